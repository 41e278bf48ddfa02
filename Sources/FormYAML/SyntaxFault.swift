import FormSource

/// Says in our own words what libyaml stumbled over, at the place where the author must act.
struct SyntaxFault {
    let error: RawSyntaxError
    let bytes: [UInt8]
    /// The key, value or collection that ended last before the error.
    let last: YAMLNode?
    /// Whether its text has nothing in it.
    let isLastEmpty: Bool
    /// Where the innermost bracket that is open was opened.
    let bracket: Int?
    let file: FileID

    init(
        _ error: RawSyntaxError, in checked: CheckedBytes, after last: (node: YAMLNode, text: Text)?,
        inside bracket: Int?, _ file: FileID
    ) {
        self.bracket = bracket
        self.error = error
        self.bytes = checked.bytes
        self.last = last?.node
        isLastEmpty = last?.text.isEmpty ?? true
        self.file = file
    }

    func diagnostic() -> Diagnostic {
        switch error.problem {
        case let problem where problem.hasPrefix("mapping values are not allowed"): return unexpectedColon()
        case let problem where problem.hasPrefix("block sequence entries are not allowed"): return unexpectedDash()
        case let problem where problem.hasPrefix("mapping keys are not allowed"):
            return .reservedCharacter("?", at: range(at: error.offset))
        case "could not find expected ':'": return missingColon()
        case "found character that cannot start any token": return reservedCharacter()
        case "found a tab character that violates indentation",
            "found a tab character where an indentation space is expected":
            return tab()
        case "found unknown escape character", "did not find expected hexdecimal number",
            "found invalid Unicode character escape code":
            return badEscape()
        case _: return byContext()
        }
    }

    private func byContext() -> Diagnostic {
        switch error.context {
        case "while scanning a quoted scalar": return unclosedQuote(at: error.contextOffset)
        case "while parsing a flow sequence", "while parsing a flow mapping": return unclosedBracket()
        case "while parsing a block mapping", "while parsing a block collection": return misplaced()
        case "while scanning a block scalar":
            return .blockHeader(at: range(from: error.contextOffset, to: trimmedLineEnd(error.contextOffset)))
        case "while parsing a block node": return missingContent(isInFlow: false)
        case "while parsing a flow node": return missingContent(isInFlow: true)
        case "while scanning a %YAML directive", "while scanning a %TAG directive", "while scanning a directive":
            return .directive(at: range(from: lineStart(error.contextOffset), to: lineEnd(error.contextOffset)))
        case "while scanning an anchor": return .anchor(at: word(error.contextOffset))
        case "while scanning an alias":
            let word = word(error.contextOffset)
            // A star as other languages start their list items.
            let isBullet = word.end == word.start + 1 && contentStart(word.lowerBound) == word.lowerBound
            return isBullet ? .keyAmongItems(at: word) : .alias(at: word)
        case "while scanning a tag", "while parsing a tag": return .yamlTag(at: word(error.contextOffset))
        case _: return byProblem()
        }
    }

    private func byProblem() -> Diagnostic {
        if error.problem.contains("directive") || error.problem.contains("YAML document") {
            return .directive(at: range(from: lineStart(error.offset), to: lineEnd(error.offset)))
        }
        if error.problem == "found undefined tag handle" { return .yamlTag(at: word(error.contextOffset)) }
        if error.problem.contains("document start") { return afterDocument() }
        return .syntax(at: range(at: error.offset))
    }

    /// Whether the value that was read last is part of the fault, so that nothing is to be said about it.
    func spoils(_ node: YAMLNode) -> Bool {
        Int(node.end) > lineStart(error.offset) || node.style.isBlock && isLastEmpty || node.isNull
    }

    // MARK: Colons

    /// Either a plain value holds `: `, or a key stands deeper than its siblings and so continues the value above it,
    /// or the line above it was to be a key and is none.
    private func unexpectedColon() -> Diagnostic {
        let start = contentStart(error.offset)
        let isFirstColon = !bytes[start..<error.offset].contains(UInt8(ascii: ":"))
        guard isFirstColon, !isItem(start), let above = keyStart(above: start) else {
            return .colonInPlainValue(at: range(at: error.offset))
        }
        if column(above) == column(start) { return missingColon(from: above) }
        if let fault = dashWithoutBlank(at: contentStart(above)) { return fault }
        return .indentation(column(start), siblings: column(above), at: range(from: start, to: error.offset))
    }

    /// A line among keys that is none: without a colon, or with one that no blank follows.
    private func missingColon() -> Diagnostic {
        let start = error.contextOffset
        if let fault = blockText(at: start) ?? dashWithoutBlank(at: start) { return fault }
        if start == contentStart(start), let above = keyStart(above: start), isItem(contentStart(above)),
            column(contentStart(above)) == column(start)
        {
            return .keyAmongItems(at: range(from: start, to: trimmedLineEnd(start)))
        }
        return missingColon(from: start)
    }

