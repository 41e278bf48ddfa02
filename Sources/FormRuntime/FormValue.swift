/// A field's answer as conditions see it: positions of options in place of options.
nonisolated public enum FormValue: Hashable, Sendable {
    case unanswered
    case text(String)
    /// A whole number, or an integer tag of a source.
    case integer(Int)
    case decimal(FormDecimal)
    case date(FormDate)
    case time(FormTime)
    case dateTime(FormDateTime)
    case toggle(Bool)
    /// A picker's option by its position in its list.
    case option(Int)
    /// A selection's options by their positions.
    case options(FormWideBits)
    /// Tags of a source.
    case tag(FormTag)
    case tags(Set<FormTag>)
    case integerTags(Set<Int>)

    /// Whether anything was answered: a text that is not empty, at least one option, any toggle.
    public var isAnswered: Bool {
        switch self {
        case .unanswered: false
        case .text(let text): !text.isEmpty
        case .options(let options): !options.isEmpty
        case .tags(let tags): !tags.isEmpty
        case .integerTags(let tags): !tags.isEmpty
        case .integer, .decimal, .date, .time, .dateTime, .toggle, .option, .tag: true
        }
    }

    /// How many options or tags are chosen.
    var count: Int {
        switch self {
        case .options(let options): options.count
        case .tags(let tags): tags.count
        case .integerTags(let tags): tags.count
        case .unanswered, .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .option, .tag: 0
        }
    }
}

nonisolated extension FormAnswer {
    var value: FormValue {
        switch self {
        case .unanswered: .unanswered
        case .text(let text): .text(text)
        case .integer(let value): .integer(value)
        case .decimal(let value): .decimal(value)
        case .date(let value): .date(value)
        case .time(let value): .time(value)
        case .dateTime(let value): .dateTime(value)
        case .toggle(let value): .toggle(value)
        case .tag(let tag): .tag(tag)
        case .integerTag(let tag): .integer(tag)
        case .tags(let tags): .tags(tags)
        case .integerTags(let tags): .integerTags(tags)
        case .choice(let chosen, _, _): chosen.map { .option($0) } ?? .unanswered
        case .selection(let chosen, _, _): .options(chosen)
        }
    }
}
