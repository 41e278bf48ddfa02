/// A form's values as words and texts in the order of the fields, to be compared or hashed as a whole: cheaper to
/// compile than a comparison of each property, and as fast.
nonisolated struct FormKept: Hashable {
    var words: [UInt64] = []
    private var texts: [String] = []
    /// Of sources: compared by their bytes.
    private var tags: [FormTag] = []

    mutating func keep(_ value: FormValue, _ words: inout [UInt64]) {
        switch value {
        case .unanswered: words.formKeep(0, 0)
        case .text(let text): texts.append(text)
        case .integer(let value): words.formKeep(1, value)
        case .decimal(let value):
            words.formKeep(1, Int(value.significand))
            words.append(UInt64(truncatingIfNeeded: value.exponent))
        case .date(let date): words.formKeep(1, date.order)
        case .time(let time): words.formKeep(1, time.order)
        case .dateTime(let moment): words.formKeep(moment.date.order, moment.time.order)
        case .toggle(let value): words.append(value ? 1 : 0)
        case .tag(let tag):
            words.formKeep(1, 1)
            tags.append(tag)
        case .tags(let value):
            words.append(UInt64(value.count))
            tags += formSorted(value)
        case .integerTags(let value):
            words.append(UInt64(value.count))
            for tag in formSorted(value) { words.append(UInt64(bitPattern: Int64(tag))) }
        case .option(let chosen): words.formKeep(1, chosen)
        case .options(let chosen):
            words.append(UInt64(chosen.count))
            for position in chosen.positions { words.append(UInt64(position)) }
        }
    }
}

nonisolated extension [UInt64] {
    fileprivate mutating func formKeep(_ first: Int, _ second: Int) {
        append(UInt64(truncatingIfNeeded: first))
        append(UInt64(truncatingIfNeeded: second))
    }
}
