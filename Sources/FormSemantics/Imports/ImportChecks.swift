import FormModel
import FormSource
import FormSyntax
import FormYAML

/// What is wrong between a form and the lists that it imports.
extension Analysis {
    /// Whether a list that is not found was spoken of already, or may stand where nothing could be read.
    func isExcused(_ name: NodeID) -> Bool {
        imported.isIncomplete || imported.byName.find(syntax.tree.text(name), in: form.buffer) != nil
    }

    /// The first names of lists that are imported.
    func importedNames(_ count: Int) -> [String] {
        imported.entries.lazy.compactMap { entry in
            guard case .available = entry.use, let spec = imported.imports[entry.source].spec else { return nil }
            return spec.syntax.lists[entry.list].name.map { spec.syntax.tree.string($0) }
        }.prefix(count).map { $0 }
    }

    /// The list that was meant counts as used.
    mutating func useMeant(_ name: String) {
        let text = form.buffer.append(name)
        guard let entry = imported.byName.find(text, in: form.buffer) else { return }
        imported.isUsed[imported.entries[entry].source] = true
    }

    /// Imports of which no field uses a list. What is imported is not passed on, so in a file that only shares every
    /// one of them is useless.
    mutating func checkImportUse() {
        if imported.imports.isEmpty || imported.isIncomplete || isUseUnclear { return }
        for (position, entry) in imported.imports.enumerated() where !imported.isUsed[position] {
            guard let spec = entry.spec else { continue }
            let hasLists = spec.syntax.lists.contains { $0.name != nil }
            report(.unusedImport(spec.name, hasLists: hasLists, at: range(entry.path)))
        }
    }

    /// A type of another spec is called by its name alone, so that no member of the form's type may hide it, and no
    /// other import declare it too. `members` are the names in the form's type, and where each comes from.
    mutating func checkImportedTypes(_ members: TextIndex, _ places: [NodeID]) {
        var heads = TextIndex()
        for (position, copy) in imported.copies.enumerated() {
            guard let spec = imported.imports[copy.entry.source].spec, let place = imported.place(of: copy.entry)
            else { continue }
            // A list of another form is a type inside that form's type.
            let isNested = spec.form.name != nil
            let type = isNested ? spec.form.swiftName : spec.form.lists[copy.entry.list].swiftName
            let name = form.buffer.append(Array(spec.form.buffer.bytes(type)))
            if let member = members.find(name, in: form.buffer) {
                let node = places[member]
                report(.hiddenType(string(name), syntax.tree.string(node), spec.name, at: range(node), type: place))
            }
            guard let first = heads.insert(name, position, in: form.buffer) else { continue }
            let other = imported.copies[first].entry
            if other.source == copy.entry.source, isNested { continue }
            report(
                .sameImportedType(
                    string(name), spec.name, at: range(imported.imports[copy.entry.source].path), declared: place,
                    first: imported.place(of: other)))
        }
    }
}

extension DiagnosticID {
    static let unusedImport: Self = "unused-import"
}

extension Diagnostic {
    fileprivate static func unusedImport(_ spec: String, hasLists: Bool, at range: SourceRange) -> Diagnostic {
        .warning(
            .unusedImport, at: range,
            hasLists ? "no field uses a list of `\(spec)`" : "`\(spec)` has no list under `choices`")
    }

    fileprivate static func hiddenType(
        _ escaped: String, _ member: String, _ spec: String, at range: SourceRange, type: SourceRange
    ) -> Diagnostic {
        let name = escaped.filter { $0 != "`" }
        return .error(
            .sameName, at: range, "`\(member)` and a type of `\(spec)` are both `\(name)` in Swift",
            label: "give one another name with `swift-name`", notes: [Note("the other stands here", at: type)])
    }

    fileprivate static func sameImportedType(
        _ escaped: String, _ spec: String, at range: SourceRange, declared: SourceRange, first: SourceRange?
    ) -> Diagnostic {
        let name = escaped.filter { $0 != "`" }
        return .error(
            .sameName, at: range, "a type of `\(spec)` and one of another import are both `\(name)` in Swift",
            label: "give one another name with `swift-name`",
            notes: [Note("the one stands here", at: declared)]
                + (first.map { [Note("the other stands here", at: $0)] } ?? []))
    }
}
