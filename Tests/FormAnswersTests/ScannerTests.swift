import FormRuntime
import Testing

@testable import FormAnswers
@testable import FormSamples

/// What is JSON (RFC 8259) and what is not, and where it ceases to be.
@Suite struct ScannerTests {
    private static let fields = [
        "{ id: name, type: text, label: Name }",
        "{ id: fruits, type: checkboxes, label: Fruits, options: [apple, fig] }",
        "{ id: age, type: integer, label: Age }", "{ id: price, type: decimal, label: Price }",
        "{ id: agreed, type: toggle, label: Agreed }",
    ]

    private func fault(_ json: String) throws -> String {
        var checked = try Checked(Self.fields)
        return checked.fault(json)
    }

    private func fault(_ json: [UInt8]) throws -> String {
        var checked = try Checked(Self.fields)
        return checked.fault(json)
    }

    // MARK: Structure

    @Test(
        arguments: [
            ("", "expectedObject 0"), ("[]", "expectedObject 0"), ("5", "expectedObject 0"),
            ("null", "expectedObject 0"),
            ("{", "expectedKeyOrBrace 1"), ("{ ", "expectedKeyOrBrace 2"), ("{]", "expectedKeyOrBrace 1"),
            ("{name:1}", "expectedKeyOrBrace 1"), ("{'name':1}", "expectedKeyOrBrace 1"),
            ("{,}", "expectedKeyOrBrace 1"),
            (#"{"name"}"#, "expectedColon 7"), (#"{"name" "x"}"#, "expectedColon 8"),
            (#"{"name"=1}"#, "expectedColon 7"),
            (#"{"name":}"#, "expectedValue 8"), (#"{"name":,}"#, "expectedValue 8"), (#"{"name":"#, "expectedValue 8"),
            (#"{"name":"x""#, "expectedCommaOrBrace 11"), (#"{"name":"x"]"#, "expectedCommaOrBrace 11"),
            (#"{"name":"x" "age":1}"#, "expectedCommaOrBrace 12"),
            (#"{"name":"x";"age":1}"#, "expectedCommaOrBrace 11"),
            (#"{"name":"x",}"#, "expectedKey 12"), (#"{"name":"x","#, "expectedKey 12"),
            (#"{"fruits":["#, "expectedValue 11"), (#"{"fruits":[,]}"#, "expectedValue 11"),
            (#"{"fruits":["fig",]}"#, "expectedValue 17"), (#"{"fruits":["fig" "fig"]}"#, "expectedCommaOrBracket 17"),
            (#"{"fruits":["fig"}"#, "expectedCommaOrBracket 16"), (#"{"fruits":["fig""#, "expectedCommaOrBracket 16"),
        ])
    func faultsOfStructure(_ json: String, _ expected: String) throws {
        #expect(try fault(json) == expected)
    }

    /// The same in what is no answer: it is checked as well.
    @Test(
        arguments: [
            (#"{"x":{"a"}}"#, "expectedColon 9"), (#"{"x":{"a":1,}}"#, "expectedKey 12"),
            (#"{"x":{1}}"#, "expectedKeyOrBrace 6"), (#"{"x":{"a":[1,2}}"#, "expectedCommaOrBracket 14"),
            (#"{"x":[1 2]}"#, "expectedCommaOrBracket 8"), (#"{"x":[1,]}"#, "expectedValue 8"),
            (#"{"x":{"a":"\q"}}"#, "unknownEscape 11"), (#"{"x":[01]}"#, "leadingZero 6"),
            (#"{"x":yes}"#, "expectedValue 5"),
        ])
    func faultsInUnknownValues(_ json: String, _ expected: String) throws {
        #expect(try fault(json) == expected)
    }

    @Test func blanksAreTheFourOfTheStandard() throws {
        #expect(try fault(" \t\r\n{ \t\r\n} ") == "expectedObject 0")
        #expect(try fault("{ \t\r\n\"name\" \t\r\n: \t\r\n\"x\" \t\r\n, \"fruits\" : [ \n ] }") == "none")
        #expect(try fault("{\u{B}}") == "expectedKeyOrBrace 1")
        #expect(try fault("{\u{A0}}") == "expectedKeyOrBrace 1")
        #expect(try fault("{\u{FEFF}}") == "expectedKeyOrBrace 1")
    }

    @Test(arguments: [
        "nul", "nulL", "True", "FALSE", "t", "tru", "truee", "NaN", "Infinity", "undefined", "-Infinity", "+1",
    ])
    func noWordsButThree(_ word: String) throws {
        #expect(try fault(#"{"agreed":\#(word)}"#) != "none")
        #expect(try fault(#"{"name":\#(word)}"#) != "none")
        #expect(try fault(#"{"x":[\#(word)]}"#) != "none")
    }

    // MARK: Nesting

    @Test func nestingEndsAt512() throws {
        for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
            func nested(_ depth: Int) -> String {
                let inner = open == "[" ? "" : "1"
                return #"{"x":"# + String(repeating: open, count: depth) + inner
                    + String(repeating: close, count: depth) + "}"
            }
            #expect(try fault(nested(511)) == "none")
            #expect(try fault(nested(512)) == "tooDeep \(5 + 511 * open.utf8.count)")
            #expect(try fault(nested(100_000)).hasPrefix("tooDeep"))
        }
        // The same in a selection, where nothing but tags is expected.
        let deep = String(repeating: "[", count: 511) + String(repeating: "]", count: 511)
        #expect(try fault(#"{"fruits":\#(deep)}"#) == "none")
        #expect(try fault(#"{"fruits":[\#(deep)]}"#).hasPrefix("tooDeep"))
    }

    // MARK: Texts

    @Test(
        arguments: [
            (#"a\"b"#, "a\"b"), (#"\\"#, "\\"), (#"\/"#, "/"), (#"\b\f\n\r\t"#, "\u{8}\u{C}\n\r\t"),
            (#"\u0041\u00e9\u00E9"#, "Aéé"), (#"\u0000"#, "\0"), (#"\uD83D\uDE00"#, "😀"),
            (#"\ud800\udc00"#, "\u{10000}"),
            (#"\uDBFF\uDFFF"#, "\u{10FFFF}"), (#"\uFFFF"#, "\u{FFFF}"), ("é日😀\u{7F}", "é日😀\u{7F}"),
            (#"1234567\n12345678\n"#, "1234567\n12345678\n"), (#"\\n"#, "\\n"), (#"\\\""#, "\\\""),
        ])
    func escapes(_ written: String, _ text: String) throws {
        var checked = try Checked([#"{ id: name, type: text, label: Name, pattern: "x" }"#])
        let found = try checked.findings(#"{"name":"\#(written)"}"#)
        #expect(found.map(\.finding.found.unicodeScalars).map(Array.init) == [Array(text.unicodeScalars)])
    }

    @Test(
        arguments: [
            (#"\q"#, "unknownEscape 9"), (#"ab\x41"#, "unknownEscape 11"), (#"\'"#, "unknownEscape 9"),
            (#"\u12"#, "incompleteEscape 9"), (#"\u12g4"#, "incompleteEscape 9"), (#"\U0041"#, "unknownEscape 9"),
            (#"\uD83D"#, "loneSurrogate 9"), (#"\uD83Dx"#, "loneSurrogate 9"), (#"\uDE00"#, "loneSurrogate 9"),
            (#"\uD83D\n"#, "loneSurrogate 9"), (#"\uD83D\uD83D"#, "loneSurrogate 9"),
            (#"\uD83D\u0041"#, "loneSurrogate 9"),
            (#"\uD83D\uDE"#, "incompleteEscape 15"), ("a\tb", "controlCharacter 10"), ("\n", "controlCharacter 9"),
            ("12345678\u{0}", "controlCharacter 17"), ("\u{1F}", "controlCharacter 9"),
        ])
    func faultsInTexts(_ written: String, _ expected: String) throws {
        #expect(try fault(#"{"name":"\#(written)"}"#) == expected)
        // Keys are texts like any others.
        let place = expected.split(separator: " ")
        let offset = (Int(place[1]) ?? 0) - 7
        #expect(try fault(#"{"\#(written)":1}"#) == "\(place[0]) \(offset)")
    }

    @Test func unclosedTexts() throws {
        #expect(try fault(#"{"name":"x}"#) == "unclosedText 8")
        #expect(try fault(#"{"name"#) == "unclosedText 1")
        #expect(try fault(#"{"name":"x\""#) == "unclosedText 8")
        #expect(try fault(#"{"name":"x\"#) == "unknownEscape 10")
    }

    @Test(
        arguments: [
            [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
            [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xEF, 0xBF], [0xF0, 0x80, 0x80, 0x80],
            [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
        ] as [[UInt8]])
    func whatIsNotUTF8(_ bytes: [UInt8]) throws {
        #expect(String(validating: bytes, as: UTF8.self) == nil)
        for lead in ["", "1234567", "é"] {
            let start = Array(#"{"name":"\#(lead)"#.utf8)
            #expect(try fault(start + bytes + Array(#""}"#.utf8)) == "notUTF8 \(start.count)")
        }
    }

    @Test func allOfUTF8IsRead() throws {
        for scalar in [
            "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}",
        ] {
            #expect(try fault(#"{"name":"1234567\#(scalar)"}"#) == "none")
        }
    }

    // MARK: Numbers

    @Test(
        arguments: [
            "01", "-01", "00", "1.", ".5", "1.e2", "1e", "1e+", "1.5E-", "-", "--1", "+1", "1_000", "0x10", "1,5",
            "1e2.5",
            "Infinity",
        ])
    func noNumbers(_ text: String) throws {
        for key in ["age", "price", "name", "x"] {
            #expect(try fault(#"{"\#(key)":\#(text)}"#) != "none", "\(key)")
            #expect(try fault(#"{"\#(key)":[\#(text)]}"#) != "none" || text == "1,5", "\(key)")
        }
    }

    @Test(
        arguments: [
            ("0", 0), ("-0", 0), ("7", 7), ("-7", -7), ("5.0", 5), ("5.000e0", 5), ("50e-1", 5), ("0.05e2", 5),
            ("5E+0", 5),
            ("-1e2", -100), ("0e999999999999999999999", 0), ("0.0", 0), ("1000e-3", 1), ("120e-1", 12),
            ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min), ("9223372036854775807.0", Int.max),
            ("922337203685477580.7e1", Int.max), ("9007199254740993.0", 9_007_199_254_740_993),
        ])
    func integersByValue(_ text: String, _ value: Int) throws {
        let bytes = Array(text.utf8)
        var scanner = JSONScanner(from: 0, before: bytes.count, isLine: false)
        let number = try scanner.number(bytes.span)
        #expect(number.integer(bytes.span) == value)
        #expect(scanner.at == bytes.count)
        #expect(number.isPlain == !text.contains { ".eE".contains($0) })
        var checked = try Checked(Self.fields)
        #expect(try checked.codes(#"{"age":\#(text)}"#) == [])
    }

    @Test(
        arguments: [
            "0.5", "1e-1", "9223372036854775808", "-9223372036854775809", "1e19", "1e400", "123456789012345678901",
            "1.0000000000000000000000001", "1e-400", "1e99999999999999999999999",
        ])
    func noIntegers(_ text: String) throws {
        var checked = try Checked(Self.fields)
        #expect(try checked.findings(#"{"age":\#(text)}"#).map(\.finding.code) == [.wrongType])
    }

    @Test func decimalsAreExactToFifteenDigits() throws {
        var checked = try Checked(["{ id: price, type: decimal, label: Price, min: 0.1, max: 0.3, step: 0.1 }"])
        for text in ["0.1", "0.2", "0.3", "0.30", "3e-1", "0.10000000000000000000000"] {
            #expect(try checked.codes(#"{"price":\#(text)}"#) == [])
        }
        #expect(try checked.codes(#"{"price":0.25}"#) == ["price step 0.25"])
        #expect(try checked.codes(#"{"price":0.09999999999999}"#).first == "price too-small 0.09999999999999")
        #expect(try checked.codes(#"{"price":1e400}"#) == ["price wrong-type 1e400"])
        #expect(try checked.codes(#"{"price":"0.1"}"#) == ["price wrong-type 0.1"])
    }

    /// The digits count as they are written, whatever a binary double would make of them.
    @Test func decimalsAreReadAsWritten() throws {
        var checked = try Checked(["{ id: d, type: decimal, label: D }", "{ id: i, type: integer, label: I }"])
        for text in [
            "123456789012345", "1.23456789012345", "123456789012345000", "1.00000000000000000", "1e307", "-1e-307",
            "0e999", "0.000", "9.99999999999999e307",
        ] { #expect(try checked.codes(#"{"d":\#(text)}"#) == [], "\(text)") }
        for text in [
            "1.50000000000000004", "1.5000000000000000001", "0.1000000000000000055", "0.30000000000000004",
            "1234567890123456", "1e308", "1e-308", "1e-400", "1e400", "-0.12345678901234567",
            "123456789012345678901234567890123456789012.5",
        ] {
            #expect(try checked.found(#"{"d":\#(text)}"#) == ["wrong-type \(text)"])
        }
        for text in ["4.0000000000000000000000000001", "1e-400", "9007199254740992.5", "9223372036854775808"] {
            #expect(try checked.found(#"{"i":\#(text)}"#) == ["wrong-type \(text)"])
        }
    }

    /// A number's own text, in every code that speaks of one.
    @Test func numbersAreFoundAsTheyAreStored() throws {
        let list = "options: { tag-type: integer, options: [{ tag: 1, label: One }] }"
        var checked = try Checked([
            "{ id: d, type: decimal, label: D, min: 1, max: 2, step: 0.5 }",
            "{ id: i, type: integer, label: I, min: 1, max: 9, step: 2 }", "{ id: p, type: picker, label: P, \(list) }",
            "{ id: s, type: checkboxes, label: S, \(list) }", "{ id: t, type: text, label: T }",
        ])
        #expect(try checked.found(#"{"d":0.50,"i":1.20e1}"#) == ["too-small 0.50", "too-large 1.20e1", "step 1.20e1"])
        #expect(try checked.found(#"{"d":1.2500,"i":-0.0}"#) == ["step 1.2500", "too-small -0.0", "step -0.0"])
        #expect(
            try checked.found(#"{"p":2.0,"s":[1,1.0,30e-1,1.50],"t":1E2}"#) == [
                "unknown-tag 2.0", "duplicate-tag 1.0", "wrong-type 1.50", "unknown-tag 30e-1", "wrong-type 1E2",
            ])
        #expect(try checked.found(#"{"t":[1.0],"d":"1.50"}"#) == ["wrong-type 1.50", "wrong-type […]"])
    }

    // MARK: Whatever the bytes

    private static let sample = #"""
        {"name":"Ad\u00e9 \"x\" 日本😀","fruits":["apple","fig","no\u0020"],"age":-12.50e+1,"price":0.1,"agreed":true,
        "other":{"a":[1,2.5,null,{"b":"\n"}],"c":false},"age":7}
        """#

    @Test func cutAtEveryByte() throws {
        let bytes = Array(Self.sample.utf8)
        var checked = try Checked(Self.fields)
        #expect(checked.fault(bytes) == "none")
        for count in 0..<bytes.count {
            #expect(checked.fault(Array(bytes[..<count])) != "none", "\(count)")
            // Neither do bytes beyond the end matter.
            var findings: [AnswerFinding] = []
            var checker = AnswerChecker(checked.plan)
            do throws(AnswerFault) {
                _ = try checker.check(bytes, from: 0, before: count, &findings)
                Issue.record("cut at \(count), it was read")
            } catch {
                #expect(error.mayBeCut(at: count), "\(error) at \(count)")
                #expect(!error.message(in: bytes, before: count).isEmpty)
            }
        }
    }

    @Test func anyByteAnywhere() throws {
        let bytes = Array(Self.sample.utf8)
        var checked = try Checked(Self.fields)
        var chance = SampleRandom(seed: 1)
        for _ in 0..<20_000 {
            var spoilt = bytes
            for _ in 0...chance.below(3) {
                let position = chance.below(spoilt.count)
                switch chance.below(3) {
                case 0: spoilt[position] = UInt8(chance.below(256))
                case 1: spoilt.remove(at: position)
                case _: spoilt.insert(UInt8(chance.below(256)), at: position)
                }
            }
            do throws(AnswerFault) {
                for place in try checked.findings(spoilt) {
                    #expect(spoilt.indices.contains(place.offset))
                    #expect(place.pointer(in: spoilt, checked.plan).description.hasPrefix("/"))
                }
            } catch {
                #expect(error.offset <= spoilt.count)
                #expect(!error.message(in: spoilt, before: spoilt.count).isEmpty)
            }
        }
    }

    @Test func everyFaultHasWords() {
        for kind in AnswerFault.Kind.allCases {
            let text = AnswerFault(kind, at: 1).message(in: Array("{}".utf8), before: 2)
            #expect(!text.isEmpty && !text.hasSuffix("."))
        }
        let expected = AnswerFault(.expectedColon, at: 1)
        #expect(expected.message(in: Array("{é".utf8), before: 3) == "expected `:`, found `é`")
        #expect(expected.message(in: Array("{\n".utf8), before: 2) == "expected `:`, but the line ends")
        #expect(expected.message(in: Array("{".utf8), before: 1) == "expected `:`, but the text ends")
    }
}
