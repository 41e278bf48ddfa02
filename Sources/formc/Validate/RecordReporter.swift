import FormAnswers
import FormRuntime

/// What is the same for all answers of one run.
struct ValidationContext: Sendable {
    let plan: AnswerPlan
    let texts: AnswerTexts
    let writer: ViolationWriter
    /// Whether unknown tags are only reported.
    let allowsUnknownTags: Bool
    /// Whether single violations are written at all.
    let isSummary: Bool

    func severity(_ code: FormViolationCode) -> ViolationSeverity {
        allowsUnknownTags && code == .unknownTag ? .warning : .error
    }
}

/// Where a record stands.
struct RecordPlace {
    let file: String
    let bytes: [UInt8]
    let end: Int
    /// Line and column of a byte.
    let location: (Int) -> (line: Int, column: Int)
    var pointer = JSONPointer()
}

/// Writes what is found in records, and counts it.
struct RecordReporter {
    private let context: ValidationContext
    private(set) var tally: ViolationTally
    /// What is written, and where each violation ends in it.
    private(set) var output: [UInt8] = []
    private(set) var ends: [Int] = []
    /// How many violations may be written.
    var limit = Int.max

    init(_ context: ValidationContext) {
        self.context = context
        tally = ViolationTally(fields: context.plan.ids.count)
    }

    /// Forgets what was written and counted; keeps the room for it.
    mutating func restart(limit: Int) {
        tally = ViolationTally(fields: context.plan.ids.count)
        output.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        self.limit = limit
    }

    mutating func passClearRecord() { tally.countClearRecord() }

    mutating func report(_ findings: [AnswerFinding], _ place: RecordPlace) {
        tally.count(findings, context.severity)
        if context.isSummary { return }
        for finding in findings where ends.count < limit { write(violation(finding, place)) }
    }

    mutating func report(_ fault: AnswerFault, _ place: RecordPlace) {
        tally.countBrokenRecord()
        if context.isSummary || ends.count >= limit { return }
        let (line, column) = place.location(fault.offset)
        write(
            Violation(
                file: place.file, line: line, column: column, severity: .error, code: "syntax",
                message: fault.message(in: place.bytes, before: place.end)))
    }

    private mutating func write(_ violation: Violation) {
        context.writer.write(violation, to: &output)
        ends.append(output.count)
    }

    private func violation(_ finding: AnswerFinding, _ place: RecordPlace) -> Violation {
        let (line, column) = place.location(finding.offset)
        let plan = context.plan
        var violation = Violation(
            file: place.file, line: line, column: column, severity: context.severity(finding.finding.code),
            code: finding.finding.code.rawValue, message: context.texts.text(of: finding.finding))
        violation.field = finding.finding.field.map { plan.ids[$0] } ?? finding.finding.found
        violation.found = finding.finding.found
        violation.allowed = finding.finding.allowed
        // Only these formats show it.
        switch context.writer.format {
        case .text, .json:
            violation.pointer = finding.pointer(in: place.bytes, plan, from: place.pointer).description
        case .concise, .github: break
        }
        return violation
    }
}
