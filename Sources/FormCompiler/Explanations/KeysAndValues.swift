import FormSource

/// Keys, and the shape of the values behind them.
extension Explanation {
    static let keys: [Explanation] = [
        Explanation(
            "unknown-key",
            """
            Each part of a spec has keys of its own, and a key that it does not have is an error: a
            misspelt one would otherwise be ignored, and what it asks for would silently not happen. Keys
            that begin with `x-` are yours: formc ignores them, whatever they hold.
            """,
            fields: """
                - id: name
                  type: text
                  lable: Name
                """, mend: ("lable", "label")),
        Explanation(
            "missing-key",
            """
            A key that must be there is not. A field needs its `id`, under which its answer is stored, its
            `type` and its `label`; a selection needs `options`, a note its `text`; a section needs
            `fields`; a spec needs `formc`, and `sections` once it names a `form`.
            """,
            fields: """
                - id: name
                  label: Name
                """, mend: ("  label", "  type: text\n        label")),
        Explanation(
            "language-version",
            """
            `formc` says which version of the language the spec is written in, so that a later version can
            change the meaning of a key without harm to older specs. This formc reads version `1`. If the
            spec needs a newer version, install a newer formc.
            """,
            spec: "formc: 2\nchoices:\n  fruit: [Apple]\n", mend: ("2", "1")),
    ]

    static let fieldTypes: [Explanation] = [
        Explanation(
            "reserved-type",
            """
            The word is kept for a field type of a later version of the language, so that no form uses it
            for something else until then. Choose one of the types that there are.
            """,
            fields: """
                - id: photo
                  type: upload
                  label: Address of a photo
                """, mend: ("type: upload", "type: text\n        format: url")),
        Explanation(
            "unknown-type",
            """
            `type` says what a field asks for, and with that which other keys it has. Form builders call
            the same things by many names; the names here are `text`, `integer`, `decimal`, `date`, `time`,
            `date-time`, `toggle`, `picker`, `multi-selector`, `checkboxes` and `note`.
            """,
            fields: """
                - id: vegetarian
                  type: bool
                  label: I eat no meat
                """, mend: ("bool", "toggle")),
        Explanation(
            "unknown-word",
            """
            The key takes one of a few words, and this is none of them. Words are written in small letters,
            with `-` between their parts.
            """,
            fields: """
                - id: guests
                  type: integer
                  label: Guests
                  style: steper
                """, mend: ("steper", "stepper")),
    ]

    static let values: [Explanation] = [
        Explanation(
            "empty-value",
            """
            A key without a value says nothing: YAML calls it null, and nothing here is null. Mostly the
            value was forgotten, or what follows is not indented and so stands beside the key instead of
            under it. An empty list is written `[]`, but few places take one.
            """,
            fields: """
                - id: name
                  type: text
                  label: Name
                  placeholder:
                """, mend: ("  placeholder:", "  placeholder: Jane Doe")),
        Explanation(
            "wrong-kind",
            """
            YAML has texts, lists (`- …`, or `[ ]`) and mappings (`key: value`, or `{ }`). The key takes
            one kind, and another was found. Often a `- ` is missing before the entries of a list, or stands
            where there is only one value.
            """,
            fields: """
                id: name
                type: text
                label: Name
                """, mend: ("id: name\n      type", "- id: name\n        type"), ("      label", "        label")),
        Explanation(
            "line-break",
            """
            The value is an id, a name, a pattern or another text of one line, in which a line break or a tab
            means nothing and would not be seen. Block texts (`|`) and the escapes `\\n` and `\\t` of double
            quotes are for labels and other texts that people read.
            """,
            head: "version: \"1\\t2\"",
            fields: """
                - id: name
                  type: text
                  label: Name
                """, mend: ("1\\t2", "1.2")),
        Explanation(
            "not-boolean",
            """
            The only booleans are `true` and `false`. YAML 1.1 took `yes`, `on`, `y` and others for booleans
            too, YAML 1.2 takes them for text; so that nobody must know which is in force, they are refused
            where a boolean belongs and are plain text everywhere else.
            """,
            fields: """
                - id: name
                  type: text
                  label: Name
                  required: yes
                """, mend: ("yes", "true")),
        Explanation(
            "not-number",
            """
            Numbers are written in decimal digits, with `-` before negative ones: `12`, `-3`, and `0.5` where
            a fraction is allowed. There are no leading zeros, no `+`, no `_` or other separators, no
            exponents. Whole numbers fit 64 bits; decimals have at most 15 digits, since more would not
            survive the way through JSON.
            """,
            fields: """
                - id: guests
                  type: integer
                  label: Guests
                  max: 1_000
                """, mend: ("1_000", "1000")),
        Explanation(
            "not-a-value",
            """
            A limit or a default is written as an answer to the field would be stored. Dates are
            `YYYY-MM-DD` and days that the calendar has, times are `HH:MM` or `HH:MM:SS` from `00:00` to
            `23:59:59`, and a date and time are both with a `T` between them; none has a time zone.
            """,
            fields: """
                - id: day
                  type: date
                  label: Day
                  min: 2026-02-30
                """, mend: ("2026-02-30", "2026-02-28")),
    ]
}
