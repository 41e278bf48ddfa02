/// Fills a form's values from stored answers in the order of its fields. Generated code calls one method a field; the
/// filler counts the fields itself. What is absent, null or not readable becomes unanswered, not the spec's default.
nonisolated public struct FormFiller {
    let rows: FormFieldRows
    private let container: KeyedDecodingContainer<FormKey>
    /// Whether to stop at the first finding.
    private let isStrict: Bool
    private(set) var findings: [FormFinding] = []
    private var field = -1

    init(_ rows: FormFieldRows, _ decoder: any Decoder, isStrict: Bool) throws {
        self.rows = rows
        container = try decoder.container(keyedBy: FormKey.self)
        self.isStrict = isStrict
    }

    /// Moves to the next field and gives the key that its answer stands under: its id or a former one. Nil where it is
    /// unanswered, or where nothing more is to be read.
    mutating func nextKey() -> FormKey? {
        field += 1
        if isStrict, !findings.isEmpty { return nil }
        var key = rows.key(field)
        if !container.contains(key) {
            guard let former = rows.table.formerNames(field).lazy.map(FormKey.init).first(where: container.contains)
            else { return nil }
            key = former
        }
        return (try? container.decodeNil(forKey: key)) ?? false ? nil : key
    }

    mutating func report(_ code: FormViolationCode, found: String) {
        findings.append(
            FormFinding(code, field: field, found: found, allowed: rows.rule(field).limits.kind))
    }

    mutating func report(_ code: FormViolationCode, at key: FormKey) {
        report(code, found: (try? container.decode(FormStored.self, forKey: key))?.description ?? "?")
    }

    /// A string that stands for a value.
    mutating func parsed<Value>(_ parse: (String) -> Value?) -> Value? {
        guard let key = nextKey() else { return nil }
        if let text = try? container.decode(String.self, forKey: key), let value = parse(text) { return value }
        report(.wrongType, at: key)
        return nil
    }

    mutating func number() -> Int? {
        guard let key = nextKey() else { return nil }
        if let value = try? container.decode(Int.self, forKey: key) { return value }
        // `5.0` is the integer 5.
        if let value = try? container.decode(Double.self, forKey: key), let exact = Int(formWhole: value) {
            return exact
        }
        report(.wrongType, at: key)
        return nil
    }

    mutating func exactNumber() -> FormDecimal? {
        guard let key = nextKey() else { return nil }
        if let value = (try? container.decode(Double.self, forKey: key)).flatMap({ FormDecimal($0) }) { return value }
        report(.wrongType, at: key)
        return nil
    }

    mutating func truth() -> Bool {
        guard let key = nextKey() else { return false }
        if let value = try? container.decode(Bool.self, forKey: key) { return value }
        report(.wrongType, at: key)
        return false
    }

    /// A stored tag.
    mutating func storedTag(isInteger: Bool) -> String? {
        guard let key = nextKey() else { return nil }
        if isInteger {
            if let stored = try? container.decode(FormStored.self, forKey: key), let tag = stored.integer { return tag }
        } else if let tag = try? container.decode(String.self, forKey: key) {
            return tag
        }
        report(.wrongType, at: key)
        return nil
    }

    /// The stored tags of an array, each once.
    mutating func storedTags(isInteger: Bool) -> [String] {
        guard let key = nextKey() else { return [] }
        guard var list = try? container.nestedUnkeyedContainer(forKey: key) else {
            report(.wrongType, at: key)
            return []
        }
        var tags: [String] = []
        var seen: Set<FormTag> = []
        while !list.isAtEnd {
            if !isInteger, let tag = try? list.decode(String.self) {
                take(tag, &tags, &seen)
            } else if let stored = try? list.decode(FormStored.self) {
                if isInteger, let tag = stored.integer {
                    take(tag, &tags, &seen)
                } else {
                    report(.wrongType, found: stored.description)
                }
            } else if (try? list.decodeNil()) ?? false {
                report(.wrongType, found: "null")
            } else {
                break
            }
        }
        return tags
    }

    /// A tag that stands twice is one: a set has no other way to hold it, and reading strictly does not mind.
    private mutating func take(_ tag: String, _ tags: inout [String], _ seen: inout Set<FormTag>) {
        if seen.insert(FormTag(tag)).inserted {
            tags.append(tag)
        } else if !isStrict {
            report(.duplicateTag, found: tag)
        }
    }

    /// Reports the keys that are no field's, in the order of their bytes: a decoder gives them in none.
    mutating func reportUnknownFields() {
        let unknown = container.allKeys.filter { rows.table.index.row(of: $0.stringValue) == nil }
        for name in formSorted(unknown.map { FormTag($0.stringValue) }) {
            findings.append(FormFinding(.unknownField, found: name.text))
        }
    }
}
