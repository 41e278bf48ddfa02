/// A schema in the making: keywords in the order in which they were added. All of them must hold.
struct SchemaObject: Equatable, Sendable {
    private(set) var entries: [JSON.Entry] = []
    /// What `allOf` is to say: keywords that could not stand beside another of the same name.
    private(set) var parts: [JSON] = []

    init() {}

    var isEmpty: Bool { entries.isEmpty && parts.isEmpty }
    var json: JSON {
        .object(parts.isEmpty ? entries : entries + [JSON.Entry(key: "allOf", value: .array(parts))])
    }

    func has(_ key: String) -> Bool { entries.contains { $0.key == key } }

    /// Adds a keyword. One that stands there already keeps its value, and the new one goes into `allOf`.
    mutating func add(_ key: String, _ value: JSON) { add([key: value]) }

    /// Adds keywords that belong together.
    mutating func add(_ other: SchemaObject) {
        let new = other.entries.filter { !entries.contains($0) }
        if new.contains(where: { has($0.key) }) {
            parts.append(.object(new))
        } else {
            entries += new
        }
        parts += other.parts
    }

    mutating func addPart(_ schema: JSON) { parts.append(schema) }

    /// The same without a keyword.
    func without(_ key: String) -> SchemaObject {
        var other = self
        other.entries.removeAll { $0.key == key }
        return other
    }

    /// What is valid where this is not.
    var negated: SchemaObject {
        if parts.isEmpty, entries.count == 1, entries[0].key == "not", case .object(let inner) = entries[0].value {
            var negated = SchemaObject()
            for entry in inner { negated.add(entry.key, entry.value) }
            return negated
        }
        return ["not": json]
    }
}

extension SchemaObject: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral elements: (String, JSON)...) {
        for (key, value) in elements {
            if key == "allOf", case .array(let schemas) = value {
                parts += schemas
            } else {
                entries.append(JSON.Entry(key: key, value: value))
            }
        }
    }
}
