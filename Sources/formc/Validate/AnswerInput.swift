import FormAnswers

/// The bytes of a file or a pipe on their way to be checked. No more of them are held than fit a block, or a record.
struct AnswerInput {
    private let descriptor: Int32
    /// What was read and not yet taken.
    private(set) var pending: [UInt8] = []
    private(set) var isAtEnd = false
    /// How many bytes were read.
    private(set) var size = 0
    /// How many blank lines stood before what is pending, and were let go.
    private(set) var blankLines = 0

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Whether what is pending is the very beginning, where a byte order mark may stand.
    var isAtStart: Bool { size == pending.count }

    /// Reads as much of the beginning as it takes to tell the layout: its first line, and what follows it.
    mutating func begin() throws(FileProblem) -> LayoutGuess {
        var guess = LayoutGuess()
        var buffer = [UInt8](repeating: 0, count: AnswerBlock.size)
        var filled = 0
        while guess.layout == nil {
            if filled == buffer.count {
                if guess.isBlank { dropBlankLines(&buffer, &filled) }
                if filled >= largestRecord { guess.giveUp() } else if filled == buffer.count { grow(&buffer) }
                continue
            }
            let count = try read(into: &buffer, from: filled)
            guess.take(buffer, from: filled, before: filled + count)
            filled += count
            if isAtEnd { guess.end() }
        }
        pending = Array(buffer[..<filled])
        return guess
    }

    /// Lets go of blank lines, so that any number of them fits.
    private mutating func dropBlankLines(_ buffer: inout [UInt8], _ filled: inout Int) {
        guard let last = buffer[..<filled].lastIndex(of: 0x0A) else { return }
        for byte in buffer[...last] where byte == 0x0A { blankLines += 1 }
        moveToStart(&buffer, last + 1, &filled)
    }

    /// Drops the first bytes of a buffer.
    func moveToStart(_ buffer: inout [UInt8], _ start: Int, _ filled: inout Int) {
        if start == 0 { return }
        buffer.replaceSubrange(..<(filled - start), with: Array(buffer[start..<filled]))
        filled -= start
    }

    /// Hands over what was read and not yet taken.
    mutating func takePending(into buffer: inout [UInt8]) -> Int {
        while buffer.count < pending.count { grow(&buffer) }
        buffer.replaceSubrange(..<pending.count, with: pending)
        defer { pending.removeAll(keepingCapacity: true) }
        return pending.count
    }

    /// Reads what comes at once.
    mutating func read(into buffer: inout [UInt8], from offset: Int) throws(FileProblem) -> Int {
        let count = try Files.read(descriptor, into: &buffer, from: offset)
        if count == 0 { isAtEnd = true }
        size += count
        return count
    }

    func grow(_ buffer: inout [UInt8]) { buffer += [UInt8](repeating: 0, count: buffer.count) }

    /// What became of an attempt to fill a block.
    enum Filling {
        case lines, tooLarge, end
    }

    /// Fills a block with whole lines: as many as fit, or, of a pipe whose writer is slow, as many as have come.
    mutating func fill(_ block: inout AnswerBlock) throws(FileProblem) -> Filling {
        if block.buffer.count > AnswerBlock.size { block.buffer = [UInt8](repeating: 0, count: AnswerBlock.size) }
        let isFirst = isAtStart
        var filled = takePending(into: &block.buffer)
        var searched = 0
        while true {
            if !isAtEnd, filled < block.buffer.count { filled += try read(into: &block.buffer, from: filled) }
            let start = isFirst ? startOfText(block.buffer) : 0
            if isAtEnd {
                block.lines = min(start, filled)..<filled
                return block.lines.isEmpty ? .end : .lines
            }
            if filled < block.buffer.count, Files.isReady(descriptor) { continue }
            if let last = block.buffer[searched..<filled].lastIndex(of: 0x0A) {
                block.lines = min(start, last)..<last + 1
                pending += block.buffer[(last + 1)..<filled]
                return .lines
            }
            searched = filled
            if filled < block.buffer.count { continue }
            if filled >= largestRecord {
                try skipLine(&block.buffer)
                return .tooLarge
            }
            grow(&block.buffer)
        }
    }

    /// Passes the rest of a line.
    private mutating func skipLine(_ buffer: inout [UInt8]) throws(FileProblem) {
        while !isAtEnd {
            let count = try read(into: &buffer, from: 0)
            let feed = lineFeed(in: buffer, from: 0, before: count)
            if feed < count {
                pending += buffer[(feed + 1)..<count]
                return
            }
        }
    }
}
