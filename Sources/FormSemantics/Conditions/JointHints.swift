import FormModel
import FormSource
import FormSyntax

/// What was meant where a condition could have ended, and something else than `and` or `or` goes on.
extension Analysis {
    func jointHint(_ place: FaultPlace, _ key: Key) -> String? {
        let word = place.found.lowercased()
        if let help = ruleHint(place, key) { return help }
        if place.found == "," { return commaHint(place) }
        if place.found.first == "\"" || place.found.first == "'" {
            let isQuoted = ["\"", "'"].contains(spelling(before: 1, place).first)
            if isQuoted { return "a quote in a text goes into the other kind of quotes" }
            return field(before: 1, place) == nil ? nil : "write `\(spelling(before: 1, place)) == \(place.found)`"
        }
        switch word {
        case "not":
            let next = place.after(1).isEmpty ? "" : " \(spelling(after: 1, place)) …"
            return "`not` stands before the whole: `not \(spelling(before: 1, place))\(next)`"
        case "contains", "includes", "matches", "like", "starts-with", "startswith", "ends-with", "endswith":
            let kind = kind(before: 1, place)
            if kind == .text { return Analysis.textHelp }
            if kind == .picker { return "write `==` or `in (…)`" }
            let isHeld = kind == .selection || kind == nil
            return isHeld && (word == "contains" || word == "includes") ? "write `has`" : nil
        case "equals", "eq": return "write `==`"
        case _: return isWord(place.found) ? wordsHint(place) : nil
        }
    }

    /// What can be asked of a text.
    static let textHelp = "a text has only `==`, `!=` and `is answered`"

    /// Words that say when a condition is to hold at all.
    private func ruleHint(_ place: FaultPlace, _ key: Key) -> String? {
        let (first, word) = (spelling(before: 1, place), place.found.lowercased())
        let isFirst = place.countBefore == 1 && ["if", "when"].contains(first.lowercased())
        guard isFirst || ["when", "if", "unless", "implies", "then"].contains(word) else { return nil }
        if key == .require { return "the rule's key `when` says that" }
        if isFirst { return "leave out `\(first)`" }
        return word == "implies" ? "`a implies b` is `not a or b`" : nil
    }

    /// `fruit == apple, pear`
    private func commaHint(_ place: FaultPlace) -> String? {
        let (name, sign, first) = (spelling(before: 3, place), spelling(before: 2, place), spelling(before: 1, place))
        let second = spelling(after: 1, place)
        if first.utf8.last.map(isDigit) == true, second.utf8.first.map(isDigit) == true,
            kind(before: 3, place) == .number
        {
            return "a decimal has a point: `\(first).\(second)`"
        }
        guard let field = field(before: 3, place) else { return nil }
        let isSource = if case .source = form.fields[field].shape.value.choices { true } else { false }
        guard isSource || isTag(place.after(1), of: field, in: place.text) else { return nil }
        switch sign {
        case "==", "in": return "write `\(name) in (\(first), \(second))`"
        case "!=": return "write `not \(name) in (\(first), \(second))`"
        case "has": return "write `has any (\(first), \(second))` or `has all (\(first), \(second))`"
        case _: return nil
        }
    }

    private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// Whether a token is a word, and none of conditions.
    func isWord(_ token: String) -> Bool {
        let isLetter = token.unicodeScalars.first.map { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        return isLetter == true && !Analysis.keywords.contains(token)
    }

    /// `fruit == green apple`: a tag or a text of several words.
    func wordsHint(_ place: FaultPlace) -> String? {
        let isList = place.expected.hasPrefix("`,`")
        let sign = spelling(before: 2, place)
        guard isList || sign == "==" || sign == "!=" || sign == "has" else { return nil }
        var end = place.at.upperBound
        var count = 1
        while count < 100, isWord(spelling(after: count, place)) {
            end = place.after(count).upperBound
            count += 1
        }
        let whole = place.before(1).lowerBound..<end
        let spelled = spelling(whole, in: place.text)
        let quoted = "\"\(spelled)\""
        if isList {
            return isTagOfAny(place.text.piece(whole)) ? "a tag of several words stands in quotes: `\(quoted)`" : nil
        }
        guard let field = field(before: 3, place) else { return nil }
        switch form.fields[field].shape.value {
        case .text: return "a text stands in quotes: `\(quoted)`"
        case .sourceChoice, .sourceSelection: return "a tag of several words stands in quotes: `\(quoted)`"
        case .choice(let list), .selection(let list):
            let options = form.options[form.lists[list].options].prefix(1000)
            if let option = options.first(where: { string($0.label.own) == spelled && string($0.tag) != spelled }) {
                return "that is a label; its tag is `\(conditionSpelling(string(option.tag)))`"
            }
            return "a tag of several words stands in quotes: `\(quoted)`"
        case .none, .integer, .decimal, .date, .time, .dateTime, .toggle: return nil
        }
    }

    /// Whether a text is a tag of any list.
    private func isTagOfAny(_ tag: Text) -> Bool { form.options.contains { form.buffer.equal($0.tag, tag) } }
}
