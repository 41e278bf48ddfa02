/// What the first pass over a record found of a field.
struct FieldState {
    enum Outcome: UInt8 {
        /// `null`, an empty text or an empty selection.
        case unanswered
        /// Answered, and within all limits.
        case clear
        /// To be read again, by the rules.
        case closer
    }

    /// The number of the record that this was found in: what is of another one counts for nothing.
    var record: UInt64 = 0
    var outcome = Outcome.unanswered
    /// 0 if the answer stands under the field's id, 1 under its first former one ….
    var rank = 0
    /// Where the key and the value begin.
    var key = 0
    var value = 0
    /// A clear value: the options of a selection as bits, the position of a choice, an integer's bits, a toggle.
    var word: UInt64 = 0
}

/// A key of a record that is reported for itself.
struct StrayKey {
    /// The field that the record has already an answer of; nil if the key is no field's.
    let field: Int?
    /// Where its opening quote stands.
    let offset: Int
    let text: JSONText
}
