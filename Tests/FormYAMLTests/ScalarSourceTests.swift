import FormSource
import Testing

@testable import FormYAML

/// From a piece of a scalar's value to where it was written.
@Suite struct ScalarSourceTests {
    @Test(arguments: [
        (#"a: "x\té\u65E5\"y""#, "\t", #"\t"#), (#"a: "x\té\u65E5\"y""#, "日", #"\u65E5"#),
        (#"a: "x\té\u65E5\"y""#, "é日", #"é\u65E5"#), (#"a: "x\té\u65E5\"y""#, "\"y", #"\"y"#),
        ("a: 'it''s  so'", "'s", "''s"), ("a: 'it''s  so'", "  so", "  so"),
        ("a: one\n  two\n\n  three", "two", "two"), ("a: one\n  two\n\n  three", "e t", "e\n  t"),
        ("a: one\n  two\n\n  three", "\n", "\n\n  "), ("a: \"one \\\n\n   two\"", "\ntwo", "\\\n\n   two"),
        ("a: |\n  one\n   two\n\n  three\n", " two", " two"),
        ("a: |\n  one\n   two\n\n  three\n", "\nthree", "\n  three"),
        ("a: >\n  one\n  two\n\n\n  three\n", "three", "three"), ("a: >\n  one\n  two\n\n\n  three\n", "two", "two"),
        ("a: >\n  one\n\n   two\n  three\n", " two\nthree", " two\n  three"), ("a: |2\n     one\n", " one", " one"),
        ("- a: |1\n     one\n", "  one", "  one"), ("- |1\n    one\n", "   one", "   one"),
        ("a: |\r\n  one\r\n  two\r\n", "two", "two"),
    ])
    func pieces(_ text: String, _ piece: String, _ written: String) throws {
        let tree = read(text).tree
        let node = try #require(tree.nodes.last { $0.kind == .scalar })
        let value = Array(tree.buffer.bytes(tree.text(node)))
        let start = try #require(value.indices.first { value[$0...].starts(with: piece.utf8) })
        #expect(source(of: start..<start + piece.utf8.count, node, tree) == written)
    }

    /// Whatever is asked for, it is inside the scalar.
    @Test func piecesBeyondTheValue() throws {
        let tree = read("a: 'x'\nb: |\n  y\n").tree
        for node in tree.nodes where node.kind == .scalar {
            for piece in [0..<0, 0..<99, 99..<100, 1..<1] {
                let range = ScalarSource(tree.buffer.source, node.start, node.end, node.style).sourceRange(
                    of: piece, in: .main)
                #expect(range.start >= node.start && range.end <= node.end && range.start <= range.end)
            }
        }
    }

    /// Of random scalars, each character's place reads as that character, and the places ascend.
    @Test(arguments: [ScalarStyle.plain, .singleQuoted, .doubleQuoted, .literal, .folded])
    func everyCharacter(_ style: ScalarStyle) {
        var generator = SeededGenerator(UInt64(style.rawValue) + 1)
        for _ in 0..<400 {
            let text = randomDocument(style, &generator)
            let (tree, found) = read(text)
            guard let node = tree.nodes.last, found.allSatisfy({ $0.severity == .warning }) else {
                Issue.record("not readable: \(text.debugDescription) \(found.map(\.message))")
                continue
            }
            #expect(node.style == style)
            check(node, tree, text)
        }
    }

    private func check(_ node: YAMLNode, _ tree: YAMLTree, _ text: String) {
        var at = 0
        var last: UInt32 = 0
        for scalar in tree.buffer.string(tree.text(node)).unicodeScalars {
            let length = String(scalar).utf8.count
            let written = source(of: at..<at + length, node, tree)
            #expect(
                reads(written, as: scalar, node.style),
                "\(scalar.debugDescription) at \(at) of \(text.debugDescription): \(written)")
            let range = ScalarSource(tree.buffer.source, node.start, node.end, node.style)
                .sourceRange(of: at..<at + length, in: .main)
            #expect(range.start >= last, "\(text.debugDescription)")
            last = range.start
            at += length
        }
    }

    /// Whether a piece of the source stands for a character: it is it, or it folds or escapes to it.
    private func reads(_ written: String, as scalar: Unicode.Scalar, _ style: ScalarStyle) -> Bool {
        if written == String(scalar) { return true }
        switch style {
        case .literal, .folded: return written == "\n" && (scalar == " " || scalar == "\n")
        case .plain, .singleQuoted, .doubleQuoted:
            let quote = style == .doubleQuoted ? "\"" : "'"
            return scalars("\(quote)\(written)\(quote)").first?.value.unicodeScalars.contains(scalar) == true
        }
    }
}

private func source(of piece: Range<Int>, _ node: YAMLNode, _ tree: YAMLTree) -> String {
    let range = ScalarSource(tree.buffer.source, node.start, node.end, node.style).sourceRange(of: piece, in: .main)
    return String(decoding: tree.buffer.source[range.lowerBound..<range.upperBound], as: UTF8.self)
}

/// A document `key: scalar` of words, blanks, line breaks and, where the style has them, escapes and deeper lines.
private func randomDocument(_ style: ScalarStyle, _ generator: inout SeededGenerator) -> String {
    let words = ["a", "bcd", "é", "日本", "😀", "e\u{301}", "x-y", "it", "12"]
    let escapes = ["\\t", "\\n", "\\\"", "\\\\", "\\u65E5", "\\x41", "\\N", "\\U0001F600", "\\_", "\\L"]
    func piece() -> String {
        switch (style, Int.random(in: 0..<5, using: &generator)) {
        case (.doubleQuoted, 0): return escapes.randomElement(using: &generator) ?? ""
        case (.singleQuoted, 0): return "''"
        case (_, 1): return "  " + (words.randomElement(using: &generator) ?? "")
        case _: return words.randomElement(using: &generator) ?? ""
        }
    }
    var lines: [String] = []
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let deeper = style.isBlock && !lines.isEmpty && Int.random(in: 0..<4, using: &generator) == 0 ? "  " : ""
        let pieces = (0..<Int.random(in: 1...3, using: &generator)).map { _ in piece() }.joined()
        lines.append(deeper + pieces.drop { $0 == " " })
        lines += Array(repeating: "", count: max(0, Int.random(in: -3...3, using: &generator)))
    }
    while lines.last == "" { lines.removeLast() }
    let isEscaped = style == .doubleQuoted && Bool.random(using: &generator)
    // A line with nothing but a backslash is no blank line, and so indented as well.
    let body = lines.map { $0.isEmpty && !isEscaped ? "" : "   " + $0 }.joined(separator: isEscaped ? "\\\n" : "\n")
    let lead = Bool.random(using: &generator) ? "# é\n" : ""
    let lineEnd = Bool.random(using: &generator) ? "\r\n" : "\n"
    let header = style == .literal ? "|" : ">"
    let text =
        switch style {
        case .plain: "\(lead)key: \(body.dropFirst(3))\n"
        case .singleQuoted: "\(lead)key: '\(body.dropFirst(3))'\n"
        case .doubleQuoted: "\(lead)key: \"\(body.dropFirst(3))\"\n"
        case .literal, .folded:
            "\(lead)key: \(header)\(["", "-", "+", "3"].randomElement(using: &generator) ?? "")\n\(body)\n\n"
        }
    return text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd)
}
