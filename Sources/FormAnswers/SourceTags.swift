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

/// Reads the tags of a source: a JSON array of texts or integers, or a tag a line. Blank lines are none, and what is
/// blank around a tag is none of it.
///
/// - Throws: what is no tag.
package func readTags(_ bytes: [UInt8]) throws(AnswerFault) -> [String] {
    var scanner = JSONScanner(from: startOfText(bytes), before: bytes.count, isLine: false)
    scanner.skipBlanks(bytes.span)
    if scanner.peek(bytes.span) == UInt8(ascii: "[") { return try readArray(&scanner, bytes.span) }
    var tags: [String] = []
    while scanner.at < bytes.count {
        let lineEnd = lineFeed(in: bytes, from: scanner.at, before: bytes.count)
        if let tag = try tag(in: bytes, scanner.at..<lineEnd) { tags.append(tag) }
        scanner.at = lineEnd + 1
    }
    return tags
}

private func tag(in bytes: [UInt8], _ line: Range<Int>) throws(AnswerFault) -> String? {
    var (start, end) = (line.lowerBound, line.upperBound)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while start < end, bytes[end - 1] <= 0x20 { end -= 1 }
    if start == end { return nil }
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

private func readArray(_ scanner: inout JSONScanner, _ bytes: Span<UInt8>) throws(AnswerFault) -> [String] {
    var tags: [String] = []
    scanner.at += 1
    scanner.skipBlanks(bytes)
    if scanner.peek(bytes) == UInt8(ascii: "]") {
        scanner.at += 1
    } else {
        repeat {
            tags.append(try readTag(&scanner, bytes))
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
    package mutating func add(_ tags: [String], ofSource name: String, isInteger: Bool) -> String? {
        guard isInteger else {
            self.tags[name] = Set(tags.map { FormTag($0) })
            return nil
        }
        var integers: Set<Int> = []
        for tag in tags {
            guard let integer = Int(tag), integer.description == tag else { return tag }
            integers.insert(integer)
        }
        integerTags[name] = integers
        return nil
    }
}
