import FormModel
import FormRuntime

/// The truths that a condition can take over all legal answers, found by trying one answer of each kind that it can tell
/// apart. What would need a proof (a comparison of two fields) is taken to be anything, so that only what is certain is
/// excluded.
struct PossibleTruths {
    private(set) var yes = false
    private(set) var no = false
    /// As many combinations as are tried.
    private static let limit = 2_000

    /// As many parts as are looked at.
    private static let largest = 200

    /// Nil where there are too many combinations.
    init?(of condition: FormCondition, _ form: Form) {
        var parts = 0
        condition.forEachField { _ in parts += 1 }
        if parts > PossibleTruths.largest { return nil }
        var terms = ConditionTerms(form)
        terms.gather(condition)
        let abstract = terms.abstract(condition)
        guard let choices = terms.choices() else { return nil }
        var count = 1
        for choice in choices {
            if choice.isEmpty { return nil }
            count *= choice.count
            if count > PossibleTruths.limit { return nil }
        }
        var values = choices.map { $0[0] }
        var positions = [Int](repeating: 0, count: choices.count)
        for _ in 0..<count {
            switch abstract.truth(values) {
            case .yes: yes = true
            case .no: no = true
            case .unknown: break
            }
            if yes, no { return }
            // The next combination, as a counter counts.
            var digit = 0
            while digit < choices.count {
                positions[digit] += 1
                if positions[digit] < choices[digit].count {
                    values[digit] = choices[digit][positions[digit]]
                    break
                }
                positions[digit] = 0
                values[digit] = choices[digit][0]
                digit += 1
            }
        }
    }
}

/// What a condition can tell apart: a slot for each field that it asks, and one for each part that is not looked into.
struct ConditionTerms {
    private let form: Form
    private var slots: [Int: Int] = [:]
    private var fields: [Int] = []
    /// Constants that a field is compared with.
    private var constants: [[FormValue]] = []
    /// Options that a picker or selection is asked for, and numbers that its count is compared with.
    private var options: [FormWideBits] = []
    private var tags: [Set<FormTag>] = []
    private var counts: [[Int]] = []
    /// Values of the parts that are not looked into; they follow the fields.
    private var free: [[FormValue]] = []

    init(_ form: Form) { self.form = form }

    // MARK: Gathering

    mutating func gather(_ condition: FormCondition) {
        switch condition {
        case .all(let parts), .any(let parts): for part in parts { gather(part) }
        case .not(let part): gather(part)
        case .isOn(let field), .isAnswered(let field): _ = slot(field)
        case .compares(.field(let field), _, .constant(let value)): constants[slot(field)].append(value)
        case .compares(.tagNumber(let field, _), _, .constant): options[slot(field)] = all(field)
        case .compares(.count(let field), _, .constant(let value)):
            if case .integer(let count) = value { counts[slot(field)].append(count) } else { _ = slot(field) }
        case .isOneOf(let field, let set), .hasAny(let field, let set), .hasAll(let field, let set):
            guard set.fields.isEmpty else { break }
            let slot = slot(field)
            options[slot].formUnion(set.options)
            tags[slot].formUnion(set.tags)
        case .compares, .isAmong: break
        }
    }

    private mutating func slot(_ field: Int) -> Int {
        if let slot = slots[field] { return slot }
        slots[field] = fields.count
        fields.append(field)
        constants.append([])
        options.append(FormWideBits())
        tags.append([])
        counts.append([])
        return fields.count - 1
    }

    private func all(_ field: Int) -> FormWideBits {
        guard case .choice(let list) = form.fields[field].shape.value else { return FormWideBits() }
        return FormWideBits(firstPositions: form.lists[list].options.count)
    }

    // MARK: Abstraction

    /// The condition over slots; constants become their ranks among those that their field is compared with.
    mutating func abstract(_ condition: FormCondition) -> FormCondition {
        switch condition {
        case .all(let parts): return .all(parts.map { abstract($0) })
        case .any(let parts): return .any(parts.map { abstract($0) })
        case .not(let part): return .not(abstract(part))
        case .compares(.field(let field), let comparison, .constant(let value)):
            let slot = slot(field)
            return .compares(.field(slot), comparison, .constant(.integer(rank(of: value, slot))))
        case .compares(let left, let comparison, let right) where left == right:
            // A value against itself: what holds of all values, where there is one.
            let holds = comparison == .equal || comparison == .lessOrEqual || comparison == .greaterOrEqual
            return freePart([.unanswered, .toggle(holds)])
        case .compares(let left, _, let right) where left.field != nil && right.field != nil:
            return freePart([.unanswered, .toggle(false), .toggle(true)])
        case .isAmong: return freePart([.unanswered, .toggle(false), .toggle(true)])
        case .isOneOf(_, let set) where !set.fields.isEmpty:
            return freePart([.unanswered, .toggle(false), .toggle(true)])
        case .hasAny(let field, let set), .hasAll(let field, let set):
            if !set.fields.isEmpty || isSource(field) { return freePart([.toggle(false), .toggle(true)]) }
            return condition.mapFields { slots[$0] ?? -1 }
        case .isOn, .isAnswered, .compares, .isOneOf: return condition.mapFields { slots[$0] ?? -1 }
        }
    }

    private func isSource(_ field: Int) -> Bool {
        if case .sourceSelection = form.fields[field].shape.value { true } else { false }
    }

    private mutating func freePart(_ values: [FormValue]) -> FormCondition {
        free.append(values)
        return .isOn(fields.count + free.count - 1)
    }

    /// Odd numbers for the constants in order, even ones for what lies between.
    private func rank(of value: FormValue, _ slot: Int) -> Int {
        let sorted = FormValue.sorted(constants[slot])
        return (sorted.firstIndex { $0.isSame(value) } ?? 0) * 2 + 1
    }

    // MARK: Choices

    /// The values to try for each slot; nil where there are too many to name.
    func choices() -> [[FormValue]]? {
        var choices: [[FormValue]] = []
        for (slot, field) in fields.enumerated() {
            guard let values = values(of: form.fields[field], slot) else { return nil }
            choices.append([.unanswered] + values)
        }
        return choices + free
    }

    private func values(of field: Field, _ slot: Int) -> [FormValue]? {
        guard let rule = form.rule(of: field) else { return nil }
        switch field.shape.value {
        case .none: return nil
        case .toggle: return [.toggle(false), .toggle(true)]
        case .text, .integer, .decimal, .date, .time, .dateTime:
            return ConstantRanks(FormValue.sorted(constants[slot]), rule).ranks.map { .integer($0) }
        case .choice(let list):
            let positions = options[slot].positions
            let other = (0..<form.lists[list].options.count).first { !options[slot].contains($0) }
            return (positions + [other].compactMap { $0 }).map { .option($0) }
        case .selection(let list):
            let rules = form.optionRules(of: form.lists[list])
            return SelectionSamples(asked: options[slot], counts: counts[slot], rules, rule).values
        case .sourceChoice:
            // A tag that is asked for, or one that no condition can know.
            return form.isIntegerSource(field)
                ? nil : tags[slot].sorted().map { .tag($0) } + [.tag(FormTag("\u{0}"))]
        case .sourceSelection: return nil
        }
    }
}

extension Form {
    fileprivate func isIntegerSource(_ field: Field) -> Bool {
        if case .sourceChoice(let source) = field.shape.value { sources[source].tagType == .integer } else { false }
    }
}
