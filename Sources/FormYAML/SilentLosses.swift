import FormSource

/// Text that YAML accepts and that quietly means something else than its author thinks. Each is reported once, with
/// its cause.
extension Composer {
    mutating func reportLosses(_ event: YAMLEvent, _ diagnostics: inout DiagnosticBag) {
        switch event.style {
        case .plain:
            // Most values end with their line.
            let end = Int(event.end)
            if end < checked.bytes.count, checked.bytes[end] == 0x20 || checked.bytes[end] == 0x09 {
                reportComment(after: event, &diagnostics)
            }
            // A value that stands in the source as it is has one line.
            if event.text.offset != event.start { reportSwallowedItem(event, &diagnostics) }
        case .doubleQuoted: checkEscapes(event, &diagnostics)
        case .singleQuoted, .literal, .folded: break
        }
    }

    /// ` #` cuts a plain value. A comment has a blank after its `#`; text such as `Item #5` has not, nor has text in
    /// quotes.
    private mutating func reportComment(
        after event: YAMLEvent, _ diagnostics: inout DiagnosticBag
    ) {
        let bytes = checked.bytes
        var hash = Int(event.end)
        while hash < bytes.count, bytes[hash] == 0x20 || bytes[hash] == 0x09 { hash += 1 }
        guard hash < bytes.count, bytes[hash] == UInt8(ascii: "#"), hash > Int(event.end) else { return }
        let end = bytes[hash...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        let isText = hash + 1 < end && bytes[hash + 1] > 0x20 && bytes[hash + 1] != UInt8(ascii: "#")
        let text = tree.buffer.bytes(event.text)
        // An inch sign before an ordinary comment opens no quote: one that opens is closed in what was cut off.
        let quote = UInt8(ascii: "\"")
        let opensQuote = text.lazy.filter { $0 == quote }.count % 2 == 1 && bytes[hash..<end].contains(quote)
        let range = SourceRange(hash, end, in: file)
        if event.start == event.end, isText {
            diagnostics.report(.commentForValue(at: range))
            markBroken()
        } else if opensQuote {
            diagnostics.report(.quotesInPlainValue(at: range))
        } else if isText, event.start != event.end {
            // Inside brackets it may be what closes them, which a syntax error then says.
            if isInFlow {
                held.append(.commentInValue(at: range))
            } else {
                diagnostics.report(.commentInValue(at: range))
            }
        }
    }

    /// `- x` with a deeper `- y` under it is the one string `x - y`.
    private mutating func reportSwallowedItem(_ event: YAMLEvent, _ diagnostics: inout DiagnosticBag) {
        let bytes = checked.bytes
        var at = Int(event.start)
        while let lineEnd = bytes[at..<Int(event.end)].firstIndex(of: 0x0A) {
            at = lineEnd + 1
            while at < Int(event.end), bytes[at] == 0x20 { at += 1 }
            let isItem = at + 1 < Int(event.end) && bytes[at] == UInt8(ascii: "-") && bytes[at + 1] == 0x20
            if isItem {
                let end = bytes[at..<Int(event.end)].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? Int(event.end)
                let range = SourceRange(at, end, in: file)
                // What it was swallowed by may have been an item itself.
                let fault = Diagnostic.dashWithoutBlank(in: bytes, at: Int(event.start), file)
                let diagnostic = fault ?? .swallowedItem(at: range)
                // Inside brackets it may be that one of them was not closed, which a syntax error then says.
                if isInFlow { return held.append(diagnostic) }
                swallower = NodeID(tree.nodes.count - 1)
                if isValueOfKey { markBroken() }
                return diagnostics.report(diagnostic)
            }
        }
    }

    /// Inside braces `tag:apple` is a key without a value, since no blank follows the colon.
    mutating func reportColonInFlow(_ key: NodeID, in mapping: NodeID, _ diagnostics: inout DiagnosticBag) -> Bool {
        let (node, value) = (tree[key], tree[tree.next(after: key)])
        guard node.style == .plain, value.isNull, value.start == node.end, value.end == node.end else { return false }
        let bytes = checked.bytes[Int(node.start)..<Int(node.end)]
        // Neither a time nor an address is a key with its value.
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > bytes.startIndex, colon + 1 < bytes.endIndex,
            bytes[colon - 1] > UInt8(ascii: "9"), bytes[colon + 1] != UInt8(ascii: "/")
        else { return false }
        diagnostics.report(.colonWithoutBlank(at: SourceRange(colon, colon + 1, in: file)))
        for node in [key.position, key.position + 1] { tree.nodes[node].flags.insert(.broken) }
        tree.nodes[mapping.position].flags.insert(.truncated)
        return true
    }

    /// Control characters are refused by escape too; line feed, tab and the exotic line ends pass. A value full of
    /// them has one cause: a dozen are said.
    private mutating func checkEscapes(_ event: YAMLEvent, _ diagnostics: inout DiagnosticBag) {
        if event.text.offset == event.start + 1 { return }
        let text = tree.buffer.bytes(event.text)
        let scalar = ScalarSource(checked.bytes, event.start, event.end, event.style)
        var previous: UInt8 = 0
        var count = 0
        for (offset, byte) in zip(text.indices, text) {
            let isControl =
                byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F
                || previous == 0xC2 && (0x80..<0xA0).contains(byte) && byte != 0x85
            if isControl, count < 12 {
                let start = offset - text.startIndex - (byte < 0x80 ? 0 : 1)
                let place = scalar.sourceRange(of: start..<start + 1, in: file)
                diagnostics.report(.controlCharacter(UInt32(byte), at: place))
                count += 1
                markBroken()
            }
            previous = byte
        }
    }
}

extension DiagnosticID {
    static let commentInValue: Self = "comment-in-value"
    static let commentForValue: Self = "comment-for-value"
    static let quotesInPlainValue: Self = "quotes-in-plain-value"
    static let swallowedItem: Self = "swallowed-item"
}

extension Diagnostic {
    fileprivate static func commentInValue(at range: SourceRange) -> Diagnostic {
        .warning(
            .commentInValue, at: range, "` #` starts a comment, so this is not part of the value",
            label: "quote the value, or put a space after `#` if it is a comment")
    }

    fileprivate static func commentForValue(at range: SourceRange) -> Diagnostic {
        .error(
            .commentForValue, at: range, "the value is empty, since ` #` starts a comment",
            label: "quote the value, or put a space after `#` if it is a comment")
    }

    fileprivate static func quotesInPlainValue(at range: SourceRange) -> Diagnostic {
        .error(
            .quotesInPlainValue, at: range, "` #` starts a comment here: quotes inside a plain value protect nothing",
            label: "put the whole value into single quotes")
    }

    fileprivate static func swallowedItem(at range: SourceRange) -> Diagnostic {
        .error(
            .swallowedItem, at: range, "this item is part of the text above it",
            label: "indent it as the item above, or put a `:` after what it stands under")
    }

    /// A syntax error with its likely cause: what was found inside the brackets that it left open.
    func noting(_ held: [Diagnostic]) -> Diagnostic {
        let comments: [DiagnosticID] = [.commentInValue, .commentWithoutBlank]
        guard id == .unclosedBracket, let comment = held.first(where: { comments.contains($0.id) }) else { return self }
        var diagnostic = self
        diagnostic.notes.append(Note("`#` starts a comment here", at: comment.range))
        return diagnostic
    }
}
