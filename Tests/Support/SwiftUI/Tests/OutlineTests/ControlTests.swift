import Foundation
import Outline
import SwiftUI
import Testing

/// What each control does and what its line says.
@MainActor @Suite struct ControlTests {
    struct Holding<Value, Content: View>: View {
        @State var value: Value
        @ViewBuilder var content: (Binding<Value>) -> Content

        var body: some View { content($value) }
    }

    @Test func fields() throws {
        let screen = Screen(
            Holding(value: "") { text in
                TextField("Name", text: text, prompt: Text("e.g. Anna"), axis: .vertical)
                SecureField("Secret", text: text)
                TextEditor(text: text).accessibilityLabel("Notes")
                Text("\(text.wrappedValue.count) letters")
            })
        try screen.type("Ben", into: "Name")
        #expect(
            screen.description == """
                text field "Name" (vertical): "Ben" [prompt "e.g. Anna"]
                secure field "Secret": "•••"
                text editor "Notes": "Ben"
                text "3 letters"
                """)
        try screen.type("", into: "Notes")
        #expect(try screen.control("Name").value == "")
    }

    @Test func fieldsOfValues() throws {
        let screen = Screen(
            Holding(value: Int?.none) { TextField("Age", value: $0, format: .number) }, locale: Locale(identifier: "de")
        )
        try screen.type("1.234", into: "Age")
        #expect(try screen.control("Age").value == "1.234")
        try screen.type("many", into: "Age")
        #expect(try screen.control("Age").value == "1.234")
        try screen.type("", into: "Age")
        #expect(try screen.control("Age").value == "")
    }

    @Test func numbers() throws {
        let screen = Screen(
            Holding(value: 2.0) { value in
                Slider(value: value, in: 0...10, step: 2) { Text("How much") }
                Stepper("Exactly", value: value, in: 0...10, step: 0.5)
            })
        try screen.slide("How much", to: 6.9)
        try screen.step("Exactly", by: -3)
        #expect(
            screen.description == """
                slider "How much" (0 to 10): 4.5
                stepper "Exactly": 4.5
                """)
        try screen.slide("How much", to: 99)
        #expect(try screen.control("How much").value == "10")
    }

    @Test func dates() throws {
        let first = Date(timeIntervalSince1970: 0)
        let screen = Screen(
            Holding(value: first) { DatePicker("Day", selection: $0, in: first..., displayedComponents: .date) },
            locale: Locale(identifier: "en_GB"))
        try screen.pick(Date(timeIntervalSince1970: 86400 * 40), in: "Day")
        #expect(screen.description == "date picker \"Day\" (from 1 Jan 1970): \"10 Feb 1970\"")
        try screen.pick(.distantPast, in: "Day")
        #expect(try screen.control("Day").value == "1 Jan 1970")
    }

    @Test func toggles() throws {
        let screen = Screen(
            Holding(value: [true, false]) { values in
                Toggle("All", sources: values, isOn: \.self)
                Toggle("First", isOn: values[0]).toggleStyle(.switch)
                Toggle(isOn: values[1]) {
                    Text("Second")
                    Text("with a word more")
                }
                .disabled(values[0].wrappedValue)
            })
        #expect(
            screen.description == """
                toggle "All": mixed
                toggle "First" (switch): on
                toggle "Second, with a word more": off [disabled]
                """)
        #expect(throws: ScreenError.self) { try screen.flip("Second") }
        try screen.flip("First")
        try screen.flip("Second")
        #expect(try screen.control("Second").isOn == true)
        try screen.flip("All")
        #expect(screen.controls.map(\.isOn) == [true, true, true])
    }

    @Test func buttons() throws {
        let screen = Screen(
            Holding(value: 0) { count in
                Button("Delete", role: .destructive) { count.wrappedValue += 1 }
                Button {
                    count.wrappedValue += 10
                } label: {
                    Label("Add ten", systemImage: "plus")
                }
                .labelStyle(.iconOnly)
                Menu("More") { Button("Add hundred") { count.wrappedValue += 100 } }
                Text("\(count.wrappedValue)").onTapGesture { count.wrappedValue = 0 }
                Button {
                } label: {
                    Image(systemName: "trash")
                }
            })
        try screen.press("Delete")
        try screen.press("Add ten")
        try screen.press("Add hundred", within: "More")
        #expect(
            screen.description == """
                button "Delete" (destructive)
                button "Add ten" {plus}
                menu "More"
                  button "Add hundred"
                text "111"
                button {trash}
                  ! a button without a label
                """)
        try screen.press("111")
        #expect(screen.has("0", kind: .text))
    }

    @Test func containers() throws {
        let screen = Screen(
            Form {
                Section("Fruit") {
                    LabeledContent("Colour", value: "red")
                    DisclosureGroup("More") { Text("It is sweet") }
                    GroupBox("Box") { Text("In the box") }
                }
                Section {
                    HStack(alignment: .firstTextBaseline) {
                        Text("left")
                        Spacer()
                        Text("hidden").hidden()
                        Text("right").badge(3)
                    }
                } header: {
                    Text("Two").accessibilityAddTraits(.isHeader)
                } footer: {
                    Text("Below")
                }
            })
        #expect(!screen.has("It is sweet"))
        try screen.press("More")
        #expect(
            screen.description == """
                form
                  section "Fruit"
                    labelled "Colour"
                      text "red"
                    disclosure "More": expanded
                      text "It is sweet"
                    group "Box"
                      text "In the box"
                  section "Two"
                    text "left"
                    text "right" [badge "3"]
                    text "Below"
                """)
        #expect(screen.layout.contains("\n    row (first text baseline)\n      text \"left\""))
    }

    @Test func lists() throws {
        let screen = Screen(
            Holding(value: (["a", "b"], Set<String>())) { value in
                List(selection: value.1) {
                    Section("Letters") {
                        ForEach(value.0.wrappedValue, id: \.self) { Text($0) }.onDelete {
                            value.0.wrappedValue.remove(atOffsets: $0)
                        }
                    }
                }
            })
        try screen.press("b")
        #expect(
            screen.description == """
                list
                  section "Letters"
                    text "a"
                    text "b" [selected]
                """)
        try screen.delete("a")
        #expect(screen.texts == ["Letters", "b"])
    }

    @Test func whatIsMissingIsNamed() {
        let screen = Screen(Button("Save") {})
        let error = #expect(throws: ScreenError.self) { try screen.press("Sav") }
        #expect(error?.description == "no thing to press \"Sav\" on this screen:\nbutton \"Save\"")
        let twice = Screen(VStack { ForEach(0..<2) { _ in Button("Save") {} } })
        #expect(throws: ScreenError.self) { try twice.press("Save") }
    }

    @Test func images() {
        let url = URL(string: "https://example.com/a.png")
        let image = AsyncImage(url: url) { phase in
            switch phase {
            case .empty: ProgressView("Loading")
            case .success(let image): image.resizable().accessibilityLabel("A cat")
            case .failure: Text("Not there")
            @unknown default: EmptyView()
            }
        }
        #expect(Screen(image).description == "image \"A cat\"")
        #expect(Screen(image, images: { _ in .empty }).description == "progress \"Loading\"")
        #expect(Screen(image, images: { _ in .failure(CancellationError()) }).description == "text \"Not there\"")
    }
}
