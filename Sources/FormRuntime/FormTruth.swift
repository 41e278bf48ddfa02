/// The truth of a condition in Kleene's strong logic of three values, as in SQL: a comparison with nothing is unknown.
nonisolated public enum FormTruth: Hashable, Sendable {
    case no
    case unknown
    case yes

    public init(_ value: Bool) { self = value ? .yes : .no }

    /// A thing is shown, required or disabled only when its condition is true (SQL's `WHERE`).
    public var isYes: Bool { self == .yes }

    /// A rule is violated only when it is false (SQL's `CHECK`).
    public var isNo: Bool { self == .no }

    /// False as soon as one side is, true when both are.
    public func and(_ other: FormTruth) -> FormTruth {
        switch (self, other) {
        case (.no, _), (_, .no): .no
        case (.yes, .yes): .yes
        case (.unknown, .yes), (.yes, .unknown), (.unknown, .unknown): .unknown
        }
    }

    /// True as soon as one side is, false when both are.
    public func or(_ other: FormTruth) -> FormTruth {
        switch (self, other) {
        case (.yes, _), (_, .yes): .yes
        case (.no, .no): .no
        case (.unknown, .no), (.no, .unknown), (.unknown, .unknown): .unknown
        }
    }

    /// The opposite; the opposite of unknown is unknown.
    public var negated: FormTruth {
        switch self {
        case .no: .yes
        case .unknown: .unknown
        case .yes: .no
        }
    }
}
