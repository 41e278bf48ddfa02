import FormRuntime
import Testing

@Suite struct TagTests {
    @Test func areEqualByTheirBytes() {
        let (composed, decomposed) = (FormTag("\u{E9}"), FormTag("e\u{301}"))
        #expect("\u{E9}" == "e\u{301}")
        #expect(composed != decomposed && Set([composed, decomposed]).count == 2)
        #expect(composed == FormTag("é") && composed.hashValue == FormTag("é").hashValue)
    }

    @Test func areOrderedByTheirBytes() {
        #expect((["b", "a", "é", "Z", "😀", "ﬀ", ""] as [FormTag]).sorted() == ["", "Z", "a", "b", "é", "ﬀ", "😀"])
    }

    @Test func areFoundByTheirBytesInALongList() throws {
        let tags = (0..<3_000).map { "t\($0)" } + ["é", "e\u{301}", "a=b", "a:b@c", "\"", " x ", ""]
        let rows = tags.map { $0 + "\tLabel of " + $0 }.joined(separator: "\n")
        let table = FormChoiceTable(utf8: Array(rows.utf8))
        #expect(table.count == tags.count)
        for (row, tag) in tags.enumerated() {
            #expect(table.ordinal(ofTag: tag) == row)
            #expect(table.tag(row).utf8.elementsEqual(tag.utf8))
            #expect(table.label(row) == "Label of " + tag)
        }
        #expect(table.ordinal(ofTag: "t3000") == nil && table.ordinal(ofTag: "T1") == nil)
    }
}
