/// Appends a text as a JSON string (RFC 8259, section 7). Besides what must be, what a reader would not see is escaped:
/// U+007F, and the line ends U+2028 and U+2029, which end a line of JavaScript.
package func appendJSON(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(truncatingIfNeeded: scalar.value)]
        case "\n": bytes += "\\n".utf8
        case "\t": bytes += "\\t".utf8
        case "\u{0}"..<" ", "\u{7F}", "\u{2028}", "\u{2029}":
            let digits = String(scalar.value, radix: 16, uppercase: true)
            bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
        case _: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
    }
    bytes.append(UInt8(ascii: "\""))
}

/// A text as a JSON string.
package func jsonQuoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    appendJSON(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
}
