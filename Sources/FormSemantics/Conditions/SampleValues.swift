import FormModel
import FormRuntime

/// Values of a field that a condition can tell apart, legal ones.

/// Which constants a value may equal (odd ranks) and between which it may lie (even ones).
struct ConstantRanks {
    private(set) var ranks: [Int] = []

    init(_ constants: [FormValue], _ rule: FormRule) {
        for (position, constant) in constants.enumerated() {
            let before = position == 0 ? nil : constants[position - 1]
            if ConstantRanks.isRoom(between: before, constant, rule) { ranks.append(position * 2) }
            if ConstantRanks.isLegal(constant, rule) { ranks.append(position * 2 + 1) }
        }
        if ConstantRanks.isRoom(between: constants.last, nil, rule) { ranks.append(constants.count * 2) }
    }

    private static func isLegal(_ constant: FormValue, _ rule: FormRule) -> Bool {
        var findings: [FormFinding] = []
        switch (constant, rule.limits) {
        case (.text(let text), _): rule.judgeText(text, &findings)
        case (.integer(let value), .integer): rule.judgeInteger(value, &findings)
        case (.integer(let value), _):
            guard let decimal = FormDecimal(value) else { return false }
            rule.judgeDecimal(decimal, &findings)
        case (.decimal(let value), .integer):
            // A whole number never has a fraction.
            guard value.isWhole, let whole = value.whole else { return false }
            rule.judgeInteger(whole, &findings)
        case (.decimal(let value), _): rule.judgeDecimal(value, &findings)
        case (.date(let value), _): rule.judgeDate(value, &findings)
        case (.time(let value), _): rule.judgeTime(value, &findings)
        case (.dateTime(let value), _): rule.judgeDateTime(value, &findings)
        case _: return true
        }
        return findings.isEmpty
    }

    /// Whether a legal value may lie between two constants, none for no end. A step is not looked at, but for whole
    /// numbers that have none: there is room rather than not.
    private static func isRoom(between low: FormValue?, _ high: FormValue?, _ rule: FormRule) -> Bool {
        switch rule.limits {
        case .integer(let limits):
            let least = max(low?.floor.map { $0 == .max ? .max : $0 + 1 } ?? .min, limits.bounds.min ?? .min)
            let most = min(high?.ceiling.map { $0 == .min ? .min : $0 - 1 } ?? .max, limits.bounds.max ?? .max)
            return least <= most
        case .decimal(let limits):
            return isRoom(low, high, limits.bounds.min.map { .decimal($0) }, limits.bounds.max.map { .decimal($0) })
        case .date(let bounds): return isRoom(low, high, bounds.min.map { .date($0) }, bounds.max.map { .date($0) })
        case .time(let bounds):
            let (first, last) = (FormTime(hour: 0, minute: 0), FormTime(hour: 23, minute: 59, second: 59))
            return isRoom(low, high, (bounds.min ?? first).map { .time($0) }, (bounds.max ?? last).map { .time($0) })
        case .dateTime(let bounds):
            return isRoom(low, high, bounds.min.map { .dateTime($0) }, bounds.max.map { .dateTime($0) })
        case .text, .toggle, .choice, .selection, .tag, .tags: return true
        }
    }

    /// An open interval that meets a closed one: neither lies beyond the other.
    private static func isRoom(_ low: FormValue?, _ high: FormValue?, _ min: FormValue?, _ max: FormValue?) -> Bool {
        if let low, let max, !low.isLess(max) { return false }
        if let high, let min, !min.isLess(high) { return false }
        return true
    }
}

extension FormValue {
    func isSame(_ other: FormValue) -> Bool { holds(.equal, other) }
    func isLess(_ other: FormValue) -> Bool { holds(.less, other) }

    private func holds(_ comparison: FormComparison, _ other: FormValue) -> Bool {
        FormCondition.compares(.constant(self), comparison, .constant(other)).truth([]).isYes
    }

    /// In ascending order, each once. Texts have no order: theirs is that of the spec.
    static func sorted(_ values: [FormValue]) -> [FormValue] {
        var sorted: [FormValue] = []
        for value in values.sorted(by: { $0.isLess($1) }) where !sorted.contains(where: { $0.isSame(value) }) {
            sorted.append(value)
        }
        return sorted
    }

