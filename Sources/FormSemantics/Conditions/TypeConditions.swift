import FormModel
import FormRuntime
import FormSource
import FormSyntax
import FormYAML

/// The types of conditions: the left side says how the right one is read.
extension Analysis {
    /// All parts are looked at, so that each fault is told; nil if there is any.
    mutating func resolve(_ condition: ConditionSyntax, in text: ConditionText) -> FormCondition? {
        switch condition {
        case .or(let parts): return resolve(parts, isAnd: false, in: text).map { .any($0) }
        case .and(let parts): return resolve(parts, isAnd: true, in: text).map { .all($0) }
        case .not(let part): return resolve(part, in: text).map { .not($0) }
        case .word(let range): return toggle(range, in: text)
        case .answered(let range, let isAnswered, _):
            guard let field = field(range, in: text) else { return nil }
            return isAnswered ? .isAnswered(field) : .not(.isAnswered(field))
        case .comparison(let left, let comparison, let sign, let right):
            let written = WrittenComparison(comparison: comparison, sign: sign, left: left, right: right)
            return self.comparison(written, in: text)
        case .within(let value, let choices): return within(value, choices, in: text)
        case .has(let range, let quantifier, let values, _): return has(range, quantifier, values, in: text)
        }
    }

    private mutating func resolve(
        _ parts: [ConditionSyntax], isAnd: Bool, in text: ConditionText
    ) -> [FormCondition]? {
        var whole: [FormCondition] = []
        var position = 0
        while position < parts.count {
            let joined = joinedValues(parts, from: position, isAnd: isAnd, in: text)
            if joined == 0, let condition = resolve(parts[position], in: text) { whole.append(condition) }
            position += max(1, joined)
        }
        return whole.count == parts.count ? whole : nil
    }

    private mutating func toggle(_ range: Range<Int>, in text: ConditionText) -> FormCondition? {
        guard let field = field(range, in: text, like: .toggle) else { return nil }
        let value = form.fields[field].shape.value
        if case .toggle = value { return .isOn(field) }
        let name = spelling(range, in: text)
        report(.notACondition(name, value.described, example(name, value), at: place(range, in: text)))
        return nil
    }

    /// How a field of a type can be asked.
    private func example(_ name: String, _ value: ValueType) -> String {
        switch value {
        case .choice(let list): "\(name) == \(firstTag(of: list))"
        case .selection(let list): "\(name) has \(firstTag(of: list))"
        case .integer, .decimal: "\(name) >= 1"
        case .none, .text, .date, .time, .dateTime, .toggle, .sourceChoice, .sourceSelection: "\(name) is answered"
        }
    }

    /// A tag to show in an example, as a condition spells it.
    private func firstTag(of list: Int) -> String {
        form.lists[list].options.first.map { conditionSpelling(string(form.options[$0].tag)) } ?? "…"
    }

    // MARK: Pickers and selections

    private mutating func within(
        _ value: ConditionValue, _ choices: ConditionChoices, in text: ConditionText
    ) -> FormCondition? {
        guard case .word(let range) = value else {
            reportType(value, .init("`in` asks for a picker"), in: text)
            return nil
        }
        guard let field = field(range, in: text, like: .picker) else { return nil }
        let type = form.fields[field].shape.value
        guard ValueKinds(type, form) == .picker else {
            reportType(value, .init("`in` asks for a picker", inHelp(type, choices, text)), in: text)
            return nil
        }
        switch choices {
        case .values(let values, _):
            return tags(values, of: field, in: text).map { anyOf($0, of: field) { .isOneOf(field, $0) } }
        case .field(let other): return among(field, other, in: text)
        }
    }

    /// A picker's tag is among those of a selection.
    private mutating func among(_ field: Int, _ other: Range<Int>, in text: ConditionText) -> FormCondition? {
        let name = spelling(other, in: text)
        indexTags(of: field)
        if fieldsByID.find(text.piece(other), in: form.buffer) == nil, isTag(other, of: field, in: text) {
            if isTruncated || hasUnreadFields { return nil }
            let help = "write `\(fieldName(field)) == \(name)` or `in (\(name))`"
            report(.unknownField(name, help: help, at: place(other, in: text)))
            return nil
        }
        guard let selection = self.field(other, in: text, like: .selection) else { return nil }
        guard ValueKinds(form.fields[selection].shape.value, form) == .selection else {
            let isPicker = ValueKinds(form.fields[selection].shape.value, form) == .picker
            let help = isPicker ? "write `== field(\(name))`" : "a list of tags is `(a, b)`"
            reportType(.word(other), .init("`in` asks for a selection or a list", help), in: text)
            return nil
        }
        guard areComparable(field, selection, at: other, in: text) else { return nil }
        return apart(.isAmong(field, selection: selection), field, selection)
    }

