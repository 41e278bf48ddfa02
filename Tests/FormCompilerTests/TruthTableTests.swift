import FormTestSupport
import Testing

/// The truth of conditions in generated code, against a table written by hand from the reference.
///
/// What is true shows: a field with the condition, an option with its opposite while it is false. A rule is violated
/// only while the condition is false. So each of three parts of the runtime tells of true, false and unknown.
@Suite struct TruthTableTests {
    @Test func conditionsAreWhatTheReferenceSays() {
        let rows = Self.table.split(separator: "\n").map { line -> (condition: String, truths: String) in
            let parts = line.split(separator: "|").map { $0.trimming(" ") }
            return (parts[0], parts[1])
        }
        let program = CompiledProgram(spec: Self.spec(rows.map(\.condition)), main: Self.main)
        #expect(program.complaint == "")
        let found = program.output.split(separator: "\n").map(String.init)
        #expect(found.count == rows.count)
        for (row, truths) in zip(rows, found) { #expect(truths == row.truths, "\(row.condition)") }
    }

    /// True, false or unknown: with the first answers, with the second, without any, and with the first ones hidden.
    private static let table = #"""
        age == 20                                | T F U U
        age != 20                                | F T U U
        age < 20                                 | F T U U
        age <= 19                                | F T U U
        age > 10                                 | T F U U
        age >= 20                                | T F U U
        age >= 19.5                              | T F U U
        age == guests                            | F F U U
        age != guests                            | T T U U
        age > guests                             | T F U U
        age <= guests                            | F T U U
        age == always-ten                        | F T U U
        age > count(fruits)                      | T T U U
        weight == 2.50                           | T F U U
        weight != 2.5                            | F T U U
        weight < 3                               | T F U U
        weight <= 2.5                            | T F U U
        weight > 2.5                             | F T U U
        weight >= 3                              | F T U U
        weight < age                             | T T U U
        start == 2026-01-01                      | T F U U
        start != 2026-01-01                      | F T U U
        start < 2026-01-15                       | T F U U
        start <= 2026-01-01                      | T F U U
        start > 2026-01-15                       | F T U U
        start >= 2026-02-01                      | F T U U
        start < end                              | T F U U
        opens == 09:30                           | T F U U
        opens != 09:30:00                        | F T U U
        opens < 12:00                            | T F U U
        opens <= 09:30                           | T F U U
        opens > 12:00                            | F T U U
        opens >= 18:00                           | F T U U
        opens < closes                           | T F U U
        arrival == 2026-01-01T09:30              | T F U U
        arrival != 2026-01-01T09:30              | F T U U
        arrival < 2026-01-01T10:00               | T F U U
        arrival <= 2026-01-01T09:30              | T F U U
        arrival > 2026-01-01T09:30               | F T U U
        arrival >= 2026-01-02T00:00              | F T U U
        arrival < departure                      | T F U U
        name == "Ada"                            | T F U U
        name != "Ada"                            | F T U U
        name == nick                             | T F U U
        name != nick                             | F T U U
        size == 1                                | T F U U
        size != 1                                | F T U U
        size < 2                                 | T F U U
        size <= 1                                | T F U U
        size > 2                                 | F T U U
        size >= 3                                | F T U U
        size < field(size2)                      | T F U U
        size == field(size2)                     | F F U U
        size in (1, 2)                           | T F U U
        room == 4                                | T F U U
        room > 4                                 | F T U U
        favourite == apple                       | T F U U
        favourite != apple                       | F T U U
        favourite == field(second)               | T F U U
        favourite != field(second)               | F T U U
        favourite in (apple, cherry)             | T F U U
        favourite in (cherry, field(second))     | T F U U
        favourite in fruits                      | T F U U
        not favourite in fruits                  | F T U U
        goal == "swim"                           | T F U U
        goal != "swim"                           | F T U U
        goal in ("read", "run")                  | F T U U
        goal in goals                            | T F U U
        always in fruits                         | T F F F
        always in (banana, field(second))        | T T F F
        not always in (banana, field(second))    | F F T T
        always == field(second)                  | T T U U
        always != field(second)                  | F F U U
        count(fruits) == 2                       | T F F F
        count(fruits) != 2                       | F T T T
        count(fruits) < 2                        | F T T T
        count(fruits) <= 1                       | F T T T
        count(fruits) > 1                        | T F F F
        count(fruits) >= 2                       | T F F F
        count(fruits) == count(others)           | F F T T
        count(fruits) > count(others)            | T F F F
        count(goals) >= 2                        | T F F F
        count(fruits) < age                      | T T U U
        fruits has apple                         | T F F F
        not fruits has apple                     | F T T T
        fruits has field(second)                 | T F F F
        fruits has any (banana, cherry)          | T T F F
        fruits has any (cherry, field(second))   | T T F F
        fruits has all (apple, banana)           | T F F F
        fruits has all (apple, field(second))    | T F F F
        basket has all (apple, field(second))    | T T F F
        basket has any (banana, field(second))   | T T F F
        basket has field(second)                 | T T F F
        goals has "read"                         | T F F F
        goals has all ("swim", "read")           | T F F F
        name is answered                         | T T F F
        name is unanswered                       | F F T T
        age is answered                          | T T F F
        favourite is unanswered                  | F F T T
        fruits is answered                       | T T F F
        goals is unanswered                      | F F T T
        member is answered                       | T T T F
        member                                   | T F F U
        not member                               | F T T U
        not age > 10                             | F T U U
        not not age > 10                         | T F U U
        on and on                                | T T T T
        on and off                               | F F F F
        on and blank > 1                         | U U U U
        off and on                               | F F F F
        off and off                              | F F F F
        off and blank > 1                        | F F F F
        blank > 1 and on                         | U U U U
        blank > 1 and off                        | F F F F
        blank > 1 and blank > 2                  | U U U U
        on or on                                 | T T T T
        on or off                                | T T T T
        on or blank > 1                          | T T T T
        off or on                                | T T T T
        off or off                               | F F F F
        off or blank > 1                         | U U U U
        blank > 1 or on                          | T T T T
        blank > 1 or off                         | U U U U
        blank > 1 or blank > 2                   | U U U U
        not blank > 1                            | U U U U
        not on                                   | F F F F
        not off                                  | T T T T
        not on or on and off                     | F F F F
        off and off or on                        | T T T T
        off and (off or on)                      | F F F F
        not (off and on) and on                  | T T T T
        """#

    /// All fields but the last ones stand in a section that can be hidden. Each condition has a field, an option for
    /// its opposite, and a rule.
    private static func spec(_ conditions: [String]) -> String {
        var shown = ""
        var opposites = ""
        var rules = "rules:\n"
        for (number, condition) in conditions.enumerated() {
            shown += "  - id: v\(number)\n    type: toggle\n    label: V\n    visible-when: >-\n      \(condition)\n"
            opposites += "    - tag: n\(number)\n      visible-when: >-\n        not (\(condition))\n"
            rules += "- id: r\(number)\n  at: on\n  message: R\n  require: >-\n    \(condition)\n"
            // A rule stands at a field that is always shown: one that it names.
            rules += "  when: on\n"
        }
        let options = "  - id: opposite\n    type: checkboxes\n    label: O\n    options:\n" + opposites
        return fields + options + shown + rules
    }

    private static let fields = """
        formc: 1
        form: Truths
        choices:
          fruit: [apple, banana, cherry]
          size: { tag-type: integer, options: [1, 2, 3] }
        sources:
          goal:
          room: { tag-type: integer }
        sections:
        - visible-when: present
          fields:
          - { id: age, type: integer, label: F }
          - { id: guests, type: integer, label: F }
          - { id: weight, type: decimal, label: F }
          - { id: start, type: date, label: F }
          - { id: end, type: date, label: F }
          - { id: opens, type: time, label: F }
          - { id: closes, type: time, label: F }
          - { id: arrival, type: date-time, label: F }
          - { id: departure, type: date-time, label: F }
          - { id: name, type: text, label: F }
          - { id: nick, type: text, label: F }
          - { id: member, type: toggle, label: F }
          - { id: size, type: picker, label: F, options: size }
          - { id: size2, type: picker, label: F, options: size }
          - { id: room, type: picker, label: F, options: { source: room } }
          - { id: favourite, type: picker, label: F, options: fruit }
          - { id: second, type: picker, label: F, options: fruit }
          - { id: fruits, type: checkboxes, label: F, options: fruit }
          - { id: others, type: checkboxes, label: F, options: fruit }
          - { id: goal, type: picker, label: F, options: { source: goal } }
          - { id: goals, type: checkboxes, label: F, options: { source: goal } }
        - fields:
          - { id: present, type: toggle, label: F, default: true }
          - { id: on, type: toggle, label: F, default: true }
          - { id: off, type: toggle, label: F }
          - { id: blank, type: integer, label: F }
          - { id: always-ten, type: integer, label: F, default: 10 }
          - { id: always, type: picker, label: F, options: fruit, default: apple }
          - { id: basket, type: checkboxes, label: F, options: fruit, default: [apple] }

        """

    private static let main = #"""
        var first = Truths()
        first.age = 20
        first.guests = 10
        first.weight = FormDecimal("2.5")
        first.start = FormDate("2026-01-01")
        first.end = FormDate("2026-02-01")
        first.opens = FormTime("09:30")
        first.closes = FormTime("18:00")
        first.arrival = FormDateTime("2026-01-01T09:30")
        first.departure = FormDateTime("2026-01-02T09:30")
        first.name = "Ada"
        first.nick = "Ada"
        first.member = true
        first.size = ._1
        first.size2 = ._3
        first.room = 4
        first.favourite = .apple
        first.second = .apple
        first.fruits = [.apple, .banana]
        first.others = [.apple]
        first.goal = "swim"
        first.goals = ["swim", "read"]

        var second = first
        second.age = 10
        second.guests = 20
        second.weight = FormDecimal("3")
        (second.start, second.end) = (first.end, first.start)
        (second.opens, second.closes) = (first.closes, first.opens)
        (second.arrival, second.departure) = (first.departure, first.arrival)
        second.name = "Bob"
        second.member = false
        (second.size, second.size2) = (first.size2, first.size)
        second.room = 5
        second.favourite = .banana
        second.fruits = [.cherry]
        second.others = [.banana, .cherry]
        second.goal = "read"
        second.goals = ["swim"]

        var hidden = first
        hidden.present = false

        struct Seen {
            let shown: Set<String>, opposites: Set<String>, violated: Set<String>

            init(_ form: Truths) {
                shown = Set(Truths.Field.allCases.filter { form.isVisible($0) }.map(\.rawValue))
                opposites = Set(form.offered(Truths.Opposite.self).map(\.rawValue))
                violated = Set(form.violations().filter { $0.code == .rule }.map(\.allowed))
            }

            func truth(_ number: Int) -> String {
                switch (shown.contains("v\(number)"), opposites.contains("n\(number)"), violated.contains("r\(number)")) {
                case (true, false, false): "T"
                case (false, true, true): "F"
                case (false, false, false): "U"
                case let (shown, opposite, violated): "[\(shown) \(opposite) \(violated)]"
                }
            }
        }

        let seen = [first, second, Truths(), hidden].map { Seen($0) }
        for number in 0..<Truths.Opposite.allCases.count {
            print(seen.map { $0.truth(number) }.joined(separator: " "))
        }
        """#
}

extension Substring {
    fileprivate func trimming(_ blank: Character) -> String {
        String(drop { $0 == blank }.reversed().drop { $0 == blank }.reversed())
    }
}
