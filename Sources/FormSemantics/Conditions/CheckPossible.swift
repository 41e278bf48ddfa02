import FormModel
import FormRuntime
import FormSource
import FormSyntax

/// Conditions that can never be true, or never false, whatever is answered: by themselves, without a look at the rest of
/// the form. The smallest such part is reported.
extension Analysis {
    mutating func checkPossible(
        _ condition: FormCondition, _ written: ConditionSyntax, _ key: Key, in text: ConditionText
    ) {
        _ = isReported(condition, written, key, in: text)
    }

    private mutating func isReported(
        _ condition: FormCondition, _ written: ConditionSyntax, _ key: Key, in text: ConditionText
    ) -> Bool {
        var isPartReported = false
        var parts: [(FormCondition, ConditionSyntax)] = []
        switch (condition, written) {
        case (.all(let conditions), .and(let writtens)), (.any(let conditions), .or(let writtens)):
            parts = Array(zip(conditions, writtens))
            for (condition, written) in parts where isReported(condition, written, key, in: text) {
                isPartReported = true
            }
        case (.not(let condition), .not(let written)):
            isPartReported = isReported(condition, written, key, in: text)
        case _: break
        }
        if isPartReported { return true }
        guard let truths = PossibleTruths(of: condition, form, &possibleBudget) else {
            return isGroupReported(condition, parts, in: text)
        }
        let asked = key == .require || truths.no ? nil : answerAsked(by: condition)
        return report(truths, written.range, asked: asked, isWhole: true, in: text)
    }

    /// Where a chain asks too much to be tried whole, the parts that ask the same field are tried together.
    private mutating func isGroupReported(
        _ condition: FormCondition, _ parts: [(FormCondition, ConditionSyntax)], in text: ConditionText
    ) -> Bool {
        var groups: [(field: Int, parts: [(FormCondition, ConditionSyntax)])] = []
        var positions: [Int: Int] = [:]
        for part in parts {
            guard let field = part.0.onlyField else { continue }
            let position = positions[field] ?? groups.count
            if position == groups.count {
                positions[field] = position
                groups.append((field, []))
            }
            groups[position].parts.append(part)
        }
        for group in groups where group.parts.count > 1 {
            let conditions = group.parts.map(\.0)
            var isAll = false
            if case .all = condition { isAll = true }
            let joined: FormCondition = isAll ? .all(conditions) : .any(conditions)
            guard let truths = PossibleTruths(of: joined, form, &possibleBudget) else { continue }
            let range = group.parts[0].1.range.lowerBound..<group.parts[group.parts.count - 1].1.range.upperBound
            if report(truths, range, isWhole: false, in: text) { return true }
        }
        return false
    }

    private mutating func report(
        _ truths: PossibleTruths, _ range: Range<Int>, asked: String? = nil, isWhole: Bool, in text: ConditionText
    ) -> Bool {
        if !truths.yes {
            report(.neverTrue(at: place(range, in: text)))
        } else if !truths.no, isWhole {
            report(.neverFalse(asked, at: place(range, in: text)))
        }
        return !truths.yes || !truths.no
    }
}

extension Analysis {
    /// What says the same as a condition that is never false, if it asks for an answer of one field: it is unknown
    /// while there is none.
    private mutating func answerAsked(by condition: FormCondition) -> String? {
        guard let field = condition.onlyField else { return nil }
        if case .toggle = form.fields[field].shape.value { return nil }
        let unanswered = FormCondition.all([condition, .not(.isAnswered(field))])
        guard let truths = PossibleTruths(of: unanswered, form, &possibleBudget), !truths.yes else { return nil }
        return "\(fieldName(field)) is answered"
    }
}

extension FormCondition {
    /// The field, if only one is named.
    fileprivate var onlyField: Int? {
        var only: Int?
        var isOne = true
        forEachField { field in
            if let first = only, first != field { isOne = false }
            only = field
        }
        return isOne ? only : nil
    }
}

extension DiagnosticID {
    static let neverTrue: Self = "never-true"
    static let neverFalse: Self = "never-false"
}

extension Diagnostic {
    fileprivate static func neverTrue(at range: SourceRange) -> Diagnostic {
        .error(.neverTrue, at: range, "this can never be true", label: "no legal answer makes it so")
    }

    fileprivate static func neverFalse(_ asked: String?, at range: SourceRange) -> Diagnostic {
        .warning(
            .neverFalse, at: range, "this can never be false",
            label: "every legal answer makes it true" + (asked.map { "; to ask for one, write `\($0)`" } ?? ""))
    }
}
