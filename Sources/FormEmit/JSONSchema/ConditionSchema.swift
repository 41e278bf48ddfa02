import FormModel
import FormRuntime

/// The truth of conditions, in SQL's three values, as schemas: one that is valid where a condition is true, one where it
/// is false. Where it is unknown, neither is.
extension JSONSchemaEmitter {
    /// That a condition is true, or that it is false. What a schema cannot say goes to `reasons`.
    mutating func truth(
        of condition: FormCondition, is wanted: Bool, _ approximation: Approximation
    ) -> Proposition {
        switch condition {
        case .all(let parts):
            let truths = parts.map { truth(of: $0, is: wanted, approximation) }
            return wanted ? .every(truths) : .some(truths)
        case .any(let parts):
            let truths = parts.map { truth(of: $0, is: wanted, approximation) }
            return wanted ? .some(truths) : .every(truths)
        case .not(let part): return truth(of: part, is: !wanted, approximation)
        case .isOn(let field):
            let off: JSON = [false, .null]
            let state = wanted ? Proposition.holds(field, ["const": true]) : .allows(field, ["enum": off])
            return .every([state, visible(field, approximation)])
        case .isAnswered(let field):
            return certain(wanted, approximation) { .every([$0.answered(field), $0.visible(field, $1)]) }
        case .compares(let left, let comparison, let right):
            // A comparison is false where its opposite is true.
            return compare(left, wanted ? comparison : comparison.opposite, right, approximation)
        case .isOneOf(let field, let set): return isOneOf(field, set, wanted, approximation)
        case .isAmong(let field, let selection): return isAmong(field, selection, wanted, approximation)
        case .hasAny(let selection, let set):
            return certain(wanted, approximation) { $0.hasAny(selection, set, $1) }
        case .hasAll(let selection, let set):
            return certain(wanted, approximation) { $0.hasAll(selection, set, $1) }
        }
    }

    /// What is never unknown is false where it is not true.
    mutating func certain(
        _ wanted: Bool, _ approximation: Approximation,
        _ isTrue: (inout JSONSchemaEmitter, Approximation) -> Proposition
    ) -> Proposition {
        wanted ? isTrue(&self, approximation) : isTrue(&self, approximation.opposite).negated
    }

    /// What cannot be said of two fields: that both are answered is all that is known.
    mutating func inexpressible(
        _ reason: String, _ fields: [Int], _ approximation: Approximation
    ) -> Proposition {
        reasons.append(reason)
        switch approximation {
        case .sufficient: return .never
        case .necessary: return .every(fields.flatMap { [answered($0), visible($0, .necessary)] })
        }
    }

    // MARK: Answers

    /// That a field is answered, whether or not it is shown.
    func answered(_ field: Int) -> Proposition {
        if case .toggle = form.fields[field].shape.value { return .always }
        return .holds(field, answeredValue(field))
    }

    /// What an answer is: neither `null` nor empty.
    func answeredValue(_ field: Int) -> SchemaObject {
        var value = answerType(field)
        switch form.fields[field].shape.value {
        case .text: value.add("minLength", 1)
        case .selection, .sourceSelection: value.add("minItems", 1)
        case .none, .integer, .decimal, .date, .time, .dateTime, .toggle, .choice, .sourceChoice: break
        }
        return value
    }

    func answerType(_ field: Int) -> SchemaObject {
        switch form.fields[field].shape.value {
        case .none: [:]
        case .text, .date, .time, .dateTime: ["type": "string"]
        case .integer: ["type": "integer"]
        case .decimal: ["type": "number"]
        case .toggle: ["type": "boolean"]
        case .choice(let list): ["type": form.lists[list].tagType.json]
        case .sourceChoice(let source): ["type": form.sources[source].tagType.json]
        case .selection, .sourceSelection: ["type": "array"]
        }
    }

    /// The tags of a field's list; nil for a source, and for a list that is too long to be spelled out in a condition.
    func tags(of field: Int) -> [JSON]? {
        guard let list = form.fields[field].shape.value.list, form.lists[list].options.count <= 200 else { return nil }
        return form.lists[list].options.map { tag(of: $0, form.lists[list].tagType) }
    }

    /// The tag of an option: a position in the form's.
    func tag(of option: Int, _ type: TagType) -> JSON {
        let tag = form.string(form.options[option].tag)
        switch type {
        case .string: return .string(tag)
        case .integer: return Int(tag).map { .integer($0) } ?? .string(tag)
        }
    }
}

extension TagType {
    var json: JSON {
        switch self {
        case .string: "string"
        case .integer: "integer"
        }
    }
}

extension FormComparison {
    /// True where this is false.
    var opposite: FormComparison {
        switch self {
        case .equal: .notEqual
        case .notEqual: .equal
        case .less: .greaterOrEqual
        case .lessOrEqual: .greater
        case .greater: .lessOrEqual
        case .greaterOrEqual: .less
        }
    }

    /// The same with its sides exchanged.
    var reversed: FormComparison {
        switch self {
        case .equal: .equal
        case .notEqual: .notEqual
        case .less: .greater
        case .lessOrEqual: .greaterOrEqual
        case .greater: .less
        case .greaterOrEqual: .lessOrEqual
        }
    }
}
