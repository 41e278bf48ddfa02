/// Values that are no answer to a field: each fault for itself.
extension RandomAnswers {
    mutating func broken(_ field: ReferenceField) -> ReferenceValue {
        if random.chance(12) { return valueOfAnyKind() }
        switch field.type {
        case .text(let limits): return brokenText(limits)
        case .integer(let limits), .decimal(let limits): return brokenNumber(limits)
        case .moment(let moment, let min, let max): return brokenMoment(moment, min, max)
        case .toggle: return random.pick([.bool(false), .number("1"), .string("true"), .array([])]) ?? .bool(false)
        case .picker(let options, _): return brokenTag(options)
        case .selection(let selection): return brokenTags(field, selection)
        case .note: return .null
        }
    }

    private mutating func brokenText(_ limits: ReferenceTextLimits) -> ReferenceValue {
        var texts = ["", " ", "\n", "\t\"\\", "\u{0}"]
        if let format = limits.format { texts += format.nearMisses }
        if let pattern = limits.pattern {
            let sample = pattern.sample(&random)
            texts += [sample + "\n", "x" + sample, String(sample.unicodeScalars.dropLast()), sample.lowercased()]
        }
        if let least = limits.minLength { texts += [text(ofLength: least - 1), text(ofLength: least - 1)] }
        if let most = limits.maxLength { texts += [text(ofLength: most + 1), text(ofLength: most + 2)] }
        return random.pick(texts).map { .string($0) } ?? .null
    }

    private mutating func brokenNumber(_ limits: ReferenceNumberLimits) -> ReferenceValue {
        var numbers: [ReferenceNumber] = []
        if let least = limits.min { numbers += [limits.number(least - 1), limits.number(least - (limits.step ?? 1))] }
        if let most = limits.max { numbers += [limits.number(most + 1), limits.number(most + (limits.step ?? 1))] }
        if limits.step != nil { numbers.append(limits.number((limits.min ?? 0) + random.int(1...20))) }
        // A part of a unit: no whole number, or none in steps.
        numbers.append(ReferenceNumber(units: random.int(-50...50), places: limits.places + 1))
        var texts = ["-0", "1e2", "1000000"]
        for number in numbers { texts.append(spelled(number)) }
        if oddities.contains(.longNumbers) {
            texts += ["9223372036854775807", "9223372036854775808", "0.1234567890123456", "1e30"]
        }
        return random.pick(texts).map { .number($0) } ?? .null
    }

    private mutating func brokenMoment(_ moment: ReferenceMoment, _ min: String?, _ max: String?) -> ReferenceValue {
        let outside = moment.samples.filter { text in
            moment.read(text).map { !moment.codes($0, min: min, max: max).isEmpty } ?? false
        }
        return random.pick(moment.nearMisses + outside + outside).map { .string($0) } ?? .null
    }

    private mutating func brokenTag(_ options: ReferenceOptions) -> ReferenceValue {
        let isInteger = form.hasIntegerTags(options)
        let known = form.list(options)?.options.map(\.tag) ?? []
        if random.chance(50), let tag = random.pick(known) {
            // A tag of the other type: `"5"` for 5, 5 for `"5"`, or as a list.
            return random.chance(50)
                ? .array([.tag(tag, isInteger: isInteger)]) : isInteger ? .string(tag) : .number("5")
        }
        if isInteger { return random.pick([.number("77"), .number("1.5"), .number("-77")]) ?? .null }
        return .string(random.pick(["pizza", "Apple", "apple ", "other "] + known.map { $0 + "x" }) ?? "pizza")
    }

    private mutating func brokenTags(_ field: ReferenceField, _ selection: ReferenceSelection) -> ReferenceValue {
        let isInteger = form.hasIntegerTags(selection.options)
        let known = form.list(selection.options)?.options.map { stored($0) } ?? RandomForm.sourceTags
        let tags: ([String]) -> ReferenceValue = { .array($0.map { .tag($0, isInteger: isInteger) }) }
        let sourceOfNumbers = isInteger && form.list(selection.options) == nil
        if sourceOfNumbers {
            return random.pick([.array([.string("1")]), .array([.number("1"), .number("1.0")])]) ?? .null
        }
        switch random.int(0...6) {
        // All, which is too many, or with what is exclusive, retired or not offered.
        case 0: return tags(random.shuffled(known))
        case 1: return tags(random.sample(known, 1))
        case 2:
            let some = random.sample(known, random.int(1...3))
            return tags(some + random.sample(some, 1))
        case 3:
            guard case .array(let elements) = valid(field) else { return .null }
            let element = brokenElement(isInteger)
            let twice = random.chance(30) ? [element, element] : [element]
            return .array(random.shuffled(elements + twice + (random.chance(20) ? [brokenElement(isInteger)] : [])))
        case 4: return tags([])
        case 5:
            // An exclusive option beside others.
            let exclusive = form.list(selection.options)?.options.filter(\.isExclusive).map(\.tag) ?? []
            return tags(random.shuffled(exclusive + random.sample(known.filter { !exclusive.has($0) }, 2)))
        default: return isInteger ? .number(known.first ?? "1") : .string(known.first ?? "apple")
        }
    }

    private mutating func brokenElement(_ isInteger: Bool) -> ReferenceValue {
        let unknown: ReferenceValue = isInteger ? .number("77") : .string("pizza")
        return random.pick([unknown, unknown, .null, .bool(true), .array([]), isInteger ? .string("1") : .number("1")])
            ?? .null
    }
}
