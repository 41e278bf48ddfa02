extension RandomForm {
    /// Conditions for sections, fields and options, and rules.
    mutating func addConditions() {
        let maker = RandomConditions(form, features)
        if features.contains(.conditions) { addVisibility(maker) }
        let fields = maker.fields
        if features.contains(.conditions) {
            for section in form.sections.indices {
                for field in form.sections[section].fields.indices {
                    let written = form.sections[section].fields[field]
                    form.sections[section].fields[field] = withRequirement(written, maker, fields)
                }
            }
        }
        if features.contains(.optionConditions) { addOptionConditions(maker, fields) }
        if features.contains(.rules) { addRules(maker, fields) }
    }

    /// Each section depends only on those before it in some order, each field also on those before it in its section.
    private mutating func addVisibility(_ maker: RandomConditions) {
        var maker = maker
        var before: [String] = []
        for section in random.shuffled(Array(form.sections.indices)) {
            if random.chance(30) { form.sections[section].visibleWhen = maker.condition(before, &random) }
            if form.sections[section].visibleWhen != nil {
                maker.canHide.formUnion(form.sections[section].fields.map(\.id))
            }
            for position in random.shuffled(Array(form.sections[section].fields.indices)) {
                if random.chance(35) {
                    form.sections[section].fields[position].visibleWhen = maker.condition(before, &random)
                }
                let field = form.sections[section].fields[position]
                if field.visibleWhen != nil { maker.canHide.insert(field.id) }
                before += maker.fields.filter { $0 == field.id || $0 == "\(field.id)-other" }
            }
        }
    }

    private mutating func withRequirement(
        _ field: ReferenceField, _ maker: RandomConditions, _ fields: [String]
    ) -> ReferenceField {
        var field = field
        if case .toggle = field.type { return field }
        if field.isNote || field.isRequired || !random.chance(25) { return field }
        let others = fields.filter { $0 != field.id && $0 != "\(field.id)-other" }
        field.requiredWhen = maker.condition(others, &random)
        return field
    }

    private mutating func addOptionConditions(_ maker: RandomConditions, _ fields: [String]) {
        for list in form.lists.indices {
            let users = form.fields.filter { Self.uses($0, form.lists[list].name) }.map(\.id)
            form.lists[list] = withConditions(form.lists[list], users, maker, fields)
        }
        for section in form.sections.indices {
            for position in form.sections[section].fields.indices {
                var field = form.sections[section].fields[position]
                switch field.type {
                case .picker(.own(var list), let other):
                    list = withConditions(list, [field.id], maker, fields)
                    field.type = .picker(.own(list), other: other)
                case .selection(var selection):
                    guard case .own(var list) = selection.options else { continue }
                    list = withConditions(list, [field.id], maker, fields)
                    selection.options = .own(list)
                    field.type = .selection(selection)
                case .picker, .text, .integer, .decimal, .moment, .toggle, .note: continue
                }
                form.sections[section].fields[position] = field
            }
        }
    }

    private static func uses(_ field: ReferenceField, _ list: String) -> Bool {
        guard case .shared(let name) = field.options else { return false }
        return name == list
    }

    private mutating func withConditions(
        _ list: ReferenceList, _ users: [String], _ maker: RandomConditions, _ fields: [String]
    ) -> ReferenceList {
        var list = list
        if !random.chance(50) { return list }
        // An option seldom depends on its own field.
        let others = fields.filter { id in !users.contains { id == $0 || id == "\($0)-other" } }
        for option in list.options.indices where !list.options[option].isRetired && random.chance(40) {
            let condition = maker.condition(random.chance(5) ? fields : others, &random)
            if random.chance(60) {
                list.options[option].visibleWhen = condition
            } else {
                list.options[option].disabledWhen = condition
            }
        }
        return list
    }

    private mutating func addRules(_ maker: RandomConditions, _ fields: [String]) {
        for number in 0..<random.int(0...4) {
            guard let require = maker.condition(fields, &random) else { return }
            let named = require.fields(in: maker.form)
            var rule = ReferenceRule(require: require)
            if random.chance(50) { rule.at = random.pick(named) }
            if random.chance(40) { rule.when = maker.condition(fields.filter { !named.contains($0) }, &random) }
            if random.chance(40) { rule.id = "rule-\(number)" }
            form.rules.append(rule)
        }
    }
}

