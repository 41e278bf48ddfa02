/// An exact decimal number of at most 15 significant digits, the most that a JSON number carries unharmed through a
/// binary double (IEEE 754; C's `DBL_DIG`). Compared and hashed by value: 1.0 is 1.
///
/// The first digit's place is within 10⁻³⁰⁷ … 10³⁰⁷, so that every value has its own double.
nonisolated public struct FormDecimal: Hashable, Sendable {
    /// Without zeros at its end, below 10¹⁵; the value is `significand` × 10 to the power of `exponent`.
    public let significand: Int64
    /// 0 for zero.
    public let exponent: Int

    public static let zero = FormDecimal(significand: 0, exponent: 0)

    private init(normalized significand: Int64, _ exponent: Int) {
        self.significand = significand
        self.exponent = exponent
    }

    /// Nil for more than 15 significant digits, or a value beyond the range.
    public init?(exactly significand: Int64, exponent: Int) {
        guard significand != 0 else {
            self = .zero
            return
        }
        var digits = significand
        // Clamped, so that counting up cannot overflow; such an exponent is out of range in any case.
        var power = min(max(exponent, -1_000), 1_000)
        while digits % 10 == 0 {
            digits /= 10
            power += 1
        }
        let place = power + Self.digitCount(digits) - 1
        guard digits.magnitude < 1_000_000_000_000_000, place >= -307, place <= 307 else { return nil }
        self.init(normalized: digits, power)
    }

    /// For generated code, whose numbers are checked. What is not representable loses digits, or becomes zero or the
    /// greatest value.
    public init(significand: Int64, exponent: Int) {
        if significand == 0 {
            self.init(normalized: 0, 0)
            return
        }
        var digits = significand
        var power = min(max(exponent, -1_000), 1_000)
        while digits.magnitude >= 1_000_000_000_000_000 || digits % 10 == 0 {
            digits /= 10
            power += 1
        }
        let place = power + Self.digitCount(digits) - 1
        if place < -307 {
            self.init(normalized: 0, 0)
        } else if place > 307 {
            self.init(normalized: digits < 0 ? -999_999_999_999_999 : 999_999_999_999_999, 293)
        } else {
            self.init(normalized: digits, power)
        }
    }

    /// Nil for an integer of more than 15 significant digits.
    public init?(_ value: Int) {
        self.init(exactly: Int64(value), exponent: 0)
    }

    /// The number whose shortest decimal text is that of the double. Nil for more than 15 digits, infinities and NaN.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        self.init(value.description)
    }

    static func digitCount(_ value: Int64) -> Int {
        var count = 1
        var left = value.magnitude / 10
        while left > 0 {
            left /= 10
            count += 1
        }
        return count
    }

    static func power(_ exponent: Int) -> Int64 {
        var power: Int64 = 1
        for _ in 0..<max(0, min(exponent, 18)) { power *= 10 }
        return power
    }
}

nonisolated extension FormDecimal: Comparable {
    public static func < (one: FormDecimal, other: FormDecimal) -> Bool {
        if one.significand.signum() != other.significand.signum() { return one.significand < other.significand }
        if one.significand == 0 { return false }
        let (oneDigits, otherDigits) = (digitCount(one.significand), digitCount(other.significand))
        let (onePlace, otherPlace) = (one.exponent + oneDigits, other.exponent + otherDigits)
        if onePlace != otherPlace { return (onePlace < otherPlace) == (one.significand > 0) }
        // The first digits stand at the same place: compare both at 15 digits.
        return one.significand * power(15 - oneDigits) < other.significand * power(15 - otherDigits)
    }
}

nonisolated extension FormDecimal {
    /// Negative if the value is below a whole number, 0 if they are equal. Exact for all 64 bits.
    func order(_ value: Int) -> Int {
        if let other = FormDecimal(value) { return self < other ? -1 : self == other ? 0 : 1 }
        // More than 15 digits that matter: no decimal equals it, and one without zeros at its end is nearer to zero.
        guard exponent > 0 else { return value < 0 ? 1 : -1 }
        guard exponent < 19, Int(significand.signum()) == value.signum() else { return Int(significand.signum()) }
        let (product, isTooLarge) = significand.multipliedReportingOverflow(by: Self.power(exponent))
        return isTooLarge ? Int(significand.signum()) : product < value ? -1 : 1
    }

    /// Whether the value is a whole number of steps away from the base, exactly and whatever the exponents.
    /// A step that is not positive allows every value.
    public func isMultiple(of step: FormDecimal, from base: FormDecimal) -> Bool {
        if step.significand <= 0 || self == base { return true }
        if base.significand == 0 { return isMultiple(of: step) }
        if significand == 0 { return base.isMultiple(of: step) }
        if exponent == base.exponent {
            // Below 2 × 10¹⁵, so that nothing overflows; 16 digits may be left, which the check below can take.
            return Self.isMultiple(significand - base.significand, exponent, of: step)
        }
        // The last digit of the difference is that of the number with the finer one: it stands against a zero.
        guard min(exponent, base.exponent) >= step.exponent else { return false }
        let mine = Self.remainder(significand, exponent - step.exponent, by: step.significand)
        return mine == Self.remainder(base.significand, base.exponent - step.exponent, by: step.significand)
    }

    private func isMultiple(of step: FormDecimal) -> Bool {
        Self.isMultiple(significand, exponent, of: step)
    }

    private static func isMultiple(_ significand: Int64, _ exponent: Int, of step: FormDecimal) -> Bool {
        var (digits, power) = (significand, exponent)
        while digits != 0, digits % 10 == 0 {
            digits /= 10
            power += 1
        }
        guard power >= step.exponent else { return false }
        return remainder(digits, power - step.exponent, by: step.significand) == 0
    }

    /// The remainder of `digits` × 10 to the power of `exponent`, from 0; the divisor is below 10¹⁵, so that ten times
    /// a remainder fits.
    private static func remainder(_ digits: Int64, _ exponent: Int, by divisor: Int64) -> Int64 {
        var remainder = digits % divisor
        if remainder < 0 { remainder += divisor }
        for _ in 0..<max(0, exponent) where remainder != 0 { remainder = remainder * 10 % divisor }
        return remainder
    }
}
