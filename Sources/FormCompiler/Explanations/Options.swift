import FormSource

/// Options: how they are written, and their tags.
extension Explanation {
    static let optionShapes: [Explanation] = [
        Explanation(
            "empty-option",
            """
            An option is at least its tag, which is what is stored when it is chosen: `- apple`, or with a
            label of its own `- apple: Apple`. This entry of the list is empty. To let people choose nothing,
            leave `required` out; to let them say “none of these”, add an option that says so.
            """,
            choices: "fruit:\n  - Apple\n  -", fields: fruitPicker, mend: ("\n    -\n", "\n    - none: None of these\n")
        ),
        Explanation(
            "shorthand-with-keys",
            """
            `apple: Apple` is short for an option that has a tag and a label and nothing else. Once it has
            another key, tag and label are written with theirs, so that no tag can be taken for a key.
            """,
            choices: "fruit:\n  - Apple\n  - none: None of these\n    exclusive: true", fields: fruitPicker,
            mend: ("none: None", "tag: none\n      label: None")),
        Explanation(
            "source-and-options",
            """
            Behind `options` stand either a list, which the spec writes down, or a source, whose options the
            app knows only when it runs. A field offers one or the other.
            """,
            head: "sources:\n  goal: {}",
            fields: """
                - id: goals
                  type: multi-selector
                  label: Goals
                  options:
                    source: goal
                    options: [Rest, Play]
                """, mend: ("          options: [Rest, Play]\n", "")),
        Explanation(
            "no-options",
            """
            A list without options offers nothing to choose, and a field that uses it can never be answered.
            If the options are known only when the app runs, declare a source under `sources` and write
            `options: { source: NAME }`.
            """,
            choices: "fruit: []", fields: fruitPicker, mend: ("[]", "[Apple, Pear]")),
        Explanation(
            "all-retired",
            """
            A retired option stays valid in stored answers, but is no longer offered. All options of this
            list are retired, so that there is nothing to choose. Add those that took their place; if the
            question itself is no longer asked, remove the field and put its id under `reserved`.
            """,
            choices: "fruit:\n  - tag: apple\n    retired: true", fields: fruitPicker,
            mend: ("\n      retired: true", "\n      retired: true\n    - pear")),
        Explanation(
            "same-label",
            """
            Two options that are offered side by side read the same, so that people cannot tell which one
            they choose, and half of the answers end up under the other tag. Give each its own label; if one
            took the place of the other, mark the old one `retired`.
            """,
            choices: "fruit:\n  - apple: Apple\n  - pear: Apple", fields: fruitPicker,
            mend: ("pear: Apple", "pear: Pear")),
        Explanation(
            "contradictory-option",
            """
            The option says two things that exclude each other. `required` means that it must be among the
            chosen, but an `exclusive` option goes with no other, and a `retired` one cannot be chosen at
            all: no answer could be valid.
            """,
            choices: "fruit:\n  - Apple\n  - tag: none\n    exclusive: true\n    required: true", fields: fruitPicker,
            mend: ("\n      required: true", "")),
    ]

    static let tags: [Explanation] = [
        Explanation(
            "integer-tag",
            """
            The list says `tag-type: integer`, so that its tags are stored as numbers. Each is written the
            one way in which that number is written: decimal digits, no leading zeros, no `+`, `-` only
            before negative ones.
            """,
            fields: """
                - id: size
                  type: picker
                  label: Size
                  options:
                    tag-type: integer
                    options:
                      - 8: Small
                      - 09: Large
                """, mend: ("09", "9")),
        Explanation(
            "duplicate-tag",
            """
            The tag is what is stored when an option is chosen. Two options with one tag could not be told
            apart in an answer. Tags are compared by their code points: `é` typed as one character and as two
            are different tags.
            """,
            choices: "fruit:\n  - apple: Apple\n  - apple: Green apple", fields: fruitPicker,
            mend: ("apple: Green", "green-apple: Green")),
        Explanation(
            "tags-differ-by-case",
            """
            The two tags are different, since case counts, but they are easily mixed up wherever answers are
            written by hand, and spreadsheets and some databases take them for the same. Rename one; its
            earlier tag can go under `formerly`.
            """,
            choices: "fruit:\n  - apple\n  - { tag: Apple, label: Green apple, swift-name: green }",
            fields: fruitPicker,
            mend: ("{ tag: Apple, label: Green apple, swift-name: green }", "green: Green apple")),
    ]

    static let images: [Explanation] = [
        Explanation(
            "image-place",
            """
            An image is in one place: an SF Symbol (`symbol`), an image of the app's asset catalogue
            (`asset`) or one at an address (`url`). With none there is nothing to show, with two it is open
            which. `alt` says what it shows, for those who do not see it.
            """,
            choices: "fruit:\n  - tag: apple\n    image: { symbol: leaf, asset: Apple }", fields: fruitPicker,
            mend: ("symbol: leaf, ", ""))
    ]

    static let listsAndSources: [Explanation] = [
        Explanation(
            "unknown-list",
            """
            A word behind `options` is the name of a list under `choices`, and there is none of that name. A
            list of the field's own is written there as a list: `options: [Apple, Pear]`; a source as
            `options: { source: NAME }`.
            """,
            choices: "fruit: [Apple, Pear]", fields: fruitPicker.replacing("options: fruit", with: "options: fruits"),
            mend: ("options: fruits", "options: fruit")),
        Explanation(
            "unknown-source",
            """
            A source is declared under `sources`, so that the app knows which options it must supply, and no
            source of that name is there.
            """,
            head: "sources:\n  goal: {}",
            fields: """
                - id: goals
                  type: multi-selector
                  label: Goals
                  options: { source: goals }
                """, mend: ("source: goals", "source: goal")),
        Explanation(
            "unused-list",
            """
            No field offers the list. In a spec that names a form that is mostly a slip: a field was removed,
            or names another list. A file without `form`, which only shares lists, may hold any number.
            """,
            choices: "fruit: [Apple, Pear]\nfood: [Bread, Salad]", fields: fruitPicker,
            mend: ("  food: [Bread, Salad]\n", "")),
        Explanation(
            "unused-source",
            """
            No field offers the source, but the app would have to supply it. Remove it, or name it behind
            `options` of a field: `options: { source: NAME }`.
            """,
            head: "sources:\n  goal: {}",
            fields: """
                - id: name
                  type: text
                  label: Name
                """, mend: ("sources:\n  goal: {}\n", "")),
    ]
}
