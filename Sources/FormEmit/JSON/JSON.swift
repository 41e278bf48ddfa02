package import FormRuntime
import FormSource

/// A JSON value (RFC 8259) that keeps the order of its keys, written with an indentation of two spaces. Text enters JSON
/// here, and is escaped on the way out.
package indirect enum JSON: Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case decimal(FormDecimal)
    case string(String)
    case array([JSON])
    case object([Entry])

    package struct Entry: Equatable, Sendable {
        package var key: String
        package var value: JSON

        package init(key: String, value: JSON) {
            self.key = key
            self.value = value
        }
    }

    /// The text of the value, without a line break at its end. A list of words takes one line if it fits 100
    /// characters. Linear in the text.
    package var text: String {
        var text = ""
        write(to: &text, indentation: 0)
        return text
    }

    private func write(to text: inout String, indentation: Int) {
        switch self {
        case .null: text += "null"
        case .boolean(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .decimal(let value): text += value.description
        case .string(let value): text += jsonQuoted(value)
        case .array(let values):
            if values.isEmpty {
                text += "[]"
            } else if let line = oneLine(values), line.count + indentation <= 100 {
                text += line
            } else {
                JSON.writeBlock("[", values, "]", to: &text, indentation) {
                    $0.write(to: &$1, indentation: indentation + 2)
                }
            }
        case .object(let entries):
            if entries.isEmpty {
                text += "{}"
            } else {
                JSON.writeBlock("{", entries, "}", to: &text, indentation) {
                    $1 += jsonQuoted($0.key)
                    $1 += ": "
                    $0.value.write(to: &$1, indentation: indentation + 2)
                }
            }
        }
    }

    private static func writeBlock<Item>(
        _ open: String, _ items: [Item], _ close: String, to text: inout String, _ indentation: Int,
        _ write: (Item, inout String) -> Void
    ) {
        let margin = String(repeating: " ", count: indentation)
        text += open
        for (position, item) in items.enumerated() {
            text += (position == 0 ? "\n  " : ",\n  ") + margin
            write(item, &text)
        }
        text += "\n" + margin + close
    }

    private func oneLine(_ values: [JSON]) -> String? {
        var items: [String] = []
        for value in values {
            switch value {
            case .null, .boolean, .integer, .decimal, .string: items.append(value.text)
            case .array, .object: return nil
            }
        }
        return "[" + items.joined(separator: ", ") + "]"
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

    package static func strings(_ texts: some Sequence<String>) -> JSON { .array(texts.map { .string($0) }) }

    /// An object with the entries of both, those of `other` last.
    package static func + (one: JSON, other: JSON) -> JSON {
        guard case .object(let first) = one, case .object(let second) = other else { return one }
        return .object(first + second)
    }
}

/// Texts are equal if their code points are: `String` would take é for e with an accent.
extension JSON: Equatable {
    package static func == (one: JSON, other: JSON) -> Bool {
        switch (one, other) {
        case (.null, .null): true
        case (.boolean(let one), .boolean(let other)): one == other
        case (.integer(let one), .integer(let other)): one == other
        case (.decimal(let one), .decimal(let other)): one == other
        case (.string(let one), .string(let other)): FormTag(one) == FormTag(other)
        case (.array(let one), .array(let other)): one == other
        case (.object(let one), .object(let other)): one == other
        case (.null, _), (.boolean, _), (.integer, _), (.decimal, _), (.string, _), (.array, _), (.object, _): false
        }
    }
}
