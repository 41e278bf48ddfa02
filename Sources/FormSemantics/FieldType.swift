import FormModel
package import FormSyntax

/// A type of field, as data: what it is called, the keys it has, and what it lowers to. Everything else, from
/// completion to generated code, follows from these.
package struct FieldType: Sendable {
    package let name: String
    /// One sentence, in Markdown.
    package let summary: String
    /// All keys, in the order in which the reference shows them.
    package let keys: [KeySpec]
    /// A whole field that uses most of its keys, as the reference shows it.
    package let example: String
    let lower: @Sendable (FieldSyntax, inout Analysis) -> FieldShape

    /// A type whose fields have a value. `isRequirable` is false where a field is never unanswered.
    init(
        _ name: String, _ summary: String, isRequirable: Bool = true, keys: [KeySpec], example: String,
        lower: @escaping @Sendable (FieldSyntax, inout Analysis) -> FieldShape
    ) {
        self.name = name
        self.summary = summary
        self.keys =
            [.id.required, .type, .label.required] + keys + (isRequirable ? KeySpec.requirement : []) + KeySpec.value
            + KeySpec.common
        self.example = example
        self.lower = lower
    }

    /// A type whose fields are shown and never answered.
    init(
        shown name: String, _ summary: String, keys: [KeySpec], example: String,
        lower: @escaping @Sendable (FieldSyntax, inout Analysis) -> FieldShape
    ) {
        self.name = name
        self.summary = summary
        self.keys = [.id, .type, .label] + keys + KeySpec.common.filter { $0.key != .swiftName }
        self.example = example
        self.lower = lower
    }
}

extension FieldType {
    /// Every type of the language, in the order of the reference.
    package static let catalogue: [FieldType] = [
        .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .picker, .multiSelector, .checkboxes, .note,
    ]

    /// The catalogue as the parser needs it.
    package static let grammar: [FieldGrammar] = catalogue.map { type in
        FieldGrammar(name: type.name, keys: KeyTable("a field of type `\(type.name)`", type.keys))
    }
}
