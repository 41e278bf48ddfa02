import FormRuntime
import Testing

@testable import FormAnswers

/// Records in files: a line each, or in one document.
@Suite struct RecordTests {
    private static let fields = ["{ id: a, type: integer, label: A, required: true }"]

    /// Each line's record as `line: what became of it`.
    private func lines(_ text: String) throws -> [String] {
        let bytes = Array(text.utf8)
        let plan = try Checked(Self.fields).plan
        var checker = AnswerChecker(plan)
        var records = LineRecords(from: startOfText(bytes), before: bytes.count)
        var found: [String] = []
        var findings: [AnswerFinding] = []
        while let outcome = records.next(bytes, &checker, &findings) {
            switch outcome {
            case .checked:
                found.append("\(records.line): \(findings.map(\.finding.code.rawValue).joined(separator: " "))")
            case .broken(let fault): found.append("\(records.line): \(fault.kind) \(fault.offset - records.lineStart)")
            }
            findings.removeAll()
        }
        return found
    }

    @Test func aRecordALine() throws {
        #expect(try lines("") == [])
        #expect(try lines("\n \t\r\n\n") == [])
        #expect(try lines(#"{"a":1}"#) == ["0: "])
        #expect(
            try lines("{\"a\":1}\n{}\r\n\n  {\"a\":\"x\"}  \n{\"a\":2}") == [
                "0: ", "1: required", "3: wrong-type required", "4: ",
            ])
        #expect(try lines("\u{FEFF}{\"a\":1}\n{}\n") == ["0: ", "1: required"])
    }

    @Test func aBrokenLineDoesNotBreakTheNext() throws {
        #expect(
            try lines(
                "{\"a\":1\n{\"a\":\"x\n{\"a\":1} {}\n[1]\nnull\n{\"a\":[\n{\"a\":1,\n{\"a\":\"\\\n{\"a\":\"\\u00\n{\"a\" \n{}\n"
            ) == [
                "0: expectedCommaOrBrace 6", "1: unclosedText 5", "2: expectedLineEnd 8", "3: expectedObject 0",
                "4: expectedObject 0", "5: expectedValue 6", "6: expectedKey 7", "7: unknownEscape 6",
                "8: incompleteEscape 6",
                "9: expectedColon 5", "10: required",
            ])
        // What was found in a record that turns out to be none is not told.
        #expect(try lines("{} x\n{}\n") == ["0: expectedLineEnd 3", "1: required"])
    }

    // MARK: Documents

    /// The steps of a document that comes in pieces of so many bytes, each in place of the last.
    private func steps(_ text: String, pieces: Int = 1 << 20) throws -> [String] {
        let bytes = Array(text.utf8)
        let plan = try Checked(Self.fields).plan
        var checker = AnswerChecker(plan)
        var records = DocumentRecords(from: 0)
        var buffer: [UInt8] = []
        var read = 0
        var found: [String] = []
        while true {
            var findings: [AnswerFinding] = []
            let step = records.next(buffer, before: buffer.count, isLast: read == bytes.count, &checker, &findings)
            let offset = read - buffer.count
            switch step {
            case .checked(let position):
                let codes = findings.map(\.finding.code.rawValue).joined(separator: " ")
                found.append("\(position.map { "\($0)" } ?? "-") \(codes)")
            case .broken(let position, let fault): found.append("\(position) \(fault.kind) \(fault.offset + offset)")
            case .ended: return found
            case .failed(let failure):
                let fault = failure.fault
                return found + ["\(failure.isRecord ? "" : "no record: ")\(fault.kind) \(fault.offset + offset)"]
            case .needsMore:
                guard read < bytes.count else { return found + ["stuck"] }
                buffer.removeFirst(records.at)
                records.at = 0
                let next = min(bytes.count, read + pieces)
                buffer += bytes[read..<next]
                read = next
            }
        }
    }

    @Test(arguments: [1, 2, 3, 5, 7, 16, 1_000])
    func documents(_ pieces: Int) throws {
        let documents: [(String, [String])] = [
            ("", ["expectedObject 0"]), (" \n ", ["expectedObject 3"]), ("5", ["expectedObject 0"]),
            (#"{"a":1}"#, ["- "]), (" {\n} \n", ["- required"]), (#"{"a":1} x"#, ["- ", "no record: expectedEnd 8"]),
            (#"{"a":1}{}"#, ["- ", "no record: expectedEnd 7"]), ("[]", []), ("[ ] ", []),
            ("[] []", ["no record: expectedEnd 3"]),
            (#"[{"a":1}, {}, {"a":2}]"#, ["0 ", "1 required", "2 "]),
            (#"[{"a":1}"#, ["0 ", "no record: expectedCommaOrBracket 8"]),
            (#"[{"a":1}, ]"#, ["0 ", "no record: expectedObject 10"]),
            (#"[{"a":1},, {}]"#, ["0 ", "no record: expectedObject 9"]),
            (#"[{"a":1} {}]"#, ["0 ", "no record: expectedCommaOrBracket 9"]),
            (#"[{"a":1}, x, {}]"#, ["0 ", "expectedObject 10"]), ("{\"a\":1}\0", ["- ", "no record: expectedEnd 7"]),
            (
                #"[1, "x", null, [{}], {}]"#,
                [
                    "0 expectedObject 1", "1 expectedObject 4", "2 expectedObject 9",
                    "3 expectedObject 15", "4 required",
                ]
            ),
            (#"[{"a":tru}]"#, ["expectedValue 6"]), (#"[{"a":1, "b":"\ud83d"}]"#, ["loneSurrogate 14"]),
            (#"[12.5e3, 123456789012345678901234567890]"#, ["0 expectedObject 1", "1 expectedObject 9"]),
            (#"[01]"#, ["leadingZero 1"]), (#"[{"a":1,"b":"é日😀\n"}]"#, ["0 unknown-field"]),
            (#"[{"a":1},"#, ["0 ", "no record: expectedObject 9"]), ("[", ["no record: expectedObject 1"]),
            (#"{"a":1"#, ["expectedCommaOrBrace 6"]),
        ]
        for (text, expected) in documents { #expect(try steps(text, pieces: pieces) == expected, "\(text)") }
    }

    @Test(arguments: [1, 2, 3, 1_000])
    func layoutIsTold(_ pieces: Int) {
        func guess(_ text: String) -> LayoutGuess {
            let bytes = Array(text.utf8)
            var guess = LayoutGuess()
            for start in stride(from: 0, to: bytes.count, by: pieces) {
                guess.take(bytes, from: start, before: min(start + pieces, bytes.count))
            }
            guess.end()
            return guess
        }
        func isLines(_ text: String) -> Bool { guess(text).layout == .lines }
        #expect(isLines("{}\n{}"))
        #expect(isLines("\u{FEFF}\n{\"a\":1} \r\n\n {\"a\""))
        #expect(!isLines(""))
        #expect(!isLines("{}"))
        #expect(!isLines("{}\n"))
        #expect(!isLines("{\n  \"a\": 1\n}\n{\n}"))
        #expect(!isLines("[{}\n,{}]"))
        #expect(!isLines("[{}]\n[{}]"))
        #expect(!isLines("{}\nx"))
        #expect(!isLines("{\n{"))
        let long = String(repeating: "a", count: 300_000)
        #expect(isLines("{\"\(long)\":1}\n{}"))
        #expect(isLines(String(repeating: "\n \r\n", count: 200_000) + "{}\n\n\n{}"))
        #expect(!isLines("\u{FEFF}\u{FEFF}{}\n{}") && !isLines("\n\u{FEFF}{}\n{}"))
        // A broken first line may have been one.
        #expect(guess("{\"a\":\n{}").resemblesLines && guess("{}\n{}").resemblesLines)
        #expect(!guess("{\n  \"a\": 1\n}").resemblesLines && !guess("[\n{").resemblesLines)
    }

    @Test func layoutIsGivenUp() {
        func layout(_ text: String) -> AnswerLayout? {
            var guess = LayoutGuess()
            guess.take(Array(text.utf8), from: 0, before: text.utf8.count)
            #expect(guess.layout == nil)
            guess.giveUp()
            return guess.layout
        }
        // No record is that long: lines can go on after it.
        #expect(layout("{\"a\"") == .lines && layout("{}\n\n") == .lines && layout("  ") == .lines)
        #expect(layout("{\n  ") == .document)
    }
}
