// Derived from `Sources/FormRuntime`; refresh it with `FORMC_UPDATE=1 swift test --filter EmbeddedRuntimeTests`.
// swift-format-ignore-file

/// The source of the runtime, file after file.
let embeddedRuntime = ##"""
// MARK: - FormBits.swift

/// A set of positions in an option list: what a selection is stored as.
nonisolated public protocol FormBitSet: Hashable, Sendable {
    init()
    var isEmpty: Bool { get }
    var count: Int { get }
    /// The positions below 64 as bits.
    var word: UInt64 { get }
    /// Whether positions from 64 on can be held.
    static var isWide: Bool { get }
    func contains(_ position: Int) -> Bool
    /// Adds a position; one that the set cannot hold is ignored.
    mutating func insert(_ position: Int)
    mutating func remove(_ position: Int)
    mutating func formUnion(_ other: Self)
    mutating func formIntersection(_ other: Self)
    mutating func subtract(_ other: Self)
    /// The first held position that is not before the given one.
    func next(from position: Int) -> Int?
    /// The same positions in the store that has no limit.
    var wide: FormWideBits { get }
    init(wide: FormWideBits)
}

/// Positions 0 to 63 in one word. No operation allocates.
nonisolated public struct FormBits: FormBitSet {
    public var word: UInt64

    @inlinable public init() { word = 0 }
    @inlinable public init(word: UInt64) { self.word = word }
    @inlinable public init(wide: FormWideBits) { word = wide.word }
    @inlinable public static var isWide: Bool { false }
    @inlinable public var isEmpty: Bool { word == 0 }
    @inlinable public var count: Int { word.nonzeroBitCount }
    @inlinable public var wide: FormWideBits { FormWideBits(word: word) }

    // `<<` and `>>` give 0 for a shift by 64 or more and shift the other way by a negative one: they never trap.
    @inlinable public func contains(_ position: Int) -> Bool { position >= 0 && word & (1 << position) != 0 }
    @inlinable public mutating func insert(_ position: Int) { if position >= 0 { word |= 1 << position } }
    @inlinable public mutating func remove(_ position: Int) { if position >= 0 { word &= ~(1 << position) } }
    @inlinable public mutating func formUnion(_ other: FormBits) { word |= other.word }
    @inlinable public mutating func formIntersection(_ other: FormBits) { word &= other.word }
    @inlinable public mutating func subtract(_ other: FormBits) { word &= ~other.word }

    @inlinable public func next(from position: Int) -> Int? {
        guard position < 64 else { return nil }
        let start = position < 0 ? 0 : position
        let rest = word >> start
        return rest == 0 ? nil : start + rest.trailingZeroBitCount
    }
}

// MARK: - FormChoice.swift

/// The options of a list, a case each. Generated code supplies the cases and `choiceTable`; for more than 64 options
/// it sets `Bits` to `FormWideBits`, for integer tags `RawValue` to `Int`.
nonisolated public protocol FormChoice: FormOrdinal {
    /// How a set of these is stored.
    associatedtype Bits: FormBitSet = FormBits
    /// The list's tags, labels and rules, in the order of the cases.
    static var choiceTable: FormChoiceTable { get }
}

