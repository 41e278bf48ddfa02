import FormModel
import FormRuntime

/// Options that must be chosen, and options that are offered by condition.
extension JSONSchemaEmitter {
    /// That a field that chooses has something to choose from: where nothing is offered, nothing is required. Of a
    /// source the app alone knows; it is taken to have some.
    mutating func offersAnything(_ field: Int) -> Proposition {
        guard let list = form.fields[field].shape.value.list else { return .always }
        let offered = form.lists[list].options.filter { !form.options[$0].flags.contains(.retired) }
        if offered.contains(where: { !isConditional(form.options[$0]) }) { return .always }
        var seen: Set<OfferConditions> = []
        var cases: [Proposition] = []
        for position in offered where seen.insert(OfferConditions(form.details(of: form.options[position]))).inserted {
            cases.append(isOffered(position))
        }
        return .some(cases)
    }

    /// What suffices for an option to be offered.
    private mutating func isOffered(_ position: Int) -> Proposition {
        let details = form.details(of: form.options[position])
        let isShown = details?.visibleWhen.map { truth(of: $0, is: true, .sufficient) } ?? .always
        let isDisabled = details?.disabledWhen.map { truth(of: $0, is: true, .necessary) } ?? .never
        return .every([isShown, isDisabled.negated])
    }

    mutating func requireOptions(of field: Int) {
        let value = form.fields[field].shape.value
        guard let list = value.list else { return }
        let visible = visible(field, .sufficient)
        if case .selection = value { requireRequiredOptions(of: field, list, visible) }
        for group in conditionalOptions[list] ?? [] {
            let first = form.lists[list].options.lowerBound
            // What is retired is valid whatever the conditions say.
            let tags = group.positions.positions.map { first + $0 }
                .filter { !form.options[$0].flags.contains(.retired) }.map { tag(of: $0, form.lists[list].tagType) }
            if tags.isEmpty { continue }
            let chooses = Proposition.holds(
                field, value.isSelection ? holding(oneOf(tags)) : oneOf(tags))
            if group.isDisabling {
                let isDisabled = truth(of: group.condition, is: true, .sufficient)
                require(.every([isDisabled, visible]), chooses.negated)
            } else {
                let isShown = truth(of: group.condition, is: true, .necessary)
                require(.every([chooses, visible]), isShown)
            }
        }
        omitReasons(of: "which options \(quoted(field)) offers")
    }

    /// Options that must be among the chosen while they are offered.
    private mutating func requireRequiredOptions(of field: Int, _ list: Int, _ visible: Proposition) {
        for position in form.lists[list].options {
            let flags = form.options[position].flags
            guard flags.contains(.required), !flags.contains(.retired) else { continue }
            let isChosen = Proposition.holds(field, holding(oneOf([tag(of: position, form.lists[list].tagType)])))
            require(.every([isOffered(position), visible]), isChosen)
        }
    }
}

/// The conditions of an option: those of many options are the same.
private struct OfferConditions: Hashable {
    let visibleWhen: FormCondition?
    let disabledWhen: FormCondition?

    init(_ details: OptionDetails?) {
        visibleWhen = details?.visibleWhen
        disabledWhen = details?.disabledWhen
    }
}

extension ValueType {
    fileprivate var isSelection: Bool {
        switch self {
        case .selection, .sourceSelection: true
        case .none, .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .choice, .sourceChoice: false
        }
    }
}
