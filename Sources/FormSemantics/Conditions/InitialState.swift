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
            for field in list.fields {
                guard let offer = conditions.list(ofField: positions[field]) else { continue }
                checkDefault(field, list.list, decisions.lists[offer], decisions.hidden.contains(positions[field]))
            }
        }
    }

    /// Judges a default among the options of a new form. While the field is hidden nothing must be offered yet.
    private mutating func checkDefault(
        _ field: Int, _ list: Int, _ decisions: FormOptionDecisions, _ isHidden: Bool
    ) {
        guard case .options(let chosen) = form.fields[field].defaultAnswer,
            let node = syntax.value(.default, of: syntax.fields[field]),
            let rule = form.rule(of: form.fields[field])
        else { return }
        let first = form.lists[list].options.lowerBound
        if !isHidden {
            for option in chosen where decisions.hidden.union(decisions.disabled).contains(option - first) {
                let key = decisions.hidden.contains(option - first) ? "visible-when" : "disabled-when"
                report(
                    .defaultNotOffered(
                        string(form.options[option].tag), key, at: range(node), option: tagRange(option)))
            }
        }
        guard case .selection = form.fields[field].shape.value else { return }
        let options = form.optionRules(of: form.lists[list]).offering(decisions)
        let bits = chosen.reduce(into: FormWideBits()) { $0.insert($1 - first) }
        var findings: [FormFinding] = []
        rule.judgeSelection(bits, of: options, &findings) { [form] in form.string(form.options[first + $0].tag) }
        for finding in findings where finding.code != .notOffered && !(isHidden && finding.code == .requiredOption) {
            report(finding, rule, node, form.fields[field])
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
