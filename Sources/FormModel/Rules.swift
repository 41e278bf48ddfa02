package import FormRuntime

/// A form's rules as the runtime's judge takes them.
extension Form {
    /// The rule of a field; nil for a note.
    package func rule(of field: Field) -> FormRule? {
        limits(of: field.shape).map { FormRule($0, isRequired: field.isRequired) }
    }

    private func limits(of shape: FieldShape) -> FormLimits? {
        switch shape.value {
        case .none: nil
        case .text: .text(textLimits(shape.constraints))
        case .integer: .integer(integerLimits(shape.constraints))
        case .decimal: .decimal(decimalLimits(shape.constraints))
        case .date: .date(dateBounds(shape.constraints))
        case .time: .time(timeBounds(shape.constraints))
        case .dateTime: .dateTime(dateTimeBounds(shape.constraints))
        case .toggle:
            .toggle(
                mustBe: shape.constraints.contains { if case .mustBeTrue = $0 { true } else { false } } ? true : nil)
        case .choice: .choice
        case .selection: .selection(countBounds(shape.constraints))
        case .sourceChoice(let source): .tag(sources[source].tagType.runtime)
        case .sourceSelection(let source): .tags(sources[source].tagType.runtime, countBounds(shape.constraints))
        }
    }

    private func textLimits(_ constraints: [Constraint]) -> FormTextLimits {
        var length: (min: Int?, max: Int?) = (nil, nil)
        var pattern: FormPattern?
        var format: FormFormat?
        for constraint in constraints {
            if case .length(let min, let max) = constraint { length = (min, max) }
            if case .pattern(let source) = constraint { pattern = FormPattern(string(source)) }
            if case .format(let name) = constraint { format = name }
        }
        return FormTextLimits(minLength: length.min, maxLength: length.max, pattern: pattern, format: format)
    }

    private func decimalLimits(_ constraints: [Constraint]) -> FormNumberLimits<FormDecimal> {
        var limits = FormNumberLimits<FormDecimal>()
        for constraint in constraints {
            if case .numbers(let min, let max) = constraint { limits.bounds = FormBounds(min: min, max: max) }
            if case .step(let step) = constraint { limits.step = step }
        }
        return limits
    }

    private func integerLimits(_ constraints: [Constraint]) -> FormNumberLimits<Int> {
        var limits = FormNumberLimits<Int>()
        for constraint in constraints {
            if case .integers(let min, let max) = constraint { limits.bounds = FormBounds(min: min, max: max) }
            if case .integerStep(let step) = constraint { limits.step = step }
        }
        return limits
    }

    private func countBounds(_ constraints: [Constraint]) -> FormBounds<Int> {
        for case .count(let min, let max) in constraints { return FormBounds(min: min, max: max) }
        return FormBounds()
    }

    private func dateBounds(_ constraints: [Constraint]) -> FormBounds<FormDate> {
        for case .dates(let min, let max) in constraints { return FormBounds(min: min, max: max) }
        return FormBounds()
    }

    private func timeBounds(_ constraints: [Constraint]) -> FormBounds<FormTime> {
        for case .times(let min, let max) in constraints { return FormBounds(min: min, max: max) }
        return FormBounds()
    }

    private func dateTimeBounds(_ constraints: [Constraint]) -> FormBounds<FormDateTime> {
        for case .dateTimes(let min, let max) in constraints { return FormBounds(min: min, max: max) }
        return FormBounds()
    }

    /// What the judge must know of the options of a list.
    package func optionRules(of list: ChoiceList) -> FormOptionRules {
        var (exclusive, required, retired) = (FormWideBits(), FormWideBits(), FormWideBits())
        for (position, option) in options[list.options].enumerated() {
            if option.flags.contains(.exclusive) { exclusive.insert(position) }
            if option.flags.contains(.required) { required.insert(position) }
            if option.flags.contains(.retired) { retired.insert(position) }
        }
        return FormOptionRules(count: list.options.count, exclusive: exclusive, required: required, retired: retired)
    }
}

extension TagType {
    fileprivate var runtime: FormTagType {
        switch self {
        case .string: .string
        case .integer: .integer
        }
    }
}
