import FormSource

/// Comments that allow warnings.
extension Explanation {
    static let allowances: [Explanation] = [
        Explanation(
            "unused-allow",
            """
            A comment `# formc: allow[id] reason` allows a warning in the field, option or other entry that
            begins on the next line, or, behind something, on its own line. Where there is no such warning, or
            what is found is an error, it allows nothing, and would hide the warning that comes one day. Remove
            it.
            """,
            fields: """
                # formc: allow[stray-blanks] the blank is printed on the paper form
                - id: name
                  type: text
                  label: Name
                """, mend: ("# formc: allow[stray-blanks] the blank is printed on the paper form\n      ", "")),
        Explanation(
            "malformed-allow",
            """
            A comment that allows a warning names its id, or several with `,` between, in brackets, and says
            behind them why: `# formc: allow[id] reason`. Who reads the spec later must be able to tell whether
            the reason still holds.
            """,
            fields: """
                # formc: allow[stray-blanks]
                - id: name
                  type: text
                  label: "Name "
                """, mend: ("blanks]", "blanks] the blank is printed on the paper form")),
    ]
}
