import FormModel
import FormRuntime
import FormSource

/// A condition as the runtime reads it: the text of the language (`Grammar/condition.ebnf`), with every tag that is no
/// plain word in `"`, and a `"` in it doubled.
struct ConditionText {
    private(set) var bytes: [UInt8] = []
    private let form: Form

    init(_ condition: FormCondition, _ form: Form) {
        self.form = form
        write(condition, inside: .any)
    }

    /// How tightly what stands around binds.
    private enum Strength: Int {
        case any, all, not
    }

    private mutating func write(_ condition: FormCondition, inside outer: Strength) {
        switch condition {
        case .any(let parts): join(parts, " or ", .any, outer)
        case .all(let parts): join(parts, " and ", .all, outer)
        case .not(.isAnswered(let field)): write(field, " is unanswered")
        case .not(.isOneOf(let field, let set)) where set.isOneTag:
            write(field, " != ")
            write(set, of: field)
        case .not(let part):
            append("not ")
            write(part, inside: .not)
        case .isOn(let field): write(field, "")
        case .isAnswered(let field): write(field, " is answered")
        case .compares(let left, let comparison, let right):
            write(left, of: nil)
            append(" \(comparison.rawValue) ")
            write(right, of: left.picker(form))
        case .isOneOf(let field, let set):
            write(field, set.isOneTag ? " == " : " in (")
            write(set, of: field)
            if !set.isOneTag { append(")") }
        case .isAmong(let field, let selection):
            write(field, " in ")
            write(selection, "")
        case .hasAny(let field, let set):
            write(field, set.isOne ? " has " : " has any (")
            write(set, of: field)
            if !set.isOne { append(")") }
        case .hasAll(let field, let set):
            write(field, " has all (")
            write(set, of: field)
            append(")")
        }
    }

    private mutating func join(_ parts: [FormCondition], _ word: String, _ own: Strength, _ outer: Strength) {
        let isNested = outer.rawValue > own.rawValue
        if isNested { append("(") }
        for (position, part) in parts.enumerated() {
            if position > 0 { append(word) }
            // Within its own kind a chain stands in parentheses too, since it was written so.
            write(part, inside: own == .any ? .all : .not)
        }
        if isNested { append(")") }
    }

    // MARK: Values

    private mutating func write(_ field: Int, _ rest: String) {
        bytes += form.buffer.bytes(form.fields[field].id ?? .empty)
        append(rest)
    }

    private mutating func write(_ operand: FormOperand, of picker: Int?) {
        switch operand {
        case .field(let field), .tagNumber(let field, _):
            if picker != nil { append("field(") }
            write(field, picker == nil ? "" : ")")
        case .count(let field):
            append("count(")
            write(field, ")")
        case .constant(let value): write(value)
        }
    }

    private mutating func write(_ value: FormValue) {
        switch value {
        case .text(let text): quote(Array(text.utf8)[...])
        case .integer(let value): append(value.description)
        case .decimal(let value): append(value.description)
        case .date(let value): append(value.description)
        case .time(let value): append(value.description)
        case .dateTime(let value): append(value.description)
        // No constant of a comparison is one of these.
        case .unanswered, .toggle, .option, .options, .tag, .tags, .integerTags: break
        }
    }

    /// The tags of a set, with commas between them.
    private mutating func write(_ set: FormTagSet, of field: Int) {
        var isFirst = true
        func comma(_ text: inout ConditionText) {
            if !isFirst { text.append(", ") }
            isFirst = false
        }
        if let list = form.fields[field].shape.value.list {
            let options = form.lists[list].options
            for position in set.options.positions {
                comma(&self)
                writeTag(form.buffer.bytes(form.options[options.lowerBound + position].tag))
            }
        }
        for tag in set.tags.sorted() {
            comma(&self)
            quote(Array(tag.text.utf8)[...])
        }
        for number in set.integers.sorted() {
            comma(&self)
            append(number.description)
        }
        for other in set.fields {
            comma(&self)
            append("field(")
            write(other, ")")
        }
    }

    private mutating func writeTag(_ tag: ArraySlice<UInt8>) {
        let isWord = tag.allSatisfy { byte in
            (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F || byte == 0x2D
        }
        // Words that mean something where a tag may stand.
        let isKeyword = ["any", "all", "field", "count"].contains { tag.elementsEqual($0.utf8) }
        if isWord, !isKeyword, !tag.isEmpty { bytes += tag } else { quote(tag) }
    }

    private mutating func quote(_ text: ArraySlice<UInt8>) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text {
            if byte == UInt8(ascii: "\"") { bytes.append(byte) }
            bytes.append(byte)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func append(_ text: String) { bytes += text.utf8 }
}

extension FormTagSet {
    /// Whether there is one member only, and that a tag: `==` says the same then. Of an unanswered field it would not:
    /// a comparison with it is unknown, and membership is false.
    fileprivate var isOneTag: Bool { fields.isEmpty && options.count + tags.count + integers.count == 1 }

    /// Whether there is one member only.
    fileprivate var isOne: Bool { options.count + tags.count + integers.count + fields.count == 1 }
}

extension FormOperand {
    /// The field, if it is a picker: what is compared with it is a tag, and another field is `field(…)`.
    fileprivate func picker(_ form: Form) -> Int? {
        guard let field else { return nil }
        switch form.fields[field].shape.value {
        case .choice, .sourceChoice: return field
        case .none, .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .selection, .sourceSelection:
            return nil
        }
    }
}