    /// The greatest whole number that is not above a number.
    var floor: Int? {
        switch self {
        case .integer(let value): value
        case .decimal(let value): value.whole.map { value.isBelowZero && !value.isWhole ? $0 - 1 : $0 }
        case .unanswered, .text, .date, .time, .dateTime, .toggle, .option, .options, .tag, .tags, .integerTags: nil
        }
    }

    fileprivate var ceiling: Int? {
        guard case .decimal(let value) = self else { return floor }
        return floor.map { value.isWhole ? $0 : $0 + 1 }
    }
}

extension FormDecimal {
    fileprivate var isWhole: Bool { exponent >= 0 }
    fileprivate var isBelowZero: Bool { significand < 0 }
    /// Without the fraction; nil beyond 64 bits.
    fileprivate var whole: Int? {
        var digits = Int(significand)
        if exponent < 0 {
            for _ in 0..<min(-exponent, 18) { digits /= 10 }
            return digits
        }
        for _ in 0..<min(exponent, 20) {
            let (product, isTooLarge) = digits.multipliedReportingOverflow(by: 10)
            if isTooLarge { return nil }
            digits = product
        }
        return digits
    }
}

/// Legal selections that differ in the options that are asked for, and in how many others are chosen with them.
struct SelectionSamples {
    /// Nil where there are too many.
    private(set) var values: [FormValue]? = []

    init(asked: FormWideBits, counts: [Int], _ rules: FormOptionRules, _ rule: FormRule) {
        let asked = asked.positions
        guard asked.count <= 6 else {
            values = nil
            return
        }
        let others = FormWideBits(firstPositions: rules.count).positions.filter { !asked.contains($0) }
        let plain = others.filter { !rules.exclusive.contains($0) }
        let alone = others.first { rules.exclusive.contains($0) }
        for pattern in 0..<(1 << asked.count) {
            var chosen = FormWideBits()
            for (bit, option) in asked.enumerated() where pattern & (1 << bit) != 0 { chosen.insert(option) }
            for extra in SelectionSamples.extras(counts + rule.countLimits, chosen.count, plain.count) {
                var sample = chosen
                for option in plain.prefix(extra) { sample.insert(option) }
                add(sample, rules, rule)
            }
            if chosen.isEmpty, let alone { add(FormWideBits(word: 0).inserting(alone), rules, rule) }
        }
    }

    /// How many others to choose: all there may be where they are few, else as many as the asked counts can tell apart.
    private static func extras(_ counts: [Int], _ chosen: Int, _ most: Int) -> [Int] {
        if most <= 12 { return Array(0...most) }
        let around = counts.flatMap { count in
            [-1, 0, 1].map { (count - chosen).addingReportingOverflow($0).partialValue }
        }
        return Set(([0, 1, most] + around).filter { (0...most).contains($0) }).sorted()
    }

    private mutating func add(_ sample: FormWideBits, _ rules: FormOptionRules, _ rule: FormRule) {
        var findings: [FormFinding] = []
        // Nothing is offered by condition here, and required options may not be: what is left out may be so.
        var rules = rules
        rules.required = FormWideBits()
        rule.judgeSelection(sample, of: rules, &findings) { _ in "" }
        if sample.isEmpty || findings.isEmpty { values?.append(.options(sample)) }
    }
}

extension FormWideBits {
    fileprivate func inserting(_ position: Int) -> FormWideBits {
        var bits = self
        bits.insert(position)
        return bits
    }
}

extension FormRule {
    /// The least and the greatest number of options, where they are given.
    fileprivate var countLimits: [Int] {
        guard case .selection(let counts) = limits else { return [] }
        return [counts.min, counts.max].compactMap { $0 }
    }

    /// The rule of a selection without the least number of options.
    var withoutLeastCount: FormRule {
        guard case .selection(let counts) = limits else { return self }
        return FormRule(.selection(FormBounds(max: counts.max)), isRequired: isRequired)
    }
}
