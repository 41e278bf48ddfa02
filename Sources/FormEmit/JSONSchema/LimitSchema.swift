import FormModel
import FormRuntime

/// The limits of an answer. Where the field may be unanswered, they let `null` and what is empty pass.
extension JSONSchemaEmitter {
    mutating func limits(of position: Int, isRequired: Bool) -> SchemaObject {
        let field = form.fields[position]
        switch form.rule(of: field)?.limits {
        case .text(let limits): return textLimits(limits, isRequired)
        case .integer(let limits):
            var schema = bounds(limits.bounds) { .integer($0) }
            if let step = limits.step {
                let divisor = NumberStep(step, from: limits.bounds.min ?? 0)
                addStep(divisor, of: position, to: &schema)
            }
            return schema
        case .decimal(let limits):
            var schema = bounds(limits.bounds) { .decimal($0) }
            if let step = limits.step {
                let divisor = NumberStep(step, within: limits.bounds)
                addStep(divisor, of: position, to: &schema)
            }
            return schema
        case .date(let bounds): return moments(bounds.min.map { MomentText($0) }, bounds.max.map { MomentText($0) })
        case .time(let bounds): return moments(bounds.min.map { MomentText($0) }, bounds.max.map { MomentText($0) })
        case .dateTime(let bounds):
            return moments(bounds.min.map { MomentText($0) }, bounds.max.map { MomentText($0) })
        case .toggle(let mustBe): return mustBe.map { ["const": .boolean($0)] } ?? [:]
        case .selection(let bounds), .tags(_, let bounds): return counts(bounds, of: position, isRequired)
        case .choice, .tag, nil: return [:]
        }
    }

    private func textLimits(_ limits: FormTextLimits, _ isRequired: Bool) -> SchemaObject {
        var schema = SchemaObject()
        let min = max(limits.length.min ?? 0, isRequired ? 1 : 0)
        if min > (isRequired ? 0 : 1) { schema.add("minLength", .integer(min)) }
        if let max = limits.length.max { schema.add("maxLength", .integer(max)) }
        if let pattern = limits.pattern { schema.add("pattern", .string(pattern.ecmaScript)) }
        if let pattern = limits.format.flatMap({ FormPattern($0.pattern) }) {
            schema.add("pattern", .string(pattern.ecmaScript))
        }
        let passesEmpty = !schema.has("minLength") && !schema.has("pattern")
        return isRequired || passesEmpty ? schema : ["anyOf": [["const": ""], schema.json]]
    }

    private func bounds<Value>(_ bounds: FormBounds<Value>, _ json: (Value) -> JSON) -> SchemaObject {
        var schema = SchemaObject()
        if let min = bounds.min { schema.add("minimum", json(min)) }
        if let max = bounds.max { schema.add("maximum", json(max)) }
        return schema
    }

    private mutating func addStep(_ step: NumberStep, of field: Int, to schema: inout SchemaObject) {
        if let keywords = step.keywords { schema.add(keywords) }
        if let omission = step.omission { omit("`step` of \(quoted(field)), \(omission)") }
    }

    private func moments(_ min: MomentText?, _ max: MomentText?) -> SchemaObject {
        var schema = SchemaObject()
        if let pattern = min?.pattern(.greaterOrEqual) { schema.add("pattern", .string(pattern)) }
        if let pattern = max?.pattern(.lessOrEqual) { schema.add("pattern", .string(pattern)) }
        return schema
    }

    // MARK: Selections

    /// How many may be chosen, and what not together. An exclusive option, chosen alone, satisfies any `min`, and `min`
    /// never asks for more than can be chosen.
    private mutating func counts(_ bounds: FormBounds<Int>, of field: Int, _ isRequired: Bool) -> SchemaObject {
        let exclusive = exclusiveTags(of: field)
        var schema = SchemaObject()
        let least = min(bounds.min ?? 0, choosableCount(of: field))
        if least < bounds.min ?? 0 {
            omit("`min` of \(quoted(field)) beyond \(least), since not all options are offered at all times")
        }
        if least > 1 {
            var cases: [JSON] = isRequired ? [] : [["maxItems": 0]]
            cases.append(["minItems": .integer(least)])
            if !exclusive.isEmpty { cases.append(["contains": oneOf(exclusive).json]) }
            if cases.count == 1 { schema.add("minItems", .integer(least)) } else { schema.add("anyOf", .array(cases)) }
        }
        if isRequired, !schema.has("minItems"), !schema.has("anyOf") { schema.add("minItems", 1) }
        if let max = bounds.max { schema.add("maxItems", .integer(max)) }
        if !exclusive.isEmpty {
            schema.add("anyOf", [["maxItems": 1], ["not": ["contains": oneOf(exclusive).json]]])
        }
        return schema
    }

    private func exclusiveTags(of field: Int) -> [JSON] {
        guard let list = form.fields[field].shape.value.list else { return [] }
        return form.lists[list].options.filter { form.options[$0].flags.contains(.exclusive) }
            .map { tag(of: $0, form.lists[list].tagType) }
    }

    /// How many can be chosen together at all times.
    private func choosableCount(of field: Int) -> Int {
        guard let list = form.fields[field].shape.value.list else { return .max }
        return form.lists[list].options.filter { position in
            let option = form.options[position]
            return option.flags.isChoosable && !isConditional(option)
        }.count
    }

    func isConditional(_ option: ChoiceOption) -> Bool {
        let details = form.details(of: option)
        return details?.visibleWhen != nil || details?.disabledWhen != nil
    }
}
