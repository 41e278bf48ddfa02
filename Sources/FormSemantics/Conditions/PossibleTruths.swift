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
    private static let largest = 100

    /// Nil where there are too many combinations.
    ///
    /// - Parameter budget: the steps that may still be taken in this form; what they do not suffice for is not tried, so
    ///   that a form of many long conditions takes no more than linear time.
    init?(of condition: FormCondition, _ form: Form, _ budget: inout Int) {
        var parts = 0
        condition.forEachField { _ in parts += 1 }
        if parts > PossibleTruths.largest { return nil }
        var terms = ConditionTerms(form)
        terms.gather(condition)
        budget -= terms.cost
        if budget < 0 { return nil }
        let abstract = terms.abstract(condition)
        guard let choices = terms.choices(), let count = PossibleTruths.count(choices) else { return nil }
        budget -= count * parts
        if budget < 0 { return nil }
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

extension PossibleTruths {
    /// How many combinations there are; nil if they are too many.
    private static func count(_ choices: [[FormValue]]) -> Int? {
        var count = 1
        for choice in choices {
            count *= choice.count
            if count == 0 || count > limit { return nil }
        }
        return count
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

    /// How many steps it takes to find the values to try.
    var cost: Int {
        fields.reduce(0) { cost, field in
            switch form.fields[field].shape.value {
            case .selection(let list): cost + form.lists[list].options.count * 16
            case .choice(let list): cost + form.lists[list].options.count
            case .none, .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .sourceChoice, .sourceSelection:
                cost + 8
            }
        }
    }

    /// Finds what the whole condition asks.
    mutating func gather(_ condition: FormCondition) {
        add(condition)
        for slot in constants.indices { constants[slot] = FormValue.sorted(constants[slot]) }
    }

    private mutating func add(_ condition: FormCondition) {
        switch condition {
        case .all(let parts), .any(let parts): for part in parts { add(part) }
        case .not(let part): add(part)
        case .isOn(let field), .isAnswered(let field): _ = slot(field)
        case .compares(.field(let field), _, .constant(let value)): constants[slot(field)].append(value)
        case .compares(.tagNumber(let field, _), _, .constant): options[slot(field)] = all(field)
        case .compares(.count(let field), _, .constant(let value)):
            // Between two counts there is none.
            let slot = slot(field)
            if let least = value.floor { counts[slot] += [least, least.addingReportingOverflow(1).partialValue] }
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
        (constants[slot].firstIndex { $0.isSame(value) } ?? 0) * 2 + 1
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
            return ConstantRanks(constants[slot], rule).ranks.map { .integer($0) }
        case .choice(let list):
            let positions = options[slot].positions
            let other = (0..<form.lists[list].options.count).first { !options[slot].contains($0) }
            return (positions + [other].compactMap { $0 }).map { .option($0) }
        case .selection(let list):
            let rules = form.optionRules(of: form.lists[list])
            // `min` asks for no more than is offered, and what is offered is not known here.
            let judge = form.isConditional(list) ? rule.withoutLeastCount : rule
            return SelectionSamples(asked: options[slot], counts: counts[slot], rules, judge).values
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
