import FormRuntime

/// The second pass over a record: what the first one could not pass is read again, the conditions are decided, and the
/// rules of the runtime judge.
///
/// The findings stand in the order in which the runtime gives them: what the fields cannot hold, then keys that are no
/// field's, then what is wrong with the values, each in the order of the fields.
struct CloserLook {
    private let plan: AnswerPlan
    private var stored: StoredAnswers
    private let strays: [StrayKey]
    /// The fields that were read again, in order, with what they hold.
    private var read: [(field: Int, value: FormValue)] = []
    private var decisions = FormDecisions()
    /// What the fields hold that conditions name.
    private var slots: [FormValue] = []
    /// Where the options of the selection stand that was asked for last.
    private var elements = ChosenElements()

    init(_ stored: StoredAnswers, _ strays: [StrayKey]) {
        plan = stored.plan
        self.stored = stored
        self.strays = strays
    }

    /// Appends what is wrong with the record.
    mutating func report(_ findings: inout [AnswerFinding]) {
        readAgain()
        stored.reportUnknownFields(strays)
        if let conditions = plan.conditions { decide(conditions) }
        let first = stored.findings.count
        judgeFields()
        if let conditions = plan.conditions { judgeRules(conditions, from: first) }
        if !stored.findings.isEmpty { findings += stored.findings }
    }

    private mutating func readAgain() {
        // By field, and each field's in the order of the record.
        var duplicates = strays.filter { $0.field != nil }[...]
        duplicates.sort { ($0.field ?? 0, $0.offset) < ($1.field ?? 0, $1.offset) }
        for field in plan.fields.indices {
            while let stray = duplicates.first, stray.field == field {
                stored.reportDuplicate(stray)
                duplicates.removeFirst()
            }
            if stored.isPresent(field), case .closer = stored.states[field].outcome {
                read.append((field, stored.read(field)))
            }
        }
    }

    private mutating func decide(_ conditions: FormConditions) {
        slots = conditions.emptySlots
        var rest = read[...]
        for (field, slot) in plan.slots {
            while let next = rest.first, next.field < field { rest.removeFirst() }
            slots[slot] = rest.first?.field == field ? rest.first?.value ?? .unanswered : value(field)
        }
        decisions = conditions.decide(&slots)
    }

    /// What a field holds that the first pass has read.
    private mutating func value(_ field: Int) -> FormValue {
        guard isAnswered(field) else { return stored.unanswered(field) }
        let state = stored.states[field]
        switch plan.fields[field].kind {
        case .choice, .integerChoice: return .option(Int(truncatingIfNeeded: state.word))
        case .selection, .integerSelection: return .options(FormWideBits(word: state.word))
        case .integer: return .integer(Int(truncatingIfNeeded: state.word))
        case .toggle: return .toggle(state.word == 1)
        case .text, .other: return stored.read(field)
        }
    }

    private mutating func judgeFields() {
        var next = 0
        var found: [FormFinding] = []
        for field in plan.fields.indices {
            var value: FormValue?
            if next < read.count, read[next].field == field {
                value = read[next].value
                next += 1
            }
            if decisions.hidden.contains(field) {
                if plan.reportsHidden, value.map({ stored.isAnswer($0, field) }) ?? isAnswered(field) {
                    add(FormFinding(.hidden), to: field)
                }
                continue
            }
            let isRequiredNow = decisions.required.contains(field)
            if value == nil, plan.fields[field].isDemanding || isRequiredNow, !isAnswered(field) {
                value = stored.unanswered(field)
            } else if value == nil, isWithdrawn(field) {
                value = self.value(field)
            }
            guard let value else { continue }
            judge(value, of: field, isRequiredNow: isRequiredNow, &found)
            for finding in found { add(finding, to: field) }
            found.removeAll(keepingCapacity: true)
        }
    }

    private func isAnswered(_ field: Int) -> Bool {
        guard stored.isPresent(field) else { return false }
        switch stored.states[field].outcome {
        case .unanswered: return false
        case .clear, .closer: return true
        }
    }

    /// Whether the first pass has found an option that is not offered now.
    private func isWithdrawn(_ field: Int) -> Bool {
        guard let position = plan.conditions?.list(ofField: field), decisions.lists.indices.contains(position),
            isAnswered(field)
        else { return false }
        let list = decisions.lists[position]
        if list.hidden.isEmpty, list.disabled.isEmpty { return false }
        switch plan.fields[field].kind {
        case .choice, .integerChoice:
            let option = Int(truncatingIfNeeded: stored.states[field].word)
            return list.hidden.contains(option) || list.disabled.contains(option)
        case .selection, .integerSelection:
            return stored.states[field].word & (list.hidden.word | list.disabled.word) != 0
        case .text, .integer, .toggle, .other: return false
        }
    }

    private func judge(
        _ value: FormValue, of field: Int, isRequiredNow: Bool, _ found: inout [FormFinding]
    ) {
        var rule = plan.rules[field]
        if isRequiredNow { rule.isRequired = true }
        let list = plan.list(of: field)
        var options = list?.options
        if let position = plan.conditions?.list(ofField: field), decisions.lists.indices.contains(position) {
            options = options?.offering(decisions.lists[position])
        }
        rule.judge(value, of: options, known: plan.known[field], &found) { list?.texts[$0] ?? "" }
    }

    private mutating func add(_ finding: FormFinding, to field: Int) {
        var finding = finding
        finding.field = field
        let (offset, key) = stored.place(field)
        var place = AnswerFinding(finding: finding, offset: offset, key: key)
        if let option = finding.option, let element = element(option, of: field) {
            place.offset = element.offset
            place.element = element.position
        }
        stored.findings.append(place)
    }

    /// The element of a selection that holds an option.
    private mutating func element(_ option: Int, of field: Int) -> ChosenElements.Place? {
        if elements.field != field { elements = ChosenElements(of: field, stored) }
        return elements.places[option]
    }

    /// Adds what the rules across fields found, each after what was found of its field.
    private mutating func judgeRules(_ conditions: FormConditions, from first: Int) {
        var found: [FormFinding] = []
        conditions.judge(slots, decisions, &found)
        if found.isEmpty { return }
        for finding in found { add(finding, to: finding.field ?? 0) }
        let judged = stored.findings[first...].enumerated().sorted { one, other in
            (one.element.finding.field ?? 0, one.offset) < (other.element.finding.field ?? 0, other.offset)
        }
        stored.findings.replaceSubrange(first..., with: judged.map(\.element))
    }
}
