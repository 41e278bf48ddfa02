import FormSource

/// A type of field as the parser needs it: its name and the keys that it has.
package struct FieldGrammar: Sendable {
    package let name: String
    package let keys: KeyTable
    private let bytes: [UInt8]

    package init(name: String, keys: KeyTable) {
        self.name = name
        self.keys = keys
        bytes = Array(name.utf8)
    }

    func isNamed(_ text: Text, in buffer: TextBuffer) -> Bool {
        text.count == bytes.count && buffer.equal(text, bytes)
    }
}

extension KeySpec {
    package static let id = KeySpec(
        .id, .id, "What the answer is stored under: an ASCII letter, then letters, digits, `-` and `_`.")
    package static let type = KeySpec(.type, .scalar("a type"), "The type of the field.").required
    package static let label = KeySpec(.label, .text, "What is asked.")

    /// Keys of every field, after `id`, `type` and `label`.
    package static let common = [
        KeySpec(.help, .text, "A sentence that helps to answer, in Markdown."),
        KeySpec(.placeholder, .text, "Shown while there is no answer."),
        KeySpec(.visibleWhen, .condition, "The field shows only while this is true."),
        KeySpec(.swiftName, .name, "The name of its Swift property, where the one made of the id does not do."),
    ]

    /// Keys of a field that can be left unanswered.
    package static let requirement = [
        KeySpec(.required, .boolean, "Whether the field must be answered."),
        KeySpec(.requiredWhen, .condition, "The field must be answered while this is true."),
    ]

    /// Keys of every field that has a value.
    package static let value = [
        KeySpec(.readOnly, .boolean, "Shown, not changed."),
        KeySpec(.default, .answer, "The answer of a new form; a legal one."),
        KeySpec(.formerly, .lines("an id"), "Earlier ids whose stored answers belong here."),
        KeySpec(.messages, .messages, "The field's own texts of violations, by code."),
    ]
}
