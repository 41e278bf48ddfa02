import FormRuntime
import Testing

@Suite struct PatternTests {
    @Test(arguments: [
        ("", [""], ["a"]), ("abc", ["abc"], ["", "ab", "abcd", "ABC"]), ("a|bc|", ["a", "bc", ""], ["b", "abc"]),
        ("[A-Z].*", ["A", "Abc\t"], ["a", "", "A\n", "A\u{2028}"]), ("a{2}", ["aa"], ["a", "aaa"]),
        ("a{2,}", ["aa", "aaaaa"], ["a"]), ("a{1,3}b?", ["a", "aaab"], ["", "aaaa", "b"]), ("a{0}", [""], ["a"]),
        ("(ab)+", ["ab", "abab"], ["", "aba"]), ("(?:a|b)*c", ["c", "abac"], ["ab"]), ("(a*)*", ["", "aaa"], ["b"]),
        (#"\d+"#, ["0", "42"], ["٤", ""]), (#"\w\W"#, ["a-", "_é"], ["é-", "aa"]),
        (#"\s\S"#, [" a", "\ta"], ["\u{A0}a", "  "]),
        (#"[\d\-_]+"#, ["1-_"], ["a"]), ("[^a-c]", ["d", "é", "😀"], ["a", "", "dd"]), (#"[^\d]"#, ["x"], ["1"]),
        ("[a-]+", ["a-"], ["b"]), ("[-a]", ["-", "a"], ["b"]), (#"\u0041\u{1F600}"#, ["A😀"], ["a😀"]),
        (#"\.\*\\\/\-"#, [#".*\/-"#], ["x*"]), (#"\t\n\r\f\v"#, ["\t\n\r\u{0C}\u{0B}"], []),
        ("é", ["\u{E9}"], ["e\u{301}"]), (".", ["😀", "\u{301}"], ["e\u{301}", "\n", "\r", ""]),
        ("[é-ü]", ["ö"], ["e"]), (#"[\]\[^]"#, ["]", "[", "^"], ["a"]), ("a{01}", ["a"], ["aa"]), ("()", [""], ["x"]),
        ("[a-c&]", ["&", "b"], ["d"]), (#"[^\n]"#, ["a"], ["\n"]), ("x{0,2}y{0,2}", ["", "xy", "yy"], ["yx"]),
    ])
    func accepted(_ source: String, _ good: [String], _ bad: [String]) throws {
        let pattern = try FormPattern.parse(source).get()
        for text in good { #expect(pattern.matches(text), "\(source) \(text)") }
        for text in bad { #expect(!pattern.matches(text), "\(source) \(text)") }
        // What is rendered for ECMAScript means the same here, without its anchors.
        let rendered = try FormPattern.parse(String(pattern.ecmaScript.dropFirst().dropLast())).get()
        for text in good { #expect(rendered.matches(text), "\(pattern.ecmaScript) \(text)") }
        for text in bad { #expect(!rendered.matches(text), "\(pattern.ecmaScript) \(text)") }
    }

    typealias Reason = FormPatternError.Reason
    @Test(arguments: [
        ("^a", Reason.anchor, 0..<1), ("a$", .anchor, 1..<2), (#"a\b"#, .boundary, 1..<3), (#"\Aa"#, .boundary, 0..<2),
        ("(?=a)", .lookAround, 0..<3), ("(?!a)", .lookAround, 0..<3), ("(?<=a)", .lookAround, 0..<3),
        ("(?<n>a)", .namedGroup, 0..<3), ("(?P<n>a)", .namedGroup, 0..<3), ("(?i)a", .inlineFlag, 0..<3),
        (#"(a)\1"#, .backReference, 3..<5), (#"\k<n>"#, .backReference, 0..<2), ("a*?", .lazy, 1..<3),
        ("a{1,2}?", .lazy, 1..<7), ("a++", .possessive, 1..<3), ("a**", .nothingToRepeat, 2..<3),
        ("*a", .nothingToRepeat, 0..<1), ("(+)", .nothingToRepeat, 1..<2), (#"\p{L}"#, .property, 0..<2),
        ("[[:alpha:]]", .posixClass, 1..<2), ("[a[b]]", .classOperator, 2..<3), ("[a&&b]", .classOperator, 2..<4),
        ("[a--b]", .classOperator, 2..<4), ("é(a", .unclosedGroup, 2..<3), ("a)", .unopenedGroup, 1..<2),
        ("[a", .unclosedClass, 0..<1), ("[]", .emptyClass, 0..<2), ("[^]", .emptyClass, 0..<3),
        (#"[\s\S]x[^\s\S]"#, .emptyClass, 7..<14), ("[z-a]", .reversedRange, 1..<4), (#"[\d-z]"#, .badRange, 1..<5),
        ("[a-c-e]", .badRange, 4..<5), ("a{,2}", .badCount, 1..<3), ("a{x}", .badCount, 1..<3),
        ("a{2,1}", .reversedCount, 1..<6), ("{", .loneBracket, 0..<1), ("a}", .loneBracket, 1..<2),
        ("]", .loneBracket, 0..<1), (#"\"#, .incompleteEscape, 0..<1), (#"\u12"#, .incompleteEscape, 0..<4),
        (#"\u{}"#, .incompleteEscape, 0..<3), (#"\uD800"#, .badScalar, 0..<6), (#"\u{110000}"#, .badScalar, 0..<10),
        (#"\e"#, .unknownEscape, 0..<2), (#"\é"#, .unknownEscape, 0..<3), (#"\0"#, .unknownEscape, 0..<2),
        ("a{10001}", .tooLarge, 1..<8), ("((a{100}){100}){100}", .tooLarge, 15..<20),
        ("a{999999999999999999999}", .tooLarge, 1..<24),
    ])
    func refused(_ source: String, _ reason: Reason, _ range: Range<Int>) {
        #expect(throws: FormPatternError(reason, range)) { try FormPattern.parse(source).get() }
    }

    @Test func depthIsLimited() {
        func nested(_ depth: Int) -> String {
            String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
        }
        #expect(FormPattern(nested(64))?.matches("a") == true)
        #expect(FormPattern(nested(65)) == nil)
        #expect(FormPattern(nested(100_000)) == nil)
    }

    @Test func timeIsLinear() throws {
        // Patterns that take a backtracking matcher exponential time.
        let text = String(repeating: "a", count: 20_000)
        for source in ["(a*)*b", "(a|a)*b", "(a|aa)+b", "(?:a?){50}a{50}b", "(.*){3}b"] {
            #expect(try FormPattern.parse(source).get().matches(text) == false)
        }
    }

    @Test func rendersForECMAScript() throws {
        for (source, rendered) in [
            ("a|b", "^(?:a|b)$"), (#"\d+"#, "^(?:[0-9]+)$"), (#"\w"#, "^(?:[0-9A-Z_a-z])$"),
            (".", #"^(?:[^\n\r\u2028\u2029])$"#), ("x(a|b)y", "^(?:x(?:a|b)y)$"),
            ("(ab){2,3}", "^(?:(?:ab){2,3})$"),
            (#"\/\-"#, #"^(?:\/\u002D)$"#), ("(a*)?", "^(?:(?:a*)?)$"), (#"[\s\S]"#, #"^(?:[\s\S])$"#),
            (#"[\f\u{10FFFF}]"#, "^(?:[\\u000C\u{10FFFF}])$"), (#"\u{E0041}"#, "^(?:\u{E0041})$"),
            // As it was written, and no end of Unicode where there is a shorter way.
            (#"[^\u0000-\u001F]*"#, #"^(?:[^\u0000-\u001F]*)$"#), (#"[^\u0000]"#, #"^(?:[^\u0000])$"#),
            (#"[^\u0000\u2028]"#, #"^(?:[^\u0000\u2028])$"#), (#"[^\u{10FFFF}]"#, "^(?:[^\u{10FFFF}])$"),
            (#"[\u{10000}-\u{10FFFF}]"#, "^(?:[\u{10000}-\u{10FFFF}])$"), (#"[^\D]"#, "^(?:[0-9])$"),
            (#"[\D]"#, "^(?:[^0-9])$"), (#"[^\u0000-\uD7FF]"#, #"^(?:[^\u0000-\uD7FF])$"#),
            (#"[\uE000-\u{10FFFF}]"#, "^(?:[\\uE000-\u{10FFFF}])$"),
            (#"[\u0000-\uD7FF\uE000-\u{10FFFF}]"#, #"^(?:[\s\S])$"#),
        ] {
            #expect(try FormPattern.parse(source).get().ecmaScript == rendered)
        }
    }

    @Test func printsAsItWasWritten() throws {
        let pattern = try #require(FormPattern("[A-Z]{2}"))
        #expect("\(FormTextLimits(pattern: pattern))".contains("[A-Z]{2}"))
        #expect("\(FormTextLimits(pattern: pattern))".count < 300)
    }
}
