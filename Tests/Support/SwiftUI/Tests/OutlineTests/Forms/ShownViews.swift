import FormRuntime
import FormUI
import Outline
import SwiftUI
import Testing
import Views

// What `README.md` and `Documentation/views.md` show, as it stands there; a test of the package compares them.

struct OrderLunch: View {
    let send: (FormValidated<Lunch>) -> Void
    @State private var lunch = Lunch()
    @State private var progress = FormProgress<Lunch>()

    var body: some View {
        NavigationStack {
            LunchView(form: $lunch, progress: $progress)
                .navigationTitle(Lunch.title)
                .toolbar {
                    Button("Order") {
                        if let order = progress.finish(lunch) { send(order) }
                    }
                }
        }
    }
}

struct EditTask: View {
    @Binding var task: TaskEdit
    let goals: [Goal]
    let save: (FormValidated<TaskEdit>) -> Void
    @State private var progress = FormProgress<TaskEdit>()

    struct Goal {
        var id: String
        var name: String
    }

    var body: some View {
        TaskEditView(form: $task, goalOptions: options, progress: $progress)
            .navigationTitle(TaskEdit.title)
            .toolbar {
                Button("Save") {
                    let sources = FormSources(["goal": .tags(options)])
                    if let done = progress.finish(task, sources: sources) { save(done) }
                }
            }
    }

    private var options: [FormOptions<FormTag>.Option] {
        goals.map { .init(FormTag($0.id), label: $0.name) }
    }
}

struct PickFruit: View {
    @State private var task = TaskEdit()

    var body: some View {
        TaskEditView(form: $task, goalOptions: [])
            .formControl(TaskEdit.Field.favourite) { _ in
                Stepper("Favourite: \(task.favourite?.label ?? "none")") {
                    task.favourite = .cherry
                } onDecrement: {
                    task.favourite = nil
                }
            }
    }
}

struct CardSections: FormSectionStyle {
    func makeBody(configuration: FormSectionConfiguration) -> some View {
        Section {
            configuration.content
        } header: {
            configuration.titleText?.font(.title2)
        } footer: {
            configuration.descriptionText
        }
    }
}

/// They do what is said of them.
@MainActor @Suite struct ShownViewTests {
    final class Sent {
        var order: Lunch?
    }

    @Test func lunchIsOrdered() async throws {
        let sent = Sent()
        let screen = Screen(OrderLunch { sent.order = $0.value })
        try screen.press("Order")
        await screen.settle()
        #expect(sent.order == nil)
        #expect(try screen.control("Your name").isFocused)
        try screen.type("Ada", into: "Your name")
        try screen.flip("Soup of the day")
        try screen.flip("Vegetable curry")
        try screen.flip("Nothing for me")
        try screen.press("Order")
        #expect(sent.order == Lunch(name: "Ada", dishes: [.none_]))
    }

    @Test func theFruitIsPickedByAControlOfTheApp() throws {
        let screen = Screen(NavigationStack { PickFruit().formSectionStyle(CardSections()) })
        try screen.step("Favourite: none")
        #expect(screen.has("Favourite: Cherry"))
        #expect(screen.has("Reward"))
    }

    struct Editing: View {
        @State private var task = TaskEdit(name: "Read", fruits: [.apple])
        let sent: (FormValidated<TaskEdit>) -> Void

        var body: some View {
            NavigationStack { EditTask(task: $task, goals: [.init(id: "read", name: "Read more")], save: sent) }
        }
    }

    @Test func theTaskIsSaved() throws {
        final class Saved {
            var task: TaskEdit?
        }
        let saved = Saved()
        let screen = Screen(Editing { saved.task = $0.value })
        try screen.press("Serving Goals, None")
        try screen.press("Read more")
        try screen.back()
        try screen.press("Save")
        #expect(saved.task?.servingGoals == [FormTag("read")])
    }
}
