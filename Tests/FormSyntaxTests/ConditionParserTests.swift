import Testing

@testable import FormSyntax

/// What a condition's text becomes, and where it is at fault.
@Suite struct ConditionParserTests {
    @Test(arguments: [
        ("member", "member"),
        ("not member", "(not member)"),
        ("a or b and not c", "(a or (b and (not c)))"),
        ("(a or b) and c", "((a or b) and c)"),
        ("fruits has apple", "(fruits has [apple])"),
        ("fruits has any (apple, banana)", "(fruits has any [apple banana])"),
        ("fruits has all (apple)", "(fruits has all [apple])"),
        ("favourite == apple", "(favourite == apple)"),
        ("favourite in (apple, 'a b')", "(favourite in [apple 'a b'])"),
        ("favourite in fruits", "(favourite in fruits)"),
        ("fruit in ()", "(fruit in [])"),
        ("count(fruits) >= 2", "(count(fruits) >= 2)"),
        ("age >= 18 and not member", "((age >= 18) and (not member))"),
        ("end-date >= start-date", "(end-date >= start-date)"),
        ("start == 2026-11-30T09:30", "(start == 2026-11-30T09:30)"),
        ("a != field(b)", "(a != field(b))"),
        ("name is answered", "(name is answered)"),
        ("fruits\nis\tunanswered", "(fruits is unanswered)"),
        ("price < -1.5", "(price < -1.5)"),
        ("tag == 日本", "(tag == 日本)"),
        (#"tag == "a #5""#, #"(tag == "a #5")"#),
    ])
    func reads(_ text: String, _ tree: String) {
        switch ConditionParser.parse(Array(text.utf8)) {
        case .success(let condition): #expect(shown(condition, text) == tree)
        case .failure(let fault): Issue.record("\(fault)")
        }
    }

    /// The fault is marked by carets under the text.
    @Test(arguments: [
        ("age = 18", "    ^", ConditionFault.Cause.foreignOperator("==")),
        ("a && b", "  ^^", .foreignOperator("and")),
        ("a || b", "  ^^", .foreignOperator("or")),
        ("!a", "^", .foreignOperator("not")),
        ("a <> b", "  ^^", .foreignOperator("!=")),
        ("a === b", "  ^^^", .foreignOperator("==")),
        ("1 < a < 3", "      ^", .chain),
        ("a == b == c", "       ^^", .chain),
        ("a == 'x", "     ^", .unclosedQuote),
        ("a == b # why", "       ^^^^^", .comment),
        ("a == $b", "     ^", .character),
        ("a ==", "    ", .expected("a value")),
        ("(a or b", "       ", .expected("`)`")),
        ("a or", "    ", .expected("a field")),
        ("a b", "  ^", .expected("`and`, `or` or the end")),
        ("count(a)", "        ", .expected("a comparison")),
        ("count(a) is answered", "^^^^^^^^", .expected("a field before `is`")),
        ("a is empty", "     ^^^^^", .expected("`answered` or `unanswered`")),
        ("a in (b c)", "        ^", .expected("`,` or `)`")),
        ("a not in (b)", "  ^^^", .expected("`and`, `or` or the end")),
        ("", "", .expected("a field")),
    ])
    func refuses(_ text: String, _ carets: String, _ cause: ConditionFault.Cause) {
        switch ConditionParser.parse(Array(text.utf8)) {
        case .success(let condition): Issue.record("read as \(shown(condition, text))")
        case .failure(let fault):
            #expect(fault.cause == cause)
            let start = carets.prefix { $0 == " " }.count
            #expect(fault.range == start..<carets.count, "\(text)")
        }
    }

    @Test func nestingEnds() {
        for opening in ["(", "not "] {
            let deep = String(repeating: opening, count: 100_000) + "a"
            guard case .failure(let fault) = ConditionParser.parse(Array(deep.utf8)) else {
                Issue.record("taken")
                return
            }
            #expect(fault.cause == .nesting)
        }
        let flat = Array(repeating: "a", count: 100_000).joined(separator: " and ")
        #expect((try? ConditionParser.parse(Array(flat.utf8)).get()) != nil)
    }

    // MARK: Showing

    private func shown(_ condition: ConditionSyntax, _ text: String) -> String {
        let piece = { (range: Range<Int>) in String(decoding: Array(text.utf8)[range], as: UTF8.self) }
        let list = { (values: [ConditionValue]) in "[" + values.map { piece($0.range) }.joined(separator: " ") + "]" }
        switch condition {
        case .or(let parts): return "(" + parts.map { shown($0, text) }.joined(separator: " or ") + ")"
        case .and(let parts): return "(" + parts.map { shown($0, text) }.joined(separator: " and ") + ")"
        case .not(let part): return "(not \(shown(part, text)))"
        case .word(let range): return piece(range)
        case .comparison(let left, let comparison, _, let right):
            return "(\(piece(left.range)) \(comparison.rawValue) \(piece(right.range)))"
        case .within(let value, .values(let values, _)): return "(\(piece(value.range)) in \(list(values)))"
        case .within(let value, .field(let field)): return "(\(piece(value.range)) in \(piece(field)))"
        case .has(let field, .one, let values, _): return "(\(piece(field)) has \(list(values)))"
        case .has(let field, .any, let values, _): return "(\(piece(field)) has any \(list(values)))"
        case .has(let field, .all, let values, _): return "(\(piece(field)) has all \(list(values)))"
        case .answered(let field, let isAnswered, _):
            return "(\(piece(field)) is \(isAnswered ? "answered" : "unanswered"))"
        }
    }
}