nonisolated extension FormChoice {
    @_semantics("optimize.sil.specialize.generic.never")
    public static func formOrdinal(named name: String) -> Int? { choiceTable.ordinal(ofTag: name) }

    @_semantics("optimize.sil.specialize.generic.never")
    public static func formName(_ ordinal: Int) -> String { choiceTable.tag(ordinal) }

    /// The offered options in the spec's order; retired ones exist as cases but are not among them.
    public static var allCases: [Self] {
        @_semantics("optimize.sil.specialize.generic.never")
        get { choiceTable.options.offered.positions.map { Self(uncheckedOrdinal: $0) } }
    }

    /// The stored text of the option.
    public var tag: String {
        @_semantics("optimize.sil.specialize.generic.never")
        get { Self.choiceTable.tag(ordinal) }
    }

    /// The label in the form's own language.
    public var label: String {
        @_semantics("optimize.sil.specialize.generic.never")
        get { Self.choiceTable.label(ordinal) }
    }

    /// The label in a language (BCP 47), or in the nearest one that the form has: `ja-JP`, `ja`, the form's own.
    @_semantics("optimize.sil.specialize.generic.never")
    public func label(in language: String) -> String { Self.choiceTable.label(ordinal, language: language) }

    /// The spec's description of the option. (Not that of `CustomStringConvertible`, which options leave to Swift.)
    public var description: String? {
        @_semantics("optimize.sil.specialize.generic.never")
        get { Self.choiceTable.rows.attribute("description", ordinal) }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    public func description(in language: String) -> String? {
        Self.choiceTable.rows.attribute("description", ordinal, language: language)
    }

    /// The heading under which the option stands with others.
    public var group: String? {
        @_semantics("optimize.sil.specialize.generic.never")
        get { Self.choiceTable.rows.attribute("group", ordinal) }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    public func group(in language: String) -> String? {
        Self.choiceTable.rows.attribute("group", ordinal, language: language)
    }

    public var image: FormImage? {
        @_semantics("optimize.sil.specialize.generic.never")
        get { Self.choiceTable.image(ordinal, language: nil) }
    }

    /// The image with its alternative text in a language.
    @_semantics("optimize.sil.specialize.generic.never")
    public func image(in language: String) -> FormImage? { Self.choiceTable.image(ordinal, language: language) }

    /// Whether the option is chosen alone or not at all.
    public var isExclusive: Bool {
        @_semantics("optimize.sil.specialize.generic.never")
        get { Self.choiceTable.options.exclusive.contains(ordinal) }
    }

    /// Whether the option must be among the chosen ones.
    public var isRequired: Bool {
        @_semantics("optimize.sil.specialize.generic.never")
        get { Self.choiceTable.options.required.contains(ordinal) }
    }

    /// Whether the option is no longer offered, though still read from stored answers.
    public var isRetired: Bool {
        @_semantics("optimize.sil.specialize.generic.never")
        get { Self.choiceTable.options.retired.contains(ordinal) }
    }
}

// MARK: - FormChoiceTable.swift

/// The options of a list as one literal: a row an option, with its tag, its label, and then flags (`exclusive`,
/// `required`, `retired`) and attributes (`description`, `group`, `symbol`, `asset`, `url`, `alt`, `formerly`).
///
/// Made once a list, in time linear in its text. A malformed literal never traps; what it lacks is empty.
nonisolated public struct FormChoiceTable: Sendable {
    let list: FormList
    /// The first 64 options as bits, for the check that passes most answers.
    @usableFromInline let quick: FormQuickOptions

    @inline(never) public init(_ literal: StaticString) {
        self.init(utf8: FormTableText.bytes(of: literal))
    }

    /// The same rows made while the program runs.
    public init(utf8 bytes: [UInt8]) {
        list = FormList(bytes)
        quick = FormQuickOptions(list.options)
    }

    /// The list as rules see it.
    public var options: FormOptionRules { list.options }

    var rows: FormTableRows { list.rows }
    public var count: Int { rows.count }
    public func tag(_ ordinal: Int) -> String { rows.name(ordinal) }
    public func label(_ ordinal: Int, language: String? = nil) -> String { rows.label(ordinal, language: language) }

    /// The option with that tag or former tag, by bytes. Constant time.
    public func ordinal(ofTag tag: String) -> Int? { rows.index.row(of: tag) }

    func image(_ ordinal: Int, language: String?) -> FormImage? {
        rows.image(ordinal, language: language)
    }
}

/// A list as code that is not generic sees it. A class, so that it is handed on by one reference. Immutable.
nonisolated final class FormList: Sendable {
    let rows: FormTableRows
    let options: FormOptionRules

    init(_ bytes: [UInt8]) {
        rows = FormTableRows(bytes, first: 0, column: 2)
        options = FormOptionRules(
            count: rows.count, exclusive: rows.flagged("exclusive"), required: rows.flagged("required"),
            retired: rows.flagged("retired"))
    }
}

/// The options that make an answer worth a closer look, as far as 64 bits hold them.
nonisolated public struct FormQuickOptions: Sendable {
    let exclusive: UInt64
    let required: UInt64

    init(_ options: FormOptionRules) {
        exclusive = options.exclusive.word
        required = options.required.word & options.offered.word
    }
}

// MARK: - FormCondition.swift

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

// MARK: - FormConditionReader.swift

/// Reads a condition of a table: the text of the language as the compiler writes it after every check, with one blank
/// between words, tags that are no plain words in `"`, and a `"` in them doubled. Parentheses and `not` nest at most as
/// deep as the language lets them.
nonisolated struct FormConditionReader {
    private let tokens: [String]
    private let scope: FormConditionScope
    private var at = 0

    /// Nil for a text that is no condition over the form.
    static func read(_ text: String, _ scope: FormConditionScope) -> FormCondition? {
        var reader = FormConditionReader(tokens: formConditionTokens(text), scope: scope)
        guard let condition = reader.any(), reader.at == reader.tokens.count else { return nil }
        return condition
    }

    private init(tokens: [String], scope: FormConditionScope) {
        self.tokens = tokens
        self.scope = scope
    }

    private var token: String { at < tokens.count ? tokens[at] : "" }

    private mutating func next() -> String {
        let token = token
        at += 1
        return token
    }

    private mutating func takes(_ word: String) -> Bool {
        guard token == word else { return false }
        at += 1
        return true
    }

    // MARK: Truth

    private mutating func any() -> FormCondition? {
        guard let first = all() else { return nil }
        var parts = [first]
        while takes("or") {
            guard let part = all() else { return nil }
            parts.append(part)
        }
        return parts.count == 1 ? first : .any(parts)
    }

    private mutating func all() -> FormCondition? {
        guard let first = negation() else { return nil }
        var parts = [first]
        while takes("and") {
            guard let part = negation() else { return nil }
            parts.append(part)
        }
        return parts.count == 1 ? first : .all(parts)
    }

    private mutating func negation() -> FormCondition? {
        if takes("not") { return negation().map { .not($0) } }
        guard takes("(") else { return predicate() }
        let inner = any()
        return takes(")") ? inner : nil
    }

    // MARK: Predicates

    private mutating func predicate() -> FormCondition? {
        if token == "count" { return comparison(operand(), like: nil) }
        guard let field = scope.field(next()) else { return nil }
        switch token {
        case "is":
            at += 1
            return next() == "answered" ? .isAnswered(field) : .not(.isAnswered(field))
        case "has":
            at += 1
            return has(field)
        case "in":
            at += 1
            if token == "(" { return tags(of: field).map { .isOneOf(field, $0) } }
            return scope.field(next()).map { .isAmong(field, selection: $0) }
        case "==", "!=", "<", "<=", ">", ">=": return comparison(field)
        default: return .isOn(field)
        }
    }

    private mutating func has(_ field: Int) -> FormCondition? {
        if takes("any") { return tags(of: field).map { .hasAny(field, $0) } }
        if takes("all") { return tags(of: field).map { .hasAll(field, $0) } }
        var set = FormTagSet()
        return tag(of: field, into: &set) ? .hasAny(field, set) : nil
    }

    private mutating func comparison(_ field: Int) -> FormCondition? {
        switch scope.limits(field) {
        case .choice, .tag: pickerComparison(field)
        case .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .selection, .tags:
            comparison(.field(field), like: field)
        }
    }

    /// A picker against a tag, another picker, or, for integer tags, a number.
    private mutating func pickerComparison(_ field: Int) -> FormCondition? {
        guard let comparison = FormComparison(rawValue: token) else { return nil }
        let isOrder = comparison != .equal && comparison != .notEqual
        let list = scope.lists[field]
        if at + 1 < tokens.count, tokens[at + 1] == "field" {
            at += 2
            guard takes("("), let other = scope.field(next()), takes(")") else { return nil }
            guard isOrder, let list, let otherList = scope.lists[other] else {
                return .compares(.field(field), comparison, .field(other))
            }
            return .compares(
                .tagNumber(field, scope.numbers(list)), comparison, .tagNumber(other, scope.numbers(otherList)))
        }
        at += 1
        if isOrder {
            guard let number = Int(next()) else { return nil }
            let left: FormOperand = list.map { .tagNumber(field, scope.numbers($0)) } ?? .field(field)
            return .compares(left, comparison, .constant(.integer(number)))
        }
        var set = FormTagSet()
        guard tag(of: field, into: &set) else { return nil }
        return comparison == .equal ? .isOneOf(field, set) : .not(.isOneOf(field, set))
    }

    private mutating func comparison(_ left: FormOperand?, like field: Int?) -> FormCondition? {
        guard let left, let comparison = FormComparison(rawValue: next()) else { return nil }
        return operand(like: field).map { .compares(left, comparison, $0) }
    }

    // MARK: Values

    /// A value, or a field that holds one; what a literal is, the field on the left decides.
    private mutating func operand(like field: Int? = nil) -> FormOperand? {
        let word = next()
        if word == "count" || word == "field" {
            guard takes("("), let field = scope.field(next()), takes(")") else { return nil }
            return word == "count" ? .count(field) : .field(field)
        }
        if let other = scope.field(word) { return .field(other) }
        switch field.map({ scope.limits($0) }) {
        case .text: return unquoted(word).map { .constant(.text($0)) }
        case .date: return FormDate(word).map { .constant(.date($0)) }
        case .time: return FormTime(word).map { .constant(.time($0)) }
        case .dateTime: return FormDateTime(word).map { .constant(.dateTime($0)) }
        case .integer, .decimal, .toggle, .choice, .selection, .tag, .tags, nil:
            return Int(word).map { .constant(.integer($0)) } ?? FormDecimal(word).map { .constant(.decimal($0)) }
        }
    }

    private mutating func tags(of field: Int) -> FormTagSet? {
        guard takes("(") else { return nil }
        var set = FormTagSet()
        while !takes(")") {
            guard tag(of: field, into: &set), takes(",") || token == ")" else { return nil }
        }
        return set
    }

    /// One tag of the field's list or source, or a picker that holds one.
    private mutating func tag(of field: Int, into set: inout FormTagSet) -> Bool {
        let word = next()
        if word == "field", takes("(") {
            guard let other = scope.field(next()), takes(")") else { return false }
            set.fields.append(other)
            return true
        }
        let tag = unquoted(word) ?? word
        if let list = scope.lists[field] {
            guard let position = list.rows.index.row(of: tag) else { return false }
            set.options.insert(position)
            return true
        }
        switch scope.limits(field) {
        case .tag(.integer), .tags(.integer, _):
            guard let number = Int(tag) else { return false }
            set.integers.insert(number)
        case .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .choice, .selection, .tag, .tags:
            set.tags.insert(FormTag(tag))
        }
        return true
    }

    private func unquoted(_ word: String) -> String? {
        guard word.utf8.first == 0x22 else { return nil }
        return String(word.dropFirst())
    }
}

/// The words and signs of a condition. A quoted text comes with the quote before it, which tells it from a word.
nonisolated private func formConditionTokens(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var tokens: [String] = []
    var at = 0
    while at < bytes.count {
        let start = at
        switch bytes[at] {
        case 0x20: at += 1
        case 0x28, 0x29, 0x2C:
            at += 1
            tokens.append(String(decoding: bytes[start..<at], as: UTF8.self))
        case 0x22:
            var quoted: [UInt8] = [0x22]
            at += 1
            while at < bytes.count {
                if bytes[at] == 0x22 {
                    at += 1
                    guard at < bytes.count, bytes[at] == 0x22 else { break }
                }
                quoted.append(bytes[at])
                at += 1
            }
            tokens.append(String(decoding: quoted, as: UTF8.self))
        default:
            while at < bytes.count, ![0x20, 0x28, 0x29, 0x2C].contains(bytes[at]) { at += 1 }
            tokens.append(String(decoding: bytes[start..<at], as: UTF8.self))
        }
    }
    return tokens
}

// MARK: - FormConditionTable.swift

/// A form's conditions as one literal, a row each: `visible-when`, `required-when` and `disabled-when` with a condition
/// and what it is for, fields (`field=`), notes (`note=`, by position among the form's notes) or options of their list
/// (`option=`); `rule` with its message, what it requires (`require=`), when (`when=`), and the field that it is shown at
/// (`at=`). A row of visibility stands after those of the fields that its condition names.
nonisolated extension FormConditions {
    /// - Parameter form: any answers; asked for the lists of its fields.
    @_semantics("optimize.sil.specialize.generic.never")
    public convenience init<Form: FormModel>(of form: Form, _ literal: StaticString) {
        let rows = Form.Field.fieldTable.rows
        let work = FormWork(.list)
        var visitor = FormVisitor(rows, work)
        form.visit(&visitor)
        let table = FormTableRows(FormTableText.bytes(of: literal), first: 0, column: 2)
        var reader = FormConditionTableReader(table, FormConditionScope(rows: rows, lists: work.lists))
        for row in 0..<table.count { reader.read(row) }
        self.init(
            fieldCount: rows.table.count, reader.source,
            lists: reader.source.offered.map { $0.fields.first.flatMap { work.lists[$0] } }, texts: table,
            ruleRows: reader.ruleRows)
    }
}

/// Reads the rows of a table of conditions. What cannot be read is left out: nothing in a table can trap.
nonisolated struct FormConditionTableReader {
    private let table: FormTableRows
    private let scope: FormConditionScope
    private(set) var source = FormConditionSource()
    private(set) var ruleRows: [Int] = []

    init(_ table: FormTableRows, _ scope: FormConditionScope) {
        self.table = table
        self.scope = scope
    }

    mutating func read(_ row: Int) {
        let kind = table.name(row)
        guard kind != "rule" else { return readRule(row) }
        guard let condition = FormConditionReader.read(table.label(row, language: nil), scope) else { return }
        let fields = table.values(of: "field", row).compactMap { scope.field($0) }
        let tags = table.values(of: "option", row)
        if !tags.isEmpty {
            readOptions(tags, of: fields, isDisabling: kind == "disabled-when", condition)
        } else if kind == "required-when" {
            for field in fields { source.required.append((field, condition)) }
        } else if kind == "visible-when" {
            let notes = table.values(of: "note", row).compactMap { Int(formTag: $0) }
            if !fields.isEmpty { source.shown.append((fields, condition)) }
            if !notes.isEmpty { source.shownNotes.append((notes, condition)) }
        }
    }

    private mutating func readOptions(
        _ tags: [String], of fields: [Int], isDisabling: Bool, _ condition: FormCondition
    ) {
        guard let list = fields.first.flatMap({ scope.lists[$0] }) else { return }
        var positions = FormWideBits()
        for tag in tags { if let position = list.rows.index.row(of: tag) { positions.insert(position) } }
        if source.offered.last?.fields != fields { source.offered.append((fields, [])) }
        source.offered[source.offered.count - 1].options.append((positions, isDisabling, condition))
    }

    private mutating func readRule(_ row: Int) {
        guard let field = table.attribute("at", row).flatMap({ scope.field($0) }),
            let require = table.attribute("require", row).flatMap({ FormConditionReader.read($0, scope) })
        else { return }
        let when = table.attribute("when", row).flatMap { FormConditionReader.read($0, scope) }
        source.rules.append((field, table.attribute("id", row) ?? "", when, require))
        ruleRows.append(row)
    }
}

/// What the words of a condition may stand for.
nonisolated struct FormConditionScope {
    let rows: FormFieldRows
    /// The lists of the fields that choose.
    let lists: [Int: FormList]

    func field(_ id: String) -> Int? { rows.table.index.row(of: id) }
    func limits(_ field: Int) -> FormLimits { rows.rule(field).limits }

    /// The integer tags of a list by position.
    func numbers(_ list: FormList) -> [Int] {
        (0..<list.rows.count).map { Int(formTag: list.rows.name($0)) ?? 0 }
    }
}

// MARK: - FormConditionTruth.swift

/// The truth of conditions, in SQL's three values.
nonisolated extension FormCondition {
    /// - Parameter values: what the fields hold, by the positions that the condition names. A hidden field is to be
    ///   `unanswered`; so is one that stands beyond the end.
    public func truth(_ values: [FormValue]) -> FormTruth {
        switch self {
        case .all(let parts): return FormCondition.all(parts, values)
        case .any(let parts): return FormCondition.any(parts, values)
        case .not(let part): return part.truth(values).negated
        case .isOn(let field):
            if case .toggle(let isOn) = values.value(field) { return FormTruth(isOn) }
            return .unknown
        case .isAnswered(let field): return FormTruth(values.value(field).isAnswered)
        case .compares(let left, let comparison, let right):
            return left.value(values).truth(comparison, right.value(values))
        case .isOneOf(let field, let set):
            let value = values.value(field)
            return value.isAnswered ? FormTruth(set.contains(value, values)) : .unknown
        case .isAmong(let field, let selection):
            let value = values.value(field)
            return value.isAnswered ? FormTruth(values.value(selection).has(value)) : .unknown
        case .hasAny(let field, let set): return FormTruth(set.isAny(in: values.value(field), values))
        case .hasAll(let field, let set): return FormTruth(set.isWhole(in: values.value(field), values))
        }
    }

    /// False as soon as one part is.
    private static func all(_ parts: [FormCondition], _ values: [FormValue]) -> FormTruth {
        var truth = FormTruth.yes
        for part in parts {
            truth = truth.and(part.truth(values))
            if truth.isNo { break }
        }
        return truth
    }

    /// True as soon as one part is.
    private static func any(_ parts: [FormCondition], _ values: [FormValue]) -> FormTruth {
        var truth = FormTruth.no
        for part in parts {
            truth = truth.or(part.truth(values))
            if truth.isYes { break }
        }
        return truth
    }
}

nonisolated extension [FormValue] {
    func value(_ field: Int) -> FormValue { indices.contains(field) ? self[field] : .unanswered }
}

nonisolated extension FormOperand {
    func value(_ values: [FormValue]) -> FormValue {
        switch self {
        case .field(let field): return values.value(field)
        case .count(let field): return .integer(values.value(field).count)
        case .tagNumber(let field, let numbers):
            if case .option(let option) = values.value(field), numbers.indices.contains(option) {
                return .integer(numbers[option])
            }
            return .unanswered
        case .constant(let value): return value
        }
    }
}

nonisolated extension FormValue {
    /// A comparison with what is unanswered is unknown, and so is one of values that cannot be compared, of which no
    /// checked condition has any.
    func truth(_ comparison: FormComparison, _ other: FormValue) -> FormTruth {
        guard isAnswered, other.isAnswered, let order = order(other) else { return .unknown }
        return FormTruth(comparison.holds(isLess: order < 0, isEqual: order == 0))
    }

    /// Negative if this comes before the other, 0 if they are equal. Texts and tags are compared by their bytes,
    /// numbers by value.
    private func order(_ other: FormValue) -> Int? {
        switch (self, other) {
        case (.integer(let one), .integer(let other)), (.option(let one), .option(let other)):
            one < other ? -1 : one == other ? 0 : 1
        case (.decimal(let one), .decimal(let other)): one < other ? -1 : one == other ? 0 : 1
        case (.integer(let one), .decimal(let other)): -other.order(one)
        case (.decimal(let one), .integer(let other)): one.order(other)
        case (.date(let one), .date(let other)): one < other ? -1 : one == other ? 0 : 1
        case (.time(let one), .time(let other)): one < other ? -1 : one == other ? 0 : 1
        case (.dateTime(let one), .dateTime(let other)): one < other ? -1 : one == other ? 0 : 1
        case (.text(let one), .text(let other)): FormTag(one) == FormTag(other) ? 0 : 1
        case (.tag(let one), .tag(let other)): one == other ? 0 : 1
        default: nil
        }
    }

    /// Whether a selection holds what a picker does.
    func has(_ value: FormValue) -> Bool {
        switch (self, value) {
        case (.options(let options), .option(let option)): options.contains(option)
        case (.tags(let tags), .tag(let tag)): tags.contains(tag)
        case (.integerTags(let tags), .integer(let tag)): tags.contains(tag)
        default: false
        }
    }
}

nonisolated extension FormTagSet {
    /// Whether what a picker holds is in the set.
    func contains(_ value: FormValue, _ values: [FormValue]) -> Bool {
        switch value {
        case .option(let option): if options.contains(option) { return true }
        case .tag(let tag): if tags.contains(tag) { return true }
        case .integer(let tag): if integers.contains(tag) { return true }
        case .unanswered, .text, .decimal, .date, .time, .dateTime, .toggle, .options, .tags, .integerTags: return false
        }
        for field in fields where values.value(field) == value { return true }
        return false
    }

    /// Whether a selection holds anything of the set.
    func isAny(in selection: FormValue, _ values: [FormValue]) -> Bool {
        let holds: Bool
        switch selection {
        case .options(let chosen): holds = !chosen.isDisjoint(with: options)
        case .tags(let chosen): holds = !chosen.isDisjoint(with: tags)
        case .integerTags(let chosen): holds = !chosen.isDisjoint(with: integers)
        case .unanswered, .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .option, .tag: return false
        }
        if holds { return true }
        for field in fields where selection.has(values.value(field)) { return true }
        return false
    }

    /// Whether a selection holds everything of the set.
    func isWhole(in selection: FormValue, _ values: [FormValue]) -> Bool {
        let isEmpty = options.isEmpty && tags.isEmpty && integers.isEmpty
        switch selection {
        case .options(let chosen): if !options.isSubset(of: chosen) { return false }
        case .tags(let chosen): if !tags.isSubset(of: chosen) { return false }
        case .integerTags(let chosen): if !integers.isSubset(of: chosen) { return false }
        case .unanswered, .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .option, .tag:
            return isEmpty && fields.isEmpty
        }
        for field in fields where !selection.has(values.value(field)) { return false }
        return true
    }
}

// MARK: - FormConditions.swift

/// All that a form decides by condition: what is shown and asked for, what is offered, what must agree. Immutable.
///
/// Conditions are kept over slots, one for each field that any of them names, so that only these values are gathered.
nonisolated public final class FormConditions: Sendable {
    /// Fields that are shown only while a condition is true: one field, or those of a section.
    struct Shown: Sendable {
        let fields: [Int]
        let condition: FormCondition
    }

    struct Required: Sendable {
        let field: Int
        let condition: FormCondition
    }

    /// A list whose options are offered by condition, and the fields that choose from it.
    struct Offered: Sendable {
        let fields: [Int]
        let options: [(positions: FormWideBits, isDisabling: Bool, condition: FormCondition)]
    }

    struct Rule: Sendable {
        let field: Int
        let id: String
        let when: FormCondition?
        let require: FormCondition
    }

    /// Notes that are shown only while a condition is true, by their position among the form's notes.
    struct ShownNotes: Sendable {
        let notes: [Int]
        let condition: FormCondition
    }

    /// In an order in which each stands after those of the fields that its condition names.
    let shown: [Shown]
    let shownNotes: [ShownNotes]
    let required: [Required]
    let offered: [Offered]
    let rules: [Rule]
    /// The texts of the rules, where the conditions come from a table, and the row of each rule.
    let texts: FormTableRows?
    let ruleRows: [Int]
    /// The slot of each field; -1 where no condition names it.
    private let slots: [Int]
    private let slotCount: Int
    /// The position in `offered` of each field's list; empty where nothing is offered by condition.
    private let listPositions: [Int]
    /// The lists of `offered`, where they come from tables.
    private let lists: [FormList?]

    /// - Parameters:
    ///   - count: how many fields the form has.
    ///   - source: its conditions, with fields by position. Those of visibility must be in order: see `shown`.
    public convenience init(fieldCount count: Int, _ source: FormConditionSource) {
        self.init(fieldCount: count, source, lists: [], texts: nil, ruleRows: [])
    }

    init(
        fieldCount count: Int, _ source: FormConditionSource, lists: [FormList?], texts: FormTableRows?,
        ruleRows: [Int]
    ) {
        self.lists = lists
        self.texts = texts
        self.ruleRows = ruleRows
        var slots = [Int](repeating: -1, count: count)
        var next = 0
        source.forEachField { field in
            guard slots.indices.contains(field), slots[field] < 0 else { return }
            slots[field] = next
            next += 1
        }
        let slot = { (field: Int) in slots.indices.contains(field) ? slots[field] : -1 }
        self.slots = slots
        slotCount = next
        shown = source.shown.map { Shown(fields: $0.fields, condition: $0.condition.mapFields(slot)) }
        shownNotes = source.shownNotes.map { ShownNotes(notes: $0.notes, condition: $0.condition.mapFields(slot)) }
        required = source.required.map { Required(field: $0.field, condition: $0.condition.mapFields(slot)) }
        offered = source.offered.map { list in
            Offered(
                fields: list.fields,
                options: list.options.map { ($0.positions, $0.isDisabling, $0.condition.mapFields(slot)) })
        }
        rules = source.rules.map { rule in
            Rule(
                field: rule.field, id: rule.id, when: rule.when?.mapFields(slot), require: rule.require.mapFields(slot))
        }
        var positions = source.offered.isEmpty ? [] : [Int](repeating: -1, count: count)
        for (position, list) in source.offered.enumerated() {
            for field in list.fields where positions.indices.contains(field) { positions[field] = position }
        }
        listPositions = positions
    }

    /// The conditions of a form that has none.
    public static let none = FormConditions(fieldCount: 0, FormConditionSource())

    /// Where the value of a field goes for `decide`; nil where no condition asks for it.
    public func slot(ofField field: Int) -> Int? {
        slots.indices.contains(field) && slots[field] >= 0 ? slots[field] : nil
    }

    /// The position in `offered` of the list that a field chooses from; nil where no condition says anything of it.
    public func list(ofField field: Int) -> Int? {
        listPositions.indices.contains(field) && listPositions[field] >= 0 ? listPositions[field] : nil
    }

    /// Whether a rule across fields is shown at a field.
    public func hasRule(at field: Int) -> Bool { rules.contains { $0.field == field } }

    func position(of list: FormList) -> Int? { lists.firstIndex { $0 === list } }

    func texts(ofRule rule: Int) -> FormTextRow? {
        guard let texts, ruleRows.indices.contains(rule) else { return nil }
        return FormTextRow(rows: texts, row: ruleRows[rule])
    }

    /// Limits without those of fields that may be required by condition, or whose options are offered so: these need a
    /// closer look.
    func closed(_ limits: [FormQuickLimits]) -> [FormQuickLimits] {
        if required.isEmpty && offered.isEmpty { return limits }
        var limits = limits
        for entry in required where limits.indices.contains(entry.field) { limits[entry.field].isOptional = false }
        for entry in offered {
            for field in entry.fields where limits.indices.contains(field) { limits[field] = .closed }
        }
        return limits
    }

    /// An unanswered value for each slot.
    public var emptySlots: [FormValue] { [FormValue](repeating: .unanswered, count: slotCount) }
}

/// A form's conditions as they are put together, with fields by their position in the form.
nonisolated public struct FormConditionSource: Sendable {
    public var shown: [(fields: [Int], condition: FormCondition)] = []
    /// Notes by their position among the form's notes.
    public var shownNotes: [(notes: [Int], condition: FormCondition)] = []
    public var required: [(field: Int, condition: FormCondition)] = []
    /// Lists by the fields that choose from them; positions of options, and whether the condition disables them.
    public var offered:
        [(fields: [Int], options: [(positions: FormWideBits, isDisabling: Bool, condition: FormCondition)])] =
            []
    public var rules: [(field: Int, id: String, when: FormCondition?, require: FormCondition)] = []

    public init() {}

    func forEachField(_ body: (Int) -> Void) {
        for entry in shown { entry.condition.forEachField(body) }
        for entry in shownNotes { entry.condition.forEachField(body) }
        for entry in required { entry.condition.forEachField(body) }
        for list in offered { for entry in list.options { entry.condition.forEachField(body) } }
        for rule in rules {
            rule.when?.forEachField(body)
            rule.require.forEachField(body)
        }
    }
}

// MARK: - FormDate.swift

/// A day of the proleptic Gregorian calendar (ISO 8601), from 0001-01-01 to 9999-12-31, without a time zone.
nonisolated public struct FormDate: Hashable, Sendable {
    /// Year, month and day in one number whose order is that of the days.
    private let packed: Int32

    public var year: Int { Int(packed >> 9) }
    /// 1 to 12.
    public var month: Int { Int(packed >> 5 & 15) }
    /// 1 to 31.
    public var day: Int { Int(packed & 31) }

    /// Nil for a day that the calendar does not have.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= FormDate.dayCount(ofMonth: month, year: year)
        else { return nil }
        self.init(uncheckedYear: year, month: month, day: day)
    }

    /// For generated code, whose days are checked. What is no day becomes some value, but does not trap.
    public init(uncheckedYear year: Int, month: Int, day: Int) {
        packed = Int32(truncatingIfNeeded: (year & 0x3FFF) << 9 | (month & 15) << 5 | (day & 31))
    }

    /// A number whose order is that of the days.
    var order: Int { Int(packed) }

    public static func dayCount(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

nonisolated extension FormDate: Comparable {
    public static func < (one: FormDate, other: FormDate) -> Bool { one.packed < other.packed }
}

nonisolated extension FormDate: LosslessStringConvertible, Codable {
    /// Reads `YYYY-MM-DD` and nothing else.
    public init?(_ text: String) {
        var digits = FormDigits(text)
        guard let year = digits.take(4), digits.take(0x2D), let month = digits.take(2), digits.take(0x2D),
            let day = digits.take(2), digits.isAtEnd
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    public var description: String {
        formPadded(year, 4) + "-" + formPadded(month, 2) + "-" + formPadded(day, 2)
    }

    public init(from decoder: any Decoder) throws { self = try formDecodeText(decoder, "a date `YYYY-MM-DD`") }
    public func encode(to encoder: any Encoder) throws { try formEncodeText(description, encoder) }
}

/// Reads fixed numbers of digits and single characters from a text.
nonisolated struct FormDigits {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = text[...].utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ count: Int) -> Int? {
        var value = 0
        for _ in 0..<count {
            guard let byte = rest.popFirst(), byte >= 0x30, byte <= 0x39 else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        return value
    }

    mutating func take(_ character: UInt8) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }
}

nonisolated func formPadded(_ value: Int, _ width: Int) -> String {
    let digits = value.description
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}

nonisolated func formDecodeText<Value: LosslessStringConvertible>(
    _ decoder: any Decoder, _ expected: String
) throws -> Value {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    if let value = Value(text) { return value }
    throw DecodingError.dataCorruptedError(in: container, debugDescription: "`\(text)` is not \(expected)")
}

nonisolated func formEncodeText(_ text: String, _ encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
}

// MARK: - FormDecimal.swift

/// An exact decimal number of at most 15 significant digits, the most that a JSON number carries unharmed through a
/// binary double (IEEE 754; C's `DBL_DIG`). Compared and hashed by value: 1.0 is 1.
///
/// The first digit's place is within 10⁻³⁰⁷ … 10³⁰⁷, so that every value has its own double.
nonisolated public struct FormDecimal: Hashable, Sendable {
    /// Without zeros at its end, below 10¹⁵; the value is `significand` × 10 to the power of `exponent`.
    public let significand: Int64
    /// 0 for zero.
    public let exponent: Int

    public static let zero = FormDecimal(significand: 0, exponent: 0)

    private init(normalized significand: Int64, _ exponent: Int) {
        self.significand = significand
        self.exponent = exponent
    }

    /// Nil for more than 15 significant digits, or a value beyond the range.
    public init?(exactly significand: Int64, exponent: Int) {
        guard significand != 0 else {
            self = .zero
            return
        }
        var digits = significand
        // Clamped, so that counting up cannot overflow; such an exponent is out of range in any case.
        var power = min(max(exponent, -1_000), 1_000)
        while digits % 10 == 0 {
            digits /= 10
            power += 1
        }
        let place = power + Self.digitCount(digits) - 1
        guard digits.magnitude < 1_000_000_000_000_000, place >= -307, place <= 307 else { return nil }
        self.init(normalized: digits, power)
    }

    /// For generated code, whose numbers are checked. What is not representable loses digits, or becomes zero or the
    /// greatest value.
    public init(significand: Int64, exponent: Int) {
        if significand == 0 {
            self.init(normalized: 0, 0)
            return
        }
        var digits = significand
        var power = min(max(exponent, -1_000), 1_000)
        while digits.magnitude >= 1_000_000_000_000_000 || digits % 10 == 0 {
            digits /= 10
            power += 1
        }
        let place = power + Self.digitCount(digits) - 1
        if place < -307 {
            self.init(normalized: 0, 0)
        } else if place > 307 {
            self.init(normalized: digits < 0 ? -999_999_999_999_999 : 999_999_999_999_999, 293)
        } else {
            self.init(normalized: digits, power)
        }
    }

    /// Nil for an integer of more than 15 significant digits.
    public init?(_ value: Int) {
        self.init(exactly: Int64(value), exponent: 0)
    }

    /// The number whose shortest decimal text is that of the double. Nil for more than 15 digits, infinities and NaN.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        self.init(value.description)
    }

    static func digitCount(_ value: Int64) -> Int {
        var count = 1
        var left = value.magnitude / 10
        while left > 0 {
            left /= 10
            count += 1
        }
        return count
    }

    static func power(_ exponent: Int) -> Int64 {
        var power: Int64 = 1
        for _ in 0..<max(0, min(exponent, 18)) { power *= 10 }
        return power
    }
}

nonisolated extension FormDecimal: Comparable {
    public static func < (one: FormDecimal, other: FormDecimal) -> Bool {
        if one.significand.signum() != other.significand.signum() { return one.significand < other.significand }
        if one.significand == 0 { return false }
        let (oneDigits, otherDigits) = (digitCount(one.significand), digitCount(other.significand))
        let (onePlace, otherPlace) = (one.exponent + oneDigits, other.exponent + otherDigits)
        if onePlace != otherPlace { return (onePlace < otherPlace) == (one.significand > 0) }
        // The first digits stand at the same place: compare both at 15 digits.
        return one.significand * power(15 - oneDigits) < other.significand * power(15 - otherDigits)
    }
}

nonisolated extension FormDecimal {
    /// Negative if the value is below a whole number, 0 if they are equal. Exact for all 64 bits.
    func order(_ value: Int) -> Int {
        if let other = FormDecimal(value) { return self < other ? -1 : self == other ? 0 : 1 }
        // More than 15 digits that matter: no decimal equals it, and one without zeros at its end is nearer to zero.
        guard exponent > 0 else { return value < 0 ? 1 : -1 }
        guard exponent < 19, Int(significand.signum()) == value.signum() else { return Int(significand.signum()) }
        let (product, isTooLarge) = significand.multipliedReportingOverflow(by: Self.power(exponent))
        return isTooLarge ? Int(significand.signum()) : product < value ? -1 : 1
    }

    /// Whether the value is a whole number of steps away from the base, exactly and whatever the exponents.
    /// A step that is not positive allows every value.
    public func isMultiple(of step: FormDecimal, from base: FormDecimal) -> Bool {
        if step.significand <= 0 || self == base { return true }
        if base.significand == 0 { return isMultiple(of: step) }
        if significand == 0 { return base.isMultiple(of: step) }
        if exponent == base.exponent {
            // Below 2 × 10¹⁵, so that nothing overflows; 16 digits may be left, which the check below can take.
            return Self.isMultiple(significand - base.significand, exponent, of: step)
        }
        // The last digit of the difference is that of the number with the finer one: it stands against a zero.
        guard min(exponent, base.exponent) >= step.exponent else { return false }
        let mine = Self.remainder(significand, exponent - step.exponent, by: step.significand)
        return mine == Self.remainder(base.significand, base.exponent - step.exponent, by: step.significand)
    }

    private func isMultiple(of step: FormDecimal) -> Bool {
        Self.isMultiple(significand, exponent, of: step)
    }

    private static func isMultiple(_ significand: Int64, _ exponent: Int, of step: FormDecimal) -> Bool {
        var (digits, power) = (significand, exponent)
        while digits != 0, digits % 10 == 0 {
            digits /= 10
            power += 1
        }
        guard power >= step.exponent else { return false }
        return remainder(digits, power - step.exponent, by: step.significand) == 0
    }

    /// The remainder of `digits` × 10 to the power of `exponent`, from 0; the divisor is below 10¹⁵, so that ten times
    /// a remainder fits.
    private static func remainder(_ digits: Int64, _ exponent: Int, by divisor: Int64) -> Int64 {
        var remainder = digits % divisor
        if remainder < 0 { remainder += divisor }
        for _ in 0..<max(0, exponent) where remainder != 0 { remainder = remainder * 10 % divisor }
        return remainder
    }
}

// MARK: - FormDecimalText.swift

nonisolated extension FormDecimal: LosslessStringConvertible {
    /// Reads `-12.50` or `1.5e-3`: digits with an optional sign, fraction and exponent, as JSON writes numbers.
    /// Nil for anything else, for more than 15 significant digits and for a value out of range.
    public init?(_ text: String) {
        var scan = FormDecimalScan()
        for byte in text.utf8 where !scan.take(byte) { return nil }
        guard let number = scan.number else { return nil }
        self = number
    }

    /// Plain digits (`0.5`, `1200`); with an exponent (`1.5e30`) only where there would be many zeros.
    public var description: String {
        if significand == 0 { return "0" }
        let digits = significand.magnitude.description
        let sign = significand < 0 ? "-" : ""
        let place = exponent + digits.utf8.count
        if exponent >= 0, place <= 21 {
            return sign + digits + String(repeating: "0", count: exponent)
        }
        if exponent < 0, place > 0 {
            return sign + digits.prefix(place) + "." + digits.dropFirst(place)
        }
        if exponent < 0, place > -6 {
            return sign + "0." + String(repeating: "0", count: -place) + digits
        }
        let rest = digits.dropFirst()
        return sign + digits.prefix(1) + (rest.isEmpty ? "" : "." + rest) + "e" + (place - 1).description
    }

    /// The double nearest to the value, from which the value can be read back.
    public var doubleValue: Double {
        Double("\(significand)e\(exponent)") ?? 0
    }
}

/// The digits of a number as they come, byte by byte.
nonisolated private struct FormDecimalScan {
    private enum Place { case start, sign, zero, whole, point, fraction, mark, power, powerSign }
    private var place = Place.start
    private var isNegative = false
    private var digits: Int64 = 0
    private var count = 0
    /// Zeros that follow the digits so far; they count only when another digit does.
    private var zeros = 0
    private var scale = 0
    private var isPowerNegative = false
    private var power = 0

    mutating func take(_ byte: UInt8) -> Bool {
        switch (place, byte) {
        case (.start, 0x2D):
            isNegative = true
            place = .sign
        case (.start, 0x30), (.sign, 0x30):
            place = .zero
        case (.start, 0x31...0x39), (.sign, 0x31...0x39), (.whole, 0x30...0x39):
            place = .whole
            return digit(byte - 0x30, isFraction: false)
        case (.zero, 0x2E), (.whole, 0x2E):
            place = .point
        case (.point, 0x30...0x39), (.fraction, 0x30...0x39):
            place = .fraction
            return digit(byte - 0x30, isFraction: true)
        case (.zero, 0x65), (.zero, 0x45), (.whole, 0x65), (.whole, 0x45), (.fraction, 0x65), (.fraction, 0x45):
            place = .mark
        case (.mark, 0x2B), (.mark, 0x2D):
            isPowerNegative = byte == 0x2D
            place = .powerSign
        case (.mark, 0x30...0x39), (.powerSign, 0x30...0x39), (.power, 0x30...0x39):
            place = .power
            power = min(power * 10 + Int(byte - 0x30), 100_000)
        default:
            return false
        }
        return true
    }

    private mutating func digit(_ digit: UInt8, isFraction: Bool) -> Bool {
        if isFraction { scale -= 1 }
        if digit == 0 {
            if count > 0 { zeros += 1 }
            return true
        }
        count += zeros + 1
        guard count <= 15 else { return false }
        for _ in 0...zeros { digits *= 10 }
        digits += Int64(digit)
        zeros = 0
        return true
    }

    var number: FormDecimal? {
        switch place {
        case .zero, .whole, .fraction, .power: break
        case .start, .sign, .point, .mark, .powerSign: return nil
        }
        let exponent = scale + zeros + (isPowerNegative ? -power : power)
        return FormDecimal(exactly: isNegative ? -digits : digits, exponent: exponent)
    }
}

nonisolated extension FormDecimal: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int64) { self.init(significand: value, exponent: 0) }

    /// The digits as written, up to 15: a literal reaches the initialiser as a double.
    public init(floatLiteral value: Double) { self = FormDecimal(value) ?? .zero }
}

nonisolated extension FormDecimal: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let value = FormDecimal(try container.decode(Double.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "a number of more than 15 significant digits")
        }
        self = value
    }

    /// Writes a number: an integer where it is one of usual size, a double otherwise.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let integer = integerValue {
            try container.encode(integer)
        } else {
            try container.encode(doubleValue)
        }
    }

    /// The value as an integer of at most 15 digits, if it is one.
    public var integerValue: Int64? {
        guard exponent >= 0, exponent + Self.digitCount(significand) <= 15 else { return nil }
        return significand * Self.power(exponent)
    }
}

// MARK: - FormDecisions.swift

/// What a form's conditions say of its answers at one moment.
nonisolated public struct FormDecisions: Sendable {
    /// Fields that are not shown.
    public fileprivate(set) var hidden = FormWideBits()
    /// Notes that are not shown, by their position among the form's notes.
    public fileprivate(set) var hiddenNotes = FormWideBits()
    /// Fields that a condition requires.
    public fileprivate(set) var required = FormWideBits()
    /// What is decided of the options of each list with conditions.
    public fileprivate(set) var lists: [FormOptionDecisions] = []

    /// Everything shown but for these fields, nothing required or withdrawn by condition.
    public init(hidden: FormWideBits = FormWideBits()) { self.hidden = hidden }
}

/// What the conditions of a list's options say at one moment.
nonisolated public struct FormOptionDecisions: Hashable, Sendable {
    /// Options that are not shown, for their `visible-when` is not true.
    public fileprivate(set) var hidden = FormWideBits()
    /// Options that are shown and cannot be chosen, for their `disabled-when` is true.
    public fileprivate(set) var disabled = FormWideBits()
}

nonisolated extension FormOptionRules {
    /// The same rules with only those options offered that may be chosen now.
    public func offering(_ decisions: FormOptionDecisions) -> FormOptionRules {
        var rules = self
        rules.offered.subtract(decisions.hidden)
        rules.offered.subtract(decisions.disabled)
        return rules
    }
}

nonisolated extension FormConditions {
    /// Decides what is shown, required and offered.
    ///
    /// - Parameter values: what the fields hold, by slot; those of hidden fields become unanswered.
    public func decide(_ values: inout [FormValue]) -> FormDecisions {
        var decisions = FormDecisions()
        for entry in shown where !entry.condition.truth(values).isYes {
            for field in entry.fields {
                decisions.hidden.insert(field)
                if let slot = slot(ofField: field), values.indices.contains(slot) { values[slot] = .unanswered }
            }
        }
        for entry in shownNotes where !entry.condition.truth(values).isYes {
            for note in entry.notes { decisions.hiddenNotes.insert(note) }
        }
        for entry in required where entry.condition.truth(values).isYes { decisions.required.insert(entry.field) }
        for list in offered { decisions.lists.append(list.decide(values)) }
        return decisions
    }

    /// Judges the rules across fields: one is violated when what it requires is false. It rests while its field is
    /// hidden, and while its `when` is not true.
    ///
    /// - Parameter values: what `decide` left.
    public func judge(_ values: [FormValue], _ decisions: FormDecisions, _ findings: inout [FormFinding]) {
        for (position, rule) in rules.enumerated() where !decisions.hidden.contains(rule.field) {
            if let when = rule.when, !when.truth(values).isYes { continue }
            guard rule.require.truth(values).isNo else { continue }
            var finding = FormFinding(.rule, field: rule.field, allowed: rule.id)
            finding.rule = position
            findings.append(finding)
        }
    }
}

