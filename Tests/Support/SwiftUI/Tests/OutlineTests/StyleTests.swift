import Outline
import SwiftUI
import Testing

/// What a style makes is what is to be seen.
@MainActor @Suite struct StyleTests {
    struct Tick: ToggleStyle {
        @Environment(\.isEnabled) private var isEnabled
        @State private var presses = 0

        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
                presses += 1
            } label: {
                HStack {
                    Image(systemName: configuration.isMixed ? "minus" : configuration.isOn ? "checkmark" : "square")
                    configuration.label
                    if presses > 0 { Text("pressed \(presses) times") }
                    if !isEnabled { Text("not now") }
                }
            }
            .accessibilityRepresentation { Toggle(isOn: configuration.$isOn) { configuration.label } }
        }
    }

    struct Ticking: View {
        @State private var isOn = false
        @State private var isDisabled = false

        var body: some View {
            Toggle("Tick", isOn: $isOn).toggleStyle(Tick()).disabled(isDisabled)
            Toggle("Disable", isOn: $isDisabled)
        }
    }

    @Test func toggles() throws {
        let screen = Screen(VStack { Ticking() })
        #expect(
            screen.description == """
                toggle "Tick": off [spoken as Tick, off, toggle] {square}
                toggle "Disable": off
                """)
        try screen.flip("Tick")
        #expect(try screen.control("Tick").isOn == true)
        #expect(try screen.control("Tick").symbols == ["checkmark"])
        #expect(screen.spoken == ["Tick, on, toggle", "Disable, off, toggle"])
        try screen.press("pressed 1 times")
        #expect(try screen.control("Tick").isOn == false)
        try screen.flip("Disable")
        #expect(screen.has("not now", kind: .toggle))
        #expect(throws: ScreenError.self) { try screen.flip("Tick") }
    }

    struct Stacked: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(alignment: .leading) {
                configuration.label.font(.headline)
                configuration.content
                LabeledContent(configuration)
            }
        }
    }

    @Test func labeledContent() {
        let screen = Screen(LabeledContent("Label", value: "content").labeledContentStyle(Stacked()))
        #expect(
            screen.description == """
                text "Label"
                text "content"
                labelled "Label"
                  text "content"
                """)
    }

    struct Loud: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(configuration.isPressed ? "down" : "up")
            }
        }
    }

    struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture {
                configuration.trigger()
                configuration.trigger()
            }
        }
    }

    struct Counting: View {
        @State private var count = 0
        var body: some View {
            Button("Count \(count)") { count += 1 }.buttonStyle(Loud())
            Button("Twice") { count += 1 }.buttonStyle(Twice())
        }
    }

    @Test func buttons() throws {
        let screen = Screen(VStack { Counting() })
        try screen.press("Count 0")
        try screen.press("Twice")
        #expect(screen.description == "button \"Count 3, up\"\ntext \"Twice\"")
    }

    struct Framed: ViewModifier {
        @State private var isOpen = false
        func body(content: Content) -> some View {
            GroupBox("Frame") {
                if isOpen { content }
                Button("Open") { isOpen = true }
            }
        }
    }

    @Test func modifiersHaveState() throws {
        let screen = Screen(Text("inside").modifier(Framed()))
        #expect(!screen.has("inside"))
        try screen.press("Open")
        #expect(screen.has("inside", within: "Frame"))
    }

    @Test func speech() {
        let screen = Screen(
            VStack {
                HStack {
                    Text("Apples")
                    Text("12")
                }
                .accessibilityElement(children: .combine)
                Text("not spoken").accessibilityHidden(true)
                Button("Go") {}.accessibilityHint("Starts").accessibilitySortPriority(1).disabled(true)
                Text("Title").accessibilityAddTraits(.isHeader)
                Button("Choice") {}.accessibilityRemoveTraits(.isButton).accessibilityValue("yes")
                HStack { Text("hidden words") }.accessibilityElement().accessibilityLabel("Own words")
                HStack { Text("inner") }.accessibilityElement(children: .contain).accessibilityLabel("Outer")
            })
        #expect(
            screen.spoken == [
                "Go, button, dimmed, Starts", "Apples, 12", "Title, header", "Choice, yes", "Own words",
                "Outer, group", "inner",
            ])
    }

    @Test func accessibilityActions() throws {
        struct Rated: View {
            @State private var stars = 1
            var body: some View {
                Text("\(stars) stars")
                    .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
                    .accessibilityAction(named: "Clear") { stars = 0 }
            }
        }
        let screen = Screen(Rated())
        try screen.adjust("1 stars", .increment)
        #expect(screen.texts == ["2 stars"])
        try screen.perform("Clear", on: "2 stars")
        #expect(screen.texts == ["0 stars"])
    }
}
