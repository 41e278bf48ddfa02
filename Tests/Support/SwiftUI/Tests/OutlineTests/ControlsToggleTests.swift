import FormRuntime
import FormUI
import Foundation
import Outline
import SwiftUI
import Testing

@MainActor @Suite struct ToggleStyleTests {
    @Test func aCheckboxIsAToggle() throws {
        let isOn = Box(false)
        let screen = Screen(Toggle("Send me news", isOn: isOn.binding).toggleStyle(.formCheckbox))
        #expect(screen.description == "toggle \"Send me news\": off [value \"not checked\"\(toggleTrait)] {square}")
        try screen.flip("Send me news")
        #expect(isOn.value)
        #expect(
            screen.description
                == "toggle \"Send me news\": on [value \"checked\"\(toggleTrait)] {checkmark.square.fill}")
    }

    @Test func someOfSeveralAreMixed() throws {
        let both = Box([true, false])
        let screen = Screen(
            Toggle("Both", sources: both.binding, isOn: \.self).toggleStyle(.formCheckbox),
            locale: Locale(identifier: "es"))
        #expect(try screen.control("Both").value == "marcado en parte")
        #expect(try screen.control("Both").symbols == ["minus.square.fill"])
        try screen.flip("Both")
        #expect(both.value == [true, true])
    }

    @Test func aSingleBoxSaysThatItIsTapped() throws {
        let taps = Box(0)
        let screen = Screen(
            VStack {
                CheckBox(checked: true) { taps.value += 1 }.accessibilityLabel("Done")
                CheckBox(checked: false) {
                    taps.value += 10
                } label: {
                    Text("Urgent")
                }
            })
        #expect(try screen.control("Done").value == "checked")
        try screen.press("Done")
        try screen.press("Urgent")
        #expect(taps.value == 11)
        // It shows what it is given, whatever is tapped.
        #expect(try screen.control("Urgent").value == "not checked")
        #expect(screen.notes == [])
    }

    @Test func aPictureThatDoesNotComeIsReplaced() throws {
        let image = FormImage(.url("https://example.com/cherry.png"), alt: "Two cherries")
        func symbols(_ phase: AsyncImagePhase) throws -> [String] {
            let view = Toggle("Cherry", isOn: .constant(true)).toggleStyle(ImageToggleStyle(image: image))
            return try Screen(view, images: { _ in phase }).control("Cherry").symbols
        }
        #expect(try symbols(.failure(CancellationError())).contains("photo"))
        #expect(try !symbols(.empty).contains("photo"))
        #expect(try !symbols(.success(Image("x"))).contains("photo"))
        #expect(try symbols(.empty).contains("checkmark.circle.fill"))
    }

    @Test func aPictureIsSpokenUnlessItSaysTheSame() throws {
        var option = FormOptions<String>.Option("cherry", label: "Cherry")
        option.image = FormImage(.asset("cherry"), alt: "Cherry")
        let screen = { (option: FormOptions<String>.Option) in
            Screen(
                Checkboxes("Fruits", style: .image, options: FormOptions([option]), selection: .constant([] as Set)))
        }
        #expect(try screen(option).control("Cherry", kind: .toggle).label == "Cherry")
        option.image?.alt = "Two cherries"
        #expect(try screen(option).control("Cherry", kind: .toggle).label == "Two cherries, Cherry")
    }

    @Test func stylesHonourDisabled() throws {
        let isOn = Box(false)
        let image = FormImage(.symbol("leaf"))
        for view in [
            AnyView(Toggle("A", isOn: isOn.binding).toggleStyle(.formCheckbox)),
            AnyView(Toggle("A", isOn: isOn.binding).toggleStyle(.formChip)),
            AnyView(Toggle("A", isOn: isOn.binding).toggleStyle(ImageToggleStyle(image: image))),
        ] {
            #expect(throws: ScreenError.self) { try Screen(view.disabled(true)).flip("A") }
            #expect(!isOn.value)
            try Screen(view).flip("A")
            #expect(isOn.value)
            isOn.value = false
        }
    }
}

/// The examples of `Documentation/controls.md` do what the page says.
@MainActor @Suite struct ControlsPageTests {
    @Test func boxes() throws {
        let news = Screen(Newsletter())
        try news.flip("Send me news")
        try news.press("Unpack")
        #expect(try news.control("Unpack").value == "checked")
        let pizza = Screen(Pizza())
        try pizza.flip("Olives")
        try pizza.flip("Capers")
        #expect(try pizza.control("Capers").isOn == false)
        #expect(pizza.texts.contains("No more than 2 can be chosen. Take one back to choose another."))
        let dishes = Screen(Dishes())
        try dishes.flip("Select all")
        try dishes.flip("None of these")
        #expect(try dishes.control("Soup").isOn == false)
    }

    @Test func rows() throws {
        let goals = Screen(TaskGoals())
        try goals.press("Goals")
        try goals.flip("Swim")
        try goals.flip("Read")
        try goals.back()
        #expect(goals.texts.contains("Read and Swim"))
        let fruits = Box<FormSelection<Fruit>>([])
        let screen = Screen(Fruits(fruits: fruits.binding))
        try screen.flip("りんご")
        #expect(fruits.value == [.apple])
    }
}
