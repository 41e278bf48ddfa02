import FormModel
import FormRuntime

/// Conditions over pickers and selections: `in` and `has`.
extension JSONSchemaEmitter {
    /// Unknown while the picker is unanswered.
    mutating func isOneOf(
        _ field: Int, _ set: FormTagSet, _ wanted: Bool, _ approximation: Approximation
    ) -> Proposition {
        let tags = tags(in: set, of: field)
        let visible = visible(field, approximation)
        if set.fields.isEmpty {
            if wanted { return tags.isEmpty ? .never : .every([.holds(field, oneOf(tags)), visible]) }
            var other = answerType(field)
            if !tags.isEmpty { other.add("not", oneOf(tags).json) }
            return .every([.holds(field, other), visible])
        }
        let inner = wanted ? approximation : approximation.opposite
        var cases: [Proposition] = tags.isEmpty ? [] : [.holds(field, oneOf(tags))]
        for other in set.fields { cases.append(compare(.field(field), .equal, .field(other), inner)) }
        if wanted { return .every([.some(cases), visible]) }
        return .every([answered(field), .some(cases).negated, visible])
    }

    /// Unknown while the picker is unanswered; false where the selection is.
    mutating func isAmong(
        _ field: Int, _ selection: Int, _ wanted: Bool, _ approximation: Approximation
    ) -> Proposition {
        if wanted { return isAmong(field, selection, approximation) }
        let isTrue = isAmong(field, selection, approximation.opposite)
        return .every([answered(field), isTrue.negated, visible(field, approximation)])
    }

    private mutating func isAmong(_ field: Int, _ selection: Int, _ approximation: Approximation) -> Proposition {
        guard let tags = tags(of: field), let others = self.tags(of: selection) else {
            return inexpressible(
                "looks for \(quoted(field)) in \(quoted(selection))", [field, selection], approximation)
        }
        let cases = zip(tags, others).map { tag, other -> Proposition in
            .every([.holds(field, ["const": tag]), .holds(selection, holding(["const": other]))])
        }
        return .every([.some(cases), visible(field, approximation), visible(selection, approximation)])
    }

    mutating func hasAny(_ selection: Int, _ set: FormTagSet, _ approximation: Approximation) -> Proposition {
        let tags = tags(in: set, of: selection)
        var cases: [Proposition] = tags.isEmpty ? [] : [.holds(selection, holding(oneOf(tags)))]
        for field in set.fields { cases.append(isAmong(field, selection, approximation)) }
        return .every([.some(cases), visible(selection, approximation)])
    }

    mutating func hasAll(_ selection: Int, _ set: FormTagSet, _ approximation: Approximation) -> Proposition {
        let tags = tags(in: set, of: selection)
        if tags.isEmpty, set.fields.isEmpty { return .always }
        var parts: [Proposition] = []
        if tags.count == 1 { parts.append(.holds(selection, holding(oneOf(tags)))) }
        if tags.count > 1 {
            let all = JSON.array(tags.map { ["contains": ["const": $0]] })
            parts.append(.holds(selection, ["type": "array", "allOf": all]))
        }
        for field in set.fields { parts.append(isAmong(field, selection, approximation)) }
        return .every(parts + [visible(selection, approximation)])
    }

    // MARK: Tags

    /// An array that holds something valid.
    func holding(_ item: SchemaObject) -> SchemaObject { ["type": "array", "contains": item.json] }

    func oneOf(_ tags: [JSON]) -> SchemaObject {
        tags.count == 1 ? ["const": tags[0]] : ["enum": .array(tags)]
    }

    /// The tags of a set, in the order of the list; those of a source in the order of their bytes or numbers.
    private func tags(in set: FormTagSet, of field: Int) -> [JSON] {
        guard let list = form.fields[field].shape.value.list else {
            let numbers = set.integers.sorted().map { JSON.integer($0) }
            return set.tags.map(\.text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { .string($0) }
                + numbers
        }
        let first = form.lists[list].options.lowerBound
        return set.options.positions.filter { $0 < form.lists[list].options.count }.map {
            tag(of: first + $0, form.lists[list].tagType)
        }
    }
}
