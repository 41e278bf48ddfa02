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
