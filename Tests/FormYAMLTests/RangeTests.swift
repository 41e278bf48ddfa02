import FormSource
import Testing

@testable import FormYAML

/// Ranges are the bytes that the author wrote, whatever stands before them.
@Suite struct RangeTests {
    @Test(arguments: ["a", "é", "日本", "😀", "e\u{301}", "👩‍👩‍👧", "\u{FEFF}"])
    func scalarsAfterWideCharacters(_ before: String) {
        let lead = before == "\u{FEFF}" ? before : "# \(before)\n"
        let text = lead + "k1: 'x'\n\"k2\": \(before == "\u{FEFF}" ? "z" : before) # c\n"
        #expect(scalars(text).map(\.written) == ["k1", "'x'", "\"k2\"", before == "\u{FEFF}" ? "z" : before])
    }

    @Test func lineEnds() {
        #expect(
            scalars("a: b\r\nc:\r\n  - d\r\n  - 'e\r\n    f'\r\n").map(\.written) == [
                "a", "b", "c", "d", "'e\r\n    f'",
            ])
    }

    /// A block ends with its last line that has text; blanks there belong to it.
    @Test(arguments: [
        ("a: |\n  x\n  y\n\n\nb: c\n", "|\n  x\n  y", "x\ny"),
        ("a: >-  # comment\n  x\n   \n", ">-  # comment\n  x", "x"),
        ("a: |+\n  x  \n      \n", "|+\n  x  ", "x  "),
        ("a: |\r\n  x\r\n  y\r\n", "|\r\n  x\r\n  y", "x\ny"),
        ("a: |\n", "|", ""),
        ("a: |\n\n\nb: c", "|", ""),
        ("a: |2\n    é\n", "|2\n    é", "  é"),
    ])
    func blocks(_ text: String, _ written: String, _ value: String) {
        #expect(scalars(text)[1] == (value, written))
    }

    @Test func collections() {
        let text = "a:\n  - b\n  - { c: d }\n\n# end\ne: [f,\n  g]\n"
        let tree = read(text).tree
        let written = tree.nodes.indices.filter { tree.nodes[$0].kind != .scalar }.map { position in
            let range = tree.range(NodeID(position))
            return String(decoding: Array(text.utf8)[range.lowerBound..<range.upperBound], as: UTF8.self)
        }
        #expect(written == [String(text.dropLast()), "- b\n  - { c: d }", "{ c: d }", "[f,\n  g]"])
    }

    @Test func emptyValues() {
        let tree = read("a:\nb: { c , d: }\n").tree
        let places = tree.nodes.filter(\.isNull).map { [$0.start, $0.end] }
        // After the colon, at the end of a key without one, and after the colon before a brace.
        #expect(places == [[2, 2], [9, 9], [15, 15]])
    }

    /// Values that stand in the source as they are cost no copy.
    @Test func textsInTheSource() {
        let tree = read("a: 'b'\nc: \"d\"\ne: it's\nf: 'it''s'\n").tree
        let inSource = tree.nodes.filter { $0.kind == .scalar }.map {
            Int(tree.text($0).offset) < tree.buffer.source.count
        }
        #expect(inSource == [true, true, true, true, true, true, true, false])
    }
}
