import FormReference
import Testing

/// The truth of single conditions, and how conditions are written.
@Suite struct ConditionTests {
    private static let form = ReferencePlainForm(
        ReferenceTests.form(
            [
                checkboxes("fruits"), checkboxes("basket"), picker("favourite"), picker("second"), text("name"),
                text("nick"), integer("age"), field("height", .decimal(ReferenceNumberLimits(places: 2))),
                field("start", .moment(.date, min: nil, max: nil)), field("end", .moment(.date, min: nil, max: nil)),
                toggle("member"), field("secret", .toggle(mustBe: false)) { $0.visibleWhen = .toggle("member") },
                field(
                    "level",
                    .picker(.own(ReferenceList(isInteger: true, ["5", "10"].map { ReferenceOption($0) })), other: nil)),
            ], lists: [fruit]))

    private func truth(
        _ condition: ReferenceCondition, _ answers: KeyValuePairs<String, ReferenceValue>
    ) -> ReferenceTruth {
        ReferenceJudge(Self.form, ReferenceAnswers(answers.map { ReferenceEntry($0.key, $0.value) })).truth(condition)
    }

    @Test func membership() {
        let apple = ReferenceOperand.word("apple")
        #expect(truth(.has("fruits", .one(apple)), ["fruits": ["apple"]]) == .yes)
        #expect(truth(.has("fruits", .one(apple)), [:]) == .no)
        #expect(truth(.has("fruits", .any([apple, .quoted("cherry")])), ["fruits": ["cherry"]]) == .yes)
        #expect(truth(.has("fruits", .all([apple, .quoted("cherry")])), ["fruits": ["cherry"]]) == .no)
        #expect(truth(.has("fruits", .one(.field("favourite"))), ["fruits": ["apple"], "favourite": "apple"]) == .yes)
        // An unanswered field equals nothing.
        #expect(truth(.has("fruits", .one(.field("favourite"))), ["fruits": ["apple"]]) == .no)
        #expect(truth(.has("fruits", .all([apple, .field("favourite")])), ["fruits": ["apple"]]) == .no)
        // “`x in f` is unknown only while `x` is; an empty or hidden `f` makes it false.”
        let within = ReferenceCondition.within(.word("favourite"), .field("fruits"))
        #expect(truth(within, ["fruits": ["apple"]]) == .unknown)
        #expect(truth(within, ["favourite": "apple"]) == .no)
        #expect(truth(within, ["favourite": "apple", "fruits": ["banana", "apple"]]) == .yes)
        let list = ReferenceCondition.within(.word("favourite"), .list([apple, .field("second")]))
        #expect(truth(list, ["favourite": "banana"]) == .no && truth(list, ["second": "apple"]) == .unknown)
        #expect(truth(list, ["favourite": "banana", "second": "banana"]) == .yes)
    }

    @Test func comparisons() {
        let same = ReferenceCondition.compare(.word("favourite"), .equal, .field("second"))
        #expect(truth(same, ["favourite": "apple"]) == .unknown && truth(same, ["second": "apple"]) == .unknown)
        #expect(truth(same, ["favourite": "apple", "second": "apple"]) == .yes)
        let names = ReferenceCondition.compare(.word("name"), .unequal, .word("nick"))
        #expect(truth(names, ["name": "é", "nick": "e\u{301}"]) == .yes && truth(names, ["name": "é"]) == .unknown)
        let nameIsNick = ReferenceCondition.compare(.word("name"), .equal, .quoted("nick"))
        #expect(truth(nameIsNick, ["name": "nick", "nick": "x"]) == .yes)
        let dates = ReferenceCondition.compare(.word("end"), .atLeast, .word("start"))
        #expect(truth(dates, ["start": "2024-02-29", "end": "2024-02-29"]) == .yes)
        #expect(truth(dates, ["start": "2024-02-29", "end": "2024-02-28"]) == .no)
        #expect(truth(.compare(.word("end"), .less, .word("2024-03-01")), ["end": "2024-02-29"]) == .yes)
        let level = ReferenceCondition.compare(.word("level"), .less, .word("10"))
        #expect(
            truth(level, ["level": 5]) == .yes && truth(level, ["level": 10]) == .no && truth(level, [:]) == .unknown)
    }

    @Test func numbersAreComparedByValue() {
        let taller = ReferenceCondition.compare(.word("height"), .equal, .word("age"))
        #expect(truth(taller, ["height": .number("2.00"), "age": 2]) == .yes)
        #expect(truth(taller, ["height": .number("2.01"), "age": 2]) == .no)
        #expect(truth(.compare(.word("age"), .greater, .count("fruits")), ["age": 1]) == .yes)
        #expect(truth(.compare(.count("fruits"), .atLeast, .word("2")), ["fruits": ["apple", "cherry"]]) == .yes)
        #expect(truth(.compare(.count("fruits"), .equal, .count("basket")), [:]) == .yes)
        #expect(truth(.compare(.count("fruits"), .less, .word("age")), [:]) == .unknown)
    }

    @Test func hiddenAndUnanswered() {
        #expect(truth(.toggle("member"), [:]) == .no && truth(.toggle("member"), ["member": true]) == .yes)
        #expect(truth(.toggle("secret"), ["secret": true]) == .unknown)
        #expect(truth(.not(.toggle("secret")), ["secret": true]) == .unknown)
        #expect(truth(.state("secret", isAnswered: true), ["secret": true]) == .no)
        #expect(truth(.state("secret", isAnswered: true), ["member": true]) == .yes)
        #expect(truth(.state("fruits", isAnswered: false), ["fruits": []]) == .yes)
        #expect(truth(.or([.toggle("secret"), .toggle("member")]), [:]) == .unknown)
        #expect(truth(.and([.toggle("secret"), .toggle("member")]), [:]) == .no)
    }

    @Test func writing() {
        let (a, b, c) = (ReferenceCondition.toggle("a"), ReferenceCondition.toggle("b"), ReferenceCondition.toggle("c"))
        #expect(ReferenceCondition.or([.and([a, b]), c]).description == "a and b or c")
        #expect(ReferenceCondition.and([.or([a, b]), c]).description == "(a or b) and c")
        #expect(ReferenceCondition.not(.and([a, .not(b)])).description == "not (a and not b)")
        #expect(
            ReferenceCondition.has("a", .any([.quoted("b \"c\""), .field("d")])).description
                == "a has any ('b \"c\"', field(d))")
        #expect(ReferenceCondition.within(.word("a"), .field("b")).description == "a in b")
        #expect(ReferenceCondition.compare(.count("a"), .atMost, .word("2")).description == "count(a) <= 2")
    }

    @Test func namedFields() {
        let condition = ReferenceCondition.and([
            .compare(.word("name"), .equal, .word("nick")), .compare(.word("favourite"), .equal, .word("apple")),
            .compare(.word("end"), .less, .word("2024-01-01")), .has("fruits", .one(.field("second"))),
        ])
        #expect(condition.fields(in: Self.form) == ["name", "nick", "favourite", "end", "fruits", "second"])
    }
}
