import FormRuntime
import Testing

@testable import FormUI

@Suite struct ChoosingTests {
    let fruits = FormOptions(Fruit.self)

    @Test func tapsChooseAndTakeBack() {
        var chosen: FormSelection<Fruit> = []
        #expect(fruits.toggle(.banana, in: &chosen) == .chosen)
        #expect(fruits.toggle(.apple, in: &chosen) == .chosen)
        #expect(chosen == [.apple, .banana])
        #expect(fruits.toggle(.banana, in: &chosen) == .unchosen)
        #expect(chosen == [.apple])
    }

    @Test func anExclusiveOptionClearsAndIsCleared() {
        var chosen: Set<Fruit> = [.apple, .banana]
        #expect(fruits.toggle(.none_, in: &chosen) == .chosen)
        #expect(chosen == [.none_])
        #expect(fruits.toggle(.cherry, in: &chosen) == .chosen)
        #expect(chosen == [.cherry])
        chosen = [.none_]
        #expect(fruits.toggle(.none_, in: &chosen) == .unchosen)
        #expect(chosen == [])
    }

    @Test func oneMoreThanTheMostIsRefused() {
        var options = fruits
        options.max = 2
        var chosen: Set<Fruit> = [.apple]
        #expect(!options.isFull(chosen))
        options.toggle(.banana, in: &chosen)
        #expect(options.isFull(chosen))
        #expect(options.toggle(.cherry, in: &chosen) == .refused(max: 2))
        #expect(chosen == [.apple, .banana])
        // The exclusive one takes the place of all others, and is given up for one.
        options.max = 1
        chosen = [.apple]
        #expect(options.toggle(.none_, in: &chosen) == .chosen)
        #expect(!options.isFull(chosen))
        #expect(options.toggle(.apple, in: &chosen) == .chosen)
        #expect(chosen == [.apple])
    }

    /// A list's own toggle and that of its options are one rule.
    @Test func agreesWithTheRuntime() {
        for max in [nil, 0, 1, 2, 3] {
            var options = fruits
            options.max = max
            for bits in UInt64(0)..<32 {
                for choice in Fruit.allCases {
                    var one = FormSelection<Fruit>(bits: FormBits(word: bits))
                    var other = one
                    #expect(one.toggle(choice, max: max) == options.toggle(choice, in: &other))
                    #expect(one == other)
                }
            }
        }
    }

    @Test func whatCannotBeChosenCanBeTakenBack() throws {
        var options = fruits
        options.options[1].isDisabled = true
        var chosen: FormSelection<Fruit> = [.apple]
        for tag in [Fruit.banana, try #require(Fruit(rawValue: "durian"))] {
            #expect(options.toggle(tag, in: &chosen) == nil)
            #expect(chosen == [.apple])
            chosen.insert(tag)
            #expect(options.toggle(tag, in: &chosen) == .unchosen)
            #expect(chosen == [.apple])
        }
    }

    @Test func aTagWithoutOptionIsCountedAndTakenBackOnly() {
        let goals = FormOptions<FormTag>(["read", "swim"], max: 2) { $0.text }
        var chosen: Set<FormTag> = ["read", "gone"]
        #expect(goals.toggle("swim", in: &chosen) == .refused(max: 2))
        #expect(goals.toggle("gone", in: &chosen) == .unchosen)
        #expect(goals.toggle("gone", in: &chosen) == nil)
        #expect(goals.toggle("swim", in: &chosen) == .chosen)
        #expect(chosen == ["read", "swim"])
    }

    @Test func integersAreTagsToo() {
        let sizes = FormOptions([36, 38, 40]) { "Size \($0)" }
        var chosen: Set<Int> = []
        #expect(sizes.toggle(38, in: &chosen) == .chosen)
        #expect(sizes.toggle(39, in: &chosen) == nil)
        #expect(chosen == [38])
    }

    @Test func allAreChosenAndTakenBack() {
        var options = fruits
        options.hasSelectAll = true
        options.options[2].isLeftOutOfAll = true
        #expect(options.offersSelectAll)
        var chosen: FormSelection<Fruit> = [.none_]
        #expect(options.checkOfAll(chosen) == .unchecked)
        #expect(options.toggleAll(in: &chosen) == .chosen)
        #expect(chosen == [.apple, .banana])
        #expect(options.checkOfAll(chosen) == .checked)
        // What is not part of all stays.
        chosen.insert(.cherry)
        #expect(options.toggleAll(in: &chosen) == .unchosen)
        #expect(chosen == [.cherry])
        #expect(options.checkOfAll(chosen) == .unchecked)
        chosen = [.banana]
        #expect(options.checkOfAll(chosen) == .mixed)
        #expect(options.toggleAll(in: &chosen) == .chosen)
        #expect(chosen == [.apple, .banana])
    }

    @Test func allIsNotOfferedWhereItCannotBe() {
        var options = fruits
        #expect(!options.offersSelectAll)
        options.hasSelectAll = true
        options.max = 3
        #expect(options.offersSelectAll)
        // One that was chosen before and cannot be now takes a place.
        var chosen: FormSelection<Fruit> = []
        if let durian = Fruit(rawValue: "durian") { chosen.insert(durian) }
        let before = chosen
        #expect(options.toggleAll(in: &chosen) == .refused(max: 3))
        #expect(chosen == before)
        options.max = 2
        #expect(!options.offersSelectAll)
        var none = FormOptions([String](), hasSelectAll: true)
        var nothing: Set<String> = []
        #expect(none.toggleAll(in: &nothing) == nil)
        none.options = [.init("a", label: "A")]
        #expect(!none.offersSelectAll)
    }

    @Test func noMoreIsAskedForThanCanBeChosen() {
        let limits = FormLimits.selection(FormBounds(min: 3, max: 5))
        var options = fruits
        #expect(options.limited(by: limits, false).min == 3)
        options.options[0].isDisabled = true
        options.options[1].isRetired = true
        let limited = options.limited(by: limits, true)
        #expect(limited.min == 1 && limited.max == 5 && limited.hasSelectAll)
    }

    @Test func aSetAndASelectionToggleByThemselves() {
        var set: Set<Int> = [1]
        #expect(set.formToggle(2, max: 2) == .chosen)
        #expect(set.formToggle(3, max: 2) == .refused(max: 2))
        #expect(set.formToggle(1, max: 2) == .unchosen)
        #expect(set == [2])
        var selection: FormSelection<Fruit> = [.apple]
        #expect(selection.formToggle(.none_, max: nil) == .chosen)
        #expect(selection == [.none_])
    }
}
