/// The cells of a field's row, read into its rule.
nonisolated struct FormFieldRow {
    private let table: FormTableRows
    private let field: Int

    init(_ table: FormTableRows, _ field: Int) {
        self.table = table
        self.field = field
    }

    var source: String? { table.attribute("source", field) }
    var isPlain: Bool { table.isFlagged(field, "plain") }
    var rule: FormRule { FormRule(limits, isRequired: table.isFlagged(field, "required")) }

    private var limits: FormLimits {
        switch table.text.cell(2, ofRow: field + table.first) ?? "" {
        case "text": .text(textLimits)
        case "integer": .integer(FormNumberLimits(min: value("min"), max: value("max"), step: value("step")))
        case "decimal": .decimal(FormNumberLimits(min: value("min"), max: value("max"), step: value("step")))
        case "date": .date(bounds())
        case "time": .time(bounds())
        case "date-time": .dateTime(bounds())
        case "toggle": .toggle(mustBe: table.attribute("must-be", field).flatMap { Bool($0) })
        case "choice": .choice
        case "selection": .selection(bounds())
        case "tag": .tag(.string)
        case "integer-tag": .tag(.integer)
        case "tags": .tags(.string, bounds())
        case "integer-tags": .tags(.integer, bounds())
        default: .toggle(mustBe: nil)
        }
    }

    private var textLimits: FormTextLimits {
        FormTextLimits(
            minLength: value("min-length"), maxLength: value("max-length"),
            pattern: table.attribute("pattern", field).flatMap { FormPattern($0) },
            format: table.attribute("format", field).flatMap { FormFormat(rawValue: $0) })
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private func bounds<Value: LosslessStringConvertible & Comparable & Sendable>() -> FormBounds<Value> {
        FormBounds(min: value("min"), max: value("max"))
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private func value<Value: LosslessStringConvertible>(_ name: String) -> Value? {
        table.attribute(name, field).flatMap { Value($0) }
    }
}

/// A rule's limits as two integers, against which most answers pass without a closer look: a selection's count, a
/// text's length, an integer.
nonisolated struct FormQuickLimits: Sendable {
    let min: Int
    let max: Int
    /// Whether an unanswered field may be passed.
    var isOptional: Bool
    /// Whether no option of the field's list has a rule of its own.
    let isPlain: Bool

    init(_ rule: FormRule, _ row: FormFieldRow) {
        isOptional = !rule.isRequired
        isPlain = row.isPlain
        (min, max) = Self.limits(rule.limits)
    }

    private init(min: Int, max: Int, isOptional: Bool, isPlain: Bool) {
        self.min = min
        self.max = max
        self.isOptional = isOptional
        self.isPlain = isPlain
    }

    /// Nothing passes.
    static let closed = FormQuickLimits(min: .max, max: .min, isOptional: false, isPlain: false)

    private static func limits(_ limits: FormLimits) -> (Int, Int) {
        let isFree: Bool
        switch limits {
        case .text(let limits):
            if limits.pattern == nil, limits.format == nil {
                return (limits.length.min ?? .min, limits.length.max ?? .max)
            }
            isFree = false
        case .integer(let limits):
            if limits.step == nil { return (limits.bounds.min ?? .min, limits.bounds.max ?? .max) }
            isFree = false
        case .selection(let counts), .tags(_, let counts): return (counts.min ?? .min, counts.max ?? .max)
        case .choice, .tag: isFree = true
        case .decimal(let limits): isFree = limits.step == nil && limits.bounds.min == nil && limits.bounds.max == nil
        case .date(let bounds): isFree = bounds.min == nil && bounds.max == nil
        case .time(let bounds): isFree = bounds.min == nil && bounds.max == nil
        case .dateTime(let bounds): isFree = bounds.min == nil && bounds.max == nil
        case .toggle(let mustBe): isFree = mustBe == nil
        }
        // Where a closer look is always needed, nothing lies within the limits.
        return isFree ? (.min, .max) : (.max, .min)
    }
}
