extension KeyTable {
    /// An option that is written as a mapping.
    package static let option = KeyTable(
        "an option",
        [
            KeySpec(.tag, .tag, "What is stored. Unique in its list.").required,
            KeySpec(.label, .text, "What is shown. Default: the tag."),
            KeySpec(.description, .text, "A sentence that explains the option, in Markdown."),
            KeySpec(.image, .mapping(.image), "A picture of the option."),
            KeySpec(.group, .text, "A heading; options of one group stand together under it."),
            KeySpec(.exclusive, .boolean, "Chosen alone or not at all: None of these."),
            KeySpec(.required, .boolean, "Must be among the chosen: an agreement in a list of them."),
            KeySpec(.visibleWhen, .condition, "Offered only while this is true."),
            KeySpec(.disabledWhen, .condition, "Shown, but not choosable, while this is true."),
            KeySpec(.retired, .boolean, "No longer offered, still valid in stored answers."),
            KeySpec(.formerly, .lines("a tag"), "Earlier tags that are read as this option."),
            KeySpec(.swiftName, .name, "The name of its Swift case, where the one made of the tag does not do."),
        ])

    /// The last option of a field, which asks for a text.
    package static let other = KeyTable(
        "`other`",
        [
            KeySpec(.tag, .tag, "What is stored. Default: `other`; a list of integer tags needs one."),
            KeySpec(.label, .text, "What is shown, of the option and of its text. Default: “Other”."),
            KeySpec(.maxLength, .integer, "The most characters of the text."),
            KeySpec(.required, .boolean, "Whether the text must be given. Default: `true`."),
        ])

    package static let image = KeyTable(
        "an image",
        [
            KeySpec(.symbol, .line, "The name of an SF Symbol."),
            KeySpec(.asset, .line, "The name of an image in the app's asset catalogue."),
            KeySpec(.url, .line, "Where the image is."),
            KeySpec(.alt, .text, "What it shows, for those who do not see it."),
        ])

    /// A list of options with a head: a shared list, or `options` of a field.
    package static let list = KeyTable(
        "a list of options",
        [
            KeySpec(.tagType, .words(Word.tagTypes), "What the tags are. Default: `string`."),
            KeySpec(.swiftName, .name, "The name of its Swift type."),
            KeySpec(.options, .options, "The options, in order."),
        ])

    /// `options` of a field that is written as a mapping.
    package static let fieldOptions = KeyTable(
        "`options`",
        [KeySpec(.source, .name, "The source whose options the field offers.")] + list.specs)
}
