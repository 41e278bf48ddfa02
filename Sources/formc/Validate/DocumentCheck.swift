import FormAnswers

/// Checks one JSON document, of which it holds as much as a record needs.
struct DocumentCheck {
    private let file: String
    private(set) var reporter: RecordReporter
    private(set) var isDone = false
    private var checker: AnswerChecker
    private var findings: [AnswerFinding] = []
    private var buffer = [UInt8](repeating: 0, count: AnswerBlock.size)
    private var filled: Int
    private var records: DocumentRecords
    private var lines: LineCounter

    init(_ context: ValidationContext, file: String, _ input: inout AnswerInput) {
        self.file = file
        reporter = RecordReporter(context)
        checker = AnswerChecker(context.plan)
        filled = input.takePending(into: &buffer)
        let start = min(startOfText(buffer), filled)
        records = DocumentRecords(from: start)
        lines = LineCounter(from: start)
    }

    /// Checks the records of what is there, then reads on.
    mutating func check(_ input: inout AnswerInput, limit: Int) throws(FileProblem) {
        reporter.restart(limit: limit)
        while true {
            findings.removeAll(keepingCapacity: true)
            let step = records.next(buffer, before: filled, isLast: input.isAtEnd, &checker, &findings)
            switch step {
            case .checked where findings.isEmpty: reporter.passClearRecord()
            case .checked(let position): reporter.report(findings, place(position))
            case .broken(let position, let fault): reporter.report(fault, place(position))
            case .needsMore: return try readOn(&input)
            case .ended(let fault):
                if let fault { reporter.report(fault, place(nil)) }
                isDone = true
                return
            }
        }
    }

    private mutating func place(_ position: Int?) -> RecordPlace {
        lines.pass(to: records.start, buffer)
        var place = RecordPlace(file: file, bytes: buffer, end: filled) { [lines, buffer] offset in
            lines.location(of: offset, buffer)
        }
        if let position { place.pointer.append(position) }
        return place
    }

    /// Drops what is done with and reads what comes next.
    private mutating func readOn(_ input: inout AnswerInput) throws(FileProblem) {
        lines.pass(to: records.at, buffer)
        lines.drop(records.at)
        buffer.replaceSubrange(..<(filled - records.at), with: Array(buffer[records.at..<filled]))
        filled -= records.at
        records.at = 0
        if filled == buffer.count {
            if filled >= AnswerInput.largestRecord {
                records.startHere()
                reporter.report(AnswerFault(.tooLarge, at: 0), place(nil))
                isDone = true
                return
            }
            input.grow(&buffer)
        }
        filled += try input.read(into: &buffer, from: filled)
    }
}

/// Counts lines of a text of which the beginning is no longer there.
struct LineCounter {
    private var line = 1
    /// Where the line begins that `passed` stands in; negative where that is no longer there.
    private var lineStart: Int
    private var passed: Int

    init(from start: Int) { (lineStart, passed) = (start, start) }

    /// Counts up to an offset; going back counts nothing.
    mutating func pass(to offset: Int, _ bytes: [UInt8]) {
        while passed < offset {
            passed += 1
            if bytes[passed - 1] == 0x0A {
                line += 1
                lineStart = passed
            }
        }
    }

    /// Forgets the first bytes, which have been passed.
    mutating func drop(_ count: Int) {
        lineStart -= count
        passed -= count
    }

    func location(of offset: Int, _ bytes: [UInt8]) -> (line: Int, column: Int) {
        var counter = self
        counter.pass(to: offset, bytes)
        return (counter.line, offset - counter.lineStart + 1)
    }
}
