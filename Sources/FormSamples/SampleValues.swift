import FormModel
import FormRuntime

/// Legal values of a field, often ones near its limits.
struct SampleValues {
    let form: Form

    /// - Parameter offered: the options that may be chosen now, of a field that has some.
    func value(_ field: Field, _ offered: FormOptionRules?, _ random: inout SampleRandom) -> FormValue {
        guard let rule = form.rule(of: field) else { return .unanswered }
        switch rule.limits {
        case .text(let limits): return text(limits, &random).map { .text($0) } ?? .unanswered
        case .integer(let limits): return integer(limits, &random).map { .integer($0) } ?? .unanswered
        case .decimal(let limits): return decimal(limits, &random).map { .decimal($0) } ?? .unanswered
        case .date(let bounds): return .date(date(bounds, &random))
        case .time(let bounds): return .time(time(bounds, &random))
        case .dateTime(let bounds): return .dateTime(moment(bounds, &random))
        case .toggle(let mustBe): return .toggle(mustBe ?? random.chance(50))
        case .choice:
            return offered.flatMap { random.pick($0.offered.positions) }.map { .option($0) } ?? .unanswered
        case .selection(let counts):
            return offered.map { .options(selection(counts, $0, &random)) } ?? .unanswered
        case .tag(.string): return .tag(FormTag("tag-\(random.below(9))"))
        case .tag(.integer): return .integer(random.below(9))
        case .tags(.string, let counts):
            return .tags(Set((0..<count(counts, 5, &random)).map { FormTag("tag-\($0)") }))
        case .tags(.integer, let counts): return .integerTags(Set(0..<count(counts, 5, &random)))
        }
    }

    // MARK: Texts

    private func text(_ limits: FormTextLimits, _ random: inout SampleRandom) -> String? {
        let range = max(1, limits.length.min ?? 1)...max(1, limits.length.max ?? max(20, limits.length.min ?? 1))
        guard let pattern = limits.pattern ?? limits.format.flatMap({ FormPattern($0.pattern) }) else {
            return free(random.number(range), &random)
        }
        // A pattern may say nothing of the length, and the format something else than the pattern.
        let rule = FormRule(.text(limits))
        for _ in 0..<100 {
            let text = pattern.sample { random.below($0) }
            var findings: [FormFinding] = []
            rule.judgeText(text, &findings)
            if findings.isEmpty, !text.isEmpty { return text }
        }
        return nil
    }

    /// Letters, and now and then what takes more than one byte or unit.
    func free(_ count: Int, _ random: inout SampleRandom) -> String {
        let letters = Array("abcdefghij KLMNO 123 é日😀".unicodeScalars)
        var text = String.UnicodeScalarView()
        for _ in 0..<min(count, 2_000) { text.append(random.pick(letters) ?? "a") }
        return String(text)
    }

    // MARK: Numbers

    private func integer(_ limits: FormNumberLimits<Int>, _ random: inout SampleRandom) -> Int? {
        let least = limits.bounds.min ?? limits.bounds.max.map { $0.plus(-2_000) } ?? -1_000
        let most = limits.bounds.max ?? least.plus(2_000)
        guard least <= most else { return nil }
        guard let step = limits.step else { return random.number(least...most) }
        // Steps count from the least value, or from 0.
        let base = limits.bounds.min ?? 0
        let (room, isTooLarge) = most.subtractingReportingOverflow(base)
        guard isTooLarge || room >= 0 else { return nil }
        return base.plus(random.number(0...(isTooLarge ? 100 : room / step)).times(step))
    }

    private func decimal(_ limits: FormNumberLimits<FormDecimal>, _ random: inout SampleRandom) -> FormDecimal? {
        let base = limits.bounds.min ?? .zero
        let step = limits.step ?? FormDecimal(significand: 1, exponent: Swift.min(base.exponent, -2))
        let finest = Swift.min(base.exponent, step.exponent)
        guard let start = base.units(finest), let width = step.units(finest), width > 0 else {
            return limits.bounds.min
        }
        var most = Int64(1_000)
        if let max = limits.bounds.max {
            let unit = Swift.min(finest, max.exponent)
            guard let end = max.units(unit), let begin = base.units(unit), let wide = step.units(unit), end >= begin
            else {
                return limits.bounds.min ?? limits.bounds.max
            }
            let (room, isTooLarge) = end.subtractingReportingOverflow(begin)
            most = (isTooLarge ? .max : room) / wide
        }
        most = Swift.min(most, 1_000_000, (.max - Swift.max(start, 0)) / width)
        let count = random.number(0...Int(most))
        return FormDecimal(exactly: start + Int64(count) * width, exponent: finest) ?? limits.bounds.min
    }

