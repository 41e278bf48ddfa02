/// The condition that a text is, or the first thing that is wrong with it. Linear in the text.
package func parseCondition(_ bytes: [UInt8]) -> Result<ConditionSyntax, ConditionFault> {
    ConditionParser.parse(bytes)
}

/// Reads a condition by descent, one function a rule of `Grammar/condition.ebnf`. Chains of `and` and `or` are loops; parentheses and
/// `not` nest at most as deep as YAML does.
struct ConditionParser {
    private var lexer: ConditionLexer
    private var token: ConditionToken
    private var depth = 0
    /// Whether the last token that was taken closes a parenthesis.
    private var isAfterClose = false
    private static let deepest = 64

    /// The condition that a text is.
    static func parse(_ bytes: [UInt8]) -> Result<ConditionSyntax, ConditionFault> {
        do throws(ConditionFault) {
            var parser = try ConditionParser(bytes)
            let condition = try parser.disjunction()
            guard parser.token.kind == .end else { throw parser.surplus() }
            return .success(condition)
        } catch {
            return .failure(error)
        }
    }

    private init(_ bytes: [UInt8]) throws(ConditionFault) {
        lexer = ConditionLexer(bytes)
        token = try lexer.next()
    }

    private mutating func advance() throws(ConditionFault) -> ConditionToken {
        let current = token
        isAfterClose = current.kind == .close
        token = try lexer.next()
        return current
    }

    private mutating func take(_ kind: ConditionToken.Kind, _ what: String) throws(ConditionFault) -> ConditionToken {
        guard token.kind == kind else { throw ConditionFault(cause: .expected(what), range: token.range) }
        return try advance()
    }

    /// Something stands where the condition could have ended.
    private func surplus() -> ConditionFault {
        if case .comparison = token.kind, !isAfterClose { return ConditionFault(cause: .chain, range: token.range) }
        return ConditionFault(cause: .expected("`and`, `or` or the end"), range: token.range)
    }

    // MARK: Truth

    private mutating func disjunction() throws(ConditionFault) -> ConditionSyntax {
        var parts = [try conjunction()]
        while token.kind == .or {
            _ = try advance()
            parts.append(try conjunction())
        }
        return parts.count == 1 ? parts[0] : .or(parts)
    }

    private mutating func conjunction() throws(ConditionFault) -> ConditionSyntax {
        var parts = [try negation()]
        while token.kind == .and {
            _ = try advance()
            parts.append(try negation())
        }
        return parts.count == 1 ? parts[0] : .and(parts)
    }

    private mutating func negation() throws(ConditionFault) -> ConditionSyntax {
        guard token.kind == .not || token.kind == .open else { return try predicate() }
        guard depth < ConditionParser.deepest else { throw ConditionFault(cause: .nesting, range: token.range) }
        depth += 1
        defer { depth -= 1 }
        if try advance().kind == .not { return .not(try negation()) }
        let inner = try disjunction()
        _ = try take(.close, "`)`")
        return inner
    }

    // MARK: Predicates

    private mutating func predicate() throws(ConditionFault) -> ConditionSyntax {
        let subject = try self.subject()
        switch token.kind {
        case .comparison(let comparison):
            let sign = try advance().range
            let right = try value("a value")
            if case .comparison = token.kind { throw ConditionFault(cause: .chain, range: token.range) }
            return .comparison(subject, comparison, operator: sign, right)
        case .in:
            _ = try advance()
            return .within(subject, try choices())
        case .has:
            _ = try advance()
            return try has(subject)
        case .is:
            _ = try advance()
            return try answered(subject)
        case .word, .quoted, .and, .or, .not, .any, .all, .answered, .unanswered, .count, .field, .open, .close, .comma,
            .end:
            guard case .word(let range) = subject else {
                throw ConditionFault(cause: .expected("a comparison"), range: token.range)
            }
            return .word(range)
        }
    }

    /// What a predicate is about: a field, or the count of one.
    private mutating func subject() throws(ConditionFault) -> ConditionValue {
        switch token.kind {
        case .word: return .word(try advance().range)
        case .count: return try call()
        case .quoted, .and, .or, .not, .in, .has, .any, .all, .is, .answered, .unanswered, .field, .comparison, .open,
            .close, .comma, .end:
            throw ConditionFault(cause: .expected("a field"), range: token.range)
        }
    }

    /// `count(fruits)` and `field(other)`.
    private mutating func call() throws(ConditionFault) -> ConditionValue {
        let function = try advance()
        _ = try take(.open, "`(`")
        let field = try take(.word, "a field").range
        let end = try take(.close, "`)`").range.upperBound
        let whole = function.range.lowerBound..<end
        return function.kind == .count ? .count(field, whole: whole) : .field(field, whole: whole)
    }

    private mutating func value(_ what: String) throws(ConditionFault) -> ConditionValue {
        switch token.kind {
        case .word: return .word(try advance().range)
        case .quoted: return .quoted(try advance().range)
        case .count, .field: return try call()
        case .and, .or, .not, .in, .has, .any, .all, .is, .answered, .unanswered, .comparison, .open, .close, .comma,
            .end:
            throw ConditionFault(cause: .expected(what), range: token.range)
        }
    }

    private mutating func choices() throws(ConditionFault) -> ConditionChoices {
        if token.kind == .word { return .field(try advance().range) }
        let (values, range) = try list("a field, or a list `(a, b)`")
        return .values(values, range)
    }

    private mutating func list(_ what: String) throws(ConditionFault) -> ([ConditionValue], Range<Int>) {
        let start = try take(.open, what).range.lowerBound
        var values: [ConditionValue] = []
        while token.kind != .close {
            values.append(try value(values.isEmpty ? "a tag or `)`" : "a tag"))
            if token.kind == .close { break }
            _ = try take(.comma, "`,` or `)`")
            if token.kind == .close { throw ConditionFault(cause: .expected("a tag"), range: token.range) }
        }
        return (values, start..<(try advance().range.upperBound))
    }

    private mutating func has(_ subject: ConditionValue) throws(ConditionFault) -> ConditionSyntax {
        let field = try fieldOnly(subject, before: "has")
        switch token.kind {
        case .any, .all:
            let quantifier: ConditionQuantifier = try advance().kind == .any ? .any : .all
            let (values, range) = try list("a list `(a, b)`")
            return .has(field, quantifier, values, list: range)
        case .word, .quoted, .and, .or, .not, .in, .has, .is, .answered, .unanswered, .count, .field, .comparison,
            .open,
            .close, .comma, .end:
            let value = try value("a tag, `any (…)` or `all (…)`")
            return .has(field, .one, [value], list: value.range)
        }
    }

    private mutating func answered(_ subject: ConditionValue) throws(ConditionFault) -> ConditionSyntax {
        let field = try fieldOnly(subject, before: "is")
        guard token.kind == .answered || token.kind == .unanswered else {
            throw ConditionFault(cause: .expected("`answered` or `unanswered`"), range: token.range)
        }
        let state = try advance()
        return .answered(field, state.kind == .answered, state: state.range)
    }

    private func fieldOnly(_ value: ConditionValue, before word: String) throws(ConditionFault) -> Range<Int> {
        if case .word(let range) = value { return range }
        throw ConditionFault(cause: .expected("a field before `\(word)`"), range: value.range)
    }
}
