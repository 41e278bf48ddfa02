import FormSource

/// Blanks that YAML asks for and libyaml does not: before a comment, and at the start of each line of a value in
/// brackets or quotes. What is found is unconfirmed until the value has ended and reading goes on: a bracket or quote
/// that was not closed is the cause of it, and a syntax error then says so.
extension Composer {
    /// Looks at what stands before an event inside brackets: commas, blanks, comments.
    mutating func checkGap(before event: YAMLEvent) {
        let start = Int(event.start)
        let isPair = event.kind == .mappingStart && event.end > event.start && checked.bytes[start] == UInt8(ascii: "?")
        checkGap(to: isPair ? start + 1 : start)
    }

    /// Each byte of a gap is looked at once, however many events stand at its end.
    mutating func checkGap(to end: Int) {
        guard let last = open.last else { return }
        var at = max(Int(last.endOfLastChild), spacing.checked)
        spacing.checked = max(at, end)
        while at < min(end, checked.bytes.count) {
            switch checked.bytes[at] {
            case 0x20, 0x09, 0x0D, UInt8(ascii: ","), UInt8(ascii: ":"): break
            case 0x0A: checkLine(after: at, in: nil)
            case UInt8(ascii: "#"):
                checkComment(at)
                while at + 1 < end, checked.bytes[at + 1] != 0x0A { at += 1 }
            case UInt8(ascii: "?"):
                // libyaml drops it: the rest is not what its author meant.
                guard at + 1 < checked.bytes.count, checked.bytes[at + 1] > 0x20 else { break }
                unconfirmed.append(.reservedInBrackets("start with `?`", at: SourceRange(at, at + 1, in: file)))
                spacing.spoilsNext = true
            // A syntax error keeps the event that would stand here away.
            case _: return
            }
            at += 1
        }
    }

    /// Looks at a scalar as it was written.
    mutating func checkSpacing(of event: YAMLEvent) {
        let (start, end) = (Int(event.start), Int(event.end))
        if spacing.spoilsNext { markBroken() }
        spacing.spoilsNext = false
        switch event.style {
        case .plain:
            // A value that stands in the source as it is has one line.
            guard isInFlow else { return }
            if event.text.offset != event.start {
                checkLines(start, end, in: nil)
            } else if end == start + 1, checked.bytes[start] == UInt8(ascii: "-"), isFlowIndicator(end) {
                unconfirmed.append(.reservedInBrackets("be a `-` alone", at: SourceRange(start, end, in: file)))
            }
        case .singleQuoted, .doubleQuoted:
            if event.text.offset != event.start + 1, isQuote(start) { checkLines(start, end, in: start) }
            if !isInFlow { checkComment(end) }
        case .literal, .folded: checkHeader(start)
        }
    }

    /// Looks at what follows the bracket that closes the outermost collection.
    mutating func checkClosedBracket() {
        guard let last, tree[last].flags.contains(.flow), !isInFlow else { return }
        checkComment(Int(tree[last].end))
    }

    /// Reports what is known to be the fault itself.
    mutating func confirm(_ diagnostics: inout DiagnosticBag) {
        unconfirmed.forEach { diagnostics.report($0) }
        unconfirmed = []
        spacing.fault = nil
    }

    // MARK: Comments

    /// A comment needs a blank before its `#`; without one libyaml takes it for a comment all the same.
    private mutating func checkComment(_ offset: Int) {
        guard offset < checked.bytes.count, checked.bytes[offset] == UInt8(ascii: "#"), offset > checked.start,
            checked.bytes[offset - 1] > 0x20
        else { return }
        let next = offset + 1 < checked.bytes.count ? checked.bytes[offset + 1] : 0x0A
        unconfirmed.append(
            .commentWithoutBlank(at: SourceRange(offset, offset + 1, in: file), isComment: next <= 0x20))
    }

    // MARK: Lines

