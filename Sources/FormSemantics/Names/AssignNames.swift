import FormModel
import FormSource
import FormSyntax
import FormYAML

/// Gives everything its Swift name. A name follows from its own text alone; two that are the same, or one that hides
/// what the output uses, are errors that `swift-name` settles.
extension Analysis {
    mutating func assignNames() {
        nameForm()
        nameLists()
        nameFields()
        nameSections()
        nameSources()
        for list in syntax.lists.indices where !differSurely(form.lists[list].options) { nameOptions(list) }
        for list in syntax.lists.count..<form.lists.count { nameListWithOther(list) }
        checkMembers()
    }

    private mutating func nameForm() {
        guard let name = form.name else { return }
        let explicit = explicitName(in: syntax.root)
        form.swiftName = form.buffer.append(explicit ?? SwiftName.make(string(name), .upperCamel))
        let node = syntax.value(.swiftName, in: syntax.root) ?? syntax.value(.form, in: syntax.root)
        if let node { checkTypeName(form.swiftName, node, isOfModule: true) }
    }

    /// What `swift-name` says, if it is an identifier.
    mutating func explicitName(in mapping: NodeID?) -> String? {
        guard let written = syntax.string(.swiftName, in: mapping) else { return nil }
        let plain =
            written.value.hasPrefix("`") && written.value.hasSuffix("`")
            ? String(written.value.dropFirst().dropLast()) : written.value
        if SwiftName.isIdentifier(plain) { return SwiftName.escaped(plain) }
        report(.swiftName(written.value, at: written.range))
        return nil
    }

    private mutating func nameLists() {
        var owners = [Int](repeating: -1, count: form.lists.count)
        for (position, field) in syntax.fields.enumerated() {
            if case .own(let list) = field.options { owners[list] = position }
        }
        for (position, list) in syntax.lists.enumerated() {
            let explicit = syntax.tree[list.node].kind == .mapping ? explicitName(in: list.node) : nil
            let owner = owners[position] < 0 ? nil : syntax.value(.id, of: syntax.fields[owners[position]])
            guard let source = list.name ?? owner else { continue }
            let place = syntax.value(.swiftName, in: list.node) ?? source
            form.lists[position].swiftName =
                explicit.map { form.buffer.append($0) } ?? name(syntax.tree.text(source), .upperCamel)
            checkTypeName(form.lists[position].swiftName, place, isOfModule: form.name == nil)
        }
    }

    private mutating func nameFields() {
        for (position, field) in syntax.fields.enumerated() {
            guard let id = form.fields[position].id else { continue }
            let isNamed = field.otherOf == nil && field.keys.contains(.swiftName)
            let explicit = isNamed ? explicitName(in: field.node).map { form.buffer.append($0) } : nil
            form.fields[position].swiftName = explicit ?? name(id, .lowerCamel)
        }
    }

    /// A name made of a text. Plain lower-case words take a way over bytes.
    mutating func name(_ text: Text, _ style: SwiftName.Style) -> Text {
        if let name = simpleName.make(text, style, in: &form.buffer) { return name }
        return form.buffer.append(SwiftName.make(string(text), style))
    }

    // MARK: Members of the form's type

    /// - Parameter isOfModule: whether the type stands in the module, and not in the form's own.
    private mutating func checkTypeName(_ name: Text, _ node: NodeID, isOfModule: Bool) {
        let isOfViews = isOfModule && Reserved.viewTypes.contains(string: name, form.buffer)
        let isReserved = isOfViews || Reserved.types.contains(string: name, form.buffer)
        if isReserved || Reserved.isRuntimeType(form.buffer.bytes(name)) {
            report(.reservedName(string(name), at: range(node)))
        }
    }

    /// What a member of the form's type is named after.
    private enum Owner {
        case form, sharedList, ownList, field
        /// A field, by `swift-name`.
        case renamedField
    }

    private struct Members {
        var index: TextIndex
        var all: [(node: NodeID, text: Text, owner: Owner)] = []
        init(expecting count: Int) { index = TextIndex(expecting: count) }
    }

