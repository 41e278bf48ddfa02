import Testing

@testable import FormUI

@Suite struct TagTests {
    struct Kept { var storage: [Any] }
    struct Entry<Value> { var value: Value }
    enum Trait<Value> { case untagged, tagged(Value) }

    @Test func tagsAreFoundByTheirName() {
        let kept = Kept(storage: [
            Entry(value: 7), Entry(value: Trait.tagged("a")), Entry(value: Trait<Int>.untagged),
            Entry(value: Trait.tagged(3)),
        ])
        let tags = FormReflectedTags(kept).tags
        #expect(tags.count == 2)
        #expect(tags.first as? String == "a" && tags.last as? Int == 3)
        #expect(FormReflectedTags(()).tags.isEmpty)
        #expect(FormReflectedTags(Kept(storage: [])).tags.isEmpty)
    }

    final class Ring { var next: Ring? }

    @Test func whatHasNoEndIsSearchedForAWhile() {
        let ring = Ring()
        ring.next = ring
        #expect(FormReflectedTags(ring).tags.isEmpty)
        ring.next = nil
        #expect(FormReflectedTags([Int](repeating: 0, count: 100_000)).tags.isEmpty)
    }

    #if DEBUG
    @MainActor @Test func aTagOfTheWrongTypeIsReportedOnce() {
        var messages: [String] = []
        let log = FormTagReport.log
        defer { FormTagReport.log = log }
        FormTagReport.log = { messages.append($0) }
        for _ in 1...3 { FormTagReport.report(found: "Swift.String", wanted: "App.Fruit") }
        FormTagReport.report(found: "Swift.Int", wanted: "App.Fruit")
        #expect(messages.count == 2)
        #expect(
            messages.first
                == """
                The tag is of type Swift.String, and the selection holds values of type App.Fruit: this cannot be \
                chosen.
                """
        )
    }
    #endif
}
