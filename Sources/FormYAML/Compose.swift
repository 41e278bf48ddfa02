package import FormSource

/// The deepest nesting of collections that is read.
package let deepestNesting = 64

/// Reads a document into a tree, refusing what the language does not take from YAML. Whatever stands before a syntax
/// error is in the tree.
package func readYAML(_ source: SourceFile, as file: FileID, _ diagnostics: inout DiagnosticBag) -> YAMLTree {
    let checked = checkBytes(source.bytes, in: file, &diagnostics)
    var composer = Composer(checked, file)
    if checked.isUnreadable {
        composer.tree.isTruncated = true
        return composer.tree
    }
    var reader = EventReader(checked)
    while let event = reader.next(&composer.tree.buffer), composer.take(event, &diagnostics) {}
    if let error = reader.error { composer.stop(at: error, &diagnostics) }
    composer.finish(&diagnostics)
    return composer.tree
}

/// Puts events together into nodes.
struct Composer {
    /// A collection that has not ended.
    struct Open {
        let id: NodeID
        let isMapping: Bool
        /// Whether it is written in brackets.
        let isFlow: Bool
        var endOfLastChild: UInt32
        var expectsValue = false

        mutating func finishChild(end: UInt32) {
            endOfLastChild = end
            expectsValue.toggle()
        }
    }

    var tree: YAMLTree
    let checked: CheckedBytes
    let file: FileID
    /// Where reading ended early, if it did.
    var cut: Int?
    var open: [Open] = []
    private var documents = 0
    var nextNoBreakSpace = 0
    /// The value or key that ended last, and the collections that ended with it.
    var last: NodeID?
    var closed: [NodeID] = []
    /// Found inside brackets; reported if they are closed.
    var held: [Diagnostic] = []
    /// Found in a value; reported if reading goes on after it.
    var unconfirmed: [Diagnostic] = []
    var spacing = Spacing()
    /// The text in which a list item was found.
    var swallower: NodeID?
    var nextRefused = 0
    /// Whether the node that was read last is the value of a key.
    var isValueOfKey: Bool { open.last.map { $0.isMapping && !$0.expectsValue } ?? false }
    /// Whether the innermost open collection is written in brackets.
    private(set) var isInFlow = false

    init(_ checked: CheckedBytes, _ file: FileID) {
        self.checked = checked
        self.file = file
        tree = YAMLTree(file: file, buffer: TextBuffer(source: checked.bytes))
        // Reserved memory is not used memory: one reallocation of a big tree would hold it twice.
        tree.nodes.reserveCapacity(checked.bytes.count / 8 + 16)
    }

    /// Takes one event; false when nothing after it is to be read.
    mutating func take(_ event: YAMLEvent, _ diagnostics: inout DiagnosticBag) -> Bool {
        if nextNoBreakSpace < checked.leadingNoBreakSpaces.count, let space = noBreakSpace(before: event) {
            diagnostics.report(noBreakSpaces(from: space))
            cut = space
            truncateClosed()
            if let last, tree[last].isNull { markBroken(last) }
            return false
        }
        if isInFlow { checkGap(before: event) } else if !unconfirmed.isEmpty { confirm(&diagnostics) }
        switch event.kind {
        case .streamStart, .streamEnd, .documentEnd: return true
        case .documentStart: return startDocument(event, &diagnostics)
        case .alias:
            diagnostics.report(.alias(at: range(event)))
            addScalar(event, [.broken])
        case .scalar:
            let hasProperties = event.anchor != nil || event.tag != nil
            let isRefused = hasProperties && refuseProperties(event, &diagnostics)
            addScalar(event, isRefused ? [.broken] : [])
            checkSpacing(of: event)
            reportLosses(event, &diagnostics)
        case .sequenceStart, .mappingStart: return startCollection(event, &diagnostics)
        case .sequenceEnd, .mappingEnd:
            close(end: event.end, &diagnostics)
            checkClosedBracket()
        }
        return true
    }

