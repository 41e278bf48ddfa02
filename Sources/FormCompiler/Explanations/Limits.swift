import FormSource

/// Limits: of what is chosen, of numbers and texts, and of how a field is shown.
extension Explanation {
    static let counts: [Explanation] = [
        Explanation(
            "count-too-small",
            """
            The key bounds a number of things. No number of things is below 0, and an upper bound of 0 would
            leave nothing to answer. A text or a selection that may be empty needs no lower bound at all; a
            question that is not to be answered for now can be `read-only`.
            """,
            fields: """
                - id: name
                  type: text
                  label: Name
                  max-length: 0
                """, mend: ("max-length: 0", "max-length: 40")),
        Explanation(
            "min-above-max",
            """
            No answer can be above the one limit and below the other at the same time. Both limits are part
            of what is allowed: with `min: 2` and `max: 2` exactly 2 is valid.
            """,
            fields: """
                - id: guests
                  type: integer
                  label: Guests
                  min: 12
                  max: 1
                """, mend: ("min: 12", "min: 1"), ("max: 1", "max: 12")),
        Explanation(
            "min-unreachable",
            """
            The list does not have as many options that can be chosen together as `min` asks for, so that no
            answer would be valid. Exclusive options stand alone and retired ones are not offered; neither
            counts.
            """,
            choices: "fruit:\n  - Apple\n  - Pear\n  - tag: none\n    exclusive: true",
            fields: fruitBoxes + "\n  min: 3", mend: ("min: 3", "min: 2")),
        Explanation(
            "max-unreachable",
            """
            `max` allows more than can be chosen, so that it says nothing. Perhaps it is a relic of a longer
            list. Exclusive options stand alone and retired ones are not offered; neither counts.
            """,
            choices: "fruit:\n  - Apple\n  - Pear\n  - tag: none\n    exclusive: true",
            fields: fruitBoxes + "\n  max: 3", mend: ("\n        max: 3", "")),
        Explanation(
            "max-below-required",
            """
            More options are `required`, which means that they must be among the chosen, than `max` allows
            to choose: no answer would be valid.
            """,
            choices: """
                fruit:
                  - { tag: apple, required: true }
                  - { tag: pear, required: true }
                  - plum
                """,
            fields: fruitBoxes + "\n  max: 1", mend: ("max: 1", "max: 2")),
        Explanation(
            "select-all-with-max",
            """
            `select-all` offers to choose all options at once, but `max` allows fewer than there are, so that
            the control could never do what it says. Remove one of the two.
            """,
            choices: "fruit: [Apple, Pear, Plum]", fields: fruitBoxes + "\n  max: 2\n  select-all: true",
            mend: ("\n        select-all: true", "")),
    ]

    static let limits: [Explanation] = [
        Explanation(
            "step-not-positive",
            """
            Valid answers lie `step` apart, counted from `min`, or from 0 where there is no `min`. A step of
            0 would allow one answer only, and a negative one means the same as a positive one.
            """,
            fields: """
                - id: weight
                  type: decimal
                  label: Weight
                  step: 0
                """, mend: ("step: 0", "step: 0.5")),
        Explanation(
            "bad-pattern",
            """
            A pattern means the same in Swift, in JavaScript and in JSON Schema, which is why it uses only
            what all of them share: no anchors (the whole answer must match), no look-around, no references
            to groups, no lazy or possessive quantifiers, no Unicode properties.

            Characters with a meaning stand for themselves after a backslash: `\\.`, `\\$`, `\\(`. In YAML a
            pattern is best written in single quotes, where a backslash is a backslash.
            """,
            fields: """
                - id: code
                  type: text
                  label: Code
                  pattern: '^[A-Z]{2}\\d{4}'
                """, mend: ("^[A-Z]", "[A-Z]")),
        Explanation(
            "secure-lines",
            """
            `secure` hides a text while it is typed, as for a password. No platform has such a field for
            several lines, so that it cannot stand beside `multiline`.
            """,
            fields: """
                - id: secret
                  type: text
                  label: Secret
                  multiline: true
                  secure: true
                """, mend: ("        multiline: true\n", "")),
        Explanation(
            "slider-bounds",
            """
            A slider has two ends, and the answer is where its knob stands between them. So `style: slider`
            needs both `min` and `max`. Without them use `stepper` or `field`.
            """,
            fields: """
                - id: hunger
                  type: integer
                  label: How hungry are you?
                  max: 10
                  style: slider
                """, mend: ("max: 10", "min: 0\n        max: 10")),
        Explanation(
            "axis-without-radio",
            """
            Only radio buttons are laid out by the form; in its other styles a picker is laid out by the
            platform, so that `axis` would do nothing. Write `style: radio`, or remove `axis`.
            """,
            choices: "fruit: [Apple, Pear]", fields: fruitPicker + "\n  style: menu\n  axis: horizontal",
            mend: ("style: menu", "style: radio")),
    ]

    /// A field of boxes over the shared list `fruit`.
    private static let fruitBoxes = """
        - id: fruit
          type: checkboxes
          label: Fruit
          options: fruit
        """
}
