/// What a form says of itself at the moment, by its conditions. Each of these decides the whole form, so that a view
/// that asks for all fields asks for `decisions` once.
nonisolated extension FormModel {
    /// Whether the field is shown: its own condition and its section's are true, or it has none.
    @_semantics("optimize.sil.specialize.generic.never")
    public func isVisible(_ field: Field) -> Bool { !decisions.hidden.contains(field.ordinal) }

    /// Whether the field must be answered now: it is shown, and `required` or its condition says so.
    @_semantics("optimize.sil.specialize.generic.never")
    public func isRequired(_ field: Field) -> Bool {
        let decisions = decisions
        if decisions.hidden.contains(field.ordinal) { return false }
        return field.rule.isRequired || decisions.required.contains(field.ordinal)
    }

    /// The options of a list that may be chosen now, in the spec's order. What is chosen but not offered is no longer
    /// among them; it stays in the answers, as a violation.
    @_semantics("optimize.sil.specialize.generic.never")
    public func offered<Choice: FormChoice>(_ list: Choice.Type) -> FormSelection<Choice> {
        let options = Choice.choiceTable.options
        let offered = decisions(ofList: list).map { options.offering($0) } ?? options
        return FormSelection(bits: Choice.Bits(wide: offered.offered))
    }

    /// The options of a list that are to be shown now: those that are offered, and those that are shown but disabled.
    @_semantics("optimize.sil.specialize.generic.never")
    public func shown<Choice: FormChoice>(_ list: Choice.Type) -> FormSelection<Choice> {
        var shown = Choice.choiceTable.options.offered
        if let decisions = decisions(ofList: list) { shown.subtract(decisions.hidden) }
        return FormSelection(bits: Choice.Bits(wide: shown))
    }

    /// Everything that the conditions say now.
    public var decisions: FormDecisions {
        @_semantics("optimize.sil.specialize.generic.never")
        get { decided.decisions }
    }

    /// The decisions, and the values that conditions see.
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

    @_semantics("optimize.sil.specialize.generic.never")
    private func decisions<Choice: FormChoice>(ofList list: Choice.Type) -> FormOptionDecisions? {
        guard Field.fieldTable.hasConditions,
            let position = Self.conditions.position(of: Choice.choiceTable.list)
        else { return nil }
        return decisions.lists[position]
    }
}
