import FormModel
package import FormRuntime
import FormSource

/// A sample that is wrong on purpose.
package struct FaultySample: Sendable {
    package var sample: Sample
    package var code: FormViolationCode
    /// The position of the field that is wrong; nil for an unknown one.
    package var field: Int?
}

/// Samples that break one rule: a legal one, and a change that is known to break it.
extension SampleMaker {
    /// A sample with one fault. Where no legal one was found to begin with, no answers at all, and what they violate.
    package mutating func faulty() -> FaultySample? {
        // Looking for one in vain takes its time.
        guard failures < 3, let base = valid() else { return withoutAnswers() }
        // One code always can be violated: an unknown field.
        for code in FormViolationCode.allCases.shuffled(using: &random) {
            if let faulty = broken(base, code) { return faulty }
        }
        return nil
    }

    private mutating func withoutAnswers() -> FaultySample? {
        let sample = Sample(answers: fields.indices.map { unanswered($0) })
        guard let finding = random.pick(verdict(on: sample).findings) else { return broken(sample, .unknownField) }
        return FaultySample(sample: sample, code: finding.code, field: finding.field)
    }

    /// A code by chance, one of those that any reader of JSON can tell: which of two equal keys counts, most cannot.
    package mutating func anyCode() -> FormViolationCode? {
        random.pick(FormViolationCode.allCases.filter { $0 != .duplicateField && $0 != .hidden })
    }

    /// The sample with a change that violates a code; nil where no field can.
    package mutating func broken(_ base: Sample, _ code: FormViolationCode) -> FaultySample? {
        let decisions = verdict(on: base).decisions
        if code == .unknownField {
            var sample = base
            sample.extras.append("\"no-field-\(random.below(100))\":\(random.pick(["1", "null", "[]", "{}"]) ?? "1")")
            return FaultySample(sample: sample, code: code, field: nil)
        }
        for field in fields.indices.shuffled(using: &random) where !decisions.hidden.contains(field) {
            var sample = base
            guard change(&sample, field, code, decisions) else { continue }
            if SampleMaker.isDecoding(code)
                || verdict(on: sample).findings.contains(where: {
                    $0.code == code && $0.field == field
                })
            {
                return FaultySample(sample: sample, code: code, field: field)
            }
        }
        return nil
    }

    /// Codes of answers that a field cannot hold at all.
    private static func isDecoding(_ code: FormViolationCode) -> Bool {
        switch code {
        case .unknownTag, .duplicateTag, .wrongType, .unknownField, .duplicateField: true
        case .required, .requiredOption, .tooFew, .tooMany, .exclusiveConflict, .notOffered, .tooShort, .tooLong,
            .pattern, .format, .tooSmall, .tooLarge, .step, .mustBe, .hidden, .rule:
            false
        }
    }

    private mutating func change(
        _ sample: inout Sample, _ field: Int, _ code: FormViolationCode, _ decisions: FormDecisions
    ) -> Bool {
        switch code {
        case .required:
            sample.answers[field] = .unanswered
            return true
        case .requiredOption, .tooFew, .tooMany, .exclusiveConflict, .notOffered:
            return changeOptions(&sample, field, code, decisions)
        case .unknownTag, .duplicateTag: return changeTags(&sample, field, code)
        case .wrongType: return changeType(&sample, field)
        case .duplicateField:
            guard let json = json(sample.answers[field], field) else { return false }
            sample.extras.append("\(key(field)):\(json)")
            return true
        case .tooShort, .tooLong, .pattern, .format: return changeText(&sample, field, code)
        case .tooSmall, .tooLarge, .step: return changeNumber(&sample, field, code)
        case .mustBe:
            guard case .toggle(let mustBe?) = rules[field].limits else { return false }
            sample.answers[field] = SampleAnswer(.toggle(!mustBe))
            return true
        case .rule:
            guard conditions.hasRule(at: field) else { return false }
            sample.answers[field] = SampleAnswer(values.value(fields[field], offered(field, decisions), &random))
            return true
        case .hidden, .unknownField: return false
        }
    }

    // MARK: Options and tags

