/// A condition over a form's answers, resolved: fields and options are positions.
nonisolated public indirect enum FormCondition: Hashable, Sendable {
    case all([FormCondition])
    case any([FormCondition])
    case not(FormCondition)
    /// A toggle is on.
    case isOn(Int)
    /// A field is answered.
    case isAnswered(Int)
    case compares(FormOperand, FormComparison, FormOperand)
    /// A picker's option or tag is one of some.
    case isOneOf(Int, FormTagSet)
    /// A picker's option or tag is among those of a selection.
    case isAmong(Int, selection: Int)
    /// A selection holds one of some.
    case hasAny(Int, FormTagSet)
    /// A selection holds all of some.
    case hasAll(Int, FormTagSet)
}

/// One side of a comparison.
nonisolated public enum FormOperand: Hashable, Sendable {
    /// What a field holds.
    case field(Int)
    /// How many a selection holds.
    case count(Int)
    /// The integer tag of a picker's option: one number a position of its list.
    case tagNumber(Int, [Int])
    case constant(FormValue)
}

/// How two values are compared. The raw values are the language's.
nonisolated public enum FormComparison: String, CaseIterable, Sendable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="

    func holds(isLess: Bool, isEqual: Bool) -> Bool {
        switch self {
        case .equal: isEqual
        case .notEqual: !isEqual
        case .less: isLess
        case .lessOrEqual: isLess || isEqual
        case .greater: !isLess && !isEqual
        case .greaterOrEqual: !isLess
        }
    }
}

/// Options of a list, tags of a source, and what pickers hold: what may stand in parentheses after `in` and `has`.
nonisolated public struct FormTagSet: Hashable, Sendable {
    /// Positions in the list.
    public var options = FormWideBits()
    /// Tags of a source.
    public var tags: Set<FormTag> = []
    public var integers: Set<Int> = []
    /// Pickers. One that is unanswered stands for nothing, so that nothing equals it.
    public var fields: [Int] = []

    public init() {}
}

nonisolated extension FormCondition {
    /// The same condition over fields at other positions.
    public func mapFields(_ position: (Int) -> Int) -> FormCondition {
        switch self {
        case .all(let parts): .all(parts.map { $0.mapFields(position) })
        case .any(let parts): .any(parts.map { $0.mapFields(position) })
        case .not(let part): .not(part.mapFields(position))
        case .isOn(let field): .isOn(position(field))
        case .isAnswered(let field): .isAnswered(position(field))
        case .compares(let left, let comparison, let right):
            .compares(left.mapFields(position), comparison, right.mapFields(position))
        case .isOneOf(let field, let set): .isOneOf(position(field), set.mapFields(position))
        case .isAmong(let field, let selection): .isAmong(position(field), selection: position(selection))
        case .hasAny(let field, let set): .hasAny(position(field), set.mapFields(position))
        case .hasAll(let field, let set): .hasAll(position(field), set.mapFields(position))
        }
    }

    /// Calls for each field that is named, in the order of the text.
    public func forEachField(_ body: (Int) -> Void) {
        switch self {
        case .all(let parts), .any(let parts): for part in parts { part.forEachField(body) }
        case .not(let part): part.forEachField(body)
        case .isOn(let field), .isAnswered(let field): body(field)
        case .compares(let left, _, let right):
            left.field.map(body)
            right.field.map(body)
        case .isAmong(let field, let selection):
            body(field)
            body(selection)
        case .isOneOf(let field, let set), .hasAny(let field, let set), .hasAll(let field, let set):
            body(field)
            for field in set.fields { body(field) }
        }
    }
}

nonisolated extension FormOperand {
    public var field: Int? {
        switch self {
        case .field(let field), .count(let field), .tagNumber(let field, _): field
        case .constant: nil
        }
    }

    func mapFields(_ position: (Int) -> Int) -> FormOperand {
        switch self {
        case .field(let field): .field(position(field))
        case .count(let field): .count(position(field))
        case .tagNumber(let field, let numbers): .tagNumber(position(field), numbers)
        case .constant: self
        }
    }
}

nonisolated extension FormTagSet {
    func mapFields(_ position: (Int) -> Int) -> FormTagSet {
        var set = self
        set.fields = fields.map(position)
        return set
    }
}
