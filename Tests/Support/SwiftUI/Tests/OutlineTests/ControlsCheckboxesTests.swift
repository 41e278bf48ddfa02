import FormRuntime
import FormUI
import Foundation
import Outline
import SwiftUI
import Testing

/// `Checkboxes` before views with tags.
@MainActor @Suite struct CheckboxesOfViewsTests {
    @Test func tapsChangeASet() throws {
        let sizes = Box<Set<Int>>([38])
        let screen = Screen(
            Checkboxes("Sizes", selection: sizes.binding) {
                ForEach([36, 38], id: \.self) { Text("Size \($0)").tag($0) }
                Text("Other").tag(0)
            })
        #expect(
            screen.description == """
                text "Sizes"
                area "Sizes" (leading)
                  toggle "Size 36": off [value "not checked"\(toggleTrait)] {square}
                  toggle "Size 38": on [value "checked"\(toggleTrait)] {checkmark.square.fill}
                  toggle "Other": off [value "not checked"\(toggleTrait)] {square}
                """)
        try screen.flip("Size 36")
        try screen.flip("Other")
        try screen.flip("Size 38")
        #expect(sizes.value == [36, 0])
        #expect(try screen.control("Size 36").value == "checked")
        #expect(screen.notes == [])
    }

    @Test func voiceOverHearsAGroupOfToggles() throws {
        let screen = Screen(
            Checkboxes("Toppings", max: 1, selection: .constant(["basil"] as Set)) {
                Text("Basil").tag("basil")
                Text("Capers").tag("capers")
            })
        let role = toggleTrait.isEmpty ? "button" : "toggle"
        try screen.flip("Capers")
        #expect(
            screen.spoken == [
                "Toppings", "Choose up to 1", "Toppings, group", "Basil, checked, \(role), Choose up to 1",
                "Capers, not checked, \(role), Choose up to 1",
                "Only 1 can be chosen. Take it back to choose another.",
            ])
    }

    @Test func aSelectionKnowsWhatIsChosenAlone() throws {
        let fruits = Box<FormSelection<Fruit>>([.apple, .banana])
        let screen = Screen(
            Checkboxes(axis: .horizontal, selection: fruits.binding) {
                ForEach(Fruit.allCases) { Text($0.label).tag($0) }
            } label: {
                HStack {
                    Image(systemName: "leaf"); Text("Fruits")
                }
            })
        try screen.flip("None of these")
        #expect(fruits.value == [.none_])
        try screen.flip("Cherry")
        #expect(fruits.value == [.cherry])
    }

    @Test func oneMoreIsRefusedAndSaysWhy() throws {
        let toppings = Box<Set<String>>([])
        let screen = Screen(
            Checkboxes("Toppings", max: 1, selection: toppings.binding) {
                Text("Basil").tag("basil")
                Text("Capers").tag("capers")
            })
        let why = "Only 1 can be chosen. Take it back to choose another."
        #expect(screen.texts.contains("Choose up to 1"))
        #expect(try screen.control("Basil").hint == "Choose up to 1")
        try screen.flip("Basil")
        #expect(!screen.texts.contains(why))
        try screen.flip("Capers")
        #expect(toppings.value == ["basil"])
        #expect(screen.texts.contains(why))
        #expect(screen.description.contains("[VoiceOver here]"))
        try screen.flip("Basil")
        #expect(!screen.texts.contains(why))
        try screen.flip("Capers")
        #expect(toppings.value == ["capers"])
    }

    /// What the app itself changes ends a refusal too.
    @Test func aRefusalEndsWhenThereIsRoom() throws {
        let toppings = Box<Set<String>>(["basil"])
        let screen = Screen(
            Checkboxes("Toppings", max: 1, selection: toppings.binding) {
                Text("Basil").tag("basil")
                Text("Capers").tag("capers")
            })
        try screen.flip("Capers")
        #expect(screen.description.contains("Only 1 can be chosen"))
        toppings.value = []
        screen.update()
        #expect(!screen.description.contains("Only 1 can be chosen"))
    }

    @Test func aViewWithoutATagIsInert() throws {
        let screen = Screen(
            Checkboxes("Fruits", selection: .constant([] as Set<String>)) {
                Text("Apple").tag("apple")
                Text("More to come")
            })
        #expect(!screen.has("More to come", kind: .toggle) && screen.texts.contains("More to come"))
        #expect(screen.controls.filter { $0.kind == .toggle }.map(\.label) == ["Apple"])
        #expect(!screen.description.contains("tag is of type"))
    }

    @Test func aTagOfTheWrongTypeIsMarked() throws {
        let fruits = Box<Set<Fruit>>([])
        let screen = Screen(
            Checkboxes("Fruits", selection: fruits.binding) {
                Text("Apple").tag("apple")
                Text("Banana").tag(2)
                Text("Cherry").tag(Fruit.cherry)
                Text("Durian").tag(Date.distantPast)
            })
        #expect(screen.controls.filter { $0.kind == .toggle }.map(\.label) == ["Cherry"])
        for type in ["Swift.String", "Swift.Int", "Date"] {
            #expect(
                screen.texts.contains {
                    $0.contains("\(type), and the selection holds values of type OutlineTests.Fruit")
                },
                "\(screen)")
        }
    }

    @Test func anOptionalTagIsATag() throws {
        let numbers = Box<Set<Int>>([])
        let screen = Screen(
            Checkboxes("Numbers", selection: numbers.binding) { Text("One").tag(Optional(1)) })
        try screen.flip("One")
        #expect(numbers.value == [1])
    }

    @Test func disabledIsDisabled() throws {
        let screen = Screen(
            Checkboxes("Fruits", selection: .constant(["apple"] as Set)) { Text("Apple").tag("apple") }.disabled(true))
        #expect(throws: ScreenError.self) { try screen.flip("Apple") }
        #expect(try screen.control("Apple").isOn == true)
    }
}

