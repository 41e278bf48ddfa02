import Outline
import SwiftUI
import Testing

/// State lives as long as the view that it belongs to stands where it stood.
@MainActor @Suite struct StateTests {
    struct Counter: View {
        var name = "Count"
        @State private var count = 0

        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    struct Switching: View {
        @State private var isShown = true
        @State private var id = 1

        var body: some View {
            VStack {
                if isShown { Counter(name: "Here") } else { Counter(name: "There") }
                Counter(name: "Identified").id(id)
                Button("Other branch") { isShown.toggle() }
                Button("Other id") { id += 1 }
            }
        }
    }

    @Test func isKeptFromOneEvaluationToTheNext() throws {
        let screen = Screen(Counter())
        try screen.press("Count 0")
        try screen.press("Count 1")
        #expect(screen.description == "button \"Count 2\"")
    }

    @Test func isOfEachViewItsOwn() throws {
        let screen = Screen(
            VStack {
                Counter(name: "A")
                Counter(name: "B")
            })
        try screen.press("B 0")
        #expect(screen.description == "button \"A 0\"\nbutton \"B 1\"")
    }

    @Test func theSameViewTwiceHasTwoStates() throws {
        let counter = Counter()
        let screen = Screen(
            VStack {
                Group { counter }.accessibilityIdentifier("first")
                Group { counter }.accessibilityIdentifier("second")
            })
        try screen.press("second")
        #expect(screen.controls.map(\.label) == ["Count 0", "Count 1"])
    }

    @Test func isLostWithItsBranch() throws {
        let screen = Screen(Switching())
        try screen.press("Here 0")
        try screen.press("Other branch")
        #expect(screen.has("There 0"))
        try screen.press("Other branch")
        #expect(screen.has("Here 0"))
    }

    @Test func isLostWithItsID() throws {
        let screen = Screen(Switching())
        try screen.press("Identified 0")
        #expect(screen.has("Identified 1"))
        try screen.press("Other id")
        #expect(screen.has("Identified 0"))
    }

    struct Reordering: View {
        @State private var names = ["a", "b"]

        var body: some View {
            ForEach(names, id: \.self) { Counter(name: $0) }
            Button("Reverse") { names.reverse() }
        }
    }

    @Test func goesWithTheIDOfForEach() throws {
        let screen = Screen(VStack { Reordering() })
        try screen.press("a 0")
        try screen.press("Reverse")
        #expect(screen.controls.map(\.label) == ["b 0", "a 1", "Reverse"])
    }

    struct Writing: View {
        @State private var count = 0

        var body: some View {
            let _ = count += 1
            Text("\(count)")
        }
    }

    @Test func whatABodyWritesIsNoted() {
        #expect(
            Screen(Writing()).notes == [
                "a state is written while a body is evaluated", "the view changes its own state without end",
            ])
    }

    // MARK: Bindings

    struct Person {
        var name = "Anna"
        var age: Int? = 30
    }

    struct PersonView: View {
        @Binding var person: Person

        var body: some View {
            TextField("Name", text: $person.name)
            if let age = Binding($person.age) {
                Stepper("Age", value: age, in: 0...31)
                Button("No age") { person.age = nil }
            }
        }
    }

    @MainActor final class Owner {
        var person = Person()
        var binding: Binding<Person> { Binding(get: { self.person }, set: { self.person = $0 }) }
    }

    @Test func bindingsWriteThrough() throws {
        let owner = Owner()
        let screen = Screen(Form { PersonView(person: owner.binding) })
        try screen.type("Ben", into: "Name")
        try screen.step("Age")
        #expect(owner.person.name == "Ben")
        #expect(owner.person.age == 31)
        #expect(throws: ScreenError.self) { try screen.step("Age") }
        try screen.press("No age")
        #expect(!screen.has("Age"))
        #expect(owner.person.age == nil)
    }

    @Test func constantsStay() throws {
        let screen = Screen(Toggle("On", isOn: .constant(true)))
        try screen.flip("On")
        #expect(try screen.control("On").isOn == true)
    }
}
