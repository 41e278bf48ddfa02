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
        for list in form.lists.indices { nameOptions(list) }
        checkMembers()
    }

    private mutating func nameForm() {
        guard let name = form.name else { return }
        let explicit = explicitName(in: syntax.root)
        form.swiftName = form.buffer.append(explicit ?? SwiftName.make(string(name), .upperCamel))
        let node = syntax.value(.swiftName, in: syntax.root) ?? syntax.value(.form, in: syntax.root)
        if let node { checkTypeName(form.swiftName, node) }
    }

    /// What `swift-name` says, if it is an identifier.
    private mutating func explicitName(in mapping: NodeID?) -> String? {
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
            let owner = owners[position] < 0 ? nil : syntax.value(.id, in: syntax.fields[owners[position]].node)
            guard let source = list.name ?? owner else { continue }
            let place = syntax.value(.swiftName, in: list.node) ?? source
            form.lists[position].swiftName =
                explicit.map { form.buffer.append($0) } ?? name(syntax.tree.text(source), .upperCamel)
            checkTypeName(form.lists[position].swiftName, place)
        }
    }

    private mutating func nameFields() {
        for (position, field) in syntax.fields.enumerated() {
            guard let node = syntax.value(.id, in: field.node) else { continue }
            let explicit = explicitName(in: field.node).map { form.buffer.append($0) }
            form.fields[position].swiftName = explicit ?? name(syntax.tree.text(node), .lowerCamel)
        }
    }

    private mutating func nameOptions(_ list: Int) {
        let options = form.lists[list].options
        var index = options.count > 16 ? TextIndex(expecting: options.count) : nil
        for option in options {
            let syntaxOption = syntax.options[option]
            if form.options[option].tag.isEmpty { continue }
            let explicit =
                syntaxOption.keys.contains(.swiftName)
                ? explicitName(in: syntaxOption.node).map { form.buffer.append($0) } : nil
            let name = explicit ?? self.name(form.options[option].tag, .lowerCamel)
            form.options[option].swiftName = name
            let isReserved = explicit.map { Reserved.isRuntimeType(string($0)) } ?? false
            if isReserved || Reserved.cases.contains(string: name, form.buffer) {
                let place = explicit == nil ? nil : syntax.value(.swiftName, in: syntaxOption.node)
                report(.reservedName(string(name), at: place.map { range($0) } ?? tagRange(option)))
            }
            let first =
                index == nil
                ? (options.lowerBound..<option).first { form.buffer.equal(form.options[$0].swiftName, name) }
                : index?.insert(name, option, in: form.buffer)
            // Equal tags were reported as such.
            if let first, !form.buffer.equal(form.options[first].tag, form.options[option].tag) {
                let (one, other) = (string(form.options[first].tag), string(form.options[option].tag))
                let isCase = one.lowercased() == other.lowercased()
                report(
                    .sameName(
                        string(name), one, other, at: tagRange(option), first: tagRange(first),
                        help: isCase
                            ? "they differ only by case; `swift-name` names one otherwise"
                            : "give one another name with `swift-name`"))
            }
        }
        checkTagCase(list)
    }

    /// A name made of a text. Plain lower-case words take a way over bytes.
    private mutating func name(_ text: Text, _ style: SwiftName.Style) -> Text {
        switch SimpleName(form.buffer.bytes(text), style) {
        case .same: text
        case .joined(let bytes): form.buffer.append(bytes)
        case .other: form.buffer.append(SwiftName.make(string(text), style))
        }
    }

    // MARK: Members of the form's type

    private mutating func checkTypeName(_ name: Text, _ node: NodeID) {
        let text = string(name)
        if Reserved.types.contains(text) || Reserved.isRuntimeType(text) {
            report(.reservedName(text, at: range(node)))
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
        var all: [(node: NodeID, owner: Owner)] = []
        init(expecting count: Int) { index = TextIndex(expecting: count) }
    }

    /// Properties and nested types share one scope.
    private mutating func checkMembers() {
        var members = Members(expecting: form.fields.count + form.lists.count)
        if let node = syntax.value(.form, in: syntax.root) { add(form.swiftName, node, .form, &members) }
        for (position, list) in syntax.lists.enumerated() {
            guard let name = list.name else { continue }
            let node = syntax.value(.swiftName, in: list.node) ?? name
            add(form.lists[position].swiftName, node, .sharedList, &members)
        }
        for (position, field) in syntax.fields.enumerated() {
            guard let id = syntax.value(.id, in: field.node) else { continue }
            if case .own(let list) = field.options {
                let node = syntax.value(.swiftName, in: syntax.lists[list].node) ?? id
                add(form.lists[list].swiftName, node, .ownList, &members)
            }
            let name = form.fields[position].swiftName
            let explicit = syntax.value(.swiftName, in: field.node)
            let isReserved = explicit.map { _ in Reserved.isRuntimeType(string(name)) } ?? false
            if isReserved || Reserved.properties.contains(string: name, form.buffer) {
                report(.reservedName(string(name), at: range(explicit ?? id)))
            }
            add(name, explicit ?? id, explicit == nil ? .field : .renamedField, &members)
        }
    }

    private mutating func add(_ name: Text, _ node: NodeID, _ owner: Owner, _ members: inout Members) {
        if name.isEmpty { return }
        members.all.append((node, owner))
        guard let first = members.index.insert(name, members.all.count - 1, in: form.buffer) else { return }
        let other = members.all[first]
        // Two fields with ids that are too much alike were reported as such; so were their lists.
        let (one, two) = (folded(syntax.tree.text(other.node)), folded(syntax.tree.text(node)))
        if owner == other.owner, owner == .field || owner == .ownList, form.buffer.equal(one, two) { return }
        let isOwn = owner == .ownList || other.owner == .ownList
        report(
            .sameName(
                string(name), syntax.tree.string(other.node), syntax.tree.string(node), at: range(node),
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

    fileprivate static func reservedName(_ escaped: String, at range: SourceRange) -> Diagnostic {
        let name = escaped.filter { $0 != "`" }
        return .error(
            .reservedName, at: range, "its Swift name, `\(name)`, would hide one that the generated code uses",
            label: "give it another with `swift-name`")
    }

    fileprivate static func sameName(
        _ escaped: String, _ one: String, _ other: String, at range: SourceRange, first: SourceRange, help: String
    ) -> Diagnostic {
        let name = escaped.filter { $0 != "`" }
        let both = one == other ? "two things called `\(one)` are" : "`\(one)` and `\(other)` are both"
        return .error(
            .sameName, at: range, "\(both) `\(name)` in Swift", label: help,
            notes: [Note("the other stands here", at: first)])
    }
}
