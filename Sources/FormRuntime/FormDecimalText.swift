nonisolated extension FormDecimal: LosslessStringConvertible {
    /// Reads `-12.50` or `1.5e-3`: digits with an optional sign, fraction and exponent, as JSON writes numbers.
    /// Nil for anything else, for more than 15 significant digits and for a value out of range.
    public init?(_ text: String) {
        var scan = FormDecimalScan()
        for byte in text.utf8 where !scan.take(byte) { return nil }
        guard let number = scan.number else { return nil }
        self = number
    }

    /// Plain digits (`0.5`, `1200`); with an exponent (`1.5e30`) only where there would be many zeros.
    public var description: String {
        if significand == 0 { return "0" }
        let digits = significand.magnitude.description
        let sign = significand < 0 ? "-" : ""
        let place = exponent + digits.utf8.count
        if exponent >= 0, place <= 21 {
            return sign + digits + String(repeating: "0", count: exponent)
        }
        if exponent < 0, place > 0 {
            return sign + digits.prefix(place) + "." + digits.dropFirst(place)
        }
        if exponent < 0, place > -6 {
            return sign + "0." + String(repeating: "0", count: -place) + digits
        }
        let rest = digits.dropFirst()
        return sign + digits.prefix(1) + (rest.isEmpty ? "" : "." + rest) + "e" + (place - 1).description
    }

    /// The double nearest to the value, from which the value can be read back.
    public var doubleValue: Double {
        Double("\(significand)e\(exponent)") ?? 0
    }
}

/// The digits of a number as they come, byte by byte.
nonisolated private struct FormDecimalScan {
    private enum Place { case start, sign, zero, whole, point, fraction, mark, power, powerSign }
    private var place = Place.start
    private var isNegative = false
    private var digits: Int64 = 0
    private var count = 0
    /// Zeros that follow the digits so far; they count only when another digit does.
    private var zeros = 0
    private var scale = 0
    private var isPowerNegative = false
    private var power = 0

    mutating func take(_ byte: UInt8) -> Bool {
        switch (place, byte) {
        case (.start, 0x2D):
            isNegative = true
            place = .sign
        case (.start, 0x30), (.sign, 0x30):
            place = .zero
        case (.start, 0x31...0x39), (.sign, 0x31...0x39), (.whole, 0x30...0x39):
            place = .whole
            return digit(byte - 0x30, isFraction: false)
        case (.zero, 0x2E), (.whole, 0x2E):
            place = .point
        case (.point, 0x30...0x39), (.fraction, 0x30...0x39):
            place = .fraction
            return digit(byte - 0x30, isFraction: true)
        case (.zero, 0x65), (.zero, 0x45), (.whole, 0x65), (.whole, 0x45), (.fraction, 0x65), (.fraction, 0x45):
            place = .mark
        case (.mark, 0x2B), (.mark, 0x2D):
            isPowerNegative = byte == 0x2D
            place = .powerSign
        case (.mark, 0x30...0x39), (.powerSign, 0x30...0x39), (.power, 0x30...0x39):
            place = .power
            power = min(power * 10 + Int(byte - 0x30), 100_000)
        default:
            return false
        }
        return true
    }

    private mutating func digit(_ digit: UInt8, isFraction: Bool) -> Bool {
        if isFraction { scale -= 1 }
        if digit == 0 {
            if count > 0 { zeros += 1 }
            return true
        }
        count += zeros + 1
        guard count <= 15 else { return false }
        for _ in 0...zeros { digits *= 10 }
        digits += Int64(digit)
        zeros = 0
        return true
    }

    var number: FormDecimal? {
        switch place {
        case .zero, .whole, .fraction, .power: break
        case .start, .sign, .point, .mark, .powerSign: return nil
        }
        let exponent = scale + zeros + (isPowerNegative ? -power : power)
        return FormDecimal(exactly: isNegative ? -digits : digits, exponent: exponent)
    }
}

nonisolated extension FormDecimal: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int64) { self.init(significand: value, exponent: 0) }

    /// The digits as written, up to 15: a literal reaches the initialiser as a double.
    public init(floatLiteral value: Double) { self = FormDecimal(value) ?? .zero }
}

nonisolated extension FormDecimal: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let value = FormDecimal(try container.decode(Double.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "a number of more than 15 significant digits")
        }
        self = value
    }

    /// Writes a number: an integer where it is one of usual size, a double otherwise.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let integer = integerValue {
            try container.encode(integer)
        } else {
            try container.encode(doubleValue)
        }
    }

    /// The value as an integer of at most 15 digits, if it is one.
    public var integerValue: Int64? {
        guard exponent >= 0, exponent + Self.digitCount(significand) <= 15 else { return nil }
        return significand * Self.power(exponent)
    }
}
