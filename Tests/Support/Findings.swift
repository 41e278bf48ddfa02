package import FormAnswers
import FormRuntime

/// A finding as the reference prints its violations: the field or unknown key, the code, and the option if one is meant.
package func described(_ place: AnswerFinding, _ plan: AnswerPlan) -> String {
    let finding = place.finding
    let option =
        switch finding.code {
        case .notOffered, .unknownTag, .duplicateTag: finding.found
        case .requiredOption: finding.allowed
        case .required, .tooFew, .tooMany, .exclusiveConflict, .tooShort, .tooLong, .pattern, .format, .tooSmall,
            .tooLarge, .step, .mustBe, .wrongType, .unknownField, .duplicateField, .hidden, .rule:
            ""
        }
    return "\(finding.field.map { plan.ids[$0] } ?? finding.found) \(finding.code.rawValue) \(option)"
}
