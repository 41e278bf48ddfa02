package import FormSource

/// Bytes that libyaml may see: valid UTF-8 without characters that the language refuses. Offsets are those of the file,
/// since each refused character was replaced by one of the same length.
package struct CheckedBytes: Sendable {
    package var bytes: [UInt8]
    package var isASCII = true
    /// 3 after a byte order mark, else 0.
    package var start = 0
    /// The first tab of each line that stands in its indentation. Whether it is a fault depends on what it stands in.
    package var leadingTabs: [Int] = []
    /// The first non-breaking space of each line that stands in its indentation, or another that is no space to YAML.
    package var leadingNoBreakSpaces: [Int] = []
    /// Where a character was refused: what it stands in is not what its author meant.
    package var refused: [Int] = []
    /// Whether the file is no UTF-8 text at all, so that reading it makes no sense.
    package var isUnreadable = false
}

/// Checks what libyaml would misread or reject with words of its own: encoding, control characters, exotic line ends.
/// Linear; text in ASCII is passed over sixteen bytes at a time.
package func checkBytes(_ bytes: [UInt8], in file: FileID, _ diagnostics: inout DiagnosticBag) -> CheckedBytes {
    var check = ByteCheck(bytes: bytes, file: file)
    if let encoding = foreignEncoding(bytes) {
        diagnostics.report(.notUTF8(encoding, at: SourceRange(0, 0, in: file)))
        return CheckedBytes(bytes: [], isUnreadable: true)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
        check.result.start = 3
        check.position = 3
    }
    check.run(&diagnostics)
    check.patch()
    return check.result
}

/// UTF-16 and UTF-32 are told by their byte order mark, or by the zero bytes of ASCII text in them.
private func foreignEncoding(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    guard bytes.count >= 4 else { return nil }
    let zeros = bytes.prefix(4).map { $0 == 0 }
    if zeros == [false, true, false, true] || zeros == [true, false, true, false] { return "UTF-16" }
    if zeros == [false, true, true, true] || zeros == [true, true, true, false] { return "UTF-32" }
    return nil
}

private struct ByteCheck {
    /// What was refused, and how much of it there was.
    struct Refusals {
        let most: Int
        var count = 0
    }

    var result: CheckedBytes
    var position = 0
    let file: FileID
    /// From where to where the line that was looked at last has blanks, so that a million tabs are walked once.
    private var blanks = 0..<0
    /// The last blank found to be in an indentation.
    private var lastLeadingBlank = -2
    private var invalid = Refusals(most: 1)
    private var carriageReturns = Refusals(most: 1)
    private var controls = Refusals(most: 20)
    private var lineEnds = Refusals(most: 20)

    init(bytes: [UInt8], file: FileID) {
        result = CheckedBytes(bytes: bytes)
        self.file = file
    }

    mutating func run(_ diagnostics: inout DiagnosticBag) {
        while let next = nextSpecial(from: position) {
            position = next
            let byte = result.bytes[next]
            if byte >= 0x80 {
                result.isASCII = false
                wide(&diagnostics)
            } else {
                narrow(byte, &diagnostics)
                position += 1
            }
        }
    }

    /// The next byte that is neither printable ASCII nor a line feed.
    private func nextSpecial(from start: Int) -> Int? {
        // Unsafe: sixteen bytes are loaded only where sixteen are left, and the pointer does not leave the closure.
        result.bytes.withUnsafeBytes { raw in
            var at = start
            let lineFeed = SIMD16<UInt8>(repeating: 0x0A)
            let space = SIMD16<UInt8>(repeating: 0x20)
            let last = SIMD16<UInt8>(repeating: 0x7E)
            while at + 16 <= raw.count {
                let lane = raw.loadUnaligned(fromByteOffset: at, as: SIMD16<UInt8>.self)
                if any((lane .< space) .& (lane .!= lineFeed) .| (lane .> last)) { break }
                at += 16
            }
            while at < raw.count {
                let byte = raw[at]
                if byte < 0x20 && byte != 0x0A || byte > 0x7E { return at }
                at += 1
            }
            return nil
        }
    }

    private mutating func narrow(_ byte: UInt8, _ diagnostics: inout DiagnosticBag) {
        let place = range(1)
        if byte == 0x09 {
            if startsFaultOfIndentation() { result.leadingTabs.append(position) }
            return
        }
        if byte == 0x0D {
            if position + 1 < result.bytes.count, result.bytes[position + 1] == 0x0A { return }
            return refuse(\.carriageReturns, .carriageReturn(at: place), &diagnostics)
        }
        refuse(\.controls, .controlCharacter(UInt32(byte), at: place), &diagnostics)
    }

    private mutating func wide(_ diagnostics: inout DiagnosticBag) {
        guard let (scalar, length) = decodeUTF8(result.bytes, at: position) else {
            let (byte, place) = (result.bytes[position], range(1))
            refuse(\.invalid, .invalidUTF8(byte: byte, at: place), &diagnostics)
            position += 1
            return
        }
        let place = range(length)
        switch scalar {
        case 0x85, 0x2028, 0x2029:
            refuse(\.lineEnds, .exoticLineEnd(codePoint(scalar), at: place), &diagnostics)
        case 0x80..<0xA0, 0xFEFF, 0xFFFE, 0xFFFF:
            refuse(\.controls, .controlCharacter(scalar, at: place), &diagnostics)
        case _ where isForeignSpace(scalar):
            if startsFaultOfIndentation() { result.leadingNoBreakSpaces.append(position) }
        case _: break
        }
        position += length
    }

