import FormExamples
import FormRuntime
import Testing

/// What a patient fills in.
@Suite struct IntakeTests {
    @Test func newFormHasItsDefaults() {
        let form = Intake()
        #expect(form.contactBy == [.phone])
        #expect(form.insurance == .statutory)
        #expect(form.preferredTime == FormTime("09:00"))
        #expect(form.cigarettes == 0)
        #expect(form.temperature == nil)
        #expect(form == Intake(name: ""))
        let missing = ["name", "date-of-birth", "reason", "pain", "conditions"].map { "\($0) required" }
        #expect(codes(form.violations()) == missing + ["consent must-be"])
        #expect(texts(form.violations()).first == "Please answer “Full name”.")
        #expect(texts(form.violations()).last == "Without your consent we cannot keep a record for you.")
    }

    @Test func everyKindOfAnswerIsWrittenAndReadAgain() throws {
        let answers = try json(patient().validated())
        #expect(
            answers == """
                {"allergies":["pollen","latex"],"cigarettes":5,"conditions":["asthma","type-2"],"consent":true,\
                "contact-by":["phone","email"],"date-of-birth":"1984-02-29","doctor":12,"e-mail":"ada@example.org",\
                "has-card":true,"insurance":"private","last-meal":"2026-11-30T07:15","name":"Ada Ōkubo","pain":2,\
                "patient-number":"AB-123456","preferred-date":"2026-12-01","preferred-time":"09:00:30",\
                "reason":"A cough\\nthat stays","smoker":"no","telephone":"+81 3 1234-5678","temperature":37.2,\
                "weight":61.5}
                """)
        #expect(try read(Intake.self, answers) == patient())
    }

    @Test func tagsMayBeNumbers() {
        let levels = Intake.PainLevel.allCases
        #expect(levels.map(\.rawValue) == [0, 1, 2, 3])
        #expect(levels.map(\.label) == ["No pain", "Mild", "Moderate", "Severe"])
        #expect(Intake.PainLevel(rawValue: 2) == .moderate)
        #expect(Intake.PainLevel(rawValue: -1) == nil)
    }

    @Test func optionsStandInGroups() {
        let groups = Intake.Condition.allCases.map { $0.group ?? "" }
        let heart = "Heart and circulation"
        #expect(groups == [heart, heart, "Lungs", "Lungs", "Metabolism", "Metabolism", ""])
        #expect(Intake.Condition.obstructiveLungDisease.tag == "copd")
        #expect(Intake.Condition.obstructiveLungDisease.description == "Chronic obstructive pulmonary disease")
    }

    @Test func noneOfTheseIsChosenAlone() {
        var form = patient()
        #expect(form.conditions.toggle(.none_) == .chosen)
        #expect(form.conditions == [.none_])
        #expect(form.violations().isEmpty)
        #expect(form.conditions.toggle(.asthma) == .chosen)
        #expect(form.conditions == [.asthma])
        form.allergies = [.none_, .nuts]
        #expect(
            form.violations().map(\.description) == [
                "allergies: “None” cannot be chosen together with others. [exclusive-conflict]"
            ])
    }

    @Test func exclusiveOneIsChosenEvenAtTheLimit() {
        var form = patient()
        form.allergies = [.pollen, .nuts, .penicillin, .latex]
        #expect(form.allergies.toggle(.none_, max: Intake.Field.allergies.max) == .chosen)
        #expect(form.allergies == [.none_])
    }

    @Test(
        arguments: [
            ("37.25", "One digit after the point is enough."), ("33.9", "Enter 34 or more."),
            ("43.1", "Enter 43 or less."),
        ])
    func temperatureIsExact(_ value: String, _ text: String) {
        var form = patient()
        form.temperature = FormDecimal(value)
        #expect(texts(form.violations()) == [text])
    }

    @Test(arguments: ["34", "36.6", "37.0", "43"])
    func tenthsOfADegreeAreSteps(_ value: String) {
        var form = patient()
        form.temperature = FormDecimal(value)
        #expect(form.violations().isEmpty)
        #expect(Intake.Field.temperature.unit == "°C")
    }

    @Test func everyLimitIsTold() {
        var form = patient()
        form.patientNumber = "ab-123456"
        form.emailAddress = "ada"
        form.telephone = "ask my sister"
        form.portalPin = "1234"
        form.dateOfBirth = FormDate(year: 1899, month: 12, day: 31)
        form.lastMeal = FormDateTime("2019-12-31T23:59:59")
        form.preferredTime = FormTime("17:30:01")
        form.cigarettes = 7
        #expect(
            form.violations().map(\.description) == [
                "date-of-birth: Choose 1900-01-01 or later. [too-small]",
                "patient-number: A patient number looks like `AB-123456`. [pattern]",
                "e-mail: Enter an e-mail address. [format]",
                "telephone: Enter a telephone number. [format]",
                "portal-pin: Enter at least 6 characters. [too-short]",
                "last-meal: Choose 2020-01-01T00:00 or later. [too-small]",
                "preferred-time: Choose 17:30 or earlier. [too-large]",
                "cigarettes: Enter a value in steps of 5. [step]",
            ])
    }

    @Test func doctorsAreKnownByTheirNumbers() {
        let form = patient()
        #expect(form.violations(sources: FormSources(integers: ["doctor": [7, 12]])).isEmpty)
        let found = form.violations(sources: FormSources(integers: ["doctor": [7]]))
        #expect(found.map(\.description) == ["doctor: “12” is not one of the options. [unknown-tag]"])
    }

    @Test func whatIsReadOnlyIsKnown() {
        #expect(Intake.Field.allCases.filter(\.isReadOnly) == [.patientNumber])
    }
}

/// Answers in which nothing is wrong.
func patient() -> Intake {
    var form = Intake(name: "Ada Ōkubo", dateOfBirth: FormDate("1984-02-29"), patientNumber: "AB-123456")
    form.emailAddress = "ada@example.org"
    form.telephone = "+81 3 1234-5678"
    form.contactBy.toggle(.email)
    form.insurance = .private
    form.hasCard = true
    form.reason = "A cough\nthat stays"
    form.pain = .moderate
    form.temperature = 37.2
    form.lastMeal = FormDateTime("2026-11-30T07:15")
    form.preferredDate = FormDate(year: 2026, month: 12, day: 1)
    form.preferredTime = FormTime("09:00:30")
    form.doctor = 12
    form.conditions = [.type2, .asthma]
    form.allergies = [.latex, .pollen]
    form.smoker = .no
    form.cigarettes = 5
    form.weight = 61.5
    form.consent = true
    return form
}
