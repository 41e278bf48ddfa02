package import FormSource
package import FormYAML

/// Finds the form in a document: which key is which, whether each value has the shape that its key takes, what belongs
/// together.
package func parseForm(
    _ tree: consuming YAMLTree, types: [FieldGrammar], _ diagnostics: inout DiagnosticBag
) -> FormSyntax {
    var parser = FormParser(tree, types, diagnostics)
    parser.form()
    diagnostics = parser.diagnostics
    return parser.syntax
}

struct FormParser {
    var syntax: FormSyntax
    var diagnostics: DiagnosticBag
    let types: [FieldGrammar]
    /// Keys of any field type, to tell a misspelt key from one of another type.
    let anyField: KeyTable
    /// The field being read, and the list whose head is.
    var currentField = Int.max
    var listHead: (name: NodeID?, node: NodeID)?

    init(_ tree: consuming YAMLTree, _ types: [FieldGrammar], _ diagnostics: DiagnosticBag) {
        let count = tree.nodes.count
        syntax = FormSyntax(tree: tree)
        self.types = types
        self.diagnostics = diagnostics
        anyField = KeyTable("a field", types.flatMap(\.keys.specs))
        syntax.options.reserveCapacity(count / 6)
    }

    var tree: YAMLTree { _read { yield syntax.tree } }
    func range(_ node: NodeID) -> SourceRange { syntax.tree.range(node) }
    mutating func breakNode(_ node: NodeID) { syntax.tree.nodes[node.position].flags.insert(.broken) }

    mutating func form() {
        guard let root = syntax.root else {
            if !tree.isTruncated { diagnostics.report(.emptySpec(at: SourceRange(0, 0, in: tree.file))) }
            return
        }
        if tree[root].isNull { return diagnostics.report(.emptySpec(at: range(root))) }
        guard expect(.mapping, root, "a mapping of keys such as `formc: 1`") else { return }
        if let version = newerVersion(root) {
            // Its keys may mean something else by then.
            syntax.root = nil
            return diagnostics.report(.languageVersion(version))
        }
        var missing = mapping(root, .form)
        syntax.isFormMeant = lastSuggested.contains(.form)
        syntax.areImportsMeant = lastSuggested.contains(.imports)
        // A file that is cut may have had anything after the cut.
        if tree.isTruncated { missing = [] }
        let isForm = syntax.keyNode(.form, in: root) != nil
        if isForm, !tree.isTruncated, syntax.keyNode(.sections, in: root) == nil, !lastSuggested.contains(.sections) {
            missing.append(KeyTable.form.spec(.sections) ?? KeySpec(.sections, .fields, ""))
        }
        for spec in missing { diagnostics.report(.missingKey(spec.key.name, of: "a spec", at: start(of: root))) }
        guard let version = syntax.string(.formc, in: root) else { return }
        if version.value != "1" { diagnostics.report(.languageVersion(version)) }
    }

    private func newerVersion(_ root: NodeID) -> Located<String>? {
        guard let node = unreadValue("formc", in: root), tree[node].kind == .scalar else { return nil }
        let version = tree.string(node)
        return (Int(version) ?? 0) > 1 ? Located(version, at: range(node)) : nil
    }

    /// Keys that a misspelt one was taken for, in the mapping read last: they are not also missing.
    var lastSuggested = KeySet()

    /// The first line of a mapping, where a missing key is reported.
    func start(of mapping: NodeID) -> SourceRange {
        let first = tree.firstChild(of: mapping)
        let isEmpty = first.index >= tree.end(of: mapping).index
        return isEmpty ? range(mapping) : range(first)
    }

    // MARK: Structure

    mutating func sections(_ node: NodeID) {
        guard expect(.sequence, node, "a list of sections") else { return }
        let items = Array(tree.children(of: node))
        if items.isEmpty, !tree.isTruncated { diagnostics.report(.noSections(at: range(node))) }
        for item in items where expect(.mapping, item, "a section with `fields`") {
            if isField(item) {
                diagnostics.report(.misplacedField(at: start(of: item)))
                continue
            }
            syntax.sections.append(SectionSyntax(node: item, fields: syntax.fields.count..<syntax.fields.count))
            let section = syntax.sections.count - 1
            let first = syntax.fields.count
            report(missing: mapping(item, .section), in: item, "a section")
            syntax.sections[section].fields = first..<syntax.fields.count
        }
    }

    /// Whether what stands among the sections is a field.
    private func isField(_ node: NodeID) -> Bool {
        hasKey("type", in: node) && !hasKey("fields", in: node)
    }

    /// Whether a key is written in a mapping that was not yet read.
    func hasKey(_ name: StaticString, in mapping: NodeID) -> Bool { unreadKey(name, in: mapping) != nil }

    /// The value of a key in a mapping that was not yet read.
    func unreadValue(_ name: StaticString, in mapping: NodeID) -> NodeID? {
        unreadKey(name, in: mapping).map { tree.next(after: $0) }
    }

    /// A key in a mapping that was not yet read.
    func unreadKey(_ name: StaticString, in mapping: NodeID) -> NodeID? {
        var key = tree.firstChild(of: mapping)
        while key.index < tree.end(of: mapping).index {
            if tree[key].kind == .scalar, !tree.isBroken(key), tree.buffer.equal(tree.text(key), name) { return key }
            key = tree.next(after: tree.next(after: key))
        }
        return nil
    }

    mutating func fields(_ node: NodeID) {
        guard expect(.sequence, node, "a list of fields") else { return }
        var at = tree.firstChild(of: node)
        while at.index < tree.end(of: node).index {
            if expect(.mapping, at, "a field with `id` and `type`") { field(at) }
            at = tree.next(after: at)
        }
    }

    mutating func report(missing: [KeySpec], in node: NodeID, _ owner: @autoclosure () -> String) {
        if syntax.isTruncated(node) { return }
        for spec in missing { diagnostics.report(.missingKey(spec.key.name, of: owner(), at: start(of: node))) }
    }
}

extension DiagnosticID {
    static let emptySpec: Self = "empty-spec"
    static let missingKey: Self = "missing-key"
    static let languageVersion: Self = "language-version"
    static let noSections: Self = "no-sections"
    static let misplacedField: Self = "misplaced-field"
}

extension Diagnostic {
    fileprivate static func emptySpec(at range: SourceRange) -> Diagnostic {
        .error(.emptySpec, at: range, "the spec is empty", label: "`formc init` writes a first one")
    }

    fileprivate static func noSections(at range: SourceRange) -> Diagnostic {
        .error(.noSections, at: range, "a form without sections", label: "a section holds `fields`")
    }

    static func misplacedField(at range: SourceRange) -> Diagnostic {
        .error(
            .misplacedField, at: range, "a field that stands in no section",
            label: "fields stand under `fields` of a section")
    }

    static func missingKey(
        _ name: String, of owner: String, at range: SourceRange, or other: String? = nil
    ) -> Diagnostic {
        .error(.missingKey, at: range, "\(owner) needs the key `\(name)`" + (other.map { " or `\($0)`" } ?? ""))
    }

    fileprivate static func languageVersion(_ version: Located<String>) -> Diagnostic {
        let isNewer = (Int(version.value) ?? 0) > 1
        return .error(
            .languageVersion, at: version.range,
            isNewer
                ? "this formc reads version 1 of the language, not `\(version.value)`"
                : "`\(version.value)` is no version of the language",
            label: isNewer ? "a newer formc is needed" : "write `1`")
    }
}
