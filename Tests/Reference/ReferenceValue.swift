/// A value of a JSON document.
package indirect enum ReferenceValue: Sendable {
    case null
    case bool(Bool)
    /// As it is written.
    case number(String)
    case string(String)
    case array([ReferenceValue])
    case object([ReferenceEntry])

    /// A text as a string, a whole number as a number: how a tag is stored.
    package static func tag(_ text: String, isInteger: Bool) -> ReferenceValue {
        isInteger ? .number(text) : .string(text)
    }
}

package struct ReferenceEntry: Sendable {
    package var key: String
    package var value: ReferenceValue

    package init(_ key: String, _ value: ReferenceValue) {
        self.key = key
        self.value = value
    }
}

/// The answers to a form as they are stored.
package struct ReferenceAnswers: Sendable {
    package var entries: [ReferenceEntry]

    package init(_ entries: [ReferenceEntry]) { self.entries = entries }

    /// The answers as a JSON object in one line.
    package var json: String { ReferenceValue.object(entries).description }
}

extension ReferenceValue: CustomStringConvertible {
    /// As JSON in one line.
    package var description: String {
        switch self {
        case .null: "null"
        case .bool(let isTrue): isTrue ? "true" : "false"
        case .number(let text): text
        case .string(let text): Self.quoted(text)
        case .array(let values): "[\(values.map(\.description).joined(separator: ","))]"
        case .object(let entries):
            "{\(entries.map { "\(Self.quoted($0.key)):\($0.value)" }.joined(separator: ","))}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\u{0}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
