import Outline
import SwiftUI
import Testing

/// A picker chooses by tags of its selection's type; what the compiler cannot see is noted.
@MainActor @Suite struct PickerTests {
    enum Fruit: String, CaseIterable, Identifiable {
        case apple, banana
        var id: Self { self }
    }

    struct Picking<Value: Hashable, Options: View>: View {
        @State var value: Value
        @ViewBuilder var options: Options

        var body: some View {
            Picker("Fruit", selection: $value) { options }.pickerStyle(.inline)
        }
    }

    @Test func choosesByTag() throws {
        let screen = Screen(
            Picking(value: Fruit.apple) {
                Text("An apple").tag(Fruit.apple)
                Text("A banana").tag(Fruit.banana)
            })
        try screen.choose("A banana", in: "Fruit")
        #expect(
            screen.description == """
                picker "Fruit" (inline): "A banana"
                  option "An apple" [tag apple]
                  option "A banana" [selected, tag banana]
                """)
        #expect(screen.notes.isEmpty)
    }

    @Test func idsAreTags() throws {
        let screen = Screen(Picking(value: Fruit.apple) { ForEach(Fruit.allCases) { Text($0.rawValue) } })
        try screen.choose("banana", in: "Fruit")
        #expect(try screen.control("Fruit").value == "banana")
    }

    @Test func aTagOfAnotherTypeIsNoted() throws {
        let screen = Screen(
            Picking(value: Fruit.apple) {
                Text("Apple").tag(Fruit.apple)
                Text("Banana").tag("banana")
            })
        #expect(screen.notes == ["the tag of \"Banana\" is a String; the selection is a Fruit"])
        let error = #expect(throws: ScreenError.self) { try screen.choose("Banana", in: "Fruit") }
        #expect(error?.description.hasPrefix("option \"Banana\" does nothing now") == true)
    }

    @Test func aTagTwiceIsNoted() {
        let screen = Screen(
            Picking(value: 1) {
                Text("One").tag(1)
                Text("Two").tag(2)
                Text("Too").tag(2)
            })
        #expect(screen.notes == ["the tag 2 stands twice, again on \"Too\""])
    }

    @Test func noTagIsNoted() {
        let screen = Screen(
            Picking(value: 1) {
                Text("One").tag(1)
                Text("None")
            })
        #expect(screen.notes == ["\"None\" has no tag, so that it cannot be chosen"])
    }

    @Test func aSelectionThatIsNoOptionIsNoted() {
        let screen = Screen(Picking(value: 3) { Text("One").tag(1) })
        #expect(screen.notes == ["the selection 3 is none of the options"])
    }

    @Test func nothingChosenIsNoFault() throws {
        let screen = Screen(
            Picking(value: Fruit?.none) {
                ForEach(Fruit.allCases) { Text($0.rawValue).tag(Optional($0)) }
            })
        #expect(screen.notes.isEmpty)
        try screen.choose("apple", in: "Fruit")
        #expect(try screen.control("Fruit").value == "apple")
    }

    /// From newer systems' point of view a tag is one of the optional type as well.
    @Test func tagsForAnOptionalSelection() {
        let screen = Screen(Picking(value: Fruit?.none) { Text("Apple").tag(Fruit.apple) })
        #if SWIFTUI_16
        #expect(screen.notes == ["the tag of \"Apple\" is a Fruit; the selection is a Optional<Fruit>"])
        #else
        #expect(screen.notes.isEmpty)
        #endif
    }

    @Test func sectionsHoldOptions() throws {
        let screen = Screen(
            Picking(value: 1) {
                Section("Odd") { Text("One").tag(1) }
                Section("Even") { Text("Two").tag(2).disabled(true) }
            })
        #expect(
            screen.description == """
                picker "Fruit" (inline): "One"
                  section "Odd"
                    option "One" [selected, tag 1]
                  section "Even"
                    option "Two" [disabled, tag 2]
                """)
        #expect(throws: ScreenError.self) { try screen.choose("Two", in: "Fruit") }
    }
}
