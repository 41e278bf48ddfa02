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
