import FormSource
import FormYAML

/// Fields: the type is looked up first, since it decides which keys there are.
extension FormParser {
    mutating func field(_ node: NodeID) {
        let position = syntax.fields.count
        syntax.fields.append(FieldSyntax(node: node))
        let type = fieldType(of: node)
        syntax.fields[position].type = type
        currentField = position
        guard let type else {
            // Whatever key any type has may be right.
            let missing = mapping(node, anyField, ignoringUnknown: true)
            let typeIsMissing = syntax.keyNode(.type, in: node) == nil && !lastSuggested.contains(.type)
            report(
                missing: typeIsMissing ? missing.filter { $0.key == .type }.prefix(1).map { $0 } : [], in: node,
                "a field")
            return
        }
        let name = types[type].name
        report(missing: mapping(node, types[type].keys), in: node, "a field of type `\(name)`")
    }

    private mutating func fieldType(of node: NodeID) -> Int? {
        var key = tree.firstChild(of: node)
        while key.index < tree.end(of: node).index {
            let value = tree.next(after: key)
            if tree.buffer.equal(tree.text(key), "type"), tree[key].kind == .scalar, !tree.isBroken(key) {
                if tree.isBroken(value) || tree[value].kind != .scalar || tree[value].isNull { return nil }
                let text = tree.text(value)
                for (position, type) in types.enumerated() where type.isNamed(text, in: tree.buffer) { return position }
                diagnostics.report(.unknownType(tree.string(value), types.map(\.name), at: range(value)))
                return nil
            }
            key = tree.next(after: value)
        }
        return nil
    }
}

extension DiagnosticID {
    static let unknownType: Self = "unknown-type"
    static let reservedType: Self = "reserved-type"
}

extension Diagnostic {
    /// Types that are thought of, so that no form uses the word for something else.
    private static let laterTypes = [
        "group", "repeat", "grid", "computed", "score", "ranking", "upload", "today", "contains",
    ]

    fileprivate static func unknownType(_ found: String, _ types: [String], at range: SourceRange) -> Diagnostic {
        if laterTypes.contains(found) {
            return .error(.reservedType, at: range, "`\(found)` is kept for a later version of the language")
        }
        let meant = nearest(to: found, among: types) ?? foreignTypes[found.lowercased()]
        let list = types.map { "`\($0)`" }.joined(separator: ", ")
        return .error(
            .unknownType, at: range, "`\(found)` is no type of field", label: meant.map { "did you mean `\($0)`?" },
            notes: meant == nil ? [Note("the types are \(list)")] : [],
            fix: meant.map { Fix("write `\($0)`", replace: range, with: $0, isCertain: false) })
    }

    /// What other form languages call them.
    private static let foreignTypes = [
        "string": "text", "textarea": "text", "input": "text", "int": "integer", "number": "decimal",
        "float": "decimal",
        "double": "decimal", "bool": "toggle", "boolean": "toggle", "checkbox": "toggle", "switch": "toggle",
        "select": "picker", "dropdown": "picker", "radio": "picker", "enum": "picker", "choice": "picker",
        "multiselect": "multi-selector", "select_multiple": "multi-selector", "select_one": "picker",
        "datetime": "date-time", "markdown": "note", "label": "note",
    ]
}