nonisolated extension FormConditions.Offered {
    func decide(_ values: [FormValue]) -> FormOptionDecisions {
        var decisions = FormOptionDecisions()
        for entry in options {
            let isTrue = entry.condition.truth(values).isYes
            if entry.isDisabling {
                if isTrue { decisions.disabled.formUnion(entry.positions) }
            } else if !isTrue {
                decisions.hidden.formUnion(entry.positions)
            }
        }
        return decisions
    }
}

// MARK: - FormField.swift

/// The fields of a form, a case each, whose raw value is the field's id. Generated code supplies the cases and
/// `fieldTable`.
nonisolated public protocol FormField: FormOrdinal where RawValue == String {
    /// The form and its fields, in the order of the cases.
    static var fieldTable: FormFieldTable { get }
}

nonisolated extension FormField {
    @_semantics("optimize.sil.specialize.generic.never")
    public static func formOrdinal(named name: String) -> Int? { fieldTable.field(ofID: name) }

    @_semantics("optimize.sil.specialize.generic.never")
    public static func formName(_ ordinal: Int) -> String { fieldTable.id(ordinal) }

    /// All fields in the spec's order.
    public static var allCases: [Self] {
        @_semantics("optimize.sil.specialize.generic.never")
        get { (0..<fieldTable.count).map { Self(uncheckedOrdinal: $0) } }
    }

    /// The label in the form's own language.
    public var label: String {
        @_semantics("optimize.sil.specialize.generic.never")
        get { Self.fieldTable.label(ordinal) }
    }

    /// The label in a language (BCP 47), or in the nearest one that the form has: `ja-JP`, `ja`, the form's own.
    @_semantics("optimize.sil.specialize.generic.never")
    public func label(in language: String) -> String { Self.fieldTable.label(ordinal, language: language) }

    /// A text of the field: `help`, `placeholder`, `unit`, `on-label`, `off-label` …, in a language or the form's own.
    @_semantics("optimize.sil.specialize.generic.never")
    public func text(_ attribute: String, in language: String? = nil) -> String? {
        Self.fieldTable.attribute(attribute, ordinal, language: language)
    }

    public var help: String? { text("help") }
    public var placeholder: String? { text("placeholder") }
    public var unit: String? { text("unit") }
    public var onLabel: String? { text("on-label") }
    public var offLabel: String? { text("off-label") }

    /// The picture of a toggle, with its alternative text in a language or the form's own.
    @_semantics("optimize.sil.specialize.generic.never")
    public func image(in language: String? = nil) -> FormImage? {
        Self.fieldTable.rows.table.image(ordinal, language: language)
    }

    /// The name of the source whose tags the field takes.
    public var source: String? { text("source") }

    /// What may be answered.
    public var rule: FormRule {
        @_semantics("optimize.sil.specialize.generic.never")
        get { Self.fieldTable.rule(ordinal) }
    }

    /// The most options that may be chosen; nil where there is no limit or the field is no selection.
    public var max: Int? { rule.limits.maxCount }

    public var isReadOnly: Bool {
        @_semantics("optimize.sil.specialize.generic.never")
        get { Self.fieldTable.rows.table.isFlagged(ordinal, "read-only") }
    }
}

// MARK: - FormFieldRow.swift

