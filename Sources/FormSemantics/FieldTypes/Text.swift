import FormModel
import FormRuntime
import FormSource
import FormSyntax

extension FieldType {
    static let text = FieldType(
        "text", "A text, in one line or several.",
        keys: [
            KeySpec(.multiline, .boolean, "Whether it is asked in a field of several lines."),
            KeySpec(.minLength, .integer, "The fewest characters (Unicode code points) of an answer."),
            KeySpec(.maxLength, .integer, "The most characters (Unicode code points) of an answer."),
            KeySpec(.pattern, .pattern, "A pattern that the whole answer matches."),
            KeySpec(.format, .words(formats), "A well-known kind of text that the answer must be."),
            KeySpec(.secure, .boolean, "Whether it is hidden while it is typed, as a password."),
        ],
        example: """
            - id: email
              type: text
              label: E-mail address
              format: email
              max-length: 254
              required: true
            """,
        lower: { field, analysis in
            let isMultiline = analysis.flag(.multiline, of: field)
            let isSecure = analysis.flag(.secure, of: field)
            if isMultiline, isSecure { analysis.report(.secureLines(at: analysis.keyRange(.secure, of: field))) }
            var constraints: [Constraint] = []
            let length = analysis.bounds(.minLength, .maxLength, of: field)
            if length.min != nil || length.max != nil { constraints.append(.length(min: length.min, max: length.max)) }
            if let pattern = analysis.pattern(of: field) { constraints.append(.pattern(pattern)) }
            if let name = analysis.syntax.string(.format, of: field), let format = FormFormat(rawValue: name.value) {
                constraints.append(.format(format))
            }
            return FieldShape(
                value: .text, control: .textField(isMultiline: isMultiline, isSecure: isSecure),
                constraints: constraints)
        })

    private static let formats = [
        Word("email", "An e-mail address."), Word("url", "A web address, with `http` or `https`."),
        Word("phone", "A telephone number."),
    ]
}