    private func missingColon(from start: Int) -> Diagnostic {
        let end = lineEnd(start)
        let line = bytes[start..<end]
        if let colon = line.firstIndex(of: UInt8(ascii: ":")), colon + 1 < end, bytes[colon + 1] > 0x20 {
            if let space = foreignSpace(colon + 1) { return .foreignSpace(space, after: ":", at: range(at: colon + 1)) }
            return .colonWithoutBlank(at: range(at: colon))
        }
        let isComment = line.starts(with: Array("//".utf8)) || line.starts(with: Array("/*".utf8))
        return .missingColon(isComment: isComment, at: range(from: start, to: trimmedLineEnd(start)))
    }

    // MARK: Lines at the wrong place

    private func unexpectedDash() -> Diagnostic {
        let start = contentStart(error.offset)
        if start < error.offset { return .dashInValue(at: range(at: error.offset)) }
        return misplacedItem(start)
    }

    /// An item under a value, among keys, or indented otherwise than its siblings.
    private func misplacedItem(_ start: Int) -> Diagnostic {
        let line = range(from: start, to: trimmedLineEnd(start))
        guard let above = keyStart(above: start) else { return .itemAmongKeys(at: line) }
        let isKey = bytes[above..<lineEnd(above)].contains(UInt8(ascii: ":"))
        if isKey, column(start) > column(above) { return .itemUnderValue(at: line) }
        if column(above) != column(start) || !isKey, let item = itemStart(above: start), column(item) != column(start) {
            return .indentation(column(start), siblings: column(item), at: line)
        }
        return .itemAmongKeys(at: line)
    }

    /// Something stands where a key or a list item should: after a closed quote or bracket, or at an indentation of
    /// its own.
    private func misplaced() -> Diagnostic {
        let start = contentStart(error.offset)
        if start < error.offset, !onlyDashes(start, error.offset) { return afterClosedValue() }
        if let fault = blockText(at: start) ?? dashWithoutBlank(at: start) { return fault }
        let rest = range(from: error.offset, to: trimmedLineEnd(error.offset))
        let above = keyStart(above: start)
        if isItem(start) { return misplacedItem(start) }
        guard let above, column(above) != column(start) else { return .missingColon(isComment: false, at: rest) }
        // Below the dash of an item that is one word a dash is missing; below one with keys it may be one of them.
        let isWord = isItem(contentStart(above)) && !bytes[above..<lineEnd(above)].contains(UInt8(ascii: ":"))
        if isWord, column(contentStart(above)) == column(start) { return .keyAmongItems(at: rest) }
        return .indentation(column(start), siblings: column(above), at: rest)
    }

    private func afterClosedValue() -> Diagnostic {
        let rest = range(from: error.offset, to: trimmedLineEnd(error.offset))
        if [UInt8(ascii: "]"), UInt8(ascii: "}")].contains(bytes[error.offset]) {
            return .closesNothing(character(at: error.offset), at: range(at: error.offset))
        }
        guard let last, last.style.isQuoted else { return .afterClosedValue(nil, at: rest) }
        let quote = last.style == .singleQuoted ? "'" : "\""
        // A quote that was forgotten at the end of its line is closed by the next one, lines below.
        if lineStart(Int(last.start)) < lineStart(error.offset) {
            return .unclosedQuote(quote, at: range(at: Int(last.start)), closed: range(at: Int(last.end) - 1))
        }
        let hasMore = bytes[rest.lowerBound..<rest.upperBound].contains(quote.utf8.first ?? 0)
        return .afterClosedValue(hasMore ? quote : nil, at: rest)
    }

    private func afterDocument() -> Diagnostic {
        if let above = keyStart(above: error.offset), column(above) == 0, bytes[above] == UInt8(ascii: "%") {
            return .directive(at: range(from: above, to: lineEnd(above)))
        }
        let isMarked = keyStart(above: error.offset).map { bytes[$0...].starts(with: Array("...".utf8)) } ?? false
        return .afterDocument(isMarked: isMarked, at: range(from: error.offset, to: trimmedLineEnd(error.offset)))
    }

    /// Text of a block that is not indented, or that a deeper blank line stands before.
    private func blockText(at start: Int) -> Diagnostic? {
        guard let last, last.style.isBlock, isLastEmpty, start == contentStart(start),
            let header = bytes[Int(last.start)...].firstIndex(of: 0x0A),
            bytes[header..<start].allSatisfy({ $0 <= 0x20 })
        else { return nil }
        var line = header + 1
        while line < lineStart(start) {
            let end = lineEnd(line)
            if end - line > column(start) { return .deepBlankLine(at: range(from: line, to: end)) }
            line = (bytes[line...].firstIndex(of: 0x0A) ?? bytes.count) + 1
        }
        return .blockIndentation(at: range(from: start, to: trimmedLineEnd(start)))
    }

    /// `-id: x` at the start of a line, where an item was meant.
    private func dashWithoutBlank(at start: Int) -> Diagnostic? {
        start == contentStart(start) ? .dashWithoutBlank(in: bytes, at: start, file) : nil
    }
}
