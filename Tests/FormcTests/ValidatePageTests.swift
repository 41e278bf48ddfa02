import FormTestSupport
import Testing

/// What `Documentation/validate.md` shows is what formc prints.
@Suite struct ValidatePageTests {
    @Test func thePageIsReal() throws {
        let blocks = packageFile("Documentation/validate.md").components(fencedBy: "```")
        let spec = try #require(blocks.first { $0.hasPrefix("yaml\n") })
        let answers = try #require(blocks.first { $0.hasPrefix("jsonl\n") })
        let texts = blocks.filter { $0.hasPrefix("text\n") }.map { $0.dropFirst(5) }
        let json = try #require(blocks.first { $0.hasPrefix("json\n") }).dropFirst(5)
        #expect(texts.count == 2)

        let workspace = try Workspace()
        try workspace.write("lunch.form.yaml", String(spec.dropFirst(5)))
        try workspace.write("answers.jsonl", String(answers.dropFirst(6)))
        func printed(_ flags: String...) throws -> String {
            try workspace.shell(
                "\"$FORMC\" validate lunch.form.yaml answers.jsonl " + flags.joined(separator: " ")
            ).output
        }
        #expect(try printed() == texts[0])
        #expect(try printed("--format json").contains(json))
        #expect(try printed("--summary") == texts[1])
    }
}

extension String {
    /// What stands between fences, without them.
    fileprivate func components(fencedBy fence: String) -> [String] {
        split(separator: fence, omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}
