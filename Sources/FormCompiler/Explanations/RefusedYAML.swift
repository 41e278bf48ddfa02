import FormSource

/// What YAML has and the language does not take.
extension Explanation {
    static let refusedYAML: [Explanation] = [
        Explanation(
            "alias",
            """
            `*name` is an alias: YAML puts in its place what stands behind the anchor `&name` elsewhere.
            Specs do without, so that each can be read, changed and compared piece by piece. Options that
            several fields share have a place of their own, `choices`. A text that begins with `*` must be
            quoted.
            """,
            fields: """
                - id: stars
                  type: picker
                  label: Stars
                  options: [*, **]
                """, mend: ("[*, **]", "[\"*\", \"**\"]")),
        Explanation(
            "anchor",
            """
            `&name` is an anchor: it names a piece of YAML so that aliases can repeat it. Specs do without.
            Write options that several fields share as a list under `choices`, and name that list behind
            `options` of each field. A text that begins with `&` must be quoted.
            """,
            fields: """
                - id: food
                  type: picker
                  label: Food
                  options: &food [Bread, Salad]
                """, mend: ("&food ", "")),
        Explanation(
            "yaml-tag",
            """
            `!name` or `!!str` before a value is a YAML tag: it tells a parser which type the value has. In
            a spec the key decides that, never the value: a tag written `1.10` is text in any case. Remove
            it. A text that begins with `!` must be quoted.
            """,
            choices: "size:\n  - !!str 10\n  - 12",
            fields: """
                - id: size
                  type: picker
                  label: Size
                  options: size
                """, mend: ("!!str ", "")),
        Explanation(
            "merge-key",
            """
            `<<` copies the keys of another mapping into this one, but no part of YAML 1.2 says so, and
            parsers disagree about which key wins. Write the keys out; options that several fields share
            go under `choices`.
            """,
            fields: """
                - <<: { help: As on the invitation. }
                  id: name
                  type: text
                  label: Name
                """, mend: ("<<: { help: As on the invitation. }", "help: As on the invitation.")),
        Explanation(
            "complex-key",
            """
            In YAML a key may be a whole list or mapping; in a spec it is one word. If a text that begins
            with `[` or `{` is meant, it must be quoted.
            """,
            head: "messages:\n  [required]: Please answer this.",
            fields: """
                - id: name
                  type: text
                  label: Name
                  required: true
                """, mend: ("[required]", "required")),
        Explanation(
            "duplicate-key",
            """
            A key stands twice in one mapping. Many parsers silently keep the last one, so that the other
            is lost without a trace; here neither is guessed. Remove one, or correct it if it was meant to
            be another key.
            """,
            fields: """
                - id: name
                  type: text
                  label: Name
                  label: Full name
                """, mend: ("  label: Name\n      ", "")),
    ]

    /// A field that uses the shared list `fruit`.
    static let fruitPicker = """
        - id: fruit
          type: picker
          label: Fruit
          options: fruit
        """
}