    /// Properties and nested types share one scope.
    private mutating func checkMembers() {
        var members = Members(expecting: form.fields.count + form.lists.count)
        if form.name != nil, let node = syntax.value(.form, in: syntax.root) {
            add(form.swiftName, node, nil, .form, &members)
            add(form.buffer.append(form.listsTypeName), node, nil, .form, &members)
        }
        for (position, list) in syntax.lists.enumerated() {
            guard let name = list.name else { continue }
            let node = syntax.value(.swiftName, in: list.node) ?? name
            add(form.lists[position].swiftName, node, nil, .sharedList, &members)
        }
        for (position, field) in syntax.fields.enumerated() {
            guard let id = idPlace(of: position) else { continue }
            if case .own(let list) = field.options {
                let node = syntax.value(.swiftName, in: syntax.lists[list].node) ?? id
                add(form.lists[list].swiftName, node, nil, .ownList, &members)
            }
            if case .shared = field.options, case .list(let list) = form.fields[position].shape.value.choices,
                form.lists[list].base != nil
            {
                add(form.lists[list].swiftName, id, form.fields[position].id, .ownList, &members)
            }
            let name = form.fields[position].swiftName
            let explicit = field.otherOf == nil ? syntax.value(.swiftName, of: field) : nil
            let isReserved = explicit.map { _ in Reserved.isRuntimeType(form.buffer.bytes(name)) } ?? false
            if isReserved || Reserved.properties.contains(string: name, form.buffer) {
                report(.reservedName(string(name), at: range(explicit ?? id)))
            }
            let text = explicit == nil ? form.fields[position].id : nil
            add(name, explicit ?? id, text, explicit == nil ? .field : .renamedField, &members)
        }
        if !imported.copies.isEmpty { checkImportedTypes(members.index, members.all.map(\.node)) }
    }

    /// - Parameter text: what the name is made of, where that does not stand in the node.
    private mutating func add(
        _ name: Text, _ node: NodeID, _ text: Text?, _ owner: Owner, _ members: inout Members
    ) {
        if name.isEmpty { return }
        let text = text ?? syntax.tree.text(node)
        members.all.append((node, text, owner))
        guard let first = members.index.insert(name, members.all.count - 1, in: form.buffer) else { return }
        let other = members.all[first]
        // Two fields with ids that are too much alike were reported as such; so were their lists.
        let (one, two) = (folded(other.text), folded(text))
        if owner == other.owner, owner == .field || owner == .ownList, form.buffer.equal(one, two) { return }
        let isOwn = owner == .ownList || other.owner == .ownList
        report(
            .sameName(
                string(name), string(other.text), string(text), at: range(node),
                first: range(other.node),
                help: isOwn
                    ? "name the field's list: `options: { swift-name: …, options: […] }`"
                    : "give one another name with `swift-name`"))
    }
}

extension DiagnosticID {
    static let swiftName: Self = "swift-name"
    static let reservedName: Self = "reserved-name"
    static let sameName: Self = "same-name"
}

extension Diagnostic {
    fileprivate static func swiftName(_ name: String, at range: SourceRange) -> Diagnostic {
        .error(.swiftName, at: range, "`\(name)` is no name in Swift")
    }

    static func reservedName(_ escaped: String, at range: SourceRange) -> Diagnostic {
        let name = escaped.filter { $0 != "`" }
        return .error(
            .reservedName, at: range, "its Swift name, `\(name)`, would hide one that the generated code uses",
            label: "give it another with `swift-name`")
    }

    static func sameName(
        _ escaped: String, _ one: String, _ other: String, at range: SourceRange, first: SourceRange, help: String
    ) -> Diagnostic {
        let name = escaped.filter { $0 != "`" }
        let both = one == other ? "two things called `\(one)` are" : "`\(one)` and `\(other)` are both"
        return .error(
            .sameName, at: range, "\(both) `\(name)` in Swift", label: help,
            notes: [Note("the other stands here", at: first)])
    }
}
