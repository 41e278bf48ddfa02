/// The cells of a field's row, read into its rule.
nonisolated struct FormFieldRow {
    private let values: [String: String]
    private let flags: Set<String>
    private let kind: String

    init(_ table: FormTableRows, _ field: Int) {
        var values: [String: String] = [:]
        var flags: Set<String> = []
        table.text.forEachAttribute(ofRow: field + table.first, from: table.column) { name, value in
            let name = table.text.text(name)
            if let value {
                // Texts are looked up when asked for: only the first of a name, and no translation, can be a limit.
                if values[name] == nil { values[name] = table.text.text(value) }
            } else {
                flags.insert(name)
            }
        }
        self.values = values
        self.flags = flags
        kind = table.text.cell(2, ofRow: field + table.first) ?? ""
    }

    var source: String? { values["source"] }
    var isConditional: Bool { flags.contains("required-when") }
    var isPlain: Bool { flags.contains("plain") }
    var rule: FormRule { FormRule(limits, isRequired: flags.contains("required")) }

    private var limits: FormLimits {
        switch kind {
        case "text": .text(textLimits)
        case "integer": .integer(FormNumberLimits(min: value("min"), max: value("max"), step: value("step")))
        case "decimal": .decimal(FormNumberLimits(min: value("min"), max: value("max"), step: value("step")))
        case "date": .date(bounds())
        case "time": .time(bounds())
        case "date-time": .dateTime(bounds())
        case "toggle": .toggle(mustBe: values["must-be"].flatMap { Bool($0) })
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
            pattern: values["pattern"].flatMap { FormPattern($0) },
            format: values["format"].flatMap { FormFormat(rawValue: $0) })
    }

    private func bounds<Value: LosslessStringConvertible>() -> FormBounds<Value> {
        FormBounds(min: value("min"), max: value("max"))
    }

    private func value<Value: LosslessStringConvertible>(_ name: String) -> Value? {
        values[name].flatMap { Value($0) }
    }
}

/// A rule's limits as two integers, against which most answers pass without a closer look: a selection's count, a
/// text's length, an integer.
nonisolated struct FormQuickLimits: Sendable {
    let min: Int
    let max: Int
    /// Whether an unanswered field may be passed.
    let isOptional: Bool
    /// Whether no option of the field's list has a rule of its own.
    let isPlain: Bool

    init(_ rule: FormRule, _ row: FormFieldRow) {
        isOptional = !rule.isRequired && !row.isConditional
        isPlain = row.isPlain
        let bounds: FormBounds<Int>?
        switch rule.limits {
        case .text(let limits):
            bounds = limits.pattern == nil && limits.format == nil ? limits.length : nil
        case .integer(let limits):
            bounds = limits.step == nil ? limits.bounds : nil
        case .selection(let counts), .tags(_, let counts):
            bounds = counts
        case .choice, .tag:
            bounds = FormBounds()
        case .decimal(let limits):
            bounds = limits.step == nil && limits.bounds.min == nil && limits.bounds.max == nil ? FormBounds() : nil
        case .date(let bound): bounds = bound.min == nil && bound.max == nil ? FormBounds() : nil
        case .time(let bound): bounds = bound.min == nil && bound.max == nil ? FormBounds() : nil
        case .dateTime(let bound): bounds = bound.min == nil && bound.max == nil ? FormBounds() : nil
        case .toggle(let mustBe):
            bounds = mustBe == nil ? FormBounds() : nil
        }
        // Where a closer look is always needed, nothing lies within the limits.
        min = bounds.map { $0.min ?? .min } ?? .max
        max = bounds.map { $0.max ?? .max } ?? .min
    }
}
