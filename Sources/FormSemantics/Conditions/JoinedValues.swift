import FormModel
import FormSource
import FormSyntax

/// `fruit == apple or pear`: values that are joined to a condition as if the field had been named again.
extension Analysis {
    /// How many parts from a position on are values of what the part before asks for. Says so once for all of them.
    mutating func joinedValues(
        _ parts: [ConditionSyntax], from position: Int, isAnd: Bool, in text: ConditionText
    ) -> Int {
        guard position > 0, let asked = lastAsked(parts[position - 1]),
            let field = fieldsByID.find(text.piece(asked.field), in: form.buffer)
        else { return 0 }
        if case .word = parts[position] { indexTags(of: field) }
        let values = parts[position...].prefix { isValue($0, of: field, in: text) }.map(\.range)
        guard let first = values.first, let last = values.last else { return 0 }
        // A field that could not be read may be the one.
        if isTruncated || hasUnreadFields { return values.count }
        let range = first.lowerBound..<last.upperBound
        let name = spelling(first, in: text)
        report(.unknownField(name, help: help(asked, values, isAnd: isAnd, in: text), at: place(range, in: text)))
        return values.count
    }

    private func isValue(_ part: ConditionSyntax, of field: Int, in text: ConditionText) -> Bool {
        guard case .word(let range) = part, fieldsByID.find(text.piece(range), in: form.buffer) == nil else {
            return false
        }
        switch form.fields[field].shape.value {
        case .choice, .selection: return isTag(range, of: field, in: text)
        case .integer, .decimal, .date, .time, .dateTime: return isLiteral(spelling(range, in: text))
        case .none, .text, .toggle, .sourceChoice, .sourceSelection: return false
        }
    }

    /// What a condition asks for last.
    private func lastAsked(_ condition: ConditionSyntax) -> AskedValue? {
        switch condition {
        case .or(let parts), .and(let parts): return parts.last.flatMap { lastAsked($0) }
        case .not(let part): return lastAsked(part)
        case .comparison(.word(let field), let comparison, _, let value):
            return AskedValue(field: field, comparison: comparison, value: value.range)
        case .has(let field, .one, _, let value): return AskedValue(field: field, comparison: nil, value: value)
        case .word, .comparison, .within, .has, .answered: return nil
        }
    }

    private func help(
        _ asked: AskedValue, _ values: [Range<Int>], isAnd: Bool, in text: ConditionText
    ) -> String {
        let name = spelling(asked.field, in: text)
        let list = ([asked.value] + values.prefix(12)).map { spelling($0, in: text) }.joined(separator: ", ")
        guard let comparison = asked.comparison else { return "write `\(name) has \(isAnd ? "all" : "any") (\(list))`" }
        guard let field = fieldsByID.find(text.piece(asked.field), in: form.buffer),
            ValueKinds(form.fields[field].shape.value, form) == .picker, comparison == .equal || comparison == .notEqual
        else { return "repeat the field: `\(name) \(comparison.rawValue) \(spelling(values[0], in: text))`" }
        return "write `\(comparison == .equal ? "" : "not ")\(name) in (\(list))`"
    }
}

/// A field, and the value that it is compared with or asked for.
private struct AskedValue {
    let field: Range<Int>
    /// Nil for `has`.
    let comparison: Comparison?
    let value: Range<Int>
}
