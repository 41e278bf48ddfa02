public import FormRuntime
import Foundation

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
