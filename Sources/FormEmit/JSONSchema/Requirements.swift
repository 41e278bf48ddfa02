import FormModel
import FormRuntime

/// What must hold where something else does.
struct Requirement {
    var gate: Proposition
    var then: Proposition
    /// What to say of it.
    var description: JSON?
}

/// What the form asks of its fields and between them.
extension JSONSchemaEmitter {
    mutating func require(_ gate: Proposition, _ then: Proposition, description: JSON? = nil) {
        let gate = gate.simplified(knowing: [])
        let then = then.simplified(knowing: Set(gate.references))
        if gate == .never || then == .always { return }
        if case .allows(_, let schema) = then, schema.isEmpty { return }
        requirements.append(Requirement(gate: gate, then: then, description: description))
    }

    /// A field's own: what is judged of a visible field.
    mutating func require(_ field: Int) {
        if case .none = form.fields[field].shape.value { return }
        let visible = visible(field, .sufficient)
        let isRequired = form.fields[field].isRequired || mustBeOn(field)
        let offer = isRequired || form.fields[field].requiredWhen != nil ? offersAnything(field) : .always
        omitReasons(of: "that \(quoted(field)) is required while it offers anything")
        let limits = limits(of: field, isRequired: isRequired && offer == .always)
        if isRequired, offer == .always {
            var answered = answerType(field)
            answered.add(limits)
            require(visible, .holds(field, answered))
        } else {
            require(visible, .allows(field, limits))
            if isRequired { require(.every([visible, offer]), answered(field)) }
        }
        if let condition = form.fields[field].requiredWhen {
            let isTrue = truth(of: condition, is: true, .sufficient)
            omitReasons(of: "`required-when` of \(quoted(field))")
            require(.every([visible, isTrue, offer]), answered(field))
        }
        requireOptions(of: field)
    }

    /// An agreement: a toggle that is absent is off.
    private func mustBeOn(_ field: Int) -> Bool {
        form.fields[field].shape.constraints.contains { if case .mustBeTrue = $0 { true } else { false } }
    }

    /// A rule is violated where it is false, its field is shown and its `when` is true.
    mutating func requireRule(_ position: Int) {
        let rule = form.rules[position]
        let when = rule.when.map { truth(of: $0, is: true, .sufficient) } ?? .always
        let isFalse = truth(of: rule.require, is: false, .sufficient)
        let name = rule.id.map { "`\(form.string($0))`" } ?? "\(position + 1)"
        omitReasons(of: "rule \(name)")
        require(.every([when, visible(rule.field, .sufficient)]), isFalse.negated, description: text(rule.message))
    }

    // MARK: Writing

    /// What is asked of single fields whatever else is answered: it stands with their properties.
    private var unconditional: [Proposition] {
        requirements.compactMap { $0.isOfSingleField ? $0.then : nil }
    }

    mutating func addProperties(to schema: inout SchemaObject) {
        var tests = [[SchemaObject]](repeating: [], count: form.fields.count)
        var isRequired = [Bool](repeating: false, count: form.fields.count)
        for proposition in unconditional {
            switch proposition {
            case .holds(let field, let test):
                isRequired[field] = true
                tests[field].append(test)
            case .allows(let field, let test): tests[field].append(test)
            case .always, .never, .shown, .not, .all, .any: break
            }
        }
        var entries: [JSON.Entry] = []
        for field in form.fields.indices {
            if case .none = form.fields[field].shape.value { continue }
            var property = property(field, isRequired: isRequired[field])
            // What is required is of its type and not null already.
            for test in tests[field] { property.add(test.without("type")) }
            entries.append(JSON.Entry(key: ids[field], value: property.json))
        }
        schema.add("properties", .object(entries))
        let required = form.fields.indices.filter { isRequired[$0] }
        if !required.isEmpty { schema.add("required", .strings(required.map { ids[$0] })) }
    }

    /// The others, those with the same condition together.
    mutating func conditionalRequirements() -> [JSON] {
        var groups: [(first: Requirement, then: [Proposition])] = []
        for requirement in requirements where !requirement.isOfSingleField {
            if let last = groups.last?.first, last.description == nil, requirement.description == nil,
                last.gate != .always, last.gate == requirement.gate
            {
                groups[groups.count - 1].then.append(requirement.then)
            } else {
                groups.append((requirement, [requirement.then]))
            }
        }
        return groups.map { group in
            var requirement = group.first
            requirement.then = .every(group.then)
            return write(requirement)
        }
    }

    private mutating func write(_ requirement: Requirement) -> JSON {
        var schema = SchemaObject()
        if let description = requirement.description { schema.add("description", description) }
        if requirement.gate == .always {
            schema.add(writer.write(requirement.then))
        } else {
            schema.add("if", writer.write(requirement.gate).json)
            schema.add("then", writer.write(requirement.then).json)
        }
        return schema.json
    }
}

extension Requirement {
    fileprivate var isOfSingleField: Bool {
        guard gate == .always, description == nil else { return false }
        switch then {
        case .holds, .allows: return true
        case .always, .never, .shown, .not, .all, .any: return false
        }
    }
}