/// The cells of a field's row, read into its rule.
nonisolated struct FormFieldRow {
    private let table: FormTableRows
    private let field: Int

    init(_ table: FormTableRows, _ field: Int) {
        self.table = table
        self.field = field
    }

    var source: String? { table.attribute("source", field) }
    var isPlain: Bool { table.isFlagged(field, "plain") }
    var rule: FormRule { FormRule(limits, isRequired: table.isFlagged(field, "required")) }

    private var limits: FormLimits {
        switch table.text.cell(2, ofRow: field + table.first) ?? "" {
        case "text": .text(textLimits)
        case "integer": .integer(FormNumberLimits(min: value("min"), max: value("max"), step: value("step")))
        case "decimal": .decimal(FormNumberLimits(min: value("min"), max: value("max"), step: value("step")))
        case "date": .date(bounds())
        case "time": .time(bounds())
        case "date-time": .dateTime(bounds())
        case "toggle": .toggle(mustBe: table.attribute("must-be", field).flatMap { Bool($0) })
        case "choice": .choice
        case "selection": .selection(bounds())
        case "tag": .tag(.string)
        case "integer-tag": .tag(.integer)
        case "tags": .tags(.string, bounds())
        case "integer-tags": .tags(.integer, bounds())
        default: .toggle(mustBe: nil)
        }
    }

    private var textLimits: FormTextLimits {
        FormTextLimits(
            minLength: value("min-length"), maxLength: value("max-length"),
            pattern: table.attribute("pattern", field).flatMap { FormPattern($0) },
            format: table.attribute("format", field).flatMap { FormFormat(rawValue: $0) })
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private func bounds<Value: LosslessStringConvertible & Comparable & Sendable>() -> FormBounds<Value> {
        FormBounds(min: value("min"), max: value("max"))
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private func value<Value: LosslessStringConvertible>(_ name: String) -> Value? {
        table.attribute(name, field).flatMap { Value($0) }
    }
}

/// A rule's limits as two integers, against which most answers pass without a closer look: a selection's count, a
/// text's length, an integer.
nonisolated struct FormQuickLimits: Sendable {
    let min: Int
    let max: Int
    /// Whether an unanswered field may be passed.
    var isOptional: Bool
    /// Whether no option of the field's list has a rule of its own.
    let isPlain: Bool

    init(_ rule: FormRule, _ row: FormFieldRow) {
        isOptional = !rule.isRequired
        isPlain = row.isPlain
        (min, max) = Self.limits(rule.limits)
    }

    private init(min: Int, max: Int, isOptional: Bool, isPlain: Bool) {
        self.min = min
        self.max = max
        self.isOptional = isOptional
        self.isPlain = isPlain
    }

    /// Nothing passes.
    static let closed = FormQuickLimits(min: .max, max: .min, isOptional: false, isPlain: false)

    private static func limits(_ limits: FormLimits) -> (Int, Int) {
        let isFree: Bool
        switch limits {
        case .text(let limits):
            if limits.pattern == nil, limits.format == nil {
                return (limits.length.min ?? .min, limits.length.max ?? .max)
            }
            isFree = false
        case .integer(let limits):
            if limits.step == nil { return (limits.bounds.min ?? .min, limits.bounds.max ?? .max) }
            isFree = false
        case .selection(let counts), .tags(_, let counts): return (counts.min ?? .min, counts.max ?? .max)
        case .choice, .tag: isFree = true
        case .decimal(let limits): isFree = limits.step == nil && limits.bounds.min == nil && limits.bounds.max == nil
        case .date(let bounds): isFree = bounds.min == nil && bounds.max == nil
        case .time(let bounds): isFree = bounds.min == nil && bounds.max == nil
        case .dateTime(let bounds): isFree = bounds.min == nil && bounds.max == nil
        case .toggle(let mustBe): isFree = mustBe == nil
        }
        // Where a closer look is always needed, nothing lies within the limits.
        return isFree ? (.min, .max) : (.max, .min)
    }
}

// MARK: - FormFieldTable.swift

/// A form and its fields as one literal: the form's row, then a row a field, with its id, its label, its kind, and
/// then flags (`required`, `read-only`, and `plain` for a selection whose list has neither exclusive nor required options)
/// and attributes (limits, texts by language). The form's flag `conditional` says that it has conditions.
///
/// Made once a form, in time linear in its text. A malformed literal never traps; a limit that cannot be read is none.
nonisolated public struct FormFieldTable: Sendable {
    let rows: FormFieldRows

    @inline(never) public init(_ literal: StaticString) {
        rows = FormFieldRows(FormTableText.bytes(of: literal))
    }

    /// The same rows made while the program runs.
    public init(utf8 bytes: [UInt8]) {
        rows = FormFieldRows(bytes)
    }

    /// Whether the form decides anything by condition.
    @usableFromInline var hasConditions: Bool { rows.hasConditions }

    /// How many fields the form has.
    public var count: Int { rows.table.count }
    public func id(_ field: Int) -> String { rows.table.name(field) }
    public func label(_ field: Int, language: String? = nil) -> String { rows.table.label(field, language: language) }

    /// The field with that id or former id. Constant time.
    public func field(ofID id: String) -> Int? { rows.table.index.row(of: id) }

    /// The field's rule; one that allows everything for a field that the table does not have.
    public func rule(_ field: Int) -> FormRule { rows.rule(field) }

    /// What the third column says of a row: the kind of a field's value.
    public func kind(_ field: Int) -> String { rows.table.text.cell(2, ofRow: field + rows.table.first) ?? "" }

    /// An attribute of the form itself.
    public func formAttribute(_ name: String, language: String? = nil) -> String? {
        rows.form(name, language: language)
    }

    /// An attribute's text in a language, or in the form's own.
    public func attribute(_ name: String, _ field: Int, language: String? = nil) -> String? {
        rows.table.attribute(name, field, language: language)
    }
}

/// The rows of a field table with their rules. A class, so that a visitor holds it by one reference. Immutable.
nonisolated final class FormFieldRows: Sendable {
    let table: FormTableRows
    let rules: [FormRule]
    /// What passes most answers, a field each.
    let quick: [FormQuickLimits]
    let hasConditions: Bool
    /// The name of each field's source.
    let sources: [String?]
    /// The id of each field, made once: each answer is read and written under it.
    private let keys: [FormKey]

    init(_ bytes: [UInt8]) {
        let table = FormTableRows(bytes, first: 1, column: 3)
        self.table = table
        var rules: [FormRule] = []
        var quick: [FormQuickLimits] = []
        var sources: [String?] = []
        for field in 0..<table.count {
            let row = FormFieldRow(table, field)
            rules.append(row.rule)
            quick.append(FormQuickLimits(row.rule, row))
            sources.append(row.source)
        }
        self.rules = rules
        self.quick = quick
        self.sources = sources
        keys = (0..<table.count).map { FormKey(table.name($0)) }
        // The row of the form itself stands before the first.
        hasConditions = table.isFlagged(-1, "conditional")
    }

    func rule(_ field: Int) -> FormRule {
        rules.indices.contains(field) ? rules[field] : FormRule(.toggle(mustBe: nil))
    }

    func key(_ field: Int) -> FormKey {
        keys.indices.contains(field) ? keys[field] : FormKey("")
    }

    func source(_ field: Int) -> String? {
        sources.indices.contains(field) ? sources[field] : nil
    }

    /// An attribute of the form itself.
    func form(_ attribute: String, language: String?) -> String? {
        table.text.attribute(attribute, language: language, ofRow: 0, from: 3)
    }

    func title(language: String?) -> String {
        if let language, let found = table.text.translation("label", language, ofRow: 0, from: 3) { return found }
        return table.text.cell(1, ofRow: 0) ?? ""
    }

    /// The form's own language.
    var language: String { table.text.attribute("language", ofRow: 0, from: 3) ?? "en" }
}

// MARK: - FormFiller.swift

/// Fills a form's values from stored answers in the order of its fields. Generated code calls one method a field; the
/// filler counts the fields itself. What is absent, null or not readable becomes unanswered, not the spec's default.
nonisolated public struct FormFiller {
    let rows: FormFieldRows
    private let container: KeyedDecodingContainer<FormKey>
    /// Whether to stop at the first finding.
    private let isStrict: Bool
    private(set) var findings: [FormFinding] = []
    private var field = -1

    init(_ rows: FormFieldRows, _ decoder: any Decoder, isStrict: Bool) throws {
        self.rows = rows
        container = try decoder.container(keyedBy: FormKey.self)
        self.isStrict = isStrict
    }

    /// Moves to the next field and gives the key that its answer stands under: its id or a former one. Nil where it is
    /// unanswered, or where nothing more is to be read.
    mutating func nextKey() -> FormKey? {
        field += 1
        if isStrict, !findings.isEmpty { return nil }
        var key = rows.key(field)
        if !container.contains(key) {
            guard let former = rows.table.formerNames(field).lazy.map(FormKey.init).first(where: container.contains)
            else { return nil }
            key = former
        }
        return (try? container.decodeNil(forKey: key)) ?? false ? nil : key
    }

    mutating func report(_ code: FormViolationCode, found: String) {
        findings.append(
            FormFinding(code, field: field, found: found, allowed: rows.rule(field).limits.kind))
    }

    mutating func report(_ code: FormViolationCode, at key: FormKey) {
        report(code, found: (try? container.decode(FormStored.self, forKey: key))?.description ?? "?")
    }

    /// A string that stands for a value.
    mutating func parsed<Value>(_ parse: (String) -> Value?) -> Value? {
        guard let key = nextKey() else { return nil }
        if let text = try? container.decode(String.self, forKey: key), let value = parse(text) { return value }
        report(.wrongType, at: key)
        return nil
    }

    mutating func number() -> Int? {
        guard let key = nextKey() else { return nil }
        if let value = try? container.decode(Int.self, forKey: key) { return value }
        // `5.0` is the integer 5.
        if let value = try? container.decode(Double.self, forKey: key), let exact = Int(formWhole: value) {
            return exact
        }
        report(.wrongType, at: key)
        return nil
    }

    mutating func exactNumber() -> FormDecimal? {
        guard let key = nextKey() else { return nil }
        if let value = (try? container.decode(Double.self, forKey: key)).flatMap({ FormDecimal($0) }) { return value }
        report(.wrongType, at: key)
        return nil
    }

    mutating func truth() -> Bool {
        guard let key = nextKey() else { return false }
        if let value = try? container.decode(Bool.self, forKey: key) { return value }
        report(.wrongType, at: key)
        return false
    }

    /// A stored tag.
    mutating func storedTag(isInteger: Bool) -> String? {
        guard let key = nextKey() else { return nil }
        if isInteger {
            if let stored = try? container.decode(FormStored.self, forKey: key), let tag = stored.integer { return tag }
        } else if let tag = try? container.decode(String.self, forKey: key) {
            return tag
        }
        report(.wrongType, at: key)
        return nil
    }

    /// The stored tags of an array, each once.
    mutating func storedTags(isInteger: Bool) -> [String] {
        guard let key = nextKey() else { return [] }
        guard var list = try? container.nestedUnkeyedContainer(forKey: key) else {
            report(.wrongType, at: key)
            return []
        }
        var tags: [String] = []
        var seen: Set<FormTag> = []
        while !list.isAtEnd {
            if !isInteger, let tag = try? list.decode(String.self) {
                take(tag, &tags, &seen)
            } else if let stored = try? list.decode(FormStored.self) {
                if isInteger, let tag = stored.integer {
                    take(tag, &tags, &seen)
                } else {
                    report(.wrongType, found: stored.description)
                }
            } else if (try? list.decodeNil()) ?? false {
                report(.wrongType, found: "null")
            } else {
                break
            }
        }
        return tags
    }

    /// A tag that stands twice is one: a set has no other way to hold it, and reading strictly does not mind.
    private mutating func take(_ tag: String, _ tags: inout [String], _ seen: inout Set<FormTag>) {
        if seen.insert(FormTag(tag)).inserted {
            tags.append(tag)
        } else if !isStrict {
            report(.duplicateTag, found: tag)
        }
    }

    /// Reports the keys that are no field's, in the order of their bytes: a decoder gives them in none.
    mutating func reportUnknownFields() {
        let unknown = container.allKeys.filter { rows.table.index.row(of: $0.stringValue) == nil }
        for name in formSorted(unknown.map { FormTag($0.stringValue) }) {
            findings.append(FormFinding(.unknownField, found: name.text))
        }
    }
}

// MARK: - FormFillerFields.swift

/// One method a kind of field, as in `FormVisitor`.
nonisolated extension FormFiller {
    public mutating func text(_ value: inout String) { value = parsed { $0 } ?? "" }
    public mutating func integer(_ value: inout Int?) { value = number() }
    public mutating func decimal(_ value: inout FormDecimal?) { value = exactNumber() }
    public mutating func date(_ value: inout FormDate?) { value = parsed { FormDate($0) } }
    public mutating func time(_ value: inout FormTime?) { value = parsed { FormTime($0) } }
    public mutating func dateTime(_ value: inout FormDateTime?) { value = parsed { FormDateTime($0) } }
    public mutating func toggle(_ value: inout Bool) { value = truth() }
    public mutating func tag(_ value: inout FormTag?) { value = storedTag(isInteger: false).map { FormTag($0) } }
    public mutating func integerTag(_ value: inout Int?) {
        value = storedTag(isInteger: true).flatMap { Int(formTag: $0) }
    }

    public mutating func tags(_ value: inout Set<FormTag>) {
        value = Set(storedTags(isInteger: false).map { FormTag($0) })
    }

    public mutating func integerTags(_ value: inout Set<Int>) {
        value = Set(storedTags(isInteger: true).compactMap { Int(formTag: $0) })
    }

    @_semantics("optimize.sil.specialize.generic.never")
    public mutating func choice<Choice: FormChoice>(_ value: inout Choice?) {
        let list = Choice.choiceTable.list
        value = position(in: list, isInteger: Choice.RawValue.formIsInteger).map { Choice(uncheckedOrdinal: $0) }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    public mutating func selection<Choice: FormChoice>(_ value: inout FormSelection<Choice>) {
        let list = Choice.choiceTable.list
        value = FormSelection(bits: Choice.Bits(wide: positions(in: list, isInteger: Choice.RawValue.formIsInteger)))
    }

    private mutating func position(in list: FormList, isInteger: Bool) -> Int? {
        guard let tag = storedTag(isInteger: isInteger) else { return nil }
        if let position = list.rows.index.row(of: tag) { return position }
        report(.unknownTag, found: tag)
        return nil
    }

    private mutating func positions(in list: FormList, isInteger: Bool) -> FormWideBits {
        var positions = FormWideBits()
        for tag in storedTags(isInteger: isInteger) {
            if let position = list.rows.index.row(of: tag) {
                positions.insert(position)
            } else {
                report(.unknownTag, found: tag)
            }
        }
        return positions
    }
}

/// Whatever stands in stored answers, for a report and for numbers of either spelling.
nonisolated struct FormStored: Decodable, CustomStringConvertible {
    /// The value as an integer's digits, if it is one.
    let integer: String?
    let description: String

    init(from decoder: any Decoder) throws {
        if (try? decoder.unkeyedContainer()) != nil {
            (integer, description) = (nil, "[…]")
        } else if (try? decoder.container(keyedBy: FormKey.self)) != nil {
            (integer, description) = (nil, "{…}")
        } else {
            (integer, description) = FormStored.scalar(try decoder.singleValueContainer())
        }
    }

    private static func scalar(_ container: any SingleValueDecodingContainer) -> (String?, String) {
        if container.decodeNil() { return (nil, "null") }
        if let text = try? container.decode(String.self) { return (nil, text) }
        if let value = try? container.decode(Bool.self) { return (nil, value.description) }
        if let value = try? container.decode(Int.self) { return (value.description, value.description) }
        guard let value = try? container.decode(Double.self) else { return (nil, "?") }
        return (Int(formWhole: value)?.description, value.description)
    }
}

// MARK: - FormFinding.swift

/// What a rule found, in plain data: neither the form's types nor its texts.
nonisolated public struct FormFinding: Hashable, Sendable {
    public var code: FormViolationCode
    /// The field's position in the form; nil where no field is meant (`unknown-field`) or it is not known yet.
    public var field: Int?
    /// What was found: a text, number, date or tag as written; a count for `too-few` and `too-many`, a length in
    /// Unicode scalars for `too-short` and `too-long`; empty where nothing was.
    public var found: String
    /// What is allowed: the limit, step, pattern, format or type that was not met, the tag that must be chosen, the id of
    /// the rule.
    public var allowed: String
    /// The position of the option that is meant in its list.
    public var option: Int?
    /// The position of the rule across fields that is meant in the form.
    public var rule: Int?

    public init(
        _ code: FormViolationCode, field: Int? = nil, found: String = "", allowed: String = "", option: Int? = nil
    ) {
        self.code = code
        self.field = field
        self.found = found
        self.allowed = allowed
        self.option = option
    }
}

// MARK: - FormFormat.swift

/// A format that a text may be asked to have: one pattern each, the same in every output. They keep out what is
/// certainly wrong and promise no more: whether an address exists only using it can tell.
nonisolated public enum FormFormat: String, CaseIterable, Hashable, Sendable {
    /// The `valid e-mail address` of the HTML standard, which every browser's `<input type=email>` asks for.
    case email
    /// An absolute `http` or `https` address with a host, without blanks and what RFC 3986 never allows raw.
    case url
    /// A telephone number as people write it: digits with an optional leading `+` and separators between, about 3 to 30
    /// characters (E.164 has at most 15 digits; the rest is room for separators).
    case phone

    /// The format as a pattern of the language.
    public var pattern: String {
        switch self {
        case .email:
            "[a-zA-Z0-9.!#$%&'*+\\/=?^_`{|}~\\-]+@[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?"
                + "(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?)*"
        case .url:
            "[hH][tT][tT][pP][sS]?:\\/\\/[^\\s\\/?#\"<>\\\\\\^`{|}]+(?:[\\/?#][^\\s\"<>\\\\\\^`{|}]*)?"
        case .phone:
            "\\+?(?:[0-9]|\\([0-9])[0-9 ().\\/\\-]{1,28}[0-9]"
        }
    }
}

// MARK: - FormImage.swift

/// The picture that stands for an option.
nonisolated public struct FormImage: Equatable, Sendable {
    /// Where the picture comes from.
    public enum Source: Equatable, Sendable {
        /// The name of a system symbol.
        case symbol(String)
        /// The name of an image in the app's asset catalogue.
        case asset(String)
        /// An address, as written in the spec.
        case url(String)
    }

    public var source: Source
    /// What the picture shows, for those who do not see it.
    public var alt: String?

    public init(_ source: Source, alt: String? = nil) {
        self.source = source
        self.alt = alt
    }
}

// MARK: - FormJudge.swift

/// The judge of answers to one field: the rules of the language, here and nowhere else. Generated code, the compiler's
/// check of defaults and the check of stored answers all ask it. Findings are appended, without their field.
nonisolated extension FormRule {
    /// A text: an empty one is unanswered.
    public func judgeText(_ text: String, _ findings: inout [FormFinding]) {
        guard !text.isEmpty else { return judgeMissing(&findings) }
        guard case .text(let limits) = limits else { return }
        if limits.length.min != nil || limits.length.max != nil {
            let length = text.unicodeScalars.count
            if let min = limits.length.min, length < min {
                findings.append(FormFinding(.tooShort, found: length.description, allowed: min.description))
            }
            if let max = limits.length.max, length > max {
                findings.append(FormFinding(.tooLong, found: length.description, allowed: max.description))
            }
        }
        if let pattern = limits.pattern, !pattern.matches(text) {
            findings.append(FormFinding(.pattern, found: text, allowed: pattern.source))
        }
        if let format = limits.format, let pattern = limits.formatPattern, !pattern.matches(text) {
            findings.append(FormFinding(.format, found: text, allowed: format.rawValue))
        }
    }

    public func judgeInteger(_ value: Int?, _ findings: inout [FormFinding]) {
        guard let value else { return judgeMissing(&findings) }
        guard case .integer(let limits) = limits else { return }
        judgeBounds(value, limits.bounds, &findings)
        if let step = limits.step, !value.formIsMultiple(of: step, from: limits.bounds.min ?? 0) {
            findings.append(FormFinding(.step, found: value.description, allowed: step.description))
        }
    }

    public func judgeDecimal(_ value: FormDecimal?, _ findings: inout [FormFinding]) {
        guard let value else { return judgeMissing(&findings) }
        guard case .decimal(let limits) = limits else { return }
        judgeBounds(value, limits.bounds, &findings)
        if let step = limits.step, !value.isMultiple(of: step, from: limits.bounds.min ?? .zero) {
            findings.append(FormFinding(.step, found: value.description, allowed: step.description))
        }
    }

    public func judgeDate(_ value: FormDate?, _ findings: inout [FormFinding]) {
        guard let value else { return judgeMissing(&findings) }
        if case .date(let bounds) = limits { judgeBounds(value, bounds, &findings) }
    }

    public func judgeTime(_ value: FormTime?, _ findings: inout [FormFinding]) {
        guard let value else { return judgeMissing(&findings) }
        if case .time(let bounds) = limits { judgeBounds(value, bounds, &findings) }
    }

    public func judgeDateTime(_ value: FormDateTime?, _ findings: inout [FormFinding]) {
        guard let value else { return judgeMissing(&findings) }
        if case .dateTime(let bounds) = limits { judgeBounds(value, bounds, &findings) }
    }

    /// A toggle is never unanswered.
    public func judgeToggle(_ value: Bool, _ findings: inout [FormFinding]) {
        guard case .toggle(let mustBe?) = limits, value != mustBe else { return }
        findings.append(FormFinding(.mustBe, found: value.description, allowed: mustBe.description))
    }

    private func judgeMissing(_ findings: inout [FormFinding]) {
        if isRequired { findings.append(FormFinding(.required)) }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private func judgeBounds<Value>(_ value: Value, _ bounds: FormBounds<Value>, _ findings: inout [FormFinding]) {
        if let min = bounds.min, value < min {
            findings.append(FormFinding(.tooSmall, found: value.description, allowed: min.description))
        }
        if let max = bounds.max, value > max {
            findings.append(FormFinding(.tooLarge, found: value.description, allowed: max.description))
        }
    }
}

nonisolated extension Int {
    /// Whether the value is a whole number of steps away from the base, without overflow on the way. A step that is
    /// not positive allows every value.
    func formIsMultiple(of step: Int, from base: Int) -> Bool {
        if step <= 0 { return true }
        let (mine, other) = (self % step, base % step)
        return (mine < 0 ? mine + step : mine) == (other < 0 ? other + step : other)
    }
}

// MARK: - FormJudgeChoices.swift

nonisolated extension FormRule {
    /// A picker's option by its position. That an option is `required` binds selections only.
    public func judgeChoice(
        _ chosen: Int?, of options: FormOptionRules, _ findings: inout [FormFinding], tag: (Int) -> String
    ) {
        guard let chosen else {
            if isRequired, !options.offered.isEmpty { findings.append(FormFinding(.required)) }
            return
        }
        if !options.offered.contains(chosen), !options.retired.contains(chosen) {
            findings.append(FormFinding(.notOffered, found: tag(chosen), option: chosen))
        }
    }

    /// A selection by the positions of its options in their list, whose tags are asked for only to report.
    public func judgeSelection(
        _ chosen: FormWideBits, of options: FormOptionRules, _ findings: inout [FormFinding], tag: (Int) -> String
    ) {
        guard !chosen.isEmpty else {
            if isRequired, !options.offered.isEmpty { findings.append(FormFinding(.required)) }
            return judgeRequiredOptions(chosen, of: options, &findings, tag: tag)
        }
        let count = chosen.count
        let alone = chosen.intersection(options.exclusive)
        if count > 1, !alone.isEmpty {
            let tags = alone.positions.map(tag).joined(separator: ", ")
            findings.append(FormFinding(.exclusiveConflict, found: tags, allowed: tags, option: alone.next(from: 0)))
        }
        judgeRequiredOptions(chosen, of: options, &findings, tag: tag)
        // An exclusive option, chosen alone, satisfies any `min`.
        if count > 1 || alone.isEmpty {
            judgeCount(count, choosable: options.choosableCount, &findings)
        } else {
            judgeCount(count, choosable: 0, &findings)
        }
        for position in chosen.subtracting(options.offered).subtracting(options.retired).positions {
            findings.append(FormFinding(.notOffered, found: tag(position), option: position))
        }
    }

    /// Options that must be among the chosen, whether or not anything else is: an agreement left out is not given.
    private func judgeRequiredOptions(
        _ chosen: FormWideBits, of options: FormOptionRules, _ findings: inout [FormFinding], tag: (Int) -> String
    ) {
        for missing in options.required.intersection(options.offered).subtracting(chosen).positions {
            findings.append(FormFinding(.requiredOption, allowed: tag(missing), option: missing))
        }
    }

    /// Tags of a source. Membership is judged only where the source's tags are known.
    public func judgeTags(_ chosen: Set<FormTag>, known: Set<FormTag>?, _ findings: inout [FormFinding]) {
        guard !chosen.isEmpty else { return judgeNoTag(isKnownEmpty: known?.isEmpty ?? false, &findings) }
        judgeCount(chosen.count, choosable: known?.count ?? .max, &findings)
        guard let known else { return }
        for tag in formSorted(chosen) where !known.contains(tag) {
            findings.append(FormFinding(.unknownTag, found: tag.text))
        }
    }

    public func judgeIntegerTags(_ chosen: Set<Int>, known: Set<Int>?, _ findings: inout [FormFinding]) {
        guard !chosen.isEmpty else { return judgeNoTag(isKnownEmpty: known?.isEmpty ?? false, &findings) }
        judgeCount(chosen.count, choosable: known?.count ?? .max, &findings)
        guard let known else { return }
        for tag in formSorted(chosen) where !known.contains(tag) {
            findings.append(FormFinding(.unknownTag, found: tag.description))
        }
    }

    public func judgeTag(_ chosen: FormTag?, known: Set<FormTag>?, _ findings: inout [FormFinding]) {
        guard let chosen else { return judgeNoTag(isKnownEmpty: known?.isEmpty ?? false, &findings) }
        if let known, !known.contains(chosen) { findings.append(FormFinding(.unknownTag, found: chosen.text)) }
    }

    public func judgeIntegerTag(_ chosen: Int?, known: Set<Int>?, _ findings: inout [FormFinding]) {
        guard let chosen else { return judgeNoTag(isKnownEmpty: known?.isEmpty ?? false, &findings) }
        if let known, !known.contains(chosen) {
            findings.append(FormFinding(.unknownTag, found: chosen.description))
        }
    }

    /// Where nothing is offered, nothing is required.
    private func judgeNoTag(isKnownEmpty: Bool, _ findings: inout [FormFinding]) {
        if isRequired, !isKnownEmpty { findings.append(FormFinding(.required)) }
    }

    /// `min` never asks for more than can be chosen.
    private func judgeCount(_ count: Int, choosable: Int, _ findings: inout [FormFinding]) {
        let bounds: FormBounds<Int>
        switch limits {
        case .selection(let counts), .tags(_, let counts): bounds = counts
        case .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .choice, .tag: return
        }
        let least = min(bounds.min ?? 0, choosable)
        if count < least {
            findings.append(FormFinding(.tooFew, found: count.description, allowed: least.description))
        }
        if let most = bounds.max, count > most {
            findings.append(FormFinding(.tooMany, found: count.description, allowed: most.description))
        }
    }
}

// MARK: - FormJudgeValue.swift

/// Hands a value to the judge of its kind: here, for generated code and for everybody who has read a form from a spec.
nonisolated extension FormRule {
    /// - Parameters:
    ///   - options: what is known of the options, of a field that chooses from a list.
    ///   - known: what is known of the tags, of a field that chooses from a source.
    ///   - tag: the tag of an option by its position, asked for only to report.
    public func judge(
        _ value: FormValue, of options: FormOptionRules? = nil, known: FormKnownTags? = nil,
        _ findings: inout [FormFinding], tag: (Int) -> String
    ) {
        switch value {
        case .unanswered: judgeUnanswered(options, known, &findings, tag: tag)
        case .text(let text): judgeText(text, &findings)
        case .integer(let value):
            if case .tag = limits {
                judgeIntegerTag(value, known: known?.integers, &findings)
            } else {
                judgeInteger(value, &findings)
            }
        case .decimal(let value): judgeDecimal(value, &findings)
        case .date(let value): judgeDate(value, &findings)
        case .time(let value): judgeTime(value, &findings)
        case .dateTime(let value): judgeDateTime(value, &findings)
        case .toggle(let value): judgeToggle(value, &findings)
        case .option(let option): if let options { judgeChoice(option, of: options, &findings, tag: tag) }
        case .options(let chosen): if let options { judgeSelection(chosen, of: options, &findings, tag: tag) }
        case .tag(let tag): judgeTag(tag, known: known?.tags, &findings)
        case .tags(let tags): judgeTags(tags, known: known?.tags, &findings)
        case .integerTags(let tags): judgeIntegerTags(tags, known: known?.integers, &findings)
        }
    }

    private func judgeUnanswered(
        _ options: FormOptionRules?, _ known: FormKnownTags?, _ findings: inout [FormFinding], tag: (Int) -> String
    ) {
        switch limits {
        case .choice: if let options { judgeChoice(nil, of: options, &findings, tag: tag) }
        case .selection: if let options { judgeSelection(FormWideBits(), of: options, &findings, tag: tag) }
        case .tag(.string): judgeTag(nil, known: known?.tags, &findings)
        case .tag(.integer): judgeIntegerTag(nil, known: known?.integers, &findings)
        case .tags(.string, _): judgeTags([], known: known?.tags, &findings)
        case .tags(.integer, _): judgeIntegerTags([], known: known?.integers, &findings)
        case .toggle: judgeToggle(false, &findings)
        case .text, .integer, .decimal, .date, .time, .dateTime: judgeText("", &findings)
        }
    }
}

/// The tags of one source as far as they are known.
nonisolated public struct FormKnownTags: Sendable {
    let tags: Set<FormTag>?
    let integers: Set<Int>?

    public init(_ source: String, _ sources: FormSources) {
        tags = sources.tags[source]
        integers = sources.integerTags[source]
    }
}

// MARK: - FormKept.swift

/// A form's values as words and texts in the order of the fields, to be compared or hashed as a whole: cheaper to
/// compile than a comparison of each property, and as fast.
nonisolated struct FormKept: Hashable {
    var words: [UInt64] = []
    private var texts: [String] = []
    /// Of sources: compared by their bytes.
    private var tags: [FormTag] = []

    mutating func keep(_ value: FormValue, _ words: inout [UInt64]) {
        switch value {
        case .unanswered: words.formKeep(0, 0)
        case .text(let text): texts.append(text)
        case .integer(let value): words.formKeep(1, value)
        case .decimal(let value):
            words.formKeep(1, Int(value.significand))
            words.append(UInt64(truncatingIfNeeded: value.exponent))
        case .date(let date): words.formKeep(1, date.order)
        case .time(let time): words.formKeep(1, time.order)
        case .dateTime(let moment): words.formKeep(moment.date.order, moment.time.order)
        case .toggle(let value): words.append(value ? 1 : 0)
        case .tag(let tag):
            words.formKeep(1, 1)
            tags.append(tag)
        case .tags(let value):
            words.append(UInt64(value.count))
            tags += formSorted(value)
        case .integerTags(let value):
            words.append(UInt64(value.count))
            for tag in formSorted(value) { words.append(UInt64(bitPattern: Int64(tag))) }
        case .option(let chosen): words.formKeep(1, chosen)
        case .options(let chosen):
            words.append(UInt64(chosen.count))
            for position in chosen.positions { words.append(UInt64(position)) }
        }
    }
}

nonisolated extension [UInt64] {
    fileprivate mutating func formKeep(_ first: Int, _ second: Int) {
        append(UInt64(truncatingIfNeeded: first))
        append(UInt64(truncatingIfNeeded: second))
    }
}

// MARK: - FormMessage.swift

/// A finding with what its text is made of.
nonisolated struct FormMessage {
    let finding: FormFinding
    let rows: FormFieldRows
    let texts: FormTextRow?

    init(_ finding: FormFinding, _ rows: FormFieldRows, _ texts: FormTextRow?) {
        self.finding = finding
        self.rows = rows
        self.texts = texts
    }

    /// The rule's message; else the field's own text, the form's, the built-in one.
    func text(language: String?) -> String {
        let name = "message:" + finding.code.rawValue
        let own = finding.field.flatMap { rows.table.attribute(name, $0, language: language) }
        let rule = finding.field.map { rows.rule($0) }
        let label = finding.field.map { rows.table.label($0, language: language) } ?? finding.found
        // A list of another spec may be in another language than the form.
        let text = texts?.text(language: language ?? rows.language)
        return FormMessages.text(
            finding, rule: rule, label: label, option: finding.rule == nil ? text : nil,
            language: language ?? rows.language,
            template: (finding.rule == nil ? nil : text) ?? own ?? rows.form(name, language: language))
    }
}

/// A row of a table, for its label.
nonisolated struct FormTextRow: Sendable {
    let rows: FormTableRows
    let row: Int

    func text(language: String?) -> String { rows.label(row, language: language) }
}

/// The texts of findings.
nonisolated public enum FormMessages {
    /// The text of a finding.
    ///
    /// - Parameters:
    ///   - rule: the field's, for its bounds and kind.
    ///   - label: the field's, in the language.
    ///   - option: the label of the option that is meant; its tag where it is not given.
    ///   - language: BCP 47; the built-in texts fall back to English.
    ///   - template: the author's text; `{label}`, `{min}`, `{max}` and `{found}` stand for what they say.
    public static func text(
        _ finding: FormFinding, rule: FormRule?, label: String, option: String? = nil, language: String,
        template: String? = nil
    ) -> String {
        let bounds = rule?.limits.boundTexts ?? (min: "", max: "")
        let code = finding.code
        let isLeast = code == .tooFew || code == .tooShort || code == .tooSmall
        let isMost = code == .tooMany || code == .tooLong || code == .tooLarge
        return fill(template ?? builtIn(finding, rule, language)) { name in
            switch name {
            case "label": label
            case "min": isLeast ? finding.allowed : bounds.min
            case "max": isMost ? finding.allowed : bounds.max
            case "found": finding.found
            case "allowed": finding.allowed
            case "option": option ?? (finding.found.isEmpty ? finding.allowed : finding.found)
            default: nil
            }
        }
    }

    private static func builtIn(_ finding: FormFinding, _ rule: FormRule?, _ language: String) -> String {
        let texts = FormMessageTexts.of(language: language)
        let code = finding.code.rawValue
        let variant: String
        switch finding.code {
        case .format: variant = finding.allowed
        case .tooSmall, .tooLarge:
            switch rule?.limits {
            case .date, .dateTime: variant = "date"
            case .time: variant = "time"
            case .text, .integer, .decimal, .toggle, .choice, .selection, .tag, .tags, nil: variant = ""
            }
        case .required, .requiredOption, .tooFew, .tooMany, .exclusiveConflict, .notOffered, .unknownTag,
            .duplicateTag, .tooShort, .tooLong, .pattern, .step, .mustBe, .wrongType, .unknownField, .duplicateField,
            .hidden, .rule:
            variant = ""
        }
        return texts.template(code, variant: variant, count: Int(formTag: finding.allowed)) ?? code
    }

    /// Puts values in the place of `{name}` in one pass: what a value holds is not looked at again.
    private static func fill(_ template: String, _ value: (Substring) -> String?) -> String {
        var text = ""
        var rest = template[...]
        while let open = rest.utf8.firstIndex(of: 0x7B) {
            text += rest[..<open]
            let after = rest[rest.utf8.index(after: open)...]
            if let close = after.utf8.firstIndex(of: 0x7D), let value = value(after[..<close]) {
                text += value
                rest = after[after.utf8.index(after: close)...]
            } else {
                text += "{"
                rest = after
            }
        }
        return text + rest
    }
}

// MARK: - FormMessageLanguages.swift

nonisolated extension FormMessageTexts {
    static let english = FormMessageTexts(
        """
        one\t1
        required\tPlease answer this.
        required-option\t“{option}” must be chosen.
        too-few\tChoose at least {min} options.\tone=Choose at least {min} option.
        too-many\tChoose at most {max} options.\tone=Choose at most {max} option.
        exclusive-conflict\t“{option}” cannot be chosen together with others.
        not-offered\t“{option}” is not offered now.
        unknown-tag\t“{found}” is not one of the options.
        duplicate-tag\t“{found}” stands more than once.
        too-short\tEnter at least {min} characters.\tone=Enter at least {min} character.
        too-long\tEnter at most {max} characters.\tone=Enter at most {max} character.
        pattern\tThis does not have the expected form.
        format\tThis does not have the expected form.
        format:email\tEnter an e-mail address.
        format:url\tEnter a web address that begins with http:// or https://.
        format:phone\tEnter a telephone number.
        too-small\tEnter {min} or more.
        too-small:date\tChoose {min} or later.
        too-small:time\tChoose {min} or later.
        too-large\tEnter {max} or less.
        too-large:date\tChoose {max} or earlier.
        too-large:time\tChoose {max} or earlier.
        step\tEnter a value in steps of {allowed}.
        must-be\tThis must be agreed to.
        wrong-type\t“{found}” cannot be an answer here.
        unknown-field\tThe form has no field “{found}”.
        duplicate-field\tThis is answered more than once.
        hidden\tThis is answered although it is not asked.
        rule\tThese answers do not go together.
        """)

    static let german = FormMessageTexts(
        """
        one\t1
        required\tBitte beantworten.
        required-option\t„{option}“ muss gewählt werden.
        too-few\tMindestens {min} Optionen wählen.\tone=Mindestens {min} Option wählen.
        too-many\tHöchstens {max} Optionen wählen.\tone=Höchstens {max} Option wählen.
        exclusive-conflict\t„{option}“ kann nur allein gewählt werden.
        not-offered\t„{option}“ steht derzeit nicht zur Wahl.
        unknown-tag\t„{found}“ ist keine der Optionen.
        duplicate-tag\t„{found}“ kommt mehrmals vor.
        too-short\tMindestens {min} Zeichen eingeben.
        too-long\tHöchstens {max} Zeichen eingeben.
        pattern\tDie Eingabe hat nicht die erwartete Form.
        format\tDie Eingabe hat nicht die erwartete Form.
        format:email\tEine E-Mail-Adresse eingeben.
        format:url\tEine Webadresse eingeben, die mit http:// oder https:// beginnt.
        format:phone\tEine Telefonnummer eingeben.
        too-small\tMindestens {min} eingeben.
        too-small:date\t{min} oder später wählen.
        too-small:time\t{min} oder später wählen.
        too-large\tHöchstens {max} eingeben.
        too-large:date\t{max} oder früher wählen.
        too-large:time\t{max} oder früher wählen.
        step\tEinen Wert in Schritten von {allowed} eingeben.
        must-be\tDem muss zugestimmt werden.
        wrong-type\t„{found}“ ist hier keine Antwort.
        unknown-field\tDas Formular hat kein Feld „{found}“.
        duplicate-field\tHier stehen mehrere Antworten.
        hidden\tHier steht eine Antwort, obwohl nicht gefragt wird.
        rule\tDiese Antworten passen nicht zusammen.
        """)

    static let french = FormMessageTexts(
        """
        one\t01
        required\tVeuillez répondre.
        required-option\t« {option} » doit être choisi.
        too-few\tChoisissez au moins {min} options.\tone=Choisissez au moins {min} option.
        too-many\tChoisissez au plus {max} options.\tone=Choisissez au plus {max} option.
        exclusive-conflict\t« {option} » ne peut être choisi qu’à lui seul.
        not-offered\t« {option} » n’est pas proposé actuellement.
        unknown-tag\t« {found} » n’est pas une des options.
        duplicate-tag\t« {found} » figure plusieurs fois.
        too-short\tSaisissez au moins {min} caractères.\tone=Saisissez au moins {min} caractère.
        too-long\tSaisissez au plus {max} caractères.\tone=Saisissez au plus {max} caractère.
        pattern\tLa saisie n’a pas la forme attendue.
        format\tLa saisie n’a pas la forme attendue.
        format:email\tSaisissez une adresse électronique.
        format:url\tSaisissez une adresse web qui commence par http:// ou https://.
        format:phone\tSaisissez un numéro de téléphone.
        too-small\tSaisissez {min} ou plus.
        too-small:date\tChoisissez {min} ou plus tard.
        too-small:time\tChoisissez {min} ou plus tard.
        too-large\tSaisissez {max} ou moins.
        too-large:date\tChoisissez {max} ou plus tôt.
        too-large:time\tChoisissez {max} ou plus tôt.
        step\tSaisissez une valeur par pas de {allowed}.
        must-be\tVotre accord est nécessaire.
        wrong-type\t« {found} » ne peut être une réponse ici.
        unknown-field\tLe formulaire n’a pas de champ « {found} ».
        duplicate-field\tIl y a plusieurs réponses ici.
        hidden\tIl y a une réponse alors que la question n’est pas posée.
        rule\tCes réponses ne vont pas ensemble.
        """)

    static let spanish = FormMessageTexts(
        """
        one\t1
        required\tResponda, por favor.
        required-option\tDebe elegirse «{option}».
        too-few\tElija al menos {min} opciones.\tone=Elija al menos {min} opción.
        too-many\tElija como máximo {max} opciones.\tone=Elija como máximo {max} opción.
        exclusive-conflict\t«{option}» solo puede elegirse por separado.
        not-offered\t«{option}» no se ofrece ahora.
        unknown-tag\t«{found}» no es una de las opciones.
        duplicate-tag\t«{found}» aparece más de una vez.
        too-short\tEscriba al menos {min} caracteres.\tone=Escriba al menos {min} carácter.
        too-long\tEscriba como máximo {max} caracteres.\tone=Escriba como máximo {max} carácter.
        pattern\tEl texto no tiene la forma esperada.
        format\tEl texto no tiene la forma esperada.
        format:email\tEscriba una dirección de correo electrónico.
        format:url\tEscriba una dirección web que empiece por http:// o https://.
        format:phone\tEscriba un número de teléfono.
        too-small\tEscriba {min} o más.
        too-small:date\tElija {min} o más tarde.
        too-small:time\tElija {min} o más tarde.
        too-large\tEscriba {max} o menos.
        too-large:date\tElija {max} o antes.
        too-large:time\tElija {max} o antes.
        step\tEscriba un valor en pasos de {allowed}.
        must-be\tDebe aceptarse.
        wrong-type\t«{found}» no puede ser una respuesta aquí.
        unknown-field\tEl formulario no tiene el campo «{found}».
        duplicate-field\tHay más de una respuesta.
        hidden\tHay una respuesta aunque no se pregunta.
        rule\tEstas respuestas no van juntas.
        """)

    static let japanese = FormMessageTexts(
        """
        required\t回答してください。
        required-option\t「{option}」を選んでください。
        too-few\t{min}つ以上選んでください。
        too-many\t{max}つまで選べます。
        exclusive-conflict\t「{option}」はほかの選択肢と一緒に選べません。
        not-offered\t「{option}」は現在選べません。
        unknown-tag\t「{found}」という選択肢はありません。
        duplicate-tag\t「{found}」が重複しています。
        too-short\t{min}文字以上で入力してください。
        too-long\t{max}文字以内で入力してください。
        pattern\t形式が正しくありません。
        format\t形式が正しくありません。
        format:email\tメールアドレスを入力してください。
        format:url\thttp:// または https:// で始まるウェブアドレスを入力してください。
        format:phone\t電話番号を入力してください。
        too-small\t{min}以上で入力してください。
        too-small:date\t{min}以降を選んでください。
        too-small:time\t{min}以降を選んでください。
        too-large\t{max}以下で入力してください。
        too-large:date\t{max}以前を選んでください。
        too-large:time\t{max}以前を選んでください。
        step\t{allowed}刻みで入力してください。
        must-be\t同意が必要です。
        wrong-type\t「{found}」はここでは回答になりません。
        unknown-field\t「{found}」という項目はありません。
        duplicate-field\t回答が重複しています。
        hidden\t質問されていない項目に回答があります。
        rule\t回答の組み合わせが正しくありません。
        """)
}

// MARK: - FormMessageTexts.swift

/// The built-in texts of one language, as a table: a code, its text, and `one=` for the counts that take the singular.
/// A code may have a variant after a colon: the format, or `date` and `time` for limits of those.
nonisolated struct FormMessageTexts: Sendable {
    private let rows: FormTableRows

    init(_ literal: StaticString) {
        rows = FormTableRows(FormTableText.bytes(of: literal), first: 0, column: 2)
    }

    func template(_ code: String, variant: String, count: Int?) -> String? {
        guard let row = rows.index.row(of: code + ":" + variant) ?? rows.index.row(of: code) else { return nil }
        if let count, isSingular(count), let text = rows.attribute("one", row) { return text }
        return rows.label(row, language: nil)
    }

    /// The row `one` lists the counts of the singular, all of one digit: Unicode's plural rules (CLDR) for whole
    /// numbers, as far as these texts need them.
    private func isSingular(_ count: Int) -> Bool {
        guard let row = rows.index.row(of: "one") else { return false }
        return count >= 0 && count < 10 && rows.label(row, language: nil).utf8.contains(0x30 + UInt8(count))
    }

    /// A language is added by a literal, a line here and its name below.
    static func of(language: String) -> FormMessageTexts {
        for tag in formLanguageChain(language) {
            switch String(decoding: tag, as: UTF8.self) {
            case "en": return english
            case "de": return german
            case "fr": return french
            case "es": return spanish
            case "ja": return japanese
            default: continue
            }
        }
        return english
    }
}

nonisolated extension FormMessages {
    /// The languages of the built-in texts (BCP 47), the one that all others fall back to first.
    public static var languages: [String] { ["en", "de", "fr", "es", "ja"] }
}

// MARK: - FormModel.swift

/// A form's answers. Generated code supplies the stored properties and goes through them in `visit` and `fill`;
/// everything else comes from here and from the form's table.
nonisolated public protocol FormModel: Codable, Hashable, Sendable {
    /// The form's fields.
    associatedtype Field: FormField
    /// A new form with the spec's defaults.
    init()
    /// Hands each value to the visitor in the order of the fields.
    func visit(_ visitor: inout FormVisitor)
    /// Takes each value from the filler in the order of the fields.
    mutating func fill(_ filler: inout FormFiller)
    /// What the form decides by condition.
    static var conditions: FormConditions { get }
}

nonisolated extension FormModel {
    public static var conditions: FormConditions { .none }

    /// The form's title in its own language.
    public static var title: String {
        @_semantics("optimize.sil.specialize.generic.never")
        get { Field.fieldTable.rows.title(language: nil) }
    }

    /// The form's title in a language (BCP 47), or in the nearest one that the form has.
    @_semantics("optimize.sil.specialize.generic.never")
    public static func title(in language: String) -> String { Field.fieldTable.rows.title(language: language) }

    /// All that is wrong with the answers, in the order of the fields. A few nanoseconds a field and no allocation
    /// where nothing is.
    @inlinable public func violations() -> [FormViolation<Field>] {
        let table = Field.fieldTable
        if table.hasConditions { return violationsInFull() }
        var visitor = FormVisitor(judging: table)
        visit(&visitor)
        return visitor.hasFindings ? visitor.violations() : []
    }

    /// What is wrong with one field.
    @_semantics("optimize.sil.specialize.generic.never")
    public func violations(of field: Field) -> [FormViolation<Field>] {
        let work = FormWork(.judge, Self.conditions)
        work.only = field.ordinal
        return judged(work)
    }

    /// The same, with the tags of sources judged by what the app knows.
    @_semantics("optimize.sil.specialize.generic.never")
    public func violations(sources: FormSources) -> [FormViolation<Field>] {
        let work = FormWork(.judge, Self.conditions)
        work.sources = sources
        return judged(work)
    }

    /// The answers, if they are valid.
    /// - Throws: `FormInvalid` with everything that is wrong.
    @_semantics("optimize.sil.specialize.generic.never")
    public func validated() throws -> FormValidated<Self> {
        try FormValidated(self, violations())
    }

    /// The same, with the tags of sources judged by what the app knows.
    @_semantics("optimize.sil.specialize.generic.never")
    public func validated(sources: FormSources) throws -> FormValidated<Self> {
        try FormValidated(self, violations(sources: sources))
    }

    @_semantics("optimize.sil.specialize.generic.never")
    @usableFromInline func violationsInFull() -> [FormViolation<Field>] { judged(FormWork(.judge, Self.conditions)) }

    @_semantics("optimize.sil.specialize.generic.never")
    private func judged(_ work: FormWork) -> [FormViolation<Field>] {
        (work.decisions, work.values) = decided
        var visitor = FormVisitor(Field.fieldTable.rows, work)
        visit(&visitor)
        visitor.judgeRules()
        return visitor.violations()
    }
}

// MARK: - FormModelCoding.swift

nonisolated extension FormModel {
    /// Writes the answers as one object keyed by field id, in the order of the fields, hidden ones included.
    @_semantics("optimize.sil.specialize.generic.never")
    public func encode(to encoder: any Encoder) throws {
        try encode(to: encoder, hidden: FormWideBits())
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func encode(to encoder: any Encoder, hidden: FormWideBits) throws {
        let work = FormWork(.write)
        work.decisions = FormDecisions(hidden: hidden)
        work.writer = FormWriter(encoder)
        var visitor = FormVisitor(Field.fieldTable.rows, work)
        visit(&visitor)
        if let failure = work.writer?.failure { throw failure }
    }

    /// Reads an object of answers. Keys that are no field's are ignored; former ids and tags are read.
    /// - Throws: `FormDecodingError` for the first value that a field cannot hold. To read the others nevertheless,
    ///   decode `FormDecoded`.
    @_semantics("optimize.sil.specialize.generic.never")
    public init(from decoder: any Decoder) throws {
        self.init()
        var filler = try FormFiller(Field.fieldTable.rows, decoder, isStrict: true)
        fill(&filler)
        if let finding = filler.findings.first { throw FormDecodingError(finding, filler.rows, decoder.codingPath) }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    public func hash(into hasher: inout Hasher) { hasher.combine(kept) }

    @_semantics("optimize.sil.specialize.generic.never")
    public static func == (one: Self, other: Self) -> Bool { one.kept == other.kept }

    private var kept: FormKept {
        @_semantics("optimize.sil.specialize.generic.never")
        get {
            let work = FormWork(.keep)
            var visitor = FormVisitor(Field.fieldTable.rows, work)
            visit(&visitor)
            var kept = work.kept
            kept.words = visitor.words
            return kept
        }
    }
}

/// A stored value that a field cannot hold.
nonisolated public struct FormDecodingError: Error, Sendable, CustomStringConvertible {
    /// Where the form stands in what was decoded; empty if it is the whole.
    public let codingPath: [any CodingKey]
    /// The field's id.
    public let field: String
    /// What was found.
    public let value: String
    /// `wrong-type` or `unknown-tag`.
    public let code: FormViolationCode
    /// What the field takes: the name of its kind.
    public let expected: String

    init(_ finding: FormFinding, _ rows: FormFieldRows, _ codingPath: [any CodingKey]) {
        self.codingPath = codingPath
        field = finding.field.map { rows.table.name($0) } ?? ""
        value = finding.found
        code = finding.code
        expected = finding.field.map { rows.rule($0).limits.kind } ?? ""
    }

    /// For programmers: `answers[1].dishes: selection cannot be `pizza` [unknown-tag]`.
    public var description: String {
        var path = ""
        for key in codingPath { path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? "" : ".") + key.stringValue }
        return "\(path)\(path.isEmpty ? "" : ".")\(field): \(expected) cannot be `\(value)` [\(code.rawValue)]"
    }
}

/// Answers that are read as far as they can be, with what could not.
///
/// The violations of the decoding (`wrong-type`, `unknown-tag`, `duplicate-tag`, `unknown-field`) and those of the
/// value together are what is wrong with the stored answers.
nonisolated public struct FormDecoded<Form: FormModel>: Decodable, Sendable {
    public let value: Form
    public let violations: [FormViolation<Form.Field>]

    /// - Throws: only where the answers are no object.
    @_semantics("optimize.sil.specialize.generic.never")
    public init(from decoder: any Decoder) throws {
        var form = Form()
        var filler = try FormFiller(Form.Field.fieldTable.rows, decoder, isStrict: false)
        form.fill(&filler)
        filler.reportUnknownFields()
        value = form
        violations = filler.findings.map { FormViolation($0, nil) }
    }
}

// MARK: - FormModelConditions.swift

/// What a form says of itself at the moment, by its conditions. Each of these decides the whole form: who asks for all
/// fields asks for `decisions` once.
nonisolated extension FormModel {
    /// What the conditions say of the answers now.
    public var decisions: FormStanding<Self> {
        @_semantics("optimize.sil.specialize.generic.never")
        get { FormStanding(self, decided.decisions) }
    }

    /// Whether the field is shown: its own condition and its section's are true, or it has none.
    @_semantics("optimize.sil.specialize.generic.never")
    public func isVisible(_ field: Field) -> Bool { decisions.isVisible(field) }

    /// Whether the field must be answered now: it is shown, `required` or its condition says so, and something is
    /// offered where it chooses from a list.
    @_semantics("optimize.sil.specialize.generic.never")
    public func isRequired(_ field: Field) -> Bool { decisions.isRequired(field) }

    /// The options of a list that may be chosen now, in the spec's order.
    @_semantics("optimize.sil.specialize.generic.never")
    public func offered<Choice: FormChoice>(_ list: Choice.Type) -> FormSelection<Choice> { decisions.offered(list) }

    /// The options of a list that are to be shown now: offered, disabled, or chosen in spite of both.
    @_semantics("optimize.sil.specialize.generic.never")
    public func shown<Choice: FormChoice>(_ list: Choice.Type) -> FormSelection<Choice> { decisions.shown(list) }

    /// What is decided, and the values that conditions see.
    var decided: (decisions: FormDecisions, values: [FormValue]) {
        @_semantics("optimize.sil.specialize.generic.never")
        get {
            if !Field.fieldTable.hasConditions { return (FormDecisions(), []) }
            let conditions = Self.conditions
            let work = FormWork(.see, conditions)
            var visitor = FormVisitor(Field.fieldTable.rows, work)
            visit(&visitor)
            let decisions = conditions.decide(&work.values)
            return (decisions, work.values)
        }
    }
}

// MARK: - FormNameIndex.swift

/// Finds the row of a name: tags or field ids and their former ones. Open addressing, so that it is found at once
/// however long the list is, and made in linear time.
nonisolated struct FormNameIndex: Sendable {
    /// The names' bytes, one after the other.
    private var bytes: [UInt8] = []
    /// Where each name ends in `bytes`.
    private var ends: [UInt32] = []
    private var rows: [UInt32] = []
    /// Positions in `rows` plus one; zero is free. At least half are free.
    private var slots: [UInt32]

    init(capacity: Int) {
        var size = 8
        while size < capacity * 2 { size *= 2 }
        slots = [UInt32](repeating: 0, count: size)
    }

    /// Adds a name; one that stands already keeps its row, so that current names are to be added before former ones.
    mutating func insert(_ name: [UInt8], row: Int) {
        if (rows.count + 1) * 2 > slots.count { grow() }
        let slot = slot(of: name)
        guard slots[slot] == 0 else { return }
        bytes += name
        ends.append(UInt32(truncatingIfNeeded: bytes.count))
        rows.append(UInt32(truncatingIfNeeded: row))
        slots[slot] = UInt32(truncatingIfNeeded: rows.count)
    }

    func row(of name: String) -> Int? {
        let position = Int(slots[slot(of: Array(name.utf8))])
        return position == 0 ? nil : Int(rows[position - 1])
    }

    /// The slot that holds the name or is the free one for it.
    private func slot(of name: [UInt8]) -> Int {
        // FNV-1a, 64 bits: names are short and from the author, not from an attacker.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        var slot = Int(truncatingIfNeeded: hash ^ (hash >> 32)) & (slots.count - 1)
        while slots[slot] != 0, !isName(Int(slots[slot]) - 1, name) {
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private func range(_ position: Int) -> Range<Int> {
        (position == 0 ? 0 : Int(ends[position - 1]))..<Int(ends[position])
    }

    private func isName(_ position: Int, _ name: [UInt8]) -> Bool {
        let range = range(position)
        guard range.count == name.count else { return false }
        for index in name.indices where bytes[range.lowerBound + index] != name[index] { return false }
        return true
    }

    private mutating func grow() {
        let old = self
        self = FormNameIndex(capacity: slots.count)
        for position in old.rows.indices {
            insert(Array(old.bytes[old.range(position)]), row: Int(old.rows[position]))
        }
    }
}

// MARK: - FormNearestLanguage.swift

nonisolated extension FormMessages {
    /// The position of the language that serves somebody who asked for another one: of the languages that shorten the
    /// asked tag, itself included, the longest that is there (RFC 4647 §3.4, lookup). Nil if there is none.
    public static func nearest(to language: String, among languages: [String]) -> Int? {
        let candidates = languages.map { formLanguageChain($0).first ?? [] }
        for shorter in formLanguageChain(language) {
            if let position = candidates.firstIndex(of: shorter) { return position }
        }
        return nil
    }
}

// MARK: - FormOptionRules.swift

/// What a rule must know of a list's options: positions only, so that the rules are the same for generated code, whose
/// options are cases, and for code that has read the list from a spec.
nonisolated public struct FormOptionRules: Sendable {
    /// How many options the list has, retired ones included.
    public var count: Int
    /// Options that are chosen alone or not at all.
    public var exclusive: FormWideBits
    /// Options that must be among the chosen ones.
    public var required: FormWideBits
    /// Options that are no longer offered but valid in stored answers.
    public var retired: FormWideBits
    /// Options that may be chosen now. Without conditions: all that are not retired.
    public var offered: FormWideBits

    public init(
        count: Int, exclusive: FormWideBits = FormWideBits(), required: FormWideBits = FormWideBits(),
        retired: FormWideBits = FormWideBits()
    ) {
        self.count = max(0, count)
        self.exclusive = exclusive
        self.required = required
        self.retired = retired
        offered = FormWideBits(firstPositions: count).subtracting(retired)
    }

    /// How many can be chosen together now: offered ones that are not exclusive. `min` never asks for more, also where an
    /// answer still holds a retired one.
    var choosableCount: Int { offered.subtracting(exclusive).count }
}

// MARK: - FormOrdinal.swift

/// An enum without payloads whose cases stand in the order of a table's rows: the options of a list, the fields of a
/// form. All that the enum conforms to comes from here, so that in generated code a case costs its line.
nonisolated public protocol FormOrdinal: RawRepresentable, CaseIterable, Codable, CodingKeyRepresentable, Identifiable,
    Hashable, Sendable
where RawValue: FormRawTag, ID == Self, AllCases == [Self] {
    associatedtype RawValue = String
    /// The row of the case with that name or former name.
    static func formOrdinal(named name: String) -> Int?
    /// The name in a row.
    static func formName(_ ordinal: Int) -> String
    static var allCases: [Self] { get }
}

nonisolated extension FormOrdinal {
    /// The position of the case in its type, from 0.
    ///
    /// Unsafe: this and the initialiser below are the one place that reads an enum's layout: an enum without payloads is
    /// stored as its case's position in the fewest bytes (Swift's docs/ABI/TypeLayout.rst, “Fragile Enum Layout”),
    /// which a derived `switch` would cost a line a case to say.
    @inlinable public var ordinal: Int {
        switch MemoryLayout<Self>.size {
        case 0: 0
        case 1: Int(unsafeBitCast(self, to: UInt8.self))
        case 2: Int(unsafeBitCast(self, to: UInt16.self))
        default: Int(unsafeBitCast(self, to: UInt32.self))
        }
    }

    /// The case at a position. Unsafe: the caller took it from the type's own table, so that there is such a case.
    @inlinable init(uncheckedOrdinal ordinal: Int) {
        switch MemoryLayout<Self>.size {
        case 0: self = unsafeBitCast((), to: Self.self)
        case 1: self = unsafeBitCast(UInt8(truncatingIfNeeded: ordinal), to: Self.self)
        case 2: self = unsafeBitCast(UInt16(truncatingIfNeeded: ordinal), to: Self.self)
        default: self = unsafeBitCast(UInt32(truncatingIfNeeded: ordinal), to: Self.self)
        }
    }

    @inlinable public static func == (one: Self, other: Self) -> Bool { one.ordinal == other.ordinal }
    @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(ordinal) }
    @inlinable public var id: Self { self }

    @_semantics("optimize.sil.specialize.generic.never")
    public init?(rawValue: RawValue) {
        guard let ordinal = Self.formOrdinal(named: rawValue.formTag) else { return nil }
        self.init(uncheckedOrdinal: ordinal)
    }

    public var rawValue: RawValue {
        @_semantics("optimize.sil.specialize.generic.never")
        get { RawValue(formTag: Self.formName(ordinal)) ?? RawValue.formFallback }
    }

    public var codingKey: any CodingKey {
        @_semantics("optimize.sil.specialize.generic.never")
        get { FormKey(Self.formName(ordinal)) }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    public init?<Key: CodingKey>(codingKey: Key) {
        guard let ordinal = Self.formOrdinal(named: codingKey.stringValue) else { return nil }
        self.init(uncheckedOrdinal: ordinal)
    }

    /// Reads a tag or a former tag.
    /// - Throws: `DecodingError.dataCorrupted` for a tag that the list does not have.
    @_semantics("optimize.sil.specialize.generic.never")
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let tag = try container.decode(RawValue.self)
        guard let ordinal = Self.formOrdinal(named: tag.formTag) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "unknown tag `\(tag.formTag)`")
        }
        self.init(uncheckedOrdinal: ordinal)
    }

    @_semantics("optimize.sil.specialize.generic.never")
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

/// What a tag may be stored as: a string, or an integer under `tag-type: integer`.
nonisolated public protocol FormRawTag: Hashable, Codable, Sendable {
    init?(formTag: String)
    var formTag: String { get }
    static var formIsInteger: Bool { get }
    /// What stands for a tag that a malformed table does not give.
    static var formFallback: Self { get }
}

nonisolated extension String: FormRawTag {
    public init?(formTag: String) { self = formTag }
    public var formTag: String { self }
    public static var formIsInteger: Bool { false }
    public static var formFallback: String { "" }
}

nonisolated extension Int: FormRawTag {
    /// Decimal digits with an optional minus; simpler than the standard library's reader of any radix, which would be
    /// compiled anew wherever it is used.
    public init?(formTag: String) {
        var value = 0
        var isNegative = false
        var count = 0
        for byte in formTag.utf8 {
            if byte == 0x2D, count == 0, !isNegative {
                isNegative = true
                continue
            }
            guard byte >= 0x30, byte <= 0x39 else { return nil }
            // Counted downwards, since the least integer has no positive counterpart.
            let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
            let (sum, isTooSmall) = tens.subtractingReportingOverflow(Int(byte - 0x30))
            if isTooLarge || isTooSmall { return nil }
            value = sum
            count += 1
        }
        guard count > 0, isNegative || value != .min else { return nil }
        self = isNegative ? value : -value
    }

    public var formTag: String { description }
    public static var formIsInteger: Bool { true }
    public static var formFallback: Int { 0 }
}

/// A key of an answer object.
nonisolated public struct FormKey: CodingKey, Hashable, Sendable {
    public let stringValue: String
    public var intValue: Int? { nil }
    public init(_ name: String) { stringValue = name }
    public init?(stringValue: String) { self.stringValue = stringValue }
    public init?(intValue: Int) { stringValue = intValue.description }
}

// MARK: - FormPattern.swift

/// A pattern that a whole text must match: the part of regular expressions that means the same in Swift, JSON Schema
/// and JavaScript, over Unicode scalars.
///
/// Literals, `.` (all but line ends), classes, `\d \w \s` and their negations (ASCII), `\t \n \r \f \v`, `\uXXXX`,
/// `\u{X…}`, escaped punctuation, groups, `|`, and the greedy quantifiers `* + ? {n} {n,} {n,m}`.
nonisolated public struct FormPattern: Sendable {
    private let program: FormPatternProgram

    private init(_ program: FormPatternProgram) { self.program = program }

    /// The pattern as written.
    public var source: String { program.source }
    var node: FormPatternNode { program.node }

    /// Reads a pattern, or says what in it is not supported and where. Linear in the source and in the states that
    /// its counted repetitions unfold to, of which there are at most 10 000.
    public static func parse(_ source: String) -> Result<FormPattern, FormPatternError> {
        var parser = FormPatternParser(source)
        switch parser.parse() {
        case .success(let node): return .success(FormPattern(FormPatternProgram(source, node)))
        case .failure(let error): return .failure(error)
        }
    }

    /// Nil where `parse` says why.
    public init?(_ source: String) {
        guard case .success(let pattern) = FormPattern.parse(source) else { return nil }
        self = pattern
    }

    /// Whether the whole text matches. Takes at most time proportional to the text's length times the pattern's
    /// states, whatever both are: all ways to match go forward together (Thompson 1968).
    public func matches(_ text: String) -> Bool { program.matches(text) }
}

nonisolated extension FormPattern: Hashable {
    public static func == (one: FormPattern, other: FormPattern) -> Bool {
        FormTag(one.source) == FormTag(other.source)
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// A pattern prints as it was written, also inside of other values: its program is long.
nonisolated extension FormPattern: CustomStringConvertible {
    public var description: String { source }
}

/// What a pattern is made of.
nonisolated indirect enum FormPatternNode: Sendable {
    case scalars(FormScalarSet)
    case sequence([FormPatternNode])
    case choice([FormPatternNode])
    case repeated(FormPatternNode, min: Int, max: Int?)

    /// How many instructions the node unfolds to, as far as a limit matters.
    var size: Int {
        let most = FormPatternParser.mostStates + 1
        switch self {
        case .scalars: return 1
        case .sequence(let nodes): return min(most, nodes.reduce(0) { min(most, $0 + $1.size) })
        case .choice(let nodes): return min(most, nodes.reduce(0) { min(most, $0 + $1.size + 2) })
        case .repeated(let node, let least, let greatest):
            // Counts and sizes are at most `most`, so that nothing overflows.
            let size = node.size
            return min(most, least * size + (greatest.map { ($0 - least) * (size + 1) } ?? size + 2))
        }
    }
}

/// Why a pattern is not one of the language's.
nonisolated public struct FormPatternError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Reason: String, Hashable, Sendable {
        case anchor = "the whole text must match, so that `^` and `$` are left out, or escaped to stand for themselves"
        case boundary = "word boundaries are not supported"
        case lookAround = "look-ahead and look-behind are not supported"
        case backReference = "references to groups are not supported"
        case lazy = "lazy quantifiers are not supported; a whole match does not need them"
        case possessive = "possessive quantifiers are not supported"
        case property = "Unicode properties are not supported; list the characters in a class"
        case namedGroup = "named groups are not supported; use `(…)`"
        case inlineFlag = "inline flags are not supported"
        case posixClass = "POSIX classes are not supported; use `\\d`, `\\w`, `\\s` or a range"
        case unknownEscape = "this escape means nothing here; a letter or digit stands for itself without `\\`"
        case incompleteEscape = "the escape is not complete"
        case badScalar = "this is no Unicode scalar value"
        case unclosedGroup = "`(` is never closed"
        case unopenedGroup = "`)` closes nothing; escape it to stand for itself"
        case unclosedClass = "`[` is never closed"
        case emptyClass = "an empty class matches nothing"
        case reversedRange = "the range ends before it starts"
        case badRange = "a range is between two characters; escape `-` to stand for itself"
        case classOperator = "`[`, `&&`, `--` and `~~` mean different things in a class; escape them"
        case loneBracket = "escape this to stand for itself"
        case nothingToRepeat = "there is nothing to repeat before this"
        case badCount = "a count is `{n}`, `{n,}` or `{n,m}`"
        case reversedCount = "the count ends before it starts"
        case tooLarge = "the pattern is too large: more than 10000 states"
        case tooDeep = "groups are nested deeper than 64"
    }

    public var reason: Reason
    /// The bytes of the pattern's UTF-8 that are meant.
    public var range: Range<Int>

    public init(_ reason: Reason, _ range: Range<Int>) {
        self.reason = reason
        self.range = range
    }

    public var description: String { reason.rawValue }
}

// MARK: - FormPatternClass.swift

nonisolated extension FormPatternParser {
    /// What follows a backslash: the scalars that it stands for, and the scalar if it is a single one.
    mutating func escape(from start: Int) throws(FormPatternError) -> (set: FormScalarSet, scalar: Unicode.Scalar?) {
        guard let scalar = peek() else { throw error(.incompleteEscape, from: start, to: at) }
        at += 1
        switch scalar {
        case "d": return (.digits, nil)
        case "D": return (FormScalarSet.digits.inverted, nil)
        case "w": return (.word, nil)
        case "W": return (FormScalarSet.word.inverted, nil)
        case "s": return (.space, nil)
        case "S": return (FormScalarSet.space.inverted, nil)
        case "t": return single("\u{09}")
        case "n": return single("\u{0A}")
        case "v": return single("\u{0B}")
        case "f": return single("\u{0C}")
        case "r": return single("\u{0D}")
        case "u": return single(try unicodeEscape(from: start))
        case "b", "B", "A", "Z", "z", "G": throw error(.boundary, from: start, to: at)
        case "p", "P": throw error(.property, from: start, to: at)
        case "k", "1"..."9": throw error(.backReference, from: start, to: at)
        default:
            guard scalar.isASCII, scalar.value > 0x20, scalar.value < 0x7F, !FormScalarSet.word.contains(scalar.value)
            else { throw error(.unknownEscape, from: start, to: at) }
            return single(scalar)
        }
    }

    private func single(_ scalar: Unicode.Scalar) -> (set: FormScalarSet, scalar: Unicode.Scalar?) {
        (FormScalarSet(scalar), scalar)
    }

    /// `XXXX` or `{X…}`.
    private mutating func unicodeEscape(from start: Int) throws(FormPatternError) -> Unicode.Scalar {
        let isBraced = take("{")
        var value: UInt32 = 0
        var count = 0
        while let digit = peek(), let hex = Self.hexDigit(digit), count < (isBraced ? 8 : 4) {
            value = value << 4 | hex
            count += 1
            at += 1
        }
        guard isBraced ? count > 0 && take("}") : count == 4 else {
            throw error(.incompleteEscape, from: start, to: at)
        }
        guard let scalar = Unicode.Scalar(value) else { throw error(.badScalar, from: start, to: at) }
        return scalar
    }

    private static func hexDigit(_ scalar: Unicode.Scalar) -> UInt32? {
        switch scalar.value {
        case 0x30...0x39: scalar.value - 0x30
        case 0x41...0x46: scalar.value - 0x37
        case 0x61...0x66: scalar.value - 0x57
        default: nil
        }
    }

    /// A class after its `[`.
    mutating func characterClass(from start: Int) throws(FormPatternError) -> FormScalarSet {
        let isNegated = take("^")
        var ranges: [ClosedRange<UInt32>] = []
        var isFirst = true
        while !take("]") {
            let item = at
            guard let (set, scalar) = try classItem(isFirst: isFirst, from: start) else {
                throw error(.unclosedClass, from: start, to: start + 1)
            }
            isFirst = false
            guard peek() == "-", let end = peek(1), end != "]" else {
                ranges += set.ranges
                continue
            }
            if end == "-" { throw error(.classOperator, from: at, to: at + 2) }
            at += 1
            guard let (_, last) = try classItem(isFirst: true, from: start), let scalar, let last else {
                throw error(.badRange, from: item, to: at)
            }
            if last < scalar { throw error(.reversedRange, from: item, to: at) }
            ranges.append(scalar.value...last.value)
        }
        if ranges.isEmpty { throw error(.emptyClass, from: start, to: at) }
        let set = FormScalarSet(ranges)
        let result = isNegated ? set.inverted : set
        if result.ranges.isEmpty { throw error(.emptyClass, from: start, to: at) }
        return result
    }

    /// A character or escape of a class; nil at the pattern's end.
    private mutating func classItem(
        isFirst: Bool, from start: Int
    ) throws(FormPatternError) -> (set: FormScalarSet, scalar: Unicode.Scalar?)? {
        guard let scalar = peek() else { return nil }
        let item = at
        at += 1
        switch scalar {
        case "\\": return try escape(from: item)
        case "[":
            let isPosix = peek() == ":" || peek() == "." || peek() == "="
            throw error(isPosix ? .posixClass : .classOperator, from: item, to: at)
        case "&", "~":
            if peek() == scalar { throw error(.classOperator, from: item, to: at + 1) }
        case "-":
            // At the start or the end it stands for itself.
            if peek() == "-" { throw error(.classOperator, from: item, to: at + 1) }
            if !isFirst, peek() != "]" { throw error(.badRange, from: item, to: at) }
        default: break
        }
        return single(scalar)
    }
}

// MARK: - FormPatternParser.swift

/// Reads a pattern by recursive descent, at most 64 groups deep.
nonisolated struct FormPatternParser {
    static let mostStates = 10_000
    static let deepest = 64

    let scalars: [Unicode.Scalar]
    /// The UTF-8 offset of each scalar, and the length.
    let offsets: [Int]
    var at = 0
    private var depth = 0

    init(_ source: String) {
        let scalars = Array(source.unicodeScalars)
        var offsets = [0]
        var offset = 0
        for scalar in scalars {
            offset += UTF8.width(scalar)
            offsets.append(offset)
        }
        self.scalars = scalars
        self.offsets = offsets
    }

    mutating func parse() -> Result<FormPatternNode, FormPatternError> {
        do throws(FormPatternError) {
            let node = try alternatives()
            if at < scalars.count { throw error(.unopenedGroup, from: at, to: at + 1) }
            if node.size > Self.mostStates { throw error(.tooLarge, from: 0, to: scalars.count) }
            return .success(node)
        } catch {
            return .failure(error)
        }
    }

    func error(_ reason: FormPatternError.Reason, from start: Int, to end: Int) -> FormPatternError {
        FormPatternError(reason, offsets[min(start, scalars.count)]..<offsets[min(end, scalars.count)])
    }

    func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
        at + ahead < scalars.count ? scalars[at + ahead] : nil
    }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek() == scalar else { return false }
        at += 1
        return true
    }

    private mutating func alternatives() throws(FormPatternError) -> FormPatternNode {
        var nodes = [try sequence()]
        while take("|") {
            nodes.append(try sequence())
            try check(nodes)
        }
        return nodes.count == 1 ? nodes[0] : .choice(nodes)
    }

    private mutating func sequence() throws(FormPatternError) -> FormPatternNode {
        var nodes: [FormPatternNode] = []
        while let scalar = peek(), scalar != "|", scalar != ")" {
            let atom = try atom(scalar)
            nodes.append(try quantified(atom))
            try check(nodes)
        }
        return nodes.count == 1 ? nodes[0] : .sequence(nodes)
    }

    /// Each node has a state at least: so many are not even kept.
    private func check(_ nodes: [FormPatternNode]) throws(FormPatternError) {
        if nodes.count > Self.mostStates { throw error(.tooLarge, from: 0, to: scalars.count) }
    }

    private mutating func atom(_ scalar: Unicode.Scalar) throws(FormPatternError) -> FormPatternNode {
        let start = at
        at += 1
        switch scalar {
        case "(": return try group(from: start)
        case "[": return .scalars(try characterClass(from: start))
        case "\\": return .scalars(try escape(from: start).set)
        case ".": return .scalars(FormScalarSet.lineEnds.inverted)
        case "^", "$": throw error(.anchor, from: start, to: at)
        case "*", "+", "?": throw error(.nothingToRepeat, from: start, to: at)
        case "{", "}", "]": throw error(.loneBracket, from: start, to: at)
        default: return .scalars(FormScalarSet(scalar))
        }
    }

    private mutating func group(from start: Int) throws(FormPatternError) -> FormPatternNode {
        if take("?") { try groupKind(from: start) }
        depth += 1
        if depth > Self.deepest { throw error(.tooDeep, from: start, to: at) }
        let node = try alternatives()
        depth -= 1
        guard take(")") else { throw error(.unclosedGroup, from: start, to: start + 1) }
        return node
    }

    /// What follows `(?`: only `:` is supported.
    private mutating func groupKind(from start: Int) throws(FormPatternError) {
        if take(":") { return }
        switch (peek(), peek(1)) {
        case ("=", _), ("!", _), ("<", "="), ("<", "!"): throw error(.lookAround, from: start, to: at + 1)
        case ("<", _), ("P", _), ("'", _): throw error(.namedGroup, from: start, to: at + 1)
        default: throw error(.inlineFlag, from: start, to: at + 1)
        }
    }

    private mutating func quantified(_ node: FormPatternNode) throws(FormPatternError) -> FormPatternNode {
        let start = at
        guard let (least, most) = try quantifier() else { return node }
        switch peek() {
        case "?": throw error(.lazy, from: start, to: at + 1)
        case "+": throw error(.possessive, from: start, to: at + 1)
        case "*", "{": throw error(.nothingToRepeat, from: at, to: at + 1)
        default: break
        }
        let repeated = FormPatternNode.repeated(node, min: least, max: most)
        // Checked at each step, so that no later one works on what is too large already.
        if repeated.size > Self.mostStates { throw error(.tooLarge, from: start, to: at) }
        return repeated
    }

    private mutating func quantifier() throws(FormPatternError) -> (Int, Int?)? {
        if take("*") { return (0, nil) }
        if take("+") { return (1, nil) }
        if take("?") { return (0, 1) }
        let start = at
        guard take("{") else { return nil }
        guard let least = number() else { throw error(.badCount, from: start, to: at + 1) }
        var most: Int? = least
        if take(",") { most = number() }
        guard take("}") else { throw error(.badCount, from: start, to: at + 1) }
        if let most, most < least { throw error(.reversedCount, from: start, to: at) }
        return (least, most)
    }

    private mutating func number() -> Int? {
        var value: Int?
        while let digit = peek(), digit.value >= 0x30, digit.value <= 0x39 {
            value = min((value ?? 0) * 10 + Int(digit.value - 0x30), Self.mostStates + 1)
            at += 1
        }
        return value
    }
}

// MARK: - FormPatternProgram.swift

/// A pattern as instructions that all run side by side (Thompson's construction). A class, so that a pattern is handed
/// on by one reference. Immutable.
nonisolated final class FormPatternProgram: Sendable {
    let source: String
    let node: FormPatternNode
    private let code: FormPatternCode
    /// For at most 63 sets: what can follow each, as bits, so that matching takes no memory.
    private let small: FormPatternSteps?

    init(_ source: String, _ node: FormPatternNode) {
        self.source = source
        self.node = node
        code = FormPatternCode(node)
        small = code.steps()
    }

    func matches(_ text: String) -> Bool { small.map { $0.matches(text) } ?? code.matches(text) }
}

nonisolated struct FormPatternCode: Sendable {
    private enum Instruction: Sendable {
        /// One scalar of the set, then the next instruction.
        case scalar(FormScalarSet)
        case either(Int, Int)
        case jump(Int)
        case accept
    }

    private var code: [Instruction] = []

    init(_ node: FormPatternNode) {
        add(node)
        code.append(.accept)
    }

    private mutating func add(_ node: FormPatternNode) {
        switch node {
        case .scalars(let set): code.append(.scalar(set))
        case .sequence(let nodes): for node in nodes { add(node) }
        case .choice(let nodes): addChoice(nodes)
        case .repeated(let node, let least, let most):
            for _ in 0..<least { add(node) }
            if let most {
                addOptional(node, count: most - least)
            } else {
                let loop = code.count
                code.append(.accept)
                add(node)
                code.append(.jump(loop))
                code[loop] = .either(loop + 1, code.count)
            }
        }
    }

    private mutating func addChoice(_ nodes: [FormPatternNode]) {
        var ends: [Int] = []
        for (position, node) in nodes.enumerated() {
            let fork = code.count
            let isLast = position == nodes.count - 1
            if !isLast { code.append(.accept) }
            add(node)
            if !isLast {
                ends.append(code.count)
                code.append(.accept)
                code[fork] = .either(fork + 1, code.count)
            }
        }
        for end in ends { code[end] = .jump(code.count) }
    }

    /// `node` at most `count` times: each copy can be left for the end.
    private mutating func addOptional(_ node: FormPatternNode, count: Int) {
        var forks: [Int] = []
        for _ in 0..<max(0, count) {
            forks.append(code.count)
            code.append(.accept)
            add(node)
        }
        for fork in forks { code[fork] = .either(fork + 1, code.count) }
    }

    func matches(_ text: String) -> Bool {
        var current = FormPatternThreads(count: code.count)
        var next = FormPatternThreads(count: code.count)
        var stack: [Int] = []
        follow(0, into: &current, &stack)
        for scalar in text.unicodeScalars {
            next.clear()
            for index in current.held {
                if case .scalar(let set) = code[index], set.contains(scalar.value) {
                    follow(index + 1, into: &next, &stack)
                }
            }
            if next.held.isEmpty { return false }
            swap(&current, &next)
        }
        return current.held.contains { isAccept($0) }
    }

    private func isAccept(_ index: Int) -> Bool {
        switch code[index] {
        case .accept: true
        case .scalar, .either, .jump: false
        }
    }

    /// Adds the instructions that are reached from one without taking a scalar.
    private func follow(_ start: Int, into threads: inout FormPatternThreads, _ stack: inout [Int]) {
        stack.append(start)
        while let index = stack.popLast() {
            guard threads.mark(index) else { continue }
            switch code[index] {
            case .scalar, .accept: threads.held.append(index)
            case .jump(let target): stack.append(target)
            case .either(let one, let other):
                stack.append(other)
                stack.append(one)
            }
        }
    }

    func steps() -> FormPatternSteps? {
        var sets: [FormScalarSet] = []
        var bits: [Int: Int] = [:]
        for (index, instruction) in code.enumerated() {
            guard case .scalar(let set) = instruction else { continue }
            if sets.count == FormPatternSteps.acceptBit { return nil }
            bits[index] = sets.count
            sets.append(set)
        }
        var after = [reached(from: 0, bits)]
        for index in code.indices where bits[index] != nil { after.append(reached(from: index + 1, bits)) }
        return FormPatternSteps(first: after[0], sets: sets, after: Array(after.dropFirst()))
    }

    private func reached(from index: Int, _ bits: [Int: Int]) -> UInt64 {
        var threads = FormPatternThreads(count: code.count)
        var stack: [Int] = []
        follow(index, into: &threads, &stack)
        var word: UInt64 = 0
        for held in threads.held { word |= 1 << (bits[held] ?? FormPatternSteps.acceptBit) }
        return word
    }
}

/// The instructions that are reached at one place of a text, each once.
nonisolated private struct FormPatternThreads {
    var held: [Int] = []
    private var seen: [UInt32]
    private var round: UInt32 = 1

    init(count: Int) { seen = [UInt32](repeating: 0, count: count) }

    mutating func clear() {
        held.removeAll(keepingCapacity: true)
        round &+= 1
        if round == 0 {
            for index in seen.indices { seen[index] = 0 }
            round = 1
        }
    }

    /// Whether the instruction is new in this round.
    mutating func mark(_ index: Int) -> Bool {
        if seen[index] == round { return false }
        seen[index] = round
        return true
    }
}

/// A small pattern: each set of scalars is a bit (Glushkov's automaton).
nonisolated struct FormPatternSteps: Sendable {
    static let acceptBit = 63
    let first: UInt64
    let sets: [FormScalarSet]
    let after: [UInt64]

    func matches(_ text: String) -> Bool {
        var current = first
        for scalar in text.unicodeScalars {
            var waiting = current & ~(1 << Self.acceptBit)
            current = 0
            while waiting != 0 {
                let bit = waiting.trailingZeroBitCount
                waiting &= waiting - 1
                if sets[bit].contains(scalar.value) { current |= after[bit] }
            }
            if current == 0 { return false }
        }
        return current & (1 << Self.acceptBit) != 0
    }
}

// MARK: - FormRule.swift

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

// MARK: - FormRuntimeRevision.swift

/// The agreement between generated code and this runtime.
///
/// Generated files name it in a private alias, so that one made for another revision fails to compile with an error
/// that says what to do: `cannot find type 'FormRuntimeRevision1OrRegenerateWithTheSameFormc' in scope`.
nonisolated public enum FormRuntimeRevision1OrRegenerateWithTheSameFormc: Sendable {}

// MARK: - FormScalarSet.swift

/// A set of Unicode scalars as sorted ranges that do not touch.
nonisolated struct FormScalarSet: Sendable {
    private(set) var ranges: [ClosedRange<UInt32>] = []
    /// Whether it was written as all that is not in another one.
    private(set) var isNegated = false
    /// The scalars below 128 as bits, which answer most questions.
    private var ascii: (low: UInt64, high: UInt64) = (0, 0)

    init(_ ranges: [ClosedRange<UInt32>]) {
        for range in Self.sorted(ranges) {
            if let last = self.ranges.last, range.lowerBound <= Self.after(last.upperBound) {
                self.ranges[self.ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                self.ranges.append(range)
            }
        }
        for range in self.ranges where range.lowerBound < 128 {
            for value in range.lowerBound...min(range.upperBound, 127) {
                if value < 64 { ascii.low |= 1 << value } else { ascii.high |= 1 << (value - 64) }
            }
        }
    }

    private static func sorted(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
        if ranges.count < 2 { return ranges }
        let order = formSorted(ranges.indices.map { UInt64(ranges[$0].lowerBound) << 32 | UInt64($0) })
        return order.map { ranges[Int($0 & 0xFFFF_FFFF)] }
    }

    init(_ scalar: Unicode.Scalar) { self.init([scalar.value...scalar.value]) }

    /// The next scalar value: surrogates are none.
    private static func after(_ value: UInt32) -> UInt32 { value == 0xD7FF ? 0xE000 : value &+ 1 }
    private static func before(_ value: UInt32) -> UInt32 { value == 0xE000 ? 0xD7FF : value &- 1 }

    func contains(_ value: UInt32) -> Bool {
        if value < 64 { return ascii.low & (1 << value) != 0 }
        if value < 128 { return ascii.high & (1 << (value - 64)) != 0 }
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].lowerBound <= value
    }

    var inverted: FormScalarSet {
        var gaps: [ClosedRange<UInt32>] = []
        var next: UInt32 = 0
        for range in ranges {
            if range.lowerBound > next { gaps.append(next...Self.before(range.lowerBound)) }
            next = Self.after(range.upperBound)
        }
        if next <= 0x10FFFF { gaps.append(next...0x10FFFF) }
        var inverted = FormScalarSet(gaps)
        inverted.isNegated = !isNegated
        return inverted
    }

    /// Whether it has both the first scalar and the last.
    var isEndToEnd: Bool { ranges.first?.lowerBound == 0 && ranges.last?.upperBound == 0x10FFFF }

    static let digits = FormScalarSet([0x30...0x39])
    static let word = FormScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
    /// Space, tab, line feed, vertical tab, form feed, carriage return.
    static let space = FormScalarSet([0x09...0x0D, 0x20...0x20])
    /// What `.` does not match in ECMAScript.
    static let lineEnds = FormScalarSet([0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029])
}

// MARK: - FormSelection.swift

/// A set of options of a list, in the spec's order. Up to 64 options take one word and no allocation.
nonisolated public struct FormSelection<Choice: FormChoice>: Hashable, Sendable {
    /// The chosen options by their position in the list.
    public var bits: Choice.Bits

    @inlinable public init() { bits = Choice.Bits() }
    @inlinable public init(bits: Choice.Bits) { self.bits = bits }
}

nonisolated extension FormSelection: SetAlgebra {
    @inlinable public init(arrayLiteral elements: Choice...) {
        self.init()
        for choice in elements { bits.insert(choice.ordinal) }
    }

    @inlinable public init<Choices: Sequence>(_ choices: Choices) where Choices.Element == Choice {
        self.init()
        for choice in choices { bits.insert(choice.ordinal) }
    }

    @inlinable public var isEmpty: Bool { bits.isEmpty }
    @inlinable public func contains(_ choice: Choice) -> Bool { bits.contains(choice.ordinal) }

    @inlinable public func union(_ other: FormSelection) -> FormSelection {
        var result = self
        result.formUnion(other)
        return result
    }

    @inlinable public func intersection(_ other: FormSelection) -> FormSelection {
        var result = self
        result.formIntersection(other)
        return result
    }

    @inlinable public func symmetricDifference(_ other: FormSelection) -> FormSelection {
        var result = self
        result.formSymmetricDifference(other)
        return result
    }

    @inlinable @discardableResult
    public mutating func insert(_ choice: Choice) -> (inserted: Bool, memberAfterInsert: Choice) {
        let isNew = !contains(choice)
        bits.insert(choice.ordinal)
        return (isNew, choice)
    }

    @inlinable @discardableResult public mutating func remove(_ choice: Choice) -> Choice? {
        guard contains(choice) else { return nil }
        bits.remove(choice.ordinal)
        return choice
    }

    @inlinable @discardableResult public mutating func update(with choice: Choice) -> Choice? {
        insert(choice).inserted ? nil : choice
    }

    @inlinable public mutating func formUnion(_ other: FormSelection) { bits.formUnion(other.bits) }
    @inlinable public mutating func formIntersection(_ other: FormSelection) { bits.formIntersection(other.bits) }
    @inlinable public mutating func subtract(_ other: FormSelection) { bits.subtract(other.bits) }

    @inlinable public mutating func formSymmetricDifference(_ other: FormSelection) {
        var both = bits
        both.formIntersection(other.bits)
        bits.formUnion(other.bits)
        bits.subtract(both)
    }
}

nonisolated extension FormSelection: Collection {
    /// A place in the selection: the position of an option in its list.
    public struct Index: Comparable, Sendable {
        @usableFromInline let position: Int
        @inlinable init(position: Int) { self.position = position }
        @inlinable public static func < (one: Index, other: Index) -> Bool { one.position < other.position }
    }

    @inlinable public var startIndex: Index { Index(position: bits.next(from: 0) ?? .max) }
    @inlinable public var endIndex: Index { Index(position: .max) }

    @inlinable public func index(after index: Index) -> Index {
        guard index.position < .max else { return index }
        return Index(position: bits.next(from: index.position + 1) ?? .max)
    }

    /// The option at a place. An index of another selection gives an option of the list, chosen or not.
    public subscript(index: Index) -> Choice {
        @_semantics("optimize.sil.specialize.generic.never")
        get { Choice(uncheckedOrdinal: Swift.min(index.position, Swift.max(0, Choice.choiceTable.count - 1))) }
    }

    /// How many options are chosen.
    @inlinable public var count: Int { bits.count }
}

nonisolated extension FormSelection: CustomStringConvertible {
    /// The tags in the spec's order: `[apple, banana]`.
    public var description: String {
        @_semantics("optimize.sil.specialize.generic.never")
        get { "[" + bits.wide.positions.map { Choice.choiceTable.tag($0) }.joined(separator: ", ") + "]" }
    }
}

nonisolated extension FormSelection: Codable {
    /// Reads an array of tags or former tags; two that are one option are one.
    @_semantics("optimize.sil.specialize.generic.never")
    public init(from decoder: any Decoder) throws {
        self.init()
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd { bits.insert(try container.decode(Choice.self).ordinal) }
    }

    /// Writes the tags as an array in the spec's order.
    @_semantics("optimize.sil.specialize.generic.never")
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for choice in self { try container.encode(choice.rawValue) }
    }
}

nonisolated extension Set where Element: FormChoice {
    /// The chosen options without their order.
    public init(_ selection: FormSelection<Element>) {
        self.init(minimumCapacity: selection.count)
        for choice in selection { insert(choice) }
    }
}

// MARK: - FormSources.swift

/// What the app knows of a form's sources when it runs: the tags of each by the source's name. One that is missing
/// here is not judged.
nonisolated public struct FormSources: Sendable {
    public var tags: [String: Set<FormTag>]
    public var integerTags: [String: Set<Int>]

    public init(_ tags: [String: Set<FormTag>] = [:], integers: [String: Set<Int>] = [:]) {
        self.tags = tags
        integerTags = integers
    }
}

// MARK: - FormStanding.swift

/// What a form's conditions say of its answers at one moment: which fields are shown, which must be answered, which
/// options may be chosen. Made once, it answers for all fields at the cost of a look-up.
nonisolated public struct FormStanding<Form: FormModel>: Sendable {
    let decisions: FormDecisions
    /// What is chosen of each list, by its identity.
    private let chosen: [ObjectIdentifier: FormWideBits]
    /// Fields that choose from a list of which nothing is offered.
    private let choiceless: FormWideBits

    @_semantics("optimize.sil.specialize.generic.never")
    init(_ form: Form, _ decisions: FormDecisions) {
        self.decisions = decisions
        let work = FormWork(.list, Form.conditions)
        work.decisions = decisions
        var visitor = FormVisitor(Form.Field.fieldTable.rows, work)
        form.visit(&visitor)
        chosen = work.chosen
        choiceless = work.choiceless
    }

    /// Whether the field is shown: its own condition and its section's are true, or it has none.
    @_semantics("optimize.sil.specialize.generic.never")
    public func isVisible(_ field: Form.Field) -> Bool { !decisions.hidden.contains(field.ordinal) }

    /// Whether a note is shown, by its position among the form's notes.
    public func isVisible(note: Int) -> Bool { !decisions.hiddenNotes.contains(note) }

    /// Whether the field must be answered: it is shown, `required` or its condition says so, and something is offered
    /// where it chooses from a list.
    @_semantics("optimize.sil.specialize.generic.never")
    public func isRequired(_ field: Form.Field) -> Bool {
        isVisible(field) && !choiceless.contains(field.ordinal)
            && (field.rule.isRequired || decisions.required.contains(field.ordinal))
    }

    /// The fields that are shown, in the spec's order.
    public var visibleFields: [Form.Field] {
        @_semantics("optimize.sil.specialize.generic.never")
        get { Form.Field.allCases.filter(isVisible) }
    }

    /// The options of a list that may be chosen, in the spec's order. What is chosen but no longer offered is not among
    /// them; it stays in the answers, as a violation.
    @_semantics("optimize.sil.specialize.generic.never")
    public func offered<Choice: FormChoice>(_ list: Choice.Type) -> FormSelection<Choice> {
        let options = Choice.choiceTable.options
        let offered = decisions(ofList: list).map { options.offering($0) } ?? options
        return FormSelection(bits: Choice.Bits(wide: offered.offered))
    }

    /// The options of a list that are to be shown: those that are offered, those that are disabled, and those that are
    /// chosen although they are neither, so that they can be taken back.
    @_semantics("optimize.sil.specialize.generic.never")
    public func shown<Choice: FormChoice>(_ list: Choice.Type) -> FormSelection<Choice> {
        var shown = Choice.choiceTable.options.offered
        if let decisions = decisions(ofList: list) { shown.subtract(decisions.hidden) }
        if let chosen = chosen[ObjectIdentifier(Choice.choiceTable.list)] { shown.formUnion(chosen) }
        return FormSelection(bits: Choice.Bits(wide: shown))
    }

    /// The options of a list that are shown, whether they are chosen or not, and cannot be chosen.
    @_semantics("optimize.sil.specialize.generic.never")
    public func disabled<Choice: FormChoice>(_ list: Choice.Type) -> FormSelection<Choice> {
        guard let decisions = decisions(ofList: list) else { return FormSelection() }
        let disabled = decisions.disabled.subtracting(decisions.hidden)
        return FormSelection(
            bits: Choice.Bits(wide: disabled.subtracting(Choice.choiceTable.options.retired)))
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private func decisions<Choice: FormChoice>(ofList list: Choice.Type) -> FormOptionDecisions? {
        guard Form.Field.fieldTable.hasConditions,
            let position = Form.conditions.position(of: Choice.choiceTable.list),
            decisions.lists.indices.contains(position)
        else { return nil }
        return decisions.lists[position]
    }
}

nonisolated extension FormStanding: CustomStringConvertible {
    /// `shown: name, city; required: city`
    public var description: String {
        @_semantics("optimize.sil.specialize.generic.never")
        get {
            let required = visibleFields.filter(isRequired)
            return "shown: " + visibleFields.map(\.rawValue).joined(separator: ", ") + "; required: "
                + required.map(\.rawValue).joined(separator: ", ")
        }
    }
}

// MARK: - FormTableRows.swift

/// What option and field tables share: rows that are found by name, and their texts by language.
///
/// A class, so that a table is handed on by one reference whatever it holds. Immutable.
nonisolated final class FormTableRows: Sendable {
    let text: FormTableText
    /// The first row that stands for an option or a field: a field table's row 0 is the form itself.
    let first: Int
    /// The column of the first attribute.
    let column: Int
    let index: FormNameIndex

    init(_ bytes: [UInt8], first: Int, column: Int) {
        let text = FormTableText(bytes)
        self.text = text
        self.first = first
        self.column = column
        let count = max(0, text.rowCount - first)
        var index = FormNameIndex(capacity: count)
        for row in 0..<count {
            index.insert(text.plainBytes(text.cellRange(0, ofRow: row + first) ?? 0..<0), row: row)
        }
        for row in 0..<count {
            text.forEachAttribute(ofRow: row + first, from: column) { name, value in
                if let value, text.holds(name, "formerly") { index.insert(text.plainBytes(value), row: row) }
            }
        }
        self.index = index
    }

    var count: Int { max(0, text.rowCount - first) }

    func name(_ row: Int) -> String { text.cell(0, ofRow: row + first) ?? "" }

    func label(_ row: Int, language: String?) -> String {
        if let language, let found = text.translation("label", language, ofRow: row + first, from: column) {
            return found
        }
        return text.cell(1, ofRow: row + first) ?? name(row)
    }

    func attribute(_ attribute: String, _ row: Int, language: String? = nil) -> String? {
        text.attribute(attribute, language: language, ofRow: row + first, from: column)
    }

    /// The picture of the row, with its alternative text in a language.
    func image(_ row: Int, language: String?) -> FormImage? {
        let alt = attribute("alt", row, language: language)
        if let name = attribute("symbol", row) { return FormImage(.symbol(name), alt: alt) }
        if let name = attribute("asset", row) { return FormImage(.asset(name), alt: alt) }
        if let name = attribute("url", row) { return FormImage(.url(name), alt: alt) }
        return nil
    }

    /// The positions of the rows with that flag.
    func flagged(_ flag: String) -> FormWideBits {
        var flagged = FormWideBits()
        for row in 0..<count where isFlagged(row, flag) { flagged.insert(row) }
        return flagged
    }

    func isFlagged(_ row: Int, _ flag: String) -> Bool {
        var isFlagged = false
        text.forEachAttribute(ofRow: row + first, from: column) { name, value in
            if value == nil, text.holds(name, flag) { isFlagged = true }
        }
        return isFlagged
    }

    func formerNames(_ row: Int) -> [String] { values(of: "formerly", row) }

    /// The values of all attributes of a name, in order.
    func values(of attribute: String, _ row: Int) -> [String] {
        var values: [String] = []
        text.forEachAttribute(ofRow: row + first, from: column) { name, value in
            if let value, text.holds(name, attribute) { values.append(text.text(value)) }
        }
        return values
    }
}

// MARK: - FormTableText.swift

/// The text of a table: a row a line, its cells between tabs.
///
/// A cell never holds a raw tab or line break: U+001A followed by `n` stands for a line feed, by `t` for a tab. The
/// first two cells are positional; each other one is a flag (`exclusive`) or `name=value`, where the name may end in
/// `@` and a language. Whatever else stands there is kept and ignored: nothing in a table can trap.
nonisolated struct FormTableText: Sendable {
    private let bytes: [UInt8]
    private let hasEscapes: Bool
    /// Where each row starts, and one past the last row's line break.
    private let starts: [UInt32]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        hasEscapes = bytes.contains(0x1A)
        var starts: [UInt32] = [0]
        if bytes.isEmpty {
            self.starts = starts
            return
        }
        for index in bytes.indices where bytes[index] == 0x0A { starts.append(UInt32(truncatingIfNeeded: index + 1)) }
        if bytes.last != 0x0A { starts.append(UInt32(truncatingIfNeeded: bytes.count + 1)) }
        self.starts = starts
    }

    /// The bytes of a literal, copied: all that follows is bounds-checked.
    ///
    /// Unsafe: this is the one place that reads through a pointer. A `StaticString` offers its bytes in no other way, and
    /// lives as long as the program.
    static func bytes(of literal: StaticString) -> [UInt8] {
        literal.withUTF8Buffer { [UInt8]($0) }
    }

    var rowCount: Int { starts.count - 1 }

    func rowRange(_ row: Int) -> Range<Int> {
        guard row >= 0, row < rowCount else { return 0..<0 }
        return Int(starts[row])..<(Int(starts[row + 1]) - 1)
    }

    /// The cell that starts at `start`, up to a tab or the row's end.
    func cellRange(at start: Int, in row: Range<Int>) -> Range<Int> {
        var end = start
        while end < row.upperBound, bytes[end] != 0x09 { end += 1 }
        return start..<end
    }

    /// The positional cell of a row as it stands, before escapes are resolved; nil where the row is shorter.
    func cellRange(_ column: Int, ofRow row: Int) -> Range<Int>? {
        let range = rowRange(row)
        var cell = cellRange(at: range.lowerBound, in: range)
        for _ in 0..<column {
            if cell.upperBound >= range.upperBound { return nil }
            cell = cellRange(at: cell.upperBound + 1, in: range)
        }
        return cell
    }

    func cell(_ column: Int, ofRow row: Int) -> String? {
        cellRange(column, ofRow: row).map(text)
    }

    /// Where the cell's `=` stands, or its end.
    private func equals(in cell: Range<Int>) -> Int {
        var at = cell.lowerBound
        while at < cell.upperBound, bytes[at] != 0x3D { at += 1 }
        return at
    }

    /// Calls for each cell from `column` on with its name and the range of its value, which is nil for a flag.
    func forEachAttribute(ofRow row: Int, from column: Int, _ body: (_ name: Range<Int>, _ value: Range<Int>?) -> Void)
    {
        let range = rowRange(row)
        guard var cell = cellRange(column, ofRow: row) else { return }
        while true {
            let equals = equals(in: cell)
            if equals < cell.upperBound {
                body(cell.lowerBound..<equals, (equals + 1)..<cell.upperBound)
            } else {
                body(cell, nil)
            }
            if cell.upperBound >= range.upperBound { return }
            cell = cellRange(at: cell.upperBound + 1, in: range)
        }
    }

    /// The value of the first attribute of that exact name.
    func attribute(_ name: String, ofRow row: Int, from column: Int) -> String? {
        let range = rowRange(row)
        guard var cell = cellRange(column, ofRow: row) else { return nil }
        while true {
            let equals = equals(in: cell)
            if equals < cell.upperBound, holds(cell.lowerBound..<equals, name) {
                return text((equals + 1)..<cell.upperBound)
            }
            if cell.upperBound >= range.upperBound { return nil }
            cell = cellRange(at: cell.upperBound + 1, in: range)
        }
    }

    /// The text in a language: of the tags that shorten the asked one, then the form's own, as RFC 4647 §3.4 looks up.
    func attribute(_ name: String, language: String?, ofRow row: Int, from column: Int) -> String? {
        if let language, let found = translation(name, language, ofRow: row, from: column) { return found }
        return attribute(name, ofRow: row, from: column)
    }

    /// The text in a language without falling back to the form's own.
    func translation(_ name: String, _ language: String, ofRow row: Int, from column: Int) -> String? {
        for shorter in formLanguageChain(language) {
            var found: Range<Int>?
            forEachAttribute(ofRow: row, from: column) { key, value in
                if found == nil, isTranslation(key, of: name, into: shorter) { found = value }
            }
            if let found { return text(found) }
        }
        return nil
    }

    private func isTranslation(_ key: Range<Int>, of name: String, into language: [UInt8]) -> Bool {
        let length = name.utf8.count
        guard key.count == length + 1 + language.count else { return false }
        let at = key.lowerBound + length
        guard bytes[at] == 0x40, holds(key.lowerBound..<at, name) else { return false }
        for index in language.indices where formLowercased(bytes[at + 1 + index]) != language[index] { return false }
        return true
    }

    func holds(_ range: Range<Int>, _ name: String) -> Bool {
        var at = range.lowerBound
        for byte in name.utf8 {
            guard at < range.upperBound, bytes[at] == byte else { return false }
            at += 1
        }
        return at == range.upperBound
    }

    /// The text of a cell with its escapes resolved.
    func text(_ range: Range<Int>) -> String {
        // Most tables hold no escape; then no copy is made on the way.
        hasEscapes
            ? String(decoding: plainBytes(range), as: UTF8.self) : String(decoding: bytes[range], as: UTF8.self)
    }

    /// The bytes of a cell with its escapes resolved.
    func plainBytes(_ range: Range<Int>) -> [UInt8] {
        var plain: [UInt8] = []
        plain.reserveCapacity(range.count)
        var isEscaped = false
        for at in range {
            let byte = bytes[at]
            if isEscaped {
                plain.append(byte == 0x6E ? 0x0A : byte == 0x74 ? 0x09 : byte)
                isEscaped = false
            } else if byte == 0x1A {
                isEscaped = true
            } else {
                plain.append(byte)
            }
        }
        return plain
    }
}

nonisolated func formLowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte
}

/// A language tag and its shorter forms, in lower case: `zh-Hant-TW`, `zh-hant`, `zh`. A subtag of one letter goes with
/// the one after it (RFC 4647 §3.4).
nonisolated func formLanguageChain(_ language: String) -> [[UInt8]] {
    var tag = language.utf8.map { formLowercased($0 == 0x5F ? 0x2D : $0) }
    var chain: [[UInt8]] = []
    while !tag.isEmpty {
        chain.append(tag)
        guard let dash = tag.lastIndex(of: 0x2D) else { break }
        tag.removeSubrange(dash...)
        if let previous = tag.lastIndex(of: 0x2D), tag.count - previous == 2 { tag.removeSubrange(previous...) }
    }
    return chain
}

// MARK: - FormTag.swift

/// A tag of a source: an option that only the app knows.
///
/// Tags are compared by their bytes, as the language says, and never normalised: `é` and `e` with a combining accent,
/// which are equal as `String`, are two tags.
nonisolated public struct FormTag: Hashable, Sendable {
    public var text: String

    public init(_ text: String) { self.text = text }

    public static func == (one: FormTag, other: FormTag) -> Bool {
        one.text.utf8.elementsEqual(other.text.utf8)
    }

    /// Equal bytes make equal strings, so that the string's own hash fits, though it may clash for tags that differ.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

nonisolated extension FormTag: Comparable {
    /// The order of the UTF-8 bytes, which is the order of storage and that of the code points.
    public static func < (one: FormTag, other: FormTag) -> Bool {
        one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
    }
}

/// The elements in ascending order, by the standard library's own code: sorting is rare here, and is not to be compiled
/// for each kind of element.
@_semantics("optimize.sil.specialize.generic.never")
nonisolated func formSorted<Elements: Sequence>(_ elements: Elements) -> [Elements.Element]
where Elements.Element: Comparable {
    elements.sorted()
}

nonisolated extension FormTag: ExpressibleByStringLiteral, LosslessStringConvertible {
    public init(stringLiteral text: String) { self.text = text }
    public var description: String { text }
}

nonisolated extension FormTag: Codable {
    public init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

// MARK: - FormTime.swift

/// A time of day to the second, 00:00:00 to 23:59:59, without a time zone or leap seconds.
nonisolated public struct FormTime: Hashable, Sendable {
    private let seconds: Int32

    public var hour: Int { Int(seconds / 3600) }
    public var minute: Int { Int(seconds / 60 % 60) }
    public var second: Int { Int(seconds % 60) }

    /// A number whose order is that of the times.
    var order: Int { Int(seconds) }

    /// Nil for a time that a day does not have; `24:00` is none.
    public init?(hour: Int, minute: Int, second: Int = 0) {
        guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
        self.init(uncheckedHour: hour, minute: minute, second: second)
    }

    /// For generated code, whose times are checked. What is no time becomes some value, but does not trap.
    public init(uncheckedHour hour: Int, minute: Int, second: Int = 0) {
        seconds = Int32(truncatingIfNeeded: (hour & 31) * 3600 + (minute & 63) * 60 + (second & 63))
    }
}

nonisolated extension FormTime: Comparable {
    public static func < (one: FormTime, other: FormTime) -> Bool { one.seconds < other.seconds }
}

nonisolated extension FormTime: LosslessStringConvertible, Codable {
    /// Reads `HH:MM` or `HH:MM:SS` and nothing else; `09:30` and `09:30:00` are the same time.
    public init?(_ text: String) {
        var digits = FormDigits(text)
        guard let time = digits.takeTime(), digits.isAtEnd else { return nil }
        self = time
    }

    /// `HH:MM`, with `:SS` only where the seconds are not 0.
    public var description: String {
        let minutes = formPadded(hour, 2) + ":" + formPadded(minute, 2)
        return second == 0 ? minutes : minutes + ":" + formPadded(second, 2)
    }

    public init(from decoder: any Decoder) throws { self = try formDecodeText(decoder, "a time `HH:MM[:SS]`") }
    public func encode(to encoder: any Encoder) throws { try formEncodeText(description, encoder) }
}

nonisolated extension FormDigits {
    mutating func takeTime() -> FormTime? {
        guard let hour = take(2), take(0x3A), let minute = take(2) else { return nil }
        guard take(0x3A) else { return FormTime(hour: hour, minute: minute) }
        guard let second = take(2) else { return nil }
        return FormTime(hour: hour, minute: minute, second: second)
    }
}

/// A day and a time of day at the form's own place: no time zone, so that no instant is meant.
nonisolated public struct FormDateTime: Hashable, Sendable {
    public var date: FormDate
    public var time: FormTime

    public init(_ date: FormDate, _ time: FormTime) {
        self.date = date
        self.time = time
    }
}

nonisolated extension FormDateTime: Comparable {
    public static func < (one: FormDateTime, other: FormDateTime) -> Bool {
        one.date == other.date ? one.time < other.time : one.date < other.date
    }
}

nonisolated extension FormDateTime: LosslessStringConvertible, Codable {
    /// Reads `YYYY-MM-DDTHH:MM[:SS]` and nothing else.
    public init?(_ text: String) {
        var digits = FormDigits(text)
        guard let year = digits.take(4), digits.take(0x2D), let month = digits.take(2), digits.take(0x2D),
            let day = digits.take(2), digits.take(0x54), let time = digits.takeTime(), digits.isAtEnd,
            let date = FormDate(year: year, month: month, day: day)
        else { return nil }
        self.init(date, time)
    }

    public var description: String { "\(date)T\(time)" }

    public init(from decoder: any Decoder) throws {
        self = try formDecodeText(decoder, "a date and time `YYYY-MM-DDTHH:MM[:SS]`")
    }
    public func encode(to encoder: any Encoder) throws { try formEncodeText(description, encoder) }
}

// MARK: - FormToggle.swift

/// What became of a tap on an option.
nonisolated public enum FormToggle: Equatable, Sendable {
    /// The option is now chosen.
    case chosen
    /// The option is no longer chosen.
    case unchosen
    /// As many options as allowed are chosen; nothing has changed.
    case refused(max: Int)
}

nonisolated extension FormSelection {
    /// Chooses an option, or takes it back if it is chosen.
    ///
    /// Choosing an exclusive option clears the others, and choosing another one clears it, so that neither is ever
    /// refused. Any other one is refused if then more than `max` would be chosen: a limit is the field's, not the
    /// list's, hence `task.fruits.toggle(.apple, max: TaskEdit.Field.fruits.max)`.
    @discardableResult public mutating func toggle(_ choice: Choice, max: Int? = nil) -> FormToggle {
        let rules = Choice.choiceTable.options
        var positions = bits.wide
        let result = rules.toggle(choice.ordinal, in: &positions, max: max)
        bits = Choice.Bits(wide: positions)
        return result
    }
}

nonisolated extension FormOptionRules {
    /// The same on positions.
    public func toggle(_ position: Int, in chosen: inout FormWideBits, max: Int? = nil) -> FormToggle {
        if chosen.contains(position) {
            chosen.remove(position)
            return .unchosen
        }
        var after = exclusive.contains(position) ? FormWideBits() : chosen.subtracting(exclusive)
        after.insert(position)
        if let max, after.count > max { return .refused(max: max) }
        chosen = after
        return .chosen
    }
}

// MARK: - FormTruth.swift

/// The truth of a condition in Kleene's strong logic of three values, as in SQL: a comparison with nothing is unknown.
nonisolated public enum FormTruth: Hashable, Sendable {
    case no
    case unknown
    case yes

    public init(_ value: Bool) { self = value ? .yes : .no }

    /// A thing is shown, required or disabled only when its condition is true (SQL's `WHERE`).
    public var isYes: Bool { self == .yes }

    /// A rule is violated only when it is false (SQL's `CHECK`).
    public var isNo: Bool { self == .no }

    /// False as soon as one side is, true when both are.
    public func and(_ other: FormTruth) -> FormTruth {
        switch (self, other) {
        case (.no, _), (_, .no): .no
        case (.yes, .yes): .yes
        case (.unknown, .yes), (.yes, .unknown), (.unknown, .unknown): .unknown
        }
    }

    /// True as soon as one side is, false when both are.
    public func or(_ other: FormTruth) -> FormTruth {
        switch (self, other) {
        case (.yes, _), (_, .yes): .yes
        case (.no, .no): .no
        case (.unknown, .no), (.no, .unknown), (.unknown, .unknown): .unknown
        }
    }

    /// The opposite; the opposite of unknown is unknown.
    public var negated: FormTruth {
        switch self {
        case .no: .yes
        case .unknown: .unknown
        case .yes: .no
        }
    }
}

// MARK: - FormValidated.swift

/// Answers that have been found valid: only validation makes one.
nonisolated public struct FormValidated<Form: FormModel>: Encodable, Sendable {
    /// The form as it was validated; hidden fields still hold what was answered to them.
    public let value: Form

    init(_ value: Form, _ violations: [FormViolation<Form.Field>]) throws {
        guard violations.isEmpty else { throw FormInvalid(violations: violations) }
        self.value = value
    }

    /// Writes the answers without those to hidden fields.
    @_semantics("optimize.sil.specialize.generic.never")
    public func encode(to encoder: any Encoder) throws {
        try value.encode(to: encoder, hidden: value.decided.decisions.hidden)
    }
}

/// Answers are not valid.
nonisolated public struct FormInvalid<Field: FormField>: Error, Sendable, CustomStringConvertible {
    /// Everything that is wrong; at least one.
    public let violations: [FormViolation<Field>]

    public var description: String { violations.map(\.description).joined(separator: "\n") }
}

// MARK: - FormValue.swift

/// A field's answer as code that is not generic sees it: positions of options in place of options.
nonisolated public enum FormValue: Hashable, Sendable {
    case unanswered
    case text(String)
    /// A whole number, or an integer tag of a source.
    case integer(Int)
    case decimal(FormDecimal)
    case date(FormDate)
    case time(FormTime)
    case dateTime(FormDateTime)
    case toggle(Bool)
    /// A picker's option by its position in its list.
    case option(Int)
    /// A selection's options by their positions.
    case options(FormWideBits)
    /// Tags of a source.
    case tag(FormTag)
    case tags(Set<FormTag>)
    case integerTags(Set<Int>)

    /// Whether anything was answered: a text that is not empty, at least one option, any toggle.
    public var isAnswered: Bool {
        switch self {
        case .unanswered: false
        case .text(let text): !text.isEmpty
        case .options(let options): !options.isEmpty
        case .tags(let tags): !tags.isEmpty
        case .integerTags(let tags): !tags.isEmpty
        case .integer, .decimal, .date, .time, .dateTime, .toggle, .option, .tag: true
        }
    }

    /// How many options or tags are chosen.
    var count: Int {
        switch self {
        case .options(let options): options.count
        case .tags(let tags): tags.count
        case .integerTags(let tags): tags.count
        case .unanswered, .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .option, .tag: 0
        }
    }
}

// MARK: - FormViolation.swift

/// What is wrong with an answer, where, and what to say about it.
nonisolated public struct FormViolation<Field: FormField>: Sendable {
    let finding: FormFinding
    /// The texts of the option or the rule that is meant.
    private let texts: FormTextRow?

    init(_ finding: FormFinding, _ texts: FormTextRow?) {
        self.finding = finding
        self.texts = texts
    }

    /// The field; nil only for `unknown-field`.
    public var field: Field? {
        @_semantics("optimize.sil.specialize.generic.never")
        get { finding.field.map { Field(uncheckedOrdinal: $0) } }
    }

    /// The field's id, or the unknown key.
    public var fieldID: String {
        @_semantics("optimize.sil.specialize.generic.never")
        get { finding.field.map { Field.fieldTable.id($0) } ?? finding.found }
    }

    public var code: FormViolationCode { finding.code }

    /// What was found: a value or tag as stored, a count or length; empty where nothing was.
    public var found: String { finding.found }

    /// What is allowed: the limit, step, pattern, format or kind that was not met, the tag that must be chosen, the id
    /// of the rule if it has one.
    public var allowed: String { finding.allowed }

    /// The text to show, in the form's own language.
    public var message: String {
        @_semantics("optimize.sil.specialize.generic.never")
        get { FormMessage(finding, Field.fieldTable.rows, texts).text(language: nil) }
    }

    /// The text to show in a language (BCP 47), or the nearest one: the field's own, the form's, the built-in one.
    @_semantics("optimize.sil.specialize.generic.never")
    public func message(in language: String) -> String {
        FormMessage(finding, Field.fieldTable.rows, texts).text(language: language)
    }
}

nonisolated extension FormViolation: Hashable, CustomStringConvertible {
    public static func == (one: FormViolation, other: FormViolation) -> Bool { one.finding == other.finding }
    public func hash(into hasher: inout Hasher) { hasher.combine(finding) }

    /// `fruits: Choose at most 2 options. [too-many]`
    public var description: String { "\(fieldID): \(message) [\(code.rawValue)]" }
}

nonisolated extension FormVisitor {
    /// What the visit found, for the form's fields.
    @_semantics("optimize.sil.specialize.generic.never")
    @usableFromInline func violations<Field: FormField>() -> [FormViolation<Field>] {
        findings.map { FormViolation($0, texts(of: $0)) }
    }
}

// MARK: - FormViolationCode.swift

/// What is wrong with an answer. The raw values are stable and those of every output.
nonisolated public enum FormViolationCode: String, CaseIterable, Sendable {
    case required
    case requiredOption = "required-option"
    case tooFew = "too-few"
    case tooMany = "too-many"
    case exclusiveConflict = "exclusive-conflict"
    case notOffered = "not-offered"
    case unknownTag = "unknown-tag"
    case duplicateTag = "duplicate-tag"
    case tooShort = "too-short"
    case tooLong = "too-long"
    case pattern
    case format
    case tooSmall = "too-small"
    case tooLarge = "too-large"
    case step
    case mustBe = "must-be"
    case wrongType = "wrong-type"
    case unknownField = "unknown-field"
    case duplicateField = "duplicate-field"
    case hidden
    case rule
}

// MARK: - FormVisitor.swift

/// Goes through a form's values in the order of its fields, to judge, write, hash or compare them. Generated code
/// calls one method a field; the visitor counts the fields itself.
nonisolated public struct FormVisitor {
    let rows: FormFieldRows
    /// The limits that pass most answers; empty where every answer needs a closer look.
    private let quick: [FormQuickLimits]
    /// The position of the next field.
    private var field = 0
    /// What the visit is for; nil where all fields are judged by their tables alone.
    private let work: FormWork?
    private(set) var findings: [FormFinding] = []
    /// What is kept of words for a comparison or hash: here, where appending costs least.
    private(set) var words: [UInt64] = []
    private let keepsWords: Bool
    /// The lists of the fields with findings, for the labels of their options.
    private(set) var lists: [Int: FormList] = [:]

    /// Judges all fields by their tables alone.
    @usableFromInline init(judging table: FormFieldTable) {
        rows = table.rows
        quick = rows.quick
        work = nil
        keepsWords = false
    }

    init(_ rows: FormFieldRows, _ work: FormWork) {
        self.rows = rows
        self.work = work
        quick = work.isQuick ? work.conditions.closed(rows.quick) : []
        keepsWords = work.keepsWords
        if keepsWords { words.reserveCapacity(rows.quick.count * 2) }
    }

    @usableFromInline var hasFindings: Bool { !findings.isEmpty }

    /// Adds what the rules across fields found, each after what was found of its field.
    mutating func judgeRules() {
        guard let work else { return }
        let count = findings.count
        work.conditions.judge(work.values, work.decisions, &findings)
        if let only = work.only { findings.removeAll { $0.code == .rule && $0.field != only } }
        if findings.count == count { return }
        // Stable: what is in order stays so.
        findings = findings.enumerated().sorted {
            ($0.element.field ?? 0, $0.offset) < ($1.element.field ?? 0, $1.offset)
        }
        .map(\.element)
    }

    /// Where the texts of a finding's rule or option stand.
    func texts(of finding: FormFinding) -> FormTextRow? {
        if let rule = finding.rule { return work?.conditions.texts(ofRule: rule) }
        guard let field = finding.field, let option = finding.option, let list = lists[field] else { return nil }
        return FormTextRow(rows: list.rows, row: option)
    }

    /// Passes a field whose count, length or value is within its limits.
    private mutating func passes(_ measure: Int) -> Bool {
        guard field < quick.count else { return false }
        let limits = quick[field]
        guard measure >= limits.min, measure <= limits.max else { return false }
        field += 1
        return true
    }

    /// Passes an unanswered field that need not be answered.
    private mutating func passesUnanswered() -> Bool {
        guard field < quick.count, quick[field].isOptional else { return false }
        field += 1
        return true
    }

    private mutating func passesAnswer(_ isAnswered: Bool) -> Bool {
        isAnswered ? passes(0) : passesUnanswered()
    }

    /// A text has at most as many scalars as bytes and at least a quarter of that.
    private mutating func passesLength(_ value: String) -> Bool {
        guard field < quick.count else { return false }
        let limits = quick[field]
        let bytes = value.utf8.count
        if bytes <= limits.max, (bytes + 3) / 4 >= limits.min { return passes(limits.min) }
        return passes(value.unicodeScalars.count)
    }

    /// Whether a picker's option, -1 for none, is dealt with.
    @usableFromInline mutating func takesChoice(_ ordinal: Int) -> Bool {
        if passesAnswer(ordinal >= 0) { return true }
        return takesWord(UInt64(truncatingIfNeeded: ordinal))
    }

    /// Whether a selection is dealt with whose list has no options with a rule of their own: asking the list is what
    /// costs most here, where the first use of a static property is guarded by a call.
    @usableFromInline mutating func takesPlainSelection(_ word: UInt64) -> Bool {
        guard field < quick.count, quick[field].isPlain else { return false }
        return word == 0 ? passesUnanswered() : passes(word.nonzeroBitCount)
    }

    /// Whether a selection of at most 64 options is dealt with.
    @usableFromInline mutating func takesSelection(_ word: UInt64, _ options: FormQuickOptions) -> Bool {
        if word == 0, options.required == 0, passesUnanswered() { return true }
        if word != 0, options.required & ~word == 0, word & options.exclusive == 0 || word & (word - 1) == 0 {
            if passes(word.nonzeroBitCount) { return true }
        }
        return takesWord(word)
    }

    /// Keeps a word for a comparison or hash, which need not know what it stands for. Not inlined, so that the check of
    /// an answer needs no stack.
    @inline(never) private mutating func takesWord(_ word: UInt64) -> Bool {
        guard keepsWords else { return false }
        words.append(word)
        field += 1
        return true
    }

    /// Does the visit's work on a field that was not passed at once.
    private mutating func receive(_ value: FormValue) { receive(FormAnswer(value)) }

    private mutating func receive(_ answer: FormAnswer) {
        let at = field
        field += 1
        if let work, !work.isJudging { return work.receive(answer, key: rows.key(at), field: at, &words) }
        if let work, !work.judges(at) { return }
        var rule = rows.rule(at)
        if let work, work.decisions.required.contains(at) { rule.isRequired = true }
        let first = findings.count
        var options = answer.list?.options
        if let decided = work?.options(ofField: at) { options = options?.offering(decided) }
        rule.judge(answer.value, of: options, known: work?.known(rows.source(at)), &findings) { position in
            answer.list?.rows.name(position) ?? ""
        }
        for index in first..<findings.count {
            findings[index].field = at
            if findings[index].option != nil { lists[at] = answer.list }
        }
    }
}

/// One method a kind of field. They have names of their own, so that the compiler has no overloads to weigh.
nonisolated extension FormVisitor {
    public mutating func text(_ value: String) {
        if value.isEmpty ? passesUnanswered() : passesLength(value) { return }
        receive(.text(value))
    }

    public mutating func integer(_ value: Int?) {
        if let value {
            if !passes(value) { receive(.integer(value)) }
        } else {
            if !passesUnanswered() { receive(.unanswered) }
        }
    }

    public mutating func decimal(_ value: FormDecimal?) {
        if !passesAnswer(value != nil) { receive(value.map { .decimal($0) } ?? .unanswered) }
    }

    public mutating func date(_ value: FormDate?) {
        if !passesAnswer(value != nil) { receive(value.map { .date($0) } ?? .unanswered) }
    }

    public mutating func time(_ value: FormTime?) {
        if !passesAnswer(value != nil) { receive(value.map { .time($0) } ?? .unanswered) }
    }

    public mutating func dateTime(_ value: FormDateTime?) {
        if !passesAnswer(value != nil) { receive(value.map { .dateTime($0) } ?? .unanswered) }
    }

    public mutating func toggle(_ value: Bool) {
        if !passes(0) { receive(.toggle(value)) }
    }

    public mutating func tag(_ value: FormTag?) {
        if !passesAnswer(value != nil) { receive(value.map { .tag($0) } ?? .unanswered) }
    }

    public mutating func integerTag(_ value: Int?) {
        if !passesAnswer(value != nil) { receive(value.map { .integer($0) } ?? .unanswered) }
    }

    public mutating func tags(_ value: Set<FormTag>) {
        if value.isEmpty ? passesUnanswered() : passes(value.count) { return }
        receive(.tags(value))
    }

    public mutating func integerTags(_ value: Set<Int>) {
        if value.isEmpty ? passesUnanswered() : passes(value.count) { return }
        receive(.integerTags(value))
    }

    @inlinable public mutating func choice<Choice: FormChoice>(_ value: Choice?) {
        if !takesChoice(value?.ordinal ?? -1) { choiceInFull(value) }
    }

    @inlinable public mutating func selection<Choice: FormChoice>(_ value: FormSelection<Choice>) {
        if Choice.Bits.isWide { return selectionInFull(value) }
        if takesPlainSelection(value.bits.word) { return }
        if !takesSelection(value.bits.word, Choice.choiceTable.quick) { selectionInFull(value) }
    }

    // Rare enough not to be compiled again for each list.

    @_semantics("optimize.sil.specialize.generic.never")
    @usableFromInline mutating func choiceInFull<Choice: FormChoice>(_ value: Choice?) {
        receive(
            FormAnswer(
                value.map { .option($0.ordinal) } ?? .unanswered, Choice.choiceTable.list,
                isInteger: Choice.RawValue.formIsInteger))
    }

    @_semantics("optimize.sil.specialize.generic.never")
    @usableFromInline mutating func selectionInFull<Choice: FormChoice>(_ value: FormSelection<Choice>) {
        receive(
            FormAnswer(.options(value.bits.wide), Choice.choiceTable.list, isInteger: Choice.RawValue.formIsInteger))
    }
}

// MARK: - FormWhole.swift

nonisolated extension Int {
    /// A whole number that a decoder gave as a floating-point one; nil if it has a fraction or does not fit.
    ///
    /// Not `Int(exactly:)`: without optimisation that pulls in libm, which a program without Foundation does not link.
    init?(formWhole value: Double) {
        guard value >= -0x1p63, value < 0x1p63 else { return nil }
        let whole = Int(value)
        if Double(whole) != value { return nil }
        self = whole
    }
}

// MARK: - FormWideBits.swift

/// Positions without a limit: the first 64 inline, so that a short list does not allocate, the others in an array.
nonisolated public struct FormWideBits: FormBitSet {
    public private(set) var word: UInt64
    /// The words from position 64 on, without empty ones at the end, so that equal sets have equal words.
    private var rest: [UInt64]
    /// No list is as long; a position beyond it is a mistake that must not ask for all memory.
    private static let limit = 1 << 24

    public init() { self.init(word: 0) }
    public init(word: UInt64) {
        self.word = word
        rest = []
    }
    public init(wide: FormWideBits) { self = wide }
    public static var isWide: Bool { true }
    public var isEmpty: Bool { word == 0 && rest.isEmpty }
    public var count: Int {
        var count = word.nonzeroBitCount
        for word in rest { count += word.nonzeroBitCount }
        return count
    }
    public var wide: FormWideBits { self }

    /// Every position below `count`.
    public init(firstPositions count: Int) {
        let count = min(count, Self.limit)
        self.init(word: count >= 64 ? .max : count <= 0 ? 0 : (1 << count) - 1)
        guard count > 64 else { return }
        rest = [UInt64](repeating: .max, count: (count - 64) / 64)
        let last = (count - 64) % 64
        if last > 0 { rest.append((1 << last) - 1) }
    }

    public func contains(_ position: Int) -> Bool {
        if position < 64 { return position >= 0 && word & (1 << position) != 0 }
        let index = position / 64 - 1
        return index < rest.count && rest[index] & (1 << (position % 64)) != 0
    }

    public mutating func insert(_ position: Int) {
        guard position >= 64 else {
            if position >= 0 { word |= 1 << position }
            return
        }
        guard position < Self.limit else { return }
        let index = position / 64 - 1
        if index >= rest.count { rest += [UInt64](repeating: 0, count: index + 1 - rest.count) }
        rest[index] |= 1 << (position % 64)
    }

    public mutating func remove(_ position: Int) {
        guard position >= 64 else {
            if position >= 0 { word &= ~(1 << position) }
            return
        }
        let index = position / 64 - 1
        guard index < rest.count else { return }
        rest[index] &= ~(1 << (position % 64))
        trim()
    }

    public mutating func formUnion(_ other: FormWideBits) {
        word |= other.word
        if rest.count < other.rest.count {
            rest += [UInt64](repeating: 0, count: other.rest.count - rest.count)
        }
        for index in other.rest.indices { rest[index] |= other.rest[index] }
    }

    public mutating func formIntersection(_ other: FormWideBits) {
        word &= other.word
        if rest.count > other.rest.count { rest.removeLast(rest.count - other.rest.count) }
        for index in rest.indices { rest[index] &= other.rest[index] }
        trim()
    }

    public mutating func subtract(_ other: FormWideBits) {
        word &= ~other.word
        for index in rest.indices where index < other.rest.count { rest[index] &= ~other.rest[index] }
        trim()
    }

    public func union(_ other: FormWideBits) -> FormWideBits {
        var result = self
        result.formUnion(other)
        return result
    }

    public func intersection(_ other: FormWideBits) -> FormWideBits {
        var result = self
        result.formIntersection(other)
        return result
    }

    public func subtracting(_ other: FormWideBits) -> FormWideBits {
        var result = self
        result.subtract(other)
        return result
    }

    public func isDisjoint(with other: FormWideBits) -> Bool {
        if word & other.word != 0 { return false }
        for index in rest.indices where index < other.rest.count && rest[index] & other.rest[index] != 0 {
            return false
        }
        return true
    }

    public func isSubset(of other: FormWideBits) -> Bool {
        // Neither has empty words at its end.
        if word & ~other.word != 0 || rest.count > other.rest.count { return false }
        for index in rest.indices where rest[index] & ~other.rest[index] != 0 { return false }
        return true
    }

    public func next(from position: Int) -> Int? {
        if position < 64, let found = FormBits(word: word).next(from: position) { return found }
        var index = position < 64 ? 0 : position / 64 - 1
        var skipped = position < 64 ? 0 : position % 64
        while index < rest.count {
            let left = rest[index] >> skipped
            if left != 0 { return (index + 1) * 64 + skipped + left.trailingZeroBitCount }
            index += 1
            skipped = 0
        }
        return nil
    }

    /// The held positions in ascending order.
    public var positions: [Int] {
        var positions: [Int] = []
        var from = 0
        while let position = next(from: from) {
            positions.append(position)
            from = position + 1
        }
        return positions
    }

    private mutating func trim() {
        while rest.last == 0 { rest.removeLast() }
    }
}

// MARK: - FormWork.swift

/// A field's value with the list that it is chosen from, if it is.
nonisolated struct FormAnswer {
    let value: FormValue
    var list: FormList?
    /// Whether the tags of the list are stored as numbers.
    var isInteger = false

    init(_ value: FormValue) { self.value = value }

    init(_ value: FormValue, _ list: FormList, isInteger: Bool) {
        self.value = value
        self.list = list
        self.isInteger = isInteger
    }
}

/// What a visit is for beyond judging all fields by their tables, with its state.
nonisolated final class FormWork {
    enum Purpose {
        case judge
        case write
        case keep
        /// Keeps the values that conditions name.
        case see
        /// Keeps the lists of the fields, and what is chosen of them.
        case list
    }

    private let purpose: Purpose
    let conditions: FormConditions
    /// What the conditions say; hidden fields are neither judged nor written.
    var decisions = FormDecisions()
    /// What the fields hold that conditions name, by slot.
    var values: [FormValue] = []
    private(set) var lists: [Int: FormList] = [:]
    /// By the list's identity, of all fields that choose from it.
    private(set) var chosen: [ObjectIdentifier: FormWideBits] = [:]
    /// The only field to be judged, if not all are.
    var only: Int?
    var sources: FormSources?
    var writer: FormWriter?
    private(set) var kept = FormKept()

    init(_ purpose: Purpose, _ conditions: FormConditions = .none) {
        self.purpose = purpose
        self.conditions = conditions
        if purpose == .see { values = conditions.emptySlots }
    }

    var keepsWords: Bool { purpose == .keep }
    var isJudging: Bool { purpose == .judge }
    var isQuick: Bool { isJudging && only == nil && sources == nil }

    func judges(_ field: Int) -> Bool { (only == nil || only == field) && !decisions.hidden.contains(field) }

    /// What is decided of the options of a field; nil where no condition says anything of them.
    func options(ofField field: Int) -> FormOptionDecisions? {
        guard let list = conditions.list(ofField: field), decisions.lists.indices.contains(list) else { return nil }
        return decisions.lists[list]
    }

    private func list(_ answer: FormAnswer, of field: Int) {
        lists[field] = answer.list
        guard let list = answer.list else { return }
        let key = ObjectIdentifier(list)
        if case .option(let option) = answer.value { chosen[key, default: FormWideBits()].insert(option) }
        if case .options(let several) = answer.value { chosen[key, default: FormWideBits()].formUnion(several) }
    }

    /// The fields whose list offers nothing now.
    var choiceless: FormWideBits {
        var fields = FormWideBits()
        for (field, list) in lists {
            var options = list.options
            if let decided = self.options(ofField: field) { options = options.offering(decided) }
            if options.offered.isEmpty { fields.insert(field) }
        }
        return fields
    }

    /// What the app knows of a source.
    func known(_ source: String?) -> FormKnownTags? {
        guard let source, let sources else { return nil }
        return FormKnownTags(source, sources)
    }

    /// Writes or keeps a value.
    func receive(_ answer: FormAnswer, key: @autoclosure () -> FormKey, field: Int, _ words: inout [UInt64]) {
        switch purpose {
        case .judge: break
        case .write: if !decisions.hidden.contains(field) { writer?.write(answer, key()) }
        case .keep: kept.keep(answer.value, &words)
        case .see: if let slot = conditions.slot(ofField: field) { values[slot] = answer.value }
        case .list: list(answer, of: field)
        }
    }
}

// MARK: - FormWriter.swift

/// Writes answers as one object keyed by field id. What is unanswered is left out; a toggle never is.
nonisolated struct FormWriter {
    private var container: KeyedEncodingContainer<FormKey>
    /// The first failure, after which nothing more is written.
    private(set) var failure: (any Error)?

    init(_ encoder: any Encoder) {
        container = encoder.container(keyedBy: FormKey.self)
    }

    mutating func write(_ answer: FormAnswer, _ key: FormKey) {
        if failure != nil { return }
        do {
            try encode(answer, key)
        } catch {
            failure = error
        }
    }

    private mutating func encode(_ answer: FormAnswer, _ key: FormKey) throws {
        switch answer.value {
        case .unanswered: break
        case .text(let text): if !text.isEmpty { try container.encode(text, forKey: key) }
        case .integer(let value): try container.encode(value, forKey: key)
        case .decimal(let value): try container.encode(value, forKey: key)
        case .date(let value): try container.encode(value.description, forKey: key)
        case .time(let value): try container.encode(value.description, forKey: key)
        case .dateTime(let value): try container.encode(value.description, forKey: key)
        case .toggle(let value): try container.encode(value, forKey: key)
        case .tag(let tag): try container.encode(tag.text, forKey: key)
        case .tags(let tags):
            if !tags.isEmpty { try container.encode(formSorted(tags).map(\.text), forKey: key) }
        case .integerTags(let tags):
            if !tags.isEmpty { try container.encode(formSorted(tags), forKey: key) }
        case .option(let chosen):
            if let list = answer.list { try write(chosen, of: list, answer.isInteger, key) }
        case .options(let chosen):
            if let list = answer.list, !chosen.isEmpty { try write(chosen, of: list, answer.isInteger, key) }
        }
    }

    private mutating func write(_ chosen: Int, of list: FormList, _ isInteger: Bool, _ key: FormKey) throws {
        let tag = list.rows.name(chosen)
        if isInteger {
            try container.encode(Int(formTag: tag) ?? 0, forKey: key)
        } else {
            try container.encode(tag, forKey: key)
        }
    }

    private mutating func write(_ chosen: FormWideBits, of list: FormList, _ isInteger: Bool, _ key: FormKey) throws {
        let tags = chosen.positions.map { list.rows.name($0) }
        if isInteger {
            try container.encode(tags.map { Int(formTag: $0) ?? 0 }, forKey: key)
        } else {
            try container.encode(tags, forKey: key)
        }
    }
}
"""##
