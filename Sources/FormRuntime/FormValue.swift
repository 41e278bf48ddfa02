/// A field's answer as code that is not generic sees it: positions of options in place of options.
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
