import Foundation
import Testing

/// What `--fix` must not do: take a comment away, guess, or stop half-way.
@Suite struct FixSafetyTests {
    private let workspace: Workspace

    init() throws { workspace = try Workspace() }

    private func fixed(_ spec: String) throws -> String? {
        try workspace.write("a.form.yaml", spec)
        _ = try workspace.formc("check", "--fix", "a.form.yaml")
        return workspace.read("a.form.yaml")
    }

    private func field(_ lines: String) -> String { "formc: 1\nform: A\nsections:\n  - fields:\n" + lines }
    private func list(_ lines: String) -> String { "formc: 1\nchoices:\n  l:\n" + lines }

    @Test(arguments: [">", "|-", ">-  "])
    func aCommentOfABlockStays(_ header: String) throws {
        let spec = field(
            "      - id: a\n        type: text\n        label: A\n        required: \(header) # mine\n          yes\n")
        #expect(try fixed(spec) == spec)
    }

    /// Shapes in which tag, label and other keys can be told apart only by guessing.
    @Test(arguments: [
        "    - ? apple # c\n      : Apple\n      exclusive: true\n",
        "    - x-note: hi\n      b: B\n",
        "    - apple: Apple\n      label: Other\n",
        "    - apple:\n      exclusive: true\n",
        "    - apple: Apple\n      pear: Pear\n",
    ])
    func whatIsNoPlainShorthandIsLeft(_ options: String) throws {
        #expect(try fixed(list(options)) == list(options))
    }

    @Test func aPlainShorthandIsMended() throws {
        let mended = "    - tag: apple\n      label: Apple\n      exclusive: true\n"
        #expect(try fixed(list("    - apple: Apple\n      exclusive: true\n")) == list(mended))
    }

    /// A blank behind the dash would shift what follows it, and not the lines below.
    @Test func anItemOfSeveralLinesKeepsItsColumn() throws {
        let spec = field("      -id: a\n       type: text\n       label: A\n")
        #expect(try fixed(spec) == spec)
        #expect(try fixed(list("    -apple\n    - pear\n")) == list("    - apple\n    - pear\n"))
    }

    /// `!` means something else before a comparison in the languages that it comes from.
    @Test func anExclamationMarkIsLeft() throws {
        let age = "      - { id: age, type: integer, label: Age }\n"
        let spec = field(age + "      - { id: a, type: text, label: A, visible-when: '!age == 1' }\n")
        #expect(try fixed(spec) == spec)
        let signs = field(age + "      - { id: a, type: text, label: A, visible-when: 'age > 1 && age < 9' }\n")
        #expect(try fixed(signs) == signs.replacingOccurrences(of: "&&", with: "and"))
    }

    @Test func moreAreMendedThanAreTold() throws {
        let fields = (0..<10_050).map { "      - { id: f\($0), type: txt, label: N, required: yes }\n" }.joined()
        let text = try #require(try fixed(field(fields)))
        #expect(!text.contains("required: yes"))
    }

    @Test func whatIsNamedLikeASpecIsNoReport() throws {
        try workspace.write("a.form.yaml", goodSpec("A"))
        try workspace.write("b.form.yml", goodSpec("B"))
        let outcome = try workspace.formc("check", "--output", "json=b.form.yml", "a.form.yaml")
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.hasPrefix("formc: '--output' replaces the file, and 'b.form.yml' is named like a spec"))
        #expect(workspace.read("b.form.yml") == goodSpec("B"))
    }

    @Test func aNameWithABlankCanBePatched() throws {
        try workspace.write("my forms/a.form.yaml", field("      - { id: a, type: text, label: A, required: yes }\n"))
        let diff = try workspace.formc("check", "--diff", "my forms/a.form.yaml").output
        #expect(diff.hasPrefix("--- my forms/a.form.yaml\t\n+++ my forms/a.form.yaml\t\n"))
    }

    @Test func nothingToEmitIsAnError() throws {
        try workspace.write("a.form.yaml", goodSpec("A"))
        try workspace.write("formc.yaml", "emit: []\n")
        let outcome = try workspace.formc("build", "--config", "formc.yaml", "a.form.yaml", "-o", "w")
        #expect(outcome.status == 1)
        #expect(outcome.errors.hasPrefix("formc.yaml:1:1: error: `emit` has no value [empty-value]"), "\(outcome)")
    }
}
