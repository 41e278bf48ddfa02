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

    @Test func sourcesAreJudgedWhereTheyAreKnown() {
        var progress = FormProgress<TaskEdit>()
        let task = TaskEdit(name: "Read", servingGoals: [FormTag("gone")], fruits: [.apple])
        #expect(progress.finish(task) != nil)
        let sources = FormSources(["goal": .tags([.init(FormTag("here"), label: "Here")])])
        #expect(progress.finish(task, sources: sources) == nil)
        #expect(progress.firstWrong == .servingGoals)
    }
}
