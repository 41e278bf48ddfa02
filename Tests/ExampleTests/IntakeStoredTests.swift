import FormExamples
import FormRuntime
import Testing

/// Answers that were stored by an earlier version of the form, or by something else.
@Suite struct IntakeStoredTests {
    @Test func defaultsFillNoStoredAnswers() throws {
        let form = try read(Intake.self, "{}")
        #expect(form.contactBy.isEmpty)
        #expect(form.insurance == nil)
        #expect(form.preferredTime == nil)
        #expect(form.cigarettes == nil)
        #expect(form != Intake())
    }

    @Test(arguments: ["date-of-birth", "dob", "birthday"])
    func renamedFieldIsRead(_ id: String) throws {
        let form = try read(Intake.self, #"{"\#(id)":"1984-02-29"}"#)
        #expect(form.dateOfBirth == FormDate(year: 1984, month: 2, day: 29))
        #expect(try json(form) == #"{"consent":false,"date-of-birth":"1984-02-29","has-card":false}"#)
    }

    @Test func currentIDWins() throws {
        let form = try read(Intake.self, #"{"dob":"1900-01-01","date-of-birth":"1984-02-29","birthday":"1901-01-01"}"#)
        #expect(form.dateOfBirth == FormDate("1984-02-29"))
    }

    @Test func formerIDIsNoUnknownField() throws {
        let decoded = try read(FormDecoded<Intake>.self, #"{"illnesses":["asthma"],"mobile":"0301234567","fax":"1"}"#)
        #expect(decoded.value.conditions == [.asthma])
        #expect(decoded.value.telephone == "0301234567")
        #expect(codes(decoded.violations) == ["fax unknown-field"])
        #expect(decoded.violations.map(\.field) == [nil])
    }

    @Test func renamedOptionIsRead() throws {
        let form = try read(Intake.self, #"{"conditions":["high-blood-pressure","asthma"],"pain":5}"#)
        #expect(form.conditions == [.hypertension, .asthma])
        #expect(form.pain == .severe)
        #expect(try json(form.conditions) == #"["hypertension","asthma"]"#)
    }

    @Test func tagsThatBecameOneAreOne() throws {
        let decoded = try read(FormDecoded<Intake>.self, #"{"contact-by":["sms","pager","message"]}"#)
        #expect(decoded.value.contactBy == [.message])
        #expect(decoded.violations.isEmpty)
    }

    @Test func retiredOptionIsStillValid() throws {
        let travel = try #require(Intake.Insurance(rawValue: "travel"))
        let diabetes = try #require(Intake.Condition(rawValue: "diabetes"))
        var form = try read(Intake.self, #"{"insurance":"travel","conditions":["diabetes","asthma"]}"#)
        #expect(form.insurance == travel)
        #expect(form.conditions.contains(diabetes))
        #expect(form.violations(of: .insurance).isEmpty)
        #expect(form.violations(of: .conditions).isEmpty)
        #expect(try json(form.conditions) == #"["asthma","diabetes"]"#)
        form.conditions.toggle(.none_)
        #expect(form.conditions == [.none_])
    }

    @Test func retiredOptionIsNotOffered() throws {
        #expect(Intake.Insurance.allCases.map(\.tag) == ["statutory", "private", "self"])
        #expect(Intake.Condition.allCases.count == 7)
        #expect(try #require(Intake.Condition(rawValue: "diabetes")).isRetired)
        #expect(!Intake.Condition.asthma.isRetired)
    }

    @Test(arguments: ["2", "2.0", "2e0"])
    func numbersAreReadByValue(_ number: String) throws {
        #expect(try read(Intake.self, #"{"pain":\#(number)}"#).pain == .moderate)
        #expect(try read(Intake.self, #"{"cigarettes":\#(number)}"#).cigarettes == 2)
        #expect(try read(Intake.self, #"{"doctor":\#(number)}"#).doctor == 2)
    }

    @Test(
        arguments: [
            (#"{"pain":"2"}"#, "pain wrong-type"), (#"{"pain":2.5}"#, "pain wrong-type"),
            (#"{"pain":9}"#, "pain unknown-tag"), (#"{"cigarettes":"5"}"#, "cigarettes wrong-type"),
            (#"{"date-of-birth":"1985-02-29"}"#, "date-of-birth wrong-type"),
            (#"{"date-of-birth":"29.2.1984"}"#, "date-of-birth wrong-type"),
            (#"{"preferred-time":"24:00"}"#, "preferred-time wrong-type"),
            (#"{"last-meal":"2026-11-30T07:15Z"}"#, "last-meal wrong-type"),
            (#"{"temperature":"37.2"}"#, "temperature wrong-type"),
            (#"{"conditions":["gout"]}"#, "conditions unknown-tag"), (#"{"name":7}"#, "name wrong-type"),
        ])
    func whatAFieldCannotHoldIsToldEitherWay(_ answers: String, _ code: String) throws {
        let error = #expect(throws: FormDecodingError.self) { try read(Intake.self, answers) }
        #expect(error.map { "\($0.field) \($0.code.rawValue)" } == code)
        #expect(codes(try read(FormDecoded<Intake>.self, answers).violations) == [code])
    }

    @Test func lenientReadingKeepsTheRest() throws {
        let answers = #"{"name":"Ada","conditions":["asthma","gout"],"weight":"light","pain":1}"#
        let decoded = try read(FormDecoded<Intake>.self, answers)
        #expect(decoded.value.name == "Ada")
        #expect(decoded.value.conditions == [.asthma])
        #expect(decoded.value.weight == nil)
        #expect(decoded.value.pain == .mild)
        #expect(codes(decoded.violations) == ["conditions unknown-tag", "weight wrong-type"])
    }

    @Test func answersThatAreNoObjectAreNone() {
        #expect(throws: (any Error).self) { try read(FormDecoded<Intake>.self, "[1]") }
    }
}
