public import Foundation

/// The numbers that a stepper or a slider goes through: those a whole number of steps from the least, or from 0 where
/// there is none, within the limits.
public struct FormNumberRange: Equatable, Sendable {
    public var min: Decimal?
    public var max: Decimal?
    public var step: Decimal?

    /// The next number on the way up or down; nil at the end. From none it goes to the one nearest to 0.
    func next(after number: Decimal?, isUp: Bool) -> Decimal? {
        guard let number else { return at(steps(to: 0, .plain)) }
        let next = isUp ? steps(to: number, .down) + 1 : steps(to: number, .up) - 1
        guard let found = at(next) else { return nil }
        return isUp ? (found > number ? found : nil) : (found < number ? found : nil)
    }

    /// The number where a slider stands.
    func number(at position: Double) -> Decimal? { at(steps(to: Decimal(position), .plain)) }

    /// The step, or a hundredth of the way from end to end.
    var grid: Decimal {
        if let step, step > 0 { return step }
        if let min, let max, max > min { return (max - min) / 100 }
        return 1
    }

    /// The ends of a slider and its step, as it takes them; nil where it would have nowhere to go, which a slider does
    /// not survive.
    var slide: (bounds: ClosedRange<Double>, step: Double)? {
        guard let min, let max, max > min, let last = at(steps(to: max, .down)) else { return nil }
        let (low, high) = ((min as NSDecimalNumber).doubleValue, (last as NSDecimalNumber).doubleValue)
        let step = (grid as NSDecimalNumber).doubleValue
        guard low < high, step > 0, step <= high - low else { return nil }
        return (low...high, step)
    }

    /// The number so many steps away, or the nearest to it within the limits; nil where they hold none.
    private func at(_ steps: Decimal) -> Decimal? {
        var steps = steps
        if let max { steps = Swift.min(steps, self.steps(to: max, .down)) }
        if min != nil { steps = Swift.max(steps, 0) }
        let number = (min ?? 0) + steps * grid
        if let max, number > max { return nil }
        return number
    }

    private func steps(to number: Decimal, _ rounding: NSDecimalNumber.RoundingMode) -> Decimal {
        var quotient = (number - (min ?? 0)) / grid
        var whole = Decimal()
        NSDecimalRound(&whole, &quotient, 0, rounding)
        return whole
    }
}
