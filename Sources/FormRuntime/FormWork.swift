/// A field's value with the list that it is chosen from, if it is.
nonisolated struct FormAnswer {
    let value: FormValue
    var list: FormList?
    /// Whether the tags of the list are stored as numbers.
    var isInteger = false

    init(_ value: FormValue) { self.value = value }

    init(_ value: FormValue, _ list: FormList, isInteger: Bool) {
        self.value = value
        self.list = list
        self.isInteger = isInteger
    }
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
    /// By the list's identity, of all fields that choose from it.
    private(set) var chosen: [ObjectIdentifier: FormWideBits] = [:]
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

    private func list(_ answer: FormAnswer, of field: Int) {
        lists[field] = answer.list
        guard let list = answer.list else { return }
        let key = ObjectIdentifier(list)
        if case .option(let option) = answer.value { chosen[key, default: FormWideBits()].insert(option) }
        if case .options(let several) = answer.value { chosen[key, default: FormWideBits()].formUnion(several) }
    }

    /// The fields whose list offers nothing now.
    var choiceless: FormWideBits {
        var fields = FormWideBits()
        for (field, list) in lists {
            var options = list.options
            if let decided = self.options(ofField: field) { options = options.offering(decided) }
            if options.offered.isEmpty { fields.insert(field) }
        }
        return fields
    }

    /// What the app knows of a source.
    func known(_ source: String?) -> FormKnownTags? {
        guard let source, let sources else { return nil }
        return FormKnownTags(source, sources)
    }

    /// Writes or keeps a value.
    func receive(_ answer: FormAnswer, key: @autoclosure () -> FormKey, field: Int, _ words: inout [UInt64]) {
        switch purpose {
        case .judge: break
        case .write: if !decisions.hidden.contains(field) { writer?.write(answer, key()) }
        case .keep: kept.keep(answer.value, &words)
        case .see: if let slot = conditions.slot(ofField: field) { values[slot] = answer.value }
        case .list: list(answer, of: field)
        }
    }
}
