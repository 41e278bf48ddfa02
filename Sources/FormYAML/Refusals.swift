import FormSource

/// What YAML has and the language does not take.
extension Composer {
    /// Keys of the language with conditions, in which other languages write `!` for `not`.
    private static let conditionKeys: [StaticString] = [
        "visible-when", "required-when", "disabled-when", "require", "when",
    ]

    /// Reports the anchor or the YAML tag, or both, that stand before a node. Whether nothing is to be made of the node then: it is empty, or
    /// a condition that begins with `!`.
    func refuseProperties(
        _ event: YAMLEvent, _ diagnostics: inout DiagnosticBag
    ) -> Bool {
        let key = open.last.flatMap { $0.isMapping && $0.expectsValue ? last : nil }
        let isCondition =
            event.tag != nil
            && key.map { key in Composer.conditionKeys.contains { tree.buffer.equal(tree.text(key), $0) } } ?? false
        let flowEnds: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")]
        var at = Int(event.start)
        while at < checked.bytes.count, [UInt8(ascii: "&"), UInt8(ascii: "!")].contains(checked.bytes[at]) {
            let end = checked.bytes[at...].firstIndex { $0 <= 0x20 || flowEnds.contains($0) } ?? checked.bytes.count
            let range = SourceRange(at, end, in: file)
            let isAnchor = checked.bytes[at] == UInt8(ascii: "&")
            let found = isCondition ? String(decoding: checked.bytes[at..<end], as: UTF8.self) : nil
            diagnostics.report(
                isAnchor ? .anchor(at: range) : found.map { .negation($0, at: range) } ?? .yamlTag(at: range))
            at = checked.bytes[end...].firstIndex { $0 > 0x20 } ?? checked.bytes.count
        }
        return event.text.isEmpty || isCondition
    }

    mutating func checkKeys(of mapping: NodeID, _ diagnostics: inout DiagnosticBag) {
        var key = tree.firstChild(of: mapping)
        let end = tree.end(of: mapping)
        // Of one key little can be wrong, and most mappings are options of one.
        if key.index + 2 == end.index, tree[key].end - tree[key].start > 2, !tree[NodeID(key.position + 1)].isNull {
            return
        }
        var seen = KeysSeen(mapping)
        while key.index < end.index {
            let node = tree[key]
            if node.kind != .scalar, node.flags.contains(.truncated) {
                tree.nodes[key.position].flags.insert(.broken)
            } else if node.kind != .scalar {
                diagnostics.report(.complexKey(at: tree.range(key)))
                // Double braces stand for text, so nothing is to be made of what is inside.
                let isText = tree[key].flags.contains(.flow) && tree[mapping].flags.contains(.flow)
                tree.nodes[(isText ? mapping : key).position].flags.insert(.broken)
            } else if !node.flags.contains(.broken),
                !tree[tree.next(after: key)].isNull || !reportColonInFlow(key, in: mapping, &diagnostics)
            {
                checkKey(key, node, &seen, &diagnostics)
            }
            key = tree.next(after: tree.next(after: key))
        }
    }

    private mutating func checkKey(
        _ key: NodeID, _ node: YAMLNode, _ seen: inout KeysSeen, _ diagnostics: inout DiagnosticBag
    ) {
        if node.style == .plain, tree.buffer.equal(tree.text(node), "<<") {
            diagnostics.report(.mergeKey(at: tree.range(key)))
        } else if let first = seen.insert(key, tree.text(node), tree) {
            let name = tree.buffer.string(tree.text(node))
            diagnostics.report(.duplicateKey(name, at: tree.range(key), first: tree.range(first)))
        } else {
            return
        }
        tree.nodes[key.position].flags.insert(.broken)
    }
}

/// The keys of one mapping. The first are compared one by one, where they stand in the tree; many through an index.
private struct KeysSeen {
    private let mapping: NodeID
    private var count = 0
    private var many: TextIndex?

    init(_ mapping: NodeID) { self.mapping = mapping }

    /// Remembers a key, or gives the one with the same text that came before.
    mutating func insert(_ id: NodeID, _ text: Text, _ tree: YAMLTree) -> NodeID? {
        if many != nil { return many?.insert(text, id.position, in: tree.buffer).map { NodeID($0) } }
        if let first = find(text, before: id, tree) { return first }
        count += 1
        if count == 16 { many = index(upTo: id, tree) }
        return nil
    }

    private func find(_ text: Text, before id: NodeID, _ tree: YAMLTree) -> NodeID? {
        var key = tree.firstChild(of: mapping)
        while key.index < id.index {
            if isKey(key, tree), tree.buffer.equal(tree.text(key), text) { return key }
            key = tree.next(after: tree.next(after: key))
        }
        return nil
    }

