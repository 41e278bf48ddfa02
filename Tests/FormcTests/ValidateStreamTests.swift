import Foundation
import Testing

/// `formc validate` on more answers than fit its buffers.
@Suite struct ValidateStreamTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write(
            "a.form.yaml",
            """
            formc: 1
            form: A
            sections:
              - fields:
                  - { id: n, type: integer, label: N, required: true, max: 99999 }
                  - { id: t, type: text, label: T }

            """)
    }

    /// Records in lines of all lengths, each eleventh with a fault of its own.
    private func lines(_ count: Int) -> String {
        var text = ""
        for number in 0..<count {
            let filling = String(repeating: "é", count: number * 7 % 300)
            switch number % 55 {
            case 0: text += "{\"n\":\(number + 100_000),\"t\":\"\(filling)\"}\n"
            case 11: text += "{\"t\":\"\(filling)\"}\n"
            case 22: text += "{\"n\":\(number),\"t\":\"\(filling)\n"
            case 33: text += "\n{\"n\":\(number)} \(filling)\n"
            case 44: text += "{\"n\":\"\(filling)\"}\r\n"
            case _: text += "{\"n\":\(number),\"t\":\"\(filling)\"}\n"
            }
        }
        return text
    }

    @Test func theNumberOfThreadsChangesNothing() throws {
        let text = lines(5_000)
        try workspace.write("a.jsonl", text)
        let one = try workspace.formc("validate", "a.form.yaml", "a.jsonl", "--jobs", "1")
        #expect(one.status == 1)
        #expect(one.errors.hasSuffix(" of 5000 records are not valid\n"))
        for jobs in ["2", "5"] {
            let isSame = try workspace.formc("validate", "a.form.yaml", "a.jsonl", "--jobs", jobs) == one
            #expect(isSame, "\(jobs)")
            let few = try workspace.formc(
                "validate", "a.form.yaml", "a.jsonl", "--jobs", jobs, "--max-violations", "300")
            let isBeginning = one.output.hasPrefix(few.output)
            #expect(isBeginning)
            #expect(few.output.split(separator: "\n").count { $0.contains("error:") } == 300)
        }
        // Each violation is where it is said to be.
        let written = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        for violation in one.output.split(separator: "\n") where violation.contains("[too-large]") {
            let parts = violation.split(separator: ":")
            let line = try #require(Int(parts[1])), column = try #require(Int(parts[2]))
            #expect(column == 6)
            #expect(written[line - 1].starts(with: "{\"n\":1".utf8))
        }
    }

    @Test func anArrayIsReadInPieces() throws {
        let records = (0..<5_000).map { number in
            let filling = String(repeating: "é", count: number * 7 % 300)
            return number % 100 == 0 ? "{\"t\":\"\(filling)\"}" : "{\"n\":\(number),\"t\":\"\(filling)\"}"
        }
        try workspace.write("a.json", "[\n" + records.joined(separator: ",\n") + "]\n")
        let outcome = try workspace.formc("validate", "a.form.yaml", "a.json")
        #expect(outcome.errors == "50 errors; 50 of 5000 records are not valid\n")
        let lines = outcome.output.split(separator: "\n")
        for position in 0..<50 where lines.count == 100 {
            #expect(lines[position * 2] == "a.json:\(position * 100 + 2):1: error: n: Please answer this. [required]")
            #expect(lines[position * 2 + 1] == "  = note: at /\(position * 100)/n")
        }
        #expect(lines.count == 100)
    }

    @Test func aLongRecordIsReadAndATooLongOneReported() throws {
        let long = "{\"n\":1,\"t\":\"" + String(repeating: "x", count: 3 << 20) + "\"}"
        let tooLong = "{\"n\":1,\"t\":\"" + String(repeating: "x", count: 17 << 20) + "\"}"
        try workspace.write("a.jsonl", "{}\n\(long)\n\(tooLong)\n{}\n\(tooLong)\n\(long)\n{}")
        for jobs in ["1", "3"] {
            let outcome = try workspace.formc("validate", "a.form.yaml", "a.jsonl", "--format=concise", "--jobs", jobs)
            #expect(
                outcome.output == """
                    a.jsonl:1:1: error: n: Please answer this. [required]
                    a.jsonl:3:1: error: larger than 16 MB, the limit of a record [syntax]
                    a.jsonl:4:1: error: n: Please answer this. [required]
                    a.jsonl:5:1: error: larger than 16 MB, the limit of a record [syntax]
                    a.jsonl:7:1: error: n: Please answer this. [required]

                    """)
            #expect(outcome.errors == "5 errors; 5 of 7 records are not valid\n")
        }
        try workspace.write("a.json", "[{},\n\(long),\n\(tooLong),\n{}]")
        #expect(
            try workspace.formc("validate", "a.form.yaml", "a.json", "--format=concise").output == """
                a.json:1:2: error: n: Please answer this. [required]
                a.json:3:1: error: larger than 16 MB, the limit of a record [syntax]

                """)
    }

    @Test func aReaderWhoLeavesIsNoNews() throws {
        try workspace.write("a.jsonl", String(repeating: "{}\n", count: 50_000))
        let line = "{ \"$FORMC\" validate a.form.yaml a.jsonl gone; echo $? >status; } | head -n 1"
        let outcome = try workspace.shell(line)
        #expect(outcome.output == "a.jsonl:1:1: error: n: Please answer this. [required]\n")
        // What was not read is not spoken of.
        #expect(
            outcome.errors.wholeMatch(of: /stopped after [0-9]+ records, since standard output takes no more\n/) != nil)
        #expect(workspace.read("status") == "2\n")
        try workspace.write("b.json", "[" + String(repeating: "{},", count: 50_000) + "{}]")
        let document = "{ \"$FORMC\" validate a.form.yaml b.json --unknown-tags report; echo $? >status; } | head -n 1"
        #expect(try workspace.shell(document).errors.hasPrefix("stopped after "))
        #expect(workspace.read("status") == "2\n")
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func aFullDeviceEndsTheCheck() throws {
        try workspace.write("a.jsonl", String(repeating: "{}\n", count: 300_000))
        let outcome = try workspace.shell("\"$FORMC\" validate a.form.yaml a.jsonl >/dev/full")
        #expect(outcome.status == 2)
        let lines = outcome.errors.split(separator: "\n")
        #expect(lines.count == 2 && lines[0].hasPrefix("stopped after "))
        #expect(lines.last == "formc: cannot write standard output: No space left on device")
    }

    // MARK: The same bytes, however they come

    private static func filling(_ count: Int) -> String { String(repeating: "x", count: count) }

    /// Names and bytes of files that are not called JSON Lines, with what is said of them.
    private static let files: [(name: String, text: String, verdict: String)] = [
        ("two lines", "{\"n\":1}\n{\"n\":2}\n", ""), ("and a third", "{\"n\":1}\n\n{\"n\":2}\n{}", "1 error; 1 of 3"),
        ("long", "{\"n\":1,\"t\":\"\(filling(300_000))\"}\n{\"n\":\"x\"}\n{\"n\":\"y\"}", "4 errors; 2 of 3"),
        ("blank", String(repeating: "\n", count: 600_000) + "{\"n\":1}\n{\"n\":2}\n{}\n", "1 error; 1 of 3"),
        ("between", "{\"n\":1}\n" + String(repeating: " \n", count: 300_000) + "{}\n", "1 error; 1 of 2"),
        ("pretty", "\n{\n \"n\": 1,\n \"t\": \"\(filling(70_000))\"\n}\n", ""),
        ("array", String(repeating: "\n", count: 300_000) + "[{\"n\":1},\n{}]", "1 error; 1 of 2"),
        ("mark", "\u{FEFF}{\"n\":1}\n{}\n", "1 error; 1 of 2"),
    ]

    @Test func piecesChangeNothing() throws {
        for (name, text, verdict) in Self.files {
            try workspace.write("a.json", text)
            let file = try workspace.formc("validate", "a.form.yaml", "a.json", "--format", "concise")
            #expect(verdict.isEmpty ? file.errors == "" : file.errors.hasPrefix(verdict), "\(name): \(file)")
            let size = max(1, text.utf8.count / 3)
            let pipes = [
                "cat a.json", "{ dd bs=\(size) count=1; sleep 0.1; dd bs=\(size) count=1; sleep 0.1; cat; } <a.json",
                "{ dd bs=9 count=1; sleep 0.1; dd bs=1 count=2; sleep 0.1; cat; } <a.json",
            ]
            for pipe in pipes {
                let line = "{ \(pipe); } 2>pipe | \"$FORMC\" validate a.form.yaml - --format concise"
                var outcome = try workspace.shell(line)
                outcome.output = outcome.output.replacing("<stdin>:", with: "a.json:")
                #expect(outcome == file, "\(name): \(pipe)")
            }
        }
    }

    /// A long record in small pieces is not looked at again for each.
    @Test(.timeLimit(.minutes(2)))
    func manyPiecesOfOneRecord() throws {
        try workspace.write("a.json", "[{\"n\":1,\"t\":\"\(Self.filling(4 << 20))\"},{}]")
        let line = "dd if=a.json bs=512 2>pipe | \"$FORMC\" validate a.form.yaml - --format concise"
        #expect(try workspace.shell(line).output == "<stdin>:1:4194321: error: n: Please answer this. [required]\n")
    }

    @Test(.timeLimit(.minutes(2)))
    func manyViolationsOfOneRecord() throws {
        let keys = (0..<50_000).map { "\"q\($0)\":1" }.joined(separator: ",")
        try workspace.write("a.json", "{\"n\":1,\(keys)}")
        let outcome = try workspace.formc("validate", "a.form.yaml", "a.json", "--format", "concise")
        #expect(outcome.output.split(separator: "\n").count == 50_000)
        #expect(outcome.errors == "50000 errors; the record is not valid\n")
    }
}
