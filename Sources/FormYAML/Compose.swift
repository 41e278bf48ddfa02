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
    while let event = reader.next(), composer.take(event, reader.buffer, &diagnostics) {}
    if let error = reader.error { composer.stop(at: error, &diagnostics) }
    composer.finish(reader.takeBuffer(), &diagnostics)
    return composer.tree
}

/// Puts events together into nodes.
struct Composer {
    private struct Open {
        var id: NodeID
        var endOfLastChild: UInt32
        var expectsValue = false
    }

    var tree: YAMLTree
    let checked: CheckedBytes
    let file: FileID
    /// Where reading ended early, if it did.
    var cut: Int?
    private var open: [Open] = []
    private var documents = 0
    private var nextNoBreakSpace = 0
    /// The value or key that ended last, and the collections that ended with it.
    private var last: NodeID?
    private var closed: [NodeID] = []
    /// Found inside brackets; reported if they are closed.
    var held: [Diagnostic] = []
    /// The text in which a list item was found.
    var swallower: NodeID?
    private var nextRefused = 0
    /// Whether the node that was read last is the value of a key.
    var isValueOfKey: Bool { open.last.map { tree[$0.id].kind == .mapping && !$0.expectsValue } ?? false }
    var isInFlow: Bool { open.last.map { tree[$0.id].flags.contains(.flow) } ?? false }

    init(_ checked: CheckedBytes, _ file: FileID) {
        self.checked = checked
        self.file = file
        tree = YAMLTree(file: file, buffer: TextBuffer(source: []))
        // Reserved memory is not used memory: one reallocation of a big tree would hold it twice.
        tree.nodes.reserveCapacity(checked.bytes.count / 8 + 16)
    }

    /// Takes one event; false when nothing after it is to be read.
    mutating func take(_ event: YAMLEvent, _ buffer: TextBuffer, _ diagnostics: inout DiagnosticBag) -> Bool {
        if let space = noBreakSpace(before: event) {
            diagnostics.report(noBreakSpaces(from: space))
            cut = space
            truncateClosed()
            if let last, tree[last].isNull { markBroken(last) }
            return false
        }
        switch event.kind {
        case .streamStart, .streamEnd, .documentEnd: return true
        case .documentStart: return startDocument(event, &diagnostics)
        case .alias:
            diagnostics.report(.alias(at: range(event)))
            addScalar(event, [.broken], buffer)
        case .scalar:
            let hadProperties = refuseProperties(event, &diagnostics)
            addScalar(event, hadProperties && event.text.isEmpty ? [.broken] : [], buffer)
            reportLosses(event, buffer, &diagnostics)
        case .sequenceStart, .mappingStart:
            guard open.count < deepestNesting else {
                diagnostics.report(.nesting(at: SourceRange(Int(event.start), Int(event.start) + 1, in: file)))
                cut = Int(event.start)
                return false
            }
            _ = refuseProperties(event, &diagnostics)
            closed = []
            open.append(Open(id: NodeID(tree.nodes.count), endOfLastChild: event.end))
            addNode(
                event, event.kind == .mappingStart ? .mapping : .sequence, event.isFlow ? .flow : [], .empty, event.end)
        case .sequenceEnd, .mappingEnd: close(end: event.end, buffer, &diagnostics)
        }
        return true
    }

    private mutating func addNode(
        _ event: YAMLEvent, _ kind: YAMLNode.Kind, _ flags: YAMLNode.Flags, _ text: Text, _ end: UInt32
    ) {
        tree.nodes.append(
            YAMLNode(
                kind: kind, style: event.style, flags: flags, start: event.start, end: end, text: text,
                next: Int32(truncatingIfNeeded: tree.nodes.count + 1)))
    }

