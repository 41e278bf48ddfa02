extension KeyTable {
    /// The top level of a spec.
    package static let form = KeyTable(
        "a spec",
        [
            KeySpec(.formc, .scalar("the version"), "The version of the language: `1`.").required,
            KeySpec(
                .form, .name,
                "The form's name; its Swift type is called after it. Absent in a file that only shares choices."),
            KeySpec(.swiftName, .name, "The name of its Swift type, where the one made of `form` does not do."),
            KeySpec(.title, .text, "The form's title."),
            KeySpec(.description, .text, "What the form is for, in Markdown."),
            KeySpec(.version, .line, "The form's own version."),
            KeySpec(.language, .language, "The language of plain texts (BCP 47). Default: `en`."),
            KeySpec(
                .languages, .lines("a language code"), "The languages that every text must have besides `language`."),
            KeySpec(.imports, .lines("a path"), "Other specs whose choice lists are used here; relative to this one."),
            KeySpec(.choices, .names(.sharedOptions), "Choice lists that several fields use, by name."),
            KeySpec(.sources, .names(.mapping(.source)), "Option sets that the app supplies when it runs, by name."),
            KeySpec(.sections, .sections, "What the form asks, in order. Required in a spec with `form`."),
            KeySpec(.rules, .list(.rule), "Conditions across fields."),
            KeySpec(.messages, .messages, "Texts of violations for the whole form, by code."),
            KeySpec(.reserved, .mapping(.reserved), "Ids that must not come back with another meaning."),
        ])

    package static let section = KeyTable(
        "a section",
        [
            KeySpec(.id, .id, "The section's id."),
            KeySpec(.title, .text, "The section's heading."),
            KeySpec(.description, .text, "Its footer, in Markdown."),
            KeySpec(.visibleWhen, .condition, "The section shows only while this is true."),
            KeySpec(.fields, .fields, "The section's fields, in order.").required,
        ])

    package static let source = KeyTable(
        "a source",
        [KeySpec(.tagType, .words(Word.tagTypes), "What its tags are. Default: `string`.")])

    package static let reserved = KeyTable(
        "`reserved`", [KeySpec(.fields, .lines("an id"), "Ids of fields that were removed.")])

    package static let rule = KeyTable(
        "a rule",
        [
            KeySpec(.require, .condition, "What must hold.").required,
            KeySpec(.message, .text, "What to say when it does not.").required,
            KeySpec(.at, .id, "The field at which it is shown. Default: the first field named."),
            KeySpec(.when, .condition, "The rule rests while this is not true."),
            KeySpec(.id, .id, "The rule's id."),
        ])
}

extension Word {
    package static let tagTypes = [
        Word("string", "Tags are texts."), Word("integer", "Tags are whole numbers, stored as such."),
    ]
}
