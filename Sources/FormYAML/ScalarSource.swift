package import FormSource

/// A scalar as it stands in the source, to find where a piece of its value was written: through escapes, quotes,
/// folded lines and the indentation of a block. Walks the scalar once; made only when something is reported, and kept for
/// what else is reported of the same scalar.
package struct ScalarSource {
    private let bytes: [UInt8]
    private let style: ScalarStyle
    private let start: Int
    private let end: Int
    private var pieces: [Piece] = []

    package init(_ bytes: [UInt8], _ start: UInt32, _ end: UInt32, _ style: ScalarStyle) {
        self.bytes = bytes
        self.style = style
        self.start = Int(start)
        self.end = min(Int(end), bytes.count)
        pieces = makePieces()
    }

    /// Where the bytes `range` of the value stand in the file. Always inside the scalar.
    package func sourceRange(of range: Range<Int>, in file: FileID) -> SourceRange {
        let first = piece(at: range.lowerBound)
        let last = piece(at: max(range.lowerBound, range.upperBound - 1))
        let from = first.source + (first.isCopy ? range.lowerBound - first.value : 0)
        let to = last.isCopy ? last.source + (range.upperBound - last.value) : last.source + last.length
        return SourceRange(min(from, end), min(max(to, from), end), in: file)
    }

    /// A run of the value and what it was written as: copied as it is, or made from `length` bytes of source.
    private struct Piece {
        var value: Int
        var source: Int
        var length: Int
        var isCopy: Bool
    }

    /// The last piece that begins at or before an offset of the value.
    private func piece(at offset: Int) -> Piece {
        var (low, high) = (0, pieces.count)
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].value <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? pieces[low - 1] : Piece(value: 0, source: start, length: 1, isCopy: false)
    }

    private func makePieces() -> [Piece] {
        switch style {
        case .plain: flow(from: start, to: end)
        case .singleQuoted, .doubleQuoted: flow(from: start + 1, to: max(start + 1, end - 1))
        case .literal, .folded: block()
        }
    }

    /// Plain and quoted scalars: line breaks fold with the blanks around them, quotes and backslashes escape.
    private func flow(from start: Int, to end: Int) -> [Piece] {
        var pieces: [Piece] = []
        var value = 0
        var at = start
        while at < end {
            let run = runLength(at, end)
            if run > 0 { pieces.append(Piece(value: value, source: at, length: run, isCopy: true)) }
            value += run
            at += run
            guard at < end else { break }
            let (made, length) =
                bytes[at] == UInt8(ascii: "\\")
                ? escape(at, end) : bytes[at] == UInt8(ascii: "'") ? (1, 2) : fold(at, end)
            if made > 0 { pieces.append(Piece(value: value, source: at, length: length, isCopy: false)) }
            value += made
            at += length
        }
        return pieces
    }

    /// How many bytes from an offset on stand for themselves.
    private func runLength(_ start: Int, _ end: Int) -> Int {
        var at = start
        while at < end {
            let byte = bytes[at]
            if style == .doubleQuoted && byte == UInt8(ascii: "\\")
                || style == .singleQuoted && byte == UInt8(ascii: "'"), at + 1 < end
            {
                break
            }
            guard isBlankOrBreak(byte) else {
                at += 1
                continue
            }
            let stop = blankEnd(at, end)
            if bytes[at..<stop].contains(0x0A) { break }
            at = stop
        }
        return at - start
    }

    private func isBlankOrBreak(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    private func blankEnd(_ at: Int, _ end: Int) -> Int { bytes[at..<end].firstIndex { !isBlankOrBreak($0) } ?? end }

    /// The length of value and source of line breaks: one is a space, more are one less.
    private func fold(_ at: Int, _ end: Int) -> (value: Int, source: Int) {
        let stop = blankEnd(at, end)
        return (max(1, lineBreaks(at, stop) - 1), stop - at)
    }

    private func lineBreaks(_ from: Int, _ to: Int) -> Int { bytes[from..<to].lazy.filter { $0 == 0x0A }.count }

    /// The length of value and source of an escape.
    private func escape(_ at: Int, _ end: Int) -> (value: Int, source: Int) {
        let letter = bytes[at + 1]
        let digits =
            letter == UInt8(ascii: "x") ? 2 : letter == UInt8(ascii: "u") ? 4 : letter == UInt8(ascii: "U") ? 8 : 0
        if digits > 0, at + 2 + digits <= end {
            let hex = String(decoding: bytes[at + 2..<at + 2 + digits], as: UTF8.self)
            let scalar = UInt32(hex, radix: 16) ?? 0
            return (scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4, 2 + digits)
        }
        switch letter {
        case 0x0A, 0x0D:
            // A line break that is escaped vanishes, with the indentation after it; blank lines after it do not.
            let next = blankEnd(at + 1, end)
            return (lineBreaks(at, next) - 1, next - at)
        case UInt8(ascii: "N"), UInt8(ascii: "_"): return (2, 2)
        case UInt8(ascii: "L"), UInt8(ascii: "P"): return (3, 2)
        case _: return (1, 2)
        }
    }

    // MARK: Blocks

    /// Block scalars: each line without its indentation. Folding drops the first of several line breaks, but not
    /// beside a line that starts with a blank.
    private func block() -> [Piece] {
        guard let header = bytes[start..<end].firstIndex(of: 0x0A) else { return [] }
        let indentation = blockIndentation(header)
        var pieces: [Piece] = []
        var value = 0
        func add(_ source: Int, _ length: Int, isCopy: Bool) {
            pieces.append(Piece(value: value, source: source, length: length, isCopy: isCopy))
            value += length
        }
        var breaks: [Int] = []
        var folds = false
        var at = header + 1
        while at < end {
            let lineEnd = bytes[at..<end].firstIndex(of: 0x0A) ?? end
            let content = min(at + indentation, lineEnd)
            let length = lineEnd - content - (lineEnd > content && bytes[lineEnd - 1] == 0x0D ? 1 : 0)
            if length > 0 {
                let startsWithBlank = bytes[content] == 0x20 || bytes[content] == 0x09
                let dropped = folds && !startsWithBlank && breaks.count > 1 ? 1 : 0
                breaks.dropFirst(dropped).forEach { add($0, 1, isCopy: false) }
                add(content, length, isCopy: true)
                folds = style == .folded && !startsWithBlank
                breaks = []
            }
            breaks.append(lineEnd)
            at = lineEnd + 1
        }
        return pieces
    }

    /// The indentation of the text: that of its first line, or what the header says on top of that of the parent.
    private func blockIndentation(_ header: Int) -> Int {
        let digit = bytes[start..<header].first { $0 > 0x20 && !"|>+-".utf8.contains($0) } ?? 0
        if (0x31...0x39).contains(digit), let parent = parentIndentation() { return parent + Int(digit - 0x30) }
        var at = header + 1
        while at < end {
            let content = bytes[at..<end].firstIndex { $0 != 0x20 } ?? end
            if content < end, bytes[content] != 0x0A, bytes[content] != 0x0D { return content - at }
            at = content + 1
        }
        return 0
    }

    /// The column of the key or dash on the line of the header.
    private func parentIndentation() -> Int? {
        let line = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        var parent: Int?
        var at = line
        while at < start {
            if bytes[at] == UInt8(ascii: "-"), bytes[at + 1] == 0x20 {
                parent = at - line
            } else if bytes[at] != 0x20 {
                return at - line
            }
            at += 1
        }
        return parent
    }
}
