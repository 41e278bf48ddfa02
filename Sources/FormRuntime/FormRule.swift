/// What may be answered to a field, as plain data: from a table, or built by hand.
nonisolated public struct FormRule: Sendable {
    public var isRequired: Bool
    public var limits: FormLimits

    public init(_ limits: FormLimits, isRequired: Bool = false) {
        self.limits = limits
        self.isRequired = isRequired
    }
}

/// The kind of a field's value and the limits of that kind.
nonisolated public enum FormLimits: Sendable {
    case text(FormTextLimits)
    case integer(FormNumberLimits<Int>)
    case decimal(FormNumberLimits<FormDecimal>)
    case date(FormBounds<FormDate>)
    case time(FormBounds<FormTime>)
    case dateTime(FormBounds<FormDateTime>)
    /// `mustBe` is the only value that is accepted.
    case toggle(mustBe: Bool?)
    /// One option of a list.
    case choice
    /// Any number of options of a list; the bounds are of their count, if there are any.
    case selection(FormBounds<Int>)
    /// One tag of a source.
    case tag(FormTagType)
    /// Any number of tags of a source.
    case tags(FormTagType, FormBounds<Int>)

    /// The name of the kind in a field table.
    public var kind: String {
        switch self {
        case .text: "text"
        case .integer: "integer"
        case .decimal: "decimal"
        case .date: "date"
        case .time: "time"
        case .dateTime: "date-time"
        case .toggle: "toggle"
        case .choice: "choice"
        case .selection: "selection"
        case .tag(.string): "tag"
        case .tag(.integer): "integer-tag"
        case .tags(.string, _): "tags"
        case .tags(.integer, _): "integer-tags"
        }
    }

    /// The least and the greatest value, count or length as text, for messages.
    public var boundTexts: (min: String, max: String) {
        switch self {
        case .text(let limits): limits.length.texts
        case .integer(let limits): limits.bounds.texts
        case .decimal(let limits): limits.bounds.texts
        case .date(let bounds): bounds.texts
        case .time(let bounds): bounds.texts
        case .dateTime(let bounds): bounds.texts
        case .selection(let bounds), .tags(_, let bounds): bounds.texts
        case .toggle, .choice, .tag: ("", "")
        }
    }

    /// The most options or tags that may be chosen.
    public var maxCount: Int? {
        switch self {
        case .selection(let bounds), .tags(_, let bounds): bounds.max
        case .choice, .tag: 1
        case .text, .integer, .decimal, .date, .time, .dateTime, .toggle: nil
        }
    }
}

/// What the tags of a source are stored as.
nonisolated public enum FormTagType: Sendable {
    case string
    case integer
}

/// The least and the greatest of what is allowed, both included.
nonisolated public struct FormBounds<Value: Comparable & CustomStringConvertible & Sendable>: Sendable {
    public var min: Value?
    public var max: Value?

    public init(min: Value? = nil, max: Value? = nil) {
        self.min = min
        self.max = max
    }

    var texts: (min: String, max: String) { (min?.description ?? "", max?.description ?? "") }
}

nonisolated public struct FormNumberLimits<Value: Comparable & CustomStringConvertible & Sendable>: Sendable {
    public var bounds: FormBounds<Value>
    /// Values are whole steps away from the least one, or from 0.
    public var step: Value?

    public init(min: Value? = nil, max: Value? = nil, step: Value? = nil) {
        bounds = FormBounds(min: min, max: max)
        self.step = step
    }
}

nonisolated public struct FormTextLimits: Sendable {
    /// In Unicode scalars (code points), as in JSON Schema and databases.
    public var length: FormBounds<Int>
    public var pattern: FormPattern?
    public private(set) var format: FormFormat?
    /// The format's pattern, made once.
    let formatPattern: FormPattern?

    public init(
        minLength: Int? = nil, maxLength: Int? = nil, pattern: FormPattern? = nil, format: FormFormat? = nil
    ) {
        length = FormBounds(min: minLength, max: maxLength)
        self.pattern = pattern
        self.format = format
        formatPattern = format.flatMap { FormPattern($0.pattern) }
    }
}
