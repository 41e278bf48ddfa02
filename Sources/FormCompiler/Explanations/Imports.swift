import FormSource

/// Lists of other specs.
extension Explanation {
    static let imports: [Explanation] = [
        Explanation(
            "unreadable-import",
            """
            An entry of `imports` is the path of another spec, relative to the folder of this one. Nothing
            that can be read is there: no such file, a folder, or a file that the system keeps to itself.
            Nothing is said of lists that may come from it.
            """,
            head: "imports: [fruit.yaml]", fields: fruitPicker, imported: [fruitFile],
            mend: ("fruit.yaml", "fruit.form.yaml")),
        Explanation(
            "import-outside",
            """
            A spec imports what is in its own folder, or in folders in it, so that it can be moved and be given
            away with them, and so that a spec from elsewhere cannot look around on your disk. Links do not lead
            out either. For a project that keeps shared lists beside its forms, `--import-root DIR` allows the
            whole of that folder.
            """,
            head: "imports: [../fruit.form.yaml]", fields: fruitPicker, imported: [fruitFile],
            mend: ("../", "")),
        Explanation(
            "import-cycle",
            """
            The specs import one another in a circle, so that none can be read before the others; the notes say
            where. Lists that several specs need are best kept in a file that has nothing else and imports
            nothing.
            """,
            head: "imports: [fruit.form.yaml]", fields: fruitPicker,
            imported: [
                SourceFile(name: "fruit.form.yaml", "formc: 1\nimports: [form.yaml]\nchoices:\n  fruit: [Apple]\n")
            ],
            mend: ("imports: [fruit.form.yaml]", "choices:\n  fruit: [Apple]")),
        Explanation(
            "duplicate-import",
            """
            The file is imported already, be it under another spelling of its path or through a link. Once is
            enough for all its lists.
            """,
            head: "imports:\n  - fruit.form.yaml\n  - ./fruit.form.yaml", fields: fruitPicker, imported: [fruitFile],
            mend: ("  - ./fruit.form.yaml\n", "")),
        Explanation(
            "duplicate-list",
            """
            Two lists have one name: one of the spec's own and an imported one, or two imported ones. Which of
            them a field means could not be told. Rename one, or remove the one that is not needed.
            """,
            head: "imports: [fruit.form.yaml]", choices: "fruit: [Apple, Pear]", fields: fruitPicker,
            imported: [fruitFile], mend: ("choices:\n  fruit: [Apple, Pear]\n", "")),
        Explanation(
            "unavailable-list",
            """
            There is such a list in a file that is imported, but it cannot be used from here. Either it is one
            that the file itself has from another: imports are not passed on, and what a spec uses it imports
            itself. Or its options have conditions, which speak of fields of the form that the list is of.
            """,
            head: "imports: [food.form.yaml]", fields: fruitPicker,
            imported: [
                fruitFile,
                SourceFile(
                    name: "food.form.yaml",
                    "formc: 1\nform: Food\nimports: [fruit.form.yaml]\nsections:\n  - fields:\n"
                        + "      - { id: fruit, type: picker, label: Fruit, options: fruit }\n"),
            ],
            mend: ("food.form.yaml", "fruit.form.yaml")),
        Explanation(
            "unused-import",
            """
            No field uses a list of the imported file, or it has none. In a file that only shares lists
            any import is useless, since what it imports is not passed on.
            """,
            head: "imports: [fruit.form.yaml]", fields: "- id: name\n  type: text\n  label: Name",
            imported: [fruitFile], mend: ("imports: [fruit.form.yaml]\n", "")),
    ]

    private static let fruitFile = SourceFile(
        name: "fruit.form.yaml", "formc: 1\nchoices:\n  fruit: [Apple, Banana]\n")
}
