/// What a spec is made of, before any key of it is read.
extension Reference {
    static let introduction = """
        # The form language, version 1

        A spec says what a form asks and what may be answered. It is one YAML document; formc checks it and writes
        Swift from it. This page is the language's normative description. Diagnostics are named by their ids, which
        [diagnostics.md](diagnostics.md) explains; [form.schema.json](form.schema.json) describes specs to editors.

        \(fence("yaml", wholeSpec))
        """

    private static let wholeSpec = """
        formc: 1
        form: TaskEdit
        title: Edit Task

        choices:
          fruit:
            - apple: Apple                      # tag: label
            - banana: Banana
            - tag: none
              label: None of these
              exclusive: true

        sources:
          goal:                                 # options known only when the app runs
            tag-type: string

        sections:
          - id: name
            title: Name
            fields:
              - id: name
                type: text
                label: Name
                placeholder: Find a good textbook
                required: true
          - title: Relationships
            fields:
              - id: serving-goals
                type: multi-selector
                label: Serving goals
                options: { source: goal }
                max: 5
              - id: fruits
                type: checkboxes
                axis: horizontal
                label: Fruits
                options: fruit
                required: true
              - id: favourite
                type: picker
                style: inline
                label: Favourite fruit
                options: fruit
                visible-when: count(fruits) >= 2

        rules:
          - require: favourite in fruits
            message: Choose your favourite among the fruits that you ticked.
            at: favourite
        """

    static let file = """
        ## The file

        A spec is one YAML document (`empty-spec`) in UTF-8 (`encoding`, `invalid-utf8`). A byte order mark is
        allowed. Lines end with a line feed, or a carriage return and a line feed; a carriage return alone is an
        error (`carriage-return`). Control characters are an error wherever they stand, also as an escape of a
        double-quoted value; only line breaks and tabs may stand in a text (`control-character`). U+0085, U+2028 and
        U+2029, which YAML takes for line ends, are refused raw and pass as the escapes `\\N`, `\\L` and `\\P` of a
        double-quoted value (`exotic-line-end`). Lists and mappings nest at most 64 deep (`nesting`).

        After a syntax error the rest of the file is not read; what stands before it is checked all the same, but
        nothing is reported as missing that may have stood after it.
        """

    static let scalars = """
        ## Scalars

        No YAML type is ever guessed: the key that is read decides what its value is. A tag written `no`, `1.10`,
        `017`, `12:30`, `1e3`, `null` or `~` is that text, and how the author spelled it is what is kept. Plain,
        quoted and block scalars are read alike: `required: "true"` is `required: true`.

        | value | is |
        | --- | --- |
        | text | any [text](#texts-and-languages) for people |
        | line | a text of one line: no line break, no tab (`line-break`) |
        | boolean | `true` or `false`, spelled so (`not-boolean`) |
        | whole number | decimal digits, perhaps `-` before them; no `+`, `_`, leading zero, exponent; 64 bits |
        | number | the same, perhaps with a fraction after `.`; at most 15 significant digits, compared by value |
        | date, time, date and time | `YYYY-MM-DD`; `HH:MM` or `HH:MM:SS`; both joined by `T` (`not-a-value`) |
        | word | one of those that are listed, spelled so (`unknown-word`) |
        | id | an ASCII letter, then ASCII letters, digits, `-` and `_` (`id-spelling`) |
        | name, tag | a line; compared by code points, never folded or normalised |

        Dates are days of the Gregorian calendar from `0001-01-01` to `9999-12-31`, times go from `00:00` to
        `23:59:59`; none has a time zone or fractions of a second.

        - An **empty value** where one is needed is an error (`empty-value`), and so is an empty text
          (`empty-text`).
        - **Blanks** at the start or end of a text or tag belong to it and are a warning (`stray-blanks`). Line
          breaks at the end of a block scalar are no part of its value, whichever of `|`, `|-` and `|+` starts it.
        - A number that is not written so is an error (`not-number`).
        - A key that takes **a value or a list of them** takes a single one without brackets: `languages: ja`.
        - **Keys that begin with `x-`** are anybody's: in every mapping whose keys this page lists they are ignored,
          whatever stands behind them. Where the author chooses the names, under `choices` and `sources`, and in
          texts and `messages` they are names like others.
        - Any other **unknown key** is an error (`unknown-key`), and so is one that stands twice (`duplicate-key`),
          one that is required and missing (`missing-key`), and a value of another kind than the key takes
          (`wrong-kind`).
        """

    static let refused = """
        ## What is not taken from YAML

        Aliases, anchors, merge keys, YAML tags, directives, a second document, keys that are lists or mappings, and
        tabs or non-breaking spaces in indentation are errors, each with its own id: `alias`, `anchor`, `merge-key`,
        `yaml-tag`, `directive`, `second-document`, `complex-key`, `tab-in-indentation`,
        `no-break-space-in-indentation`.

        Some readers of YAML take more than YAML is; formc does not. The lines of a value in brackets or quotes are
        indented deeper than the key or the `-` that it belongs to (`indentation`), though a bracket that closes may
        stand in the column of the key; and a comment has a blank before its `#` (`comment-without-blank`).

        What YAML accepts and what quietly means something else than it seems is reported too:

        | written | is | |
        | --- | --- | --- |
        | `label: Item #5` | `Item`: a blank and `#` start a comment | `comment-in-value`, a warning |
        | `color: #fff` | empty | `comment-for-value` |
        | `label: The "no # 1"` | `The "no`: quotes inside a plain value protect nothing | `quotes-in-plain-value` |
        | `- Citrus` with a deeper `- Lemon` below it | the one text `Citrus - Lemon` | `swallowed-item` |
        | `{label: Pears, green}` | a key `green` without a value | `comma-in-flow` |

        A comment with a blank after its `#` is taken for one and not reported.
        """

    static let texts = """
        ## Texts and languages

        A text for people is a scalar, or a mapping from language to scalar:

        \(fence("yaml", translatedSpec))

        `language` names the language of plain scalars, `en` if it is absent; `languages` lists those that every
        text must have besides. Languages are BCP 47 codes (`language-code`), each listed once (`language-twice`)
        and compared as they are written.

        - A mapping must have the form's own language (`no-own-language`). A text that starts with a brace is
          quoted (`braces-in-text`).
        - A language that is not listed is an error (`unlisted-language`).
        - One that is listed and missing is a warning (`missing-translation`), also for a plain scalar and for an
          option whose label is its tag.

        Texts are plain. Those called Markdown on this page (`help`, `description`, the `text` of a note) take
        inline Markdown. Every text that is shown can be translated, the texts of violations included.
        """

    private static let translatedSpec = """
        formc: 1
        form: Survey
        languages: [ja]
        sections:
          - fields:
              - id: cherry
                type: toggle
                label: { en: Cherry, ja: さくらんぼ }
        """
}
