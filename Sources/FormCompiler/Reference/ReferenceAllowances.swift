/// What a comment can say to formc.
extension Reference {
    static let allowances = """
        ## Allowed warnings

        A comment `# formc: allow[id] reason` allows the warning `id`, or several with `,` between, in the entry that
        begins on the next line: an item of a list, or a key with its value. Of entries that begin on one line it is
        the outermost, and comments in a row are about the same entry. Behind something else on its line, the comment
        allows what is found on that line. Errors are never allowed.

        \(fence("yaml", example))

        The reason is required; without it, and with other words behind `formc:` that can only be meant so, the
        comment is reported (`malformed-allow`). So is an id that there is nothing to allow of (`unused-allow`), in a
        spec without errors.
        """

    private static let example = """
        formc: 1
        form: Supper
        choices:
          # formc: allow[unused-list] the autumn form uses it
          dessert: [Cake, Fruit]
        sections:
          - fields:
              - id: note
                type: text
                label: "Note: "   # formc: allow[stray-blanks] it is printed before a line
        """
}
