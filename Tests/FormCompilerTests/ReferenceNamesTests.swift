import FormRuntime
import FormSource
import Testing

@testable import FormCompiler
@testable import FormSemantics

/// What the prose of the reference lists, since the compiler has it where prose cannot read it.
@Suite struct ReferenceNamesTests {
    @Test(arguments: Reference.nameTable)
    func theExamplesOfNamesAreSo(_ row: [String]) {
        #expect([row[0], SwiftName.make(row[0], .lowerCamel), SwiftName.make(row[0], .upperCamel)] == row)
    }

    @Test(arguments: ["none", "some", "init", "self", "Self", "Type", "Protocol", "Any"])
    func backTicksDoNotSave(_ word: String) {
        #expect(SwiftName.escaped(word) == word + "_")
        #expect(Reference.swiftNames.contains("`\(word)`"))
    }

    @Test(arguments: [
        ("+", "plus"), ("#", "sharp"), ("&", "and"), ("%", "percent"), ("@", "at"), ("*", "star"), ("=", "equals"),
        ("<", "less"), (">", "greater"), ("!", "not"), ("$", "dollar"), ("^", "caret"), ("|", "or"),
    ])
    func symbolsAreWords(_ symbol: String, _ word: String) {
        #expect(SwiftName.make("a" + symbol, .lowerCamel) == "a" + word.prefix(1).uppercased() + word.dropFirst())
        #expect(Reference.swiftNames.contains("`\(symbol)` \(word)"))
    }

    @Test(arguments: [
        "and", "or", "not", "in", "has", "any", "all", "is", "answered", "unanswered", "count", "field",
    ])
    func wordsOfConditionsAreNoIDs(_ word: String) {
        #expect(findings("- { id: \(word), type: toggle, label: A }").contains("keyword-id"))
        #expect(Reference.fields.contains("`\(word)`"))
    }

    @Test(arguments: ["group", "repeat", "grid", "computed", "score", "ranking", "upload", "today", "contains"])
    func typesAreKeptForLater(_ word: String) {
        #expect(findings("- { id: a, type: \(word), label: A }") == ["reserved-type"])
        #expect(Reference.later.contains("`\(word)`"))
    }

    @Test func theBuiltInTextsAreInTheseLanguages() {
        let texts = ["en", "de", "fr", "es", "ja"].map { language in
            FormMessages.text(FormFinding(.required), rule: nil, label: "", language: language)
        }
        #expect(Set(texts).count == texts.count)
        #expect(Reference.violations.contains("German, French, Spanish and Japanese"))
    }

    private func findings(_ field: String) -> [String] {
        let spec = "formc: 1\nform: Example\nsections:\n  - fields:\n      \(field)\n"
        return check(SourceFile(name: "form.yaml", spec)).diagnostics.map(\.id.name)
    }
}
