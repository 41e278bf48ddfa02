/// The truth of conditions, as the page “Conditions” has it.
extension ReferenceJudge {
    package func truth(_ condition: ReferenceCondition) -> ReferenceTruth {
        switch condition {
        case .or(let parts): .any(parts.map { truth($0) })
        case .and(let parts): .all(parts.map { truth($0) })
        case .not(let part): truth(part).negated
        case .parenthesised(let part): truth(part)
        case .toggle(let field): toggle(field)
        case .compare(let subject, let comparison, let value): compare(subject, comparison, value)
        case .within(let subject, let members): within(subject, members)
        // “`is answered`, `has` and `count` are never unknown.”
        case .has(let field, let tags): ReferenceTruth(has(chosen(field), tags, field))
        case .state(let field, let isAnswered): ReferenceTruth(self.isAnswered(field) == isAnswered)
        }
    }

    /// What a condition sees of a field: “**Hidden** fields … count as unanswered in conditions”.
    private func seen(_ field: String) -> ReferenceAnswer {
        isVisible(field) ? reading.answers[field] ?? .none : .none
    }

    /// “a comparison with an unanswered or hidden field is *unknown*, and so is a hidden toggle”
    private func toggle(_ field: String) -> ReferenceTruth {
        guard case .flag(let isOn) = seen(field) else { return .unknown }
        return ReferenceTruth(isOn)
    }

    private func isAnswered(_ field: String) -> Bool {
        switch seen(field) {
        case .none: false
        case .tags(let tags): !tags.isEmpty
        case .text, .number, .moment, .flag, .tag: true
        }
    }

    /// “an empty or hidden `f` makes it false”: a hidden selection is an empty one.
    private func chosen(_ field: String) -> [String] {
        guard case .tags(let tags) = seen(field) else { return [] }
        return tags
    }

    // MARK: Comparisons

    private func compare(
        _ subject: ReferenceSubject, _ comparison: ReferenceComparison, _ value: ReferenceOperand
    ) -> ReferenceTruth {
        switch (self.value(subject), self.value(value, after: subject)) {
        // “a comparison with an unanswered or hidden field is *unknown*”
        case (.none, _), (_, .none): .unknown
        case (.text(let one), .text(let other)), (.moment(let one), .moment(let other)):
            ReferenceTruth(holds(comparison, one.unicodeScalars, other.unicodeScalars))
        case (.number(let one), .number(let other)): ReferenceTruth(holds(comparison, one, other))
        case (.tag(let one), .tag(let other)):
            // “pickers with integer tags take `<`, `>=`”
            if let one = ReferenceNumber(one), let other = ReferenceNumber(other), hasIntegerTags(subject) {
                ReferenceTruth(holds(comparison, one, other))
            } else {
                ReferenceTruth(holds(comparison, one.unicodeScalars, other.unicodeScalars))
            }
        // Nothing else can be compared.
        case (.text, _), (.number, _), (.moment, _), (.flag, _), (.tag, _), (.tags, _): .unknown
        }
    }

    private func holds(
        _ comparison: ReferenceComparison, _ one: some Sequence<Unicode.Scalar>, _ other: some Sequence<Unicode.Scalar>
    ) -> Bool {
        let (isLess, isMore) = (one.lexicographicallyPrecedes(other), other.lexicographicallyPrecedes(one))
        return holds(comparison, isLess: isLess, isMore: isMore)
    }

    private func holds(_ comparison: ReferenceComparison, _ one: ReferenceNumber, _ other: ReferenceNumber) -> Bool {
        holds(comparison, isLess: one < other, isMore: other < one)
    }

    private func holds(_ comparison: ReferenceComparison, isLess: Bool, isMore: Bool) -> Bool {
        switch comparison {
        case .equal: !isLess && !isMore
        case .unequal: isLess || isMore
        case .less: isLess
        case .atMost: !isMore
        case .greater: isMore
        case .atLeast: !isLess
        }
    }

    private func value(_ subject: ReferenceSubject) -> ReferenceAnswer {
        switch subject {
        case .word(let field): seen(field)
        case .count(let field): count(field)
        }
    }

    private func count(_ field: String) -> ReferenceAnswer {
        .number(ReferenceNumber(units: chosen(field).count, places: 0))
    }

    private func hasIntegerTags(_ subject: ReferenceSubject) -> Bool {
        guard case .word(let id) = subject, let options = form.field(id)?.options else { return false }
        return form.hasIntegerTags(options)
    }

    /// “The left side's type reads the right”.
    private func value(_ operand: ReferenceOperand, after subject: ReferenceSubject) -> ReferenceAnswer {
        switch operand {
        case .count(let field): return count(field)
        case .field(let field): return seen(field)
        case .quoted(let text), .word(let text):
            guard case .word(let id) = subject else { return word(text, .integer(ReferenceNumberLimits())) }
            guard let type = form.field(id)?.type else { return .none }
            if case .quoted = operand, case .text = type { return .text(text) }
            return word(text, type)
        }
    }

    private func word(_ text: String, _ type: ReferenceType) -> ReferenceAnswer {
        switch type {
        // “after a picker or a selection a bare word is a tag of its list”
        case .picker, .selection: .tag(text)
        // “after a text, number or date a bare word is a field”; numbers and dates stand for themselves.
        case .text: seen(text)
        case .integer, .decimal: ReferenceNumber(text).map { .number($0) } ?? seen(text)
        case .moment(let moment, _, _): moment.read(text).map { .moment($0) } ?? seen(text)
        case .toggle, .note: .none
        }
    }

    // MARK: Membership

    /// “`x in f` is unknown only while `x` is; an empty or hidden `f` makes it false.”
    private func within(_ subject: ReferenceSubject, _ members: ReferenceMembers) -> ReferenceTruth {
        guard case .tag(let tag) = value(subject), case .word(let id) = subject else { return .unknown }
        switch members {
        case .field(let field): return ReferenceTruth(chosen(field).has(tag))
        case .list(let values): return ReferenceTruth(values.contains { has([tag], .one($0), id) })
        }
    }

    private func has(_ chosen: [String], _ tags: ReferenceTags, _ field: String) -> Bool {
        switch tags {
        case .one(let value):
            // An unanswered field in a list or after `has` equals nothing.
            guard case .tag(let tag) = self.value(value, after: .word(field)) else { return false }
            return chosen.has(tag)
        case .any(let values): return values.contains { has(chosen, .one($0), field) }
        case .all(let values): return values.allSatisfy { has(chosen, .one($0), field) }
        }
    }
}
