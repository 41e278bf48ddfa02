import FormSource

/// Input that is no YAML. After one of these the rest of the file is not read.
extension Explanation {
    static let syntaxErrors: [Explanation] = [
        Explanation(
            "syntax",
            """
            The file is no YAML at this place, for a reason that none of the other messages describes.
            Nothing after it was read, so that there may be more to find once it is mended. Look for a
            bracket, a quote, a comma or a blank that is missing just before it.
            """,
            spec: "formc: 1\nchoices: {fruit:}\n", mend: ("{fruit:}", "{fruit: [Apple]}")),
        Explanation(
            "indentation",
            """
            What belongs together stands in one column: the keys of one mapping, and the `-` of the items of
            one list. This line stands in a column of its own, so that YAML cannot tell what it belongs to.
            Move it below its siblings. A value of several lines, in brackets, in quotes or as a block, is
            indented deeper than its key; but a bracket that closes may stand in the column of the key.
            """,
            fields: """
                - id: name
                  type: text
                   label: Name
                """, mend: ("   label", "  label")),
        Explanation(
            "colon-in-plain-value",
            """
            A colon with a blank after it separates a key from its value, even in the middle of a sentence:
            YAML reads `Note: bring a cup` as a key `Note` with a value. Put the whole value into quotes.
            """,
            fields: """
                - id: cups
                  type: integer
                  label: Cups (note: one each)
                """, mend: ("Cups (note: one each)", "'Cups (note: one each)'")),
        Explanation(
            "colon-without-blank",
            """
            A key ends with a colon and a blank. Without the blank, `type:text` is one word, as `12:30` is;
            that is why YAML reads it as a text and not as a key with a value.
            """,
            fields: """
                - id: name
                  type:text
                  label: Name
                """, mend: ("type:text", "type: text")),
        Explanation(
            "dash-without-blank",
            """
            An item of a list begins with `-` and a blank. Without the blank, `-Pear` is a word, as `-5` is a
            number; that is why YAML does not read it as an item.
            """,
            choices: "fruit:\n  - Apple\n  -Pear", fields: fruitPicker, mend: ("-Pear", "- Pear")),
        Explanation(
            "comment-without-blank",
            """
            A comment begins with a blank and `#`. After a quote, a bracket or a comma some readers of YAML
            take a `#` without a blank for a comment too, and others refuse the file. Put a blank before it;
            if it is text, put the whole value into quotes.
            """,
            choices: "fruit:\n  - \"Apple\"# sweet\n  - Pear", fields: fruitPicker, mend: ("\"#", "\" #")),
        Explanation(
            "missing-colon",
            """
            Among the keys of a mapping each line is `key: value`, or continues the value above it by
            standing deeper. This one is neither: its colon is missing.
            """,
            fields: """
                - id: name
                  type text
                  label: Name
                """, mend: ("type text", "type: text")),
        Explanation(
            "misplaced-item",
            """
            A list and a mapping do not mix: either all entries in a column begin with `- `, or none does.
            An item among keys mostly lost its own key (`fields:`, `options:`) or its indentation, and a
            list cannot begin on the line of its key. A text that begins with `- ` must be quoted.
            """,
            fields: """
                - id: name
                  type: text
                  label: - Name
                """, mend: ("- Name", "Name")),
        Explanation(
            "text-after-value",
            """
            Once a quote or bracket is closed the value has ended, and nothing can follow it on the line but
            a comment. If the quotes belong to the text, put the whole value into quotes of the other
            kind, or write `''` for each `'` inside single quotes and `\\"` for each `"` inside double ones.
            """,
            fields: """
                - id: name
                  type: text
                  label: "Nick" name
                """, mend: ("\"Nick\" name", "'\"Nick\" name'")),
        Explanation(
            "reserved-character",
            """
            A value without quotes cannot begin with a character that means something to YAML, `@`, `%` and
            the back-tick among them. Put the whole value into quotes.
            """,
            fields: """
                - id: handle
                  type: text
                  label: @handle
                """, mend: ("@handle", "\"@handle\"")),
        Explanation(
            "unclosed-bracket",
            """
            A list in `[ ]` or a mapping in `{ }` goes on until its bracket is closed, over any number of
            lines, so that the fault is noticed far below. The place that is shown is where the bracket
            was opened.
            """,
            spec: "formc: 1\nchoices:\n  fruit: [Apple, Pear\n",
            mend: ("Pear", "Pear]")),
        Explanation(
            "missing-comma",
            """
            Inside `[ ]` and `{ }` a comma stands between two entries. After a value in quotes or brackets
            neither a comma nor the closing bracket follows here.
            """,
            spec: "formc: 1\nchoices:\n  fruit: [\"Apple\" \"Pear\"]\n", mend: ("\" ", "\", ")),
        Explanation(
            "block-header",
            """
            After `|` or `>` a text of several lines follows, deeper than its key; on the line of the sign
            itself only `-`, `+` or an indentation from 1 to 9 may stand, and a comment. If the text fits
            one line, quote it; otherwise start it on the next.
            """,
            fields: """
                - type: note
                  text: > Bring a cup.
                """, mend: ("> Bring", "Bring")),
    ]

