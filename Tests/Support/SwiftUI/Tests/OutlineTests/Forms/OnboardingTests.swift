import FormRuntime
import FormUI
import Foundation
import Outline
import SwiftUI
import Testing
import Views

/// A form in which much is shown by condition, with controls for numbers, dates and texts.
@MainActor @Suite struct OnboardingTests {
    final class Log {
        var form = Onboarding()
    }

    struct Host: View {
        @State var form: Onboarding
        let log: Log

        var body: some View {
            NavigationStack {
                OnboardingView(form: $form, teamOptions: [.init(FormTag("board"), label: "The board")])
            }
            .onChange(of: form) { log.form = $0 }
        }
    }

    private let log = Log()

    private func screen(_ form: Onboarding = Onboarding(), locale: String = "en_US") -> Screen {
        Screen(Host(form: form, log: log), locale: Locale(identifier: locale))
    }

    @Test func sectionsAndFieldsComeAndGo() throws {
        let screen = screen()
        #expect(!screen.has("Region"))
        try screen.choose("Germany", in: "Country, required")
        #expect(screen.has("Region, required"))
        #expect(!screen.has("City"))
        try screen.choose("Bavaria", in: "Region, required")
        try screen.choose("Munich", in: "City, required")
        #expect(log.form.city == .munich)
        try screen.choose("Japan", in: "Country, required")
        #expect(log.form.city == .munich)
    }

    @Test func onlyWhatIsOfferedCanBeChosen() throws {
        let screen = screen()
        try screen.choose("Germany", in: "Country, required")
        let tags = try screen.control("Region, required").controls.map(\.label)
        #expect(tags == ["Choose", "Bavaria", "Berlin"])
        try screen.choose("Berlin", in: "Region, required")
        try screen.choose("Japan", in: "Country, required")
        // What was chosen stays, and is said to be offered no longer.
        let after = try screen.control("Region, required").controls.map(\.label)
        #expect(after.contains("Berlin (Not offered now)"))
        #expect(log.form.region == .berlin)
        try screen.choose("Kantō", in: "Region, required")
        #expect(log.form.region == .kanto)
        #expect(try !screen.control("Region, required").controls.map(\.label).contains { $0.hasPrefix("Berlin") })
    }

    @Test func numbersAreTypedAsTheLocaleWritesThem() throws {
        let screen = screen(locale: "de_DE")
        #expect(log.form.hours == FormDecimal("40"))
        try screen.type("7,5", into: "Hours a week")
        #expect(log.form.hours == FormDecimal("7.5"))
        try screen.type("acht", into: "Hours a week")
        #expect(log.form.hours == nil)
        #expect(try screen.control("Hours a week", kind: .field).value == "acht")
        #expect(!screen.texts.contains("Geben Sie eine Zahl ein."))
        screen.leave()
        #expect(screen.texts.contains("Geben Sie eine Zahl ein."))
        #expect(try screen.control("Hours a week", kind: .field).hint == "Geben Sie eine Zahl ein.")
        try screen.type("", into: "Hours a week")
        #expect(!screen.texts.contains("Geben Sie eine Zahl ein."))
    }

    @Test func datesBeginWithNowAndCanBeTakenBack() throws {
        let screen = screen()
        #expect(log.form.birthday == nil)
        try screen.press("Choose: Date of birth")
        // Now lies after the last day allowed.
        #expect(log.form.birthday == FormDate("2010-12-31"))
        try screen.pick(try #require(FormDate("2009-02-03")?.date), in: "Date of birth")
        #expect(log.form.birthday == FormDate("2009-02-03"))
        #expect(screen.has("Name of a legal guardian, required"))
        try screen.press("Clear: Date of birth")
        #expect(log.form.birthday == nil)
        #expect(!screen.has("Name of a legal guardian, required"))
    }

    @Test func nothingIsFoundToBeWrongWithTheView() throws {
        let screen = screen()
        #expect(screen.notes == [])
    }
}

extension FormDate {
    /// Its noon at Greenwich.
    fileprivate var date: Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12))
    }
}