    // MARK: Dates and times

    private func date(_ bounds: FormBounds<FormDate>, _ random: inout SampleRandom) -> FormDate {
        let (min, max) = (bounds.min, bounds.max)
        if random.chance(25), let end = random.pick([min, max].compactMap { $0 }) { return end }
        for _ in 0..<50 {
            let year = random.number(
                (min?.year ?? max.map { $0.year - 5 } ?? 1990)...(max?.year ?? min.map { $0.year + 5 } ?? 2030))
            guard let date = FormDate(year: year, month: random.below(12) + 1, day: random.below(28) + 1) else {
                continue
            }
            if min.map({ date >= $0 }) ?? true, max.map({ date <= $0 }) ?? true { return date }
        }
        return min ?? max ?? FormDate(uncheckedYear: 2026, month: 1, day: 1)
    }

    private func time(_ bounds: FormBounds<FormTime>, _ random: inout SampleRandom) -> FormTime {
        if random.chance(25), let end = random.pick([bounds.min, bounds.max].compactMap { $0 }) { return end }
        for _ in 0..<50 {
            let time = FormTime(
                uncheckedHour: random.below(24), minute: random.below(60),
                second: random.chance(30) ? random.below(60) : 0)
            if bounds.min.map({ time >= $0 }) ?? true, bounds.max.map({ time <= $0 }) ?? true { return time }
        }
        return bounds.min ?? bounds.max ?? FormTime(uncheckedHour: 12, minute: 0)
    }

    private func moment(_ bounds: FormBounds<FormDateTime>, _ random: inout SampleRandom) -> FormDateTime {
        if random.chance(25), let end = random.pick([bounds.min, bounds.max].compactMap { $0 }) { return end }
        let dates = FormBounds(min: bounds.min?.date, max: bounds.max?.date)
        for _ in 0..<50 {
            let moment = FormDateTime(date(dates, &random), time(FormBounds(), &random))
            if bounds.min.map({ moment >= $0 }) ?? true, bounds.max.map({ moment <= $0 }) ?? true { return moment }
        }
        return bounds.min ?? bounds.max ?? FormDateTime(date(dates, &random), time(FormBounds(), &random))
    }

    // MARK: Options

    private func selection(
        _ counts: FormBounds<Int>, _ rules: FormOptionRules, _ random: inout SampleRandom
    ) -> FormWideBits {
        var chosen = FormWideBits()
        let offered = rules.offered
        let required = rules.required.intersection(offered)
        if required.isEmpty, random.chance(20), let alone = random.pick(offered.intersection(rules.exclusive).positions)
        {
            chosen.insert(alone)
            return chosen
        }
        for option in required.positions { chosen.insert(option) }
        let plain = offered.subtracting(rules.exclusive).subtracting(required).positions.shuffled(using: &random)
        let count = count(counts, plain.count + chosen.count, &random)
        for option in plain.prefix(max(0, count - chosen.count)) { chosen.insert(option) }
        return chosen
    }

    /// How many to choose where there are `most`.
    private func count(_ counts: FormBounds<Int>, _ most: Int, _ random: inout SampleRandom) -> Int {
        let upper = max(0, min(counts.max ?? most, most))
        return random.number(min(max(counts.min ?? 1, 1), upper)...upper)
    }
}

extension FormDecimal {
    /// The value in units of a power of ten; nil if it is too large for them.
    fileprivate func units(_ power: Int) -> Int64? {
        guard exponent >= power, exponent - power < 18 else { return significand == 0 ? 0 : nil }
        var units = significand
        for _ in power..<exponent {
            let (product, isTooLarge) = units.multipliedReportingOverflow(by: 10)
            if isTooLarge { return nil }
            units = product
        }
        return units
    }
}

extension Int {
    /// The sum, or the number nearest to it that there is.
    func plus(_ other: Int) -> Int {
        let (sum, isTooLarge) = addingReportingOverflow(other)
        return isTooLarge ? (other < 0 ? .min : .max) : sum
    }
    /// The product of two numbers that are not negative, or the largest number that there is.
    func times(_ other: Int) -> Int {
        let (product, isTooLarge) = multipliedReportingOverflow(by: other)
        return isTooLarge ? .max : product
    }
}
