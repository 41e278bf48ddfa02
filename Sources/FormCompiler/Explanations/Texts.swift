import FormSource

/// Texts for people, and their languages.
extension Explanation {
    static let texts: [Explanation] = [
        Explanation(
            "braces-in-text",
            """
            In YAML a value that starts with `{` is a mapping. A text that starts with a placeholder, or with
            any other brace, is quoted as a whole.
            """,
            fields: """
                - id: name
                  type: text
                  label: Name
                  messages:
                    required: {label}
                """, mend: ("{label}", "\"{label} is missing\"")),
        Explanation(
            "empty-text",
            """
            A text that is there but empty, or all blanks, shows as a gap: a field without a name, an option
            that cannot be told from nothing. Write the text, or leave the key out.
            """,
            fields: """
                - id: name
                  type: text
                  label: ""
                """, mend: ("\"\"", "Name")),
        Explanation(
            "stray-blanks",
            """
            Blanks at the start or the end of a value are part of it, since it is quoted or a block. They
            cannot be seen, and two texts that look the same would differ; that is rarely meant, and a tag
            with such a blank is stored with it. Remove them.
            """,
            fields: """
                - id: name
                  type: text
                  label: "Name "
                """, mend: ("Name ", "Name")),
        Explanation(
            "language-code",
            """
            Languages are named by their BCP 47 codes: `en`, `de`, `ja`, `pt-BR`, `zh-Hant`. A code is parts
            of letters and digits with `-` between them, the first of letters alone; `en_GB`, with an
            underscore, is how some platforms write it.
            """,
            head: "language: en_GB",
            fields: """
                - id: name
                  type: text
                  label: Name
                """, mend: ("en_GB", "en-GB")),
        Explanation(
            "language-twice",
            """
            `language` is the language of plain texts, and `languages` lists those that every text must have
            besides. Each stands once.
            """,
            head: "language: de\nlanguages: [de]",
            fields: """
                - id: name
                  type: text
                  label: Name
                """, mend: ("languages: [de]\n", "")),
        Explanation(
            "unlisted-language",
            """
            A text has a translation into a language that the form does not list, so that nothing would ever
            show it. Correct the code if it is misspelt, or remove the text. If the form is to have the
            language, add it to `languages`; then every text that lacks it is reported.
            """,
            head: "languages: [ja]",
            fields: """
                - id: fruit
                  type: text
                  label: { en: Fruit, ja: 果物, fr: Fruit }
                """, mend: (", fr: Fruit", "")),
        Explanation(
            "no-own-language",
            """
            A text in several languages must have one in the form's own: it is what is shown where no
            translation fits, and what the generated code is documented with. The form's own language is
            what `language` says, `en` by default.
            """,
            head: "languages: [ja]",
            fields: """
                - id: fruit
                  type: text
                  label: { ja: 果物 }
                """, mend: ("{ ja: 果物 }", "{ en: Fruit, ja: 果物 }")),
        Explanation(
            "missing-translation",
            """
            `languages` lists the languages that every text must have, and this one lacks some of them.
            People who read the form in such a language will see the text in the form's own. It is a
            warning, so that a form can be built while it is translated.
            """,
            head: "languages: [ja]",
            fields: """
                - id: fruit
                  type: text
                  label: Fruit
                """, mend: ("label: Fruit", "label: { en: Fruit, ja: 果物 }")),
    ]

    static let messages: [Explanation] = [
        Explanation(
            "unknown-violation",
            """
            `messages` replaces the built-in texts of violations; each stands under the code of the
            violation that it is said of, such as `required` or `too-many`. A text under another key would
            never be shown.
            """,
            fields: """
                - id: name
                  type: text
                  label: Name
                  messages: { requird: Tell us your name. }
                """, mend: ("requird", "required")),
        Explanation(
            "unknown-placeholder",
            """
            In the text of a violation `{label}` stands for the field's label, `{min}` and `{max}` for its
            limits and `{found}` for what was answered. Other words in braces stand for nothing and would be
            shown as they are.
            """,
            fields: """
                - id: guests
                  type: integer
                  label: Guests
                  max: 12
                  messages: { too-large: "There is room for {maximum} guests." }
                """, mend: ("{maximum}", "{max}")),
    ]
}
