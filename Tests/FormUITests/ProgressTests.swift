import FormExamples
import FormRuntime
import Testing

@testable import FormUI

/// What is shown to be wrong, and when.
@Suite struct ProgressTests {
    @Test func aFieldIsShownOnceItHasBeenLeft() {
        var progress = FormProgress<TaskEdit>()
        progress.enter(.name)
        #expect(!progress.shows(.name))
        progress.enter(.name)
        #expect(!progress.shows(.name))
        progress.enter(.fruits)
        #expect(progress.shows(.name))
        #expect(!progress.shows(.fruits))
        progress.leave(.fruits)
        #expect(progress.shows(.fruits))
        progress.enter(nil)
        #expect(!progress.shows(.favourite))
    }

    @Test func finishingShowsAllAndNamesTheFirst() throws {
        var progress = FormProgress<TaskEdit>()
        #expect(progress.finish(TaskEdit()) == nil)
        #expect(progress.firstWrong == .name)
        #expect(progress.shows(.favourite))
        #expect(progress.attempts == 1)
        var task = TaskEdit(name: "Read")
        #expect(progress.finish(task) == nil)
        #expect(progress.firstWrong == .fruits)
        task.fruits = [.apple]
        #expect(progress.finish(task)?.value == task)
        #expect(progress.firstWrong == nil)
    }

    @Test func whatCannotBeReadKeepsFromFinishing() {
        var progress = FormProgress<TaskEdit>()
        let task = TaskEdit(name: "Read", fruits: [.apple])
        progress.setUnreadable("abc", in: .lifeAreas)
        #expect(progress.finish(task) == nil)
        #expect(progress.firstWrong == .lifeAreas)
        progress.setUnreadable("x", in: .favourite)
        #expect(progress.finish(TaskEdit()) == nil)
        #expect(progress.firstWrong == .name)
        progress.forgetUnreadable(task.decisions, isReplaced: false)
        #expect(progress.unreadable.count == 2)
        progress.forgetUnreadable(task.decisions, isReplaced: true)
        #expect(progress.finish(task) != nil)
    }

    @MainActor @Test func optionsAreMadeOnceForALanguage() {
        let memory = FormMemory<TaskEdit>()
        for _ in 0..<3 { #expect(memory.options(TaskEdit.Fruit.self, language: "en").options.count == 4) }
        #expect(memory.countOfMade == 1)
        _ = memory.options(TaskEdit.Fruit.self, language: "de")
        #expect(memory.countOfMade == 2)
    }

    @MainActor @Test func aFormFromElsewhereTakesTheOnesPlace() {
        let memory = FormMemory<TaskEdit>()
        let task = TaskEdit(name: "Read", fruits: [.apple])
        memory.starts(with: task)
        let (own, other) = (TaskEdit(name: "Run", fruits: [.apple]), TaskEdit(name: "Swim", fruits: [.apple]))
        memory.written = own
        #expect(!memory.sees(own))
        #expect(!memory.sees(other))
        #expect(memory.sees(TaskEdit(name: "Sing", fruits: [.banana])))
        #expect(memory.sees(TaskEdit()))
    }

    @Test func sourcesAreJudgedWhereTheyAreKnown() {
        var progress = FormProgress<TaskEdit>()
        let task = TaskEdit(name: "Read", servingGoals: [FormTag("gone")], fruits: [.apple])
        #expect(progress.finish(task) != nil)
        let sources = FormSources(["goal": .tags([.init(FormTag("here"), label: "Here")])])
        #expect(progress.finish(task, sources: sources) == nil)
        #expect(progress.firstWrong == .servingGoals)
    }
}
