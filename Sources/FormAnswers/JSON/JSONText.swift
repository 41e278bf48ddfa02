/// Where a text stands, without its quotes. Its escapes and its encoding are sound.
struct JSONText {
    var start: Int
    var end: Int
    var hasEscapes = false
    var isASCII = true

    init(start: Int) {
        self.start = start
        end = start
    }

    var count: Int { end &- start }

    /// Whether it holds no character at all.
    var isEmpty: Bool { start == end }

    /// At least how many Unicode scalars it holds.
    var leastLength: Int {
        // An escape takes up to twelve bytes, a surrogate pair; a character up to four.
        if hasEscapes { return (count + 11) / 12 }
        return isASCII ? count : (count + 3) / 4
    }

    /// At most how many Unicode scalars it holds.
    var greatestLength: Int { count }

    /// Its characters in UTF-8, with escapes resolved.
    func content(_ bytes: Span<UInt8>) -> [UInt8] {
        var content: [UInt8] = []
        content.reserveCapacity(count)
        var position = start
        while position < end {
            let byte = bytes[position]
            guard byte == UInt8(ascii: "\\"), let escape = try? JSONEscape(bytes, at: position, before: end) else {
                content.append(byte)
                position += 1
                continue
            }
            content.append(contentsOf: Array(String(escape.scalar).utf8))
            position = escape.end
        }
        return content
    }

    func string(_ bytes: Span<UInt8>) -> String { String(decoding: content(bytes), as: UTF8.self) }

    /// The same without a copy on the way, where there is no escape.
    func string(_ bytes: [UInt8]) -> String {
        hasEscapes ? string(bytes.span) : String(decoding: bytes[start..<end], as: UTF8.self)
    }
}

/// An escape of a text: the character that it stands for, and where it ends.
struct JSONEscape {
    let scalar: Unicode.Scalar
    let end: Int

    /// - Parameter position: where its backslash stands.
    init(_ bytes: Span<UInt8>, at position: Int, before limit: Int) throws(AnswerFault) {
        guard position + 1 < limit else { throw AnswerFault(.unknownEscape, at: position) }
        guard bytes[position + 1] == UInt8(ascii: "u") else {
            guard let scalar = Self.short(bytes[position + 1]) else { throw AnswerFault(.unknownEscape, at: position) }
            self.scalar = scalar
            end = position + 2
            return
        }
        let first = try Self.unit(bytes, at: position, before: limit)
        if let scalar = Unicode.Scalar(first) {
            self.scalar = scalar
            end = position + 6
            return
        }
        let next = position + 6
        guard first < 0xDC00, next + 1 < limit, bytes[next] == UInt8(ascii: "\\"), bytes[next + 1] == UInt8(ascii: "u")
        else { throw AnswerFault(.loneSurrogate, at: position) }
        let second = try Self.unit(bytes, at: next, before: limit)
        guard second >= 0xDC00, second < 0xE000,
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw AnswerFault(.loneSurrogate, at: position) }
        self.scalar = scalar
        end = next + 6
    }

    private static func short(_ letter: UInt8) -> Unicode.Scalar? {
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): Unicode.Scalar(letter)
        case UInt8(ascii: "b"): "\u{8}"
        case UInt8(ascii: "f"): "\u{C}"
        case UInt8(ascii: "n"): "\n"
        case UInt8(ascii: "r"): "\r"
        case UInt8(ascii: "t"): "\t"
        case _: nil
        }
    }

    /// The four hexadecimal digits after `\u`.
    private static func unit(_ bytes: Span<UInt8>, at position: Int, before limit: Int) throws(AnswerFault) -> UInt32 {
        var value: UInt32 = 0
        for offset in position + 2..<position + 6 {
            guard offset < limit, let digit = hexadecimal(bytes[offset]) else {
                throw AnswerFault(.incompleteEscape, at: position)
            }
            value = value << 4 | digit
        }
        return value
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 0x30
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte) - 0x57
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte) - 0x37
        case _: nil
        }
    }
}

/// How many bytes the character takes that begins at a byte beyond ASCII; nil if it is not well-formed UTF-8 (Unicode
/// 16, table 3-7).
func lengthOfScalar(_ bytes: Span<UInt8>, at position: Int, before end: Int) -> Int? {
    let lead = bytes[position]
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard lead >= 0xC2, lead < 0xF5, position + length <= end else { return nil }
    let second = bytes[position + 1]
    // No overlong form, no surrogate, nothing beyond U+10FFFF.
    let least: UInt8 = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80
    let greatest: UInt8 = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF
    guard second >= least, second <= greatest else { return nil }
    if length > 2, bytes[position + 2] & 0xC0 != 0x80 { return nil }
    if length > 3, bytes[position + 3] & 0xC0 != 0x80 { return nil }
    return length
}
