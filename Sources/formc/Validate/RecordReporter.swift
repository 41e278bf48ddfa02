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
    var lines: LineCounter
    var pointer = JSONPointer()

    /// Line and column of a byte, which is not before one that was asked for.
    mutating func location(of offset: Int) -> (line: Int, column: Int) { lines.location(of: offset, bytes) }
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
    /// The words for the findings so far: in stored answers the same ones come again and again.
    private var messages: [FormFinding: String] = [:]
    private static let mostMessages = 1_000

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

    /// Reports what was found in a record, in the order of its bytes.
    mutating func report(_ findings: [AnswerFinding], _ place: RecordPlace) {
        tally.count(findings, context.severity)
        if context.isSummary || ends.count >= limit { return }
        var place = place
        let ordered = findings.enumerated().sorted { one, other in
            (one.element.offset, one.offset) < (other.element.offset, other.offset)
        }
        for (_, finding) in ordered.dropLast() {
            if ends.count >= limit { return }
            write(violation(finding, &place))
        }
        guard ends.count < limit, let last = ordered.last else { return }
        var violation = violation(last.element, &place)
        let most = AnswerFinding.mostOfARecord
        if findings.count >= most {
            violation.note = "there may be more; no more than \(most) violations of a record are told"
        }
        write(violation)
    }

    /// Reports what is no JSON.
    ///
    /// - Parameters:
    ///   - note: what else there is to say of it.
    ///   - isRecord: whether a record is wrong, and not what stands around it.
    mutating func report(_ fault: AnswerFault, _ place: RecordPlace, note: String? = nil, isRecord: Bool = true) {
        tally.countFault(isRecord: isRecord)
        if context.isSummary || ends.count >= limit { return }
        var place = place
        let (line, column) = place.location(of: fault.offset)
        var violation = Violation(
            file: place.file, line: line, column: column, severity: .error, code: "syntax",
            message: fault.message(in: place.bytes, before: place.end))
        violation.note = note
        write(violation)
    }

    mutating func countIncompleteFile() { tally.countIncompleteFile() }

    private mutating func write(_ violation: Violation) {
        context.writer.write(violation, to: &output)
        ends.append(output.count)
    }

    private mutating func message(for finding: FormFinding) -> String {
        if let known = messages[finding] { return known }
        let message = context.texts.text(of: finding)
        if messages.count < Self.mostMessages { messages[finding] = message }
        return message
    }

    private mutating func violation(_ finding: AnswerFinding, _ place: inout RecordPlace) -> Violation {
        let (line, column) = place.location(of: finding.offset)
        let plan = context.plan
        let stored = finding.asStored(in: place.bytes)
        var violation = Violation(
            file: place.file, line: line, column: column, severity: context.severity(stored.code),
            code: stored.code.rawValue, message: message(for: stored))
        violation.field = stored.field.map { plan.ids[$0] } ?? stored.found
        if stored.code.hasFound { violation.found = stored.found }
        violation.allowed = stored.allowed
        // Only these formats show it.
        switch context.writer.format {
        case .text, .json:
            violation.pointer = finding.pointer(in: place.bytes, plan, from: place.pointer).description
        case .concise, .github: break
        }
        return violation
    }
}

extension FormViolationCode {
    /// Whether something was found, be it an empty text, and not only missed.
    fileprivate var hasFound: Bool {
        switch self {
        case .tooFew, .tooMany, .exclusiveConflict, .notOffered, .unknownTag, .duplicateTag, .tooShort, .tooLong,
            .pattern, .format, .tooSmall, .tooLarge, .step, .mustBe, .wrongType, .unknownField:
            true
        case .required, .requiredOption, .duplicateField, .hidden, .rule: false
        }
    }
}
