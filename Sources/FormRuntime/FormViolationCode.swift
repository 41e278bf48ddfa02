/// What is wrong with an answer. The raw values are stable and those of every output.
nonisolated public enum FormViolationCode: String, CaseIterable, Sendable {
    case required
    case requiredOption = "required-option"
    case tooFew = "too-few"
    case tooMany = "too-many"
    case exclusiveConflict = "exclusive-conflict"
    case notOffered = "not-offered"
    case unknownTag = "unknown-tag"
    case duplicateTag = "duplicate-tag"
    case tooShort = "too-short"
    case tooLong = "too-long"
    case pattern
    case format
    case tooSmall = "too-small"
    case tooLarge = "too-large"
    case step
    case mustBe = "must-be"
    case wrongType = "wrong-type"
    case unknownField = "unknown-field"
    case duplicateField = "duplicate-field"
    case hidden
    case rule
}
