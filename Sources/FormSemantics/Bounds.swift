import FormModel
import FormRuntime
import FormSource
import FormSyntax
import FormYAML

/// How many options of a list can be chosen together, and how many must be.
typealias OptionCounts = (choosable: Int, required: Int)

/// Limits: each is possible by itself, the two go together, and the options can reach them.
extension Analysis {
    /// Two bounds on a number of things. One that cannot be is reported and left out, so that nothing else follows from
    /// it.
    mutating func bounds(_ minKey: Key, _ maxKey: Key, of field: FieldSyntax) -> (min: Int?, max: Int?) {
        let min = count(minKey, atLeast: 0, of: field)
        let max = count(maxKey, atLeast: 1, of: field)
        guard let min, let max, min.value > max.value else { return (min?.value, max?.value) }
        report(.minAboveMax(minKey.name, "\(min.value)", maxKey.name, "\(max.value)", at: min.range, max: max.range))
        return (nil, nil)
    }

    private mutating func count(_ key: Key, atLeast least: Int, of field: FieldSyntax) -> Located<Int>? {
        guard let count = syntax.integer(key, of: field) else { return nil }
        if count.value >= least { return count }
        report(.countTooSmall(key.name, atLeast: least, count.value, at: count.range))
        return nil
    }

    /// Two bounds on a value that is read from text.
    mutating func valueBounds<Value: Comparable>(
        of field: FieldSyntax, _ what: String, _ read: (String) -> Value?
    ) -> (min: Value?, max: Value?) {
        let min = bound(.min, of: field, what, read)
        let max = bound(.max, of: field, what, read)
        guard let min, let max, min.value > max.value else { return (min?.value, max?.value) }
        let (minText, maxText) = (text(at: .min, of: field), text(at: .max, of: field))
        report(.minAboveMax("min", minText, "max", maxText, at: min.range, max: max.range))
        return (nil, nil)
    }

    private mutating func bound<Value>(
        _ key: Key, of field: FieldSyntax, _ what: String, _ read: (String) -> Value?
    ) -> Located<Value>? {
        guard let written = syntax.string(key, of: field) else { return nil }
        if let value = read(written.value) { return Located(value, at: written.range) }
        report(.notAValue(written.value, what, comparison(of: field, key, with: written.value), at: written.range))
        return nil
    }

    private func text(at key: Key, of field: FieldSyntax) -> String { syntax.string(key, of: field)?.value ?? "" }

    mutating func step<Value: Comparable & ExpressibleByZero>(of field: FieldSyntax, _ read: (String) -> Value?)
        -> Value?
    {
        guard let written = syntax.string(.step, of: field), let step = read(written.value) else { return nil }
        if step > Value.zero { return step }
        report(.stepNotPositive(written.value, at: written.range))
        return nil
    }

    // MARK: Selections

    /// `min` and `max` of a selection, which its options must be able to reach. Exclusive options stand alone and
    /// retired ones are not offered, so neither counts.
    mutating func countConstraint(of field: FieldSyntax, _ value: ValueType) -> [Constraint] {
        let (min, max) = bounds(.min, .max, of: field)
        if min != nil || max != nil, case .selection(let list) = value {
            let (choosable, required) = optionCounts(of: list)
            if let min, min > choosable {
                report(.minUnreachable(min, choosable, at: valueRange(.min, of: field)))
            } else if let max, max > choosable {
                report(.maxUnreachable(max, choosable, at: valueRange(.max, of: field)))
            }
            if let max, max < required { report(.maxBelowRequired(max, required, at: valueRange(.max, of: field))) }
        }
        return min == nil && max == nil ? [] : [.count(min: min, max: max)]
    }

    mutating func selectAll(of field: FieldSyntax, _ constraints: [Constraint]) -> Bool {
        guard flag(.selectAll, of: field) else { return false }
        guard case .count(_, let max?) = constraints.first else { return true }
        var choosable = Int.max
        if case .own(let list) = field.options { choosable = optionCounts(of: list).choosable }
        if case .shared(let node) = field.options, let list = listsByName.find(syntax.tree.text(node), in: form.buffer)
        {
            choosable = optionCounts(of: list).choosable
        }
        if max < choosable { report(.selectAllWithMax(max, at: keyRange(.selectAll, of: field))) }
        return true
    }

    /// Counted once a list, which many fields may share.
    private mutating func optionCounts(of list: Int) -> OptionCounts {
        if let counts = optionCounts[list] { return counts }
        var counts: OptionCounts = (choosable: 0, required: 0)
        for option in form.options[form.lists[list].options] {
            if option.flags.isChoosable { counts.choosable += 1 }
            if option.flags.contains(.required), !option.flags.contains(.conditional) { counts.required += 1 }
        }
        optionCounts[list] = counts
        return counts
    }

    mutating func columns(of field: FieldSyntax) -> Int? {
        count(.columns, atLeast: 1, of: field)?.value
    }

    // MARK: Patterns