/// `Checkboxes` for options.
@MainActor @Suite struct CheckboxesOfOptionsTests {
    @Test func aListSaysAllThatItHas() throws {
        let fruits = Box<FormSelection<Fruit>>([])
        var options = FormOptions(Fruit.self, min: 2, max: 3, hasSelectAll: true)
        options.options[2].group = "Stone"
        options.options[1].isDisabled = true
        let screen = Screen(Checkboxes("Fruits", options: options, selection: fruits.binding))
        let hint = "hint \"Choose 2 to 3\"\(toggleTrait)"
        #expect(
            screen.description == """
                text "Fruits"
                text "Choose 2 to 3"
                area "Fruits" (leading)
                  toggle "Select all": off [value "not checked"\(toggleTrait)] {square}
                  text "Pome" [header]
                  toggle "An apple, Apple, Red or *green*": off [value "not checked", \(hint)] {square, apple.logo}
                  toggle "Banana": off [disabled, value "not checked", \(hint)] {square}
                  text "Stone" [header]
                  toggle "Cherry": off [value "not checked", \(hint)] {square}
                    image "https://example.com/c.png?a=b" [not spoken]
                  toggle "None of these": off [value "not checked", hint "Clears the others"\(toggleTrait)] {square}
                """)
        try screen.flip("Select all")
        #expect(fruits.value == [.apple, .cherry])
        try screen.flip("Cherry")
        #expect(try screen.control("Select all").value == "partly checked")
        #expect(try screen.control("Select all").symbols == ["minus.square.fill"])
        try screen.flip("Select all")
        #expect(fruits.value == [.apple, .cherry])
        try screen.flip("Select all")
        #expect(fruits.value == [])
        try screen.flip("Apple")
        try screen.flip("None of these")
        #expect(fruits.value == [.none_])
    }

    @Test func whatIsNotOfferedCanBeTakenBack() throws {
        let durian = try #require(Fruit(rawValue: "durian"))
        let fruits = Box<FormSelection<Fruit>>([.banana, durian])
        var options = FormOptions(Fruit.self)
        options.options[1].isDisabled = true
        let screen = Screen(Checkboxes("Fruits", options: options, selection: fruits.binding))
        #expect(try screen.control("Durian").texts == ["Durian", "Not offered now"])
        #expect(try screen.control("Banana").isEnabled)
        try screen.flip("Durian")
        #expect(fruits.value == [.banana] && !screen.has("Durian"))
        try screen.flip("Banana")
        #expect(try !screen.control("Banana").isEnabled)
        #expect(fruits.value == [])
    }

    @Test func aRefusalStandsInItsGroup() throws {
        var options = FormOptions(["a", "b", "c"], max: 1)
        options.options[0].group = "First"
        options.options[2].group = "Last"
        let chosen = Box<Set<String>>(["a"])
        let screen = Screen(
            Checkboxes("Letters", options: options, selection: chosen.binding), locale: Locale(identifier: "de_DE"))
        try screen.flip("b")
        let texts = screen.texts
        let note = try #require(texts.firstIndex { $0.hasPrefix("Es kann nur 1 gewählt werden.") })
        #expect(texts[note - 1] == "b" && texts[note + 1] == "Last")
        #expect(chosen.value == ["a"])
    }

    @Test func allMayBeTooMany() throws {
        var options = FormOptions(["a", "b"], max: 2, hasSelectAll: true)
        options.options.append(.init("c", label: "c"))
        options.options[2].isRetired = true
        let chosen = Box<Set<String>>(["c"])
        let screen = Screen(Checkboxes("Letters", options: options, selection: chosen.binding))
        try screen.flip("Select all")
        #expect(chosen.value == ["c"])
        #expect(screen.texts.contains("All cannot be chosen: no more than 2 can."))
    }

    @Test(arguments: [FormCheckboxesStyle.checkbox, .chips, .image])
    func everyStyleIsToggles(_ style: FormCheckboxesStyle) throws {
        let fruits = Box<FormSelection<Fruit>>([.apple])
        let screen = Screen(
            Checkboxes(
                "Fruits", axis: .horizontal, columns: 2, style: style, options: FormOptions(Fruit.self, language: "ja"),
                selection: fruits.binding),
            locale: Locale(identifier: "ja_JP"))
        #expect(try screen.control("りんご").value == "チェック済み")
        try screen.flip("りんご")
        try screen.flip("Cherry")
        #expect(fruits.value == [.cherry])
        #expect(try screen.control("None of these").hint == "ほかの選択は解除されます")
        #expect(screen.notes == [])
    }

    @Test func tagsOfASourceAndIntegers() throws {
        let goals = Box<Set<FormTag>>(["gone"])
        let options = FormOptions<FormTag>(["swim", "read"]) { $0.text.capitalized }
        let screen = Screen(
            Checkboxes(
                options: options.includingUnknown(of: goals.value) { $0.text }, selection: goals.binding
            ) { Text("Goals") })
        try screen.flip("gone")
        try screen.flip("Read")
        #expect(goals.value == ["read"])
        let sizes = Box<Set<Int>>([])
        let numbers = Screen(
            Checkboxes(String("Sizes"), options: FormOptions(36...40) { "\($0)" }, selection: sizes.binding))
        try numbers.flip("38")
        #expect(sizes.value == [38])
    }
}
