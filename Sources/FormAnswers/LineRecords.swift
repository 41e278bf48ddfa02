/// Goes through JSON Lines: a record a line. Blank lines are none. A line that is no record is reported, and the next one
/// is checked.
package struct LineRecords {
    /// What became of a line.
    package enum Outcome: Equatable, Sendable {
        case checked
        case broken(AnswerFault)
    }

    /// How many lines have been passed.
    package private(set) var lines = 0
    /// How many lines stand before that of the last record.
    package private(set) var line = 0
    /// Where the line of the last record begins.
    package private(set) var lineStart: Int
    /// Where the last record begins.
    package private(set) var start: Int
    private var at: Int
    private let end: Int

    package init(from start: Int, before end: Int) {
        (at, lineStart, self.start) = (start, start, start)
        self.end = end
    }

    /// Checks the next record; nil after the last one.
    package mutating func next(
        _ bytes: [UInt8], _ checker: inout AnswerChecker, _ findings: inout [AnswerFinding]
    ) -> Outcome? {
        guard skipBlankLines(bytes.span) else { return nil }
        do throws(AnswerFault) {
            var scanner = JSONScanner(from: start, before: end, isLine: true)
            let count = findings.count
            scanner.at = try checker.check(bytes, from: start, before: end, isLine: true, &findings)
            scanner.skipBlanks(bytes.span)
            guard scanner.at == end || bytes[scanner.at] == 0x0A else {
                findings.removeLast(findings.count - count)
                throw AnswerFault(.expectedLineEnd, at: scanner.at)
            }
            passLineEnd(scanner.at)
            return .checked
        } catch {
            passLineEnd(lineFeed(in: bytes, from: min(error.offset, end), before: end))
            return .broken(error)
        }
    }

    private mutating func skipBlankLines(_ bytes: Span<UInt8>) -> Bool {
        while at < end {
            lineStart = at
            var scanner = JSONScanner(from: at, before: end, isLine: true)
            scanner.skipBlanks(bytes)
            if scanner.at == end { break }
            if bytes[scanner.at] != 0x0A {
                start = scanner.at
                line = lines
                return true
            }
            passLineEnd(scanner.at)
        }
        at = end
        return false
    }

    private mutating func passLineEnd(_ offset: Int) {
        at = min(offset + 1, end)
        lines += 1
    }
}

/// Where the next line feed stands; the end if there is none.
package func lineFeed(in bytes: [UInt8], from start: Int, before end: Int) -> Int {
    var position = start
    while position < end, bytes[position] != 0x0A { position += 1 }
    return position
}
