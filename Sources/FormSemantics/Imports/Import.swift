package import FormModel
import FormSource
package import FormSyntax
package import FormYAML

/// One entry under `imports`: where it is written, and the spec behind it.
package struct Import: Sendable {
    /// The path in the importing spec.
    package let path: NodeID
    /// Nil where it could not be read or has an error: that was said, and nothing is said that may follow from it.
    package let spec: ImportedSpec?

    package init(path: NodeID, spec: ImportedSpec?) {
        self.path = path
        self.spec = spec
    }
}

/// A spec that another one imports, analysed and without error. Its own lists can be used there.
package struct ImportedSpec: Sendable {
    /// What messages call its file.
    package let name: String
    package let syntax: FormSyntax
    package let form: Form
    /// What it imports itself: those lists are not passed on.
    package let indirect: [IndirectSpec]

    package init(name: String, syntax: FormSyntax, form: Form, indirect: [IndirectSpec]) {
        self.name = name
        self.syntax = syntax
        self.form = form
        self.indirect = indirect
    }
}

/// A spec that an imported one imports, for what a message says of it.
package struct IndirectSpec: Sendable {
    package let name: String
    package let syntax: FormSyntax

    package init(name: String, syntax: FormSyntax) {
        self.name = name
        self.syntax = syntax
    }
}

/// The lists that a spec may use from others.
struct ImportedLists {
    struct Entry {
        enum Use {
            case available
            /// It is of a spec that the import imports: a position among these.
            case indirect(Int)
            /// It cannot be used, which was said.
            case refused
        }

        /// A position among the imports.
        let source: Int
        /// A position in the spec's lists.
        let list: Int
        var use = Use.available
    }

    var imports: [Import] = []
    var entries: [Entry] = []
    var byName = TextIndex()
    /// By import: whether a field names a list of it.
    var isUsed: [Bool] = []
    /// Whether there may be lists that are not known, since an import could not be read.
    var isIncomplete = false
    /// Where the tags of the options stand that were copied, and from which of the form's options on they were.
    var tagPlaces: [SourceRange] = []
    var firstOption = 0
    /// The copied lists: their positions in the form, and what they are copies of.
    var copies: [(list: Int, entry: Entry)] = []
}

extension FormSyntax {
    /// The paths under `imports` that could be read.
    package var importPaths: [NodeID] { lines(.imports, in: root) }

    /// Whether there may be imports that could not be read.
    fileprivate var hasUnreadImports: Bool {
        guard let node = root.flatMap({ keyNode(.imports, in: $0) }) else { return areImportsMeant }
        let value = tree.next(after: node)
        return tree.isBroken(value)
            || tree[value].kind == .sequence && tree.children(of: value).contains { tree.isBroken($0) }
    }
}

/// Lists of other specs: each that a field uses is copied into the form, after the form's own.
extension Analysis {
    mutating func lowerImports(_ imports: [Import]) {
        imported.isIncomplete = syntax.hasUnreadImports || imports.contains { $0.spec == nil }
        if imports.isEmpty { return }
        imported.imports = imports
        imported.isUsed = imports.map { _ in false }
        imported.firstOption = form.options.count
        for position in imports.indices { declareLists(of: position) }
        for position in imports.indices { declareIndirectLists(of: position) }
        var copying = imports.map { ListCopying($0.spec, into: form) }
        for field in syntax.fields {
            guard case .shared(let name) = field.options, !syntax.tree.isBroken(name) else { continue }
            useImported(name, &copying)
        }
        for (copying, entry) in zip(copying, imports) { reportMissing(copying, entry.spec, at: range(entry.path)) }
    }

    /// A list of one name in two places is nobody's: the first keeps it, and the second is an error.
    private mutating func declareLists(of position: Int) {
        guard let spec = imported.imports[position].spec else { return }
        for (list, written) in spec.syntax.lists.enumerated() {
            guard let name = written.name else { continue }
            let text = copyName(name, of: spec.syntax)
            let place = spec.syntax.tree.range(name)
            var first: SourceRange?
            if let own = listsByName.find(text, in: form.buffer) {
                first = syntax.lists[own].name.map { range($0) }
            } else if let other = imported.byName.insert(text, imported.entries.count, in: form.buffer) {
                first = imported.place(of: imported.entries[other])
            } else {
                imported.entries.append(ImportedLists.Entry(source: position, list: list))
                continue
            }
            let path = range(imported.imports[position].path)
            imported.isUsed[position] = true
            report(.duplicateList(string(text), of: spec.name, at: path, declared: place, first: first))
        }
    }

