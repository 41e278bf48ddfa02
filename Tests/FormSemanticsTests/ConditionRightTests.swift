import FormSource
import Testing

/// Conditions of every form, of which nothing is said.
@Suite struct ConditionRightTests {
    @Test(arguments: [
        "member",
        "not member",
        "not not member",
        "member and not (age >= 18 or weight < 2.5)",
        "age == 18",
        "age != 18",
        "age < 18",
        "weight > 3",
        "weight <= 12.50",
        "age > weight",
        "age == count(fruits)",
        #"name == "Ada""#,
        #"name != 'O"Brien'"#,
        "name == email",
        "name == field(email)",
        "start < end",
        "start >= 2026-11-30",
        "opens > 09:30",
        "opens <= 09:30:15",
        "arrival < 2026-11-30T09:30",
        "favourite == apple",
        #"favourite != "banana""#,
        "favourite in (apple, banana)",
        "favourite in (apple, field(second))",
        "favourite in fruits",
        "favourite == field(second)",
        "size > 1",
        "size == 2",
        "size < 3 and size != 1",
        #"goal == "swim""#,
        "goal in goals",
        #"goals has "a #5""#,
        "room == 4",
        "room >= 4",
        "fruits has apple",
        "not fruits has any (apple, banana)",
        "fruits has all (apple, field(favourite))",
        "fruits is answered",
        "favourite is unanswered",
        "count(fruits) >= 2",
        "count(fruits) == count(drinks)",
        "(member)",
        #"member and age > 18 or name == "x" and not age < 3"#,
        "age>=18",
        #"name=="日本 (x, y)""#,
        "age >= 0.5 or member",
    ])
    func nothingIsSaid(_ condition: String) { #expect(said(of: condition) == "") }

    /// However YAML holds it.
    @Test(arguments: [
        #"'name == "it''s" and member'"#, #""name == \"a, \u00e9\" or member""#,
        "member\n      and age > 3", ">-\n      member\n      and age > 3", "|2-\n      member and\n        age > 3",
    ])
    func nothingIsSaidOfScalars(_ scalar: String) {
        let found = diagnostics(Array(conditionSpec(scalar).utf8)).map(\.message)
        #expect(found == [])
    }
}
