import FormModel
import FormSource
import FormSyntax

/// `fruit == null`: words that other languages have for no answer.
extension Analysis {
    /// Whether a value stands for nothing and is neither a tag of the field nor another field. If so, says what to write.
    mutating func isNothing(
        _ value: ConditionValue, of field: Int, isEqual: Bool, whole: Range<Int>, in text: ConditionText
    ) -> Bool {
        let found: String
        switch value {
        case .word(let range): found = spelling(range, in: text)
        case .quoted(let range): found = spelling(range.inner, in: text)
        case .count, .field: return false
        }
        indexTags(of: field)
        guard !isTag(value.range, of: field, in: text), meansNothing(found, value, field),
            fieldsByID.find(text.piece(value.range), in: form.buffer) == nil
        else { return false }
        let instead = "\(fieldName(field)) is \(isEqual ? "unanswered" : "answered")"
        report(.noAnswer(found, instead, at: place(value.range, in: text), whole: place(whole, in: text)))
        return true
    }

    /// A tag or a label that is written a little differently is what was meant.
    private func meansNothing(_ found: String, _ value: ConditionValue, _ field: Int) -> Bool {
        let word = found.lowercased()
        let isNull = ["null", "nil", "undefined"].contains(word)
        let isNone = isNull || ["none", "nothing", "empty", "unanswered"].contains(word)
        let isQuoted = if case .quoted = value { true } else { false }
        switch form.fields[field].shape.value {
        case .none, .toggle: return false
        case .text: return isQuoted ? found.isEmpty : isNull
        case .integer, .decimal, .date, .time, .dateTime: return !isQuoted && isNone
        case .sourceChoice, .sourceSelection: return !isQuoted && isNull
        case .choice(let list), .selection(let list):
            guard found.isEmpty || isNone, mayTeach(.conditionType) else { return false }
            return !form.options[form.lists[list].options].contains {
                string($0.tag).lowercased() == word || string($0.label.own).lowercased() == word
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func noAnswer(
        _ found: String, _ instead: String, at range: SourceRange, whole: SourceRange
    ) -> Diagnostic {
        .error(
            .conditionType, at: range, found.isEmpty ? "an empty text is no answer" : "`\(found)` is no answer",
            label: "write `\(instead)`", fix: Fix("write `\(instead)`", replace: whole, with: instead, isCertain: false)
        )
    }
}
