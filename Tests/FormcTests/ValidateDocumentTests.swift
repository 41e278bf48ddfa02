import Foundation
import Testing

/// What `formc validate` says of files that it cannot read as a whole, and of what was found in answers.
@Suite struct ValidateDocumentTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write(
            "a.form.yaml",
            """
            formc: 1
            form: A
            sources:
              team: { tag-type: string }
            sections:
              - fields:
                  - { id: i, type: integer, label: I, max: 5 }
                  - { id: d, type: decimal, label: D }
                  - { id: p, type: picker, label: P, options: { source: team } }

            """)
    }

    private func validate(_ name: String, _ text: String, _ flags: String...) throws -> Workspace.Outcome {
        try workspace.write(name, text)
        return try workspace.shell("\"$FORMC\" validate a.form.yaml '\(name)' " + flags.joined(separator: " "))
    }

    private static let unread = "  = note: the rest of the file was not read\n"

    // MARK: Broken documents

    @Test func theRestOfAnArrayIsSaidToBeUnread() throws {
        for (text, place, verdict) in [
            (#"[{"i":1},{"i":},{"i":"x"}]"#, "1:15", "1 of 2 records is not valid"),
            (#"[{"i":1},,{"i":"x"}]"#, "1:10", "the record is valid"),
            (#"[{"i":1} {"i":"x"}]"#, "1:10", "the record is valid"),
            ("{\"i\":1}\0", "1:8", "the record is valid"), ("{\"i\":1} x {}", "1:9", "the record is valid"),
            (#"x {"i":1}"#, "1:1", "the record is not valid"),
        ] {
            let outcome = try validate("a.json", text)
            #expect(outcome.status == 1)
            #expect(outcome.output.hasPrefix("a.json:\(place): error: expected "), "\(outcome)")
            #expect(outcome.output.hasSuffix(" [syntax]\n" + Self.unread), "\(outcome)")
            #expect(outcome.errors == "1 error; \(verdict); 1 file was not read as a whole\n")
        }
    }

    @Test func whereNothingIsLostNothingIsSaid() throws {
        for (text, errors) in [
            (#"{"i":}"#, "1 error; the record is not valid\n"),
            (#"[{"i":1}"#, "1 error; the record is valid; 1 file was not read as a whole\n"),
            (#"[{"i":1},{"i":"#, "1 error; 1 of 2 records is not valid\n"),
            ("", "1 error; the record is not valid\n"),
        ] {
            let outcome = try validate("a.json", text)
            #expect(!outcome.output.contains("note:"), "\(outcome)")
            #expect(outcome.errors == errors)
        }
    }

    @Test func whatLooksLikeLinesIsToldHowToBeRead() throws {
        let hint = "  = note: the rest of the file was not read; JSON Lines, a record a line, are read with '--lines'\n"
        for text in [
            "{\"i\":\n{\"i\":\"x\"}\n", "{\"i\":1\n{\"i\":2}\n", "{\n \"i\": 1\n}\n{\n \"i\": 2\n}\n",
            "{\"i\":1} {\"i\":2}",
        ] {
            #expect(try validate("a.json", text).output.hasSuffix(" [syntax]\n" + hint), "\(text)")
        }
        // A broken line that looks whole is one of JSON Lines.
        #expect(
            try validate("a.json", "{\"i\":}\n{\"i\":\"x\"}\n").errors == "2 errors; 2 of 2 records are not valid\n")
    }

    @Test func anArrayInAFileOfLinesIsToldHowToBeRead() throws {
        let outcome = try validate("a.jsonl", "[{\"i\":1}]\n[]\n")
        #expect(
            outcome.output == """
                a.jsonl:1:1: error: expected an object of answers, `{`, found `[` [syntax]
                  = note: JSON Lines has an object a line; an array is read without '--lines', from a file that is named otherwise
                a.jsonl:2:1: error: expected an object of answers, `{`, found `[` [syntax]

                """)
    }

    @Test func notesAreInEveryFormatThatHasRoom() throws {
        let text = #"[{"i":1},{"i":},{"i":"x"}]"#
        let json = try validate("a.json", text, "--format=json").output
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        #expect(object?["note"] as? String == "the rest of the file was not read")
        #expect(
            try validate("a.json", text, "--format=github").output.hasSuffix("; the rest of the file was not read\n"))
        #expect(try validate("a.json", text, "--format=concise").output.split(separator: "\n").count == 1)
        #expect(
            try validate("a.json", text, "--summary", "--format=json").output
                == #"{"records":2,"valid":1,"errors":1,"warnings":0,"incompleteFiles":1,"counts":["#
                + #"{"code":"syntax","count":1}]}"# + "\n")
    }

    // MARK: What is found

    @Test func nothingIsToldFromAnEmptyText() throws {
        let lines = try validate("a.jsonl", #"{"":1,"i":"","i":1}"#, "--format=json").output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.contains(#""field":"","pointer":"/","found":"","message""#) == true)
        #expect(lines.last?.contains(#""code":"duplicate-field","field":"i","pointer":"/i","allowed""#) == true)
        let text = try validate("a.jsonl", #"{"":1}"#).output
        #expect(
            text == """
                a.jsonl:1:2: error: "": The form has no field “”. [unknown-field]
                  = note: at /, found `""`

                """)
        try workspace.write("team", "ada\n x \n")
        #expect(
            try validate("a.jsonl", #"{"p":""}"#, "--source=team=team").output.hasSuffix("at /p, found `\"\"`\n"))
        #expect(try validate("a.jsonl", #"{"p":" x "}"#, "--source=team=team") == Workspace.Outcome(0))
        #expect(try validate("a.jsonl", #"{"p":"x"}"#, "--source=team=team").status == 1)
    }

    @Test func theLastOfVeryManyViolationsSaysSo() throws {
        let keys = (0..<100_001).map { #""k\#($0)":1"# }.joined(separator: ",")
        let outcome = try validate("a.jsonl", "{\(keys)}")
        #expect(
            outcome.output.hasSuffix(
                "  = note: there may be more; no more than 100000 violations of a record are told\n"))
        #expect(outcome.output.split(separator: "\n").count { $0.hasSuffix("are told") } == 1)
        #expect(outcome.errors.hasPrefix("100000 errors; "))
    }

    @Test func numbersAreShownAsTheyAreStored() throws {
        #expect(
            try validate("a.jsonl", #"{"i":7.00,"d":0.30000000000000004}"#).output == """
                a.jsonl:1:6: error: i: Enter 5 or less. [too-large]
                  = note: at /i, found `7.00`
                a.jsonl:1:15: error: d: “0.30000000000000004” cannot be an answer here. [wrong-type]
                  = note: at /d, found `0.30000000000000004`

                """)
    }

    @Test func noOutputMovesTheCursor() throws {
        let name = "a\u{1B}[1m\u{85}.jsonl"
        for format in ["text", "concise", "json", "github"] {
            let outcome = try validate(name, #"{"x\u202e\u0085\u2028":"\u001b"}"#, "--format=\(format)")
            #expect(outcome.status == 1)
            let raw = outcome.output.unicodeScalars.filter {
                "\u{1B}\u{85}\u{2028}\u{202E}".unicodeScalars.contains($0)
            }
            #expect(raw.isEmpty, "\(format)")
        }
    }

    // MARK: In numbers

    @Test func frequentUnknownFieldsAreCountedByName() throws {
        var text = ""
        for number in 0..<60 { text += "{\"often\":1,\"k\(number % 12)\":1,\"\(number % 2 == 0 ? "half" : "")\":1}\n" }
        let expected = """
            often  unknown-field  60
            ""     unknown-field  30
            half   unknown-field  30
            k0     unknown-field   5
            k1     unknown-field   5
            k2     unknown-field   5
            k3     unknown-field   5
            k4     unknown-field   5
            k5     unknown-field   5
            k6     unknown-field   5
                   unknown-field  25
            60 of 60 records are not valid

            """
        for jobs in ["1", "3"] {
            let outcome = try validate("a.jsonl", text, "--summary", "--jobs=\(jobs)")
            let lines = outcome.output.split(separator: "\n").map(String.init).sorted()
            #expect(lines == expected.split(separator: "\n").map(String.init).sorted(), "\(outcome.output)")
        }
        let json = try validate("a.jsonl", #"{"x\"":1}"#, "--summary", "--format=json").output
        #expect(json.contains(#"{"field":"x\"","code":"unknown-field","count":1}"#))
    }
}
