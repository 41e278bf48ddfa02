/// A time of day to the second, 00:00:00 to 23:59:59, without a time zone or leap seconds.
nonisolated public struct FormTime: Hashable, Sendable {
    private let seconds: Int32

    public var hour: Int { Int(seconds / 3600) }
    public var minute: Int { Int(seconds / 60 % 60) }
    public var second: Int { Int(seconds % 60) }

    /// A number whose order is that of the times.
    var order: Int { Int(seconds) }

    /// Nil for a time that a day does not have; `24:00` is none.
    public init?(hour: Int, minute: Int, second: Int = 0) {
        guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
        self.init(uncheckedHour: hour, minute: minute, second: second)
    }

    /// For generated code, whose times are checked. What is no time becomes some value, but does not trap.
    public init(uncheckedHour hour: Int, minute: Int, second: Int = 0) {
        seconds = Int32(truncatingIfNeeded: (hour & 31) * 3600 + (minute & 63) * 60 + (second & 63))
    }
}

nonisolated extension FormTime: Comparable {
    public static func < (one: FormTime, other: FormTime) -> Bool { one.seconds < other.seconds }
}

nonisolated extension FormTime: LosslessStringConvertible, Codable {
    /// Reads `HH:MM` or `HH:MM:SS` and nothing else; `09:30` and `09:30:00` are the same time.
    public init?(_ text: String) {
        var digits = FormDigits(text)
        guard let time = digits.takeTime(), digits.isAtEnd else { return nil }
        self = time
    }

    /// `HH:MM`, with `:SS` only where the seconds are not 0.
    public var description: String {
        let minutes = formPadded(hour, 2) + ":" + formPadded(minute, 2)
        return second == 0 ? minutes : minutes + ":" + formPadded(second, 2)
    }

    public init(from decoder: any Decoder) throws { self = try formDecodeText(decoder, "a time `HH:MM[:SS]`") }
    public func encode(to encoder: any Encoder) throws { try formEncodeText(description, encoder) }
}

nonisolated extension FormDigits {
    mutating func takeTime() -> FormTime? {
        guard let hour = take(2), take(0x3A), let minute = take(2) else { return nil }
        guard take(0x3A) else { return FormTime(hour: hour, minute: minute) }
        guard let second = take(2) else { return nil }
        return FormTime(hour: hour, minute: minute, second: second)
    }
}

/// A day and a time of day at the form's own place: no time zone, so that no instant is meant.
nonisolated public struct FormDateTime: Hashable, Sendable {
    public var date: FormDate
    public var time: FormTime

    public init(_ date: FormDate, _ time: FormTime) {
        self.date = date
        self.time = time
    }
}

nonisolated extension FormDateTime: Comparable {
    public static func < (one: FormDateTime, other: FormDateTime) -> Bool {
        one.date == other.date ? one.time < other.time : one.date < other.date
    }
}

nonisolated extension FormDateTime: LosslessStringConvertible, Codable {
    /// Reads `YYYY-MM-DDTHH:MM[:SS]` and nothing else.
    public init?(_ text: String) {
        var digits = FormDigits(text)
        guard let year = digits.take(4), digits.take(0x2D), let month = digits.take(2), digits.take(0x2D),
            let day = digits.take(2), digits.take(0x54), let time = digits.takeTime(), digits.isAtEnd,
            let date = FormDate(year: year, month: month, day: day)
        else { return nil }
        self.init(date, time)
    }

    public var description: String { "\(date)T\(time)" }

    public init(from decoder: any Decoder) throws {
        self = try formDecodeText(decoder, "a date and time `YYYY-MM-DDTHH:MM[:SS]`")
    }
    public func encode(to encoder: any Encoder) throws { try formEncodeText(description, encoder) }
}