    private mutating func addScalar(_ event: YAMLEvent, _ flags: YAMLNode.Flags, _ buffer: TextBuffer) {
        var (event, text, end) = (event, event.text, event.end)
        if event.style.isBlock {
            // libyaml ends a block where the next token starts, and its last line breaks are no part of the value.
            let bytes = checked.bytes[Int(event.start)..<Int(end)]
            end = event.start + UInt32(max(1, lengthWithoutBlankLines(bytes)))
            text.length = UInt32(lengthWithoutBlankLines(buffer.bytes(text)))
        } else if event.start == end, isInFlow, let key = open.last.flatMap({ $0.expectsValue ? last : nil }) {
            // The value of a key without a colon stands at the key's end, not at the comma or brace after it.
            let keyEnd = tree[key].end
            if !checked.bytes[Int(keyEnd)..<Int(end)].contains(UInt8(ascii: ":")) {
                (event.start, end) = (keyEnd, keyEnd)
            }
        }
        closed = []
        last = NodeID(tree.nodes.count)
        addNode(event, .scalar, flags, text, end)
        if !checked.refused.isEmpty { breakRefused(event) }
        finishChild(end: end)
    }

    /// The length up to the end of the last line that has more than blanks.
    private func lengthWithoutBlankLines(_ bytes: ArraySlice<UInt8>) -> Int {
        guard let letter = bytes.lastIndex(where: { $0 > 0x20 }) else { return 0 }
        return (bytes[letter...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex) - bytes.startIndex
    }

    /// Says of the node that was read last that its fault is reported.
    mutating func markBroken() {
        if let last = tree.nodes.indices.last { tree.nodes[last].flags.insert(.broken) }
    }

    /// A refused character breaks what it stands in. If that is a key, the key that was meant is not missing.
    private mutating func breakRefused(_ event: YAMLEvent) {
        while nextRefused < checked.refused.count, checked.refused[nextRefused] < Int(event.start) { nextRefused += 1 }
        guard nextRefused < checked.refused.count, checked.refused[nextRefused] < Int(event.end) else { return }
        if checked.bytes[checked.refused[nextRefused]] == 0x0A { return }
        markBroken()
        guard let parent = open.last, tree[parent.id].kind == .mapping, !parent.expectsValue else { return }
        tree.nodes[parent.id.position].flags.insert(.truncated)
        if open.count == 1 { tree.isTruncated = true }
    }

    private mutating func finishChild(end: UInt32) {
        guard let last = open.indices.last else { return }
        open[last].endOfLastChild = end
        open[last].expectsValue.toggle()
    }

    private mutating func close(end: UInt32, _ buffer: TextBuffer, _ diagnostics: inout DiagnosticBag) {
        guard let closed = open.popLast() else { return }
        let position = closed.id.position
        let end = tree.nodes[position].flags.contains(.flow) ? end : closed.endOfLastChild
        tree.nodes[position].end = end
        tree.nodes[position].next = Int32(truncatingIfNeeded: tree.nodes.count)
        if tree.nodes[position].kind == .mapping { checkKeys(of: closed.id, buffer, &diagnostics) }
        last = closed.id
        self.closed.append(closed.id)
        finishChild(end: end)
    }

    /// Ends at a syntax error. The value in which it was noticed is not what its author meant, and what ended just
    /// before the error may have been meant to go on.
    mutating func stop(at error: RawSyntaxError, _ diagnostics: inout DiagnosticBag) {
        cut = error.offset
        let bracket = isInFlow ? open.last.map { Int(tree[$0.id].start) } : nil
        let fault = SyntaxFault(error, in: checked, after: last.map { tree[$0] }, inside: bracket, file)
        let diagnostic = fault.diagnostic()
        let line = fault.line(of: diagnostic.range)
        if let space = checked.leadingNoBreakSpaces[nextNoBreakSpace...].first(where: { line.contains($0) }) {
            diagnostics.report(noBreakSpaces(from: space))
        } else if swallower == nil || swallower != last {
            diagnostics.report(diagnostic.noting(held))
        }
        truncateClosed()
        if let last, fault.spoils(tree[last]) { markBroken(last) }
        // What was to be a list is a mapping, and the dash part of its first key.
        if diagnostic.id == .dashWithoutBlank, let list = open.last?.id.position {
            for node in [list, list + 1] where node < tree.nodes.count { tree.nodes[node].flags.insert(.broken) }
        }
    }

    /// What ended with the last value may have been meant to go on.
    private mutating func truncateClosed() {
        for node in closed { tree.nodes[node.position].flags.insert(.truncated) }
        held = []
    }

    /// Says of a node that its fault is reported; of a value that is none, that its key was no key.
    private mutating func markBroken(_ node: NodeID) {
        tree.nodes[node.position].flags.insert(.broken)
        if tree[node].isNull, node.position > 0, tree.nodes[node.position - 1].end == tree[node].start {
            tree.nodes[node.position - 1].flags.insert(.broken)
        }
    }

    /// Closes what a fault left open; a key that lost its value gets an empty one.
    mutating func finish(_ buffer: TextBuffer, _ diagnostics: inout DiagnosticBag) {
        tree.isTruncated = tree.isTruncated || cut != nil
        held.forEach { diagnostics.report($0) }
        while let last = open.last {
            tree.nodes[last.id.position].flags.insert(.truncated)
            let end = last.endOfLastChild
            if tree[last.id].kind == .mapping, last.expectsValue {
                addNode(YAMLEvent(kind: .scalar, start: end, end: end), .scalar, .broken, .empty, end)
            }
            close(end: end, buffer, &diagnostics)
        }
        tree.buffer = buffer
        reportTabs(&diagnostics)
    }

    private mutating func startDocument(_ event: YAMLEvent, _ diagnostics: inout DiagnosticBag) -> Bool {
        documents += 1
        if documents > 1 {
            diagnostics.report(.secondDocument(at: SourceRange(Int(event.start), Int(event.start) + 3, in: file)))
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

    // MARK: Indentation

    /// A non-breaking space in the indentation that stands before an event and outside of every quoted or block scalar.
    private mutating func noBreakSpace(before event: YAMLEvent) -> Int? {
        while nextNoBreakSpace < checked.leadingNoBreakSpaces.count {
            let space = checked.leadingNoBreakSpaces[nextNoBreakSpace]
            if space >= Int(event.end) { return nil }
            nextNoBreakSpace += 1
            // Inside a scalar that keeps its lines it is text; at the start of a plain one the author meant
            // indentation.
            let isWide = checked.bytes[space] != 0xC2
            let isText = event.kind == .scalar && (event.style != .plain || isWide) && Int(event.start) < space
            if !isText { return space }
        }
        return nil
    }

    /// All the non-breaking spaces of an indentation, and the blanks among them.
    private func noBreakSpaces(from space: Int) -> Diagnostic {
        var (at, end, count) = (space, space, 0)
        while at < checked.bytes.count {
            guard let (scalar, length) = decodeUTF8(checked.bytes, at: at), scalar == 0x20 || isForeignSpace(scalar)
            else { break }
            at += length
            count += 1
            if scalar != 0x20 { end = at }
        }
        let first = decodeUTF8(checked.bytes, at: space)?.scalar ?? 0xA0
        return .noBreakSpaceInIndentation(first, count: count - (at - end), at: SourceRange(space, end, in: file))
    }

    /// Tabs in an indentation are faults but for those inside quoted and block scalars. What a syntax error cut off
    /// is not judged.
    private func reportTabs(_ diagnostics: inout DiagnosticBag) {
        var position = 0
        for tab in checked.leadingTabs where tab < cut ?? .max {
            while position < tree.nodes.count,
                !(tree.nodes[position].kind == .scalar && Int(tree.nodes[position].end) > tab)
            {
                position += 1
            }
            let isText =
                position < tree.nodes.count && tree.nodes[position].style != .plain
                && Int(tree.nodes[position].start) < tab
            if !isText, !isBlankOrComment(after: tab) {
                diagnostics.report(.tabInIndentation(in: checked.bytes, from: tab, file))
            }
        }
    }

    private func isBlankOrComment(after offset: Int) -> Bool {
        let rest = checked.bytes[offset...].first { $0 != 0x20 && $0 != 0x09 }
        return rest == nil || rest == 0x0A || rest == 0x0D || rest == UInt8(ascii: "#")
    }
}
