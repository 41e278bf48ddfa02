/// A JSON value (RFC 8259) that keeps the order of its keys, written with an indentation of two spaces.
package indirect enum JSON: Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case string(String)
    case array([JSON])
    case object([Entry])

    package struct Entry: Sendable {
        var key: String
        var value: JSON
    }

    /// The text of the value, without a line break at its end. A list of words takes one line if it fits 100
    /// characters.
    package var text: String { text(indentation: "") }

    private func text(indentation: String) -> String {
        switch self {
        case .null: return "null"
        case .boolean(let value): return value ? "true" : "false"
        case .integer(let value): return String(value)
        case .string(let value): return JSON.quoted(value)
        case .array(let values):
            if values.isEmpty { return "[]" }
            if let line = oneLine(values), line.count + indentation.count <= 100 { return line }
            return block("[", values.map { $0.text(indentation: indentation + "  ") }, "]", indentation)
        case .object(let entries):
            if entries.isEmpty { return "{}" }
            let lines = entries.map { JSON.quoted($0.key) + ": " + $0.value.text(indentation: indentation + "  ") }
            return block("{", lines, "}", indentation)
        }
    }

    private func block(_ open: String, _ items: [String], _ close: String, _ indentation: String) -> String {
        open + "\n" + items.map { indentation + "  " + $0 }.joined(separator: ",\n") + "\n" + indentation + close
    }

    private func oneLine(_ values: [JSON]) -> String? {
        var items: [String] = []
        for value in values {
            switch value {
            case .null, .boolean, .integer, .string: items.append(value.text)
            case .array, .object: return nil
            }
        }
        return "[" + items.joined(separator: ", ") + "]"
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\u{0}"..<" ", "\u{7F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16, uppercase: true)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            case _: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
    package init(integerLiteral value: Int) { self = .integer(value) }
    package init(arrayLiteral elements: JSON...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(elements.map { Entry(key: $0.0, value: $0.1) })
    }

    static func strings(_ texts: some Sequence<String>) -> JSON { .array(texts.map { .string($0) }) }

    /// An object with the entries of both, those of `other` last.
    static func + (one: JSON, other: JSON) -> JSON {
        guard case .object(let first) = one, case .object(let second) = other else { return one }
        return .object(first + second)
    }
}
