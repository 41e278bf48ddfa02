/// The Swift name of a plain word, made without strings: nearly all tags and ids are small letters, digits and
/// separators.
enum SimpleName {
    /// The text is its own name.
    case same
    /// Words that separators parted; joined in camel case they are in the room.
    case joined
    /// Only the whole way can tell.
    case other

    /// - Parameter room: where the name is made, so that many names need no memory each.
    init(_ bytes: ArraySlice<UInt8>, _ style: SwiftName.Style, _ room: inout [UInt8]) {
        guard let first = bytes.first, (0x61...0x7A).contains(first), bytes.count <= 128 else {
            self = .other
            return
        }
        var hasSeparators = false
        for byte in bytes where !SimpleName.isWord(byte) {
            guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == 0x20 else {
                self = .other
                return
            }
            hasSeparators = true
        }
        if hasSeparators || style == .upperCamel {
            self = SimpleName.join(bytes, style, &room)
        } else {
            self = SwiftName.isKeyword(bytes) ? .other : .same
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) }

    private static func join(
        _ bytes: ArraySlice<UInt8>, _ style: SwiftName.Style, _ joined: inout [UInt8]
    ) -> SimpleName {
        joined.removeAll(keepingCapacity: true)
        var startsWord = style == .upperCamel
        for byte in bytes {
            if !isWord(byte) {
                startsWord = true
            } else if startsWord {
                // Between two numbers the whole way puts a `_`.
                let isDigit = byte < 0x61
                if isDigit, joined.last.map({ $0 < 0x3A }) ?? true { return .other }
                joined.append(isDigit ? byte : byte & ~0x20)
                startsWord = false
            } else {
                joined.append(byte)
            }
        }
        return SwiftName.isKeyword(joined[...]) ? .other : .joined
    }
}