    /// Puts others of the same length in the place of what was refused: libyaml takes them as letters, or as a line feed.
    mutating func patch() {
        for offset in result.refused {
            let lead = result.bytes[offset]
            let length = decodeUTF8(result.bytes, at: offset)?.length ?? 1
            let letters: StaticString = length == 1 ? lead == 0x0D ? "\n" : "_" : length == 2 ? "·" : "\u{FFFD}"
            // Unsafe: the buffer is a literal of the program, copied at once, and as long as what it replaces.
            letters.withUTF8Buffer { for (step, byte) in $0.enumerated() { result.bytes[offset + step] = byte } }
        }
    }

    /// Reports a character; `patch` puts another in its place. A file in Latin-1, or a binary one, has one cause and not
    /// ten thousand messages, of which none is made that is not told.
    private mutating func refuse(
        _ kind: WritableKeyPath<ByteCheck, Refusals>, _ diagnostic: @autoclosure () -> Diagnostic,
        _ diagnostics: inout DiagnosticBag
    ) {
        result.refused.append(position)
        self[keyPath: kind].count += 1
        let refusals = self[keyPath: kind]
        guard refusals.count <= refusals.most else { return }
        var diagnostic = diagnostic()
        if refusals.most > 1, refusals.count == refusals.most {
            diagnostic.notes.append(Note("more of them may follow; only the first \(refusals.most) are shown"))
        }
        diagnostics.report(diagnostic)
    }

    /// Whether a tab or non-breaking space is the first of its kind in the indentation of its line. Those that follow
    /// it there are the same fault. Blanks that were walked over before are jumped over.
    private mutating func startsFaultOfIndentation() -> Bool {
        var before = position - 1
        while before >= result.start, before > lastLeadingBlank, isBlank(before) {
            before = blanks.contains(before) ? blanks.lowerBound - 1 : before - 1
        }
        blanks = before + 1..<position + 1
        let follows = before >= result.start && before == lastLeadingBlank
        let isLeading = follows || before < result.start || result.bytes[before] == 0x0A
        if isLeading { lastLeadingBlank = position + (decodeUTF8(result.bytes, at: position)?.length ?? 1) - 1 }
        return isLeading && !follows
    }

    private func isBlank(_ offset: Int) -> Bool { result.bytes[offset] == 0x20 || result.bytes[offset] == 0x09 }

    private func range(_ length: Int) -> SourceRange { SourceRange(position, position + length, in: file) }
}

/// The scalar that starts at an offset and its length in bytes, or nil where the bytes are no UTF-8 (RFC 3629: no
/// overlong form, no surrogate, nothing beyond U+10FFFF).
func decodeUTF8(_ bytes: [UInt8], at offset: Int) -> (scalar: UInt32, length: Int)? {
    let lead = bytes[offset]
    let length = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
    guard length > 0, offset + length <= bytes.count else { return nil }
    if length == 1 { return (UInt32(lead), 1) }
    var scalar = UInt32(lead) & (0x7F >> UInt32(length))
    for next in bytes[offset + 1..<offset + length] {
        guard next & 0xC0 == 0x80 else { return nil }
        scalar = scalar << 6 | UInt32(next & 0x3F)
    }
    let least: [UInt32] = [0, 0, 0x80, 0x800, 0x10000]
    guard scalar >= least[length], scalar <= 0x10FFFF, !(0xD800...0xDFFF).contains(scalar) else { return nil }
    return (scalar, length)
}

/// Whether a character looks like a space and is none to YAML: the space separators of Unicode, and the zero-width
/// space.
func isForeignSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x3000: true
    case _: false
    }
}

func codePoint(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

extension DiagnosticID {
    static let encoding: Self = "encoding"
    static let invalidUTF8: Self = "invalid-utf8"
    static let controlCharacter: Self = "control-character"
    static let carriageReturn: Self = "carriage-return"
    static let exoticLineEnd: Self = "exotic-line-end"
}

extension Diagnostic {
    fileprivate static func notUTF8(_ encoding: String, at range: SourceRange) -> Diagnostic {
        .error(.encoding, at: range, "the file is in \(encoding); save it as UTF-8")
    }

    fileprivate static func invalidUTF8(byte: UInt8, at range: SourceRange) -> Diagnostic {
        let hex = String(byte, radix: 16, uppercase: true)
        return .error(.invalidUTF8, at: range, "byte 0x\(hex) is not UTF-8; save the file as UTF-8")
    }

    fileprivate static func carriageReturn(at range: SourceRange) -> Diagnostic {
        .error(
            .carriageReturn, at: range, "a carriage return without a line feed",
            label: "end lines with LF or CRLF")
    }

    static func controlCharacter(_ scalar: UInt32, at range: SourceRange) -> Diagnostic {
        // U+FEFF and the noncharacters control nothing.
        let what = scalar < 0xA0 ? "control character" : "character"
        return .error(.controlCharacter, at: range, "\(what) \(codePoint(scalar)) is not allowed", label: "remove it")
    }

    fileprivate static func exoticLineEnd(_ code: String, at range: SourceRange) -> Diagnostic {
        let escape = code == "U+0085" ? "\\N" : code == "U+2028" ? "\\L" : "\\P"
        return .error(
            .exoticLineEnd, at: range, "YAML takes the character \(code) for a line end",
            label: "write `\(escape)` in a double-quoted value",
            fix: Fix("write `\(escape)`", replace: range, with: escape, isCertain: false))
    }
}
