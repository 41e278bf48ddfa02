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
