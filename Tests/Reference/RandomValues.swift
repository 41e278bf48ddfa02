/// Values that are an answer to a field, whatever the others are.
extension RandomAnswers {
    mutating func valid(_ field: ReferenceField) -> ReferenceValue {
        switch field.type {
        case .text(let limits):
            if let text = mention(field) { return .string(text) }
            return .string(text(limits))
        case .integer(let limits), .decimal(let limits): return number(field, limits)
        case .moment(let moment, let min, let max): return self.moment(field, moment, min, max)
        case .toggle(let mustBe): return .bool(mustBe ? random.chance(85) : random.chance(50))
        case .picker(let options, _):
            return .tag(tag(field, options) ?? "apple", isInteger: form.hasIntegerTags(options))
        case .selection(let selection):
            let isInteger = form.hasIntegerTags(selection.options)
            return .array(tags(field, selection).map { .tag($0, isInteger: isInteger) })
        case .note: return .null
        }
    }

    private mutating func text(_ limits: ReferenceTextLimits) -> String {
        let isFree = limits.pattern == nil && limits.format == nil
        if isFree, random.chance(50), let length = random.pick([limits.minLength, limits.maxLength].compactMap(\.self))
        {
            return text(ofLength: max(1, length))
        }
        return limits.sample(&random) ?? "a"
    }

    /// A text of so many code points.
    mutating func text(ofLength length: Int) -> String {
        var text = String.UnicodeScalarView()
        while text.count < length { text += (random.pick(ReferenceTextLimits.letters) ?? "a").unicodeScalars }
        return String(String.UnicodeScalarView(text.prefix(length)))
    }

    private mutating func number(_ field: ReferenceField, _ limits: ReferenceNumberLimits) -> ReferenceValue {
        // Another field may be mentioned, whose id begins with a letter.
        if let text = mention(field), let first = text.utf8.first, first == 0x2D || (0x30...0x39).contains(first) {
            // The constant or a value beside it.
            let units = random.int(-1...1)
            guard units != 0, let value = Int(text), limits.places == 0 else { return .number(text) }
            return .number(String(value + units * (limits.step ?? 1)))
        }
        var units = limits.sample(&random) ?? 0
        if random.chance(40) { units = random.pick([limits.min, limits.max].compactMap(\.self)) ?? random.int(0...4) }
        return .number(spelled(limits.number(units)))
    }

    /// A number in one of the ways that JSON has for it: “Numbers are judged by value (`5.0` is 5).”
    mutating func spelled(_ number: ReferenceNumber) -> String {
        let text = number.description
        switch random.int(0...9) {
        case 0: return text.contains(".") ? text + "0" : text + ".0"
        case 1: return text + "e0"
        case 2 where number.exponent > 0:
            return (number.isNegative ? "-" : "") + number.digits.map(String.init).joined() + "E+\(number.exponent)"
        case 3 where number.exponent < 0:
            return (number.isNegative ? "-" : "") + number.digits.map(String.init).joined() + "e\(number.exponent)"
        default: return text
        }
    }

    private mutating func moment(
        _ field: ReferenceField, _ moment: ReferenceMoment, _ min: String?, _ max: String?
    ) -> ReferenceValue {
        if let text = mention(field) { return .string(text) }
        let inside = moment.samples.filter { text in
            moment.read(text).map { moment.codes($0, min: min, max: max).isEmpty } ?? false
        }
        let limits = [min, max].compactMap(\.self)
        return .string((random.chance(30) ? random.pick(limits) : random.pick(inside)) ?? moment.samples[0])
    }

    /// A tag, seldom a retired one, at times under a former name.
    private mutating func tag(_ field: ReferenceField, _ options: ReferenceOptions) -> String? {
        guard let list = form.list(options) else {
            return form.hasIntegerTags(options) ? String(random.int(0...3)) : random.pick(RandomForm.sourceTags)
        }
        if let tag = mention(field) { return tag }
        return random.pick(list.options.filter { random.chance(20) || !$0.isRetired }).map { stored($0) }
    }

    /// How an option may be stored.
    mutating func stored(_ option: ReferenceOption) -> String {
        random.chance(30) ? random.pick(option.formerly) ?? option.tag : option.tag
    }

    private mutating func tags(_ field: ReferenceField, _ selection: ReferenceSelection) -> [String] {
        guard let list = form.list(selection.options) else {
            let isInteger = form.hasIntegerTags(selection.options)
            let count = random.int((selection.min ?? 0)...max(selection.min ?? 0, selection.max ?? 3))
            return random.sample(isInteger ? ["1", "2", "3", "-4", "50"] : RandomForm.sourceTags, count)
        }
        let exclusive = list.options.filter(\.isExclusive)
        if random.chance(15), let option = random.pick(exclusive) { return [stored(option)] }
        let required = list.options.filter(\.isRequired)
        let free = list.options.filter { !$0.isExclusive && !$0.isRequired && (!$0.isRetired || random.chance(10)) }
        let least = max(selection.min ?? 0, required.count)
        let most = max(least, selection.max ?? list.options.count)
        let count = random.chance(40) ? (random.chance(50) ? least : most) : random.int(least...most)
        var tags = (required + random.sample(free, count - required.count)).map { stored($0) }
        if let mention = mention(field), !tags.has(mention), tags.count < most { tags.append(mention) }
        return random.shuffled(tags)
    }
}
