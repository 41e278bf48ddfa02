import FormSource

/// Characters, quotes and brackets.
extension SyntaxFault {
    func missingContent(isInFlow: Bool) -> Diagnostic {
        let offset = error.offset
        guard offset < bytes.count, bytes[offset] > 0x20 else {
            guard let bracket else { return .syntax(at: range(at: offset)) }
            return .unclosedBracket(character(at: bracket), at: range(at: bracket))
        }
        let isSeparator = [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(bytes[offset])
        if isInFlow, isSeparator { return .missingValue(before: character(at: offset), at: range(at: offset)) }
        return .reservedCharacter(character(at: offset), at: range(at: offset))
    }

    func reservedCharacter() -> Diagnostic {
        let offset = error.offset
        guard offset < bytes.count, bytes[offset] != 0x09 else { return tab() }
        return bytes[offset] > 0x20
            ? .reservedCharacter(character(at: offset), at: range(at: offset)) : .syntax(at: range(at: offset))
    }

    func unclosedQuote(at opening: Int) -> Diagnostic {
        let quote = bytes.indices.contains(opening) && bytes[opening] == UInt8(ascii: "'") ? "'" : "\""
        return .unclosedQuote(quote, at: range(at: opening), closed: nil)
    }

    func unclosedBracket() -> Diagnostic {
        let opening = error.contextOffset
        let bracket = error.context.hasSuffix("sequence") ? "[" : "{"
        // On a later line that is indented no deeper the bracket was forgotten; else a comma may have been.
        let isSameLine = lineStart(error.offset) == lineStart(opening)
        let isInside = isSameLine || column(contentStart(error.offset)) > column(contentStart(opening))
        let isComma = error.offset < bytes.count && bytes[error.offset] > 0x20 && isInside
        if isComma { return .missingComma(bracket, at: range(at: error.offset), opening: range(at: opening)) }
        return .unclosedBracket(bracket, at: range(at: opening))
    }

    func badEscape() -> Diagnostic {
        // libyaml names the backslash for an unknown escape and the first digit for a bad number.
        var start = min(error.offset, bytes.count)
        while start > error.contextOffset, start >= bytes.count || bytes[start] != UInt8(ascii: "\\") { start -= 1 }
        let letter = start + 1 < bytes.count ? bytes[start + 1] : 0x20
        let digits =
            letter == UInt8(ascii: "x") ? 2 : letter == UInt8(ascii: "u") ? 4 : letter == UInt8(ascii: "U") ? 8 : 0
        let width = (decodeUTF8(bytes, at: min(start + 1, bytes.count - 1))?.length ?? 1) + 1
        var end = min(start + width, lineEnd(start))
        while end < min(start + width + digits, lineEnd(start)), isHexDigit(bytes[end]) { end += 1 }
        let escape = String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
        let place = range(from: start, to: end)
        if digits == 0 { return .badEscape(escape, at: place) }
        return end < start + width + digits
            ? .shortEscape(escape, digits: digits, at: place) : .escapedCodePoint(escape, at: place)
    }

    private func isHexDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
    }

    func tab() -> Diagnostic {
        let start = lineStart(error.offset)
        let tab = bytes[start...].firstIndex(of: 0x09) ?? min(error.offset, bytes.count)
        return .tabInIndentation(in: bytes, from: tab, file)
    }

    func character(at offset: Int) -> String {
        let length = decodeUTF8(bytes, at: offset)?.length ?? 1
        return String(decoding: bytes[offset..<offset + length], as: UTF8.self)
    }
}

/// Places.
extension SyntaxFault {
    func range(at offset: Int) -> SourceRange {
        let start = min(offset, bytes.count)
        let length = start < bytes.count ? decodeUTF8(bytes, at: start)?.length ?? 1 : 0
        return SourceRange(start, start + length, in: file)
    }

    func range(from start: Int, to end: Int) -> SourceRange { SourceRange(start, max(start, end), in: file) }

    func word(_ start: Int) -> SourceRange {
        let end = bytes[min(start, bytes.count)...].firstIndex { $0 <= 0x20 } ?? bytes.count
        return range(from: start, to: end)
    }

    /// The bytes of the line in which a range starts.
    func line(of range: SourceRange) -> Range<Int> {
        lineStart(range.lowerBound)..<max(lineStart(range.lowerBound), lineEnd(range.lowerBound))
    }

    func lineStart(_ offset: Int) -> Int {
        var start = min(offset, bytes.count)
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
    }

    func lineEnd(_ offset: Int) -> Int {
        bytes[min(offset, bytes.count)...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    }

    func trimmedLineEnd(_ offset: Int) -> Int {
        var end = lineEnd(offset)
        while end > offset, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        return end
    }

    func column(_ offset: Int) -> Int { offset - lineStart(offset) }

    /// Where the first thing of a line starts that is no blank.
    func contentStart(_ offset: Int) -> Int {
        var start = lineStart(offset)
        while start < min(offset, bytes.count), bytes[start] == 0x20 { start += 1 }
        return start
    }

    func onlyDashes(_ start: Int, _ end: Int) -> Bool {
        bytes[start..<end].allSatisfy { $0 == UInt8(ascii: "-") || $0 == 0x20 }
    }

    /// Whether a `- ` stands at an offset.
    func isItem(_ start: Int) -> Bool {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "-") else { return false }
        return start + 1 >= bytes.count || bytes[start + 1] <= 0x20
    }

    /// The character at an offset, if it looks like a space and is none.
    func foreignSpace(_ offset: Int) -> UInt32? {
        guard offset < bytes.count, let scalar = decodeUTF8(bytes, at: offset)?.scalar, isForeignSpace(scalar) else {
            return nil
        }
        return scalar
    }

    /// Where the key stands on the nearest line above that is neither blank nor a comment; after the dash in a list
    /// item.
    func keyStart(above offset: Int) -> Int? {
        var start = lineStart(offset)
        while let line = lineStart(above: start) {
            let end = lineEnd(line)
            var at = line
            while at < end, bytes[at] == 0x20 || isItem(at) { at += 1 }
            if at < end, bytes[at] != UInt8(ascii: "#") { return at }
            start = line
        }
        return nil
    }

    /// The dash of the nearest item above.
    func itemStart(above offset: Int) -> Int? {
        var start = lineStart(offset)
        while let line = lineStart(above: start) {
            let dash = bytes[line..<lineEnd(line)].firstIndex { $0 != 0x20 } ?? line
            if isItem(dash) { return dash }
            start = line
        }
        return nil
    }

    private func lineStart(above line: Int) -> Int? {
        let above = line > 0 ? lineStart(line - 1) : line
        return above < line ? above : nil
    }
}
