import FormRuntime
import FormUI
import Foundation
import Outline
import SwiftUI
import Testing
import Views

/// What can be changed of a generated view without editing it.
@MainActor @Suite struct HookTests {
    struct Card: FormSectionStyle {
        func makeBody(configuration: FormSectionConfiguration) -> some View {
            Section {
                configuration.content
            } header: {
                Text("[\(configuration.id ?? "-")] \(configuration.title ?? "-")")
            }
        }
    }

    struct Host: View {
        @State private var task = TaskEdit()

        var body: some View {
            NavigationStack {
                TaskEditView(form: $task, goalOptions: [])
                    .formControl(TaskEdit.Field.favourite) { _ in
                        Button("It is \(task.favourite?.label ?? "nothing")") { task.favourite = .cherry }
                    }
                    .formControl(TaskEdit.Field.name) { control in
                        VStack {
                            Text("Above the usual control")
                            control
                        }
                    }
                    // A field of another form: nothing here.
                    .formControl(FruitPicker.Field.favourite) { _ in Text("Not this one") }
                    .formSectionStyle(Card())
            }
        }
    }

    @Test func aControlCanBeReplaced() throws {
        let screen = Screen(Host())
        #expect(!screen.has("Favourite fruit"))
        try screen.press("It is nothing")
        #expect(screen.has("It is Cherry"))
        #expect(!screen.has("Not this one"))
    }

    @Test func aControlCanBeAddedTo() throws {
        let screen = Screen(Host())
        #expect(screen.texts.contains("Above the usual control"))
        try screen.type("Read", into: "Name")
        #expect(try screen.control("Name", kind: .field).value == "Read")
    }

    @Test func sectionsCanBeStyled() {
        let screen = Screen(Host())
        #expect(screen.texts.contains("[name] Name"))
        #expect(screen.texts.contains("[snack] Reward"))
    }
}
