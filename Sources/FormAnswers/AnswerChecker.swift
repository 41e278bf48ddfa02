/// Checks records of answers, one after another. It keeps room for its work, so that a record without fault allocates
/// nothing where no condition decides; each thread has its own.
package struct AnswerChecker {
    package let plan: AnswerPlan
    private let names: PlannedNames
    private let hasConditions: Bool
    private let demanding: Int
    private var states: [FieldState]
    private var strays: [StrayKey] = []
    /// The number of the record, by which what was found of another one is told from what was found of this one.
    private var record: UInt64 = 0

    package init(_ plan: AnswerPlan) {
        self.plan = plan
        names = plan.names
        hasConditions = plan.conditions != nil
        demanding = plan.demanding
        states = [FieldState](repeating: FieldState(), count: plan.fields.count)
    }

    /// Checks the record that begins at `start`, a JSON object of answers. Linear time.
    ///
    /// - Parameters:
    ///   - end: where the text ends, if not before.
    ///   - isLine: whether a line feed ends it, too, as in JSON Lines.
    ///   - findings: what is wrong is appended.
    /// - Returns: the offset after the record.
    /// - Throws: what is not JSON, or no object; nothing more is said of such a record.
    package mutating func check(
        _ bytes: [UInt8], from start: Int, before end: Int, isLine: Bool = false,
        _ findings: inout [AnswerFinding]
    ) throws(AnswerFault) -> Int {
        record &+= 1
        let end = min(end, bytes.count)
        if !strays.isEmpty { strays.removeAll() }
        var pass = QuickPass(JSONScanner(from: start, before: end, isLine: isLine), record: record)
        try pass.read(bytes.span, names, &states, &strays)
        if pass.isClear(demanding: demanding), strays.isEmpty, !hasConditions { return pass.scanner.at }
        let stored = StoredAnswers(
            plan: plan, bytes: bytes, end: pass.scanner.at, start: start, states: states, record: record)
        var look = CloserLook(stored, strays)
        look.report(&findings)
        return pass.scanner.at
    }
}
