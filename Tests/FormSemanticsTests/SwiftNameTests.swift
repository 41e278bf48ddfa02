import FormSource
import Testing

@testable import FormSemantics

/// Names of the spec in Swift.
@Suite struct SwiftNameTests {
    @Test(arguments: [
        ("serving-goals", "servingGoals"), ("serving_goals", "servingGoals"), ("serving goals", "servingGoals"),
        ("servingGoals", "servingGoals"), ("HTTPServer", "httpServer"), ("SHOUT", "shout"), ("a", "a"), ("A", "a"),
        ("c++", "cPlusPlus"), ("C#", "cSharp"), ("R&D", "rAndD"), ("100%", "_100Percent"), ("a/b", "aB"),
        ("don't", "donT"),
        ("1.10", "_1_10"), ("12:30", "_12_30"), ("5319E7", "_5319e7"), ("1st", "_1st"), ("007", "_007"), ("a1", "a1"),
        ("default", "`default`"), ("class", "`class`"), ("self", "self_"), ("Self", "self_"), ("Type", "type"),
        ("none", "none_"), ("id", "id_"),
        ("some", "some_"), ("init", "init_"), ("true", "`true`"), ("no", "no"), ("日本", "日本"), ("é", "é"),
        ("e\u{301}", "\u{E9}"),
        ("Äpfel", "äpfel"), ("😀", "grinningFace"), ("~", "tilde"), ("_", "lowLine"), ("-", "hyphenMinus"),
        ("€", "euroSign"),
        ("ñandú-ÑANDÚ", "ñandúÑandú"),
    ])
    func cases(_ text: String, _ name: String) {
        #expect(Array(SwiftName.make(text, .lowerCamel).unicodeScalars) == Array(name.unicodeScalars))
    }

    @Test(arguments: [
        ("TaskEdit", "TaskEdit"), ("task-edit", "TaskEdit"), ("fruit", "Fruit"), ("HTTPServer", "HttpServer"),
        ("3d", "_3d"),
        ("Type", "Type_"), ("self", "Self_"), ("any", "Any_"), ("protocol", "Protocol_"), ("default", "Default"),
        ("日本", "日本"),
    ])
    func types(_ text: String, _ name: String) { #expect(SwiftName.make(text, .upperCamel) == name) }

    @Test func longNames() {
        let long = String(repeating: "very-long ", count: 20)
        let name = SwiftName.make(long, .lowerCamel)
        #expect(name == "very" + String(repeating: "LongVery", count: 19) + "Long")
        #expect(SwiftName.isIdentifier(name))
    }

    /// Whatever the text, its name is an identifier once back-ticks are off, and the same each time.
    @Test func randomTexts() {
        var generator = SeededGenerator(7)
        let letters: [Character] =
            Array("aAbZ09 -_.:/+#é日\u{301}😀ß²½\u{200D}؀") + ["\u{0}", "\n", "\u{FE0F}", "\u{1F1E9}"]
        for _ in 0..<3000 {
            let text = randomText(letters, 1...8, &generator)
            for style in [SwiftName.Style.lowerCamel, .upperCamel] {
                let name = SwiftName.make(text, style)
                let plain = name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
                #expect(SwiftName.isIdentifier(plain), "\(text.debugDescription): \(name)")
                #expect(name == SwiftName.make(text, style))
            }
        }
    }

    /// The way over bytes gives the name that the whole way gives, wherever it gives one.
    @Test func simpleNames() {
        var generator = SeededGenerator(11)
        var counts = (same: 0, joined: 0, other: 0)
        let words = ["default", "self", "none", "in", "is-in", "a", "b2", "2c", "x"]
        for round in 0..<6000 {
            let text =
                round % 3 == 0
                ? (0..<2).map { _ in words.randomElement(using: &generator) ?? "" }.joined(
                    separator: ["-", "_", " ", ""].randomElement(using: &generator) ?? "")
                : randomText(Array("aebz19-_ "), 1...7, &generator)
            let style = round % 2 == 0 ? SwiftName.Style.lowerCamel : .upperCamel
            let name = SwiftName.make(text, style)
            var buffer = TextBuffer(source: Array(text.utf8))
            let word = Text(offset: 0, length: text.utf8.count)
            var simpleName = SimpleName()
            let made = simpleName.make(word, style, in: &buffer)
            if made == word { counts.same += 1 } else if made != nil { counts.joined += 1 } else { counts.other += 1 }
            if let made { #expect(buffer.string(made) == name, "\(text)") }
        }
        #expect(counts.same > 300 && counts.joined > 300 && counts.other > 300, "\(counts)")
    }

    private func randomText(_ letters: [Character], _ length: ClosedRange<Int>, _ generator: inout SeededGenerator)
        -> String
    {
        String(
            (0..<Int.random(in: length, using: &generator)).map { _ in letters.randomElement(using: &generator) ?? "a" }
        )
    }
}
