import FormRuntime
import Foundation
import Testing

@testable import FormUI

/// The numbers that steppers and sliders go through.
@Suite struct NumberRangeTests {
    @Test func stepsStayOnTheGridAndWithinTheLimits() {
        let range = FormNumberRange(min: 1, max: 10, step: 4)
        #expect(range.next(after: nil, isUp: true) == 1)
        #expect(range.next(after: 1, isUp: true) == 5)
        #expect(range.next(after: 6, isUp: true) == 9)
        #expect(range.next(after: 9, isUp: true) == nil)
        #expect(range.next(after: 10, isUp: true) == nil)
        #expect(range.next(after: 9, isUp: false) == 5)
        #expect(range.next(after: 6, isUp: false) == 5)
        #expect(range.next(after: 2, isUp: false) == 1)
        #expect(range.next(after: 1, isUp: false) == nil)
    }

    @Test func theFirstStepIsTheOneNearestToNothing() {
        #expect(FormNumberRange(min: 3, max: 9).next(after: nil, isUp: false) == 3)
        #expect(FormNumberRange(min: -9, max: -3).next(after: nil, isUp: true) == -3)
        #expect(FormNumberRange(step: 1).next(after: nil, isUp: true) == 0)
    }

    @Test func decimalsAreExact() {
        let range = FormNumberRange(min: 0, max: 1, step: Decimal(string: "0.1"))
        var number: Decimal? = 0
        var texts: [String] = []
        while let at = number {
            texts.append(at.description)
            number = range.next(after: at, isUp: true)
        }
        #expect(texts == ["0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1"])
        #expect(range.number(at: 0.30000000000000004)?.description == "0.3")
        #expect(range.number(at: 0.7).flatMap { FormDecimal(formDecimal: $0) } == FormDecimal("0.7"))
    }

    @Test func sliderWithoutStepsHasAHundred() {
        #expect(FormNumberRange(min: 0, max: 5).grid == Decimal(string: "0.05"))
        #expect(FormNumberRange(min: 0, max: 5).number(at: 9) == 5)
        #expect(FormNumberRange(min: 2, max: 2).number(at: 2) == 2)
    }

    @Test func onlyTheGridIsStoodOn() {
        let range = FormNumberRange(min: -5, max: 5, step: 3)
        #expect(range.next(after: nil, isUp: true) == 1)
        #expect(range.next(after: 4, isUp: true) == nil)
        #expect(range.next(after: 5, isUp: false) == 4)
        #expect(FormNumberRange(max: -5, step: 2).next(after: nil, isUp: true) == -6)
        #expect(FormNumberRange(min: 3, max: 2).next(after: nil, isUp: true) == nil)
        #expect(FormNumberRange(min: 0, max: 11, step: 3).number(at: 11) == 9)
    }

    /// A slider that has nowhere to go stops the program.
    @Test func sliderEndsOnTheGridOrIsNone() {
        #expect(FormNumberRange(min: 0, max: 11, step: 3).slide?.bounds == 0...9)
        #expect(FormNumberRange(min: 5, max: 5, step: 1).slide == nil)
        #expect(FormNumberRange(min: 0, max: 3, step: 5).slide == nil)
        #expect(FormNumberRange(min: 0, step: 1).slide == nil)
    }

    @Test func limitsComeFromTheField() {
        let rule = FormLimits.integer(FormNumberLimits(min: 2, max: 8, step: nil))
        #expect(Int.formRange(rule) == FormNumberRange(min: 2, max: 8, step: 1))
        #expect(FormDecimal.formRange(rule) == FormNumberRange())
        #expect(Int(formDecimal: Decimal(string: "9223372036854775807") ?? 0) == .max)
    }
}
