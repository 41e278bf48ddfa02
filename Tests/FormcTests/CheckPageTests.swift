import FormTestSupport
import Testing

/// What `Documentation/check.md` shows is what formc prints.
@Suite struct CheckPageTests {
    @Test func thePageIsReal() throws {
        let page = packageFile("Documentation/check.md")
        func block(_ name: String) throws -> String {
            let start = try #require(page.firstRange(of: "```\(name)\n"), "no block \(name)")
            let rest = page[start.upperBound...]
            return String(rest[..<(try #require(rest.firstRange(of: "```"))).lowerBound])
        }
        let workspace = try Workspace()
        try workspace.write("lunch.form.yaml", block("yaml"))
        for (name, format) in [
            ("text", "text"), ("text concise", "concise"), ("json", "json"), ("text github", "github"),
            ("json gitlab", "gitlab"), ("xml", "junit"),
        ] {
            let outcome = try workspace.formc("check", "lunch.form.yaml", "--format", format)
            #expect(try outcome.output == block(name))
        }
        let sarif = try workspace.formc("check", "lunch.form.yaml", "--format=sarif").output
        #expect(try unindented(sarif).contains(unindented(block("json sarif"))))
        #expect(try workspace.formc("check", "lunch.form.yaml", "--diff").output == block("diff"))
        try workspace.write("allowed.form.yaml", block("yaml allowed"))
        #expect(try workspace.formc("check", "--strict", "allowed.form.yaml") == Workspace.Outcome(0))
    }

    private func unindented(_ text: String) -> String {
        text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
    }
}
