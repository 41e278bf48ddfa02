import FormExamples
import FormRuntime
import Testing

@Suite struct TaskEditTests {
    /// A task as its editor would leave it.
    private var task: TaskEdit {
        TaskEdit(
            name: "Find a good Japanese textbook", lifeAreas: [.learning, .family],
            servingGoals: ["travel-to-kyoto", "learn-japanese"], fruits: [.cherry], favourite: .cherry)
    }

    @Test func newTaskLacksItsNameAndFruits() {
        #expect(codes(TaskEdit().violations()) == ["name required", "fruits required"])
        #expect(codes(TaskEdit().violations(of: .fruits)) == ["fruits required"])
        #expect(TaskEdit().violations(of: .lifeAreas).isEmpty)
    }

    @Test func validTaskIsWritten() throws {
        let answers = """
            {"favourite":"cherry","fruits":["cherry"],"life-areas":["family","learning"],\
            "name":"Find a good Japanese textbook","serving-goals":["learn-japanese","travel-to-kyoto"]}
            """
        #expect(try json(task.validated()) == answers)
        #expect(try read(TaskEdit.self, answers) == task)
        #expect(try stored(task).hashValue == task.hashValue)
    }

    @Test func validationFailsWithAllThatIsWrong() throws {
        let error = #expect(throws: FormInvalid<TaskEdit.Field>.self) {
            try TaskEdit(fruits: [.apple, .none_]).validated()
        }
        #expect(codes(error?.violations ?? []) == ["name required", "fruits exclusive-conflict"])
    }

    // MARK: None of these

    @Test func noneOfTheseClearsTheOthers() {
        var task = task
        task.fruits = [.apple, .banana]
        #expect(task.fruits.toggle(.none_) == .chosen)
        #expect(task.fruits == [.none_])
        #expect(task.violations().isEmpty)
    }

    @Test func anotherClearsNoneOfThese() {
        var task = task
        task.fruits = [.none_]
        #expect(task.fruits.toggle(.apple) == .chosen)
        #expect(task.fruits == [.apple])
        #expect(task.fruits.toggle(.apple) == .unchosen)
        #expect(codes(task.violations()) == ["fruits required"])
    }

    @Test func storedConflictIsReadAndTold() throws {
        var task = task
        task.fruits = try read(TaskEdit.self, #"{"fruits":["apple","none"]}"#).fruits
        #expect(task.fruits == [.apple, .none_])
        #expect(texts(task.violations()) == ["“None of these” cannot be chosen together with others."])
    }

    @Test func noneOfTheseIsKnown() {
        #expect(TaskEdit.Fruit.allCases.filter(\.isExclusive) == [.none_])
        #expect(TaskEdit.Fruit.none_.tag == "none")
        #expect(TaskEdit.Fruit(rawValue: "none") == TaskEdit.Fruit.none_)
    }

    // MARK: Goals

    @Test func fixedListHasALimit() {
        var task = task
        task.lifeAreas = [.health, .family, .work]
        #expect(task.lifeAreas.toggle(.home, max: TaskEdit.Field.lifeAreas.max) == .refused(max: 3))
        task.lifeAreas.insert(.home)
        #expect(task.violations().map(\.description) == ["life-areas: Choose at most 3 options. [too-many]"])
    }

    @Test func sourceIsNamed() {
        #expect(TaskEdit.Field.servingGoals.source == "goal")
        #expect(TaskEdit.Field.lifeAreas.source == nil)
    }

    @Test func goalsAreJudgedWhereTheyAreKnown() throws {
        #expect(task.violations().isEmpty)
        let goals = FormSources(["goal": ["learn-japanese", "run-a-marathon"]])
        let found = task.violations(sources: goals)
        #expect(codes(found) == ["serving-goals unknown-tag"])
        #expect(found.map(\.found) == ["travel-to-kyoto"])
        #expect(throws: FormInvalid<TaskEdit.Field>.self) { try task.validated(sources: goals) }
        let more = FormSources(["goal": ["learn-japanese", "travel-to-kyoto"]])
        #expect(try task.validated(sources: more).value == task)
        #expect(task.violations(sources: FormSources()).isEmpty)
    }

    @Test func tooManyGoalsAreToldInTheFieldsOwnWords() {
        var task = task
        task.servingGoals = ["a", "b", "c", "d", "e", "f"]
        #expect(texts(task.violations()) == ["Choose the 5 goals that matter most."])
    }

    @Test func goalsAreComparedByTheirBytes() throws {
        let task = try read(TaskEdit.self, #"{"serving-goals":["caf\u00e9","cafe\u0301"]}"#)
        #expect(task.servingGoals.count == 2)
        #expect(try json(task) == "{\"serving-goals\":[\"cafe\u{301}\",\"caf\u{e9}\"]}")
    }

    // MARK: The name

    @Test func lengthIsCountedInCodePoints() {
        var task = task
        // A family emoji is one character to its reader and five code points to a database.
        task.name = String(repeating: "👨‍👩‍👧", count: 24)
        #expect(task.violations().isEmpty)
        task.name += "!"
        #expect(task.violations().map(\.description) == ["name: Enter at most 120 characters. [too-long]"])
        #expect(task.violations().map(\.found) == ["121"])
    }

    @Test func helpAndPlaceholderCanBeAsked() {
        #expect(TaskEdit.Field.name.placeholder == "e.g. Find a good Japanese textbook")
        #expect(TaskEdit.Field.fruits.help == "What you treat yourself to when it is done.")
        #expect(TaskEdit.Field.fruits.placeholder == nil)
        #expect(task.isRequired(.name))
        #expect(!task.isRequired(.favourite))
        #expect(task.isVisible(.favourite))
    }
}
