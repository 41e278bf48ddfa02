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
