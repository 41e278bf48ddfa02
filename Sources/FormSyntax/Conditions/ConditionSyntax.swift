/// A condition as it was written. Ranges are bytes of its text.
package indirect enum ConditionSyntax: Sendable {
    case or([ConditionSyntax])
    case and([ConditionSyntax])
    case not(ConditionSyntax)
    /// A word by itself: a toggle that is on.
    case word(Range<Int>)
    case comparison(ConditionValue, Comparison, operator: Range<Int>, ConditionValue)
    case within(ConditionValue, ConditionChoices)
    case has(Range<Int>, ConditionQuantifier, [ConditionValue], list: Range<Int>)
    /// `is answered`, or not; the second range is the word.
    case answered(Range<Int>, Bool, state: Range<Int>)

    /// From its first to its last character.
    package var range: Range<Int> {
        switch self {
        case .or(let parts), .and(let parts):
            (parts.first?.range.lowerBound ?? 0)..<(parts.last?.range.upperBound ?? 0)
        case .not(let part): part.range
        case .word(let range): range
        case .answered(let field, _, let state): field.lowerBound..<state.upperBound
        case .comparison(let left, _, _, let right): left.range.lowerBound..<right.range.upperBound
        case .within(let value, let choices): value.range.lowerBound..<choices.range.upperBound
        case .has(let field, _, _, let list): field.lowerBound..<list.upperBound
        }
    }
}

package enum ConditionQuantifier: Sendable {
    case one, any, all
}

/// One side of a comparison, or an entry of a list. What a word means, the other side's type decides.
package enum ConditionValue: Sendable {
    case word(Range<Int>)
    /// A text in quotes; the range has them.
    case quoted(Range<Int>)
    case count(Range<Int>, whole: Range<Int>)
    case field(Range<Int>, whole: Range<Int>)

    package var range: Range<Int> {
        switch self {
        case .word(let range), .quoted(let range): range
        case .count(_, let whole), .field(_, let whole): whole
        }
    }
}

/// What may stand after `in`.
package enum ConditionChoices: Sendable {
    case values([ConditionValue], Range<Int>)
    case field(Range<Int>)

    package var range: Range<Int> {
        switch self {
        case .values(_, let range), .field(let range): range
        }
    }
}
