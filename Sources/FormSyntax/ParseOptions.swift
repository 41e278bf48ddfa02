import FormSource
import FormYAML

/// Choice lists and their options.
extension FormParser {
    /// A shared list: a sequence, or a mapping with a head. With no name it is what a field has behind `options`.
    mutating func sharedOptions(_ node: NodeID, name: NodeID?) {
        if tree[node].isNull, !tree.isBroken(node), let name {
            diagnostics.report(.emptyValue(tree.string(name), at: range(name)))
            return breakNode(node)
        }
        if tree[node].kind == .mapping { return head(node, .list, name) }
        list(node, name: name)
    }

    /// `options` of a field: a list, the name of one, a source, or a list with a head.
    mutating func fieldOptions(_ node: NodeID) {
        switch tree[node].kind {
        case .scalar:
            line(node, "the name of a list", "options")
            setOptions(.shared(node))
        case .sequence: list(node, name: nil)
        case .mapping: head(node, .fieldOptions, nil)
        }
    }

    private mutating func head(_ node: NodeID, _ table: KeyTable, _ name: NodeID?) {
        let first = tree.firstChild(of: node)
        if !syntax.isEmpty(node), tree[first].style == .plain,
            let fault = Diagnostic.dashWithoutBlank(in: tree.buffer.source, at: Int(tree[first].start), tree.file)
        {
            diagnostics.report(fault)
            return breakNode(node)
        }
        if name != nil, let source = unreadKey("source", in: node) {
            diagnostics.report(.sharedSource(at: range(source)))
            return breakNode(node)
        }
        if isOptionsWithoutDashes(node, table) {
            diagnostics.report(.optionsWithoutDashes(at: start(of: node)))
            return breakNode(node)
        }
        listHead = (name, node)
        _ = mapping(node, table)
        listHead = nil
        if let source = syntax.value(.source, in: node) {
            for key in [Key.options, .tagType, .swiftName] {
                guard let other = syntax.keyNode(key, in: node) else { continue }
                diagnostics.report(.sourceAndOptions(key.name, at: range(other)))
            }
            return setOptions(.source(source))
        }
        let isMissing = !syntax.has(.options, in: node) && !syntax.has(.source, in: node)
        if isMissing, !lastSuggested.contains(.options), !syntax.isTruncated(node) {
            let isField = table.has(.source)
            diagnostics.report(
                .missingKey("options", of: table.owner, at: start(of: node), or: isField ? "source" : nil))
        }
    }

    /// Whether what stands there are options that are not a list: none of the keys is one of a list's head.
    private func isOptionsWithoutDashes(_ node: NodeID, _ table: KeyTable) -> Bool {
        var key = tree.firstChild(of: node)
        while key.index < tree.end(of: node).index {
            let name = tree.string(key)
            if tree[key].kind != .scalar || name.hasPrefix("x-") { return false }
            if table.specs.contains(where: { $0.key.name == name }) { return false }
            if nearest(to: name, among: table.specs.map(\.key.name)) != nil { return false }
            key = tree.next(after: tree.next(after: key))
        }
        return !syntax.isEmpty(node)
    }

    mutating func list(_ node: NodeID, name: NodeID?) {
        let head = listHead
        listHead = nil
        guard expect(.sequence, node, "a list of options") else { return }
        let first = syntax.options.count
        var at = tree.firstChild(of: node)
        while at.index < tree.end(of: node).index {
            option(at)
            at = tree.next(after: at)
        }
        let list = ListSyntax(
            name: head?.name ?? name, node: head?.node ?? node, options: first..<syntax.options.count)
        syntax.lists.append(list)
        if list.name == nil { setOptions(.own(syntax.lists.count - 1)) }
    }

    private mutating func setOptions(_ options: OptionsSyntax) {
        if currentField < syntax.fields.count { syntax.fields[currentField].options = options }
    }

    // MARK: An option

    private mutating func option(_ node: NodeID) {
        if tree.isBroken(node) { return }
        switch tree[node].kind {
        case .scalar:
            if tree[node].isNull { return diagnostics.report(.emptyOption(at: range(node))) }
            line(node, "a tag")
            add(node, tag: node, label: nil)
        case .sequence: _ = expect(.mapping, node, "an option: a tag, `tag: label`, or a mapping with `tag`")
        case .mapping: mappingOption(node)
        }
    }

