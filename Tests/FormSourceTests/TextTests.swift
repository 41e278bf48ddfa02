import FormSource
import Testing

/// Texts: pieces of a source, or of what was appended to it.
@Suite struct TextTests {
    @Test func piecesOfTheSource() {
        let buffer = TextBuffer(source: Array("title: Größe".utf8))
        #expect(buffer.string(Text(offset: 0, length: 5)) == "title")
        #expect(buffer.string(Text(offset: 7, length: 7)) == "Größe")
        #expect(buffer.string(.empty) == "")
        #expect(Array(buffer.bytes(Text(offset: 6, length: 1))) == [0x20])
    }

    @Test func appendedPieces() {
        var buffer = TextBuffer(source: Array("abc".utf8))
        let first = buffer.append("日本")
        let second = buffer.append([0x61, 0x62] as [UInt8])
        let none = buffer.append("")
        #expect(first == Text(offset: 3, length: 6) && second == Text(offset: 9, length: 2) && none.isEmpty)
        #expect(buffer.string(first) == "日本" && buffer.string(second) == "ab" && buffer.string(none) == "")
        #expect(buffer.string(Text(offset: 0, length: 3)) == "abc")
    }

    @Test func withoutASource() {
        var buffer = TextBuffer(source: [])
        let text = buffer.append("x")
        #expect(buffer.string(text) == "x" && buffer.string(.empty) == "")
    }

    @Test func equality() {
        var buffer = TextBuffer(source: Array("ab ab ba".utf8))
        let (first, second, other) = (
            Text(offset: 0, length: 2), Text(offset: 3, length: 2), Text(offset: 6, length: 2)
        )
        let copy = buffer.append("ab")
        #expect(buffer.equal(first, first) && buffer.equal(first, second) && buffer.equal(second, copy))
        #expect(!buffer.equal(first, other) && !buffer.equal(first, Text(offset: 0, length: 1)))
        #expect(buffer.equal(first, "ab") && !buffer.equal(first, "a") && !buffer.equal(first, "ba"))
        #expect(buffer.hash(first) == buffer.hash(copy) && buffer.hash(first) != buffer.hash(other))
    }

    /// Names are compared by their bytes: an accent that was typed in two ways makes two names.
    @Test func nothingIsNormalised() {
        var buffer = TextBuffer(source: [])
        let (composed, decomposed) = (buffer.append("\u{E9}"), buffer.append("e\u{301}"))
        #expect(!buffer.equal(composed, decomposed))
    }

    @Test func theFirstOfEqualsIsFound() {
        var buffer = TextBuffer(source: [])
        var index = TextIndex()
        let (one, two, again) = (buffer.append("one"), buffer.append("two"), buffer.append("one"))
        #expect(index.find(one, in: buffer) == nil)
        #expect(index.insert(one, 1, in: buffer) == nil)
        #expect(index.insert(two, 2, in: buffer) == nil)
        #expect(index.insert(again, 3, in: buffer) == 1)
        #expect(index.find(again, in: buffer) == 1 && index.find(two, in: buffer) == 2)
    }

    /// Through every growth, whatever was expected.
    @Test(arguments: [0, 1, 1000])
    func manyTexts(_ expected: Int) {
        var buffer = TextBuffer(source: [])
        var index = TextIndex(expecting: expected)
        let texts = (0..<1000).map { buffer.append("text\($0 % 700)") }
        for (position, text) in texts.enumerated() {
            #expect(index.insert(text, position, in: buffer) == (position < 700 ? nil : position - 700))
        }
        for (position, text) in texts.enumerated() { #expect(index.find(text, in: buffer) == position % 700) }
    }
}
