/// What a form's conditions say of its answers at one moment.
nonisolated public struct FormDecisions: Sendable {
    /// Fields that are not shown.
    public fileprivate(set) var hidden = FormWideBits()
    /// Notes that are not shown, by their position among the form's notes.
    public fileprivate(set) var hiddenNotes = FormWideBits()
    /// Fields that a condition requires.
    public fileprivate(set) var required = FormWideBits()
    /// What is decided of the options of each list with conditions.
    public fileprivate(set) var lists: [FormOptionDecisions] = []

    /// Everything shown but for these fields, nothing required or withdrawn by condition.
    public init(hidden: FormWideBits = FormWideBits()) { self.hidden = hidden }
}

/// What the conditions of a list's options say at one moment.
nonisolated public struct FormOptionDecisions: Hashable, Sendable {
    /// Options that are not shown, for their `visible-when` is not true.
    public fileprivate(set) var hidden = FormWideBits()
    /// Options that are shown and cannot be chosen, for their `disabled-when` is true.
    public fileprivate(set) var disabled = FormWideBits()
}

nonisolated extension FormOptionRules {
    /// The same rules with only those options offered that may be chosen now.
    public func offering(_ decisions: FormOptionDecisions) -> FormOptionRules {
        var rules = self
        rules.offered.subtract(decisions.hidden)
        rules.offered.subtract(decisions.disabled)
        return rules
    }
}

nonisolated extension FormConditions {
    /// Decides what is shown, required and offered.
    ///
    /// - Parameter values: what the fields hold, by slot; those of hidden fields become unanswered.
    public func decide(_ values: inout [FormValue]) -> FormDecisions {
        var decisions = FormDecisions()
        for entry in shown where !entry.condition.truth(values).isYes {
            for field in entry.fields {
                decisions.hidden.insert(field)
                if let slot = slot(ofField: field), values.indices.contains(slot) { values[slot] = .unanswered }
            }
        }
        for entry in shownNotes where !entry.condition.truth(values).isYes {
            for note in entry.notes { decisions.hiddenNotes.insert(note) }
        }
        for entry in required where entry.condition.truth(values).isYes { decisions.required.insert(entry.field) }
        for list in offered { decisions.lists.append(list.decide(values)) }
        return decisions
    }

    /// Judges the rules across fields: one is violated when what it requires is false. It rests while its field is
    /// hidden, and while its `when` is not true.
    ///
    /// - Parameter values: what `decide` left.
    public func judge(_ values: [FormValue], _ decisions: FormDecisions, _ findings: inout [FormFinding]) {
        for (position, rule) in rules.enumerated() where !decisions.hidden.contains(rule.field) {
            if let when = rule.when, !when.truth(values).isYes { continue }
            guard rule.require.truth(values).isNo else { continue }
            var finding = FormFinding(.rule, field: rule.field, allowed: rule.id)
            finding.rule = position
            findings.append(finding)
        }
    }
}

nonisolated extension FormConditions.Offered {
    func decide(_ values: [FormValue]) -> FormOptionDecisions {
        var decisions = FormOptionDecisions()
        for entry in options {
            let isTrue = entry.condition.truth(values).isYes
            if entry.isDisabling {
                if isTrue { decisions.disabled.formUnion(entry.positions) }
            } else if !isTrue {
                decisions.hidden.formUnion(entry.positions)
            }
        }
        return decisions
    }
}
