import FormCompiler
import FormRuntime
import FormSource
import FormSyntax
import Foundation
import Testing

@testable import FormSemantics

/// The documents of `Grammar/`, which are made of what the compiler itself reads: that they are fresh, and that they
/// are true.
@Suite struct ReferenceTests {
    /// The variable rewrites the files and still fails the run, so that nobody takes a rewritten file for a checked
    /// one.
    @Test(arguments: GrammarFile.all)
    func theFileIsFresh(_ file: GrammarFile) throws {
        let url = packageFolder.appendingPathComponent("Grammar/\(file.name)")
        let written = try? String(contentsOf: url, encoding: .utf8)
        let wanted = file.make()
        if written.map({ Array($0.utf8) }) == Array(wanted.utf8) { return }
        let environment = ProcessInfo.processInfo.environment
        if environment["FORMC_UPDATE"] != nil, environment["CI"] == nil {
            try wanted.write(to: url, atomically: true, encoding: .utf8)
            Issue.record("Grammar/\(file.name) was stale and is rewritten")
        } else {
            let command = "FORMC_UPDATE=1 swift test --filter ReferenceTests"
            Issue.record("Grammar/\(file.name) is stale; refresh it by \(command)")
        }
    }

    @Test(arguments: FieldType.catalogue)
    func theExampleOfATypeHasNoFinding(_ type: FieldType) {
        #expect(type.example.contains("type: \(type.name)\n"))
        #expect(messages(of: whole(type.example)) == [])
    }

    /// Blocks of YAML are whole specs, or fields.
    @Test func theExamplesOfTheReferenceHaveNoFinding() {
        let blocks = referencePage().matches(of: /```yaml\n([^`]*)```/).map { whole(String($0.1)) }
        #expect(blocks.count >= FieldType.catalogue.count + 3)
        for block in blocks { #expect(messages(of: block) == [], "\(block)") }
    }

    /// Every id that the prose names is one.
    @Test func theReferenceNamesDiagnosticsThatThereAre() {
        let ids = Set(Explanation.all.map(\.id.name))
        let named = referencePage().matches(of: /\((`[a-z0-9-]+`(?:, `[a-z0-9-]+`)*)\)/)
            .flatMap { $0.1.split(separator: ", ").map { String($0.filter { $0 != "`" }) } }
        #expect(named.count > 40)
        #expect(named.filter { !ids.contains($0) } == [])
    }

    @Test func theReferenceHasARowForEveryKeyCodeAndFormat() {
        let rows = referencePage().matches(of: /\n\| `([^`]+)` \|/).map { String($0.1) }
        let keys = Key.allCases.map(\.name)
        let names = keys + FormViolationCode.allCases.map(\.rawValue) + FormFormat.allCases.map(\.rawValue)
        #expect(names.filter { !rows.contains($0) } == [])
    }

    /// What is about the language itself, and not about YAML's syntax, stands where its rule does.
    @Test func theReferenceNamesTheDiagnosticsOfItsRules() {
        let page = referencePage()
        let syntax: Set = [
            "syntax", "indentation", "colon-in-plain-value", "colon-without-blank", "dash-without-blank",
            "comment-without-blank",
            "missing-colon", "misplaced-item", "text-after-value", "reserved-character", "unclosed-quote",
            "unclosed-bracket",
            "missing-comma", "bad-escape", "block-header",
        ]
        let ids = Explanation.all.map(\.id.name).filter { !syntax.contains($0) }
        #expect(ids.filter { !page.contains("`\($0)`") } == [])
    }

    private func messages(of spec: String) -> [String] {
        check(SourceFile(name: "form.yaml", spec)).diagnostics.map { "\($0.id): \($0.message)" }
    }

    private func whole(_ example: String) -> String {
        if example.hasPrefix("formc:") { return example }
        let lines = example.split(separator: "\n").map { "      " + $0 + "\n" }.joined()
        return "formc: 1\nform: Example\nsections:\n  - fields:\n" + lines
    }
}

/// A file of `Grammar/` and what it must hold.
struct GrammarFile: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @Sendable () -> String
    var testDescription: String { name }

    static let all = [
        GrammarFile(name: "diagnostics.md", make: { diagnosticsPage() }),
        GrammarFile(name: "reference.md", make: { referencePage() }),
        GrammarFile(name: "form.schema.json", make: { editorSchema() }),
    ]
}
