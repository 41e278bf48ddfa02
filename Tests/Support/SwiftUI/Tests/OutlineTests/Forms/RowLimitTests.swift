import FormRuntime
import FormUI
import Foundation
import Outline
import SwiftUI
import Testing

/// Rows at the edges of what may be answered.
@MainActor @Suite struct RowLimitTests {
    private let log = ProbeView.Log()

    private func screen(
        _ form: Probe = Probe(), seats: [FormOptions<FormTag>.Option] = [], locale: String = "en_US"
    ) -> Screen {
        log.form = form
        return Screen(ProbeView(form: form, seats: seats, log: log), locale: Locale(identifier: locale))
    }

    @Test func whatIsNoNumberKeepsFromFinishing() async throws {
        let screen = screen()
        try screen.type("abc", into: "Amount")
        #expect(!screen.texts.contains("Enter a number."))
        try screen.press("Finish")
        await screen.settle()
        #expect(!log.isDone)
        #expect(screen.texts.contains("Enter a number."))
        #expect(try screen.control("Amount", kind: .field).isFocused)
        try screen.type("2", into: "Amount")
        try screen.press("Finish")
        #expect(log.isDone)
    }

    @Test func anotherFormForgetsWhatWasTyped() throws {
        let screen = screen()
        try screen.type("abc", into: "Amount")
        try screen.press("Another")
        #expect(try screen.control("Amount", kind: .field).value == "")
        try screen.type("abc", into: "Amount")
        try screen.press("Start again")
        #expect(try screen.control("Amount", kind: .field).value == "")
        try screen.press("Finish")
        #expect(log.isDone)
    }

    @Test func aSliderWithoutAWayIsAStepper() throws {
        let screen = screen()
        #expect(!screen.has("Fixed", kind: .slider))
        try screen.step("Fixed")
        #expect(log.form.fixed == 5)
        try screen.slide("Wide", to: 11)
        #expect(log.form.wide == 9)
        try screen.press("Clear: Wide")
        #expect(log.form.wide == nil)
        try screen.step("Steps")
        #expect(log.form.steps == 1)
        try screen.press("Clear: Steps")
        #expect(log.form.steps == nil)
    }

    @Test func pickedTimesKeepTheSecondsOfTheLimits() throws {
        let screen = screen()
        try screen.press("Choose: Start")
        #expect(log.form.start.map { $0.second >= 30 } == true)
        try screen.pick(Date(timeIntervalSince1970: 978_336_000), in: "Start")
        #expect(log.form.start == FormTime("08:00:30"))
    }

    @Test func whereNothingIsOfferedNothingIsRequiredAndWhatIsHeldCanGo() throws {
        var form = Probe()
        form.seat = FormTag("window")
        let screen = screen(form)
        #expect(screen.has("Seat") && !screen.has("Seat, required"))
        try screen.flip("None", within: "Seat")
        #expect(log.form.seat == nil)
        try screen.press("Finish")
        #expect(log.isDone)
    }

    @Test func aRequiredPickerGivesUpWhatIsNotOffered() throws {
        var form = Probe()
        form.seat = FormTag("window")
        let screen = screen(form, seats: [.init(FormTag("aisle"), label: "Aisle")])
        try screen.flip("Choose", within: "Seat, required")
        #expect(log.form.seat == nil)
        try screen.flip("Aisle", within: "Seat, required")
        #expect(!screen.has("Choose", kind: .toggle))
    }

    @Test func numbersAndDatesInMessagesAreTheLocales() throws {
        var form = Probe()
        form.amount = FormDecimal("1.25")
        form.day = FormDate("2026-01-01")
        let screen = screen(form, locale: "fr_FR")
        try screen.press("Finish")
        #expect(screen.texts.contains("Saisissez 1,5 ou plus."))
        #expect(!screen.texts.contains { $0.contains("2026-01-02") })
        #expect(screen.texts.contains { $0.contains("2 janv. 2026") })
    }

    @Test func eachControlSaysAllOfItself() throws {
        let screen = screen(seats: [.init(FormTag("aisle"), label: "Aisle")])
        try screen.press("Finish")
        #expect(screen.spoken.contains("Steps, None, stepper"))
        #expect(screen.spoken.contains("Wide, None, slider"))
        #expect(screen.spoken.contains("Amount, text field"))
        #expect(screen.spoken.contains("Seat, required, group"))
        #expect(screen.spoken.contains("Aisle"))
        #expect(screen.spoken.contains("Seat: Please answer this."))
        #expect(screen.spoken.filter { $0.hasPrefix("Wide") }.count == 1)
        #expect(screen.notes == [])
    }
}
