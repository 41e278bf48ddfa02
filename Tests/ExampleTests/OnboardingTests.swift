import FormExamples
import FormRuntime
import Testing

/// A form whose questions come and go with the answers.
@Suite struct OnboardingTests {
    /// Everything that a complete form must have, and nothing else.
    static func complete() -> Onboarding {
        var form = Onboarding(name: "Ada Lovelace", country: .de, region: .bavaria, city: .munich, daysInOffice: 3)
        form.grade = .engineer
        form.start = FormDate("2026-12-01")
        form.confirmed = true
        return form
    }

    @Test func aCompleteFormIsValid() {
        #expect(Self.complete().violations() == [])
    }

    @Test func regionsFollowTheCountryAndCitiesTheRegion() {
        var form = Onboarding()
        #expect(!form.isVisible(.region) && !form.isVisible(.city))
        #expect(form.offered(Onboarding.Region.self).isEmpty)
        form.country = .jp
        #expect(form.isVisible(.region) && form.isRequired(.region) && !form.isVisible(.city))
        #expect(form.offered(Onboarding.Region.self) == [.kanto, .kansai])
        form.region = .kanto
        #expect(form.offered(Onboarding.City.self) == [.tokyo, .yokohama, .other])
        #expect(form.isVisible(.city))
    }

    @Test func whatIsNoLongerOfferedStaysAndBlocks() {
        var form = Self.complete()
        form.country = .jp
        #expect(form.region == .bavaria && form.city == .munich)
        #expect(codes(form.violations()) == ["region not-offered"])
        #expect(texts(form.violations()) == ["“Bavaria” is not offered now."])
        form.region = .kansai
        #expect(codes(form.violations()) == ["city not-offered"])
        form.city = .osaka
        #expect(form.violations() == [])
    }

    @Test func hiddenFieldsKeepTheirAnswersAndAreLeftOut() throws {
        var form = Self.complete()
        form.remote = true
        #expect(form.daysInOffice == 3 && !form.isVisible(.daysInOffice))
        let written = try json(form.validated())
        #expect(!written.contains("days-in-office"))
        #expect(try json(form).contains("\"days-in-office\":3"))
    }

    @Test func aHiddenFieldIsUnansweredForOthers() {
        var form = Self.complete()
        form.devices = [.laptop, .phone]
        form.mainDevice = .screen
        #expect(codes(form.violations()) == ["main-device rule"])
        // Without a first day there is no equipment, and so nothing to choose from.
        form.start = nil
        #expect(!form.isVisible(.devices) && !form.isVisible(.mainDevice))
        #expect(codes(form.violations()) == ["start required"])
    }

    @Test func theOtherCityHasAName() {
        var form = Self.complete()
        form.city = .other
        #expect(form.isVisible(.cityOther) && form.isRequired(.cityOther))
        #expect(codes(form.violations()) == ["city-other required"])
        form.cityOther = "Passau"
        #expect(form.violations() == [])
        form.city = .munich
        #expect(!form.isVisible(.cityOther) && form.violations() == [])
    }

    @Test func rulesHoldAcrossFields() {
        var form = Self.complete()
        form.end = FormDate("2026-11-30")
        #expect(texts(form.violations()) == ["The last day comes before the first."])
        #expect(form.violations().first?.field == .end)
        #expect(form.violations().first?.allowed == "fixed-term")
        #expect(form.violations(of: .end) == form.violations())
        #expect(form.violations(of: .start) == [])
        form.end = nil
        #expect(form.violations() == [])
        form.nickname = form.name
        (form.team, form.mentorGrade) = ("compiler", .engineer)
        #expect(codes(form.violations()) == ["nickname rule", "mentor-grade rule"])
    }

    @Test func aRuleRestsWhileItsConditionIsNotTrue() {
        var form = Self.complete()
        form.devices = [.laptop, .phone, .screen, .keyboard]
        form.mainDevice = .laptop
        #expect(form.violations() == [])
        form.remote = true
        #expect(codes(form.violations()) == ["devices rule"])
    }

    @Test func numbersDatesAndTagsAreCompared() {
        var form = Self.complete()
        #expect(!form.isVisible(.guardian) && !form.isVisible(.partTime) && form.isVisible(.mentorGrade) == false)
        form.team = "compiler"
        #expect(form.isVisible(.mentorGrade))
        form.team = "board"
        #expect(!form.isVisible(.mentorGrade))
        form.birthday = FormDate("2009-01-01")
        #expect(form.isVisible(.guardian) && form.isRequired(.guardian))
        form.hours = 35.5
        #expect(form.isVisible(.partTime) && !form.isRequired(.partTime))
        form.arrival = FormTime("12:00")
        #expect(form.isRequired(.partTime))
        form.hours = 36
        #expect(!form.isVisible(.partTime) && !form.isRequired(.partTime))
    }

    @Test func disabledOptionsAreShown() {
        var form = Self.complete()
        form.devices = [.keyboard]
        #expect(form.isVisible(.layout))
        #expect(form.shown(Onboarding.Layout.self) == [.qwerty, .qwertz, .jis])
        #expect(form.offered(Onboarding.Layout.self) == [.qwerty, .qwertz])
        #expect(form.decisions.disabled(Onboarding.Layout.self) == [.jis])
        form.layout = .jis
        #expect(codes(form.violations()) == ["layout not-offered"])
    }

    @Test func oneLookDecidesTheWholeForm() {
        let form = Self.complete()
        let decisions = form.decisions
        #expect(!decisions.isVisible(.guardian) && decisions.isVisible(.devices) && decisions.isRequired(.name))
        for field in Onboarding.Field.allCases {
            #expect(decisions.isVisible(field) == form.isVisible(field))
            #expect(decisions.isRequired(field) == form.isRequired(field))
        }
        #expect(decisions.visibleFields.first == .name)
        #expect(decisions.description.hasPrefix("shown: name, nickname, birthday, country, region, city, remote"))
    }

    @Test func whatIsChosenIsShown() {
        var form = Self.complete()
        form.country = .jp
        #expect(form.offered(Onboarding.Region.self) == [.kanto, .kansai])
        #expect(form.shown(Onboarding.Region.self) == [.bavaria, .kanto, .kansai])
        // What is shown only because it is chosen is not shown where it is not.
        #expect(form.decisions.disabled(Onboarding.Region.self).isEmpty)
    }
}
