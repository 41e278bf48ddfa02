import FormSource
import FormYAML

/// The bytes to which each comment applies: to the rest of its line what ends one, to the entry that begins on the next
/// line what stands alone. An entry is an item of a list, or a key with its value; of several that begin on one line the
/// outermost counts. Comments in a row apply to the same entry.
func allowScopes(
    of comments: [AllowComment], in tree: YAMLTree, _ bytes: [UInt8], _ lines: LineTable
) -> [Range<Int>] {
    var targets: [Int] = []
    // A comment that stands alone, and the line that it means: what the comment before it means, too.
    var following: (line: Int, target: Int)?
    for comment in comments.reversed() {
        let line = lines.location(of: comment.range.lowerBound).line
        var target = line
        if comment.standsAlone {
            target += 1
            while target != following?.line, isComment(target, bytes, lines) { target += 1 }
            if let next = following, next.line == target { target = next.target }
            following = (line, target)
        }
        targets.append(target)
    }
    targets.reverse()
    let entries = entries(of: tree, beginningOn: Set(targets), lines)
    return zip(comments, targets).map { comment, line in
        comment.standsAlone ? entries[line] ?? 0..<0 : lines.range(ofLine: line)
    }
}

/// Whether a line is nothing but a comment. A line in the text of a block is not asked about.
private func isComment(_ line: Int, _ bytes: [UInt8], _ lines: LineTable) -> Bool {
    guard line <= lines.lineCount else { return false }
    return bytes[lines.range(ofLine: line)].first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "#")
}

/// The outermost entry that begins on each of these lines.
private func entries(of tree: YAMLTree, beginningOn wanted: Set<Int>, _ lines: LineTable) -> [Int: Range<Int>] {
    var found: [Int: Range<Int>] = [:]
    func visit(_ id: NodeID) {
        let node = tree[id]
        var children = tree.children(of: id)
        while let child = children.next() {
            let value = node.kind == .mapping ? children.next() ?? child : child
            let start = Int(tree[child].start)
            let line = lines.location(of: start).line
            if wanted.contains(line), found[line] == nil { found[line] = start..<max(start, Int(tree[value].end)) }
            visit(value)
        }
    }
    if let root = tree.root { visit(root) }
    return found
}
