import FormSource
import Testing

/// What a spec may hold must neither drive the terminal nor flood it, and the carets stand under what they mean all
/// the same.
@Suite struct RenderingHostileTests {
    @Test func tabsTakeFourCellsEverywhere() {
        #expect(
            excerpt("a:\tb\t«c\td»\n") == """
                1 | a:    b    c    d
                  |            ^^^^^^
                """)
    }

    @Test(arguments: [
        ("漢字: «x»", "      ^"),  // wide
        ("Ａ«Ｂ»", "  ^^"),  // full width
        ("한글«글»", "    ^^"),  // precomposed syllables
        ("\u{1112}\u{1161}\u{11AB}«x»", "  ^"),  // the same, decomposed
        ("e\u{301}«x»", " ^"),  // a mark combines
        ("🍎«🍏»", "  ^^"),
        ("👩‍👩‍👧‍👦«x»", "  ^"),  // joined
        ("👍🏽«x»", "  ^"),  // with a skin
        ("🇯🇵«🇫🇷»", "  ^^"),  // flags are two letters each
        ("❤️«x»", "  ^"),  // asked to be an emoji
        ("❤«x»", " ^"),
        ("1️⃣«x»", "  ^"),
        ("#️«x»", "  ^"),
        ("é«ü»", " ^"),
        ("\u{E000}«x»", " ^"),
        ("क्षि«x»", "   ^"),
        ("\u{600}1«x»", "  ^"),  // a format character that is seen
    ])
    func cells(line: String, carets: String) {
        let shown = excerpt(line).split(separator: "\n")
        #expect(shown[0] == "1 | " + line.filter { $0 != "«" && $0 != "»" })
        #expect(shown[1] == "  | " + carets)
    }

    @Test(arguments: [
        ("\u{1B}", #"\u{1B}"#), ("\u{0}", #"\u{0}"#), ("\u{7F}", #"\u{7F}"#), ("\u{85}", #"\u{85}"#),
        ("\r", #"\u{D}"#), ("\u{9B}", #"\u{9B}"#), ("\u{2028}", #"\u{2028}"#), ("\u{2029}", #"\u{2029}"#),
        ("\u{202A}", #"\u{202A}"#), ("\u{202E}", #"\u{202E}"#), ("\u{2066}", #"\u{2066}"#),
        ("\u{2069}", #"\u{2069}"#), ("\u{200E}", #"\u{200E}"#), ("\u{200F}", #"\u{200F}"#),
        ("\u{61C}", #"\u{61C}"#), ("\u{200B}", #"\u{200B}"#), ("\u{AD}", #"\u{AD}"#),
        ("\u{FEFF}", #"\u{FEFF}"#), ("\u{E0041}", #"\u{E0041}"#),
    ])
    func whatIsUnprintableIsEscaped(raw: String, shown: String) {
        let text = rendered(
            "a: \(raw)«b\(raw)»c", name: "\(raw).yaml", "m\(raw)", label: "l\(raw)", notes: [Note("n\(raw)")])
        let fixed = rendered("«a»", "m", fix: Fix("f\(raw)", replace: SourceRange(0, 0, in: .main), with: ""))
        #expect(fixed.hasSuffix("= help: f\(shown)"))
        let blank = String(repeating: " ", count: shown.count)
        let carets = String(repeating: "^", count: shown.count + 1)
        let column = 4 + raw.utf8.count
        #expect(
            text == """
                \(shown).yaml:1:\(column): error: m\(shown) [some-id]
                1 | a: \(shown)b\(shown)c
                  |    \(blank)\(carets) l\(shown)
                  = note: n\(shown)
                """)
    }

    @Test func aLineFeedInAMessageStartsNoLine() {
        #expect(rendered("«x»", "a\nb.yaml:1:1: error: forged").hasPrefix("a.form.yaml:1:1: error: a\\u{A}b.yaml"))
    }

    @Test(arguments: [
        ([0xFF] as [UInt8], #"\xFF"#), ([0xC0, 0x80], #"\xC0\x80"#), ([0xE3, 0x81], #"\xE3\x81"#),
        ([0xED, 0xA0, 0x80], #"\xED\xA0\x80"#), ([0xF4, 0x90, 0x80, 0x80], #"\xF4\x90\x80\x80"#),
        ([0xE0, 0x80, 0x80], #"\xE0\x80\x80"#), ([0x80], #"\x80"#), ([0xC3], #"\xC3"#),
    ])
    func bytesThatAreNoUTF8(bytes: [UInt8], shown: String) {
        let source = SourceFile(name: "a.yaml", bytes: Array("ab".utf8) + bytes + Array("cd".utf8))
        let range = SourceRange(2, 2 + bytes.count, in: .main)
        #expect(
            rendered(.error("encoding", at: range, "not UTF-8"), in: [source]) == """
                a.yaml:1:3: error: not UTF-8 [encoding]
                1 | ab\(shown)cd
                  |   \(String(repeating: "^", count: shown.count))
                """)
    }

    @Test func bytesThatEndInTheMiddleOfACodePoint() {
        let source = SourceFile(name: "a.yaml", bytes: [0x61, 0xE3, 0x81])
        #expect(
            rendered(.error("encoding", at: SourceRange(1, 3, in: .main), "not UTF-8"), in: [source]) == #"""
                a.yaml:1:2: error: not UTF-8 [encoding]
                1 | a\xE3\x81
                  |  ^^^^^^^^
                """#)
    }

    @Test func anyBytesAndAnyRangePrintThreeShortLines() {
        let alphabet: [[UInt8]] =
            [
                "a", " ", "\t", "\n", "\r\n", "漢", "🍎", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{1B}", "\u{202E}",
                "\u{FEFF}",
            ].map { Array($0.utf8) } + [[0xFF], [0xE3], [0x81], [0xC0], [0]]
        var state: UInt64 = 1
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for _ in 0..<3_000 {
            // Mostly without line feeds, so that there are long lines too.
            let letters = random(4) == 0 ? alphabet : alphabet.filter { !$0.contains(10) }
            let bytes = (0..<random(400)).flatMap { _ in letters[random(letters.count)] }
            let start = random(bytes.count + 2)
            let range = SourceRange(start, start + random(bytes.count + 2), in: .main)
            let text = rendered(.error("x", at: range, "bad"), in: [SourceFile(name: "a", bytes: bytes)])
            let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count == 3)
            #expect(lines.allSatisfy { $0.count < 700 && $0.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" } })
            #expect(lines[2].drop { $0 != "|" }.count <= 123 && lines[2].last == "^", "\(text)")
        }
    }

    @Test func aRangeThatStartsInsideACodePointMarksAllOfIt() {
        let source = SourceFile(name: "a.yaml", "a漢b")
        #expect(
            rendered(.error("x", at: SourceRange(2, 3, in: .main), "bad"), in: [source]) == """
                a.yaml:1:3: error: bad [x]
                1 | a漢b
                  |  ^^
                """)
    }
}

/// Long lines and long words.
@Suite struct RenderingLengthTests {
    private let dots = String(repeating: ".", count: 200)

    private func lines(_ spec: String) -> (source: String, carets: String) {
        let lines = excerpt(spec).split(separator: "\n")
        return (String(lines[0].dropFirst(4)), String(lines[1].dropFirst(4)))
    }

    @Test func aLineThatFitsIsShownWhole() {
        let text = String(repeating: "x", count: 119)
        #expect(lines(text + "«y»").source == text + "y")
    }

    @Test func aLongLineIsCutOnBothSides() {
        let shown = lines(dots + "«fault»" + dots)
        #expect(shown.source == "…" + dots.prefix(57) + "fault" + dots.prefix(56) + "…")
        #expect(shown.carets == String(repeating: " ", count: 58) + "^^^^^")
    }

    @Test func aMarkAtTheStartLeavesTheRoomToTheRight() {
        let shown = lines("«fault»" + dots)
        #expect(shown.source == "fault" + dots.prefix(113) + "…")
        #expect(shown.carets == "^^^^^")
    }

    @Test func aMarkAtTheEndLeavesTheRoomToTheLeft() {
        let shown = lines(dots + "«fault»")
        #expect(shown.source == "…" + dots.prefix(113) + "fault")
        #expect(shown.carets == String(repeating: " ", count: 114) + "^^^^^")
    }

    @Test func aLongMarkIsCutToo() {
        let shown = lines("abc «" + dots + "»")
        #expect(shown.source == "abc " + dots.prefix(114) + "…")
        #expect(shown.carets == "    " + String(repeating: "^", count: 114))
    }

    @Test func wideTextIsCutByCells() {
        let wide = String(repeating: "漢", count: 200)
        let shown = lines(wide + "«字»" + wide)
        #expect(shown.source.count == 61)
        #expect(shown.carets == String(repeating: " ", count: 59) + "^^")
    }

    @Test func aCutLeavesNoMarkWithoutItsLetter() {
        let marks = String(repeating: "e\u{301}", count: 300)
        let shown = lines(marks + "«fault»")
        #expect(shown.source.unicodeScalars.prefix(2).elementsEqual(["…", "e"]))
        #expect(shown.carets == String(repeating: " ", count: 114) + "^^^^^")
    }

    @Test func theWorkIsCutBetweenCodePoints() {
        // So many marks that the cut is made by bytes, 480 before the fault, which is the middle of a mark.
        let letters = String(repeating: "e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}", count: 300)
        let shown = lines(letters + "x«fault»")
        #expect(shown.source == "…" + letters.suffix(28) + "xfault")
    }

    @Test func marksWithoutEndArePrintedToAnEnd() {
        let text = excerpt("«a»" + String(repeating: "\u{301}", count: 100_000))
        #expect(text.utf8.count < 1_000)
    }

    @Test func manyFindingsOnOneHugeLineCostWhatTheyPrint() {
        let count = 1_000_000
        let source = SourceFile(name: "a.yaml", bytes: [UInt8](repeating: UInt8(ascii: "a"), count: count))
        var renderer = DiagnosticRenderer([source])
        var longest = 0
        let time = ContinuousClock().measure {
            for position in stride(from: 0, to: count, by: 1_000) {
                let range = SourceRange(position, count, in: .main)
                longest = max(longest, renderer.render(.error("x", at: range, "bad")).utf8.count)
            }
        }
        #expect(longest < 400)
        // Linear: well under a second; if each of the thousand walked the line, minutes.
        #expect(time < .seconds(20))
    }

    @Test func amonstrousMessageLosesItsMiddle() {
        let word = String(repeating: "w", count: 5_000)
        let text = rendered("«x»", "`\(word)` is no field", label: word, notes: [Note(word)])
        let lines = text.split(separator: "\n")
        #expect(lines[0].hasPrefix("a.form.yaml:1:1: error: `www"))
        #expect(lines[0].hasSuffix("www` is no field [some-id]"))
        #expect(lines.allSatisfy { $0.unicodeScalars.count <= 350 && ($0.count < 100 || $0.contains("w…w")) })
    }

    @Test func aMessageOfThreeHundredIsWhole() {
        let word = String(repeating: "w", count: 300)
        #expect(rendered("«x»", word).hasPrefix("a.form.yaml:1:1: error: \(word) [some-id]"))
    }
}

/// Colour is asked for, and never leaks.
@Suite struct RenderingColourTests {
    private func text(_ style: TextStyle) -> String {
        rendered(
            "«x»: 1", "bad", label: "here", notes: [Note("n")], style: style)
            + "\n"
            + rendered(
                "«x»: 1", "bad", fix: Fix("write", replace: SourceRange(0, 0, in: .main), with: ""), style: style)
    }

    @Test func plainTextHasNoEscape() {
        #expect(!text(.plain).utf8.contains(0x1B))
    }

    @Test func theColours() {
        let shown = text(.ansi).replacing("\u{1B}", with: "␛")
        #expect(
            shown == """
                ␛[1ma.form.yaml:1:1:␛[0m ␛[1;31merror:␛[0m ␛[1mbad␛[0m ␛[2m[some-id]␛[0m
                ␛[34m1 |␛[0m x: 1
                ␛[34m  |␛[0m ␛[1;32m^ here␛[0m
                ␛[34m  =␛[0m ␛[1;36mnote:␛[0m n
                ␛[1ma.form.yaml:1:1:␛[0m ␛[1;31merror:␛[0m ␛[1mbad␛[0m ␛[2m[some-id]␛[0m
                ␛[34m1 |␛[0m x: 1
                ␛[34m  |␛[0m ␛[1;32m^␛[0m
                ␛[34m  =␛[0m ␛[1;36mhelp:␛[0m write
                """)
    }

    @Test func withoutItsColoursItIsThePlainText() {
        let coloured = text(.ansi).replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(coloured == text(.plain))
    }
}
