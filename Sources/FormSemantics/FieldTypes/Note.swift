import FormModel
import FormSource
import FormSyntax

extension FieldType {
    static let note = FieldType(
        shown: "note", "A text between the fields; shown, never answered.",
        keys: [KeySpec(.text, .text, "The text, in inline Markdown.").required],
        example: """
            - type: note
              text: Fields marked with a star must be answered.
            """,
        lower: { field, analysis in
            let text = analysis.text(.text, of: field) ?? LocalizedText(.empty)
            return FieldShape(value: .none, control: .note(text))
        })
}
