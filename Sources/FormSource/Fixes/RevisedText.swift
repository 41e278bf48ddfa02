/// A text on its way from what it was to what its fixes make of it. It knows which of its lines are still those of the
/// original, so that the difference is found without comparing. Linear in the text, each time it is edited.
package struct RevisedText: Sendable {
    private struct Line {
        var range: Range<Int>
        /// The position of the line in the original; nil if it was edited.
        var origin: Int?
    }

    package let original: [UInt8]
    package private(set) var bytes: [UInt8]
    /// How many edits were made.
    package private(set) var editCount = 0
    private var lines: [Line]

    package init(_ bytes: [UInt8]) {
        original = bytes
        self.bytes = bytes
        lines = splitLines(bytes).enumerated().map { Line(range: $1, origin: $0) }
    }

    /// Makes edits, which come by position and do not overlap.
    package mutating func apply(_ edits: [Fix.Edit]) {
        var made: [UInt8] = []
        made.reserveCapacity(bytes.count)
        var kept: [(range: Range<Int>, origin: Int)] = []
        var end = 0
        var line = 0
        /// Copies what is between edits; the lines that lie wholly in it are kept.
        func copy(upTo next: Int) {
            let shift = made.count - end
            made += bytes[end..<next]
            while line < lines.count, lines[line].range.upperBound <= next {
                let (range, origin) = (lines[line].range, lines[line].origin)
                if range.lowerBound >= end, let origin {
                    kept.append((range.lowerBound + shift..<range.upperBound + shift, origin))
                }
                line += 1
            }
        }
        for edit in edits {
            copy(upTo: edit.range.lowerBound)
            made += edit.replacement.utf8
            end = edit.range.upperBound
        }
        copy(upTo: bytes.count)
        bytes = made
        editCount += edits.count
        var position = 0
        lines = splitLines(made).map { range in
            while position < kept.count, kept[position].range.lowerBound < range.lowerBound { position += 1 }
            let isKept = position < kept.count && kept[position].range == range
            return Line(range: range, origin: isKept ? kept[position].origin : nil)
        }
    }

    /// The original's lines and the text's, those that are in both together.
    package enum Change: Equatable, Sendable {
        case same(Range<Int>), removed(Range<Int>), added(Range<Int>)
    }

    /// Every line of both texts, in order, what was removed before what was put there. `same` and `removed` are ranges
    /// of the original, `added` of the text.
    package var changes: [Change] {
        let old = splitLines(original)
        var changes: [Change] = []
        var position = 0
        var added: [Range<Int>] = []
        func flush(upTo next: Int) {
            var removed = old[position..<next]
            var rest = added[...]
            // A line next to an edit may have been taken for edited.
            while let first = removed.first, let other = rest.first, isSame(first, other) {
                changes.append(.same(first))
                removed.removeFirst()
                rest.removeFirst()
            }
            var after: [Range<Int>] = []
            while let last = removed.last, let other = rest.last, isSame(last, other) {
                after.append(last)
                removed.removeLast()
                rest.removeLast()
            }
            changes += removed.map { .removed($0) } + rest.map { .added($0) } + after.reversed().map { .same($0) }
            added = []
            position = next
        }
        for line in lines {
            guard let origin = line.origin, origin >= position else {
                added.append(line.range)
                continue
            }
            flush(upTo: origin)
            changes.append(.same(old[origin]))
            position = origin + 1
        }
        flush(upTo: old.count)
        return changes
    }

    private func isSame(_ old: Range<Int>, _ new: Range<Int>) -> Bool { original[old] == bytes[new] }
}

/// The lines of a text, each with its line feed.
private func splitLines(_ bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (offset, byte) in bytes.enumerated() where byte == 0x0A {
        lines.append(start..<offset + 1)
        start = offset + 1
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    return lines
}
