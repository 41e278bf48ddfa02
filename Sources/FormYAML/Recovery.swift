import FormSource

/// What becomes of the tree where a fault was reported: broken nodes, of which nothing more is said, and truncated
/// collections, in which nothing is missed.
extension Composer {
    /// Ends at a syntax error. The value in which it was noticed is not what its author meant, and what ended just
    /// before the error may have been meant to go on.
    mutating func stop(at error: RawSyntaxError, _ diagnostics: inout DiagnosticBag) {
        cut = error.offset
        if isInFlow { checkGap(to: error.offset) }
        let bracket = isInFlow ? open.last.map { Int(tree[$0.id].start) } : nil
        let fault = SyntaxFault(
            error, in: checked, after: last.map { (tree[$0], tree.text($0)) }, inside: bracket, file)
        let diagnostic = fault.diagnostic()
        let line = fault.line(of: diagnostic.range)
        if let space = checked.leadingNoBreakSpaces[nextNoBreakSpace...].first(where: { line.contains($0) }) {
            diagnostics.report(noBreakSpaces(from: space))
        } else if swallower == nil || swallower != last {
            diagnostics.report(diagnostic.noting(held + unconfirmed))
        }
        truncateClosed()
        if let last, fault.spoils(tree[last]) { markBroken(last) }
        // What was to be a list is a mapping, and the dash part of its first key.
        if diagnostic.id == .dashWithoutBlank, let list = open.last?.id.position {
            for node in [list, list + 1] where node < tree.nodes.count { tree.nodes[node].flags.insert(.broken) }
        }
    }

    /// What ended with the last value may have been meant to go on.
    mutating func truncateClosed() {
        for node in closed { tree.nodes[node.position].flags.insert(.truncated) }
        held = []
        unconfirmed = []
    }

    /// Says of a node that its fault is reported; of a value that is none, that its key was no key.
    mutating func markBroken(_ node: NodeID) {
        tree.nodes[node.position].flags.insert(.broken)
        if tree[node].isNull, node.position > 0, tree.nodes[node.position - 1].end == tree[node].start {
            tree.nodes[node.position - 1].flags.insert(.broken)
        }
    }

    /// Closes what a fault left open; a key that lost its value gets an empty one.
    mutating func finish(_ diagnostics: inout DiagnosticBag) {
        tree.isTruncated = tree.isTruncated || cut != nil
        held.forEach { diagnostics.report($0) }
        confirm(&diagnostics)
        while let last = open.last {
            tree.nodes[last.id.position].flags.insert(.truncated)
            let end = last.endOfLastChild
            if last.isMapping, last.expectsValue {
                tree.nodes.append(YAMLNode(.scalar, .plain, .broken, start: end, end: end, link: -1))
            }
            close(end: end, &diagnostics)
        }
        reportTabs(&diagnostics)
    }

    /// Says of the node that was read last that its fault is reported.
    mutating func markBroken() {
        if let last = tree.nodes.indices.last { tree.nodes[last].flags.insert(.broken) }
    }

    /// A refused character breaks what it stands in. If that is a key, the key that was meant is not missing.
    mutating func breakRefused(from start: UInt32, to end: UInt32) {
        while nextRefused < checked.refused.count, checked.refused[nextRefused] < Int(start) { nextRefused += 1 }
        guard nextRefused < checked.refused.count, checked.refused[nextRefused] < Int(end) else { return }
        if checked.bytes[checked.refused[nextRefused]] == 0x0A { return }
        markBroken()
        guard let parent = open.last, parent.isMapping, !parent.expectsValue else { return }
        tree.nodes[parent.id.position].flags.insert(.truncated)
        if open.count == 1 { tree.isTruncated = true }
    }
}
