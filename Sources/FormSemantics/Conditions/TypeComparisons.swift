import FormModel
import FormRuntime
import FormSource
import FormSyntax

/// A comparison as it was written.
struct WrittenComparison {
    let comparison: Comparison
    let sign: Range<Int>
    let left: ConditionValue
    let right: ConditionValue

    var range: Range<Int> { left.range.lowerBound..<right.range.upperBound }
    /// Whether it asks for the order of two values, not for their being the same.
    var isOrder: Bool { comparison != .equal && comparison != .notEqual }
}

/// Comparisons: both sides are of one kind, and have an order where that is asked for.
extension Analysis {
    mutating func comparison(_ written: WrittenComparison, in text: ConditionText) -> FormCondition? {
        switch written.left {
        case .word(let range):
            if isLiteral(spelling(range, in: text)) {
                let otherwise = "the field stands on the left"
                reportUnknownField(spelling(range, in: text), .all, at: place(range, in: text), otherwise)
                return nil
            }
            guard let field = field(range, in: text) else { return nil }
            return comparison(written, of: field, in: text)
        case .count(let range, _):
            guard let field = counted(range, in: text) else { return nil }
            return number(written.right, "count(\(fieldName(field)))", in: text).map {
                .compares(.count(field), written.comparison.runtime, $0)
            }
        case .quoted, .field:
            reportType(written.left, .init("a field is expected"), in: text)
            return nil
        }
    }

    /// The selection that `count` is of.
    private mutating func counted(_ range: Range<Int>, in text: ConditionText) -> Int? {
        guard let field = field(range, in: text, like: .selection) else { return nil }
        if ValueKinds(form.fields[field].shape.value, form) == .selection { return field }
        reportType(.word(range), .init("`count` asks for a selection"), in: text)
        return nil
    }

    private mutating func comparison(
        _ written: WrittenComparison, of field: Int, in text: ConditionText
    ) -> FormCondition? {
        let value = form.fields[field].shape.value
        let name = fieldName(field)
        let right: FormOperand?
        let isEqual = written.comparison == .equal
        if !written.isOrder, isNothing(written.right, of: field, isEqual: isEqual, whole: written.range, in: text) {
            return nil
        }
        switch value {
        case .none: return nil
        case .toggle:
            report(toggleComparison(written, name, in: text))
            return nil
        case .selection, .sourceSelection:
            report(selectionComparison(written, field, in: text))
            return nil
        case .choice, .sourceChoice: return pickerComparison(written, field, in: text)
        case .text:
            if written.isOrder {
                report(.noOrder(name, "a text", written.comparison.rawValue, at: place(written.sign, in: text)))
                return nil
            }
            right = textOperand(written.right, name, in: text)
        case .integer: right = number(written.right, name, in: text)
        case .decimal: right = number(written.right, name, isDecimal: true, in: text)
        case .date, .time, .dateTime: right = moment(written.right, field, in: text)
        }
        return right.map { .compares(.field(field), written.comparison.runtime, $0) }
    }

    // MARK: Pickers

    private mutating func pickerComparison(
        _ written: WrittenComparison, _ field: Int, in text: ConditionText
    ) -> FormCondition? {
        let name = fieldName(field)
        if written.isOrder, !hasIntegerTags(field) {
            report(
                .noOrder(
                    name, "a picker over tags of text", written.comparison.rawValue, at: place(written.sign, in: text))
            )
            return nil
        }
        if case .field(let range, _) = written.right {
            guard let other = self.field(range, in: text, like: .picker) else { return nil }
            guard ValueKinds(form.fields[other].shape.value, form) == .picker else {
                reportSides(name, "a picker", range, in: text)
                return nil
            }
            guard areComparable(field, other, at: range, in: text) else { return nil }
            if written.isOrder || !isApart(field, other) {
                return .compares(
                    pickerOperand(field, written), written.comparison.runtime, pickerOperand(other, written))
            }
            let same = apart(.compares(.field(field), .equal, .field(other)), field, other)
            return written.comparison == .equal ? same : .not(same)
        }
        if case .count = written.right {
            reportType(written.right, .init("`\(name)` is a picker, compared with a tag"), in: text)
            return nil
        }
        guard !written.isOrder else {
            return tagNumber(written.right, in: text).map {
                .compares(pickerOperand(field, written), written.comparison.runtime, .constant(.integer($0)))
            }
        }
        var set = FormTagSet()
        guard tag(written.right, of: field, into: &set, in: text) else { return nil }
        let same = anyOf(set, of: field) { .isOneOf(field, $0) }
        return written.comparison == .equal ? same : .not(same)
    }

    private func hasIntegerTags(_ field: Int) -> Bool {
        switch form.fields[field].shape.value.choices {
        case .list(let list): form.lists[list].tagType == .integer
        case .source(let source): form.sources[source].tagType == .integer
        case nil: false
        }
    }

    /// A picker where its order is asked for: the number that its tag is.
    private func pickerOperand(_ field: Int, _ written: WrittenComparison) -> FormOperand {
        guard written.isOrder, case .list(let list) = form.fields[field].shape.value.choices else {
            return .field(field)
        }
        return .tagNumber(field, form.options[form.lists[list].options].map { Int(string($0.tag)) ?? 0 })
    }

