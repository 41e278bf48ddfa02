import FormRuntime
import Foundation

/// The words of a form's rows in one language.
struct FormRowTexts: Sendable {
    /// Said after the label of a field that must be answered.
    let required: String
    /// Asks for a date or a time where there is none.
    let choose: String
    /// Takes an answer back.
    let clear: String
    /// Stands for no answer.
    let none: String
    /// What is typed is no number.
    let noNumber: String
    /// What is typed is a number between two whole ones.
    let noWhole: String
    /// What is typed has more digits than can be kept.
    let tooLong: String
    /// What is typed is no date or time.
    let noMoment: String

    func text(_ problem: FormNumberProblem) -> String {
        switch problem {
        case .noNumber: noNumber
        case .noWhole: noWhole
        case .tooLong: tooLong
        }
    }

    /// Those of the language that comes nearest to a locale's.
    init(_ locale: Locale) {
        let language = locale.identifier(.bcp47)
        let position = FormMessages.nearest(to: language, among: Self.all.map(\.language)) ?? 0
        self = Self.all[position].texts
    }

    private init(
        required: String, choose: String, clear: String, none: String, noNumber: String, noWhole: String,
        tooLong: String, noMoment: String
    ) {
        self.required = required
        self.choose = choose
        self.clear = clear
        self.none = none
        self.noNumber = noNumber
        self.noWhole = noWhole
        self.tooLong = tooLong
        self.noMoment = noMoment
    }

    private static let all: [(language: String, texts: FormRowTexts)] = [
        (
            "en",
            FormRowTexts(
                required: "required", choose: "Choose", clear: "Clear", none: "None", noNumber: "Enter a number.",
                noWhole: "Enter a whole number.", tooLong: "Enter fewer digits.",
                noMoment: "Enter it like this: {example}.")
        ),
        (
            "de",
            FormRowTexts(
                required: "erforderlich", choose: "Wählen", clear: "Löschen", none: "Keine Angabe",
                noNumber: "Geben Sie eine Zahl ein.", noWhole: "Geben Sie eine ganze Zahl ein.",
                tooLong: "Geben Sie weniger Ziffern ein.", noMoment: "Geben Sie es so ein: {example}.")
        ),
        (
            "fr",
            FormRowTexts(
                required: "obligatoire", choose: "Choisir", clear: "Effacer", none: "Aucune réponse",
                noNumber: "Saisissez un nombre.", noWhole: "Saisissez un nombre entier.",
                tooLong: "Saisissez moins de chiffres.", noMoment: "Saisissez-le ainsi : {example}.")
        ),
        (
            "es",
            FormRowTexts(
                required: "obligatorio", choose: "Elegir", clear: "Borrar", none: "Sin respuesta",
                noNumber: "Escriba un número.", noWhole: "Escriba un número entero.",
                tooLong: "Escriba menos cifras.", noMoment: "Escríbalo así: {example}.")
        ),
        (
            "ja",
            FormRowTexts(
                required: "必須", choose: "選択", clear: "消去", none: "未選択", noNumber: "数値を入力してください。",
                noWhole: "整数を入力してください。", tooLong: "桁数を減らしてください。",
                noMoment: "「{example}」のように入力してください。")
        ),
    ]
}
