import FormReference
import Testing

/// The sentences of “What is valid”, each with verdicts that were worked out by hand.
@Suite struct ValidityTests {
    // “**Required** means answered: a picker has a tag, a selection has at least one, a text is not empty.”
    @Test func requiredMeansAnswered() {
        let required: (inout ReferenceField) -> Void = { $0.isRequired = true }
        let all = form(
            [picker("p", required), checkboxes("s", required), field("t", .text(ReferenceTextLimits()), required)],
            lists: [fruit])
        #expect(violations(all, [:]) == ["p required", "s required", "t required"])
        #expect(violations(all, ["p": .null, "s": [], "t": ""]) == ["p required", "s required", "t required"])
        #expect(violations(all, ["p": "apple", "s": ["apple"], "t": " "]) == [])
    }

    // “`min` and `max` bound a selection that is not empty; an empty optional selection is valid.”
    @Test func minAndMaxBoundWhatIsChosen() {
        let two = form([checkboxes("s", ["a", "b", "c", "d"].map { ReferenceOption($0) }, min: 2, max: 3)])
        #expect(violations(two, [:]) == [])
        #expect(violations(two, ["s": []]) == [])
        #expect(violations(two, ["s": ["a"]]) == ["s too-few"])
        #expect(violations(two, ["s": ["a", "b"]]) == [])
        #expect(violations(two, ["s": ["a", "b", "c", "d"]]) == ["s too-many"])
    }

    // “An exclusive option, chosen alone, satisfies `required` and any `min`.” “An answer that holds both is a
    // violation.”
    @Test func exclusiveStandsAlone() {
        let options = [ReferenceOption("a"), ReferenceOption("b"), option("none") { $0.isExclusive = true }]
        var field = checkboxes("s", options, min: 2)
        field.isRequired = true
        #expect(violations(form([field]), ["s": ["none"]]) == [])
        #expect(violations(form([field]), ["s": ["none", "a"]]) == ["s exclusive-conflict"])
        #expect(violations(form([field]), ["s": ["none", "a", "b"]]) == ["s exclusive-conflict"])
    }

    // “`required` and `min` never ask for more than can be chosen now: where nothing is offered, nothing is required.”
    @Test func nothingIsAskedThatCannotBeDone() {
        let options = ["a", "b", "c"].map { tag in option(tag) { $0.visibleWhen = .toggle("more-\(tag)") } }
        var field = checkboxes("s", options, min: 3)
        field.isRequired = true
        let all = form([field, toggle("more-a"), toggle("more-b"), toggle("more-c")])
        #expect(violations(all, [:]) == [])
        #expect(violations(all, ["more-a": true]) == ["s required"])
        #expect(violations(all, ["more-a": true, "s": ["a"]]) == [])
        #expect(violations(all, ["more-a": true, "more-b": true, "s": ["a"]]) == ["s too-few"])
        #expect(violations(all, ["more-a": true, "more-b": true, "s": ["a", "b"]]) == [])
    }

    // “`required`: must be among the chosen (agreements listed as checkboxes); code `required-option`”.
    @Test func requiredOptions() {
        let options = [
            option("terms") { $0.isRequired = true }, ReferenceOption("news"),
            option("age") {
                $0.isRequired = true
                $0.disabledWhen = .toggle("child")
            },
        ]
        let all = form([checkboxes("s", options), toggle("child")])
        #expect(violations(all, [:]) == ["s required-option age", "s required-option terms"])
        #expect(violations(all, ["s": ["terms", "age"]]) == [])
        #expect(violations(all, ["s": ["terms"], "child": true]) == [])
    }

    // “**Hidden** fields … count as unanswered in conditions, are left out of the validated answers, and none of their
    // rules run. The same for all fields of a hidden section. A rule rests while its `at` field is hidden.”
    @Test func hiddenFields() {
        let name = field("name", .text(ReferenceTextLimits(maxLength: 2))) {
            $0.isRequired = true
            $0.visibleWhen = .toggle("more")
        }
        var all = form([toggle("more"), name, integer("age")])
        all.rules = [ReferenceRule(require: .compare(.word("name"), .equal, .quoted("ab")), at: "name")]
        #expect(violations(all, ["name": "abc"]) == [])
        #expect(violations(all, ["more": true, "name": "abc"]) == ["name rule", "name too-long"])
        #expect(violations(all, ["more": true]) == ["name required"])
        // What cannot be read is told all the same.
        #expect(violations(all, ["name": 5]) == ["name wrong-type"])
        #expect(judge(all, ["name": "ab"]).truth(.state("name", isAnswered: true)) == .no)
        #expect(judge(all, ["name": "ab"]).truth(.compare(.word("name"), .equal, .quoted("ab"))) == .unknown)
        all.sections.append(
            ReferenceSection(
                visibleWhen: .compare(.word("age"), .atLeast, .word("18")),
                fields: [
                    field("wine", .text(ReferenceTextLimits())) { $0.isRequired = true }
                ]))
        #expect(violations(all, [:]) == [])
        #expect(violations(all, ["age": 17]) == [])
        #expect(violations(all, ["age": 18]) == ["wine required"])
    }

