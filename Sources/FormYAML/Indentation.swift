import FormSource

/// Tabs, and characters that only look like spaces, in an indentation. What they stand in decides whether they are
/// faults.
extension Composer {
    /// A non-breaking space in the indentation that stands before an event and outside of every quoted or block scalar.
    mutating func noBreakSpace(before event: YAMLEvent) -> Int? {
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
    func noBreakSpaces(from space: Int) -> Diagnostic {
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
    func reportTabs(_ diagnostics: inout DiagnosticBag) {
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