    private mutating func checkLines(_ start: Int, _ end: Int, in quote: Int?) {
        var at = start
        while let lineFeed = checked.bytes[at..<end].firstIndex(of: 0x0A) {
            checkLine(after: lineFeed, in: quote)
            at = lineFeed + 1
        }
    }

    /// A line that is neither blank nor a comment must reach the margin. A bracket that closes may stand in the column
    /// of what its list or mapping belongs to: every reader takes it, and it is how code is written.
    private mutating func checkLine(after lineFeed: Int, in quote: Int?) {
        let bytes = checked.bytes
        var at = lineFeed + 1
        while at < bytes.count, bytes[at] == 0x20 { at += 1 }
        guard at < bytes.count, at - lineFeed - 1 < margin else { return }
        switch bytes[at] {
        case 0x0A, 0x0D: return
        case 0x09:
            // Outside of quotes every tab in an indentation is a fault.
            guard quote != nil, let text = bytes[at...].first(where: { $0 != 0x20 && $0 != 0x09 }), text > 0x20 else {
                return
            }
            addLineFault(.tabInIndentation(in: bytes, from: at, file))
        case UInt8(ascii: "#") where quote == nil: return
        case UInt8(ascii: "]") where quote == nil && at - lineFeed == margin: return
        case UInt8(ascii: "}") where quote == nil && at - lineFeed == margin: return
        case _:
            // The bytes of a no-break space are reported as such.
            if let scalar = decodeUTF8(bytes, at: at)?.scalar, isForeignSpace(scalar) { return }
            addLineFault(lineFault(lineFeed + 1, at, in: quote))
        }
    }

