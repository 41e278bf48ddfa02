public import FormRuntime
public import Foundation

/// A whole number or a decimal, as rows of numbers take them.
public protocol FormNumber: Hashable, Sendable, LosslessStringConvertible {
    /// The limits of a field of such numbers.
    static func formRange(_ limits: FormLimits) -> FormNumberRange
}

extension Int: FormNumber {
    public static func formRange(_ limits: FormLimits) -> FormNumberRange {
        guard case .integer(let limits) = limits else { return FormNumberRange(step: 1) }
        return FormNumberRange(
            min: limits.bounds.min?.formDecimal, max: limits.bounds.max?.formDecimal,
            step: limits.step?.formDecimal ?? 1)
    }
}

extension FormDecimal: FormNumber {
    public static func formRange(_ limits: FormLimits) -> FormNumberRange {
        guard case .decimal(let limits) = limits else { return FormNumberRange() }
        return FormNumberRange(
            min: limits.bounds.min?.formDecimal, max: limits.bounds.max?.formDecimal, step: limits.step?.formDecimal)
    }
}

extension FormNumber {
    var formDecimal: Decimal? { Decimal(string: description, locale: Locale(identifier: "en_US_POSIX")) }

    init?(formDecimal decimal: Decimal) { self.init(decimal.description) }
}

/// The numbers that a stepper or a slider goes through.
public struct FormNumberRange: Equatable, Sendable {
    public var min: Decimal?
    public var max: Decimal?
    public var step: Decimal?

    /// The next number on the way up or down; nil at the end. From none it goes to the least, or to the one nearest to 0.
    func next(after number: Decimal?, isUp: Bool) -> Decimal? {
        guard let number else { return clamped(0) }
        if isUp, let max, number >= max { return nil }
        if !isUp, let min, number <= min { return nil }
        let next = snapped(number, isUp ? .up : .down)
        if isUp, let max, next > max { return nil }
        if !isUp, let min, next < min { return min }
        return next
    }

    /// The number where a slider stands, on the grid of the steps.
    func number(at position: Double) -> Decimal {
        let base = min ?? 0
        let steps = Decimal((((Decimal(position) - base) / grid) as NSDecimalNumber).doubleValue.rounded())
        return clamped(base + steps * grid)
    }

    /// The step, or a hundredth of the way from end to end.
    var grid: Decimal {
        if let step, step > 0 { return step }
        if let min, let max, max > min { return (max - min) / 100 }
        return 1
    }

    func clamped(_ number: Decimal) -> Decimal {
        if let min, number < min { return min }
        if let max, number > max { return max }
        return number
    }

    private enum Direction {
        case up, down
    }

    /// The next number of the grid, which counts from the least or from 0.
    private func snapped(_ number: Decimal, _ direction: Direction) -> Decimal {
        let base = min ?? 0
        var quotient = (number - base) / grid
        var whole = Decimal()
        switch direction {
        case .up:
            NSDecimalRound(&whole, &quotient, 0, .down)
            return base + (whole + 1) * grid
        case .down:
            NSDecimalRound(&whole, &quotient, 0, .up)
            return base + (whole - 1) * grid
        }
    }
}
