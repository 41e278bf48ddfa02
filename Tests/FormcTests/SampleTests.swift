import Foundation
import Testing

/// `formc sample`, as it is met in a shell.
@Suite struct SampleTests {
    private let workspace: Workspace

    private static let spec = """
        formc: 1
        form: Lunch
        sections:
          - fields:
              - { id: name, type: text, label: Name, required: true, max-length: 9 }
              - id: dishes
                type: checkboxes
                label: Dishes
                max: 2
                options: [soup, curry, rice, { tag: none, exclusive: true }]
              - { id: spice, type: integer, label: Spice, min: 1, max: 3, visible-when: dishes has curry }
              - { id: code, type: text, label: Code, pattern: "[A-Z]{2}[0-9]+" }

        """

    init() throws {
        workspace = try Workspace()
        try workspace.write("lunch.form.yaml", Self.spec)
    }

    @Test func whatIsValidIsFoundSo() throws {
        let made = try workspace.shell("\"$FORMC\" sample lunch.form.yaml --valid 200 > a.jsonl")
        #expect(made.status == 0)
        #expect(workspace.read("a.jsonl")?.split(separator: "\n").count == 200)
        let checked = try workspace.formc("validate", "lunch.form.yaml", "a.jsonl")
        #expect(checked.status == 0)
        #expect(checked.output == "")
    }

    @Test func eachInvalidOneHasItsViolation() throws {
        let made = try workspace.formc("sample", "lunch.form.yaml", "--invalid", "60")
        #expect(made.status == 0)
        let lines = made.output.split(separator: "\n")
        #expect(lines.count == 60)
        var codes: Set<String> = []
        for line in lines {
            let parts = line.split(separator: "\"answers\":", maxSplits: 1)
            let answers = try #require(parts.last).dropLast()
            let head =
                try JSONSerialization.jsonObject(with: Data((parts[0].dropLast() + "}").utf8)) as? [String: String]
            let code = try #require(head?["code"])
            codes.insert(code)
            try workspace.write("one.json", String(answers))
            let checked = try workspace.formc("validate", "lunch.form.yaml", "one.json")
            #expect(checked.status == 1)
            #expect(checked.output.contains("[\(code)]"), "\(line)")
        }
        #expect(codes.count > 6)
    }

    /// A form whose rules are hard to meet: it is told which, and what `{}` violates is found nevertheless.
    @Test func whatCannotBeFoundIsNamed() throws {
        try workspace.write(
            "hard.form.yaml",
            """
            formc: 1
            form: Hard
            sections:
              - fields:
                  - { id: easy, type: integer, label: E, required: true }
                  - { id: long, type: text, label: L, required: true, format: email, min-length: 100, max-length: 101 }
                  - { id: free, type: text, label: F }

            """)
        let valid = try workspace.formc("sample", "hard.form.yaml", "--valid", "2")
        #expect(valid.status == 2 && valid.output == "")
        #expect(
            valid.errors
                == "formc: found 0 of 2 answers: by trying, nothing was found that meets the limits of 'long'\n")
        let invalid = try workspace.formc("sample", "hard.form.yaml", "--invalid", "5")
        #expect(invalid.status == 0)
        let lines = invalid.output.split(separator: "\n")
        #expect(lines.count == 5)
        #expect(lines.allSatisfy { $0.hasPrefix(#"{"code":"required","field":""#) })
        try workspace.write(
            "rule.form.yaml",
            """
            formc: 1
            form: Rule
            sections:
              - fields:
                  - { id: a, type: integer, label: A, required: true }
                  - { id: b, type: integer, label: B, required: true }
            rules:
              - { id: exact, require: a == 123456789 and b == 987654321, message: No, at: b }

            """)
        #expect(
            try workspace.formc("sample", "rule.form.yaml").errors
                == "formc: found 0 of 1 answers: by trying, nothing was found that meets the rule 'exact'\n")
    }

    @Test func theSeedDecides() throws {
        let words = ["sample", "lunch.form.yaml", "--valid", "5", "--seed"]
        let first = try workspace.formc(words[0], words[1], words[2], words[3], words[4], "7")
        #expect(try workspace.formc(words[0], words[1], words[2], words[3], words[4], "7").output == first.output)
        #expect(try workspace.formc(words[0], words[1], words[2], words[3], words[4], "8").output != first.output)
    }

    @Test func theSeedHasLimits() throws {
        for seed in ["-1", "0", "18446744073709551615"] {
            #expect(
                try workspace.formc("sample", "lunch.form.yaml", "--seed", seed).errors
                    == "formc: '--seed' takes a whole number from 1 to 9223372036854775807, not '\(seed)' "
                    + "(see 'formc help sample')\n")
        }
    }

    @Test func whatIsNoFormHasNoAnswers() throws {
        #expect(try workspace.formc("sample").status == 2)
        #expect(try workspace.formc("sample", "missing.form.yaml").status == 2)
        try workspace.write("bad.form.yaml", "formc: 1\nform: Bad\n")
        #expect(try workspace.formc("sample", "bad.form.yaml").status == 1)
        try workspace.write("shared.form.yaml", "formc: 1\nchoices:\n  fruit: [apple]\n")
        #expect(try workspace.formc("sample", "shared.form.yaml").status == 2)
    }
}