    private mutating func startCollection(_ event: YAMLEvent, _ diagnostics: inout DiagnosticBag) -> Bool {
        guard open.count < deepestNesting else {
            diagnostics.report(.nesting(at: SourceRange(Int(event.start), Int(event.start) + 1, in: file)))
            cut = Int(event.start)
            return false
        }
        if event.anchor != nil || event.tag != nil { _ = refuseProperties(event, &diagnostics) }
        if !closed.isEmpty { closed.removeAll(keepingCapacity: true) }
        let isMapping = event.kind == .mappingStart
        let id = NodeID(tree.nodes.count)
        open.append(Open(id: id, isMapping: isMapping, isFlow: event.isFlow, endOfLastChild: event.end))
        isInFlow = event.isFlow
        tree.nodes.append(
            YAMLNode(
                isMapping ? .mapping : .sequence, .plain, event.isFlow ? .flow : [], start: event.start,
                end: event.end, link: Int32(truncatingIfNeeded: id.position + 1)))
        return true
    }

    private mutating func addScalar(_ event: YAMLEvent, _ flags: YAMLNode.Flags) {
        var (start, text, end) = (event.start, event.text, event.end)
        if event.style.isBlock {
            // libyaml ends a block where the next token starts, and its last line breaks are no part of the value.
            let bytes = checked.bytes[Int(start)..<Int(end)]
            end = start + UInt32(max(1, lengthWithoutBlankLines(bytes)))
            text.length = UInt32(lengthWithoutBlankLines(tree.buffer.bytes(text)))
        } else if start == end, isInFlow, let key = open.last.flatMap({ $0.expectsValue ? last : nil }) {
            // The value of a key without a colon stands at the key's end, not at the comma or brace after it.
            let keyEnd = tree[key].end
            if !checked.bytes[Int(keyEnd)..<Int(end)].contains(UInt8(ascii: ":")) {
                (start, end) = (keyEnd, keyEnd)
            }
        }
        if !closed.isEmpty { closed.removeAll(keepingCapacity: true) }
        last = NodeID(tree.nodes.count)
        var node = YAMLNode(.scalar, event.style, flags, start: start, end: end, link: -1)
        if node.writtenText != text, !text.isEmpty || start != end {
            node.link = Int32(truncatingIfNeeded: tree.texts.count)
            tree.texts.append(text)
        }
        tree.nodes.append(node)
        if !checked.refused.isEmpty { breakRefused(from: start, to: event.end) }
        finishChild(end: end)
    }

    /// The length up to the end of the last line that has more than blanks.
    private func lengthWithoutBlankLines(_ bytes: ArraySlice<UInt8>) -> Int {
        guard let letter = bytes.lastIndex(where: { $0 > 0x20 }) else { return 0 }
        return (bytes[letter...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex) - bytes.startIndex
    }

    private mutating func finishChild(end: UInt32) {
        if !open.isEmpty { open[open.count - 1].finishChild(end: end) }
    }

    mutating func close(end: UInt32, _ diagnostics: inout DiagnosticBag) {
        guard let closed = open.popLast() else { return }
        isInFlow = open.last.map(\.isFlow) ?? false
        let position = closed.id.position
        let end = closed.isFlow ? end : closed.endOfLastChild
        tree.nodes[position].end = end
        tree.nodes[position].link = Int32(truncatingIfNeeded: tree.nodes.count)
        if closed.isMapping { checkKeys(of: closed.id, &diagnostics) }
        last = closed.id
        self.closed.append(closed.id)
        finishChild(end: end)
    }

    private mutating func startDocument(_ event: YAMLEvent, _ diagnostics: inout DiagnosticBag) -> Bool {
        documents += 1
        if documents > 1 {
            let start = Int(event.start)
            diagnostics.report(
                event.hasDirectives
                    ? .directive(at: line(from: start))
                    : .secondDocument(at: SourceRange(start, start + 3, in: file)))
            return false
        }
        if event.hasDirectives { diagnostics.report(.directive(at: line(from: Int(event.start)))) }
        return true
    }

    func range(_ event: YAMLEvent) -> SourceRange { SourceRange(Int(event.start), Int(event.end), in: file) }

    private func line(from start: Int) -> SourceRange {
        let end = checked.bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? checked.bytes.count
        return SourceRange(start, end, in: file)
    }
}
