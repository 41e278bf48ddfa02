package import FormRuntime

/// A form's conditions as the runtime takes them.
extension Form {
    /// Whether anything is decided by condition that bears on answers.
    package var hasConditions: Bool {
        !rules.isEmpty || !visibilityOrder.isEmpty || fields.contains { $0.requiredWhen != nil }
            || optionDetails.contains { $0.visibleWhen != nil || $0.disabledWhen != nil }
    }

    /// Whether any option of a list is offered by condition.
    package func isConditional(_ list: Int) -> Bool {
        options[lists[list].options].contains { $0.flags.contains(.conditional) }
    }

    /// For each field its position among those that have an answer; -1 for a note.
    package var answerPositions: [Int] {
        var next = 0
        return fields.map { field in
            if case .none = field.shape.value { return -1 }
            next += 1
            return next - 1
        }
    }

    /// The conditions, with fields by their position among those that have an answer.
    package func conditionSource() -> FormConditionSource {
        let positions = answerPositions
        let place = { (field: Int) in positions[field] }
        var source = FormConditionSource()
        for entry in shown { source.shown.append((entry.fields.map(place), entry.condition.mapFields(place))) }
        for (position, field) in fields.enumerated() {
            guard let condition = field.requiredWhen else { continue }
            source.required.append((place(position), condition.mapFields(place)))
        }
        for list in conditionalLists {
            let options = list.options.map { ($0.positions, $0.isDisabling, $0.condition.mapFields(place)) }
            source.offered.append((list.fields.map(place), options))
        }
        for rule in rules {
            source.rules.append(
                (
                    place(rule.field), rule.id.map { string($0) } ?? "", rule.when?.mapFields(place),
                    rule.require.mapFields(place)
                ))
        }
        return source
    }

    /// For each field its position among the notes; -1 for one that has an answer.
    package var notePositions: [Int] {
        var next = 0
        return fields.map { field in
            guard case .none = field.shape.value else { return -1 }
            next += 1
            return next - 1
        }
    }

    /// The notes that are shown by condition, their own or their section's, by position among the notes.
    package var shownNotes: [(notes: [Int], condition: FormCondition)] {
        let positions = notePositions
        var shown: [(notes: [Int], condition: FormCondition)] = []
        for section in sections {
            let notes = section.fields.filter { positions[$0] >= 0 }
            if let condition = section.visibleWhen, !notes.isEmpty {
                shown.append((notes.map { positions[$0] }, condition))
            }
            for note in notes {
                if let condition = fields[note].visibleWhen { shown.append(([positions[note]], condition)) }
            }
        }
        return shown
    }

    /// What is shown by condition, in order, with the fields that are shown: those of a section, without its notes.
    package var shown: [(fields: [Int], condition: FormCondition)] {
        visibilityOrder.compactMap { part in
            let (range, condition) =
                switch part {
                case .section(let section): (sections[section].fields, sections[section].visibleWhen)
                case .field(let field): (field..<field + 1, fields[field].visibleWhen)
                }
            let fields = range.filter { if case .none = self.fields[$0].shape.value { false } else { true } }
            return condition.flatMap { fields.isEmpty ? nil : (fields, $0) }
        }
    }

    /// Options of one list that the same condition shows or disables; positions in the list.
    package struct ConditionalOptions {
        package var positions: FormWideBits
        package var isDisabling: Bool
        package var condition: FormCondition
    }

    /// The lists whose options are offered by condition, with the fields that choose from them. Options of the same
    /// condition stand together.
    package var conditionalLists: [(list: Int, fields: [Int], options: [ConditionalOptions])] {
        // Most forms have none.
        guard optionDetails.contains(where: { $0.visibleWhen != nil || $0.disabledWhen != nil }) else { return [] }
        var fieldsOfList = [[Int]](repeating: [], count: lists.count)
        for (position, field) in fields.enumerated() {
            if let list = field.shape.value.list { fieldsOfList[list].append(position) }
        }
        return lists.indices.compactMap { list in
            let options = conditionalOptions(of: lists[list])
            return options.isEmpty || fieldsOfList[list].isEmpty ? nil : (list, fieldsOfList[list], options)
        }
    }

    private func conditionalOptions(of list: ChoiceList) -> [ConditionalOptions] {
        var groups: [ConditionalOptions] = []
        var known: [GroupKey: Int] = [:]
        for (position, option) in options[list.options].enumerated() {
            guard let details = details(of: option) else { continue }
            for (condition, isDisabling) in [(details.visibleWhen, false), (details.disabledWhen, true)] {
                guard let condition else { continue }
                let key = GroupKey(condition: condition, isDisabling: isDisabling)
                let group = known[key] ?? groups.count
                if group == groups.count {
                    known[key] = group
                    groups.append(
                        ConditionalOptions(
                            positions: FormWideBits(), isDisabling: isDisabling, condition: condition))
                }
                groups[group].positions.insert(position)
            }
        }
        return groups
    }
}

private struct GroupKey: Hashable {
    let condition: FormCondition
    let isDisabling: Bool
}