    mutating func pattern(of field: FieldSyntax) -> Text? {
        guard let node = syntax.value(.pattern, of: field) else { return nil }
        switch FormPattern.parse(syntax.tree.string(node)) {
        case .success: return syntax.tree.text(node)
        case .failure(let error):
            report(.badPattern(error.description, at: place(error.range, in: node)))
            return nil
        }
    }
}

/// Numbers of both kinds, which have nothing else in common that is needed here.
protocol ExpressibleByZero {
    static var zero: Self { get }
}

extension Int: ExpressibleByZero {}
extension FormDecimal: ExpressibleByZero {}

extension DiagnosticID {
    static let countTooSmall: Self = "count-too-small"
    static let minAboveMax: Self = "min-above-max"
    static let notAValue: Self = "not-a-value"
    static let stepNotPositive: Self = "step-not-positive"
    static let minUnreachable: Self = "min-unreachable"
    static let maxUnreachable: Self = "max-unreachable"
    static let maxBelowRequired: Self = "max-below-required"
    static let selectAllWithMax: Self = "select-all-with-max"
    static let badPattern: Self = "bad-pattern"
    static let secureLines: Self = "secure-lines"
    static let sliderBounds: Self = "slider-bounds"
    static let axisWithoutRadio: Self = "axis-without-radio"
}

extension Diagnostic {
    fileprivate static func countTooSmall(
        _ key: String, atLeast least: Int, _ found: Int, at range: SourceRange
    ) -> Diagnostic {
        .error(.countTooSmall, at: range, "`\(key)` must be at least \(least), found \(found)")
    }

    fileprivate static func minAboveMax(
        _ minKey: String, _ min: String, _ maxKey: String, _ max: String, at range: SourceRange,
        max maxRange: SourceRange
    ) -> Diagnostic {
        .error(
            .minAboveMax, at: range, "`\(minKey)` (\(min)) is above `\(maxKey)` (\(max))",
            notes: [Note("`\(maxKey)` is written here", at: maxRange)])
    }

    static func notAValue(_ found: String, _ what: String, _ help: String? = nil, at range: SourceRange) -> Diagnostic {
        .error(.notAValue, at: range, "expected \(what), found `\(found)`", label: help ?? momentHelp(found, what))
    }

    /// What is wrong with the way a date or a time is written.
    private static func momentHelp(_ found: String, _ what: String) -> String? {
        if clockWords.contains(found.lowercased()) { return "dates are fixed here: the form asks no clock" }
        let groups = found.split { !$0.isNumber }
        if groups.count > 1, groups.contains(where: { $0.utf8.count == 1 }) { return "write two digits each" }
        let isDate = found.split { $0 == "T" || $0 == " " }.first?.split(separator: "-").count == 3
        if !isDate { return nil }
        if found.contains(" ") { return "put a `T` between" }
        let (hasTime, takesTime) = (found.contains(":"), what.contains("HH:MM"))
        if hasTime == takesTime { return "there is no such day or time" }
        return takesTime ? "add the time, as in `T09:30`" : "leave out the time"
    }

    fileprivate static func stepNotPositive(_ found: String, at range: SourceRange) -> Diagnostic {
        .error(.stepNotPositive, at: range, "`step` must be above 0, found \(found)")
    }

    fileprivate static func minUnreachable(_ min: Int, _ choosable: Int, at range: SourceRange) -> Diagnostic {
        .error(
            .minUnreachable, at: range, "`min` is \(min), but only \(choosable) of the options can be chosen together",
            label: "exclusive and retired ones do not count")
    }

    fileprivate static func maxUnreachable(_ max: Int, _ choosable: Int, at range: SourceRange) -> Diagnostic {
        .warning(
            .maxUnreachable, at: range, "`max` is \(max), but only \(choosable) of the options can be chosen together",
            label: "exclusive and retired ones do not count")
    }

    fileprivate static func maxBelowRequired(_ max: Int, _ required: Int, at range: SourceRange) -> Diagnostic {
        .error(.maxBelowRequired, at: range, "`max` is \(max), but \(required) options are `required`")
    }

    fileprivate static func selectAllWithMax(_ max: Int, at range: SourceRange) -> Diagnostic {
        .warning(.selectAllWithMax, at: range, "all cannot be selected, since `max` is \(max)")
    }

    fileprivate static func badPattern(_ reason: String, at range: SourceRange) -> Diagnostic {
        .error(.badPattern, at: range, "outside the patterns of the language: \(reason)")
    }

    static func secureLines(at range: SourceRange) -> Diagnostic {
        .error(.secureLines, at: range, "a text of several lines cannot be hidden while it is typed")
    }

    static func sliderBounds(at range: SourceRange) -> Diagnostic {
        .error(.sliderBounds, at: range, "a slider needs `min` and `max`")
    }

    static func axisWithoutRadio(at range: SourceRange) -> Diagnostic {
        .error(.axisWithoutRadio, at: range, "only `style: radio` of a picker has an axis")
    }
}
