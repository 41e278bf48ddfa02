import FormRuntime
import FormUI
import Foundation
import Outline
import SwiftUI
import Testing

@MainActor @Suite struct MultiSelectorTests {
    struct Goal: Hashable {
        var id: Int
        var name: String
    }

    static let goals = [
        Goal(id: 3, name: "Learn Japanese"), Goal(id: 1, name: "Learn Swift"), Goal(id: 2, name: "Learn SwiftUI"),
    ]

    func screen(_ goals: Box<Set<Goal>>, _ language: String = "en") -> Screen {
        Screen(
            NavigationStack {
                Form {
                    MultiSelector(
                        label: Text("Serving Goals"), options: Self.goals, optionToString: { $0.name },
                        selected: goals.binding)
                }
            }, locale: Locale(identifier: language))
    }

    @Test func theRowSaysWhatIsChosenInTheOptionsOrder() throws {
        let goals = Box<Set<Goal>>([])
        let screen = screen(goals)
        #expect(screen.texts == ["Serving Goals", "None"])
        try screen.press("Serving Goals")
        #expect(
            screen.description == """
                page "Serving Goals"
                  list
                    section
                      toggle "Learn Japanese": off [value "not checked"\(toggleTrait)]
                      toggle "Learn Swift": off [value "not checked"\(toggleTrait)]
                      toggle "Learn SwiftUI": off [value "not checked"\(toggleTrait)]
                """)
        try screen.flip("Learn SwiftUI")
        try screen.flip("Learn Japanese")
        #expect(try screen.control("Learn Japanese").symbols == ["checkmark"])
        try screen.back()
        #expect(screen.texts == ["Serving Goals", "Learn Japanese and Learn SwiftUI"])
        #expect(goals.value == [Self.goals[0], Self.goals[2]])
    }

    @Test func theSummarySpeaksTheLanguageOfTheEnvironment() {
        let goals = Box<Set<Goal>>(Set(Self.goals))
        #expect(screen(goals, "de").texts.last == "Learn Japanese, Learn Swift und Learn SwiftUI")
        goals.value = []
        #expect(screen(goals, "fr_FR").texts.last == "Aucun choix")
    }

    @Test func theListHasGroupsLimitsAndAll() throws {
        let durian = try #require(Fruit(rawValue: "durian"))
        let fruits = Box<FormSelection<Fruit>>([durian])
        let options = FormOptions(Fruit.self, max: 3, hasSelectAll: true)
        let screen = Screen(List { MultiSelectionView(options: options, selection: fruits.binding) })
        #expect(screen.texts.contains("Pome") && screen.texts.contains("Not offered now"))
        #expect(screen.texts.last == "Choose up to 3")
        try screen.flip("Select all")
        #expect(fruits.value == [durian] && screen.texts.contains("All cannot be chosen: no more than 3 can."))
        try screen.flip("Durian")
        try screen.flip("Select all")
        #expect(fruits.value == [.apple, .banana, .cherry])
        try screen.flip("None of these")
        #expect(fruits.value == [.none_] && !screen.has("Durian"))
    }

    @Test func oneMoreIsRefusedUnderWhatWasTapped() throws {
        let chosen = Box<Set<Int>>([1, 2])
        let screen = Screen(
            MultiSelectionView(options: FormOptions(1...4, max: 2) { "Option \($0)" }, selection: chosen.binding))
        try screen.flip("Option 3")
        #expect(chosen.value == [1, 2])
        let why = "No more than 2 can be chosen. Take one back to choose another."
        #expect(
            screen.texts == ["Option 1", "Option 2", "Option 3", why, "Option 4", "Choose up to 2"])
        try screen.flip("Option 4")
        #expect(
            screen.texts == ["Option 1", "Option 2", "Option 3", "Option 4", why, "Choose up to 2"])
        #expect(screen.description.contains("[VoiceOver here]"))
        try screen.flip("Option 1")
        try screen.flip("Option 4")
        #expect(chosen.value == [2, 4] && !screen.texts.contains(why))
    }

    @Test func twelveCanBeSearched() throws {
        func screen(_ count: Int, _ chosen: Box<Set<Int>>) -> Screen {
            let options = FormOptions(1...count, hasSelectAll: true) { "Option \($0)" }
            return Screen(NavigationStack { MultiSelectionView(options: options, selection: chosen.binding) })
        }
        let chosen = Box<Set<Int>>([])
        #expect(screen(11, chosen).controls.allSatisfy { $0.kind != .search })
        let twelve = screen(12, chosen)
        try twelve.search("option 1")
        #expect(
            twelve.controls.filter { $0.kind == .toggle }.map(\.label) == [
                "Option 1", "Option 10", "Option 11", "Option 12",
            ])
        try twelve.flip("Option 11")
        #expect(chosen.value == [11])
        try twelve.search("zebra")
        #expect(twelve.texts.contains("Nothing found"))
        try twelve.search("")
        #expect(twelve.has("Select all") && twelve.controls.filter { $0.kind == .toggle }.count == 13)
    }

    @Test func aLabelThatIsNoTextNeedsATitle() throws {
        let screen = Screen(
            NavigationStack {
                MultiSelector(
                    options: FormOptions(["a"]), selection: .constant(["a"] as Set), title: Text("Letters")
                ) { Label("Letters", systemImage: "textformat") }
            })
        try screen.press("Letters")
        #expect(screen.description.hasPrefix("page \"Letters\""))
    }
}
