import FormRuntime
import Testing

@Suite struct RuleTests {
    private func form(_ change: (inout Everything) -> Void) -> Everything {
        var form = Everything.valid
        change(&form)
        return form
    }

    @Test func aValidFormHasNoViolations() {
        #expect(Everything.valid.violations() == [])
        #expect(throws: Never.self) { try Everything.valid.validated() }
    }

    @Test func aNewFormLacksWhatIsRequired() {
        let found = Everything().violations().map(\.description)
        #expect(
            found == [
                "name: Please answer Name. [required]", "main-goal: Please answer Main goal. [required]",
                "fruits: Please answer Fruits. [required]", "agreed: This must be agreed to. [must-be]",
                "terms: “Privacy terms” must be chosen. [required-option]",
            ])
    }

    @Test(arguments: [
        ("", ["required"]), ("A", ["too-short"]), ("Ab", []), ("Abcde", []), ("Abcdef", ["too-long"]),
        ("ab", ["pattern"]), ("a", ["too-short", "pattern"]),
        // Two and five scalars of several bytes each; one character of five scalars.
        ("Aé", []), ("A😀😀😀😀", []), ("A😀😀😀😀😀", ["too-long"]), ("A👩‍👩‍👧", ["too-long"]),
    ])
    func text(_ text: String, _ codes: [String]) {
        #expect(form { $0.name = text }.codes(.name) == codes)
        #expect(form { $0.name = text }.violations().map(\.code.rawValue) == codes)
    }

    @Test(
        arguments: [
            (nil, []), (3, []), (4, ["step"]), (149, []), (151, ["too-large"]), (2, ["too-small", "step"]),
            (1, ["too-small"]), (Int.min, ["too-small", "step"]), (Int.max, ["too-large"]),
        ] as [(Int?, [String])])
    func integer(_ value: Int?, _ codes: [String]) {
        #expect(form { $0.age = value }.codes(.age) == codes)
        #expect(form { $0.age = value }.violations().map(\.code.rawValue) == codes)
    }

    @Test(
        arguments: [
            (nil, []), ("0.5", []), ("0.6", []), ("0.65", ["step"]), ("0.4", ["too-small"]), ("500.1", ["too-large"]),
            ("500", []), ("1e300", ["too-large"]), ("-1e-300", ["too-small", "step"]),
        ] as [(String?, [String])])
    func decimal(_ text: String?, _ codes: [String]) throws {
        let value = try text.map { try #require(FormDecimal($0)) }
        #expect(form { $0.weight = value }.codes(.weight) == codes)
    }

    @Test func dateTimeAndTimeBounds() {
        #expect(form { $0.born = FormDate("1899-12-31") }.codes(.born) == ["too-small"])
        #expect(form { $0.born = FormDate("1900-01-01") }.codes(.born) == [])
        #expect(form { $0.born = FormDate("2021-01-01") }.codes(.born) == ["too-large"])
        #expect(form { $0.wakes = FormTime("04:59:59") }.codes(.wakes) == ["too-small"])
        #expect(form { $0.wakes = FormTime("11:30:00") }.codes(.wakes) == [])
        #expect(form { $0.wakes = FormTime("11:30:01") }.codes(.wakes) == ["too-large"])
        #expect(form { $0.meets = FormDateTime("2023-12-31T23:59:59") }.codes(.meets) == ["too-small"])
        #expect(form { $0.meets = nil }.codes(.meets) == [])
    }

    @Test func selectionCounts() {
        #expect(form { $0.fruits = [] }.codes(.fruits) == ["required"])
        #expect(form { $0.fruits = [.apple] }.codes(.fruits) == ["too-few"])
        #expect(form { $0.fruits = [.apple, .cherry] }.codes(.fruits) == [])
        #expect(form { $0.fruits = [.apple, .banana, .cherry] }.codes(.fruits) == [])
        let all = FormSelection(Everything.Fruit.allCases)
        #expect(form { $0.fruits = all }.codes(.fruits) == ["exclusive-conflict", "too-many"])
        #expect(form { $0.fruits = [.apple, .none_] }.codes(.fruits) == ["exclusive-conflict"])
        // Chosen alone it satisfies `required` and any `min`.
        #expect(form { $0.fruits = [.none_] }.codes(.fruits) == [])
        #expect(form { $0.fruits = [.none_] }.violations() == [])
    }

    @Test func aRetiredOptionIsValid() throws {
        let durian = try #require(Everything.Fruit(rawValue: "durian"))
        #expect(form { $0.fruits = [durian, .apple] }.violations() == [])
        #expect(form { $0.favourite = durian }.violations() == [])
    }

    @Test func aRequiredOptionMustBeAmongTheChosen() {
        let violations = form { $0.terms = [.news] }.violations()
        #expect(violations.map(\.description) == ["terms: “Privacy terms” must be chosen. [required-option]"])
        #expect(violations.map(\.allowed) == ["privacy"])
        // An agreement left out is not given, even where nothing else need be chosen.
        #expect(form { $0.terms = [] }.codes(.terms) == ["required-option"])
    }

    @Test func tagsAreJudgedWhereTheSourceIsKnown() {
        #expect(form { $0.goals = ["a"] }.codes(.goals) == ["too-few"])
        #expect(form { $0.goals = ["a", "b", "c", "d"] }.codes(.goals) == ["too-many"])
        #expect(form { $0.goals = [] }.codes(.goals) == [])
        let form = form { $0.goals = ["a", "zz", "b"] }
        let sources = FormSources(["goal": ["a", "b"]], integers: ["room": [12, 20]])
        #expect(form.violations() == [])
        #expect(
            form.violations(sources: sources).map(\.description) == [
                "goals: “zz” is not one of the options. [unknown-tag]",
                "rooms: “100” is not one of the options. [unknown-tag]",
            ])
        #expect(form.violations(sources: FormSources()) == [])
        // A source without options requires nothing and asks for no more than it has.
        var bare = Everything.valid
        bare.mainGoal = nil
        bare.goals = []
        #expect(bare.violations(sources: FormSources(["goal": []])) == [])
        bare.goals = ["a"]
        bare.mainGoal = "a"
        #expect(bare.violations(sources: FormSources(["goal": ["a"]])) == [])
    }

    @Test func formatAndToggle() {
        #expect(form { $0.mail = "no" }.codes(.mail) == ["format"])
        #expect(form { $0.mail = "" }.codes(.mail) == [])
        #expect(form { $0.agreed = false }.violations().map(\.code) == [.mustBe])
        #expect(form { $0.rooms = [1, 2, 3] }.codes(.rooms) == ["too-many"])
    }

    @Test func hiddenFieldsAreNotJudgedAndNotWritten() throws {
        var form = Conditional(member: false, number: "x", note: "n")
        #expect(form.violations() == [])
        #expect(try json(form.validated()) == #"{"member":false,"note":"n"}"#)
        #expect(try json(form) == #"{"member":false,"note":"n","number":"x"}"#)
        form.member = true
        #expect(form.violations().map(\.code) == [.tooShort])
        form.note = ""
        #expect(form.violations(of: .note) == [])
        form.member = false
        #expect(form.violations().map(\.description) == ["note: Please answer this. [required]"])
        #expect(form.isRequired(.note) && form.isVisible(.note) && !form.isVisible(.number))
    }
}
