/// Text that is safe to print: what would move the cursor, hide or reorder the text after it is written as `\u{1B}`.
/// Of a text of more than `limit` code points the middle is left out, since the words that explain stand at the ends.
package func printable(_ text: String, atMost limit: Int = .max) -> String {
    if isPrintable(text, atMost: limit) { return text }
    let scalars = text.unicodeScalars
    var result = ""
    guard scalars.count > limit else {
        for scalar in scalars { appendPrintable(scalar, to: &result) }
        return result
    }
    let tail = limit / 3
    for scalar in scalars.prefix(limit - tail - 1) { appendPrintable(scalar, to: &result) }
    result += "…"
    for scalar in scalars.suffix(tail) { appendPrintable(scalar, to: &result) }
    return result
}

/// Whether nothing is to be done, which is usual.
private func isPrintable(_ text: String, atMost limit: Int) -> Bool {
    var count = 0
    for scalar in text.unicodeScalars {
        count += 1
        if count > limit || isUnprintable(scalar) { return false }
    }
    return true
}

private func appendPrintable(_ scalar: Unicode.Scalar, to result: inout String) {
    if isUnprintable(scalar) {
        result += escaped(scalar)
    } else {
        result.unicodeScalars.append(scalar)
    }
}

func escaped(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
}

/// Whether a code point must not reach a terminal: controls, line and paragraph separators, and the invisible format
/// characters, those that reorder text (Unicode's "Trojan Source" report) among them. The two joiners stay, since
/// emoji and Persian are written with them.
func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value < 0x20 }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return scalar != zeroWidthJoiner && scalar.value != 0x200C && !isVisibleFormat(scalar)
    default: return false
    }
}

let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"

/// Signs such as U+0600 ARABIC NUMBER SIGN, which are format characters only because they enclose the digits after
/// them.
private func isVisibleFormat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: true
    default: false
    }
}

/// The code point that starts at `offset`, and how many bytes it takes. A byte that starts none stands for itself:
/// `nil`, 1.
func decodeScalar(_ bytes: [UInt8], at offset: Int, before end: Int) -> (scalar: Unicode.Scalar?, length: Int) {
    let lead = bytes[offset]
    let (length, smallest): (Int, UInt32)
    switch lead {
    case 0..<0x80: return (Unicode.Scalar(lead), 1)
    case 0xC2..<0xE0: (length, smallest) = (2, 0x80)
    case 0xE0..<0xF0: (length, smallest) = (3, 0x800)
    case 0xF0..<0xF5: (length, smallest) = (4, 0x1_0000)
    default: return (nil, 1)
    }
    guard offset + length <= end else { return (nil, 1) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for byte in bytes[offset + 1..<offset + length] {
        guard byte & 0xC0 == 0x80 else { return (nil, 1) }
        value = value << 6 | UInt32(byte & 0x3F)
    }
    guard value >= smallest, let scalar = Unicode.Scalar(value) else { return (nil, 1) }
    return (scalar, length)
}
