/// One file as it was read: its name as messages print it, and its bytes, whatever they are.
package struct SourceFile: Sendable {
    package let name: String
    package let bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    package init(name: String, _ text: String) { self.init(name: name, bytes: Array(text.utf8)) }
}

/// A place as people count it: lines and columns from 1, columns in UTF-8 bytes.
package struct SourceLocation: Hashable, Sendable {
    package var line: Int
    package var column: Int
}

/// Where the lines of a file start. Made only when something is printed; a look-up is a binary search. Lines end at a
/// line feed, with or without a carriage return before it, and at nothing else. A byte order mark is no column.
package struct LineTable: Sendable {
    private let starts: [Int]
    private let bytes: [UInt8]

    package init(_ bytes: [UInt8]) {
        var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        self.starts = starts
        self.bytes = bytes
    }

    package var lineCount: Int { starts.count }

    package func location(of offset: Int) -> SourceLocation {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return SourceLocation(line: low + 1, column: max(0, offset - starts[low]) + 1)
    }

    /// The bytes of a line, counted from 1, without its end.
    package func range(ofLine line: Int) -> Range<Int> {
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] - 1 : bytes.count
        if end > start, line < starts.count, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<end
    }
}
