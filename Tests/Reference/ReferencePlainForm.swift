/// A form with its shorthand written out: without `other`. Fields are found by their ids.
package struct ReferencePlainForm: Sendable {
    private let form: ReferenceForm
    /// The fields of all sections, notes included.
    package let fields: [ReferenceField]
    /// For each field the conditions of its section and of itself.
    private let visibility: [[ReferenceCondition]]
    private let positions: [String: Int]

    package init(_ written: ReferenceForm) {
        form = written.desugared
        fields = form.fields
        visibility = form.sections.flatMap { section in
            section.fields.map { [section.visibleWhen, $0.visibleWhen].compactMap(\.self) }
        }
        let pairs = fields.enumerated().map { ($1.id, $0) }
        positions = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    package var rules: [ReferenceRule] { form.rules }

    package func field(_ id: String) -> ReferenceField? { id.isEmpty ? nil : positions[id].map { fields[$0] } }

    /// The conditions that must all be true for the field to be visible: its section's and its own.
    package func visibility(of id: String) -> [ReferenceCondition] {
        positions[id].map { visibility[$0] } ?? []
    }

    /// The list behind a field's `options`; nil for a source.
    package func list(_ options: ReferenceOptions) -> ReferenceList? { form.list(options) }

    /// Whether tags are whole numbers.
    package func hasIntegerTags(_ options: ReferenceOptions) -> Bool { form.hasIntegerTags(options) }

    /// All conditions of the form.
    package var conditions: [ReferenceCondition] {
        let options = fields.flatMap { $0.options.flatMap { list($0) }?.options ?? [] }
        return fields.flatMap { visibility(of: $0.id) + [$0.requiredWhen].compactMap(\.self) }
            + options.flatMap { [$0.visibleWhen, $0.disabledWhen].compactMap(\.self) }
            + rules.flatMap { [$0.when, $0.require].compactMap(\.self) }
    }
}
