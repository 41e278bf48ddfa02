import FormModel

/// Propositions as schemas of the whole object.
struct PropositionWriter {
    /// The id of each field.
    let ids: [String]
    let names: DefinitionNames
    /// The definitions that were referred to.
    private(set) var used: Set<ShownReference> = []

    init(ids: [String], names: DefinitionNames) {
        self.ids = ids
        self.names = names
    }

    mutating func write(_ proposition: Proposition) -> SchemaObject {
        switch proposition {
        case .always: return [:]
        case .never: return ["not": [:]]
        case .holds, .allows: return all([proposition])
        case .shown(let reference):
            used.insert(reference)
            return ["$ref": pointer(to: names.name(of: reference))]
        case .not(let part): return ["not": write(part).json]
        case .all(let parts): return all(parts)
        case .any(let parts): return ["anyOf": .array(parts.map { write($0).json })]
        }
    }

    /// What is said of single fields stands together under `properties`.
    private mutating func all(_ parts: [Proposition]) -> SchemaObject {
        var properties: [(field: Int, schema: SchemaObject)] = []
        var positions: [Int: Int] = [:]
        var required: [Int] = []
        var isRequired: Set<Int> = []
        var rest = SchemaObject()
        for part in parts {
            switch part {
            case .holds(let field, let schema), .allows(let field, let schema):
                if case .holds = part, isRequired.insert(field).inserted { required.append(field) }
                if let position = positions[field] {
                    properties[position].schema.add(schema)
                } else {
                    positions[field] = properties.count
                    properties.append((field, schema))
                }
            case .always, .never, .shown, .not, .all, .any: rest.add(write(part))
            }
        }
        var object = SchemaObject()
        if !properties.isEmpty {
            let entries = properties.map { JSON.Entry(key: ids[$0.field], value: $0.schema.json) }
            object.add("properties", .object(entries))
        }
        if !required.isEmpty { object.add("required", .strings(required.map { ids[$0] })) }
        object.add(rest)
        return object
    }
}
