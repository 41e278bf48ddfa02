/// The text of a table: a row a line, its cells between tabs.
///
/// A cell never holds a raw tab or line break: U+001A followed by `n` stands for a line feed, by `t` for a tab. The
/// first two cells are positional; each other one is a flag (`exclusive`) or `name=value`, where the name may end in
/// `@` and a language. Whatever else stands there is kept and ignored: nothing in a table can trap.
nonisolated struct FormTableText: Sendable {
    private let bytes: [UInt8]
    private let hasEscapes: Bool
    /// Where each row starts, and one past the last row's line break.
    private let starts: [UInt32]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        hasEscapes = bytes.contains(0x1A)
        var starts: [UInt32] = [0]
        if bytes.isEmpty {
            self.starts = starts
            return
        }
        for index in bytes.indices where bytes[index] == 0x0A { starts.append(UInt32(truncatingIfNeeded: index + 1)) }
        if bytes.last != 0x0A { starts.append(UInt32(truncatingIfNeeded: bytes.count + 1)) }
        self.starts = starts
    }

    /// The bytes of a literal, copied: all that follows is bounds-checked.
    ///
    /// Unsafe: this is the one place that reads through a pointer. A `StaticString` offers its bytes in no other way, and
    /// lives as long as the program.
    static func bytes(of literal: StaticString) -> [UInt8] {
        literal.withUTF8Buffer { [UInt8]($0) }
    }

    var rowCount: Int { starts.count - 1 }

    func rowRange(_ row: Int) -> Range<Int> {
        guard row >= 0, row < rowCount else { return 0..<0 }
        return Int(starts[row])..<(Int(starts[row + 1]) - 1)
    }

    /// The cell that starts at `start`, up to a tab or the row's end.
    func cellRange(at start: Int, in row: Range<Int>) -> Range<Int> {
        var end = start
        while end < row.upperBound, bytes[end] != 0x09 { end += 1 }
        return start..<end
    }

    /// The positional cell of a row as it stands, before escapes are resolved; nil where the row is shorter.
    func cellRange(_ column: Int, ofRow row: Int) -> Range<Int>? {
        let range = rowRange(row)
        var cell = cellRange(at: range.lowerBound, in: range)
        for _ in 0..<column {
            if cell.upperBound >= range.upperBound { return nil }
            cell = cellRange(at: cell.upperBound + 1, in: range)
        }
        return cell
    }

    func cell(_ column: Int, ofRow row: Int) -> String? {
        cellRange(column, ofRow: row).map(text)
    }

    /// Where the cell's `=` stands, or its end.
    private func equals(in cell: Range<Int>) -> Int {
        var at = cell.lowerBound
        while at < cell.upperBound, bytes[at] != 0x3D { at += 1 }
        return at
    }

    /// Calls for each cell from `column` on with its name and the range of its value, which is nil for a flag.
    func forEachAttribute(ofRow row: Int, from column: Int, _ body: (_ name: Range<Int>, _ value: Range<Int>?) -> Void)
    {
        let range = rowRange(row)
        guard var cell = cellRange(column, ofRow: row) else { return }
        while true {
            let equals = equals(in: cell)
            if equals < cell.upperBound {
                body(cell.lowerBound..<equals, (equals + 1)..<cell.upperBound)
            } else {
                body(cell, nil)
            }
            if cell.upperBound >= range.upperBound { return }
            cell = cellRange(at: cell.upperBound + 1, in: range)
        }
    }

    /// The value of the first attribute of that exact name.
    func attribute(_ name: String, ofRow row: Int, from column: Int) -> String? {
        let range = rowRange(row)
        guard var cell = cellRange(column, ofRow: row) else { return nil }
        while true {
            let equals = equals(in: cell)
            if equals < cell.upperBound, holds(cell.lowerBound..<equals, name) {
                return text((equals + 1)..<cell.upperBound)
            }
            if cell.upperBound >= range.upperBound { return nil }
            cell = cellRange(at: cell.upperBound + 1, in: range)
        }
    }

    /// The text in a language: of the tags that shorten the asked one, then the form's own, as RFC 4647 §3.4 looks up.
    func attribute(_ name: String, language: String?, ofRow row: Int, from column: Int) -> String? {
        if let language, let found = translation(name, language, ofRow: row, from: column) { return found }
        return attribute(name, ofRow: row, from: column)
    }

    /// The text in a language without falling back to the form's own.
    func translation(_ name: String, _ language: String, ofRow row: Int, from column: Int) -> String? {
        for shorter in formLanguageChain(language) {
            var found: Range<Int>?
            forEachAttribute(ofRow: row, from: column) { key, value in
                if found == nil, isTranslation(key, of: name, into: shorter) { found = value }
            }
            if let found { return text(found) }
        }
        return nil
    }

    private func isTranslation(_ key: Range<Int>, of name: String, into language: [UInt8]) -> Bool {
        let length = name.utf8.count
        guard key.count == length + 1 + language.count else { return false }
        let at = key.lowerBound + length
        guard bytes[at] == 0x40, holds(key.lowerBound..<at, name) else { return false }
        for index in language.indices where formLowercased(bytes[at + 1 + index]) != language[index] { return false }
        return true
    }

    func holds(_ range: Range<Int>, _ name: String) -> Bool {
        var at = range.lowerBound
        for byte in name.utf8 {
            guard at < range.upperBound, bytes[at] == byte else { return false }
            at += 1
        }
        return at == range.upperBound
    }

    /// The text of a cell with its escapes resolved.
    func text(_ range: Range<Int>) -> String {
        // Most tables hold no escape; then no copy is made on the way.
        hasEscapes
            ? String(decoding: plainBytes(range), as: UTF8.self) : String(decoding: bytes[range], as: UTF8.self)
    }

    /// The bytes of a cell with its escapes resolved.
    func plainBytes(_ range: Range<Int>) -> [UInt8] {
        var plain: [UInt8] = []
        plain.reserveCapacity(range.count)
        var isEscaped = false
        for at in range {
            let byte = bytes[at]
            if isEscaped {
                plain.append(byte == 0x6E ? 0x0A : byte == 0x74 ? 0x09 : byte)
                isEscaped = false
            } else if byte == 0x1A {
                isEscaped = true
            } else {
                plain.append(byte)
            }
        }
        return plain
    }
}

nonisolated func formLowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte
}

/// A language tag and its shorter forms, in lower case: `zh-Hant-TW`, `zh-hant`, `zh`. A subtag of one letter goes with
/// the one after it (RFC 4647 §3.4).
nonisolated func formLanguageChain(_ language: String) -> [[UInt8]] {
    var tag = language.utf8.map { formLowercased($0 == 0x5F ? 0x2D : $0) }
    var chain: [[UInt8]] = []
    while !tag.isEmpty {
        chain.append(tag)
        guard let dash = tag.lastIndex(of: 0x2D) else { break }
        tag.removeSubrange(dash...)
        if let previous = tag.lastIndex(of: 0x2D), tag.count - previous == 2 { tag.removeSubrange(previous...) }
    }
    return chain
}
