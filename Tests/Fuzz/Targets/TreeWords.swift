/// What stands in trees where the grammar leaves the choice to the author. The plainest come first.
enum TreeWords {
    static let texts = [
        "Apple", "A label", "\\(x)", "\"", "\"\"\"", "*/ x", "/* x", "// y", "#", "`", "'", "a\nb", "日本", "😀e\u{301}",
        "\u{202E}x", "</script>", "${x}", "#\"\\#(x)\"#", "%@", "[a](b)", "**b**", "\u{1F468}\u{200D}\u{1F469}",
        "\\u{41}",
        "nil", "{min} of {max}, {found} {label}", "\u{2028}", "\u{FEFF}", " a ", "", "\0",
    ]
    /// How many of them say nothing wrong.
    static let plainTexts = 24
    static let tags = [
        "a", "b", "none", "1.10", "no", "日本", "a b", "class", "self", "A", "init", "Type", "\\(x)", "\"", "-1", "é",
        "e\u{301}",
        "true", "0x1", "a-b", "a_b", "_", "1", "self.x", "\u{2028}", "`", "other", "count", "rawValue", "allCases",
    ]
    static let names = [
        "tree", "Tree", "x", "class", "self", "init", "Self", "Type", "1a", "a b", "日本", "_", "`x`", "String", "Int",
        "values",
        "violations", "", "hashValue", "FormText", "Optional", "default", "é",
    ]
    static let ids = [
        "x", "class", "self", "a-b", "a_b", "A-B", "init", "values", "is", "and", "x1", "1x", "hashValue", "日本",
        "b-other",
    ]
    static let patterns = [
        "[a-z]+", "a|b", "(", "a{2,3}", "[^\\d]", "\\p{L}*", "^a$", "(?=a)", "a{1000,}", "\\", "[z-a]", "", "(a+)+b",
    ]
    static let languages = ["en", "ja", "de", "pt-BR", "x", "EN", "zh-Hant-TW", ""]
    static let integers = [
        "1", "0", "2", "3", "10", "-1", "9223372036854775807", "-9223372036854775808", "01", "1.5", "1e3", "",
    ]
    static let decimals = [
        "1", "0.5", "0.1", "10", "-0.25", "1e3", "123456789012345", "0", "0.30000000000000004", "1e400", "x",
    ]
    static let dates = ["2026-01-01", "2020-02-29", "2021-02-29", "0001-01-01", "9999-12-31", "2026-1-1", "today"]
    static let times = ["09:00", "23:59:59", "24:00", "00:00", "9:00", "12:30:60"]
    static let lines = ["star", "1.0", "https://example.org/a.png", "a b", "", "\\(x)", "\"", "\u{2028}"]
}
