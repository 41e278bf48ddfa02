import FormModel
import FormSource
import FormSyntax

/// What to write instead of what other languages, or plain English, have where a condition has its own.
extension Analysis {
    func hint(_ fault: ConditionFault, _ key: Key, in text: ConditionText) -> String? {
        let found = spelling(fault.range, in: text)
        switch fault.cause {
        case .expected(let expected):
            if !mayTeach(.conditionSyntax) { return nil }
            let bytes = Array(form.buffer.bytes(text.text))
            return hint(FaultPlace(expected, fault.range, found, in: text, bytes), key)
        case .character:
            if found == "[" || found == "{" { return "a list stands in parentheses: `(a, b)`" }
            let isQuote = found.unicodeScalars.contains { ("\u{2018}"..."\u{201F}").contains($0) }
            return isQuote ? "texts stand in `\"` or `'`" : nil
        case .chain: return "join two of them with `and`"
        case .comment: return "`#` stands in a text or a tag only in quotes"
        case .foreignOperator, .unclosedQuote, .nesting: return nil
        }
    }

    private func hint(_ place: FaultPlace, _ key: Key) -> String? {
        let keyword = place.found.lowercased()
        if place.expected.hasPrefix("`answered`") { return stateHint(place) }
        if let tag = keywordTag(place) { return "as a tag it stands in quotes: `\"\(tag)\"`" }
        if keyword != place.found, Analysis.keywords.contains(keyword) { return "write `\(keyword)`" }
        if place.expected.hasPrefix("`and`") { return jointHint(place, key) }
        if place.expected == "a field" { return fieldHint(place) }
        return valueHint(place)
    }

    /// A word of conditions that is a tag of the field being asked: the one found, or the one before.
    private func keywordTag(_ place: FaultPlace) -> String? {
        let isFirstOfTwo = place.expected.hasPrefix("a list") || place.expected == "`(`"
        let range = isFirstOfTwo ? place.before(1) : place.at
        guard Analysis.keywords.contains(spelling(range, in: place.text)) else { return nil }
        // The field stands before the operator, and before the list if there is one.
        var distance = isFirstOfTwo ? 3 : 2
        if let open = (1...max(1, min(place.countBefore, 100))).first(where: { spelling(before: $0, place) == "(" }) {
            let isQuantified = ["any", "all"].contains(spelling(before: open + 1, place))
            let isList = isQuantified || spelling(before: open + 1, place) == "in"
            if isList, place.expected.contains("tag") || place.expected.hasPrefix("`,`") {
                distance = open + (isQuantified ? 3 : 2)
            }
        }
        return isTag(range, of: field(before: distance, place), in: place.text)
            ? spelling(range, in: place.text) : nil
    }

    // MARK: After `is`

    private func stateHint(_ place: FaultPlace) -> String? {
        let isNegated = place.found.lowercased() == "not"
        let range = isNegated ? place.after(1) : place.at
        let word = spelling(range, in: place.text)
        if word.isEmpty { return isNegated ? "write `is unanswered`" : nil }
        if !isTag(range, of: field(before: 2, place), in: place.text) {
            switch word.lowercased() {
            case "empty", "blank", "missing", "null", "nil", "none", "unanswered":
                return "write `is \(isNegated ? "answered" : "unanswered")`"
            case "set", "given", "filled", "present", "answered":
                return "write `is \(isNegated ? "unanswered" : "answered")`"
            case _: break
            }
        }
        let name = spelling(before: 2, place)
        let tag = word.first == "\"" || word.first == "'" ? word : conditionSpelling(word)
        let kind = kind(before: 2, place)
        if kind == .toggle {
            let isOff = ["false", "off", "no", "unchecked"].contains(word.lowercased())
            return "write `\(isOff == isNegated ? "" : "not ")\(name)`"
        }
        if kind == .picker { return "write `\(name) \(isNegated ? "!=" : "==") \(tag)`" }
        if kind == .selection { return "write `\(isNegated ? "not " : "")\(name) has \(tag)`" }
        return "a value is compared with `\(isNegated ? "!=" : "==")`"
    }

    // MARK: Where a field is expected

    private func fieldHint(_ place: FaultPlace) -> String? {
        let isText = place.found.first == "\"" || place.found.first == "'"
        let isJoined = ["and", "or"].contains(spelling(before: 1, place))
        let (name, sign) = (spelling(before: 4, place), spelling(before: 3, place))
        if isJoined, isText, sign == "==" || sign == "!=", let kind = kind(before: 4, place) {
            let first = spelling(before: 2, place)
            return kind == .picker
                ? "write `\(sign == "==" ? "" : "not ")\(name) in (\(first), \(place.found))`"
                : "repeat the field: `\(name) \(sign) \(place.found)`"
        }
        return isText ? "the field stands on the left" : nil
    }

    // MARK: Where a value or a list is expected

    private func valueHint(_ place: FaultPlace) -> String? {
        let (name, kind) = (spelling(before: 2, place), kind(before: 2, place))
        let next = place.after(1).isEmpty ? "…" : spelling(after: 1, place)
        switch place.found {
        case "not" where spelling(before: 1, place) == "has": return "write `not \(name) has \(next)`"
        case "not" where spelling(before: 1, place) == "==": return "write `\(name) != \(next)`"
        case "(" where spelling(before: 1, place) == "has": return "write `has any (…)` or `has all (…)`"
        case "(" where kind == .picker: return "write `in (…)`"
        case "(" where kind == .selection: return "write `has any (…)` or `has all (…)`"
        case "": return nil
        case _: break
        }
        if place.expected == "`(`", field(at: place) != nil {
            return "write `\(spelling(before: 1, place))(\(place.found))`"
        }
        if place.expected.hasPrefix("a list") { return "a list stands in parentheses: `(\(place.found))`" }
        if place.expected.hasPrefix("a field, or a list"), place.found.first == "\"" || place.found.first == "'" {
            return "write `== \(place.found)` or `in (\(place.found))`"
        }
        return place.expected.hasPrefix("`,`") && isWord(place.found) ? wordsHint(place) ?? "put a comma between" : nil
    }

    private func field(at place: FaultPlace) -> Int? { fieldsByID.find(place.text.piece(place.at), in: form.buffer) }
}
