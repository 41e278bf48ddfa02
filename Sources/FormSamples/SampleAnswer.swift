package import FormRuntime

/// What a sample says to one field: a value, and how it is written where that is not the usual way.
package struct SampleAnswer: Sendable {
    package var value: FormValue
    /// The JSON, where it is not that of the value: a wrong type, a tag that does not exist.
    package var raw: String?

    init(_ value: FormValue, raw: String? = nil) {
        self.value = value
        self.raw = raw
    }

    static let unanswered = SampleAnswer(.unanswered)
}

extension FormValue {
    /// The value as JSON; nil where there is nothing to write.
    ///
    /// - Parameters:
    ///   - tags: the tags of the field's list by position.
    ///   - isInteger: whether they are written as numbers.
    func json(tags: [String], isInteger: Bool) -> String? {
        let tag = { (text: String) in isInteger ? text : quoted(text) }
        return switch self {
        case .unanswered: nil
        case .text(let text): quoted(text)
        case .integer(let value): value.description
        case .decimal(let value): value.description
        case .date(let date): quoted(date.description)
        case .time(let time): quoted(time.description)
        case .dateTime(let moment): quoted(moment.description)
        case .toggle(let isOn): isOn.description
        case .option(let option): tag(tags[option])
        case .options(let options): "[" + options.positions.map { tag(tags[$0]) }.joined(separator: ",") + "]"
        case .tag(let name): quoted(name.text)
        case .tags(let names): "[" + names.sorted().map { quoted($0.text) }.joined(separator: ",") + "]"
        case .integerTags(let numbers): "[" + numbers.sorted().map(\.description).joined(separator: ",") + "]"
        }
    }
}

/// A text as a JSON string (RFC 8259, section 7).
func quoted(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\":
            json.unicodeScalars.append("\\")
            json.unicodeScalars.append(scalar)
        case "\u{00}"..."\u{1F}":
            let digits = String(scalar.value, radix: 16)
            json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        case _: json.unicodeScalars.append(scalar)
        }
    }
    return json + "\""
}
