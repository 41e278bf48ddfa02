import FormRuntime

/// Texts, numbers and dates beyond their limits, and values of another type.
extension SampleMaker {
    mutating func changeText(_ sample: inout Sample, _ field: Int, _ code: FormViolationCode) -> Bool {
        guard case .text(let limits) = rules[field].limits else { return false }
        let text: String
        switch code {
        case .tooShort:
            guard let min = limits.length.min, min > 1 else { return false }
            text = values.free(min - 1, &random)
        case .tooLong:
            guard let max = limits.length.max else { return false }
            text = values.free(max.plus(1), &random)
        case .pattern, .format: text = values.free(limits.length.min ?? 3, &random) + "\u{1}"
        case .required, .requiredOption, .tooFew, .tooMany, .exclusiveConflict, .notOffered, .unknownTag, .duplicateTag,
            .tooSmall, .tooLarge, .step, .mustBe, .wrongType, .unknownField, .duplicateField, .hidden, .rule:
            return false
        }
        sample.answers[field] = SampleAnswer(.text(text))
        return true
    }

    mutating func changeNumber(_ sample: inout Sample, _ field: Int, _ code: FormViolationCode) -> Bool {
        guard let value = beyond(rules[field].limits, code) else { return false }
        sample.answers[field] = SampleAnswer(value)
        return true
    }

    /// A value on the wrong side of a limit, close to it.
    private mutating func beyond(_ limits: FormLimits, _ code: FormViolationCode) -> FormValue? {
        switch limits {
        case .integer(let limits): return integer(beyond: limits, code).map { .integer($0) }
        case .decimal(let limits): return decimal(beyond: limits, code).map { .decimal($0) }
        case .date(let bounds):
            guard let bound = code == .tooSmall ? bounds.min : code == .tooLarge ? bounds.max : nil else { return nil }
            return FormDate(
                year: bound.year + (code == .tooSmall ? -1 : 1), month: bound.month, day: min(bound.day, 28)
            )
            .map { .date($0) }
        case .time(let bounds):
            guard let bound = code == .tooSmall ? bounds.min : code == .tooLarge ? bounds.max : nil else { return nil }
            return FormTime(hour: bound.hour + (code == .tooSmall ? -1 : 1), minute: bound.minute, second: bound.second)
                .map { .time($0) }
        case .dateTime(let bounds):
            guard let bound = code == .tooSmall ? bounds.min : code == .tooLarge ? bounds.max : nil else { return nil }
            let year = bound.date.year + (code == .tooSmall ? -1 : 1)
            return FormDate(year: year, month: bound.date.month, day: min(bound.date.day, 28))
                .map { .dateTime(FormDateTime($0, bound.time)) }
        case .text, .toggle, .choice, .selection, .tag, .tags: return nil
        }
    }

    private mutating func integer(beyond limits: FormNumberLimits<Int>, _ code: FormViolationCode) -> Int? {
        let distance = (limits.step ?? 1).times(1 + random.below(2))
        switch code {
        case .tooSmall: return limits.bounds.min.flatMap { $0 > .min + distance ? $0 - distance : nil }
        case .tooLarge: return limits.bounds.max.flatMap { $0 < .max - distance ? $0 + distance : nil }
        case .step:
            guard let step = limits.step, step > 1 else { return nil }
            return (limits.bounds.min ?? 0).plus(1).plus(random.below(step - 1))
        case .required, .requiredOption, .tooFew, .tooMany, .exclusiveConflict, .notOffered, .unknownTag, .duplicateTag,
            .tooShort, .tooLong, .pattern, .format, .mustBe, .wrongType, .unknownField, .duplicateField, .hidden, .rule:
            return nil
        }
    }

    private mutating func decimal(
        beyond limits: FormNumberLimits<FormDecimal>, _ code: FormViolationCode
    ) -> FormDecimal? {
        let bound =
            code == .tooSmall ? limits.bounds.min : code == .tooLarge ? limits.bounds.max : limits.bounds.min ?? .zero
        guard let bound else { return nil }
        let sign: Int64 = code == .tooSmall ? -1 : 1
        guard code != .step else {
            guard let step = limits.step else { return nil }
            // A digit after the last one of the step.
            let exponent = min(bound.exponent, step.exponent) - 1
            return FormDecimal("\(bound)").flatMap { $0.adding(1 + Int64(random.below(8)), at: exponent) }
        }
        return bound.adding(sign, at: min(bound.exponent, 0)) ?? bound.adding(sign, at: bound.exponent)
    }

    /// A value of a type that the field does not take.
    mutating func changeType(_ sample: inout Sample, _ field: Int) -> Bool {
        let others: [String]
        switch rules[field].limits {
        case .text: others = ["1", "true", "[]", "{}", "[\"a\"]"]
        case .integer: others = ["\"1\"", "true", "1.5", "[1]", "{}"]
        case .decimal: others = ["\"1.5\"", "false", "[1.5]", "{}"]
        case .date: others = ["\"2026-02-30\"", "\"yesterday\"", "20260101", "true", "[]"]
        case .time: others = ["\"24:00\"", "\"9:30\"", "930", "{}"]
        case .dateTime: others = ["\"2026-01-01\"", "\"2026-01-01T09:30Z\"", "1", "[]"]
        case .toggle: others = ["\"true\"", "1", "0", "[]", "{}"]
        case .choice, .tag: others = ["true", "[]", "{}", "[\"a\"]", "1.5"]
        case .selection, .tags: others = ["\"a\"", "1", "true", "{}", "[true]", "[null]", "[[]]"]
        }
        sample.answers[field].raw = random.pick(others)
        return true
    }
}

extension FormDecimal {
    /// The sum with `units` at a place; nil beyond 15 digits.
    fileprivate func adding(_ units: Int64, at place: Int) -> FormDecimal? {
        guard exponent >= place, exponent - place < 16 else { return nil }
        var digits = significand
        for _ in place..<exponent {
            let (product, isTooLarge) = digits.multipliedReportingOverflow(by: 10)
            if isTooLarge { return nil }
            digits = product
        }
        let (sum, isTooLarge) = digits.addingReportingOverflow(units)
        return isTooLarge ? nil : FormDecimal(exactly: sum, exponent: place)
    }
}