/// Makes conditions that some answers make true and others false.
struct RandomConditions {
    let form: ReferencePlainForm
    /// The shared list behind the options of a field, by the field's id: what fields over one list are compared by.
    private let lists: [String: String]
    /// The ids of fields that a condition hides.
    var canHide: Set<String> = []

    init(_ form: ReferenceForm, _ features: RandomFeatures) {
        self.form = ReferencePlainForm(form)
        var lists: [String: String] = [:]
        for field in form.fields {
            guard case .shared(let name) = field.options else { continue }
            if Self.hasOther(field), !features.contains(.otherAcrossLists) { continue }
            lists[field.id] = name
        }
        self.lists = lists
    }

    private static func hasOther(_ field: ReferenceField) -> Bool {
        switch field.type {
        case .picker(_, let other): other != nil
        case .selection(let selection): selection.other != nil
        case .text, .integer, .decimal, .moment, .toggle, .note: false
        }
    }

    /// All fields that a condition may name.
    var fields: [String] { form.fields.filter { !$0.isNote }.map(\.id) }

    /// A condition on some of the fields; nil if nothing can be said of them.
    func condition(_ fields: [String], _ random: inout SplitMix) -> ReferenceCondition? {
        var pool = random.shuffled(fields)
        var parts: [ReferenceCondition] = []
        let count = random.pick([1, 1, 1, 2, 2, 3]) ?? 1
        while parts.count < count, let id = pool.popLast() {
            drop(id, &pool)
            guard let field = form.field(id), let part = predicate(field, &pool, &random) else { continue }
            parts.append(decorated(part, &random))
        }
        return joined(parts, &random)
    }

    /// Takes a field from the pool, with what hangs on it: `plan-other` shows only with one answer of `plan`.
    func drop(_ id: String, _ pool: inout [String]) {
        pool.removeAll { $0 == id || $0 == "\(id)-other" || "\($0)-other" == id }
    }

    private func decorated(_ part: ReferenceCondition, _ random: inout SplitMix) -> ReferenceCondition {
        switch random.int(0...19) {
        case 0...2: .not(part)
        case 3: .parenthesised(part)
        case 4: .not(.not(part))
        default: part
        }
    }

    private func joined(_ parts: [ReferenceCondition], _ random: inout SplitMix) -> ReferenceCondition? {
        guard parts.count > 1 else { return parts.first }
        guard parts.count > 2 else { return random.chance(50) ? .and(parts) : .or(parts) }
        return switch random.int(0...6) {
        case 0: .and(parts)
        case 1: .or(parts)
        case 2: .or([.and(Array(parts.prefix(2))), parts[2]])
        case 3: .or([parts[0], .and(Array(parts.dropFirst()))])
        case 4: .and([.or(Array(parts.prefix(2))), parts[2]])
        case 5: .and([.not(.parenthesised(.or(Array(parts.prefix(2))))), parts[2]])
        default: .not(.parenthesised(.and([parts[0], .or(Array(parts.dropFirst()))])))
        }
    }

    /// Another field over the same list, taken from the pool.
    func companion(
        of field: ReferenceField, _ pool: inout [String], where isRight: (ReferenceField) -> Bool
    ) -> String? {
        guard let list = lists[field.id] else { return nil }
        return take(&pool) { lists[$0.id] == list && isRight($0) }
    }

    /// A field taken from the pool.
    func take(_ pool: inout [String], where isRight: (ReferenceField) -> Bool) -> String? {
        guard let id = pool.last(where: { form.field($0).map(isRight) ?? false }) else { return nil }
        drop(id, &pool)
        return id
    }
}