    /// Where no list of that name can be used.
    private mutating func declareIndirectLists(of position: Int) {
        guard let spec = imported.imports[position].spec else { return }
        for (number, indirect) in spec.indirect.enumerated() {
            for (list, written) in indirect.syntax.lists.enumerated() {
                guard let name = written.name else { continue }
                let text = copyName(name, of: indirect.syntax)
                if imported.byName.insert(text, imported.entries.count, in: form.buffer) != nil { continue }
                imported.entries.append(ImportedLists.Entry(source: position, list: list, use: .indirect(number)))
            }
        }
    }

    private mutating func copyName(_ name: NodeID, of syntax: FormSyntax) -> Text {
        form.buffer.append(Array(syntax.tree.buffer.bytes(syntax.tree.text(name))))
    }

    private mutating func useImported(_ node: NodeID, _ copying: inout [ListCopying]) {
        let name = syntax.tree.text(node)
        if listsByName.find(name, in: form.buffer) != nil { return }
        guard let position = imported.byName.find(name, in: form.buffer) else { return }
        let entry = imported.entries[position]
        guard let spec = imported.imports[entry.source].spec else { return }
        imported.isUsed[entry.source] = true
        switch entry.use {
        case .refused: return
        case .indirect(let number):
            imported.entries[position].use = .refused
            let owner = spec.indirect[number]
            let declared = owner.syntax.lists[entry.list].name.map { owner.syntax.tree.range($0) }
            return report(
                .indirectList(string(name), of: owner.name, by: spec.name, at: range(node), declared: declared))
        case .available: break
        }
        if let condition = spec.syntax.condition(inList: entry.list) {
            imported.entries[position].use = .refused
            let place = spec.syntax.tree.range(condition)
            return report(.conditionalList(string(name), of: spec.name, at: range(node), condition: place))
        }
        _ = listsByName.insert(name, form.lists.count, in: form.buffer)
        imported.copies.append((form.lists.count, entry))
        imported.tagPlaces += spec.form.lists[entry.list].options.map { spec.syntax.tagRange($0) }
        copying[entry.source].copy(entry.list, spec, into: &form)
    }
}

extension ImportedLists {
    /// Where the name of a list stands.
    func place(of entry: Entry) -> SourceRange? {
        guard let syntax = imports[entry.source].spec?.syntax else { return nil }
        return syntax.lists[entry.list].name.map { syntax.tree.range($0) }
    }
}

extension FormSyntax {
    /// Whether the options of a list have conditions, which may speak of fields that another form does not have: the
    /// first one's key.
    fileprivate func condition(inList list: Int) -> NodeID? {
        for option in options[lists[list].options] {
            for key in [Key.visibleWhen, .disabledWhen] where keys(of: option).contains(key) {
                if let node = keyNode(key, in: option.node) { return node }
            }
        }
        return nil
    }
}

extension DiagnosticID {
    static let duplicateList: Self = "duplicate-list"
    static let unavailableList: Self = "unavailable-list"
}

extension Diagnostic {
    fileprivate static func duplicateList(
        _ name: String, of spec: String, at range: SourceRange, declared: SourceRange, first: SourceRange?
    ) -> Diagnostic {
        .error(
            .duplicateList, at: range, "there are two lists `\(name)`, one of them from `\(spec)`",
            label: "rename one of them",
            notes: [Note("`\(spec)` has it", at: declared)]
                + (first.map { [Note("the other stands here", at: $0)] } ?? []))
    }

    fileprivate static func conditionalList(
        _ name: String, of spec: String, at range: SourceRange, condition: SourceRange
    ) -> Diagnostic {
        .error(
            .unavailableList, at: range, "the list `\(name)` of `\(spec)` has conditions and cannot be imported",
            label: "a condition speaks of the fields of its own form",
            notes: [Note("the first condition stands here", at: condition)])
    }

    fileprivate static func indirectList(
        _ name: String, of spec: String, by importer: String, at range: SourceRange, declared: SourceRange?
    ) -> Diagnostic {
        .error(
            .unavailableList, at: range, "the list `\(name)` is of `\(spec)`, which only `\(importer)` imports",
            label: "import it here too", notes: declared.map { [Note("the list stands here", at: $0)] } ?? [])
    }
}
