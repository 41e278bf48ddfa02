/// What to write instead of words that other languages, or plain English, have where a condition has its own.
struct ConditionHint {
    /// What was expected, as the message says it, and what was found.
    let expected: String
    let found: String

    var text: String? {
        if expected.hasPrefix("`answered`") { return state }
        let keyword = found.lowercased()
        if keyword != found, Analysis.keywords.contains(keyword) { return "write `\(keyword)`" }
        let isText = found.first == "\"" || found.first == "'"
        if expected.hasPrefix("`and`") {
            return isText ? "a quote in a text goes into the other kind of quotes" : joint
        }
        return expected == "a field" && isText ? "the field stands on the left" : nil
    }

    /// After `is`.
    private var state: String? {
        switch found.lowercased() {
        case "": nil
        case "not", "empty", "blank", "missing", "null", "none": "write `is unanswered`"
        case "set", "given", "filled", "present": "write `is answered`"
        case _: "a value is compared with `==`"
        }
    }

    /// Between two conditions, where an operator may have been meant.
    private var joint: String? {
        switch found.lowercased() {
        case "not": "`not` stands before the whole: `not fruit in (a, b)`"
        case "contains", "includes": "write `has`"
        case "equals", "eq": "write `==`"
        case _: nil
        }
    }
}
