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