    private func inHelp(_ type: ValueType, _ choices: ConditionChoices, _ text: ConditionText) -> String? {
        guard ValueKinds(type, form) == .selection else { return "compare it with `==`, and join with `or`" }
        if case .values = choices { return "write `has any (…)`" }
        return nil
    }

    private mutating func has(
        _ range: Range<Int>, _ quantifier: ConditionQuantifier, _ values: [ConditionValue], in text: ConditionText
    ) -> FormCondition? {
        guard let field = field(range, in: text, like: .selection) else { return nil }
        let type = form.fields[field].shape.value
        guard ValueKinds(type, form) == .selection else {
            let isPicker = ValueKinds(type, form) == .picker
            let pickerHelp = quantifier == .one ? "a picker holds one: write `==`" : "write `in (…)`"
            let isText = ValueKinds(type, form) == .text
            let help = isPicker ? pickerHelp : isText ? Analysis.textHelp : nil
            reportType(.word(range), .init("`has` asks for a selection", help), in: text)
            return nil
        }
        if quantifier == .one, let value = values.first {
            let whole = range.lowerBound..<value.range.upperBound
            if isNothing(value, of: field, isEqual: true, whole: whole, in: text) { return nil }
        }
        guard let tags = tags(values, of: field, in: text) else { return nil }
        return quantifier == .all
            ? allOf(tags, of: field) { .hasAll(field, $0) } : anyOf(tags, of: field) { .hasAny(field, $0) }
    }

    /// What stands in parentheses: tags of the field's list, and pickers over it.
    private mutating func tags(_ values: [ConditionValue], of field: Int, in text: ConditionText) -> FormTagSet? {
        var set = FormTagSet()
        var isWhole = true
        for value in values where !tag(value, of: field, into: &set, in: text) { isWhole = false }
        return isWhole ? set : nil
    }

    /// One tag of the field's list or source, or a picker over it. False if it is neither, which is said.
    mutating func tag(
        _ value: ConditionValue, of field: Int, into set: inout FormTagSet, in text: ConditionText
    ) -> Bool {
        switch value {
        case .count:
            reportType(value, .init("a tag is expected"), in: text)
            return false
        case .field(let range, _):
            guard let other = self.field(range, in: text, like: .picker) else { return false }
            guard ValueKinds(form.fields[other].shape.value, form) == .picker else {
                reportType(.word(range), .init("a tag or a picker is expected"), in: text)
                return false
            }
            guard areComparable(field, other, at: range, in: text) else { return false }
            set.fields.append(other)
            return true
        case .word(let range): return tag(range, range, of: field, into: &set, isQuoted: false, in: text)
        case .quoted(let range):
            return tag(range, range.inner, of: field, into: &set, isQuoted: true, in: text)
        }
    }

    private mutating func tag(
        _ range: Range<Int>, _ inner: Range<Int>, of field: Int, into set: inout FormTagSet, isQuoted: Bool,
        in text: ConditionText
    ) -> Bool {
        switch form.fields[field].shape.value {
        case .choice(let list), .selection(let list):
            guard let option = option(range, text.piece(inner), of: field, list, in: text) else { return false }
            set.options.insert(option)
            return true
        case .sourceChoice(let source), .sourceSelection(let source):
            let tag = spelling(inner, in: text)
            if !isQuoted, let help = otherField(text.piece(inner), than: field) {
                report(.fieldForTag(tag, help, at: place(range, in: text)))
                return false
            }
            if form.sources[source].tagType == .integer {
                guard let number = Int(tag), numberFault(tag, isInteger: true) == nil else {
                    report(.sourceNumber(tag, at: place(range, in: text)))
                    return false
                }
                set.integers.insert(number)
            } else if isQuoted {
                set.tags.insert(FormTag(tag))
            } else {
                let quote = syntax.tree[text.node].style == .doubleQuoted ? "'" : "\""
                report(.unquotedSourceTag(tag, quote + tag + quote, at: place(range, in: text)))
                return false
            }
            return true
        case .none, .text, .integer, .decimal, .date, .time, .dateTime, .toggle: return false
        }
    }
}

/// What a field chooses from.
enum Choices {
    case list(Int), source(Int)
}

extension ValueType {
    var choices: Choices? {
        switch self {
        case .choice(let list), .selection(let list): .list(list)
        case .sourceChoice(let source), .sourceSelection(let source): .source(source)
        case .none, .text, .integer, .decimal, .date, .time, .dateTime, .toggle: nil
        }
    }
}

extension Range<Int> {
    /// Without the quotes.
    var inner: Range<Int> { lowerBound + 1..<Swift.max(lowerBound + 1, upperBound - 1) }
}
