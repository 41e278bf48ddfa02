/// The truth of conditions, in SQL's three values.
nonisolated extension FormCondition {
    /// - Parameter values: what the fields hold, by the positions that the condition names. A hidden field is to be
    ///   `unanswered`; so is one that stands beyond the end.
    public func truth(_ values: [FormValue]) -> FormTruth {
        switch self {
        case .all(let parts): return FormCondition.all(parts, values)
        case .any(let parts): return FormCondition.any(parts, values)
        case .not(let part): return part.truth(values).negated
        case .isOn(let field):
            if case .toggle(let isOn) = values.value(field) { return FormTruth(isOn) }
            return .unknown
        case .isAnswered(let field): return FormTruth(values.value(field).isAnswered)
        case .compares(let left, let comparison, let right):
            return left.value(values).truth(comparison, right.value(values))
        case .isOneOf(let field, let set):
            let value = values.value(field)
            return value.isAnswered ? FormTruth(set.contains(value, values)) : .unknown
        case .isAmong(let field, let selection):
            let value = values.value(field)
            return value.isAnswered ? FormTruth(values.value(selection).has(value)) : .unknown
        case .hasAny(let field, let set): return FormTruth(set.isAny(in: values.value(field), values))
        case .hasAll(let field, let set): return FormTruth(set.isWhole(in: values.value(field), values))
        }
    }

    /// False as soon as one part is.
    private static func all(_ parts: [FormCondition], _ values: [FormValue]) -> FormTruth {
        var truth = FormTruth.yes
        for part in parts {
            truth = truth.and(part.truth(values))
            if truth.isNo { break }
        }
        return truth
    }

    /// True as soon as one part is.
    private static func any(_ parts: [FormCondition], _ values: [FormValue]) -> FormTruth {
        var truth = FormTruth.no
        for part in parts {
            truth = truth.or(part.truth(values))
            if truth.isYes { break }
        }
        return truth
    }
}

nonisolated extension [FormValue] {
    func value(_ field: Int) -> FormValue { indices.contains(field) ? self[field] : .unanswered }
}

nonisolated extension FormOperand {
    func value(_ values: [FormValue]) -> FormValue {
        switch self {
        case .field(let field): return values.value(field)
        case .count(let field): return .integer(values.value(field).count)
        case .tagNumber(let field, let numbers):
            if case .option(let option) = values.value(field), numbers.indices.contains(option) {
                return .integer(numbers[option])
            }
            return .unanswered
        case .constant(let value): return value
        }
    }
}

nonisolated extension FormValue {
    /// A comparison with what is unanswered is unknown, and so is one of values that cannot be compared, of which no
    /// checked condition has any.
    func truth(_ comparison: FormComparison, _ other: FormValue) -> FormTruth {
        guard isAnswered, other.isAnswered, let order = order(other) else { return .unknown }
        return FormTruth(comparison.holds(isLess: order < 0, isEqual: order == 0))
    }

    /// Negative if this comes before the other, 0 if they are equal. Texts and tags are compared by their bytes,
    /// numbers by value.
    private func order(_ other: FormValue) -> Int? {
        switch (self, other) {
        case (.integer(let one), .integer(let other)), (.option(let one), .option(let other)):
            one < other ? -1 : one == other ? 0 : 1
        case (.decimal(let one), .decimal(let other)): one < other ? -1 : one == other ? 0 : 1
        case (.integer(let one), .decimal(let other)): -other.order(one)
        case (.decimal(let one), .integer(let other)): one.order(other)
        case (.date(let one), .date(let other)): one < other ? -1 : one == other ? 0 : 1
        case (.time(let one), .time(let other)): one < other ? -1 : one == other ? 0 : 1
        case (.dateTime(let one), .dateTime(let other)): one < other ? -1 : one == other ? 0 : 1
        case (.text(let one), .text(let other)): FormTag(one) == FormTag(other) ? 0 : 1
        case (.tag(let one), .tag(let other)): one == other ? 0 : 1
        default: nil
        }
    }

    /// Whether a selection holds what a picker does.
    func has(_ value: FormValue) -> Bool {
        switch (self, value) {
        case (.options(let options), .option(let option)): options.contains(option)
        case (.tags(let tags), .tag(let tag)): tags.contains(tag)
        case (.integerTags(let tags), .integer(let tag)): tags.contains(tag)
        default: false
        }
    }
}

nonisolated extension FormTagSet {
    /// Whether what a picker holds is in the set.
    func contains(_ value: FormValue, _ values: [FormValue]) -> Bool {
        switch value {
        case .option(let option): if options.contains(option) { return true }
        case .tag(let tag): if tags.contains(tag) { return true }
        case .integer(let tag): if integers.contains(tag) { return true }
        case .unanswered, .text, .decimal, .date, .time, .dateTime, .toggle, .options, .tags, .integerTags: return false
        }
        for field in fields where values.value(field) == value { return true }
        return false
    }

    /// Whether a selection holds anything of the set.
    func isAny(in selection: FormValue, _ values: [FormValue]) -> Bool {
        let holds: Bool
        switch selection {
        case .options(let chosen): holds = !chosen.isDisjoint(with: options)
        case .tags(let chosen): holds = !chosen.isDisjoint(with: tags)
        case .integerTags(let chosen): holds = !chosen.isDisjoint(with: integers)
        case .unanswered, .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .option, .tag: return false
        }
        if holds { return true }
        for field in fields where selection.has(values.value(field)) { return true }
        return false
    }

    /// Whether a selection holds everything of the set.
    func isWhole(in selection: FormValue, _ values: [FormValue]) -> Bool {
        let isEmpty = options.isEmpty && tags.isEmpty && integers.isEmpty
        switch selection {
        case .options(let chosen): if !options.isSubset(of: chosen) { return false }
        case .tags(let chosen): if !tags.isSubset(of: chosen) { return false }
        case .integerTags(let chosen): if !integers.isSubset(of: chosen) { return false }
        case .unanswered, .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .option, .tag:
            return isEmpty && fields.isEmpty
        }
        for field in fields where !selection.has(values.value(field)) { return false }
        return true
    }
}
