import FormRuntime
import FormUI
import Foundation
import Outline
import SwiftUI
import Testing
import Views

/// A generated form, filled in as a person would.
@MainActor @Suite struct TaskEditTests {
    /// What an app around the form keeps.
    struct Editor: View {
        final class Saved {
            var task: TaskEdit?
        }

        @State var task: TaskEdit
        var log: Log
        var saved = Saved()
        @State private var progress = FormProgress<TaskEdit>()

        private static let goals = [
            FormOptions<FormTag>.Option(FormTag("japanese"), label: "Learn Japanese"),
            FormOptions<FormTag>.Option(FormTag("swiftui"), label: "Learn SwiftUI"),
            FormOptions<FormTag>.Option(FormTag("garden"), label: "Plant a garden"),
        ]

        var body: some View {
            NavigationStack {
                VStack {
                    TaskEditView(form: $task, goalOptions: Self.goals, progress: $progress)
                    Button("Save") { saved.task = progress.finish(task)?.value }
                }
            }
            .onChange(of: task) { log.task = $0 }
        }
    }

    final class Log {
        var task = TaskEdit()
    }

    private let log = Log()
    private let saved = Editor.Saved()

    private func screen(_ task: TaskEdit = TaskEdit(), locale: String = "en_US") -> Screen {
        log.task = task
        return Screen(Editor(task: task, log: log, saved: saved), locale: Locale(identifier: locale))
    }

    @Test func goalsAreChosenAndCleared() throws {
        let screen = screen()
        try screen.press("Serving Goals")
        try screen.press("Learn SwiftUI")
        try screen.press("Learn Japanese")
        #expect(log.task.servingGoals == [FormTag("japanese"), FormTag("swiftui")])
        try screen.back()
        #expect(screen.has("Serving Goals, Learn Japanese and Learn SwiftUI"))
        try screen.press("Serving Goals, Learn Japanese and Learn SwiftUI")
        try screen.press("Learn Japanese")
        try screen.press("Learn SwiftUI")
        #expect(log.task.servingGoals.isEmpty)
    }

    @Test func oneMoreThanTheLimitIsRefused() throws {
        let screen = screen()
        try screen.press("Life Areas")
        for area in ["Health", "Work", "Home"] { try screen.press(area) }
        try screen.press("Learning")
        #expect(log.task.lifeAreas == [.health, .work, .home])
        #expect(screen.texts.contains("No more than 3 can be chosen. Take one back to choose another."))
        try screen.press("Home")
        try screen.press("Learning")
        #expect(log.task.lifeAreas == [.health, .work, .learning])
        #expect(!screen.texts.contains { $0.hasPrefix("No more than") })
    }

    @Test func noneOfTheseClearsTheRest() throws {
        let screen = screen()
        try screen.flip("Apple", within: "Fruits, required")
        try screen.flip("Banana", within: "Fruits, required")
        #expect(log.task.fruits == [.apple, .banana])
        try screen.flip("None of these", within: "Fruits, required")
        #expect(log.task.fruits == [.none_])
        try screen.flip("Cherry", within: "Fruits, required")
        #expect(log.task.fruits == [.cherry])
    }

    @Test func oneIsPickedOrNone() throws {
        let screen = screen()
        try screen.choose("Banana", in: "Favourite fruit")
        #expect(log.task.favourite == .banana)
        try screen.choose("None", in: "Favourite fruit")
        #expect(log.task.favourite == nil)
    }

    @Test func nothingIsWrongBeforeItIsLeft() throws {
        let screen = screen()
        #expect(!screen.texts.contains("Please answer this."))
        try screen.focus("Name")
        #expect(!screen.texts.contains("Please answer this."))
        screen.leave()
        #expect(screen.texts.filter { $0 == "Please answer this." }.count == 1)
    }

    @Test func savingShowsWhatIsWrongAndGoesThere() async throws {
        let screen = screen()
        try screen.press("Save")
        await screen.settle()
        #expect(screen.texts.filter { $0 == "Please answer this." }.count == 2)
        #expect(try screen.control("Name", kind: .field).isFocused)
        #expect(screen.scrolledTo == AnyHashable(TaskEdit.Field.name))
        #expect(saved.task == nil)
        try screen.type("Read a page", into: "Name")
        try screen.flip("Apple", within: "Fruits, required")
        #expect(!screen.texts.contains("Please answer this."))
        try screen.press("Save")
        #expect(saved.task == log.task)
        #expect(log.task.name == "Read a page")
    }

    @Test func aGoalThatTheAppNoLongerHasCanBeTakenBack() throws {
        var task = TaskEdit()
        task.servingGoals = [FormTag("gone"), FormTag("garden")]
        let screen = screen(task)
        try screen.press("Serving Goals, Plant a garden and gone")
        try screen.press("gone")
        #expect(log.task.servingGoals == [FormTag("garden")])
    }

    @Test func theControlsSpeakTheUsersLanguage() throws {
        let screen = screen(locale: "de_DE")
        #expect(screen.has("Serving Goals, Nichts gewählt"))
        try screen.press("Save")
        #expect(screen.texts.contains("Bitte beantworten."))
    }
}