    private mutating func changeOptions(
        _ sample: inout Sample, _ field: Int, _ code: FormViolationCode, _ decisions: FormDecisions
    ) -> Bool {
        guard let options = offered(field, decisions) else { return changeTagCount(&sample, field, code) }
        let all = FormWideBits(firstPositions: options.count)
        let unoffered = all.subtracting(options.offered).subtracting(options.retired)
        if case .choice = rules[field].limits {
            guard code == .notOffered, let option = random.pick(unoffered.positions) else { return false }
            sample.answers[field] = SampleAnswer(.option(option))
            return true
        }
        let plain = options.offered.subtracting(options.exclusive).positions.shuffled(using: &random)
        var chosen = FormWideBits()
        if case .options(let now) = sample.answers[field].value { chosen = now }
        switch code {
        case .requiredOption: for option in options.required.positions where random.chance(70) { chosen.remove(option) }
        case .exclusiveConflict:
            guard let alone = random.pick(options.exclusive.positions), let other = random.pick(plain) else {
                return false
            }
            chosen.insert(alone)
            chosen.insert(other)
        case .notOffered:
            guard let option = random.pick(unoffered.positions) else { return false }
            chosen.insert(option)
        case .tooFew: chosen = FormWideBits(plain.prefix(1 + random.below(max(1, (countBounds(field).min ?? 1) - 1))))
        case .tooMany: chosen = FormWideBits(plain.prefix((countBounds(field).max ?? 0).plus(1 + random.below(2))))
        case .required, .unknownTag, .duplicateTag, .tooShort, .tooLong, .pattern, .format, .tooSmall, .tooLarge, .step,
            .mustBe, .wrongType, .unknownField, .duplicateField, .hidden, .rule:
            return false
        }
        sample.answers[field] = SampleAnswer(.options(chosen))
        return true
    }

    private mutating func changeTagCount(_ sample: inout Sample, _ field: Int, _ code: FormViolationCode) -> Bool {
        guard case .tags(let type, let counts) = rules[field].limits else { return false }
        guard
            let count = code == .tooMany
                ? counts.max.map({ $0.plus(1) }) : code == .tooFew ? counts.min.map({ $0 - 1 }) : nil,
            // More than that is not made, as with long texts.
            count > 0, count <= 2_000
        else { return false }
        let value: FormValue
        switch type {
        case .string: value = .tags(Set((0..<count).map { FormTag("tag-\($0)") }))
        case .integer: value = .integerTags(Set(0..<count))
        }
        sample.answers[field] = SampleAnswer(value)
        return true
    }

    private func countBounds(_ field: Int) -> FormBounds<Int> {
        if case .selection(let counts) = rules[field].limits { counts } else { FormBounds() }
    }

    private mutating func changeTags(_ sample: inout Sample, _ field: Int, _ code: FormViolationCode) -> Bool {
        guard let list = list(of: field) else { return false }
        let isInteger = list.tagType == .integer
        let unknown = isInteger ? "\(900_000 + random.below(9))" : "\"no-tag-\(random.below(9))\""
        let written = json(sample.answers[field], field)
        if case .choice = rules[field].limits {
            guard code == .unknownTag else { return false }
            sample.answers[field].raw = unknown
            return true
        }
        // What is no array since another fault has nothing that a tag could be added to.
        guard written?.hasPrefix("[") ?? true else { return false }
        let items = written.map { String($0.dropFirst().dropLast()) } ?? ""
        if code == .unknownTag {
            sample.answers[field].raw = items.isEmpty ? "[\(unknown)]" : "[\(items),\(unknown)]"
            return true
        }
        guard case .options(let chosen) = sample.answers[field].value, let twice = random.pick(chosen.positions)
        else { return false }
        let tag = isInteger ? tags[field][twice] : jsonQuoted(tags[field][twice])
        sample.answers[field].raw = "[\(items),\(tag)]"
        return true
    }
}

extension FormWideBits {
    fileprivate init(_ positions: some Sequence<Int>) {
        self.init()
        for position in positions { insert(position) }
    }
}

extension SampleMaker {
    /// A faulty sample as one line of JSON: the code that it violates, the field, and the answers.
    package mutating func json(_ faulty: FaultySample) -> String {
        let field = faulty.field.map { ",\"field\":\(key($0))" } ?? ""
        return "{\"code\":\"\(faulty.code.rawValue)\"\(field),\"answers\":\(json(faulty.sample))}"
    }
}
