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
