/// A decimal number, exact: digits times a power of ten. “Numbers are judged by value (`5.0` is 5).”
package struct ReferenceNumber: Sendable {
    let isNegative: Bool
    /// Without zeros at the start and the end; none for 0.
    let digits: [Int]
    let exponent: Int

    private init(isNegative: Bool, _ digits: [Int], _ exponent: Int) {
        let ending = digits.reversed().prefix { $0 == 0 }.count
        self.digits = Array(digits.dropLast(ending).drop { $0 == 0 })
        self.exponent = self.digits.isEmpty ? 0 : exponent + ending
        self.isNegative = isNegative && !self.digits.isEmpty
    }

    package init(units: Int, places: Int) {
        self.init(isNegative: units < 0, String(units.magnitude).compactMap(\.wholeNumberValue), -places)
    }

    /// A number as JSON writes it; nil for any other text.
    package init?(_ text: String) {
        var rest = Substring(text)
        let isNegative = rest.first == "-"
        if isNegative { rest = rest.dropFirst() }
        let whole = rest.prefix { Self.isDigit($0) }
        rest = rest.dropFirst(whole.count)
        if whole.isEmpty || (whole.first == "0" && whole.count > 1) { return nil }
        var fraction = Substring()
        if rest.first == "." {
            fraction = rest.dropFirst().prefix { Self.isDigit($0) }
            rest = rest.dropFirst(1 + fraction.count)
            if fraction.isEmpty { return nil }
        }
        var power = 0
        if rest.first == "e" || rest.first == "E" {
            guard let last = rest.last, Self.isDigit(last), let written = Int(rest.dropFirst()) else { return nil }
            (power, rest) = (written, "")
        }
        if !rest.isEmpty { return nil }
        self.init(isNegative: isNegative, (whole + fraction).compactMap(\.wholeNumberValue), power - fraction.count)
    }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

    package var isWhole: Bool { exponent >= 0 }

    /// The number as a whole one; nil if it is none, or none of 64 bits.
    package var int: Int? {
        if !isWhole || digits.count + exponent > 19 { return nil }
        let text = digits.map(String.init).joined() + String(repeating: "0", count: exponent)
        return digits.isEmpty ? 0 : Int((isNegative ? "-" : "") + text)
    }
}

extension ReferenceNumber: Comparable {
    package static func < (one: ReferenceNumber, other: ReferenceNumber) -> Bool {
        if one.isNegative != other.isNegative { return one.isNegative }
        return one.isNegative ? magnitude(other, isBelow: one) : magnitude(one, isBelow: other)
    }

    private static func magnitude(_ one: ReferenceNumber, isBelow other: ReferenceNumber) -> Bool {
        if one.digits.isEmpty || other.digits.isEmpty { return one.digits.isEmpty && !other.digits.isEmpty }
        let (top, otherTop) = (one.digits.count + one.exponent, other.digits.count + other.exponent)
        return top == otherTop ? one.digits.lexicographicallyPrecedes(other.digits) : top < otherTop
    }
}

extension ReferenceNumber {
    /// Whether the number lies a whole number of steps from another: both leave the same remainder.
    package func isStepped(_ step: ReferenceNumber, from start: ReferenceNumber) -> Bool {
        let scale = min(exponent, step.exponent, start.exponent)
        let divisor = step.magnitude(atScale: scale, modulo: nil)
        return divisor == 0 || remainder(divisor, atScale: scale) == start.remainder(divisor, atScale: scale)
    }

    /// Between 0 and the divisor, also of a negative number.
    private func remainder(_ divisor: Int, atScale scale: Int) -> Int {
        let remainder = magnitude(atScale: scale, modulo: divisor)
        return isNegative && remainder > 0 ? divisor - remainder : remainder
    }

    private func magnitude(atScale scale: Int, modulo divisor: Int?) -> Int {
        let zeros = [Int](repeating: 0, count: exponent - scale)
        return (digits + zeros).reduce(0) { whole, digit in
            let next = whole &* 10 &+ digit
            return divisor.map { next % $0 } ?? next
        }
    }
}

extension ReferenceNumber: CustomStringConvertible {
    /// Without an exponent: `-0.25`.
    package var description: String {
        if digits.isEmpty { return "0" }
        var text = digits.map(String.init).joined()
        if exponent >= 0 {
            text += String(repeating: "0", count: exponent)
        } else {
            text = String(repeating: "0", count: max(0, 1 - exponent - text.count)) + text
            text.insert(".", at: text.index(text.endIndex, offsetBy: exponent))
        }
        return (isNegative ? "-" : "") + text
    }
}
