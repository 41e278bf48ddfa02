import FormAnswers

/// Checks one JSON document, of which it holds as much as a record needs.
struct DocumentCheck {
    private let file: String
    private(set) var reporter: RecordReporter
    private(set) var isDone = false
    /// Whether somebody may have meant JSON Lines.
    private let resemblesLines: Bool
    private var checker: AnswerChecker
    private var findings: [AnswerFinding] = []
    private var buffer = [UInt8](repeating: 0, count: AnswerBlock.size)
    private var filled: Int
    private var records: DocumentRecords
    private var lines: LineCounter

    init(_ context: ValidationContext, file: String, _ input: inout AnswerInput, resemblesLines: Bool) {
        self.file = file
        self.resemblesLines = resemblesLines
        reporter = RecordReporter(context)
        checker = AnswerChecker(context.plan)
        let isAtStart = input.isAtStart
        filled = input.takePending(into: &buffer)
        let start = isAtStart ? min(startOfText(buffer), filled) : 0
        records = DocumentRecords(from: start)
        lines = LineCounter(line: input.blankLines + 1, from: start)
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
            case .ended:
                isDone = true
                return
            case .failed(let failure):
                report(failure)
                isDone = true
                return
            }
        }
    }

    /// Reports what keeps the rest of the document from being read.
    private mutating func report(_ failure: DocumentRecords.Failure) {
        let note = note(failure)
        reporter.report(failure.fault, place(nil), note: note, isRecord: failure.isRecord)
        if note != nil || !failure.isRecord { reporter.countIncompleteFile() }
    }

    /// What else there is to say: that nothing follows, which is not said of a document of one broken record.
    private func note(_ failure: DocumentRecords.Failure) -> String? {
        let isUnread = "the rest of the file was not read"
        if records.isInArray { return failure.hasRest ? isUnread : nil }
        let offset = failure.fault.offset
        let isSecond = failure.fault.kind == .expectedEnd && offset < filled && buffer[offset] == UInt8(ascii: "{")
        if resemblesLines || isSecond { return isUnread + "; JSON Lines, a record a line, are read with '--lines'" }
        return failure.hasRest ? isUnread : nil
    }

    private mutating func place(_ position: Int?) -> RecordPlace {
        lines.pass(to: records.start, buffer)
        var place = RecordPlace(file: file, bytes: buffer, end: filled, lines: lines)
        if let position { place.pointer.append(position) }
        return place
    }

    /// Drops what is done with and reads what comes next.
    private mutating func readOn(_ input: inout AnswerInput) throws(FileProblem) {
        lines.pass(to: records.at, buffer)
        lines.drop(records.at)
        input.moveToStart(&buffer, records.at, &filled)
        records.at = 0
        if filled == buffer.count {
            if filled >= largestRecord { return stop() }
            input.grow(&buffer)
        }
        // What has come of a long record is looked at again each time, so that each time there must be much more of it.
        let goal = filled < AnswerBlock.size / 2 ? filled + 1 : min(buffer.count, filled * 2)
        while filled < goal, !input.isAtEnd { filled += try input.read(into: &buffer, from: filled) }
    }

    private mutating func stop() {
        records.startHere()
        reporter.report(AnswerFault(.tooLarge, at: 0), place(nil), note: "the rest of the file was not read")
        reporter.countIncompleteFile()
        isDone = true
    }
}
