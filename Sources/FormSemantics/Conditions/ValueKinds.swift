import FormModel

/// Kinds of values, as far as conditions tell them apart.
struct ValueKinds: OptionSet {
    let rawValue: UInt16

    static let text = ValueKinds(rawValue: 1)
    static let number = ValueKinds(rawValue: 2)
    static let date = ValueKinds(rawValue: 4)
    static let time = ValueKinds(rawValue: 8)
    static let dateTime = ValueKinds(rawValue: 16)
    static let toggle = ValueKinds(rawValue: 32)
    static let picker = ValueKinds(rawValue: 64)
    static let selection = ValueKinds(rawValue: 128)
    static let all = ValueKinds(rawValue: 255)

    init(rawValue: UInt16) { self.rawValue = rawValue }

    init(_ value: ValueType, _ form: Form) {
        switch value {
        case .none: self = []
        case .text: self = .text
        case .integer, .decimal: self = .number
        case .date: self = .date
        case .time: self = .time
        case .dateTime: self = .dateTime
        case .toggle: self = .toggle
        case .choice, .sourceChoice: self = .picker
        case .selection, .sourceSelection: self = .selection
        }
    }
}

extension ValueType {
    /// As a message says it.
    var described: String {
        switch self {
        case .none: "nothing"
        case .text: "a text"
        case .integer: "a whole number"
        case .decimal: "a number"
        case .date: "a date"
        case .time: "a time"
        case .dateTime: "a date and time"
        case .toggle: "a toggle"
        case .choice, .sourceChoice: "a picker"
        case .selection, .sourceSelection: "a selection"
        }
    }
}