    private mutating func tagNumber(_ value: ConditionValue, in text: ConditionText) -> Int? {
        let spelled = spelling(value.range, in: text)
        if case .word = value, numberFault(spelled, isInteger: true) == nil { return Int(spelled) }
        report(.notAValue(spelled, "a whole number", at: place(value.range, in: text)))
        return nil
    }

    // MARK: Texts, numbers, dates

    private mutating func textOperand(_ value: ConditionValue, _ name: String, in text: ConditionText) -> FormOperand? {
        switch value {
        case .quoted(let range): return .constant(.text(spelling(range.inner, in: text)))
        case .count:
            reportType(value, .init("`\(name)` is a text"), in: text)
            return nil
        case .word(let range), .field(let range, _):
            let spelled = spelling(range, in: text)
            guard let other = fieldsByID.find(text.piece(range), in: form.buffer) else {
                let quoted = "a text stands in quotes: `\"\(spelled)\"`"
                reportUnknownField(spelled, .text, at: place(range, in: text), quoted)
                return nil
            }
            return same(other, .text, name, "a text", range, in: text)
        }
    }

    /// A number, or a field or count that is one.
    private mutating func number(
        _ value: ConditionValue, _ name: String, isDecimal: Bool = false, in text: ConditionText
    ) -> FormOperand? {
        switch value {
        case .count(let range, _): return counted(range, in: text).map { .count($0) }
        case .quoted(let range):
            report(.quotedValue(spelling(range.inner, in: text), name, "a number", at: place(range, in: text)))
            return nil
        case .word(let range) where isLiteral(spelling(range, in: text)):
            let spelled = spelling(range, in: text)
            if let fault = numberFault(spelled, isInteger: !isDecimal && !spelled.contains(".")) {
                report(.notNumber(spelled, fault, isInteger: false, at: place(range, in: text)))
                return nil
            }
            if let number = Int(spelled) { return .constant(.integer(number)) }
            if let number = FormDecimal(spelled) { return .constant(.decimal(number)) }
            report(.notNumber(spelled, "it is too large", isInteger: false, at: place(range, in: text)))
            return nil
        case .word(let range), .field(let range, _):
            guard let other = field(range, in: text, like: .number) else { return nil }
            return same(other, .number, name, "a number", range, in: text)
        }
    }

    private mutating func moment(_ value: ConditionValue, _ field: Int, in text: ConditionText) -> FormOperand? {
        let type = form.fields[field].shape.value
        let (kind, name) = (ValueKinds(type, form), fieldName(field))
        switch value {
        case .count:
            reportType(value, .init("`\(name)` is \(type.described)"), in: text)
            return nil
        case .quoted(let range):
            report(.quotedValue(spelling(range.inner, in: text), name, type.described, at: place(range, in: text)))
            return nil
        case .word(let range) where isLiteral(spelling(range, in: text)):
            let spelled = spelling(range, in: text)
            if let value = moment(spelled, kind) { return .constant(value) }
            report(.notAValue(spelled, kind.momentForm, at: place(range, in: text)))
            return nil
        case .word(let range), .field(let range, _):
            let spelled = spelling(range, in: text)
            if clockWords.contains(spelled), fieldsByID.find(text.piece(range), in: form.buffer) == nil {
                report(.notAValue(spelled, kind.momentForm, at: place(range, in: text)))
                return nil
            }
            guard let other = self.field(range, in: text, like: kind) else { return nil }
            return same(other, kind, name, type.described, range, in: text)
        }
    }

    private func moment(_ text: String, _ kind: ValueKinds) -> FormValue? {
        if kind == .date { return FormDate(text).map { .date($0) } }
        if kind == .time { return FormTime(text).map { .time($0) } }
        return FormDateTime(text).map { .dateTime($0) }
    }

    /// No id begins with a digit or a sign.
    func isLiteral(_ word: String) -> Bool {
        word.utf8.first.map { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") } ?? false
    }

    /// Another field, if it is of the kind.
    private mutating func same(
        _ other: Int, _ kind: ValueKinds, _ name: String, _ described: String, _ range: Range<Int>,
        in text: ConditionText
    ) -> FormOperand? {
        if ValueKinds(form.fields[other].shape.value, form) == kind { return .field(other) }
        // Of a field that could not be read, all is said.
        if case .none = form.fields[other].shape.value { return nil }
        reportSides(name, described, range, in: text)
        return nil
    }
}

extension ValueKinds {
    fileprivate var momentForm: String {
        if self == .date { return "a date `YYYY-MM-DD`" }
        return self == .time ? "a time `HH:MM` or `HH:MM:SS`" : "a date and time `YYYY-MM-DDTHH:MM`"
    }
}

extension Comparison {
    /// The same to the runtime, which knows no syntax.
    var runtime: FormComparison {
        switch self {
        case .equal: .equal
        case .notEqual: .notEqual
        case .less: .less
        case .lessOrEqual: .lessOrEqual
        case .greater: .greater
        case .greaterOrEqual: .greaterOrEqual
        }
    }
}
