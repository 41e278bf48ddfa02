import FormAnswers

/// A block of whole lines, and all that is needed to check it.
struct AnswerBlock {
    /// Grows only for a record that does not fit.
    var buffer = [UInt8](repeating: 0, count: AnswerBlock.size)
    /// The bytes of the buffer that are lines to be checked.
    var lines = 0..<0
    /// The number of the first of them.
    var firstLine = 1
    let file: String
    private(set) var reporter: RecordReporter
    private var checker: AnswerChecker
    private var findings: [AnswerFinding] = []

    /// Large enough that what is done once a block costs nothing, small enough for a processor's cache.
    static let size = 1 << 18

    init(_ context: ValidationContext, file: String) {
        self.file = file
        reporter = RecordReporter(context)
        checker = AnswerChecker(context.plan)
    }

    /// Checks the lines.
    ///
    /// - Returns: how many there were.
    @discardableResult mutating func check(limit: Int) -> Int {
        reporter.restart(limit: limit)
        var records = LineRecords(from: lines.lowerBound, before: lines.upperBound)
        while let outcome = records.next(buffer, &checker, &findings) {
            switch outcome {
            case .checked where findings.isEmpty: reporter.passClearRecord()
            case .checked: reporter.report(findings, place(records))
            case .broken(let fault): reporter.report(fault, place(records), note: note(fault, records))
            }
            findings.removeAll(keepingCapacity: true)
        }
        return records.lines
    }

    private func place(_ records: LineRecords) -> RecordPlace {
        RecordPlace(
            file: file, bytes: buffer, end: lines.upperBound,
            lines: LineCounter(line: firstLine + records.line, from: records.lineStart))
    }

    /// What to do about a whole file that is one array.
    private func note(_ fault: AnswerFault, _ records: LineRecords) -> String? {
        guard firstLine + records.line == 1, fault.kind == .expectedObject, fault.offset < lines.upperBound,
            buffer[fault.offset] == UInt8(ascii: "[")
        else { return nil }
        return
            "JSON Lines has an object a line; an array is read without '--lines', from a file that is named otherwise"
    }

    /// Reports a record that is too large to be read.
    mutating func reportTooLarge(limit: Int) {
        reporter.restart(limit: limit)
        let place = RecordPlace(file: file, bytes: [], end: 0, lines: LineCounter(line: firstLine, from: 0))
        reporter.report(AnswerFault(.tooLarge, at: 0), place)
    }
}

/// A block that is handed to a thread and back: one thread at a time uses it.
final class AnswerLane: @unchecked Sendable {
    var block: AnswerBlock

    init(_ block: AnswerBlock) { self.block = block }
}
