/// A day of the proleptic Gregorian calendar (ISO 8601), from 0001-01-01 to 9999-12-31, without a time zone.
nonisolated public struct FormDate: Hashable, Sendable {
    /// Year, month and day in one number whose order is that of the days.
    private let packed: Int32

    public var year: Int { Int(packed >> 9) }
    /// 1 to 12.
    public var month: Int { Int(packed >> 5 & 15) }
    /// 1 to 31.
    public var day: Int { Int(packed & 31) }

    /// Nil for a day that the calendar does not have.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= FormDate.dayCount(ofMonth: month, year: year)
        else { return nil }
        self.init(uncheckedYear: year, month: month, day: day)
    }

    /// For generated code, whose days are checked. What is no day becomes some value, but does not trap.
    public init(uncheckedYear year: Int, month: Int, day: Int) {
        packed = Int32(truncatingIfNeeded: (year & 0x3FFF) << 9 | (month & 15) << 5 | (day & 31))
    }

    /// A number whose order is that of the days.
    var order: Int { Int(packed) }

    public static func dayCount(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

nonisolated extension FormDate: Comparable {
    public static func < (one: FormDate, other: FormDate) -> Bool { one.packed < other.packed }
}

nonisolated extension FormDate: LosslessStringConvertible, Codable {
    /// Reads `YYYY-MM-DD` and nothing else.
    public init?(_ text: String) {
        var digits = FormDigits(text)
        guard let year = digits.take(4), digits.take(0x2D), let month = digits.take(2), digits.take(0x2D),
            let day = digits.take(2), digits.isAtEnd
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    public var description: String {
        formPadded(year, 4) + "-" + formPadded(month, 2) + "-" + formPadded(day, 2)
    }

    public init(from decoder: any Decoder) throws { self = try formDecodeText(decoder, "a date `YYYY-MM-DD`") }
    public func encode(to encoder: any Encoder) throws { try formEncodeText(description, encoder) }
}

/// Reads fixed numbers of digits and single characters from a text.
nonisolated struct FormDigits {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = text[...].utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ count: Int) -> Int? {
        var value = 0
        for _ in 0..<count {
            guard let byte = rest.popFirst(), byte >= 0x30, byte <= 0x39 else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        return value
    }

    mutating func take(_ character: UInt8) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }
}

nonisolated func formPadded(_ value: Int, _ width: Int) -> String {
    let digits = value.description
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}

nonisolated func formDecodeText<Value: LosslessStringConvertible>(
    _ decoder: any Decoder, _ expected: String
) throws -> Value {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    if let value = Value(text) { return value }
    throw DecodingError.dataCorruptedError(in: container, debugDescription: "`\(text)` is not \(expected)")
}

nonisolated func formEncodeText(_ text: String, _ encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
}
