import FormSemantics

/// How things are called in Swift.
extension Reference {
    static let swiftNames = """
        ## Swift names

        What is stored are ids and tags. The Swift name of a thing is made of its own text alone, so that a sibling
        can never rename it: a form's type of `form`, a list's type of its name under `choices` or of the id of the
        field that has it, a property of the field's id, a case of the option's tag.

        1. The text is brought into Unicode's normalisation form C.
        2. It is split into words at whatever is neither letter nor digit, and at humps: `servingGoals` is two
           words, and so is `HTTPServer`. A word without small letters is lowered.
        3. Symbols are words: `+` plus, `#` sharp, `&` and, `%` percent, `@` at, `*` star, `=` equals, `<` less,
           `>` greater, `!` not, `$` dollar, `^` caret, `|` or; those beyond ASCII by their Unicode names, and a `-`
           before a number at the start is minus. Other punctuation only separates words; a text of nothing else is spelled by the Unicode names of its
           characters.
        4. The words are joined in camel case, types with a capital at the start. Two numbers that were apart get a
           `_` between them, and a name that would begin with a digit gets one before it.
        5. Words that Swift keeps get back-ticks; the few that back-ticks do not save get a `_` at the end: `none`,
           `some`, `init`, `self`, `Self`, `Type`, `Protocol`, `Any`.

        `swift-name` gives another name, and is taken as it is written (`swift-name`); back-ticks around it are
        optional.
        """

    /// Text, property or case, type.
    static let nameTable = [
        ["serving-goals", "servingGoals", "ServingGoals"],
        ["HTTPServer", "httpServer", "HttpServer"],
        ["SHOUT", "shout", "Shout"],
        ["c++", "cPlusPlus", "CPlusPlus"],
        ["3.14", "_3_14", "_3_14"],
        ["2nd", "_2nd", "_2nd"],
        ["-1", "minus1", "Minus1"],
        ["default", "`default`", "Default"],
        ["none", "none_", "None"],
        ["日本語", "日本語", "日本語"],
        ["…", "horizontalEllipsis", "HorizontalEllipsis"],
    ]

    static var nameExamples: String {
        markdownTable(
            ["text", "property, case", "type"],
            nameTable.map { row in row.map { $0.contains("`") ? "`` \($0) ``" : "`\($0)`" } })
    }

    static var reservedNames: String {
        """
        ### Reserved names

        Two things whose names are the same where both would stand are an error (`same-name`): two options of a
        list; and the properties and the types of lists of one form, together with the form's own name and the one of
        the type that holds its lists (`OrderLists` of `Order`). So is a name that would hide one that the generated
        code uses (`reserved-name`):

        - of a property: \(list(Reserved.properties.all.sorted()))
        - of a case: \(list(Reserved.cases.all.sorted()))
        - of a type: \(list(Reserved.types.all.sorted())), and `Form` as well as every name of `Form` and a capital

        Either is settled by `swift-name`.
        """
    }

    private static func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
}
