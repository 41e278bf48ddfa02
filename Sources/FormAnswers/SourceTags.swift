package import FormModel
package import FormRuntime

/// The sources of a form, and whether their tags are integers.
package func sources(of form: Form) -> [(name: String, isInteger: Bool)] {
    form.sources.map { source in
        switch source.tagType {
        case .string: (form.string(source.name), false)
        case .integer: (form.string(source.name), true)
        }
    }
}

/// A tag of a source, and where it was written.
package struct SourceTag: Sendable {
    package let text: String
    package let offset: Int
}

/// Reads the tags of a source: a JSON array of texts or integers, or a tag a line, every byte of which counts but a
/// carriage return at its end. Blank lines are none.
///
/// - Throws: what is no tag.
package func readTags(_ bytes: [UInt8]) throws(AnswerFault) -> [SourceTag] {
    let start = startOfText(bytes)
    var scanner = JSONScanner(from: start, before: bytes.count, isLine: false)
    scanner.skipBlanks(bytes.span)
    if scanner.peek(bytes.span) == UInt8(ascii: "[") { return try readArray(&scanner, bytes.span) }
    // An object was meant as JSON: its lines are no tags.
    if scanner.peek(bytes.span) == UInt8(ascii: "{") { throw AnswerFault(.expectedTags, at: scanner.at) }
    var tags: [SourceTag] = []
    var position = start
    while position < bytes.count {
        let lineEnd = lineFeed(in: bytes, from: position, before: bytes.count)
        if let tag = try tag(in: bytes, position..<lineEnd) { tags.append(SourceTag(text: tag, offset: position)) }
        position = lineEnd + 1
    }
    return tags
}

private func tag(in bytes: [UInt8], _ line: Range<Int>) throws(AnswerFault) -> String? {
    var (start, end) = (line.lowerBound, line.upperBound)
    if start < end, bytes[end - 1] == 0x0D { end -= 1 }
    while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    if start == end { return nil }
    start = line.lowerBound
    var position = start
    while position < end {
        if bytes[position] < 0x80 {
            position += 1
        } else if let length = lengthOfScalar(bytes.span, at: position, before: end) {
            position += length
        } else {
            throw AnswerFault(.notUTF8, at: position)
        }
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
}

private func readArray(_ scanner: inout JSONScanner, _ bytes: Span<UInt8>) throws(AnswerFault) -> [SourceTag] {
    var tags: [SourceTag] = []
    scanner.at += 1
    scanner.skipBlanks(bytes)
    if scanner.peek(bytes) == UInt8(ascii: "]") {
        scanner.at += 1
    } else {
        repeat {
            let offset = scanner.at
            tags.append(SourceTag(text: try readTag(&scanner, bytes), offset: offset))
        } while try scanner.comma(bytes, orEnd: UInt8(ascii: "]"), else: .expectedCommaOrBracket)
    }
    scanner.skipBlanks(bytes)
    guard scanner.at == scanner.end else { throw AnswerFault(.expectedEnd, at: scanner.at) }
    return tags
}

private func readTag(_ scanner: inout JSONScanner, _ bytes: Span<UInt8>) throws(AnswerFault) -> String {
    let start = scanner.at
    if scanner.peek(bytes) == UInt8(ascii: "\"") { return try scanner.text(bytes).string(bytes) }
    if isNumber(scanner.peek(bytes)), let value = try scanner.number(bytes).integer(bytes) { return value.description }
    throw AnswerFault(.expectedTag, at: start)
}

extension FormSources {
    /// Adds the tags of a source.
    ///
    /// - Returns: the first tag that is no integer where the source's are integers; nil if all is well.
    package mutating func add(_ tags: [SourceTag], ofSource name: String, isInteger: Bool) -> SourceTag? {
        guard isInteger else {
            self.tags[name] = Set(tags.map { FormTag($0.text) })
            return nil
        }
        var integers: Set<Int> = []
        for tag in tags {
            guard let integer = Int(tag.text), integer.description == tag.text else { return tag }
            integers.insert(integer)
        }
        integerTags[name] = integers
        return nil
    }
}
