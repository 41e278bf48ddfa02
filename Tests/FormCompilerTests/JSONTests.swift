import FormEmit
import Testing

/// JSON as the editor schema is written.
@Suite struct JSONTests {
    @Test func keysKeepTheirOrder() {
        let value: JSON = ["b": 1, "a": ["x": true, "w": .null], "empty": [:], "none": []]
        #expect(
            value.text == """
                {
                  "b": 1,
                  "a": {
                    "x": true,
                    "w": null
                  },
                  "empty": {},
                  "none": []
                }
                """)
    }

    @Test func textsAreEscaped() {
        let text = "\"\\/ \n\t\r\u{0}\u{1F}\u{7F}\u{2028}é😀"
        #expect(
            JSON.string(text).text
                == #""\"\\/ \n\t\u000D\u0000\u001F\u007F\u2028é😀""#)
        // What a terminal would obey, or nobody would see; but not what emoji and Persian are written with.
        let invisible = "\u{85}\u{2029}\u{202E}\u{2066}\u{200E}\u{FEFF}\u{E0041}|\u{200D}\u{200C}\u{301}"
        #expect(
            JSON.string(invisible).text
                == #""\u0085\u2029\u202E\u2066\u200E\uFEFF\uDB40\uDC41|"# + "\u{200D}\u{200C}\u{301}\"")
    }

    @Test func shortListsOfWordsTakeOneLine() {
        let short: JSON = ["a", 1, false]
        #expect(short.text == #"["a", 1, false]"#)
        let long = JSON.array((0..<30).map { _ in "word" })
        #expect(long.text.hasPrefix("[\n  \"word\",\n  \"word\""))
        let nested: JSON = [["a"], []]
        #expect(nested.text == "[\n  [\"a\"],\n  []\n]")
    }
}
