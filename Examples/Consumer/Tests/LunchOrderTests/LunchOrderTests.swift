import Testing

@testable import LunchOrder

@Suite struct LunchOrderTests {
    @Test func nothingForMeClearsTheRest() {
        var lunch = Lunch(name: "Ada", dishes: [.soup])
        lunch.dishes.toggle(.none_)
        #expect(lunch.dishes == [.none_])
        #expect(lunch.violations().isEmpty)
    }

    @Test func whatIsMissingIsSaid() {
        #expect(Lunch().violations().map(\.fieldID) == ["name", "dishes"])
    }

    /// A form of a target that has the runtime in itself.
    @Test func theTestsHaveAFormToo() {
        #expect(Survey().violations().map(\.fieldID) == ["mood"])
        #expect(Survey(mood: .soSo).violations().isEmpty)
    }
}
