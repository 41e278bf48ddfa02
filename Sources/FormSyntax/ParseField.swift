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
            // Whatever key any type has may be right, and whatever word.
            let missing = mapping(node, anyField, isUnclear: true)
            let typeIsMissing = syntax.keyNode(.type, in: node) == nil && !lastSuggested.contains(.type)
            report(
                missing: typeIsMissing ? missing.filter { $0.key == .type }.prefix(1).map { $0 } : [], in: node,
                "a field")
            return
        }
        let name = types[type].name
        let missing = mapping(node, types[type].keys)
        syntax.fields[position].keys = lastSuggested
        report(missing: missing, in: node, "a field of type `\(name)`")
        if let other = syntax.value(.other, of: syntax.fields[position]), !tree.buffer.equal(tree.text(other), "false")
        {
            syntax.fields.append(FieldSyntax(node: other, otherOf: position))
        }
    }

    private mutating func fieldType(of node: NodeID) -> Int? {
        guard let value = unreadValue("type", in: node), tree[value].kind == .scalar, !tree.isBroken(value) else {
            return nil
        }
        let text = tree.text(value)
        if text.isEmpty { return nil }
        for type in types.indices where types[type].isNamed(text, in: tree.buffer) { return type }
        guard diagnostics.mayTeach(.unknownType) else {
            diagnostics.report(.unknownType(tree.string(value), at: range(value)))
            return nil
        }
        let names: [StaticString] = ["options", "choices", "values", "items"]
        let hasOptions = names.contains { hasKey($0, in: node) }
        diagnostics.report(
            .unknownType(tree.string(value), types.map(\.name), hasOptions: hasOptions, at: range(value)))
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

    fileprivate static func unknownType(_ found: String, at range: SourceRange) -> Diagnostic {
        .error(.unknownType, at: range, "`\(found)` is no type of field")
    }

    fileprivate static func unknownType(
        _ found: String, _ types: [String], hasOptions: Bool, at range: SourceRange
    ) -> Diagnostic {
        if laterTypes.contains(found) {
            return .error(.reservedType, at: range, "`\(found)` is kept for a later version of the language")
        }
        let known = types + foreignTypes.keys.sorted()
        let near = foreignTypes[found.lowercased()] == nil ? nearest(to: found, among: known) : found.lowercased()
        let meant = near == "checkbox" && hasOptions ? "checkboxes" : near.map { foreignTypes[$0] ?? $0 }
        let list = types.map { "`\($0)`" }.joined(separator: ", ")
        if let format = foreignFormats[found.lowercased()] {
            return .error(
                .unknownType, at: range, "`\(found)` is no type of field", label: "write `type: text` and `\(format)`")
        }
        return .error(
            .unknownType, at: range, "`\(found)` is no type of field",
            label: meant.map { near == "number" ? "did you mean `integer` or `\($0)`?" : "did you mean `\($0)`?" },
            notes: meant == nil ? [Note("the types are \(list)")] : [],
            fix: meant.map { Fix("write `\($0)`", replace: range, with: $0, isCertain: false) })
    }

    private static let foreignFormats = [
        "email": "format: email", "e-mail": "format: email", "url": "format: url", "link": "format: url",
        "phone": "format: phone", "tel": "format: phone", "password": "secure: true",
    ]

    /// What other form languages call them.
    private static let foreignTypes = [
        "string": "text", "textarea": "text", "input": "text", "int": "integer", "number": "decimal",
        "float": "decimal", "double": "decimal", "bool": "toggle", "boolean": "toggle", "checkbox": "toggle",
        "switch": "toggle",
        "select": "picker", "dropdown": "picker", "radio": "picker", "enum": "picker", "choice": "picker",
        "multiselect": "multi-selector", "select_multiple": "multi-selector", "select_one": "picker",
        "datetime": "date-time", "markdown": "note", "label": "note",
    ]
}
