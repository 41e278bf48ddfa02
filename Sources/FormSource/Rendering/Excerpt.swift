/// The part of a line that is shown under a message, laid out in terminal cells, and what is marked in it.
/// A long line is cut on both sides of the mark; the work done is bounded, however long the line.
struct Excerpt {
    let text: String
    /// Cells before the first caret.
    let indent: Int
    /// At least one, for an empty range too.
    let carets: Int

    static let widestLine = 120
    private static let tab = "    "

    /// `line` and `marked` are byte ranges; of the marked bytes only those on the line count.
    init(_ bytes: [UInt8], line: Range<Int>, marked: Range<Int>) {
        let marked = marked.clamped(to: line)
        let window = Window(bytes, line: line, around: marked.lowerBound)
        let first = window.pieces.firstIndex { $0.end > marked.lowerBound } ?? window.pieces.count
        let last = window.pieces[first...].firstIndex { $0.start >= marked.upperBound } ?? window.pieces.count
        let shown = window.shown(around: first..<max(first, last))
        let isCutBefore = window.startsLate || shown.lowerBound > 0
        let isCutAfter = window.endsEarly || shown.upperBound < window.pieces.count

        let before = window.cells(shown.lowerBound..<first)
        text =
            (isCutBefore ? "…" : "") + window.pieces[shown].map(\.text).joined() + (isCutAfter ? "…" : "")
        indent = before + (isCutBefore ? 1 : 0)
        carets = max(1, window.cells(first..<max(first, min(last, shown.upperBound))))
    }

    /// What one code point, or one stray byte, looks like.
    private struct Piece {
        var start: Int
        var end: Int
        var text: String
        var cells: Int
    }

    /// The pieces of a line that may come to be shown.
    private struct Window {
        private(set) var pieces: [Piece] = []
        private(set) var startsLate = false
        private(set) var endsEarly = false

        init(_ bytes: [UInt8], line: Range<Int>, around center: Int) {
            // No code point takes more than four bytes; those of no width are not waited for.
            let reach = 4 * Excerpt.widestLine
            var offset = max(line.lowerBound, center - reach)
            if offset > line.lowerBound {
                startsLate = true
                while offset < center, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            }
            let end = min(line.upperBound, center + reach)
            var counter = CellCounter()
            while offset < end {
                let piece = Excerpt.piece(bytes, at: offset, before: line.upperBound, &counter)
                pieces.append(piece)
                offset = piece.end
            }
            endsEarly = offset < line.upperBound
        }

        func cells(_ range: Range<Int>) -> Int { pieces[range].reduce(0) { $0 + $1.cells } }

        /// All, if that is short enough; or else most of what is marked, and as much on both sides as there is room
        /// for.
        func shown(around marked: Range<Int>) -> Range<Int> {
            if !startsLate, !endsEarly, cells(pieces.indices) <= Excerpt.widestLine { return pieces.indices }
            var room = Excerpt.widestLine - 2
            var high = grow(marked.lowerBound, to: marked.upperBound, within: room * 2 / 3)
            room -= cells(marked.lowerBound..<high)
            let after = min(cells(high..<pieces.count), room / 2)
            var low = marked.lowerBound
            var left = room - after
            while low > 0, pieces[low - 1].cells <= left {
                low -= 1
                left -= pieces[low].cells
            }
            // A mark that combines with what was cut away would sit on the ellipsis.
            while low < marked.lowerBound, pieces[low].cells == 0 { low += 1 }
            room -= cells(low..<marked.lowerBound)
            high = grow(high, to: pieces.count, within: room)
            return low..<high
        }

        private func grow(_ start: Int, to end: Int, within room: Int) -> Int {
            var position = start
            var left = room
            while position < end, pieces[position].cells <= left {
                left -= pieces[position].cells
                position += 1
            }
            return position
        }
    }

    private static func piece(_ bytes: [UInt8], at offset: Int, before end: Int, _ counter: inout CellCounter) -> Piece
    {
        let (scalar, length) = decodeScalar(bytes, at: offset, before: end)
        guard let scalar else {
            let digits = String(bytes[offset], radix: 16, uppercase: true)
            return escape("\\x" + (digits.utf8.count < 2 ? "0" : "") + digits, offset..<offset + 1, &counter)
        }
        if scalar == "\t" { return escape(tab, offset..<offset + 1, &counter) }
        if isUnprintable(scalar) { return escape(escaped(scalar), offset..<offset + length, &counter) }
        return Piece(
            start: offset, end: offset + length, text: String(Character(scalar)), cells: counter.count(scalar))
    }

    /// A piece that is shown as other characters than it is; nothing joins with it.
    private static func escape(_ text: String, _ range: Range<Int>, _ counter: inout CellCounter) -> Piece {
        counter = CellCounter()
        return Piece(start: range.lowerBound, end: range.upperBound, text: text, cells: text.utf8.count)
    }
}
