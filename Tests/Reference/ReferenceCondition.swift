/// A condition, after `Grammar/condition.ebnf`: what a word stands for is not decided here.
package indirect enum ReferenceCondition: Sendable {
    case or([ReferenceCondition])
    case and([ReferenceCondition])
    case not(ReferenceCondition)
    case parenthesised(ReferenceCondition)
    /// A word alone: a toggle.
    case toggle(String)
    case compare(ReferenceSubject, ReferenceComparison, ReferenceOperand)
    case within(ReferenceSubject, ReferenceMembers)
    case has(String, ReferenceTags)
    case state(String, isAnswered: Bool)
}

package enum ReferenceSubject: Sendable {
    case word(String)
    case count(String)
}

package enum ReferenceComparison: String, CaseIterable, Sendable {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case atMost = "<="
    case greater = ">"
    case atLeast = ">="
}

/// `value` of the grammar.
package enum ReferenceOperand: Sendable {
    case word(String)
    case quoted(String)
    case count(String)
    case field(String)
}

/// `choices` of the grammar.
package enum ReferenceMembers: Sendable {
    case field(String)
    case list([ReferenceOperand])
}

package enum ReferenceTags: Sendable {
    case one(ReferenceOperand)
    case any([ReferenceOperand])
    case all([ReferenceOperand])
}

// MARK: How it is written

extension ReferenceCondition: CustomStringConvertible {
    package var description: String {
        switch self {
        case .or(let parts): parts.map { $0.written(tighterThan: 1) }.joined(separator: " or ")
        case .and(let parts): parts.map { $0.written(tighterThan: 2) }.joined(separator: " and ")
        case .not(let part): "not \(part.written(tighterThan: 2))"
        case .parenthesised(let part): "(\(part))"
        case .toggle(let field): field
        case .compare(let subject, let comparison, let value): "\(subject) \(comparison.rawValue) \(value)"
        case .within(let subject, let members): "\(subject) in \(members)"
        case .has(let field, let tags): "\(field) has \(tags)"
        case .state(let field, let isAnswered): "\(field) is \(isAnswered ? "answered" : "unanswered")"
        }
    }

    /// In parentheses where it binds less tightly than what it stands in.
    private func written(tighterThan level: Int) -> String { binding > level ? description : "(\(description))" }

    private var binding: Int {
        switch self {
        case .or: 1
        case .and: 2
        case .not: 3
        case .parenthesised, .toggle, .compare, .within, .has, .state: 4
        }
    }
}

extension ReferenceSubject: CustomStringConvertible {
    package var description: String {
        switch self {
        case .word(let field): field
        case .count(let field): "count(\(field))"
        }
    }
}

extension ReferenceOperand: CustomStringConvertible {
    package var description: String {
        switch self {
        case .word(let text): text
        case .quoted(let text): text.contains("\"") ? "'\(text)'" : "\"\(text)\""
        case .count(let field): "count(\(field))"
        case .field(let field): "field(\(field))"
        }
    }
}

extension ReferenceMembers: CustomStringConvertible {
    package var description: String {
        switch self {
        case .field(let field): field
        case .list(let values): "(\(values.map(\.description).joined(separator: ", ")))"
        }
    }
}

extension ReferenceTags: CustomStringConvertible {
    package var description: String {
        switch self {
        case .one(let value): value.description
        case .any(let values): "any \(ReferenceMembers.list(values))"
        case .all(let values): "all \(ReferenceMembers.list(values))"
        }
    }
}

extension ReferenceOperand {
    static let keywords = [
        "and", "or", "not", "in", "has", "any", "all", "is", "answered", "unanswered", "count", "field",
    ]

    /// Whether a text can stand as a word: “A word is letters, digits, `_`, `-`, and `.` or `:` inside it; whatever
    /// else is written `"…"` or `'…'`.”
    static func isWord(_ text: String) -> Bool {
        let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "." || $0 == ":" }
        let isSpelledSo = parts.allSatisfy { part in
            !part.isEmpty
                && part.allSatisfy { $0 == "_" || $0 == "-" || $0.properties.isAlphabetic || ("0"..."9").contains($0) }
        }
        return isSpelledSo && !keywords.contains(text)
    }
}
