import FormRuntime
import FormUI
import Foundation
import Testing

@Suite struct ShownTests {
    let english = Locale(identifier: "en")

    @Test func aListIsReadWithAllThatItSays() {
        let options = FormOptions(Fruit.self, min: 1, max: 2, hasSelectAll: true)
        #expect(options.options.map(\.label) == ["Apple", "Banana", "Cherry", "Durian", "None of these"])
        #expect(options.options.map(\.isExclusive) == [false, false, false, false, true])
        #expect(options.options.map(\.isRetired) == [false, false, false, true, false])
        #expect(options.options[0].image == FormImage(.symbol("apple.logo"), alt: "An apple"))
        #expect(options.options[0].description == "Red or *green*" && options.options[0].group == "Pome")
        #expect(options.min == 1 && options.max == 2 && options.hasSelectAll)
        let japanese = FormOptions(Fruit.self, language: "ja-JP")
        #expect(japanese.options.map(\.label) == ["りんご", "Banana", "Cherry", "Durian", "None of these"])
        #expect(japanese.options[0].group == "仁果")
    }

    @Test func aRetiredOptionIsShownWhileChosen() throws {
        let options = FormOptions(Fruit.self)
        let durian = try #require(Fruit(rawValue: "durian"))
        let before = options.shown([durian] as FormSelection)
        #expect(before.flatMap(\.options).map(\.tag) == [.apple, .banana, .cherry, durian, .none_])
        #expect(!options.shown([] as Set).flatMap(\.options).map(\.tag).contains(durian))
    }

    @Test func conditionsDisableAndHide() {
        let options = FormOptions(Fruit.self).offering([.apple], disabled: [.banana])
        let tags = { (chosen: FormSelection<Fruit>) in options.shown(chosen).flatMap(\.options).map(\.tag) }
        #expect(options.options.map(\.isDisabled) == [false, true, false, false, false])
        #expect(tags([]) == [.apple, .banana])
        #expect(tags([.cherry]) == [.apple, .banana, .cherry])
    }

    @Test func optionsOfAGroupStandTogether() {
        let groups = ["a": "Pome", "c": "Stone", "d": "Pome"]
        var options = FormOptions(["a", "b", "b2", "c", "d", "e"]) { $0 }
        for index in options.options.indices { options.options[index].group = groups[options.options[index].tag] }
        let runs = options.shown(Set<String>())
        #expect(runs.map(\.heading) == ["Pome", nil, "Stone", nil])
        #expect(runs.map { $0.options.map(\.tag) } == [["a", "d"], ["b", "b2"], ["c"], ["e"]])
        #expect(Set(runs.map(\.id)).count == 4)
    }

    @Test func aTagThatStandsTwiceIsShownOnce() {
        let options = FormOptions(["a", "b", "a"])
        #expect(options.shown(["a"] as Set).flatMap(\.options).map(\.tag) == ["a", "b"])
        #expect(options.summary(of: ["a"] as Set, locale: english) == "a")
    }

    @Test func searchingIgnoresCaseAndAccents() {
        var options = FormOptions(["Crème brûlée", "Apfel", "Ｓｏｒｂｅｔ"])
        options.options[1].description = "From the garden"
        options.options[2].group = "Cold"
        let found = { (search: String) in
            options.shown(Set<String>(), matching: search, locale: english).flatMap(\.options).map(\.tag)
        }
        #expect(found("BRULEE") == ["Crème brûlée"])
        #expect(found(" brû  crème ") == ["Crème brûlée"])
        #expect(found("garden") == ["Apfel"])
        #expect(found("sorbet") == ["Ｓｏｒｂｅｔ"])
        #expect(found("cold") == ["Ｓｏｒｂｅｔ"])
        #expect(found("cold crème") == [])
        #expect(found("  ").count == 3)
    }

    @Test func theSummaryIsInTheOptionsOrder() {
        let options = FormOptions(["Learn Japanese", "Learn Swift", "Learn SwiftUI"])
        let summary = { (chosen: Set<String>, language: String) in
            options.summary(of: chosen, locale: Locale(identifier: language))
        }
        #expect(summary(["Learn SwiftUI", "Learn Japanese"], "en") == "Learn Japanese and Learn SwiftUI")
        #expect(summary(Set(options.options.map(\.tag)), "en_US") == "Learn Japanese, Learn Swift, and Learn SwiftUI")
        #expect(summary(["Learn SwiftUI", "Learn Japanese"], "de") == "Learn Japanese und Learn SwiftUI")
        #expect(summary(["Learn SwiftUI", "Learn Japanese"], "ja") == "Learn Japanese、Learn SwiftUI")
        #expect(summary(["Learn Swift"], "en") == "Learn Swift")
        #expect(summary([], "en") == "" && summary(["gone"], "en") == "")
    }

    @Test func whatIsSuppliedNoLongerCanBeShown() {
        let goals = FormOptions<FormTag>(["swim", "read"], max: 2) { $0.text.capitalized }
        let chosen: Set<FormTag> = ["z", "read", "gone"]
        let all = goals.includingUnknown(of: chosen) { "“\($0.text)”" }
        #expect(all.shown(chosen).flatMap(\.options).map(\.label) == ["Swim", "Read", "“gone”", "“z”"])
        #expect(all.shown(["read"] as Set<FormTag>).flatMap(\.options).count == 2)
        #expect(all.max == 2)
    }
}
