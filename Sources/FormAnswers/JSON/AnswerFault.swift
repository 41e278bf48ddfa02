/// Why bytes are no record of answers: they are no JSON (RFC 8259), or not an object.
package struct AnswerFault: Error, Hashable, Sendable {
    package enum Kind: UInt8, CaseIterable, Sendable {
        case expectedObject, expectedKey, expectedKeyOrBrace, expectedColon, expectedValue, expectedValueOrBracket
        case expectedCommaOrBrace, expectedCommaOrBracket, expectedLineEnd, expectedEnd
        case unclosedText, controlCharacter, unknownEscape, incompleteEscape, loneSurrogate, notUTF8
        case leadingZero, missingDigit, tooDeep, tooLarge
        /// In a list of tags: something that is no tag, or no list.
        case expectedTag, expectedTags
    }

    package var kind: Kind
    /// A byte of the text; its end if more was expected.
    package var offset: Int

    package init(_ kind: Kind, at offset: Int) {
        self.kind = kind
        self.offset = offset
    }

    /// Whether the fault may be one only because the text was cut at `end`.
    package func mayBeCut(at end: Int) -> Bool {
        // No escape and no character is longer than twelve bytes.
        kind == .unclosedText || offset + 12 >= end
    }

    /// What is wrong, in lower case and without a full stop.
    ///
    /// - Parameter end: where the text ends.
    package func message(in bytes: [UInt8], before end: Int) -> String {
        guard kind.tellsWhatIsThere else { return kind.words }
        if offset >= min(end, bytes.count) { return kind.words + ", but the text ends" }
        if bytes[offset] == 0x0A { return kind.words + ", but the line ends" }
        return kind.words + ", found `\(character(in: bytes, before: min(end, bytes.count)))`"
    }

    private func character(in bytes: [UInt8], before end: Int) -> String {
        let piece = bytes[offset..<min(end, offset + 4)]
        return String(decoding: piece, as: UTF8.self).unicodeScalars.first.map { String($0) } ?? ""
    }
}

/// How deep arrays and objects may be nested, the record itself included.
package let deepestNesting = 512

/// How many bytes a record may have.
package let largestRecord = 16 << 20

extension AnswerFault.Kind {
    fileprivate var tellsWhatIsThere: Bool {
        switch self {
        case .expectedObject, .expectedKey, .expectedKeyOrBrace, .expectedColon, .expectedValue,
            .expectedValueOrBracket, .expectedCommaOrBrace, .expectedCommaOrBracket, .expectedLineEnd, .expectedEnd,
            .expectedTag, .expectedTags, .missingDigit:
            true
        case .unclosedText, .controlCharacter, .unknownEscape, .incompleteEscape, .loneSurrogate, .notUTF8,
            .leadingZero, .tooDeep, .tooLarge:
            false
        }
    }

    fileprivate var words: String {
        switch self {
        case .expectedObject: "expected an object of answers, `{`"
        case .expectedKey: "expected a key in quotes"
        case .expectedKeyOrBrace: "expected a key in quotes or `}`"
        case .expectedColon: "expected `:`"
        case .expectedValue: "expected a value"
        case .expectedValueOrBracket: "expected a value or `]`"
        case .expectedCommaOrBrace: "expected `,` or `}`"
        case .expectedCommaOrBracket: "expected `,` or `]`"
        case .expectedLineEnd: "expected the end of the line"
        case .expectedEnd: "expected the end of the document"
        case .unclosedText: "unclosed `\"`"
        case .controlCharacter: "a control character in a text must be written as an escape, such as `\\n` or `\\u0000`"
        case .unknownEscape: "unknown escape; after `\\` comes one of `\"`, `\\`, `/`, `b`, `f`, `n`, `r`, `t`, `u`"
        case .incompleteEscape: "`\\u` takes four hexadecimal digits"
        case .loneSurrogate: "half of a surrogate pair; `\\uD800` to `\\uDBFF` and `\\uDC00` to `\\uDFFF` go together"
        case .notUTF8: "these bytes are not UTF-8"
        case .leadingZero: "a number has no leading zero"
        case .missingDigit: "expected a digit"
        case .tooDeep: "nested deeper than \(deepestNesting)"
        case .tooLarge: "larger than \(largestRecord >> 20) MB, the limit of a record"
        case .expectedTag: "expected a tag"
        case .expectedTags: "expected a tag a line, or a JSON array of tags"
        }
    }
}