    private mutating func mappingOption(_ node: NodeID) {
        let key = tree.firstChild(of: node)
        if key.index >= tree.end(of: node).index { return diagnostics.report(.emptyOption(at: range(node))) }
        let value = tree.next(after: key)
        let isPair = tree.next(after: value).index >= tree.end(of: node).index
        if isPair, tree.isBroken(key) { return }
        if isPair, KeyTable.option.find(tree.text(key), in: tree.buffer) == nil {
            if tree[value].isNull, !tree.isBroken(value) {
                return diagnostics.report(.emptyValue(tree.string(key), at: range(key)))
            }
            text(value)
            line(key, "a tag")
            return add(node, tag: key, label: tree.isBroken(value) ? nil : value)
        }
        if let fault = shorthandWithKeys(node, key, value) {
            diagnostics.report(fault)
            // The option counts as read, so that nobody misses its tag.
            let isShorthand = fault.id == .shorthandWithKeys && !tree[value].isNull
            return add(node, tag: isShorthand ? key : nil, label: isShorthand ? value : nil)
        }
        let missing = mapping(node, .option)
        let keys = lastSuggested
        report(missing: missing, in: node, "an option")
        let (tag, label) = (syntax.value(.tag, in: node), syntax.value(.label, in: node))
        let keySet = Int32(truncatingIfNeeded: syntax.keySets.count)
        syntax.keySets.append(keys)
        syntax.options.append(OptionSyntax(node: node, tag: tag, label: label, keySet: keySet))
    }

    private mutating func add(_ node: NodeID, tag: NodeID?, label: NodeID?) {
        syntax.options.append(OptionSyntax(node: node, tag: tag, label: label))
    }

    /// `apple: Apple` with keys of an option under it.
    private func shorthandWithKeys(_ node: NodeID, _ key: NodeID, _ value: NodeID) -> Diagnostic? {
        if KeyTable.option.find(tree.text(key), in: tree.buffer) != nil { return nil }
        let names = KeyTable.option.specs.map(\.key.name)
        let isShorthand =
            tree[key].kind == .scalar && !tree.isBroken(key) && tree[value].kind == .scalar
            && nearest(to: tree.string(key), among: names) == nil
        let hasTag = hasKey("tag", in: node)
        guard isShorthand, !hasTag, !tree.string(key).hasPrefix("x-") else { return nil }
        if ["value", "id", "key", "name", "text", "code"].contains(tree.string(key)) {
            return .foreignTag(tree.string(key), at: range(key))
        }
        let isFlow = tree[node].flags.contains(.flow)
        let source = tree.buffer.source
        let spelled = String(decoding: source[Int(tree[key].start)..<Int(tree[key].end)], as: UTF8.self)
        var column = 0
        // Beyond any sensible indentation the line is not walked: a file may be one line.
        while column < min(Int(tree[key].start), 200), source[Int(tree[key].start) - column - 1] != 0x0A { column += 1 }
        let between = isFlow ? ", " : "\n" + String(repeating: " ", count: column)
        return .shorthandWithKeys(
            tree.string(key), at: range(key), replacement: "tag: \(spelled)\(between)label",
            isCertain: isPlainShorthand(key, value, in: node))
    }

    /// Whether nothing but a tag with its label and other keys of an option can be meant.
    private func isPlainShorthand(_ first: NodeID, _ value: NodeID, in node: NodeID) -> Bool {
        if tree[value].isNull || hasKey("label", in: node) { return false }
        // Behind a `?` the colon is on a line of its own.
        let source = tree.buffer.source
        let before = source[..<Int(tree[first].start)].last { $0 > 0x20 }
        if before == UInt8(ascii: "?") { return false }
        var key = tree.next(after: value)
        while key.index < tree.end(of: node).index {
            if KeyTable.option.find(tree.text(key), in: tree.buffer) == nil { return false }
            key = tree.next(after: tree.next(after: key))
        }
        return true
    }
}

extension DiagnosticID {
    static let sourceAndOptions: Self = "source-and-options"
    static let emptyOption: Self = "empty-option"
    static let shorthandWithKeys: Self = "shorthand-with-keys"
}

extension Diagnostic {
    fileprivate static func sourceAndOptions(_ key: String, at range: SourceRange) -> Diagnostic {
        .error(
            .sourceAndOptions, at: range, "`\(key)` next to `source`",
            label: "a source brings its own options; keep one")
    }

    fileprivate static func sharedSource(at range: SourceRange) -> Diagnostic {
        .error(
            .unknownKey, at: range, "`source` is no key of a shared list",
            label: "a field takes `options: { source: NAME }`")
    }

    fileprivate static func optionsWithoutDashes(at range: SourceRange) -> Diagnostic {
        .error(
            .wrongKind, at: range, "expected a list of options, found a mapping", label: "begin each option with `- `")
    }

    fileprivate static func foreignTag(_ name: String, at range: SourceRange) -> Diagnostic {
        .error(
            .unknownKey, at: range, "`\(name)` is no key of an option", label: "what is stored is its `tag`",
            fix: Fix("write `tag`", replace: range, with: "tag", isCertain: false))
    }

    fileprivate static func emptyOption(at range: SourceRange) -> Diagnostic {
        .error(.emptyOption, at: range, "an option without a tag", label: "write `tag: label`")
    }

    fileprivate static func shorthandWithKeys(
        _ tag: String, at range: SourceRange, replacement: String, isCertain: Bool
    ) -> Diagnostic {
        .error(
            .shorthandWithKeys, at: range, "`\(tag): …` has no room for other keys",
            label: "write `tag: \(tag)` and `label:` when an option has more",
            fix: Fix("write `tag` and `label`", replace: range, with: replacement, isCertain: isCertain))
    }
}
