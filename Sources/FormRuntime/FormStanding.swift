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