    private mutating func lineFault(_ start: Int, _ content: Int, in quote: Int?) -> Diagnostic {
        let bytes = checked.bytes
        var end = bytes[content...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        while end > content + 1, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        let block = open.last { !$0.isFlow }
        let bracket = open.first { $0.isFlow }.map { Int(tree[$0.id].start) }
        let opening = quote ?? bracket ?? content
        let isBlock = opening == content
        return .shallowLine(
            isBlock ? "a block" : quote != nil ? "each line in quotes" : "each line in brackets",
            block.map { !$0.isMapping } ?? false ? "the `-` of its item" : "its key",
            missing: margin + 1 - (content - start), at: SourceRange(content, end, in: file),
            opening: isBlock ? nil : SourceRange(opening, opening + 1, in: file),
            // Nobody writes so far to the right, and many such lines would become a mountain of spaces.
            margin > 256
                ? nil
                : Fix(
                    "indent what belongs to the value", replace: SourceRange(start, content, in: file),
                    with: String(repeating: " ", count: margin + 1), isCertain: quote == nil))
    }

    /// The lines of one value have one cause; the fix moves them all, or a thousand of them.
    private mutating func addLineFault(_ diagnostic: Diagnostic) {
        if let first = spacing.fault {
            // What is left over is found when the file is checked again.
            if unconfirmed[first].fix?.edits.count ?? 0 < 1000 {
                unconfirmed[first].fix?.edits += diagnostic.fix?.edits ?? []
            }
            return
        }
        spacing.fault = unconfirmed.count
        unconfirmed.append(diagnostic)
        // What looks like a quote may have swallowed the keys below it.
        guard !isInFlow, let parent = open.last else { return }
        tree.nodes[parent.id.position].flags.insert(.truncated)
        markBroken()
    }

    /// The column that a line of a value must reach: beyond the keys or dashes of what the value stands in.
    private var margin: Int {
        mutating get {
            guard let block = open.last(where: { !$0.isFlow }) else { return 0 }
            if spacing.block == block.id { return spacing.margin }
            let start = Int(tree[block.id].start)
            var line = start
            while line > checked.start, checked.bytes[line - 1] != 0x0A { line -= 1 }
            spacing.block = block.id
            // What stands after an anchor or a YAML tag has its column elsewhere; those are refused themselves.
            spacing.margin = isProperty(start) ? 0 : start - line + 1
            return spacing.margin
        }
    }

    private func isProperty(_ at: Int) -> Bool {
        at < checked.bytes.count && "&!".utf8.contains(checked.bytes[at])
    }

    private func isQuote(_ at: Int) -> Bool {
        at < checked.bytes.count && "\"'".utf8.contains(checked.bytes[at])
    }

    private func isFlowIndicator(_ at: Int) -> Bool {
        at < checked.bytes.count && ",[]{}".utf8.contains(checked.bytes[at])
    }

    // MARK: Blocks

    /// The header of a block on a line of its own is indented like any value, and a comment after it needs its blank.
    /// A line of blanks that is deeper than a first line with `#` makes that line a comment in silence.
    private mutating func checkHeader(_ start: Int) {
        let bytes = checked.bytes
        guard start < bytes.count, "|>".utf8.contains(bytes[start]) else { return }
        if start > checked.start, let lineFeed = bytes[..<start].lastIndex(where: { $0 != 0x20 }),
            bytes[lineFeed] == 0x0A
        {
            checkLine(after: lineFeed, in: nil)
        }
        var at = start + 1
        while at < bytes.count, "+-0123456789".utf8.contains(bytes[at]) { at += 1 }
        checkComment(at)
        guard let node = tree.nodes.last, tree.text(node).isEmpty else { return }
        var deepest: Range<Int>?
        var line = (bytes[at...].firstIndex(of: 0x0A) ?? bytes.count) + 1
        while line < bytes.count {
            let end = bytes[line...].firstIndex { $0 != 0x20 } ?? bytes.count
            guard end < bytes.count, bytes[end] == 0x0A || bytes[end] == 0x0D else {
                let isText = end < bytes.count && bytes[end] == UInt8(ascii: "#") && end - line >= margin
                if isText, let deepest, deepest.count > end - line {
                    unconfirmed.append(
                        .deepBlankLine(at: SourceRange(deepest.lowerBound, deepest.upperBound, in: file)))
                    markBroken()
                }
                return
            }
            if end - line > deepest?.count ?? 0 { deepest = line..<end }
            line = (bytes[end...].firstIndex(of: 0x0A) ?? bytes.count) + 1
        }
    }
}

/// What the composer remembers of the blanks that it looks at.
struct Spacing {
    /// Up to where the inside of brackets was looked at.
    var checked = 0
    /// Whether the scalar that comes next is what is left after a character that was dropped.
    var spoilsNext = false
    /// Where the first line with too little indentation stands among what is unconfirmed.
    var fault: Int?
    /// The mapping or list whose margin was asked for last, and that margin.
    var block: NodeID?
    var margin = 0
}

extension DiagnosticID {
    static let commentWithoutBlank: Self = "comment-without-blank"
}

extension Diagnostic {
    /// Text right after the `#` may be no comment.
    fileprivate static func commentWithoutBlank(at range: SourceRange, isComment: Bool) -> Diagnostic {
        .error(
            .commentWithoutBlank, at: range, "a blank is missing before this `#`",
            label: "a comment starts with ` #`; quote the whole value if it is text",
            fix: Fix("write ` #`", replace: range, with: " #", isCertain: isComment))
    }

    fileprivate static func reservedInBrackets(_ found: String, at range: SourceRange) -> Diagnostic {
        .error(
            .reservedCharacter, at: range, "inside brackets a plain value cannot \(found)", label: "quote the value")
    }

    fileprivate static func shallowLine(
        _ what: String, _ parent: String, missing: Int, at range: SourceRange, opening: SourceRange?, _ fix: Fix?
    ) -> Diagnostic {
        .error(
            .indentation, at: range, "\(what) is indented deeper than \(parent)",
            label: "indent it by \(missing) more spaces",
            notes: opening.map { [Note("the value starts here", at: $0)] } ?? [], fix: fix)
    }
}
