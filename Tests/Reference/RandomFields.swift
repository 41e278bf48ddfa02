extension RandomForm {
    /// A field without conditions.
    mutating func field() -> ReferenceField {
        let type = type()
        var field = ReferenceField("", type)
        if !field.isNote || random.chance(30) { field.id = id() }
        field.label = "Label of \(field.id)"
        if field.isNote { return field }
        if case .toggle = type {} else { field.isRequired = random.chance(35) }
        field.isReadOnly = random.chance(5)
        if features.contains(.renames), random.chance(20) {
            field.formerly = [id()]
            if random.chance(30) { field.formerly.append(id()) }
        }
        if features.contains(.defaults), random.chance(20) { field.initial = initial(of: type) }
        return field
    }

    private mutating func type() -> ReferenceType {
        switch random.int(0...19) {
        case 0...2: return .text(textLimits())
        case 3...4: return .integer(numberLimits(places: 0))
        case 5: return .decimal(numberLimits(places: random.int(0...3)))
        case 6...7: return moment(.date)
        case 8: return moment(.time)
        case 9: return moment(.dateTime)
        case 10...11: return .toggle(mustBe: random.chance(25))
        case 12...14:
            let options = options()
            return .picker(options, other: other(options))
        case 15...18: return .selection(selection())
        default: return .note("Read *this*.")
        }
    }

    private mutating func textLimits() -> ReferenceTextLimits {
        var limits = ReferenceTextLimits()
        switch random.int(0...4) {
        case 0: limits.pattern = random.pick(Self.patterns)
        case 1: limits.format = random.pick(ReferenceFormat.allCases)
        case 2, 3:
            if random.chance(60) { limits.minLength = random.int(1...4) }
            if random.chance(60) { limits.maxLength = random.int((limits.minLength ?? 1)...8) }
        default: break
        }
        return limits
    }

    private static let patterns = [
        ReferencePattern([
            .init("[A-Z]", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", 2, 2), .init("-", "-"), .init("\\d", "0123456789", 1, 3),
        ]),
        ReferencePattern([.init("[a-cé日]", "abcé日", 1, 4), .init("\\.", ".", 0, 1)]),
        ReferencePattern([
            .init("x", "x", 0, 2), .init("[^a-z]", "A1 _é", 2, 3, lacks: "a"..."z"), .init("[x\\-]", "x-", 0, 1),
        ]),
    ]

    private mutating func numberLimits(places: Int) -> ReferenceNumberLimits {
        var limits = ReferenceNumberLimits(places: places)
        if random.chance(60) { limits.min = random.int(-30...30) }
        if random.chance(60) {
            let start = limits.min ?? 0
            limits.max = start + random.int(12...60)
        }
        if random.chance(40) { limits.step = random.int(1...5) }
        return limits
    }

    private mutating func moment(_ moment: ReferenceMoment) -> ReferenceType {
        let values = moment.samples
        var (min, max): (String?, String?) = (nil, nil)
        if random.chance(50) { min = values[random.int(0...2)] }
        if random.chance(50) { max = values[random.int(values.count - 3...values.count - 1)] }
        return .moment(moment, min: min, max: max)
    }

    private mutating func initial(of type: ReferenceType) -> String? {
        switch type {
        case .text(let limits): limits.sample(&random)
        case .integer(let limits), .decimal(let limits):
            limits.sample(&random).map { limits.number($0).description }
        case .toggle: "true"
        case .moment(let moment, let min, let max):
            random.pick(
                moment.samples.filter { text in
                    moment.read(text).map { moment.codes($0, min: min, max: max).isEmpty } ?? false
                })
        case .picker, .selection, .note: nil
        }
    }
}

extension ReferenceMoment {
    /// Some values, in order.
    var samples: [String] {
        switch self {
        case .date:
            [
                "1999-12-31", "2000-02-29", "2019-07-01", "2024-02-28", "2024-02-29", "2024-03-01", "2026-11-30",
                "2030-01-01", "9999-12-31",
            ]
        case .time:
            ["00:01", "08:00", "08:59:59", "09:00", "09:00:01", "12:30", "18:00", "23:59", "23:59:59"]
        case .dateTime:
            [
                "1999-12-31T23:59:59", "2000-02-29T00:00", "2024-02-28T12:00", "2024-02-29T08:00",
                "2024-02-29T08:00:01", "2024-03-01T00:00", "2026-11-30T09:30", "2030-01-01T00:00",
                "9999-12-31T23:59",
            ]
        }
    }

    /// Texts that are nearly a value.
    var nearMisses: [String] {
        switch self {
        case .date: ["2023-02-29", "2024-13-01", "2024-1-1", "0000-01-01", "2024-02-29T00:00", "1900-02-29", "soon"]
        case .time: ["24:00", "12:60", "9:00", "12:30:60", "12:30Z", "12", "12:30:15.5"]
        case .dateTime: ["2024-02-29", "2024-02-30T12:00", "2024-02-29 12:00", "2024-02-29T24:00", "2024-02-29T12:00Z"]
        }
    }
}

extension ReferenceNumberLimits {
    /// A valid number in units.
    func sample(_ random: inout SplitMix) -> Int? {
        let start = min ?? 0
        let stride = step ?? 1
        let highest = max.map { ($0 - start) / stride } ?? 20
        let lowest = min == nil ? -20 : 0
        return highest < lowest ? nil : start + random.int(lowest...highest) * stride
    }
}

extension ReferenceTextLimits {
    /// Few and short, so that two fields often hold the same.
    static let letters = ["a", "b", "é", "e\u{301}", "日", "\u{1F600}", " ", "x"]

    /// A valid text.
    func sample(_ random: inout SplitMix) -> String? {
        if let pattern { return pattern.sample(&random) }
        if let format { return random.pick(format.examples) }
        let least = Swift.max(1, minLength ?? 1)
        let length = random.int(least...(maxLength ?? least + 2))
        var text = ""
        while text.unicodeScalars.count < length { text += random.pick(Self.letters) ?? "a" }
        if codes(text).isEmpty, text.first != " ", text.last != " " { return text }
        return String(repeating: "a", count: length)
    }
}
