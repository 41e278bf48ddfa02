/// A field's value as code that is not generic sees it.
nonisolated enum FormAnswer {
    case unanswered
    case text(String)
    case integer(Int)
    case decimal(FormDecimal)
    case date(FormDate)
    case time(FormTime)
    case dateTime(FormDateTime)
    case toggle(Bool)
    case tag(FormTag)
    case integerTag(Int)
    case tags(Set<FormTag>)
    case integerTags(Set<Int>)
    case choice(Int?, FormList, isInteger: Bool)
    case selection(FormWideBits, FormList, isInteger: Bool)
}

/// What a visit is for beyond judging all fields by their tables, with its state.
nonisolated final class FormWork {
    enum Purpose {
        case judge
        case write
        case keep
        /// Keeps the values that conditions name.
        case see
        /// Keeps the lists of the fields, and what is chosen of them.
        case list
    }

    private let purpose: Purpose
    let conditions: FormConditions
    /// What the conditions say; hidden fields are neither judged nor written.
    var decisions = FormDecisions()
    /// What the fields hold that conditions name, by slot.
    var values: [FormValue] = []
    private(set) var lists: [Int: FormList] = [:]
    private(set) var chosen: [(list: FormList, options: FormWideBits)] = []
    /// The only field to be judged, if not all are.
    var only: Int?
    var sources: FormSources?
    var writer: FormWriter?
    private(set) var kept = FormKept()

    init(_ purpose: Purpose, _ conditions: FormConditions = .none) {
        self.purpose = purpose
        self.conditions = conditions
        if purpose == .see { values = conditions.emptySlots }
    }

    var keepsWords: Bool { purpose == .keep }
    var isJudging: Bool { purpose == .judge }
    var isQuick: Bool { isJudging && only == nil && sources == nil }

    func judges(_ field: Int) -> Bool { (only == nil || only == field) && !decisions.hidden.contains(field) }

    /// What is decided of the options of a field; nil where no condition says anything of them.
    func options(ofField field: Int) -> FormOptionDecisions? {
        guard let list = conditions.list(ofField: field), decisions.lists.indices.contains(list) else { return nil }
        return decisions.lists[list]
    }

    private func list(_ value: FormAnswer, of field: Int) {
        lists[field] = value.list
        switch value {
        case .choice(let option?, let list, _):
            var options = FormWideBits()
            options.insert(option)
            chosen.append((list, options))
        case .selection(let options, let list, _): chosen.append((list, options))
        case .unanswered, .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .tag, .integerTag, .tags,
            .integerTags, .choice(nil, _, _):
            break
        }
    }

    /// What the app knows of a source.
    func known(_ source: String?) -> FormKnownTags? {
        guard let source, let sources else { return nil }
        return FormKnownTags(tags: sources.tags[source], integers: sources.integerTags[source])
    }

    /// Writes or keeps a value.
    func receive(_ value: FormAnswer, key: @autoclosure () -> FormKey, field: Int, _ words: inout [UInt64]) {
        switch purpose {
        case .judge: break
        case .write: if !decisions.hidden.contains(field) { writer?.write(value, key()) }
        case .keep: kept.keep(value, &words)
        case .see: if let slot = conditions.slot(ofField: field) { values[slot] = value.value }
        case .list: list(value, of: field)
        }
    }
}

/// The tags of one source as far as they are known.
nonisolated struct FormKnownTags {
    let tags: Set<FormTag>?
    let integers: Set<Int>?
}

nonisolated extension FormAnswer {
    func judge(
        by rule: FormRule, _ known: FormKnownTags?, _ decided: FormOptionDecisions?, _ findings: inout [FormFinding]
    ) {
        switch self {
        case .unanswered: judgeUnanswered(by: rule, known, &findings)
        case .text(let text): rule.judgeText(text, &findings)
        case .integer(let value): rule.judgeInteger(value, &findings)
        case .decimal(let value): rule.judgeDecimal(value, &findings)
        case .date(let value): rule.judgeDate(value, &findings)
        case .time(let value): rule.judgeTime(value, &findings)
        case .dateTime(let value): rule.judgeDateTime(value, &findings)
        case .toggle(let value): rule.judgeToggle(value, &findings)
        case .tag(let tag): rule.judgeTag(tag, known: known?.tags, &findings)
        case .integerTag(let tag): rule.judgeIntegerTag(tag, known: known?.integers, &findings)
        case .tags(let tags): rule.judgeTags(tags, known: known?.tags, &findings)
        case .integerTags(let tags): rule.judgeIntegerTags(tags, known: known?.integers, &findings)
        case .choice(let chosen, let list, _):
            let options = decided.map { list.options.offering($0) } ?? list.options
            rule.judgeChoice(chosen, of: options, &findings) { list.rows.name($0) }
        case .selection(let chosen, let list, _):
            let options = decided.map { list.options.offering($0) } ?? list.options
            rule.judgeSelection(chosen, of: options, &findings) { list.rows.name($0) }
        }
    }

    private func judgeUnanswered(by rule: FormRule, _ known: FormKnownTags?, _ findings: inout [FormFinding]) {
        switch rule.limits {
        case .tag(.string): rule.judgeTag(nil, known: known?.tags, &findings)
        case .tag(.integer): rule.judgeIntegerTag(nil, known: known?.integers, &findings)
        case .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .choice, .selection, .tags:
            rule.judgeInteger(nil, &findings)
        }
    }

    var list: FormList? {
        switch self {
        case .choice(_, let list, _), .selection(_, let list, _): list
        case .unanswered, .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .tag, .integerTag, .tags,
            .integerTags:
            nil
        }
    }
}
