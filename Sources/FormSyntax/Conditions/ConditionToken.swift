/// A piece of a condition. Ranges are bytes of the condition's text, as YAML has read its scalar.
struct ConditionToken {
    enum Kind: Equatable {
        case word, quoted
        case and, or, not, `in`, has, any, all, `is`, answered, unanswered, count, field
        case comparison(Comparison)
        case open, close, comma, end
    }

    var kind: Kind
    var range: Range<Int>
}

/// How two values are compared.
package enum Comparison: String, CaseIterable, Sendable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
}

/// What is wrong with a condition's text, and where in it.
package struct ConditionFault: Error {
    package enum Cause: Equatable, Sendable {
        /// An operator of another language, and the one that is meant.
        case foreignOperator(String)
        case character
        case comment
        case unclosedQuote
        /// Something else was expected here.
        case expected(String)
        case chain
        case nesting
    }

    package var cause: Cause
    package var range: Range<Int>
}
