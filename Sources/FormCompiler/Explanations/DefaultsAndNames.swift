import FormSource

/// Defaults, and the names that things get in Swift.
extension Explanation {
    static let defaults: [Explanation] = [
        Explanation(
            "illegal-default",
            """
            A default is the answer of a new form, so that it must be one that the field accepts: within its
            limits, with tags of its list that are offered, an exclusive option alone. It is judged by the
            same rules as an answer, and the violation is named.

            The default of a selection is a list of tags, even of one: `default: [apple]`; that of a picker is
            a tag.
            """,
            fields: """
                - id: guests
                  type: integer
                  label: Guests
                  max: 12
                  default: 20
                """, mend: ("20", "2")),
        Explanation(
            "default-of-source",
            """
            The options of a source are known only when the app runs, so that nothing can be said here about
            which of them exist. Let the app set the answer of a new form.
            """,
            head: "sources:\n  goal: {}",
            fields: """
                - id: goals
                  type: multi-selector
                  label: Goals
                  options: { source: goal }
                  default: [rest]
                """, mend: ("        default: [rest]\n", "")),
    ]

    static let names: [Explanation] = [
        Explanation(
            "swift-name",
            """
            `swift-name` is taken as it is written, so that it must be an identifier: a letter or `_`, then
            letters, digits and `_`. Keywords such as `default` may be written with or without back-ticks. By
            Swift's custom properties and cases begin with a small letter, types with a capital.
            """,
            fields: """
                - id: second-name
                  type: text
                  label: Second name
                  swift-name: 2ndName
                """, mend: ("2ndName", "secondName")),
        Explanation(
            "reserved-name",
            """
            The generated code uses this name for something of its own, be it a type of Swift such as `Set`
            or a member that every form has such as `violations`, and the name that the spec gives would
            hide it. `swift-name` gives another; ids and tags, and with them what is stored, stay as they
            are.
            """,
            choices: "set: [Cup, Plate]",
            fields: """
                - id: dishes
                  type: checkboxes
                  label: Dishes
                  options: set
                """, mend: ("set: [Cup, Plate]", "set:\n    swift-name: DishSet\n    options: [Cup, Plate]")),
        Explanation(
            "same-name",
            """
            Swift names are made of ids and tags in camel case, each from its own text alone, and these two
            come out the same. Give one of them another name with `swift-name`; what is stored does not
            change.
            """,
            choices: "drink:\n  - tea: Tea\n  - \"(tea)\": Decaf",
            fields: """
                - id: drink
                  type: picker
                  label: Drink
                  options: drink
                """, mend: ("\"(tea)\": Decaf", "tag: \"(tea)\"\n      label: Decaf\n      swift-name: decaf")),
    ]
}
