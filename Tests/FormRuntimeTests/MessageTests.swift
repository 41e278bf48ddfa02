import FormRuntime
import Testing

@Suite struct MessageTests {
    private func tooMany(_ count: Int, _ language: String) -> String {
        FormMessages.text(
            FormFinding(.tooMany, found: "9", allowed: "\(count)"), rule: nil, label: "L", language: language)
    }

    @Test func pluralsFollowTheLanguage() {
        #expect(
            (0...2).map { tooMany($0, "en") } == [
                "Choose at most 0 options.", "Choose at most 1 option.", "Choose at most 2 options.",
            ])
        #expect(
            (0...2).map { tooMany($0, "fr-CA") } == [
                "Choisissez au plus 0 option.", "Choisissez au plus 1 option.", "Choisissez au plus 2 options.",
            ])
        #expect((1...2).map { tooMany($0, "de") } == ["Höchstens 1 Option wählen.", "Höchstens 2 Optionen wählen."])
        #expect((1...2).map { tooMany($0, "es") } == ["Elija como máximo 1 opción.", "Elija como máximo 2 opciones."])
        #expect((1...2).map { tooMany($0, "ja") } == ["1つまで選べます。", "2つまで選べます。"])
        #expect(tooMany(1, "xx") == "Choose at most 1 option.")
    }

    @Test(arguments: ["en", "de", "fr", "es", "ja"])
    func everyCodeHasATextInEveryLanguage(_ language: String) {
        for code in FormViolationCode.allCases {
            let finding = FormFinding(code, found: "F", allowed: "A")
            let text = FormMessages.text(finding, rule: nil, label: "L", option: "O", language: language)
            #expect(text != code.rawValue && !text.contains("{") && !text.isEmpty)
        }
        let date = FormRule(.date(FormBounds()))
        let number = FormRule(.integer(FormNumberLimits()))
        let finding = FormFinding(.tooSmall, found: "F", allowed: "A")
        #expect(
            FormMessages.text(finding, rule: date, label: "", language: language)
                != FormMessages.text(finding, rule: number, label: "", language: language))
        for format in FormFormat.allCases {
            let finding = FormFinding(.format, found: "x", allowed: format.rawValue)
            #expect(!FormMessages.text(finding, rule: nil, label: "", language: language).contains("format"))
        }
    }

    @Test func theFieldsTextWinsThenTheForms() {
        var form = Everything.valid
        form.fruits = [.apple]
        #expect(form.violations().map(\.description) == ["fruits: Tick at least 2, not 1 [too-few]"])
        form = .valid
        form.name = ""
        let violation = form.violations().first
        #expect(violation?.message == "Please answer Name.")
        #expect(violation?.message(in: "ja") == "名前に答えてください。")
        #expect(violation?.message(in: "de") == "Please answer Name.")
        form = .valid
        form.fruits = [.none_, .apple]
        #expect(form.violations().first?.message == "“None of these” cannot be chosen together with others.")
        #expect(form.violations().first?.message(in: "de") == "„None of these“ kann nur allein gewählt werden.")
        form = .valid
        form.born = FormDate("1800-01-01")
        #expect(form.violations().first?.message == "Choose 1900-01-01 or later.")
    }

    @Test func placeholdersAreFilledOnce() {
        func text(_ template: String) -> String {
            let rule = FormRule(.selection(FormBounds(min: 1, max: 3)))
            let finding = FormFinding(.tooMany, found: "{label}", allowed: "3")
            return FormMessages.text(finding, rule: rule, label: "{max}", language: "en", template: template)
        }
        #expect(text("{label} {min} {max} {found}") == "{max} 1 3 {label}")
        #expect(text("{} {x} {label") == "{} {x} {label")
        #expect(text("{{label}}") == "{{max}}")
        #expect(text("") == "")
    }
}
