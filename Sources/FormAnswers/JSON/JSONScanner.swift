/// Goes through JSON (RFC 8259) in UTF-8 once, value by value, and makes nothing of it: what it finds are places.
/// Everything that it passes is checked.
struct JSONScanner {
    /// The next byte.
    var at: Int
    /// Where the text ends.
    let end: Int
    /// Whether a line feed ends the text, as in JSON Lines.
    let isLine: Bool

    init(from start: Int, before end: Int, isLine: Bool) {
        at = start
        self.end = end
        self.isLine = isLine
    }

    /// The next byte; 0, which no JSON has outside of texts, at the end.
    @inline(__always) func peek(_ bytes: Span<UInt8>) -> UInt8 { at < end ? bytes[at] : 0 }

    @inline(__always) mutating func skipBlanks(_ bytes: Span<UInt8>) {
        while at < end {
            let byte = bytes[at]
            if byte > 0x20 { return }
            guard byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A && !isLine else { return }
            at &+= 1
        }
    }

    /// Passes the `:` after a key, and what is blank around it.
    @inline(__always) mutating func colon(_ bytes: Span<UInt8>) throws(AnswerFault) {
        skipBlanks(bytes)
        guard peek(bytes) == UInt8(ascii: ":") else { throw AnswerFault(.expectedColon, at: at) }
        at &+= 1
        skipBlanks(bytes)
    }

    /// Passes what stands between the parts of an array or object. False if it is its end.
    @inline(__always)
    mutating func comma(
        _ bytes: Span<UInt8>, orEnd close: UInt8, else fault: AnswerFault.Kind
    ) throws(AnswerFault) -> Bool {
        skipBlanks(bytes)
        let byte = peek(bytes)
        guard byte == UInt8(ascii: ",") || byte == close else { throw AnswerFault(fault, at: at) }
        at &+= 1
        if byte == close { return false }
        skipBlanks(bytes)
        return true
    }

    /// Passes a text, from its opening quote on.
    @inline(__always) mutating func text(_ bytes: Span<UInt8>) throws(AnswerFault) -> JSONText {
        var text = JSONText(start: at &+ 1)
        var position = at &+ 1
        while true {
            if position &+ 8 <= end {
                let special = bytesToLookAt(bytes.word(at: position))
                guard special != 0 else {
                    position &+= 8
                    continue
                }
                position &+= special.trailingZeroBitCount &>> 3
            }
            guard position < end else { throw AnswerFault(.unclosedText, at: at) }
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") {
                text.end = position
                at = position &+ 1
                return text
            }
            position = try passSpecial(byte, at: position, bytes, &text)
        }
    }

    /// Passes a character of a text that is more than itself.
    private func passSpecial(
        _ byte: UInt8, at position: Int, _ bytes: Span<UInt8>, _ text: inout JSONText
    ) throws(AnswerFault) -> Int {
        if byte == UInt8(ascii: "\\") {
            text.hasEscapes = true
            return try JSONEscape(bytes, at: position, before: end).end
        }
        if byte >= 0x80 {
            text.isASCII = false
            guard let length = lengthOfScalar(bytes, at: position, before: end) else {
                throw AnswerFault(.notUTF8, at: position)
            }
            return position &+ length
        }
        if byte >= 0x20 { return position &+ 1 }
        if byte == 0x0A, isLine { throw AnswerFault(.unclosedText, at: at) }
        throw AnswerFault(.controlCharacter, at: position)
    }

    /// Passes a value of any kind.
    ///
    /// - Parameter depth: how many arrays and objects it stands in.
    mutating func skipValue(_ bytes: Span<UInt8>, depth: Int) throws(AnswerFault) {
        switch peek(bytes) {
        case UInt8(ascii: "\""): _ = try text(bytes)
        case UInt8(ascii: "{"): try skipObject(bytes, depth: depth + 1)
        case UInt8(ascii: "["): try skipArray(bytes, depth: depth + 1)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = try number(bytes)
        case _: _ = try word(bytes)
        }
    }

    private mutating func skipObject(_ bytes: Span<UInt8>, depth: Int) throws(AnswerFault) {
        guard depth <= deepestNesting else { throw AnswerFault(.tooDeep, at: at) }
        at += 1
        skipBlanks(bytes)
        if peek(bytes) == UInt8(ascii: "}") {
            at += 1
            return
        }
        var fault = AnswerFault.Kind.expectedKeyOrBrace
        repeat {
            guard peek(bytes) == UInt8(ascii: "\"") else { throw AnswerFault(fault, at: at) }
            _ = try text(bytes)
            try colon(bytes)
            try skipValue(bytes, depth: depth)
            fault = .expectedKey
        } while try comma(bytes, orEnd: UInt8(ascii: "}"), else: .expectedCommaOrBrace)
    }

    private mutating func skipArray(_ bytes: Span<UInt8>, depth: Int) throws(AnswerFault) {
        guard depth <= deepestNesting else { throw AnswerFault(.tooDeep, at: at) }
        at += 1
        skipBlanks(bytes)
        if peek(bytes) == UInt8(ascii: "]") {
            at += 1
            return
        }
        repeat {
            try skipValue(bytes, depth: depth)
        } while try comma(bytes, orEnd: UInt8(ascii: "]"), else: .expectedCommaOrBracket)
    }

    /// Passes `true`, `false` or `null`.
    mutating func word(_ bytes: Span<UInt8>) throws(AnswerFault) -> JSONWord {
        for word in JSONWord.allCases where holds(word.letters, bytes) {
            at += word.letters.utf8CodeUnitCount
            return word
        }
        // A word that is cut is told from one that is wrong by what follows it.
        var position = at
        while position < end, bytes[position] >= 0x61, bytes[position] <= 0x7A { position += 1 }
        throw AnswerFault(.expectedValue, at: position == end ? end : at)
    }

    private func holds(_ letters: StaticString, _ bytes: Span<UInt8>) -> Bool {
        guard at + letters.utf8CodeUnitCount <= end else { return false }
        // Unsafe: the buffer is a literal of the program, compared at once.
        return letters.withUTF8Buffer { buffer in
            var position = at
            for letter in buffer {
                if bytes[position] != letter { return false }
                position += 1
            }
            return true
        }
    }
}

enum JSONWord: CaseIterable {
    case yes, no, null

    var letters: StaticString {
        switch self {
        case .yes: "true"
        case .no: "false"
        case .null: "null"
        }
    }
}

extension Span<UInt8> {
    /// The eight bytes from an offset on, the first one lowest. Unsafe: the
    /// load checks that they are there, and any eight bytes are a number.
    @inline(__always) func word(at offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}

/// Marks quotes, backslashes, controls and what is not ASCII in eight bytes: the lowest bit that is set is in the first
/// of them; those above it may be wrong.
@inline(__always) private func bytesToLookAt(_ word: UInt64) -> UInt64 {
    let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    let (quotes, backslashes) = (word ^ (ones &* 0x22), word ^ (ones &* 0x5C))
    let hasQuote = (quotes &- ones) & ~quotes
    let hasBackslash = (backslashes &- ones) & ~backslashes
    let hasControl = (word &- (ones &* 0x20)) & ~word
    return (hasQuote | hasBackslash | hasControl | word) & highs
}
