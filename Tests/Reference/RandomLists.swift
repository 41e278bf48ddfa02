extension RandomForm {
    private static let plainTags = [
        "apple", "banana", "cherry", "durian", "elder", "fig", "grape", "hazel", "iris", "jade", "kiwi", "lemon",
    ]
    /// Tags that a careless reader or writer of YAML, of conditions, of Swift or of JSON would take for something else.
    private static let oddTags = [
        "no", "1.10", "017", "12:30", "true", "null", "c++", "日本", "A B", "none", "key=value", "it's", "say \"hi\"",
        "x #y", "~", "-", "- dash", "and", "count", "any", "e\u{301}clair", "1e3", "0x1F", "y, z", "{m}", "(p)",
        "\u{1F600}",
        "back\\slash", "ß",
    ]

    /// A list without conditions; they come when all fields are there.
    mutating func list() -> ReferenceList {
        let isInteger = random.chance(20)
        let count = random.int(1...8)
        let tags =
            isInteger
            ? random.sample(Array(-5...30), count).map { String($0) }
            : random.chance(60)
                ? random.sample(Self.plainTags, count) : random.sample(Self.plainTags + Self.oddTags, count)
        var list = ReferenceList(isInteger: isInteger, tags.map { ReferenceOption($0) })
        for position in list.options.indices where isInteger || random.chance(50) {
            list.options[position].label = "Label \(position)"
        }
        if count > 2 { addFlags(&list) }
        if features.contains(.renames) { addFormerTags(&list) }
        return list
    }

    /// At least two options stay without flags; an exclusive one never stands beside required ones.
    private mutating func addFlags(_ list: inout ReferenceList) {
        var free = random.shuffled(Array(list.options.indices.dropFirst(2)))
        let kind = random.int(0...9)
        if kind < 4, let position = free.popLast() { list.options[position].isExclusive = true }
        if kind > 7, let position = free.popLast() {
            list.options[position].isRequired = true
            if random.chance(30), let second = free.popLast() { list.options[second].isRequired = true }
        }
        if features.contains(.retired), random.chance(30), let position = free.popLast() {
            list.options[position].isRetired = true
            if random.chance(30), let second = free.popLast() { list.options[second].isRetired = true }
        }
    }

    private mutating func addFormerTags(_ list: inout ReferenceList) {
        for position in list.options.indices where random.chance(15) {
            for number in 0...random.int(0...1) {
                let former = list.isInteger ? String(100 + position * 10 + number) : "old \(position).\(number)"
                list.options[position].formerly.append(former)
            }
        }
    }

    /// Where a field's options come from.
    mutating func options() -> ReferenceOptions {
        if !form.sources.isEmpty, random.chance(20), let source = random.pick(form.sources) {
            return .source(source.name)
        }
        if !form.lists.isEmpty, random.chance(70), let list = random.pick(form.lists) { return .shared(list.name) }
        return .own(list())
    }

    /// `other`, where the list can have it.
    mutating func other(_ options: ReferenceOptions) -> ReferenceOther? {
        guard features.contains(.other), random.chance(25), let list = form.list(options) else { return nil }
        if list.isInteger {
            return ReferenceOther(tag: "99", label: "Something else", isRequired: random.chance(50) ? false : nil)
        }
        if random.chance(50) { return ReferenceOther() }
        return ReferenceOther(
            tag: random.chance(50) ? "something-else" : nil, label: random.chance(50) ? "Something else" : nil,
            maxLength: random.chance(50) ? random.int(2...6) : nil,
            isRequired: random.pick([nil, true, false]) ?? nil)
    }

    /// How many options of a list can stand together.
    static func togetherCount(_ list: ReferenceList) -> Int {
        list.options.filter { !$0.isExclusive && !$0.isRetired }.count
    }

    mutating func selection() -> ReferenceSelection {
        let options = options()
        var selection = ReferenceSelection(options, control: random.chance(50) ? .checkboxes : .multiSelector)
        selection.other = other(options)
        let list = form.list(options)
        let most = list.map { Self.togetherCount($0) + (selection.other == nil ? 0 : 1) } ?? 6
        if random.chance(40) { selection.min = random.int(1...min(most, 4)) }
        let required = list?.options.filter(\.isRequired).count ?? 0
        let least = max(1, selection.min ?? 1, required)
        if random.chance(40) { selection.max = random.int(least...max(least, most)) }
        return selection
    }
}
