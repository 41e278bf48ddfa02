import FormTestSupport
import Foundation
import Testing

/// Each promise of SECURITY.md names tests that there are.
@Suite struct SecurityPageTests {
    @Test func everyFilterNamesTests() throws {
        let page = packageFile("SECURITY.md").replacing("\n", with: " ").replacing("\\|", with: "|")
        let filters = page.matches(of: /swift test --filter ('[^']+'|\w+)/).map { String($0.1) }
        let names = Set(filters.flatMap { $0.split { "'|".contains($0) }.map(String.init) })
        #expect(filters.count > 10 && names.count > 15)
        let tests = try declared()
        for name in names.sorted() { #expect(tests.contains(name), "SECURITY.md: there is no test \(name)") }
    }

    /// Each row of the table has its command, and what Make is asked for is there.
    @Test func everyPromiseHasItsCommand() {
        let rows = packageFile("SECURITY.md").split(separator: "\n").drop { !$0.hasPrefix("|---|---|") }
            .dropFirst().prefix { $0.hasPrefix("|") }
        #expect(rows.count >= 8)
        for row in rows {
            #expect(row.contains("| `swift test --filter ") || row.contains("| `make "), "\(row)")
        }
        let makefile = packageFile("Makefile")
        for target in packageFile("SECURITY.md").matches(of: /`make ([a-z-]+)`/).map({ $0.1 }) where target != "install"
        {
            #expect(makefile.contains("\n\(target): "), "SECURITY.md: there is no make \(target)")
        }
    }

    /// The targets, suites and functions of tests.
    private func declared() throws -> Set<String> {
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: packageFolder.appendingPathComponent("Tests").path)
        var names = Set(folders)
        for file in swiftFiles(below: "Tests") {
            names.formUnion(packageFile(file).matches(of: /(?:struct|func) (\w+)/).map { String($0.1) })
        }
        return names
    }
}
