import FormRuntime

extension FormViolationCode {
    /// When an answer has the violation: one sentence, in Markdown.
    package var summary: String {
        switch self {
        case .required: "The field is `required` and not answered."
        case .requiredOption: "An option that is `required` is not among the chosen."
        case .tooFew: "Fewer options than `min` are chosen."
        case .tooMany: "More options than `max` are chosen."
        case .exclusiveConflict: "An `exclusive` option is chosen together with others."
        case .notOffered: "An option is chosen that is not offered now."
        case .unknownTag: "A tag is no option of the list or source."
        case .duplicateTag: "A tag stands more than once in a stored answer."
        case .tooShort: "The text has fewer characters than `min-length`."
        case .tooLong: "The text has more characters than `max-length`."
        case .pattern: "The text as a whole does not match `pattern`."
        case .format: "The text is not of its `format`."
        case .tooSmall: "The number, date or time is below `min`."
        case .tooLarge: "The number, date or time is above `max`."
        case .step: "The number is not a whole number of steps from `min`, or from 0."
        case .mustBe: "The toggle is not what it must be."
        case .wrongType: "A stored value cannot be an answer to the field."
        case .unknownField: "A stored key is no field of the form."
        case .duplicateField: "A stored key stands more than once."
        case .hidden: "A hidden field is answered; only a strict check reports it."
        case .rule: "A rule across fields does not hold."
        }
    }

    /// The built-in text in English, for an option “Apple”, a limit of 2 and an answer of 5.
    var exampleText: String {
        let finding = FormFinding(self, found: "5", allowed: "2")
        return FormMessages.text(finding, rule: nil, label: "", option: "Apple", language: "en")
    }
}