    // “**Not offered now** …: it still counts as chosen, in conditions too; it is … flagged `not-offered`”.
    @Test func notOffered() {
        let options = [
            option("a") { $0.visibleWhen = .toggle("shown") }, option("b") { $0.disabledWhen = .toggle("off") },
            ReferenceOption("c"),
        ]
        let all = form([checkboxes("s", options), toggle("shown"), toggle("off")])
        #expect(violations(all, ["s": ["a", "b", "c"]]) == ["s not-offered a"])
        #expect(violations(all, ["s": ["a", "b"], "shown": true, "off": true]) == ["s not-offered b"])
        #expect(judge(all, ["s": ["a"]]).truth(.has("s", .one(.word("a")))) == .yes)
    }

    // “**Retired** but stored: valid, no violation.”
    @Test func retired() {
        let options = [ReferenceOption("a"), option("old") { $0.isRetired = true }]
        #expect(violations(form([checkboxes("s", options)]), ["s": ["old"]]) == [])
        let onlyHidden = [option("a") { $0.visibleWhen = .toggle("x") }, option("old") { $0.isRetired = true }]
        var field = checkboxes("s", onlyHidden)
        field.isRequired = true
        #expect(violations(form([field, toggle("x")]), [:]) == [])
        #expect(violations(form([field, toggle("x")]), ["x": true]) == ["s required"])
    }

    // “`must-be: true` (an agreement)”; “an absent toggle is `false`”.
    @Test func mustBe() {
        let all = form([field("agreed", .toggle(mustBe: true))])
        #expect(violations(all, [:]) == ["agreed must-be"])
        #expect(violations(all, ["agreed": false]) == ["agreed must-be"])
        #expect(violations(all, ["agreed": true]) == [])
    }

    // “`required-when`”: only when its condition is true.
    @Test func requiredWhen() {
        let name = field("name", .text(ReferenceTextLimits())) {
            $0.requiredWhen = .compare(.word("age"), .less, .word("18"))
        }
        let all = form([integer("age"), name])
        #expect(violations(all, [:]) == [])
        #expect(violations(all, ["age": 18]) == [])
        #expect(violations(all, ["age": 17]) == ["name required"])
    }

    // “a rule is violated only when it is *false* (as CHECK)”; `when` must be true; `at` is the first field named.
    @Test func rules() {
        let require = ReferenceCondition.compare(.word("end"), .atLeast, .word("start"))
        let plain = form([integer("start"), integer("end"), toggle("sure")], rules: [ReferenceRule(require: require)])
        #expect(violations(plain, ["start": 5]) == [])
        #expect(violations(plain, ["start": 5, "end": 5]) == [])
        #expect(violations(plain, ["start": 5, "end": 4]) == ["end rule"])
        var other = plain
        other.rules = [ReferenceRule(require: require, at: "start", when: .toggle("sure"))]
        #expect(violations(other, ["start": 5, "end": 4]) == [])
        #expect(violations(other, ["start": 5, "end": 4, "sure": true]) == ["start rule"])
        other.rules[0].when = .compare(.word("start"), .less, .word("5"))
        #expect(violations(other, ["start": 5, "end": 4]) == [])
    }

    // “a last option with the tag `other`, and a text field `<id>-other` that shows while it is chosen.”
    @Test func other() {
        let with = ReferenceSelection(.shared("fruit"), other: ReferenceOther(maxLength: 3))
        let all = form([field("s", .selection(with))], lists: [fruit])
        #expect(violations(all, ["s": ["other"]]) == ["s-other required"])
        #expect(violations(all, ["s": ["apple", "other"], "s-other": "figs"]) == ["s-other too-long"])
        #expect(violations(all, ["s": ["apple"], "s-other": "figs"]) == [])
        let one = field("p", .picker(.shared("fruit"), other: ReferenceOther(tag: "x", isRequired: false)))
        #expect(violations(form([one], lists: [fruit]), ["p": "x"]) == [])
        #expect(violations(form([one], lists: [fruit]), ["p": "other"]) == ["p unknown-tag other"])
    }
}
