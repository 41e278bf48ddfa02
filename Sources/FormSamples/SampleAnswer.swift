package import FormRuntime
import FormSource

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
        let tag = { (text: String) in isInteger ? text : jsonQuoted(text) }
        return switch self {
        case .unanswered: nil
        case .text(let text): jsonQuoted(text)
        case .integer(let value): value.description
        case .decimal(let value): value.description
        case .date(let date): jsonQuoted(date.description)
        case .time(let time): jsonQuoted(time.description)
        case .dateTime(let moment): jsonQuoted(moment.description)
        case .toggle(let isOn): isOn.description
        case .option(let option): tag(tags[option])
        case .options(let options): "[" + options.positions.map { tag(tags[$0]) }.joined(separator: ",") + "]"
        case .tag(let name): jsonQuoted(name.text)
        case .tags(let names): "[" + names.sorted().map { jsonQuoted($0.text) }.joined(separator: ",") + "]"
        case .integerTags(let numbers): "[" + numbers.sorted().map(\.description).joined(separator: ",") + "]"
        }
    }
}