    static let quotes: [Explanation] = [
        Explanation(
            "unclosed-quote",
            """
            A text in quotes goes on until the same quote stands again, over any number of lines, so that
            the fault is noticed only at the end of the file. The place that is shown is where the quote was
            opened. If it belongs to the text, as in `'n' roll`, put the whole value into the other quotes.
            """,
            spec: "formc: 1\nchoices:\n  fruit:\n    - \"Apple\n    - Pear\n", mend: ("\"Apple", "Apple")),
        Explanation(
            "bad-escape",
            """
            In double quotes a backslash begins an escape: `\\n`, `\\t`, `\\"`, `\\\\`, `\\x41`, `\\u00E9`.
            This one is none of them. Patterns and Windows paths are full of backslashes: put them into
            single quotes, in which a backslash stands for itself, or leave the quotes out.
            """,
            fields: """
                - id: code
                  type: text
                  label: Code
                  pattern: "\\d{4}"
                """, mend: ("\"\\d{4}\"", "'\\d{4}'")),
    ]

    /// What YAML accepts and what quietly means something else than its author thinks.
    static let silentLosses: [Explanation] = [
        Explanation(
            "comment-in-value",
            """
            A `#` with a blank before it starts a comment, so that YAML reads `Stage #2` as `Stage`. Because
            comments mostly have a blank after the `#`, this one looks like a part of the value. Quote the
            value; if it is a comment, put a blank after the `#`.
            """,
            choices: "fruit:\n  - apple: Apple #1", fields: fruitPicker, mend: ("Apple #1", "\"Apple #1\"")),
        Explanation(
            "comment-for-value",
            """
            A `#` with a blank before it starts a comment, and here it is all that stands behind the key, so
            that the key has no value. Colours, channels and numbers that begin with `#` must be quoted.
            """,
            choices: "fruit:\n  - best: #1", fields: fruitPicker, mend: ("#1", "\"#1\"")),
        Explanation(
            "quotes-in-plain-value",
            """
            Quotes protect a value only if it begins with them. In the middle of a value they are letters
            like any other, and the ` #` between them starts a comment that cuts it. Put the whole value
            into quotes of the other kind.
            """,
            choices: "fruit:\n  - apple: The \"no # 1\" apple", fields: fruitPicker,
            mend: ("The \"no # 1\" apple", "'The \"no # 1\" apple'")),
        Explanation(
            "swallowed-item",
            """
            A deeper line continues the text above it. So `- Citrus` with a deeper `- Lemon` under it is no
            list in a list but the one text `Citrus - Lemon`. Lists of options have one level: indent both
            alike, and use `group` to put options under headings.
            """,
            choices: "fruit:\n  - Citrus\n    - Lemon", fields: fruitPicker, mend: ("    - Lemon", "  - Lemon")),
        Explanation(
            "comma-in-flow",
            """
            Inside `{ }` a comma ends a value that is not quoted, so that the rest of the sentence becomes a
            key of its own, without a value. Quote the value, or write the mapping over several lines, where
            a comma is a letter like any other.
            """,
            choices: "fruit:\n  - {tag: apple, label: Apples, all kinds}", fields: fruitPicker,
            mend: ("Apples, all kinds", "\"Apples, all kinds\"")),
    ]
}
