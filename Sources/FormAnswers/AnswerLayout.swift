/// How records stand in a file.
package enum AnswerLayout: Sendable {
    /// JSON Lines: a record a line.
    case lines
    /// One JSON document: a record, or an array of records.
    case document
}

extension AnswerLayout {
    /// Tells the layout by the first bytes of a file: it is JSON Lines if its first line that is not blank holds all of
    /// `{ … }` and the next one that is not blank begins with `{` again.
    package init(guessing bytes: [UInt8], before end: Int) {
        var scanner = JSONScanner(from: 0, before: min(end, bytes.count), isLine: false)
        self = .document
        scanner.at = startOfText(bytes)
        scanner.skipBlanks(bytes.span)
        guard scanner.peek(bytes.span) == UInt8(ascii: "{") else { return }
        let lineEnd = lineFeed(in: bytes, from: scanner.at, before: scanner.end)
        var last = lineEnd - 1
        while bytes[last] <= 0x20 { last -= 1 }
        scanner.at = lineEnd
        scanner.skipBlanks(bytes.span)
        if bytes[last] == UInt8(ascii: "}"), scanner.peek(bytes.span) == UInt8(ascii: "{") { self = .lines }
    }
}

/// Where the text begins: after a byte order mark, if there is one.
package func startOfText(_ bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
