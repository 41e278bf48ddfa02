/// Where a number stands. Its grammar is sound.
struct JSONNumber {
    var start: Int
    var end: Int
    /// Whether it has neither fraction nor exponent.
    var isPlain = true

    /// Its text as it was written.
    func string(_ bytes: Span<UInt8>) -> String {
        var text = ""
        for position in start..<end { text.unicodeScalars.append(Unicode.Scalar(bytes[position])) }
        return text
    }

    /// Its value if that is whole and fits 64 bits, exactly and whatever its spelling: `5.0` and `50e-1` are 5.
    func integer(_ bytes: Span<UInt8>) -> Int? {
        var digits = WholeDigits()
        var position = start
        let isNegative = bytes[start] == UInt8(ascii: "-")
        if isNegative { position += 1 }
        var isFraction = false
        while position < end {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: ".") {
                isFraction = true
            } else if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
                digits.scale += exponent(bytes, from: position)
                break
            } else {
                guard digits.take(UInt64(byte &- 0x30)) else { return nil }
                if isFraction { digits.scale -= 1 }
            }
        }
        return digits.value(isNegative: isNegative)
    }

    /// Clamped far beyond what any other part of a number can make up for.
    private func exponent(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var power = 0
        for position in start..<end where bytes[position] >= 0x30 && bytes[position] <= 0x39 {
            power = min(power * 10 + Int(bytes[position] - 0x30), 1 << 40)
        }
        return bytes[start] == UInt8(ascii: "-") ? -power : power
    }
}

/// The digits of a number, as far as they can be those of a whole one of 64 bits.
private struct WholeDigits {
    private var digits: UInt64 = 0
    /// Zeros that count only when another digit follows.
    private var zeros = 0
    /// The power of ten that the last digit stands for.
    var scale = 0

    /// False where so many digits count that the number is not whole, or too large.
    mutating func take(_ digit: UInt64) -> Bool {
        if digit == 0 {
            if digits != 0 { zeros += 1 }
            return true
        }
        guard zeros < 20, multiply(zeros + 1) else { return false }
        zeros = 0
        let (sum, isTooLarge) = digits.addingReportingOverflow(digit)
        digits = sum
        return !isTooLarge
    }

    private mutating func multiply(_ count: Int) -> Bool {
        if digits == 0 { return true }
        for _ in 0..<count {
            let (product, isTooLarge) = digits.multipliedReportingOverflow(by: 10)
            if isTooLarge { return false }
            digits = product
        }
        return true
    }

    func value(isNegative: Bool) -> Int? {
        if digits == 0 { return 0 }
        var whole = self
        let power = zeros + scale
        guard power >= 0, power < 20, whole.multiply(power) else { return nil }
        return isNegative ? negated(whole.digits) : Int(exactly: whole.digits)
    }

    private func negated(_ magnitude: UInt64) -> Int? {
        magnitude <= Int.min.magnitude ? Int(truncatingIfNeeded: 0 &- magnitude) : nil
    }
}

extension JSONScanner {
    /// Passes a number, from its sign or first digit on.
    @inline(__always) mutating func number(_ bytes: Span<UInt8>) throws(AnswerFault) -> JSONNumber {
        let start = at
        if peek(bytes) == UInt8(ascii: "-") { at &+= 1 }
        let isZero = peek(bytes) == UInt8(ascii: "0")
        try digits(bytes)
        if isZero, at > start &+ 1, isLeadingZero(bytes, start) { throw AnswerFault(.leadingZero, at: start) }
        var number = JSONNumber(start: start, end: at)
        let next = peek(bytes) | 0x20
        if next == UInt8(ascii: ".") || next == UInt8(ascii: "e") { try rest(of: &number, bytes) }
        return number
    }

    private func isLeadingZero(_ bytes: Span<UInt8>, _ start: Int) -> Bool {
        at - start > (bytes[start] == UInt8(ascii: "-") ? 2 : 1)
    }

    /// The fraction and the exponent.
    private mutating func rest(of number: inout JSONNumber, _ bytes: Span<UInt8>) throws(AnswerFault) {
        number.isPlain = false
        if peek(bytes) == UInt8(ascii: ".") {
            at += 1
            try digits(bytes)
        }
        if peek(bytes) | 0x20 == UInt8(ascii: "e") {
            at += 1
            if peek(bytes) == UInt8(ascii: "+") || peek(bytes) == UInt8(ascii: "-") { at += 1 }
            try digits(bytes)
        }
        number.end = at
    }

    @inline(__always) private mutating func digits(_ bytes: Span<UInt8>) throws(AnswerFault) {
        let first = at
        while at < end, bytes[at] >= 0x30, bytes[at] <= 0x39 { at &+= 1 }
        if at == first { throw AnswerFault(.missingDigit, at: at) }
    }
}
