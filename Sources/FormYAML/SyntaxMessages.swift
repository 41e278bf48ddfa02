package import FormSource

extension DiagnosticID {
    static let syntax: Self = "syntax"
    static let indentation: Self = "indentation"
    static let colonInPlainValue: Self = "colon-in-plain-value"
    static let colonWithoutBlank: Self = "colon-without-blank"
    static let dashWithoutBlank: Self = "dash-without-blank"
    static let missingColon: Self = "missing-colon"
    static let misplacedItem: Self = "misplaced-item"
    static let textAfterValue: Self = "text-after-value"
    static let reservedCharacter: Self = "reserved-character"
    static let unclosedQuote: Self = "unclosed-quote"
    static let unclosedBracket: Self = "unclosed-bracket"
    static let missingComma: Self = "missing-comma"
    static let badEscape: Self = "bad-escape"
    static let blockHeader: Self = "block-header"
}

/// The words for input that is no YAML. After one of these the rest of the file is not read.
extension Diagnostic {
    static func syntax(at range: SourceRange) -> Diagnostic {
        .error(.syntax, at: range, "this is no YAML", label: "nothing after this place was read")
    }

    static func indentation(_ found: Int, siblings: Int, at range: SourceRange) -> Diagnostic {
        .error(.indentation, at: range, "indented by \(found), its siblings by \(siblings)")
    }

    static func colonInPlainValue(at range: SourceRange) -> Diagnostic {
        .error(.colonInPlainValue, at: range, "a plain value cannot hold `: `", label: "quote the whole value")
    }

    static func colonWithoutBlank(at range: SourceRange) -> Diagnostic {
        .error(
            .colonWithoutBlank, at: range, "a blank is missing after this `:`",
            fix: Fix("write `: `", replace: range, with: ": "))
    }

