/// Finds lines and columns of a text of which the beginning may no longer be there. It only goes forward: places that are
/// asked for in order take one pass over the text together.
struct LineCounter {
    private var line: Int
    /// Where the line begins that `passed` stands in; negative where that is no longer there.
    private var lineStart: Int
    private var passed: Int

    /// - Parameter line: the number of the line that begins at `start`.
    init(line: Int = 1, from start: Int) {
        self.line = line
        (lineStart, passed) = (start, start)
    }

    /// Counts up to an offset; going back counts nothing.
    mutating func pass<Bytes: RandomAccessCollection>(to offset: Int, _ bytes: Bytes)
    where Bytes.Element == UInt8, Bytes.Index == Int {
        while passed < offset {
            passed += 1
            if bytes[passed - 1] == 0x0A {
                line += 1
                lineStart = passed
            }
        }
    }

    /// Forgets the first bytes, which have been passed.
    mutating func drop(_ count: Int) {
        lineStart -= count
        passed -= count
    }

    /// Where an offset is, which is not before one that was asked for.
    mutating func location<Bytes: RandomAccessCollection>(of offset: Int, _ bytes: Bytes) -> (line: Int, column: Int)
    where Bytes.Element == UInt8, Bytes.Index == Int {
        pass(to: offset, bytes)
        return (line, offset - lineStart + 1)
    }
}
