import FormSource

/// Conditions, and the rules across fields that are made of them.
extension Explanation {
    static let conditions: [Explanation] = [
        Explanation(
            "condition-syntax",
            """
            The condition breaks off, or something stands in it where something else must. A condition asks
            one thing of one field (`guests > 1`, `drink == tea`, `name is answered`, or a toggle by itself);
            `and`, `or`, `not` and parentheses join several. What is no plain word stands in quotes.
            """,
            fields: guests + "\n" + name("visible-when: guests > 1 and"),
            mend: ("guests > 1 and", "guests > 1 and guests < 6")),
        Explanation(
            "foreign-operator",
            """
            The operator belongs to another language. Conditions have `and`, `or` and `not`, and compare
            with `==`, `!=`, `<`, `<=`, `>` and `>=`.
            """,
            fields: guests + "\n" + name("visible-when: guests > 1 && guests < 6"), mend: ("&&", "and")),
        Explanation(
            "condition-comment",
            """
            In a block scalar (after `|` or `>`) YAML has no comments: `#` and what follows it are part of
            the condition. Put the comment on a line above the key. A tag or a text that holds `#` stands in
            quotes.
            """,
            fields: guests + "\n" + name("visible-when: |\n    guests > 1   # a group\n    and guests < 6"),
            mend: ("   # a group", "")),
        Explanation(
            "unknown-field",
            """
            The condition asks for a field that the form does not have. Fields are named by their `id`,
            spelled exactly so; a text to compare with stands in quotes. What is called `formerly` is read in
            stored answers only, not in conditions.
            """,
            fields: guests + "\n" + name("visible-when: guest > 1"), mend: ("guest >", "guests >")),
        Explanation(
            "unknown-tag",
            """
            The condition asks for an option that is not in the field's list, and so would never hold.
            Options are named by their current tag, not by their label. Another field is written
            `field(other)`, since a bare word beside a picker or a selection is a tag.
            """,
            choices: fruit, fields: fruitPicker + "\n" + name("visible-when: fruit == pears"),
            mend: ("pears", "pear")),
        Explanation(
            "note-in-condition",
            """
            A note is shown and never answered, so that there is nothing to ask it for.
            """,
            fields: "- id: hint\n  type: note\n  text: Bring a blanket.\n" + guests + "\n"
                + name("visible-when: hint is answered"), mend: ("hint is answered", "guests is answered")),
        Explanation(
            "condition-type",
            """
            The two sides of a condition do not fit, and what it asks could never be so. The left side says
            how the right one is read: a picker is compared with a tag of its list, a number with a number, a
            text with a text in quotes. A selection holds several tags: `has` asks for one, `count(…)` for
            how many. A toggle stands for itself.
            """,
            choices: fruit, fields: fruitBoxes + "\n" + name("visible-when: fruits == pear"),
            mend: ("fruits == pear", "fruits has pear")),
        Explanation(
            "never-true",
            """
            No answer that the form accepts makes this true: it asks a field for more than its limits allow,
            or for two things at once. What depends on it would never be shown, required or met.
            """,
            fields: guests + "\n" + name("visible-when: guests > 20"), mend: ("guests > 20", "guests > 2")),
        Explanation(
            "never-false",
            """
            Every answer that the form accepts makes this true, so that it decides nothing. Often `or` stands
            where `and` is meant: whatever the answer is, it differs from one of two tags. A condition that
            only asks whether there is an answer says so: `fruit is answered`.
            """,
            choices: fruit, fields: fruitPicker + "\n" + name("visible-when: fruit != apple or fruit != pear"),
            mend: ("or fruit", "and fruit")),
        Explanation(
            "visibility-cycle",
            """
            Whether a field is shown must not depend on itself: what is hidden counts as unanswered, so that
            it could be shown only because it is not, and never come to rest. The message shows the whole way
            round, the notes say where each step is asked for. Take one of them away. A field depends also on
            what its section depends on.
            """,
            fields: visibleToggle("tent", when: "not cabin") + "\n" + visibleToggle("cabin", when: "tent"),
            mend: ("\n        visible-when: not cabin", "")),
        Explanation(
            "condition-without-form",
            """
            A file without `form` only shares its lists, and has no fields that a condition could ask. What
            is offered when, the form says that has the fields: there the list is written out.
            """,
            spec: """
                formc: 1
                choices:
                  fruit:
                    - apple
                    - { tag: pear, visible-when: guests > 1 }

                """, mend: ("{ tag: pear, visible-when: guests > 1 }", "pear")),
        Explanation(
            "required-twice",
            """
            `required` says for good what `required-when` decides from case to case. Keep the one that is
            meant.
            """,
            fields: guests + "\n" + name("required: true\n  required-when: guests > 1"),
            mend: ("        required: true\n", "")),
    ]

    static let rules: [Explanation] = [
        Explanation(
            "duplicate-rule-id",
            """
            The id of a rule says which one was violated, wherever violations are counted or translated. Ids
            are unique among the rules of a form, without regard to case and to `-` against `_`.
            """,
            head: "rules:\n" + rule("id: table", "guests != 7") + "\n" + rule("id: table", "guests != 9"),
            fields: guests, mend: ("table\n    require: guests != 9", "benches\n    require: guests != 9")),
        Explanation(
            "rule-at",
            """
            `at` says at which field the message of a rule stands: one of those that its condition names, so
            that it can be settled there. Without `at` it is the first of them.
            """,
            head: "rules:\n" + rule("at: name", "guests != 7"), fields: guests + "\n" + name("placeholder: Jane"),
            mend: ("at: name", "at: guests")),
    ]

    static let others: [Explanation] = [
        Explanation(
            "other-of-source",
            """
            `other` adds an option to a list and a text field after it. The options of a source come from the
            app, formc does not know them, and could not tell a new one from one of them. Let the app supply
            such an option, and ask for the text in a field of its own.
            """,
            head: "sources:\n  goal: {}",
            fields: """
                - id: goals
                  type: multi-selector
                  label: Goals
                  options: { source: goal }
                  other: true
                """, mend: ("\n        other: true", "")),
        Explanation(
            "other-without-tag",
            """
            The option that `other` adds is stored as `other`, which is no whole number, and so cannot stand
            in a list with `tag-type: integer`. Say which number stands for it.
            """,
            fields: """
                - id: size
                  type: picker
                  label: Size
                  options:
                    tag-type: integer
                    options: [8, 10]
                  other: true
                """, mend: ("other: true", "other: { tag: 99 }")),
    ]

    // MARK: Fields to ask

    private static let guests = """
        - id: guests
          type: integer
          label: Guests
          max: 12
        """

    private static let fruit = "fruit: [apple, pear, plum]"

    private static let fruitBoxes = """
        - id: fruits
          type: checkboxes
          label: Fruits
          options: fruit
        """

    private static func name(_ lines: String) -> String {
        "- id: name\n  type: text\n  label: Name of the group\n  " + lines
    }

    private static func visibleToggle(_ id: String, when condition: String) -> String {
        "- id: \(id)\n  type: toggle\n  label: A \(id)\n  visible-when: \(condition)"
    }

    private static func rule(_ key: String, _ condition: String) -> String {
        "  - \(key)\n    require: \(condition)\n    message: So many do not fit on our benches."
    }
}
