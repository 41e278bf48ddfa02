import FormUI
import Foundation
import Testing

@Suite struct ControlTextTests {
    func texts(_ locale: String) -> FormControlTexts { FormControlTexts(Locale(identifier: locale)) }

    @Test func theLanguageIsThatOfTheLocale() {
        #expect(texts("en_GB").selectAll == "Select all")
        #expect(texts("de_AT").selectAll == "Alle auswählen")
        #expect(texts("fr-CA").selectAll == "Tout sélectionner")
        #expect(texts("es_419").selectAll == "Seleccionar todo")
        #expect(texts("ja_JP").selectAll == "すべて選択")
        #expect(texts("nl").selectAll == "Select all")
        #expect(texts("").selectAll == "Select all")
    }

    @Test func limitsAreSaidShortly() {
        let english = texts("en")
        #expect(english.limits(min: nil, max: nil) == nil)
        #expect(english.limits(min: 0, max: nil) == nil)
        #expect(english.limits(min: nil, max: 3) == "Choose up to 3")
        #expect(english.limits(min: 1, max: 3) == "Choose up to 3")
        #expect(english.limits(min: 2, max: nil) == "Choose at least 2")
        #expect(english.limits(min: 2, max: 3) == "Choose 2 to 3")
        #expect(english.limits(min: 3, max: 3) == "Choose 3")
        #expect(english.limits(min: 1, max: 1) == "Choose 1")
        #expect(texts("de").limits(min: 2, max: 3) == "2 bis 3 wählen")
        #expect(texts("ja").limits(min: 2, max: 10) == "2個から10個まで選んでください")
    }

    @Test func aRefusalSaysWhatToDo() {
        #expect(texts("en").refusal(max: 1) == "Only 1 can be chosen. Take it back to choose another.")
        #expect(texts("en").refusal(max: 3) == "No more than 3 can be chosen. Take one back to choose another.")
        #expect(texts("fr").refusal(max: 1) == "Un seul choix est possible. Annulez-le pour en faire un autre.")
        #expect(texts("es").refusalOfAll(max: 4) == "No se pueden elegir todas: como máximo 4.")
    }

    @Test func noLanguageLacksANumber() {
        for language in ["en", "de", "fr", "es", "ja"] {
            let texts = texts(language)
            for text in [
                texts.limits(min: nil, max: 7), texts.limits(min: 7, max: nil), texts.limits(min: 7, max: 7),
                texts.limits(min: 7, max: 9), texts.limits(min: 9, max: 17), texts.refusal(max: 7),
                texts.refusalOfAll(max: 7),
            ] {
                #expect(text?.contains("7") == true && text?.contains("{") == false, "\(language): \(text ?? "")")
            }
            #expect(Set([texts.value(.checked), texts.value(.unchecked), texts.value(.mixed)]).count == 3)
        }
    }
}
