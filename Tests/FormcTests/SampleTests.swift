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

    @Test func theSeedDecides() throws {
        let words = ["sample", "lunch.form.yaml", "--valid", "5", "--seed"]
        let first = try workspace.formc(words[0], words[1], words[2], words[3], words[4], "7")
        #expect(try workspace.formc(words[0], words[1], words[2], words[3], words[4], "7").output == first.output)
        #expect(try workspace.formc(words[0], words[1], words[2], words[3], words[4], "8").output != first.output)
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
