package import FormSource
import FormYAML

/// Mappings: known, misspelt and missing keys.
extension FormParser {
    /// Gives each key its role and checks its value. Returns the required keys that are missing, unless a misspelt key
    /// was meant for them. Where it is unclear which keys there are, unknown ones are let be, and so are values that
    /// each type reads in its own way.
    mutating func mapping(_ node: NodeID, _ table: KeyTable, isUnclear: Bool = false) -> [KeySpec] {
        var found = KeySet()
        var key = tree.firstChild(of: node)
        let end = tree.end(of: node)
        while key.index < end.index {
            let value = tree.next(after: key)
            if let spec = entry(key, value, table, &found, isUnclear) {
                if !isUnclear || !spec.key.dependsOnType, !reportCondition(value, behind: key, spec, table) {
                    self.value(value, spec, key)
                }
            }
            key = tree.next(after: value)
        }
        lastSuggested = found
        return table.missing(from: found)
    }

    /// The spec of a key if its value is to be read.
    private mutating func entry(
        _ key: NodeID, _ value: NodeID, _ table: KeyTable, _ found: inout KeySet, _ isUnclear: Bool
    ) -> KeySpec? {
        if tree.isBroken(key) { return nil }
        guard let spec = table.find(tree.text(key), in: tree.buffer) else {
            if !isUnclear || nearest(to: tree.string(key), among: [Key.type.name]) != nil && !found.contains(.type) {
                unknownKey(key, value, table, &found)
            }
            return nil
        }
        found.insert(spec.key)
        syntax.tree.nodes[key.position].role = spec.key.role
        return spec
    }

    private mutating func unknownKey(_ key: NodeID, _ value: NodeID, _ table: KeyTable, _ found: inout KeySet) {
        let name = tree.string(key)
        if name.hasPrefix("x-") { return }
        if isAlone(key, value) {
            // The value before it was cut here.
            if key.position > 0, tree[NodeID(key.position - 1)].kind == .scalar { breakNode(NodeID(key.position - 1)) }
            return diagnostics.report(.commaInFlow(name, at: range(key)))
        }
        if table.owner == KeyTable.form.owner, name == "fields" {
            found.insert(.sections)
            return diagnostics.report(.misplacedField(at: range(key)))
        }
        let isTaught = diagnostics.mayTeach(.unknownKey)
        switch isTaught ? table.hint(for: name) ?? nearestKey(to: name, table) ?? knownElsewhere(name, table) : nil {
        case .key(let meant):
            found.insert(meant)
            diagnostics.report(
                .unknownKey(name, of: table.owner, at: range(key), meant: meant.name, isTaught: true, table))
        case .words(let words): diagnostics.report(.keyElsewhere(name, of: table.owner, at: range(key), words))
        case nil:
            diagnostics.report(
                .unknownKey(name, of: table.owner, at: range(key), meant: nil, isTaught: isTaught, table))
        }
    }

    private func nearestKey(to name: String, _ table: KeyTable) -> KeyHint? {
        guard let meant = nearest(to: name, among: table.specs.map(\.key.name)) else { return nil }
        return table.specs.first { $0.key.name == meant }.map { .key($0.key) }
    }

    /// The types of field that have a key.
    private func knownElsewhere(_ name: String, _ table: KeyTable) -> KeyHint? {
        guard types.contains(where: { $0.keys.owner == table.owner }) else { return nil }
        let owners = types.filter { type in type.keys.specs.contains { $0.key.name == name } }.map { "`\($0.name)`" }
        return owners.isEmpty ? nil : .words("it is one of \(owners.joined(separator: ", "))")
    }

    /// Whether an entry stands inside braces and has no colon: a comma ended the value before it.
    func isAlone(_ key: NodeID, _ value: NodeID) -> Bool {
        guard tree[value].isNull, tree[value].start == tree[key].end else { return false }
        let end = Int(tree[key].end)
        let bytes = tree.buffer.source
        let next = bytes[min(end, bytes.count)...].first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
        return next == UInt8(ascii: ",") || next == UInt8(ascii: "}")
    }
}

extension Key {
    /// Whether each type of field reads it in its own way.
    fileprivate var dependsOnType: Bool { self == .style || self == .min || self == .max || self == .step }
}

extension DiagnosticID {
    static let unknownKey: Self = "unknown-key"
    static let commaInFlow: Self = "comma-in-flow"
}

extension Diagnostic {
    fileprivate static func unknownKey(
        _ name: String, of owner: String, at range: SourceRange, meant: String?, isTaught: Bool, _ table: KeyTable
    ) -> Diagnostic {
        unknownKey(name, of: owner, at: range, meant: meant, among: isTaught ? table.specs.map(\.key.name) : [])
    }

    /// - Parameter names: the keys that there are, to be listed where none of them is meant; empty to list nothing.
    package static func unknownKey(
        _ name: String, of owner: String, at range: SourceRange, meant: String?, among names: [String]
    ) -> Diagnostic {
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        return .error(
            .unknownKey, at: range, "`\(name)` is no key of \(owner)", label: meant.map { "did you mean `\($0)`?" },
            notes: !names.isEmpty && meant == nil ? [Note("its keys are \(list)")] : [],
            fix: meant.map { Fix("write `\($0)`", replace: range, with: $0, isCertain: false) })
    }

    fileprivate static func keyElsewhere(
        _ name: String, of owner: String, at range: SourceRange, _ place: String
    ) -> Diagnostic {
        .error(.unknownKey, at: range, "`\(name)` is no key of \(owner)", label: place)
    }

    fileprivate static func commaInFlow(_ name: String, at range: SourceRange) -> Diagnostic {
        .error(
            .commaInFlow, at: range, "`\(name)` stands alone: inside `{ }` a comma ends a plain value",
            label: "quote the value before it, or write the mapping over several lines")
    }
}
