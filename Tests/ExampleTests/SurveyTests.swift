import FormExamples
import FormRuntime
import Foundation
import Testing

/// Answers of one year under the form of the next.
@Suite struct SurveyTests {
    private static func stored(_ name: String) throws -> Data {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Examples/Survey2025/Answers/\(name).json")
        return try Data(contentsOf: file)
    }

    @Test(arguments: ["anna", "ben", "chloe"])
    func oldAnswersAreValidInBothYears(_ name: String) throws {
        let old = try JSONDecoder().decode(Survey2025.self, from: Self.stored(name))
        #expect(old.violations() == [])
        let new = try JSONDecoder().decode(Survey2026.self, from: Self.stored(name))
        #expect(new.violations() == [])
    }

    @Test func twoTagsThatBecameOneAreOne() throws {
        let anna = try JSONDecoder().decode(FormDecoded<Survey2026>.self, from: Self.stored("anna"))
        #expect(anna.violations == [])
        #expect(anna.value.commute == [.public])
        #expect(try json(anna.value.validated()) == #"{"commute":["public"],"minutes":35,"mood":3}"#)
    }

    @Test func aRemovedFieldIsUnknownAndARetiredOptionIsValid() throws {
        let ben = try JSONDecoder().decode(FormDecoded<Survey2026>.self, from: Self.stored("ben"))
        #expect(codes(ben.violations) == ["fax unknown-field"])
        #expect(ben.value.commute == [.car, .bicycle])
        #expect(ben.value.mood?.rawValue == 2)
        #expect(!ben.value.offered(Survey2026.Mood.self).contains { $0.rawValue == 2 })
        #expect(ben.value.isVisible(.problem) && !ben.value.isRequired(.problem))
    }

    @Test func whatWasHiddenIsReadAndNotWrittenAgain() throws {
        let chloe = try JSONDecoder().decode(Survey2026.self, from: Self.stored("chloe"))
        #expect(chloe.minutes == 55 && !chloe.isVisible(.minutes))
        #expect(
            try json(chloe.validated()) == #"{"commute":["none"],"mood":1,"problem":"Too many meetings."}"#)
    }

    @Test func theCurrentNameWins() throws {
        let both = #"{"transport":["car"],"commute":["none"],"mood":4}"#
        #expect(try read(Survey2026.self, both).commute == [.none_])
    }

    @Test func unknownTagsAreAnErrorOrAReport() throws {
        let answers = #"{"commute":["car","zeppelin"],"mood":3}"#
        #expect(throws: FormDecodingError.self) { try read(Survey2026.self, answers) }
        let decoded = try read(FormDecoded<Survey2026>.self, answers)
        #expect(decoded.value.commute == [.car])
        #expect(codes(decoded.violations) == ["commute unknown-tag"])
    }

    @Test func labelsFallBackFromRegionToLanguageToTheFormsOwn() {
        #expect(Survey2026.Transport.public.label(in: "de-AT") == "Mit Bus oder Bahn")
        #expect(Survey2026.Transport.public.label(in: "fr") == "By bus or train")
        #expect(Survey2026.title(in: "de") == "Wie wir arbeiten")
        let empty = Survey2026()
        #expect(texts(empty.violations(), in: "de-CH") == ["Bitte beantworten.", "Bitte beantworten."])
        #expect(texts(empty.violations(), in: "ja") == Array(repeating: "回答してください。", count: 2))
    }
}