    private func index(upTo id: NodeID, _ tree: YAMLTree) -> TextIndex {
        var index = TextIndex(expecting: 64)
        var key = tree.firstChild(of: mapping)
        while key.index <= id.index {
            if isKey(key, tree) { _ = index.insert(tree.text(key), key.position, in: tree.buffer) }
            key = tree.next(after: tree.next(after: key))
        }
        return index
    }

    /// Whether it is one that was remembered: what was refused is broken.
    private func isKey(_ key: NodeID, _ tree: YAMLTree) -> Bool {
        tree[key].kind == .scalar && !tree[key].flags.contains(.broken)
    }
}

extension DiagnosticID {
    static let alias: Self = "alias"
    static let anchor: Self = "anchor"
    static let yamlTag: Self = "yaml-tag"
    static let mergeKey: Self = "merge-key"
    static let complexKey: Self = "complex-key"
    static let duplicateKey: Self = "duplicate-key"
    static let directive: Self = "directive"
    static let secondDocument: Self = "second-document"
    static let nesting: Self = "nesting"
    static let tabInIndentation: Self = "tab-in-indentation"
    static let noBreakSpaceInIndentation: Self = "no-break-space-in-indentation"
}

extension Diagnostic {
    static func alias(at range: SourceRange) -> Diagnostic {
        .error(
            .alias, at: range, "YAML aliases are not used in forms",
            label: "quote it if it is text; write shared options under `choices`")
    }

    static func anchor(at range: SourceRange) -> Diagnostic {
        .error(
            .anchor, at: range, "YAML anchors are not used in forms",
            label: "quote it if it is text; write shared options under `choices`")
    }

    static func yamlTag(at range: SourceRange) -> Diagnostic {
        .error(
            .yamlTag, at: range, "YAML tags are not used in forms",
            label: "remove it, or quote the value if it is text: the key decides what a value is")
    }

    /// A tag where a condition is expected: `!member`.
    fileprivate static func negation(_ found: String, at range: SourceRange) -> Diagnostic {
        let name = found.dropFirst()
        let isName =
            !name.isEmpty
            && name.utf8.allSatisfy {
                (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x5F
            }
        return .error(
            .yamlTag, at: range, "YAML tags are not used in forms",
            label: isName
                ? "in a condition write `not \(name)`, or `\(name) is unanswered`"
                : "in a condition `!` is written `not`")
    }

    fileprivate static func mergeKey(at range: SourceRange) -> Diagnostic {
        .error(
            .mergeKey, at: range, "merge keys are not used in forms",
            label: "write the keys out; shared options go under `choices`")
    }

    fileprivate static func complexKey(at range: SourceRange) -> Diagnostic {
        .error(
            .complexKey, at: range, "a key is a single word here, not a list or mapping",
            label: "quote it if it is text")
    }

    fileprivate static func duplicateKey(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        .error(
            .duplicateKey, at: range, "key `\(name)` stands twice in one mapping",
            notes: [Note("first written here", at: first)])
    }

    static func directive(at range: SourceRange) -> Diagnostic {
        .error(.directive, at: range, "YAML directives are not used in forms", label: "remove the line")
    }

    static func secondDocument(at range: SourceRange) -> Diagnostic {
        .error(
            .secondDocument, at: range, "a spec is one YAML document; another starts here",
            label: "move it into a file of its own")
    }

    static func nesting(at range: SourceRange) -> Diagnostic {
        .error(.nesting, at: range, "nested deeper than \(deepestNesting) levels")
    }

    /// The tabs from an offset on, and the spaces among them.
    static func tabInIndentation(in bytes: [UInt8], from tab: Int, _ file: FileID) -> Diagnostic {
        let stop = bytes[tab...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
        let end = bytes[tab..<stop].lastIndex(of: 0x09).map { $0 + 1 } ?? tab
        let range = SourceRange(tab, end, in: file)
        let spaces = bytes[tab..<end].reduce(0) { $0 + ($1 == 0x09 ? 2 : 1) }
        return .error(
            .tabInIndentation, at: range, "a tab in the indentation", label: "indent with spaces",
            fix: Fix(
                "indent with spaces", replace: range, with: String(repeating: " ", count: spaces), isCertain: false))
    }

    static func noBreakSpaceInIndentation(_ scalar: UInt32, count: Int, at range: SourceRange) -> Diagnostic {
        .error(
            .noBreakSpaceInIndentation, at: range, "a \(spaceName(scalar)) in the indentation",
            label: "replace it by a space; it looks like one, but YAML takes it for text",
            fix: Fix(
                count == 1 ? "write a space" : "write spaces", replace: range,
                with: String(repeating: " ", count: count),
                isCertain: scalar == 0xA0))
    }

    /// What a character that looks like a space is called.
    static func spaceName(_ scalar: UInt32) -> String {
        scalar == 0xA0 ? "non-breaking space (U+00A0)" : "space \(codePoint(scalar))"
    }
}
