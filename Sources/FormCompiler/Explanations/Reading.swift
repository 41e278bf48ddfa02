import FormSource

/// Bytes: what a file must be before it is read as YAML.
extension Explanation {
    static let bytes: [Explanation] = [
        Explanation(
            "encoding",
            """
            A spec is UTF-8. This file is UTF-16 or UTF-32, as some editors on Windows save text that they
            call “Unicode”; nothing in it can be read. Save it again as UTF-8. A byte order mark does no
            harm, but none is needed.
            """,
            failing: Array("formc: 1\nchoices:\n  fruit: [Apple]\n".utf8.flatMap { [$0, 0] }),
            mended: "formc: 1\nchoices:\n  fruit: [Apple]\n"),
        Explanation(
            "invalid-utf8",
            """
            The file holds a byte that is not UTF-8. Most likely it was saved in Latin-1 or another
            encoding of one byte a letter, in which `é` is the single byte 0xE9. Open it in that encoding
            and save it as UTF-8. Only the first such byte is reported, since all have the same cause.
            """,
            failing: Array("formc: 1\nchoices:\n  drink: [Tea, Caf".utf8) + [0xE9] + Array("]\n".utf8),
            mended: "formc: 1\nchoices:\n  drink: [Tea, Café]\n"),
        Explanation(
            "control-character",
            """
            Control characters cannot be seen, and most programs that a text passes through drop or
            misread them. They come with text that was copied from somewhere else. Line breaks and tabs
            are the only ones that a text may hold; an escape such as `"\\x08"` is refused as well.
            """,
            spec: "formc: 1\nchoices:\n  fruit: [App\u{8}le, Pear]\n", mend: ("\u{8}", "")),
        Explanation(
            "carriage-return",
            """
            Lines end with a line feed, or with a carriage return and a line feed. A carriage return alone
            ended lines in the 1990s; most tools no longer count it, so that what they call line 5 is not
            what YAML calls so. Let your editor write the line ends anew.
            """,
            spec: "formc: 1\rchoices:\n  fruit: [Apple]\n", mend: ("\r", "\n")),
        Explanation(
            "exotic-line-end",
            """
            YAML 1.1 takes U+0085 (next line), U+2028 (line separator) and U+2029 (paragraph separator) for
            line ends: such a character, which mostly comes with text from a word processor, would end the
            value or be folded into a blank. Write a space or a real line break; if the character itself is
            meant, write `\\N`, `\\L` or `\\P` in a double-quoted value.
            """,
            spec: "formc: 1\nchoices:\n  fruit:\n    - apple: \"An\u{2028}apple\"\n", mend: ("\u{2028}", "\\L")),
    ]

    /// Indentation and the shape of the file as a whole.
    static let indentation: [Explanation] = [
        Explanation(
            "tab-in-indentation",
            """
            YAML forbids tabs in indentation, because editors do not agree on how wide a tab is, and
            indentation decides what belongs to what. Indent with spaces; any number will do, as long as
            siblings have the same. Most editors can be told to insert spaces for YAML files.
            """,
            spec: "formc: 1\nchoices:\n  fruit:\n\t- Apple\n", mend: ("\t", "    ")),
        Explanation(
            "no-break-space-in-indentation",
            """
            A non-breaking space looks like a space, but for YAML it is text like any letter. It gets into
            indentation by text that was copied from a web page, or by a key press such as Option-Space.
            Replace it by a space. Inside a text it is welcome.
            """,
            spec: "formc: 1\nchoices:\n \u{A0}fruit: [Apple]\n", mend: ("\u{A0}", " ")),
        Explanation(
            "nesting",
            """
            Lists and mappings stand at most 64 deep in one another. No form needs a tenth of that: mostly a
            bracket is never closed, or a script that writes the spec runs in circles.
            """,
            spec: "formc: 1\nx-deep: " + String(repeating: "[", count: 64) + String(repeating: "]", count: 64) + "\n",
            mend: (String(repeating: "[", count: 64), "["), (String(repeating: "]", count: 64), "]")),
        Explanation(
            "directive",
            """
            Lines such as `%YAML 1.2` before a document tell a YAML parser how to read it. A spec is read
            in one way only, so that such a line could but be ignored. Remove it.
            """,
            spec: "%YAML 1.2\n---\nformc: 1\nchoices:\n  fruit: [Apple]\n", mend: ("%YAML 1.2\n", "")),
        Explanation(
            "second-document",
            """
            A line `---` separates two YAML documents in one file. A spec is one document, and what follows
            the line would not be read. Move it into a file of its own; if the line is meant as a divider,
            write it as a comment: `# ---`.
            """,
            spec: "formc: 1\nchoices:\n  fruit: [Apple]\n---\n", mend: ("---\n", "# ---\n")),
        Explanation(
            "empty-spec",
            """
            The file holds nothing but blanks and comments. The least that a spec has is its version,
            `formc: 1`, and either a form or choice lists to share. `formc init` writes a small form to
            start from.
            """,
            spec: "# Nothing here yet.\n",
            mend: ("# Nothing here yet.\n", "formc: 1\nchoices:\n  fruit: [Apple]\n")),
    ]
}
