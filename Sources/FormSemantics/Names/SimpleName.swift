import FormSource

/// Makes the Swift names of plain words without strings: nearly all tags and ids are small letters, digits and
/// separators.
struct SimpleName {
    /// The longest text that goes this way.
    private static let longest = 128
    /// Where a name is made, so that many need no memory each.
    private var room = [UInt8](repeating: 0, count: longest)

    /// The name of a text, which may be the text itself; nil where only the whole way can tell.
    mutating func make(_ text: Text, _ style: SwiftName.Style, in buffer: inout TextBuffer) -> Text? {
        guard let made = join(text, style, in: buffer) else { return nil }
        let isSame = style == .lowerCamel && made.count == text.count
        let name = isSame ? text : buffer.append(room[..<made.count])
        // No keyword has a capital inside.
        let mayBeKeyword = style == .upperCamel || !made.hasHump
        return mayBeKeyword && SwiftName.isKeyword(name, in: buffer) ? nil : name
    }

    /// Joins the words of a text in the room.
    private mutating func join(
        _ text: Text, _ style: SwiftName.Style, in buffer: TextBuffer
    ) -> (count: Int, hasHump: Bool)? {
        let bytes = Int(text.offset)..<Int(text.offset) + text.count
        guard !bytes.isEmpty, bytes.count <= room.count, bytes.upperBound <= buffer.source.count,
            SimpleName.isLetter(buffer.source[bytes.lowerBound])
        else { return nil }
        var (count, hasHump, startsWord) = (0, false, style == .upperCamel)
        for offset in bytes {
            let byte = buffer.source[offset]
            if SimpleName.isLetter(byte) {
                room[count] = startsWord ? byte & ~0x20 : byte
                hasHump = hasHump || startsWord
            } else if SimpleName.isDigit(byte) {
                // Between two numbers the whole way puts a `_`.
                if startsWord, SimpleName.isDigit(room[count - 1]) { return nil }
                room[count] = byte
            } else if SimpleName.isSeparator(byte) {
                startsWord = true
                continue
            } else {
                return nil
            }
            startsWord = false
            count += 1
        }
        return (count, hasHump)
    }

    /// A number that texts with the same name share; nil for a text that goes the whole way. Names are made of letters
    /// and digits alone, in their order, so that texts with different ones have different names.
    static func key(of text: Text, in buffer: TextBuffer) -> UInt64? {
        guard let first = buffer.first(of: text), isLetter(first) else { return nil }
        var hash = ByteHash()
        let isPlain = buffer.allSatisfy(text) { byte in
            if isSeparator(byte) { return true }
            hash.add(byte)
            return isLetter(byte) || isDigit(byte)
        }
        return isPlain ? hash.value : nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == 0x20
    }
}
