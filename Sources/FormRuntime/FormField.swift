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
