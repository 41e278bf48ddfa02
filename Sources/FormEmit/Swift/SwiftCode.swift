/// Swift source in the making. Text enters it through a door that escapes: a literal piece of code is a literal in the
/// emitter, and everything else says what it is, so that interpolating a bare string does not compile.
struct SwiftCode: ExpressibleByStringInterpolation {
    private(set) var bytes: [UInt8] = []

    init() {}
    init(stringLiteral code: String) { bytes = Array(code.utf8) }
    init(stringInterpolation: StringInterpolation) { bytes = stringInterpolation.code.bytes }

    struct StringInterpolation: StringInterpolationProtocol {
        var code = SwiftCode()

        init(literalCapacity: Int, interpolationCount: Int) { code.bytes.reserveCapacity(literalCapacity * 2) }
        mutating func appendLiteral(_ literal: String) { code.bytes.append(contentsOf: literal.utf8) }
        /// A name that the analysis made or checked.
        mutating func appendInterpolation(name: some Sequence<UInt8>) { code.bytes.append(contentsOf: name) }
        /// The inside of a string literal.
        mutating func appendInterpolation(literal: some Collection<UInt8>) { code.append(literal: literal) }
        /// One line of a comment.
        mutating func appendInterpolation(comment: some Collection<UInt8>) { code.append(comment: comment) }
        mutating func appendInterpolation(number: some BinaryInteger) { appendLiteral(String(number)) }
        mutating func appendInterpolation(_ other: SwiftCode) { code.bytes.append(contentsOf: other.bytes) }
    }

    mutating func append(_ code: SwiftCode) { bytes.append(contentsOf: code.bytes) }
    mutating func append(code: StaticString) {
        // Unsafe: the buffer is a literal of the program, and copied at once.
        code.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }
    mutating func append(name: some Sequence<UInt8>) { bytes.append(contentsOf: name) }
    mutating func append(spaces count: Int) {
        bytes.append(contentsOf: SwiftCode.spaces[..<min(count, SwiftCode.spaces.count)])
    }
    mutating func append(byte: UInt8) { bytes.append(byte) }
    mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    /// A text as the inside of a string literal of one line.
    mutating func append(literal text: some Collection<UInt8>) { append(text, as: .literal) }

    /// A text as a cell of a table: a line break or tab would end the cell, so U+001A, which no text holds, stands for
    /// them with a letter after it.
    mutating func append(cell text: some Collection<UInt8>) { append(text, as: .cell) }

    /// A text as one line of a comment.
    mutating func append(comment text: some Collection<UInt8>) { append(text, as: .comment) }

    private static let spaces = [UInt8](repeating: 0x20, count: 32)

    // MARK: Escaping

    private enum Place {
        case literal, cell, comment
    }

    private mutating func append(_ text: some Collection<UInt8>, as place: Place) {
        // Most texts need nothing.
        if text.allSatisfy(SwiftCode.isPlain) { return bytes.append(contentsOf: text) }
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars { append(scalar, as: place) }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte &- 0x20 < 0x5F && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\"")
    }

    private mutating func append(_ scalar: Unicode.Scalar, as place: Place) {
        switch (scalar, place) {
        case ("\\", .literal), ("\\", .cell): bytes.append(contentsOf: "\\\\".utf8)
        case ("\"", .literal), ("\"", .cell): bytes.append(contentsOf: "\\\"".utf8)
        case ("\n", .literal): bytes.append(contentsOf: "\\n".utf8)
        case ("\t", .literal): bytes.append(contentsOf: "\\t".utf8)
        case ("\n", .cell): bytes.append(contentsOf: "\\u{1A}n".utf8)
        case ("\t", .cell): bytes.append(contentsOf: "\\u{1A}t".utf8)
        case ("\n", .comment), ("\t", .comment): bytes.append(0x20)
        case _ where SwiftCode.isUnseen(scalar):
            bytes.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".utf8)
        case _: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }

    /// Characters that a reader would not see, or that turn the direction of what follows. The joiners are left, for
    /// they hold emoji and scripts together.
    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
        case _: false
        }
    }
}