    /// A dash with a word right after it, or with a character that only looks like a space; nil if there is none.
    package static func dashWithoutBlank(in bytes: [UInt8], at start: Int, _ file: FileID) -> Diagnostic? {
        guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "-"), bytes[start + 1] > 0x20,
            let (scalar, length) = decodeUTF8(bytes, at: start + 1), scalar != 0x2D
        else { return nil }
        if isForeignSpace(scalar) {
            return .foreignSpace(scalar, after: "-", at: SourceRange(start + 1, start + 1 + length, in: file))
        }
        let dash = SourceRange(start, start + 1, in: file)
        return .error(
            .dashWithoutBlank, at: dash, "a blank is missing after this `-`", label: "a list item starts with `- `",
            fix: Fix("write `- `", replace: dash, with: "- ", isCertain: !goesOn(bytes, from: start)))
    }

    /// Whether the next line stands in the column of what follows the dash: it would not after a blank is put there.
    private static func goesOn(_ bytes: [UInt8], from dash: Int) -> Bool {
        guard let end = bytes[dash...].firstIndex(of: 0x0A) else { return false }
        let next = bytes[(end + 1)...].firstIndex { $0 != 0x20 } ?? bytes.count
        let start = bytes[..<dash].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return next - (end + 1) == dash + 1 - start
    }

    static func foreignSpace(_ scalar: UInt32, after indicator: String, at range: SourceRange) -> Diagnostic {
        .error(
            indicator == "-" ? .dashWithoutBlank : .colonWithoutBlank, at: range,
            "a \(spaceName(scalar)) after `\(indicator)`, where YAML needs a plain one",
            label: "replace it by a space; it looks like one", fix: Fix("write a space", replace: range, with: " "))
    }

    static func missingColon(isComment: Bool, at range: SourceRange) -> Diagnostic {
        .error(
            .missingColon, at: range, "expected `key: value`",
            label: isComment ? "a comment starts with `# `" : "there is no `: ` here")
    }

    static func dashInValue(at range: SourceRange) -> Diagnostic {
        .error(
            .misplacedItem, at: range, "a list cannot start on the line of its key",
            label: "start it on a line of its own, or quote the value")
    }

    static func itemUnderValue(at range: SourceRange) -> Diagnostic {
        .error(
            .misplacedItem, at: range, "a list item under a key that has a value",
            label: "a list stands under a key with nothing after its `:`")
    }

    static func itemAmongKeys(at range: SourceRange) -> Diagnostic {
        .error(.misplacedItem, at: range, "a list item among the keys of a mapping", label: "expected `key: value`")
    }

    static func keyAmongItems(at range: SourceRange) -> Diagnostic {
        .error(.misplacedItem, at: range, "expected a list item", label: "items start with `- `")
    }

    /// `quote` is the one that the value is in, if it stands in the rest too.
    static func afterClosedValue(_ quote: String?, at range: SourceRange) -> Diagnostic {
        let label =
            switch quote {
            case "'": "in single quotes `'` is written twice"
            case "\"": "in double quotes `\"` is written `\\\"`"
            case _: "quote the whole value"
            }
        return .error(.textAfterValue, at: range, "the value before this has ended", label: label)
    }

    static func closesNothing(_ bracket: String, at range: SourceRange) -> Diagnostic {
        .error(
            .textAfterValue, at: range, "this `\(bracket)` closes nothing", label: "remove it, or quote the whole value"
        )
    }

    static func afterDocument(isMarked: Bool, at range: SourceRange) -> Diagnostic {
        .error(
            .textAfterValue, at: range, "the document ended before this",
            label: isMarked ? "remove the `...` above it" : "is it indented like what it belongs to?")
    }

    static func reservedCharacter(_ character: String, at range: SourceRange) -> Diagnostic {
        let shown = character == "`" ? "a back-tick" : "`\(character)`"
        return .error(
            .reservedCharacter, at: range, "a plain value cannot start with \(shown)", label: "quote the value")
    }

    /// `closed` is where a later quote closed it by chance.
    static func unclosedQuote(_ quote: String, at range: SourceRange, closed: SourceRange?) -> Diagnostic {
        .error(
            .unclosedQuote, at: range, "unclosed `\(quote)`", label: "opened here",
            notes: closed.map { [Note("the next `\(quote)`, here, ends the value", at: $0)] } ?? [])
    }

    static func unclosedBracket(_ bracket: String, at range: SourceRange) -> Diagnostic {
        .error(.unclosedBracket, at: range, "unclosed `\(bracket)`", label: "opened here")
    }

    static func missingComma(_ bracket: String, at range: SourceRange, opening: SourceRange) -> Diagnostic {
        .error(
            .missingComma, at: range, "expected `,` or `\(bracket == "[" ? "]" : "}")`",
            notes: [Note("`\(bracket)` opened here", at: opening)])
    }

    static func missingValue(before separator: String, at range: SourceRange) -> Diagnostic {
        .error(
            .reservedCharacter, at: range, "expected a value before this `\(separator)`",
            label: separator == ","
                ? "remove the comma, or quote it if it is text" : "write one, or quote it if it is text")
    }

    static func shortEscape(_ escape: String, digits: Int, at range: SourceRange) -> Diagnostic {
        .error(
            .badEscape, at: range, "`\(escape)` is no escape",
            label: "`\(escape.prefix(2))` takes \(digits) hexadecimal digits; for a backslash itself write `\\\\`")
    }

    static func escapedCodePoint(_ escape: String, at range: SourceRange) -> Diagnostic {
        .error(
            .badEscape, at: range, "`\(escape)` is no character",
            label: "write the character itself, or `\\U` and the 8 digits of its code point")
    }

    static func badEscape(_ escape: String, at range: SourceRange) -> Diagnostic {
        .error(
            .badEscape, at: range, "`\(escape)` is no escape",
            label: "in double quotes a backslash is written `\\\\`; in single quotes it stands for itself")
    }

    static func blockHeader(at range: SourceRange) -> Diagnostic {
        .error(
            .blockHeader, at: range, "the text of a block starts on the line after `|` or `>`",
            label: "only `-`, `+` or an indentation of 1 to 9 may follow")
    }

    static func blockIndentation(at range: SourceRange) -> Diagnostic {
        .error(
            .indentation, at: range, "the text of a block is indented deeper than its key",
            label: "indent it by two more spaces")
    }

    static func deepBlankLine(at range: SourceRange) -> Diagnostic {
        .error(
            .indentation, at: range, "this blank line is indented deeper than the text of the block", label: "empty it",
            fix: Fix("empty the line", replace: range, with: ""))
    }
}
