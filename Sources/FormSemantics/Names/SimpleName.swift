import FormSource

/// The Swift name of a plain word, made without strings: nearly all tags and ids are small letters, digits and
/// separators.
enum SimpleName: Equatable {
    /// The text is its own name.
    case same
    /// Words that separators parted. Joined in camel case they are in the room, so many bytes.
    case joined(Int)
    /// Only the whole way can tell.
    case other

    /// The longest text that goes this way.
    static let longest = 128

    /// - Parameter room: where the name is made, so that many names need no memory each; `longest` bytes.
    init(_ bytes: ArraySlice<UInt8>, _ style: SwiftName.Style, _ room: inout [UInt8]) {
        guard let first = bytes.first, SimpleName.isLetter(first), bytes.count <= room.count else {
            self = .other
            return
        }
        guard let made = SimpleName.join(bytes, style, &room) else {
            self = .other
            return
        }
        let isSame = style == .lowerCamel && made.count == bytes.count
        // No keyword has a capital inside.
        let mayBeKeyword = style == .upperCamel || !made.hasHump
        if mayBeKeyword, SwiftName.isKeyword(isSame ? bytes : room[..<made.count]) {
            self = .other
        } else {
            self = isSame ? .same : .joined(made.count)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    /// Nil where only the whole way can tell.
    private static func join(
        _ bytes: ArraySlice<UInt8>, _ style: SwiftName.Style, _ room: inout [UInt8]
    ) -> (count: Int, hasHump: Bool)? {
        var (count, hasHump, startsWord) = (0, false, style == .upperCamel)
        for byte in bytes {
            if isLetter(byte) {
                room[count] = startsWord ? byte & ~0x20 : byte
                hasHump = hasHump || startsWord
            } else if isDigit(byte) {
                // Between two numbers the whole way puts a `_`.
                if startsWord, isDigit(room[count - 1]) { return nil }
                room[count] = byte
            } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == 0x20 {
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
}
