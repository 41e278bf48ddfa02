extension RandomConditions {
    /// Something that is said of a field, perhaps with others from the pool; nil if nothing would be worth saying.
    func predicate(
        _ field: ReferenceField, _ pool: inout [String], _ random: inout SplitMix
    ) -> ReferenceCondition? {
        if case .toggle = field.type {
            // A toggle is answered unless it is hidden.
            if canHide.contains(field.id), random.chance(15) { return state(field.id, &random) }
            return .toggle(field.id)
        }
        if random.chance(20) { return state(field.id, &random) }
        switch field.type {
        case .text(let limits): return text(field.id, limits, &pool, &random)
        case .integer(let limits), .decimal(let limits): return number(field.id, limits, &pool, &random)
        case .moment(let moment, let min, let max): return self.moment(field.id, moment, min, max, &pool, &random)
        case .picker(let options, _): return picker(field, options, &pool, &random)
        case .selection(let selection): return self.selection(field, selection, &pool, &random)
        case .toggle, .note: return nil
        }
    }

    private func state(_ id: String, _ random: inout SplitMix) -> ReferenceCondition {
        .state(id, isAnswered: random.chance(60))
    }

    private func equality(_ random: inout SplitMix) -> ReferenceComparison { random.chance(60) ? .equal : .unequal }

    private func order(_ random: inout SplitMix) -> ReferenceComparison {
        random.pick([.less, .atMost, .greater, .atLeast]) ?? .less
    }

    private func any(_ random: inout SplitMix) -> ReferenceComparison {
        random.pick(ReferenceComparison.allCases) ?? .equal
    }

    // MARK: Texts, dates

    private func text(
        _ id: String, _ limits: ReferenceTextLimits, _ pool: inout [String], _ random: inout SplitMix
    ) -> ReferenceCondition {
        let isFree: (ReferenceTextLimits) -> Bool = { $0.pattern == nil && $0.format == nil }
        if isFree(limits), random.chance(40) {
            // Two texts with limits could never be the same.
            let other = take(&pool) {
                guard case .text(let other) = $0.type, isFree(other) else { return false }
                return max(limits.minLength ?? 0, other.minLength ?? 0)
                    <= min(limits.maxLength ?? 99, other.maxLength ?? 99)
            }
            if let other { return .compare(.word(id), equality(&random), .word(other)) }
        }
        guard let text = limits.sample(&random), !text.contains("'") else {
            return state(id, &random)
        }
        return .compare(.word(id), equality(&random), .quoted(text))
    }

    private func moment(
        _ id: String, _ moment: ReferenceMoment, _ min: String?, _ max: String?, _ pool: inout [String],
        _ random: inout SplitMix
    ) -> ReferenceCondition {
        if random.chance(40) {
            let other = take(&pool) {
                guard case .moment(let other, _, _) = $0.type else { return false }
                return other == moment
            }
            if let other { return .compare(.word(id), any(&random), .word(other)) }
        }
        let lowest = min ?? moment.samples[0]
        let highest = max ?? moment.samples[moment.samples.count - 1]
        let inside = moment.samples.filter { lowest < $0 && $0 < highest }
        guard let value = random.pick(inside) else { return state(id, &random) }
        return .compare(.word(id), any(&random), .word(value))
    }

    // MARK: Numbers

    private func number(
        _ id: String, _ limits: ReferenceNumberLimits, _ pool: inout [String], _ random: inout SplitMix
    ) -> ReferenceCondition {
        if random.chance(40) {
            let other = take(&pool) { numberRange($0).map { overlap(range(limits), $0) } ?? false }
            if let other, let field = form.field(other) {
                return .compare(.word(id), order(&random), number(field))
            }
        }
        let inside = (0..<8).compactMap { _ in limits.sample(&random) }.filter {
            $0 != limits.min && $0 != limits.max && limits.codes(limits.number($0)).isEmpty
        }
        // With a step the last value may lie below `max`, and so be the greatest.
        guard let units = inside.first, limits.max.map({ units + (limits.step ?? 1) <= $0 }) ?? true else {
            return state(id, &random)
        }
        return .compare(.word(id), any(&random), .word(limits.number(units).description))
    }

    private func number(_ field: ReferenceField) -> ReferenceOperand {
        if case .selection = field.type { return .count(field.id) }
        return .word(field.id)
    }

    private typealias Bounds = (low: ReferenceNumber, high: ReferenceNumber)

    private func range(_ limits: ReferenceNumberLimits) -> Bounds {
        (
            limits.min.map { limits.number($0) } ?? ReferenceNumber(units: -1_000_000, places: 0),
            limits.max.map { limits.number($0) } ?? ReferenceNumber(units: 1_000_000, places: 0)
        )
    }

    /// What a number, or the count of a selection, can be.
    private func numberRange(_ field: ReferenceField) -> Bounds? {
        switch field.type {
        case .integer(let limits), .decimal(let limits): range(limits)
        case .selection(let selection):
            (ReferenceNumber(units: 0, places: 0), ReferenceNumber(units: most(selection), places: 0))
        case .text, .moment, .toggle, .picker, .note: nil
        }
    }

    /// Whether one can be less than the other and the other less than the one, by a step of any field.
    private func overlap(_ one: Bounds, _ other: Bounds) -> Bool {
        max(one.low, other.low) < min(one.high, other.high)
    }

    /// The most options that an answer can hold.
    private func most(_ selection: ReferenceSelection) -> Int {
        let count = form.list(selection.options).map { RandomForm.togetherCount($0) } ?? 9
        return min(count, selection.max ?? count)
    }

    // MARK: Choices

    private func tag(_ tag: String, _ options: ReferenceOptions, _ random: inout SplitMix) -> ReferenceOperand {
        let isBare = form.hasIntegerTags(options) || (ReferenceOperand.isWord(tag) && random.chance(75))
        return isBare && form.list(options) != nil ? .word(tag) : .quoted(tag)
    }

    /// Tags to be named; of a source, which is unchecked, some that an app could have.
    private func tags(_ options: ReferenceOptions) -> [String] {
        guard let list = form.list(options) else { return form.hasIntegerTags(options) ? [] : RandomForm.sourceTags }
        // Retired ones too: they may still be stored.
        return list.options.map(\.tag)
    }

    private func operands(
        _ tags: [String], _ options: ReferenceOptions, _ field: ReferenceField, _ pool: inout [String],
        _ random: inout SplitMix
    ) -> [ReferenceOperand] {
        var operands = tags.map { tag($0, options, &random) }
        if random.chance(20), let other = companion(of: field, &pool, where: \.isPicker) {
            operands.append(.field(other))
        }
        return operands
    }

    private func picker(
        _ field: ReferenceField, _ options: ReferenceOptions, _ pool: inout [String], _ random: inout SplitMix
    ) -> ReferenceCondition {
        let tags = random.shuffled(tags(options))
        // One tag of one is a question whose answer is known.
        guard tags.count > 2 else { return state(field.id, &random) }
        switch random.int(0...5) {
        case 0:
            if let other = companion(of: field, &pool, where: { !$0.isPicker }) {
                return .within(.word(field.id), .field(other))
            }
        case 1:
            if let other = companion(of: field, &pool, where: \.isPicker) {
                let comparison = form.hasIntegerTags(options) ? any(&random) : equality(&random)
                return .compare(.word(field.id), comparison, .field(other))
            }
        case 2:
            let some = Array(tags.prefix(random.int(1...tags.count - 2)))
            return .within(.word(field.id), .list(operands(some, options, field, &pool, &random)))
        case 3 where form.hasIntegerTags(options):
            // Neither the least nor the greatest.
            let ordered = tags.compactMap { Int($0) }.sorted()
            return .compare(.word(field.id), order(&random), .word(String(ordered[ordered.count / 2])))
        default: break
        }
        return .compare(.word(field.id), equality(&random), tag(tags[0], options, &random))
    }

    private func selection(
        _ field: ReferenceField, _ selection: ReferenceSelection, _ pool: inout [String], _ random: inout SplitMix
    ) -> ReferenceCondition {
        let options = selection.options
        let isIntegerSource = form.list(options) == nil && form.hasIntegerTags(options)
        if isIntegerSource || random.chance(30) { return count(field.id, selection, &pool, &random) }
        let tags = random.shuffled(tags(options))
        switch random.int(0...3) {
        case 0 where tags.count > 1:
            let some = Array(tags.prefix(random.int(1...min(3, tags.count - 1))))
            return .has(field.id, .any(operands(some, options, field, &pool, &random)))
        case 1 where most(selection) > 1:
            // What is exclusive or retired never stands beside others.
            let list = form.list(options)
            let together = tags.filter { tag in
                list?.options.contains { same($0.tag, tag) && !$0.isExclusive && !$0.isRetired } ?? true
            }
            let some = Array(together.prefix(random.int(1...min(3, most(selection), together.count))))
            return .has(field.id, .all(some.map { tag($0, options, &random) }))
        case 2:
            if let other = companion(of: field, &pool, where: \.isPicker) { return .has(field.id, .one(.field(other))) }
        default: break
        }
        return .has(field.id, .one(tag(tags[0], options, &random)))
    }

    private func count(
        _ id: String, _ selection: ReferenceSelection, _ pool: inout [String], _ random: inout SplitMix
    ) -> ReferenceCondition {
        let most = most(selection)
        if random.chance(30) {
            let bounds = (ReferenceNumber(units: 0, places: 0), ReferenceNumber(units: most, places: 0))
            let other = take(&pool) { numberRange($0).map { overlap(bounds, $0) } ?? false }
            if let other, let field = form.field(other) { return .compare(.count(id), order(&random), number(field)) }
        }
        // A count is 0, or between `min` and `max`.
        let least = max(1, selection.min ?? 1)
        guard least < most else { return state(id, &random) }
        return .compare(.count(id), any(&random), .word(String(random.int(least...most - 1))))
    }
}

extension RandomForm {
    /// The tags of a source with texts, as far as conditions and answers know.
    static let sourceTags = ["a", "b", "c d", "é"]
}

extension ReferenceField {
    var isPicker: Bool {
        switch type {
        case .picker: true
        case .text, .integer, .decimal, .moment, .toggle, .selection, .note: false
        }
    }
}
