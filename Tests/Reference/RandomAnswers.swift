/// What a JSON parser may refuse or change before formc sees it; not made unless asked for.
package struct RandomOddities: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let duplicateKeys = RandomOddities(rawValue: 1)
    /// Numbers of more than 15 digits.
    package static let longNumbers = RandomOddities(rawValue: 2)
}

/// Makes answers to a form by chance: valid ones near each limit, and such that break one rule or two.
///
/// What the page of the language leaves open is not made: a current id that is `null` beside a former one, two former
/// ids at once.
package struct RandomAnswers {
    var random: SplitMix
    let form: ReferencePlainForm
    let oddities: RandomOddities
    /// What conditions compare each field with.
    private var mentions: [String: [String]] = [:]

    package init(_ form: ReferenceForm, seed: UInt64, oddities: RandomOddities = []) {
        random = SplitMix(seed: seed)
        self.form = ReferencePlainForm(form)
        self.oddities = oddities
        for (field, text) in self.form.conditions.flatMap({ $0.mentions(in: self.form) }) {
            mentions[field, default: []].append(text)
        }
    }

    /// The next answers: a third is valid if that comes easily, a third is so but for a fault or two, the rest is left
    /// to chance.
    package mutating func next() -> ReferenceAnswers {
        var values: [String: ReferenceValue] = [:]
        let density = random.pick([20, 60, 85, 95]) ?? 60
        for field in form.fields where !field.isNote && random.chance(density) { values[field.id] = valid(field) }
        let kind = random.int(0...5)
        if kind < 4 { mend(&values) }
        if kind > 1 {
            for _ in 0..<(random.pick([1, 1, 2, 2, 3]) ?? 1) { spoil(&values) }
        }
        return stored(values)
    }

    // MARK: Putting answers together

    /// The fields in some order, now and then under a former id, with a key too much.
    private mutating func stored(_ values: [String: ReferenceValue]) -> ReferenceAnswers {
        var entries: [ReferenceEntry] = []
        for field in form.fields {
            guard let value = values[field.id] else {
                if !field.isNote, random.chance(5) { entries.append(ReferenceEntry(field.id, .null)) }
                continue
            }
            let former = random.chance(40) ? random.pick(field.formerly) : nil
            entries.append(ReferenceEntry(former ?? field.id, value))
            // “the current id wins where both stand”
            if former == nil, !isNull(value), let former = random.pick(field.formerly), random.chance(30) {
                entries.append(ReferenceEntry(former, random.chance(50) ? .bool(true) : valid(field)))
            }
        }
        if random.chance(8) { entries.append(ReferenceEntry(unknownKey(), valueOfAnyKind())) }
        if oddities.contains(.duplicateKeys), random.chance(20), let entry = random.pick(entries) {
            entries.append(ReferenceEntry(entry.key, valueOfAnyKind()))
        }
        return ReferenceAnswers(random.chance(30) ? random.shuffled(entries) : entries)
    }

    private func isNull(_ value: ReferenceValue) -> Bool {
        if case .null = value { return true }
        return false
    }

    private mutating func unknownKey() -> String {
        let names = form.fields.flatMap { [$0.id] + $0.formerly }
        let notes = form.fields.filter { $0.isNote && !$0.id.isEmpty }.map(\.id)
        let near = random.pick(names.filter { !$0.isEmpty }).map {
            random.chance(50) ? $0.uppercased() + "-x" : "\($0) "
        }
        return random.pick(["nowhere", "", "é", "ids", near ?? "x"] + notes) ?? "nowhere"
    }

    // MARK: Mending and spoiling

    /// Answers once more what is wrong, until nothing is or it is given up.
    private mutating func mend(_ values: inout [String: ReferenceValue]) {
        for _ in 0..<5 {
            let entries = form.fields.compactMap { field in values[field.id].map { ReferenceEntry(field.id, $0) } }
            let wrong = ReferenceJudge(form, ReferenceAnswers(entries)).violations.sorted()
            if wrong.isEmpty { return }
            for violation in wrong {
                guard let field = form.field(violation.field) else { continue }
                switch violation.code {
                case "not-offered" where random.chance(70): values[field.id] = nil
                case "rule":
                    let named = form.rules.flatMap { $0.require.fields(in: form) }
                    guard let other = random.pick(named + [field.id]).flatMap({ form.field($0) }) else { continue }
                    values[other.id] = random.chance(80) ? valid(other) : nil
                default: values[field.id] = valid(field)
                }
            }
        }
    }

    private mutating func spoil(_ values: inout [String: ReferenceValue]) {
        guard let field = random.pick(form.fields.filter { !$0.isNote }) else { return }
        values[field.id] = random.chance(12) ? nil : broken(field)
    }

    // MARK: Values

    /// A text that a condition compares the field with.
    mutating func mention(_ field: ReferenceField) -> String? {
        guard random.chance(50), let text = random.pick(mentions[field.id] ?? []) else { return nil }
        // Where a number is compared, a word is another field.
        return hasNumbers(field) && ReferenceNumber(text) == nil ? nil : text
    }

    private func hasNumbers(_ field: ReferenceField) -> Bool {
        switch field.type {
        case .integer, .decimal: true
        case .text, .moment, .toggle, .picker, .selection, .note: field.options.map { form.hasIntegerTags($0) } ?? false
        }
    }

    mutating func valueOfAnyKind() -> ReferenceValue {
        random.pick([
            .null, .bool(true), .bool(false), .number("0"), .number("1"), .number("1.5"), .string(""), .string("x"),
            .string("true"), .string("1"), .array([]), .array([.string("apple")]), .array([.null]), .object([]),
            .object([ReferenceEntry("a", .number("1"))]),
        ]) ?? .null
    }
}
