import FormRuntime
import Testing

@testable import FormUI

/// The literal of a generated view.
@Suite struct ViewTextsTests {
    private static let texts = FormViewTexts(
        """
        Trip\tTrip\tform\tlanguage=en\tdescription=Where to?\tdescription@de=Wohin?
        way\tThe way\tsection\tfields=2\tnotes=1\tlabel@de=Der Weg\tdescription=By sea
        \t\tsection\tnotes=1
        end\tThe end\tsection\tfields=3
        \tFirst\tnote\ttitle=Mind\tlabel@de=Erstens
        \tSecond\tnote
        """)

    @Test func partsAreCounted() {
        #expect(Self.texts.section(0).fields == 0..<2)
        #expect(Self.texts.section(0).notes == 0..<1)
        #expect(Self.texts.section(1).fields.isEmpty)
        #expect(Self.texts.section(1).notes == 1..<2)
        #expect(Self.texts.section(2).fields == 2..<5)
        #expect(Self.texts.section(9).fields.isEmpty)
    }

    @Test func textsAreThoseOfTheLanguage() {
        #expect(Self.texts.title(ofSection: 0, "en") == "The way")
        #expect(Self.texts.title(ofSection: 0, "de-AT") == "Der Weg")
        #expect(Self.texts.title(ofSection: 1, "en") == nil)
        #expect(Self.texts.id(ofSection: 0) == "way")
        #expect(Self.texts.id(ofSection: 1) == nil)
        #expect(Self.texts.description(ofSection: 0, "en") == "By sea")
        #expect(Self.texts.description(ofSection: 2, "en") == nil)
        #expect(Self.texts.note(0, "de") == "Erstens")
        #expect(Self.texts.note(1, "de") == "Second")
        #expect(Self.texts.title(ofNote: 0, "en") == "Mind")
        #expect(Self.texts.description("de") == "Wohin?")
    }

    /// Nothing in a literal can trap.
    @Test func anythingIsRead() {
        let texts = FormViewTexts(
            "x\n\tsection\tfields=-5\nq\tq\tsection\tfields=99999999999999999999\tnotes=x\n\t\t\t")
        #expect(texts.section(0).notes.isEmpty)
        #expect(texts.title(ofSection: 3, "en") == nil)
    }
}
