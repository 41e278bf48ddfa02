/// Appends a text as a JSON string (RFC 8259, section 7). Besides what must be, what must not reach a terminal is escaped:
/// controls, line ends, and the invisible characters that hide or reorder the text after them.
package func appendJSON(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(truncatingIfNeeded: scalar.value)]
        case "\n": bytes += "\\n".utf8
        case "\t": bytes += "\\t".utf8
        case " "..<"\u{7F}": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        case _ where isUnprintable(scalar):
            // Beyond U+FFFF it takes two, a surrogate pair.
            for unit in String(scalar).utf16 { appendEscape(unit, to: &bytes) }
        case _: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
    }
    bytes.append(UInt8(ascii: "\""))
}

private func appendEscape(_ unit: UInt16, to bytes: inout [UInt8]) {
    let digits = String(unit, radix: 16, uppercase: true)
    bytes += "\\u".utf8
    bytes += String(repeating: "0", count: max(0, 4 - digits.utf8.count)).utf8
    bytes += digits.utf8
}

/// A text as a JSON string.
package func jsonQuoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    appendJSON(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
}
