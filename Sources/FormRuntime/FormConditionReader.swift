/// Reads a condition of a table: the text of the language as the compiler writes it after every check, with one blank
/// between words, tags that are no plain words in `"`, and a `"` in them doubled. Parentheses and `not` nest at most as
/// deep as the language lets them.
nonisolated struct FormConditionReader {
    private let tokens: [String]
    private let scope: FormConditionScope
    private var at = 0

    /// Nil for a text that is no condition over the form.
    static func read(_ text: String, _ scope: FormConditionScope) -> FormCondition? {
        var reader = FormConditionReader(tokens: formConditionTokens(text), scope: scope)
        guard let condition = reader.any(), reader.at == reader.tokens.count else { return nil }
        return condition
    }

    private init(tokens: [String], scope: FormConditionScope) {
        self.tokens = tokens
        self.scope = scope
    }

    private var token: String { at < tokens.count ? tokens[at] : "" }

    private mutating func next() -> String {
        let token = token
        at += 1
        return token
    }

    private mutating func takes(_ word: String) -> Bool {
        guard token == word else { return false }
        at += 1
        return true
    }

    // MARK: Truth

    private mutating func any() -> FormCondition? {
        guard let first = all() else { return nil }
        var parts = [first]
        while takes("or") {
            guard let part = all() else { return nil }
            parts.append(part)
        }
        return parts.count == 1 ? first : .any(parts)
    }

    private mutating func all() -> FormCondition? {
        guard let first = negation() else { return nil }
        var parts = [first]
        while takes("and") {
            guard let part = negation() else { return nil }
            parts.append(part)
        }
        return parts.count == 1 ? first : .all(parts)
    }

    private mutating func negation() -> FormCondition? {
        if takes("not") { return negation().map { .not($0) } }
        guard takes("(") else { return predicate() }
        let inner = any()
        return takes(")") ? inner : nil
    }

    // MARK: Predicates

    private mutating func predicate() -> FormCondition? {
        if token == "count" { return comparison(operand(), like: nil) }
        guard let field = scope.field(next()) else { return nil }
        switch token {
        case "is":
            at += 1
            return next() == "answered" ? .isAnswered(field) : .not(.isAnswered(field))
        case "has":
            at += 1
            return has(field)
        case "in":
            at += 1
            if token == "(" { return tags(of: field).map { .isOneOf(field, $0) } }
            return scope.field(next()).map { .isAmong(field, selection: $0) }
        case "==", "!=", "<", "<=", ">", ">=": return comparison(field)
        default: return .isOn(field)
        }
    }

    private mutating func has(_ field: Int) -> FormCondition? {
        if takes("any") { return tags(of: field).map { .hasAny(field, $0) } }
        if takes("all") { return tags(of: field).map { .hasAll(field, $0) } }
        var set = FormTagSet()
        return tag(of: field, into: &set) ? .hasAny(field, set) : nil
    }

    private mutating func comparison(_ field: Int) -> FormCondition? {
        switch scope.limits(field) {
        case .choice, .tag: pickerComparison(field)
        case .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .selection, .tags:
            comparison(.field(field), like: field)
        }
    }

    /// A picker against a tag, another picker, or, for integer tags, a number.
    private mutating func pickerComparison(_ field: Int) -> FormCondition? {
        guard let comparison = FormComparison(rawValue: token) else { return nil }
        let isOrder = comparison != .equal && comparison != .notEqual
        let list = scope.lists[field]
        if at + 1 < tokens.count, tokens[at + 1] == "field" {
            at += 2
            guard takes("("), let other = scope.field(next()), takes(")") else { return nil }
            guard isOrder, let list, let otherList = scope.lists[other] else {
                return .compares(.field(field), comparison, .field(other))
            }
            return .compares(
                .tagNumber(field, scope.numbers(list)), comparison, .tagNumber(other, scope.numbers(otherList)))
        }
        at += 1
        if isOrder {
            guard let number = Int(next()) else { return nil }
            let left: FormOperand = list.map { .tagNumber(field, scope.numbers($0)) } ?? .field(field)
            return .compares(left, comparison, .constant(.integer(number)))
        }
        var set = FormTagSet()
        guard tag(of: field, into: &set) else { return nil }
        return comparison == .equal ? .isOneOf(field, set) : .not(.isOneOf(field, set))
    }

    private mutating func comparison(_ left: FormOperand?, like field: Int?) -> FormCondition? {
        guard let left, let comparison = FormComparison(rawValue: next()) else { return nil }
        return operand(like: field).map { .compares(left, comparison, $0) }
    }

    // MARK: Values

    /// A value, or a field that holds one; what a literal is, the field on the left decides.
    private mutating func operand(like field: Int? = nil) -> FormOperand? {
        let word = next()
        if word == "count" || word == "field" {
            guard takes("("), let field = scope.field(next()), takes(")") else { return nil }
            return word == "count" ? .count(field) : .field(field)
        }
        if let other = scope.field(word) { return .field(other) }
        switch field.map({ scope.limits($0) }) {
        case .text: return unquoted(word).map { .constant(.text($0)) }
        case .date: return FormDate(word).map { .constant(.date($0)) }
        case .time: return FormTime(word).map { .constant(.time($0)) }
        case .dateTime: return FormDateTime(word).map { .constant(.dateTime($0)) }
        case .integer, .decimal, .toggle, .choice, .selection, .tag, .tags, nil:
            return Int(word).map { .constant(.integer($0)) } ?? FormDecimal(word).map { .constant(.decimal($0)) }
        }
    }

    private mutating func tags(of field: Int) -> FormTagSet? {
        guard takes("(") else { return nil }
        var set = FormTagSet()
        while !takes(")") {
            guard tag(of: field, into: &set), takes(",") || token == ")" else { return nil }
        }
        return set
    }

    /// One tag of the field's list or source, or a picker that holds one.
    private mutating func tag(of field: Int, into set: inout FormTagSet) -> Bool {
        let word = next()
        if word == "field", takes("(") {
            guard let other = scope.field(next()), takes(")") else { return false }
            set.fields.append(other)
            return true
        }
        let tag = unquoted(word) ?? word
        if let list = scope.lists[field] {
            guard let position = list.rows.index.row(of: tag) else { return false }
            set.options.insert(position)
            return true
        }
        switch scope.limits(field) {
        case .tag(.integer), .tags(.integer, _):
            guard let number = Int(tag) else { return false }
            set.integers.insert(number)
        case .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .choice, .selection, .tag, .tags:
            set.tags.insert(FormTag(tag))
        }
        return true
    }

    private func unquoted(_ word: String) -> String? {
        guard word.utf8.first == 0x22 else { return nil }
        return String(word.dropFirst())
    }
}

/// The words and signs of a condition. A quoted text comes with the quote before it, which tells it from a word.
nonisolated private func formConditionTokens(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var tokens: [String] = []
    var at = 0
    while at < bytes.count {
        let start = at
        switch bytes[at] {
        case 0x20: at += 1
        case 0x28, 0x29, 0x2C:
            at += 1
            tokens.append(String(decoding: bytes[start..<at], as: UTF8.self))
        case 0x22:
            var quoted: [UInt8] = [0x22]
            at += 1
            while at < bytes.count {
                if bytes[at] == 0x22 {
                    at += 1
                    guard at < bytes.count, bytes[at] == 0x22 else { break }
                }
                quoted.append(bytes[at])
                at += 1
            }
            tokens.append(String(decoding: quoted, as: UTF8.self))
        default:
            while at < bytes.count, ![0x20, 0x28, 0x29, 0x2C].contains(bytes[at]) { at += 1 }
            tokens.append(String(decoding: bytes[start..<at], as: UTF8.self))
        }
    }
    return tokens
}
