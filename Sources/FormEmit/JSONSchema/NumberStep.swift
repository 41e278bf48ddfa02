import FormRuntime

/// A `step` as `multipleOf`, which counts from 0, where formc counts from `min`.
///
/// Validators divide in binary: of 0.3 many of them say that it is no multiple of 0.1. So only a step with an exact
/// binary value is passed on, and beyond 2⁵³, where numbers are not exact either, it is let go.
struct NumberStep {
    /// Nil where there is nothing to say.
    let keywords: SchemaObject?
    /// What of the step they do not say; nil if nothing.
    let omission: String?

    init(_ step: Int, from base: Int) {
        let common = NumberStep.commonDivisor(step, base)
        keywords = common > 1 ? ["multipleOf": .integer(common)] : nil
        omission = common == step ? nil : step.description
    }

    init(_ step: FormDecimal, within bounds: FormBounds<FormDecimal>) {
        let base = bounds.min ?? .zero
        var divisor: FormDecimal?
        if base.isMultiple(of: step, from: .zero) {
            divisor = step
        } else if let step = step.integerValue, let base = base.integerValue {
            divisor = FormDecimal(NumberStep.commonDivisor(Int(step), Int(base)))
        }
        guard let divisor, let odd = NumberStep.oddPart(divisor) else {
            keywords = nil
            omission = step.description
            return
        }
        let most = FormDecimal(significand: 9_007_199_254_740_99, exponent: 1)
        let least = FormDecimal(significand: -9_007_199_254_740_99, exponent: 1)
        let isSmall = (bounds.min.map { $0 >= least } ?? false) && (bounds.max.map { $0 <= most } ?? false)
        if isSmall || odd == 1 {
            keywords = ["multipleOf": .decimal(divisor)]
            omission = divisor == step ? nil : step.description
        } else {
            omission = divisor == step ? "\(step), beyond ±\(most)" : step.description
            keywords = [
                "anyOf": [
                    ["multipleOf": .decimal(divisor)], ["minimum": .decimal(most)], ["maximum": .decimal(least)],
                ]
            ]
        }
    }

    private static func commonDivisor(_ one: Int, _ other: Int) -> Int {
        var (one, other) = (one.magnitude, other.magnitude)
        while other != 0 { (one, other) = (other, one % other) }
        return Int(clamping: one)
    }

    /// The odd factor of a number that is a whole number over a power of two; nil if it is none, or not exact.
    private static func oddPart(_ number: FormDecimal) -> Int64? {
        var digits = number.significand
        if number.exponent > 0 {
            for _ in 0..<min(number.exponent, 20) {
                if digits.magnitude > 1 << 49 { return nil }
                digits *= 5
            }
        }
        if number.exponent < 0 {
            for _ in number.exponent..<0 {
                if digits % 5 != 0 { return nil }
                digits /= 5
            }
        }
        while digits != 0, digits % 2 == 0 { digits /= 2 }
        return digits
    }
}
