import FormCompiler
import Foundation
import Testing

/// Nothing that a spec, answers or the name of a file hold drives the terminal, hides text or reorders it.
@Suite struct TerminalEscapeTests {
    private let workspace: Workspace
    /// C0, C1, line separators, invisible characters and those that change the direction of text.
    private static let hostile =
        "\u{1B}[31m\u{7}\u{8}\u{7F}\u{9B}31m\u{85}\u{2028}\u{200B}\u{202E}\u{2066}\u{FEFF}\u{E0041}"
    private let name = "n\u{1B}[31m\u{9B}\u{85}\u{202E}\u{2066}.form.yaml"

    init() throws {
        workspace = try Workspace()
        try workspace.write(name, Self.spec)
    }

    /// Hostile characters in keys, values, conditions, comments, block scalars and names, with a certain fix.
    private static let spec = """
        formc: 1
        form: Fruit\(hostile)
        title: Pick \(hostile) one
        choices:
          fruit\(hostile): [apple, "p\(hostile)ear"] # \(hostile)
          \(hostile): [mint]
        sections:
          - fields:
              - { id: "a\(hostile)", type: "t\(hostile)", label: A, required: yes }
              - id: b
                type: text
                label: "\\e[31m\\u009B\\u202E\\u2066\\u200B\\uFEFF"
                visible-when: a\(hostile) == "\(hostile)"
                pattern: "[\\u202E\\e"
                required: yes
              - id: c
                \(hostile)type: text
                help: |
                  \(hostile)
        """

    /// Escapes without a raw character, so that the spec goes through all stages.
    private static let escaped = #"""
        formc: 1
        form: Picnic
        title: "Pick \u202E\u2066\u200B\uFEFF one"
        sections:
          - fields:
              - id: fruit
                type: picker
                label: "A \u202E\u2066 b"
                options: [{ tag: "a\u202E\u2066\u200Bb", label: "A\u202E" }, pear]
                required: true
              - id: name
                type: text
                label: "Name \u202E"
                pattern: "[a-z]+"
                messages: { pattern: "No \u202E\u2066{found}" }
        """#

    private func expectPlain(_ outcome: Workspace.Outcome, _ what: String) {
        #expect(!(outcome.output + outcome.errors).isEmpty, "\(what)")
        let unseen = (outcome.output + outcome.errors).unicodeScalars.filter(Self.isHostile)
        #expect(unseen.isEmpty, "\(what): \(unseen.map { String($0.value, radix: 16) })")
    }

    private static func isHostile(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
        case 0xE0000...0xE007F: true
        case _: false
        }
    }

    @Test(arguments: ReportFormat.allCases.map(\.rawValue))
    func checks(_ format: String) throws {
        for operand in [".", name] {
            expectPlain(try workspace.formc("check", operand, "--format", format), format)
        }
        let input = try workspace.formc(
            "check", "-", "--stdin-filename", name, "--format", format, input: Self.spec)
        #expect(input.status == 1)
        expectPlain(input, format)
        // A file that is not there, and one that cannot be read, in each format's own words.
        try workspace.link("l" + name, to: "gone")
        expectPlain(try workspace.formc("check", ".", "x" + name, "--format", format), format)
    }

    @Test func builds() throws {
        expectPlain(try workspace.formc("build", "."), "build")
        expectPlain(try workspace.formc("build", name, "--emit", "x\u{1B}"), "a flag's value")
        try workspace.write(name, Self.escaped)
        expectPlain(try workspace.formc("build", ".", "--dry-run"), "--dry-run")
        expectPlain(try workspace.formc("build", ".", "--check"), "--check")
        let printed = try workspace.formc(
            "build", ".", "-o", "-", "--emit", "swift,swiftui,json-schema", "--verbose")
        #expect(printed.status == 0)
        expectPlain(printed, "-o -")
        try workspace.write("out/" + name.replacing(".yaml", with: ".swift"), "mine")
        expectPlain(try workspace.formc("build", ".", "-o", "out"), "somebody's file")
        expectPlain(try workspace.formc("build", "\u{1B}]0;x\u{7}"), "no such file")
        expectPlain(try workspace.formc("\u{1B}]0;x\u{7}"), "no such command")
        expectPlain(try workspace.formc("explain", "\u{1B}]0;x\u{9B}"), "no such id")
    }

    @Test(arguments: ["text", "concise", "json", "github"])
    func validates(_ format: String) throws {
        try workspace.write(name, Self.escaped)
        let answers = "a\u{1B}[31m\u{202E}.jsonl"
        try workspace.write(
            answers,
            #"{"fruit":"\u001b[31m\u202e\u2066","name":"\u009b\u202e","\u001b\u202e":1}"# + "\n"
                + "{\"fruit\":\"\u{202E}\u{9B}\",\"\u{202E}\":2} \u{1B}\n{\"\u{1B}\n")
        let outcome = try workspace.formc("validate", name, answers, "--format", format)
        #expect(outcome.status == 1)
        expectPlain(outcome, format)
        expectPlain(try workspace.formc("validate", name, answers, "--summary"), "--summary")
    }

    @Test func samples() throws {
        try workspace.write(name, Self.escaped)
        let outcome = try workspace.formc("sample", name, "--valid", "20", "--invalid", "40")
        #expect(outcome.status == 0)
        expectPlain(outcome, "sample")
    }

    /// A difference is for `patch`, which needs the bytes as they are; a terminal gets none of them.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
    func differences() throws {
        let fixable = "formc: 1\nform: F\ntitle: \"a\u{1B}[31m\u{202E}\tb\"\nsections:\n  -fields: []\n"
        try workspace.write(name, fixable)
        let piped = try workspace.formc("check", name, "--diff")
        #expect(piped.output.contains(" title: \"a\u{1B}[31m\u{202E}\tb\"\n"))
        #expect(piped.output.hasPrefix(#"--- n\u{1B}[31m"#))
        let line = "TERM=dumb script -qec '\"$FORMC\" check . --diff' /dev/null </dev/null"
        let seen = try workspace.shell(line).output.replacing("\r\n", with: "\n")
        #expect(seen.contains(" title: \"a\\u{1B}[31m\\u{202E}\tb\"\n"))
        expectPlain(Workspace.Outcome(0, output: seen.replacing("\t", with: " ")), "--diff")
    }
}
