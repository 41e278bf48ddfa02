import FormModel
import FormRuntime
import FormSource
import FormSyntax

/// Defaults in the form's initial state: each of their options must be offered then.
extension Analysis {
    mutating func checkInitialOffers() {
        let lists = form.conditionalLists
        let hasDefaults = lists.contains { list in list.fields.contains { form.fields[$0].defaultAnswer != nil } }
        guard hasDefaults else { return }
        let positions = form.answerPositions
        let conditions = FormConditions(fieldCount: (positions.max() ?? -1) + 1, form.conditionSource())
        var values = conditions.emptySlots
        for (field, position) in zip(form.fields, positions) {
            if let slot = conditions.slot(ofField: position) { values[slot] = field.initialValue(in: form) }
        }
        let decisions = conditions.decide(&values)
        for list in lists {
            for field in list.fields where !decisions.hidden.contains(positions[field]) {
                guard let offer = conditions.list(ofField: positions[field]) else { continue }
                checkOffer(field, list.list, decisions.lists[offer])
            }
        }
    }

    private mutating func checkOffer(_ field: Int, _ list: Int, _ decisions: FormOptionDecisions) {
        guard case .options(let chosen) = form.fields[field].defaultAnswer,
            let node = syntax.value(.default, in: syntax.fields[field].node)
        else { return }
        let first = form.lists[list].options.lowerBound
        for option in chosen {
            let isHidden = decisions.hidden.contains(option - first)
            guard isHidden || decisions.disabled.contains(option - first) else { continue }
            report(
                .defaultNotOffered(
                    string(form.options[option].tag), isHidden ? "visible-when" : "disabled-when", at: range(node),
                    option: tagRange(option)))
        }
    }
}

extension Field {
    /// What a condition sees of the field in a new form.
    fileprivate func initialValue(in form: Form) -> FormValue {
        switch (defaultAnswer, shape.value) {
        case (nil, .toggle): .toggle(false)
        case (nil, _): .unanswered
        case (.text(let text), _): .text(form.string(text))
        case (.number(let value), _): .decimal(value)
        case (.integer(let value), _): .integer(value)
        case (.date(let value), _): .date(value)
        case (.time(let value), _): .time(value)
        case (.dateTime(let value), _): .dateTime(value)
        case (.toggle(let value), _): .toggle(value)
        case (.options(let options), .choice(let list)):
            options.first.map { .option($0 - form.lists[list].options.lowerBound) } ?? .unanswered
        case (.options(let options), .selection(let list)):
            .options(
                options.reduce(into: FormWideBits()) { $0.insert($1 - form.lists[list].options.lowerBound) })
        case (.options, _): .unanswered
        }
    }
}

extension Diagnostic {
    fileprivate static func defaultNotOffered(
        _ tag: String, _ key: String, at range: SourceRange, option: SourceRange
    ) -> Diagnostic {
        .error(
            .illegalDefault, at: range, "the default is no legal answer: `\(tag)` is not offered in a new form",
            label: "its `\(key)` is \(key == "visible-when" ? "not true" : "true") then",
            notes: [Note("the option stands here", at: option)])
    }
}
