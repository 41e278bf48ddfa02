import FormRuntime

/// Reads the answers of a record whose JSON is known to be sound, field by field, and reports what a field cannot hold:
/// `wrong-type`, `unknown-tag`, `duplicate-tag`. It sees what the runtime's `FormFiller` sees, in the same order.
struct StoredAnswers {
    let plan: AnswerPlan
    let bytes: [UInt8]
    let end: Int
    /// Where the record begins.
    let start: Int
    let states: [FieldState]
    let record: UInt64
    var findings: [AnswerFinding] = []

    /// Whether no more is reported of what a record may have without end: keys and elements.
    private var isFull: Bool { findings.count >= AnswerFinding.mostOfARecord }

    func isPresent(_ field: Int) -> Bool { states[field].record == record }

    /// Where to point to for a field.
    func place(_ field: Int) -> (offset: Int, key: Int?) {
        isPresent(field) ? (states[field].value, states[field].key) : (start, nil)
    }

    private mutating func report(
        _ code: FormViolationCode, _ field: Int, found: String, offset: Int, element: Int? = nil
    ) {
        if isFull { return }
        let finding = FormFinding(code, field: field, found: found, allowed: plan.rules[field].limits.kind)
        findings.append(
            AnswerFinding(finding: finding, offset: offset, key: states[field].key, element: element))
    }

    private func stored(_ field: Int) -> JSONValue {
        var scanner = JSONScanner(from: states[field].value, before: end, isLine: false)
        return scanner.value(bytes.span)
    }

    /// What a field holds when nothing was answered.
    func unanswered(_ field: Int) -> FormValue {
        switch plan.rules[field].limits {
        case .toggle: .toggle(false)
        case .selection: .options(FormWideBits())
        case .text, .integer, .decimal, .date, .time, .dateTime, .choice, .tag, .tags: .unanswered
        }
    }

    /// What a field holds. What it cannot hold is reported and counts as unanswered.
    mutating func read(_ field: Int) -> FormValue {
        guard isPresent(field) else { return unanswered(field) }
        let value = stored(field)
        if value.isNull { return unanswered(field) }
        switch plan.rules[field].limits {
        case .tag(let type): return tag(field, value, isInteger: type == .integer)
        case .tags(let type, _): return tags(field, value, isInteger: type == .integer)
        case .choice: return choice(field, value)
        case .selection: return selection(field, value)
        case .text, .integer, .decimal, .date, .time, .dateTime, .toggle:
            if let scalar = scalar(field, value) { return scalar }
            report(.wrongType, field, found: value.description(bytes.span), offset: states[field].value)
            return unanswered(field)
        }
    }

    /// Whether what was read of a field was one of its answers: a toggle that holds something else counts as off.
    func isAnswer(_ value: FormValue, _ field: Int) -> Bool {
        guard case .toggle = value else { return value.isAnswered }
        if case .boolean = stored(field) { return true }
        return false
    }

    private func scalar(_ field: Int, _ value: JSONValue) -> FormValue? {
        switch (plan.rules[field].limits, value) {
        case (.text, .text(let text)): .text(text.string(bytes))
        case (.date, .text(let text)): FormDate(text.string(bytes)).map { .date($0) }
        case (.time, .text(let text)): FormTime(text.string(bytes)).map { .time($0) }
        case (.dateTime, .text(let text)): FormDateTime(text.string(bytes)).map { .dateTime($0) }
        case (.integer, .number(let number)): number.integer(bytes.span).map { .integer($0) }
        case (.decimal, .number(let number)): FormDecimal(number.string(bytes.span)).map { .decimal($0) }
        case (.toggle, .boolean(let value)): .toggle(value)
        case (.text, _), (.date, _), (.time, _), (.dateTime, _), (.integer, _), (.decimal, _), (.toggle, _),
            (.choice, _), (.selection, _), (.tag, _), (.tags, _):
            nil
        }
    }

    // MARK: Tags

    private func tagText(_ value: JSONValue, isInteger: Bool) -> String? {
        switch value {
        case .text(let text): isInteger ? nil : text.string(bytes)
        case .number(let number): isInteger ? number.integer(bytes.span)?.description : nil
        case .null, .boolean, .array, .object: nil
        }
    }

    private mutating func oneTag(_ field: Int, _ value: JSONValue, isInteger: Bool) -> String? {
        if let tag = tagText(value, isInteger: isInteger) { return tag }
        report(.wrongType, field, found: value.description(bytes.span), offset: states[field].value)
        return nil
    }

    private struct StoredTag {
        let text: String
        let element: JSONElements.Element
    }

    /// The tags of an array, each once.
    private mutating func storedTags(_ field: Int, _ value: JSONValue, isInteger: Bool) -> [StoredTag] {
        guard case .array = value else {
            report(.wrongType, field, found: value.description(bytes.span), offset: states[field].value)
            return []
        }
        var tags: [StoredTag] = []
        var seen: Set<FormTag> = []
        var elements = JSONElements(bytes.span, at: states[field].value, before: end)
        while let element = elements.next(bytes.span) {
            guard let text = tagText(element.value, isInteger: isInteger) else {
                report(
                    .wrongType, field, found: element.value.description(bytes.span), offset: element.offset,
                    element: element.position)
                continue
            }
            if seen.insert(FormTag(text)).inserted {
                tags.append(StoredTag(text: text, element: element))
            } else {
                report(.duplicateTag, field, found: text, offset: element.offset, element: element.position)
            }
        }
        return tags
    }

    private mutating func tag(_ field: Int, _ value: JSONValue, isInteger: Bool) -> FormValue {
        guard let text = oneTag(field, value, isInteger: isInteger) else { return .unanswered }
        if isInteger { return Int(text).map { .integer($0) } ?? .unanswered }
        return .tag(FormTag(text))
    }

    private mutating func tags(_ field: Int, _ value: JSONValue, isInteger: Bool) -> FormValue {
        let tags = storedTags(field, value, isInteger: isInteger)
        if isInteger { return .integerTags(Set(tags.compactMap { Int($0.text) })) }
        return .tags(Set(tags.map { FormTag($0.text) }))
    }

    // MARK: Options

    private func position(_ tag: String, _ list: PlannedList) -> Int? {
        let position = plan.names.index.find(Array(tag.utf8), in: list.tags)
        return position < 0 ? nil : position
    }

    private mutating func choice(_ field: Int, _ value: JSONValue) -> FormValue {
        guard let list = plan.list(of: field), let tag = oneTag(field, value, isInteger: list.isInteger) else {
            return .unanswered
        }
        if let position = position(tag, list) { return .option(position) }
        report(.unknownTag, field, found: tag, offset: states[field].value)
        return .unanswered
    }

    private mutating func selection(_ field: Int, _ value: JSONValue) -> FormValue {
        guard let list = plan.list(of: field) else { return .unanswered }
        if let positions = distinctPositions(field, value, list) { return .options(positions) }
        var positions = FormWideBits()
        for tag in storedTags(field, value, isInteger: list.isInteger) {
            if let position = position(tag.text, list) {
                positions.insert(position)
            } else {
                report(
                    .unknownTag, field, found: tag.text, offset: tag.element.offset, element: tag.element.position)
            }
        }
        return .options(positions)
    }

    /// The options of a selection in which nothing is to be reported, which saves its tags from becoming Strings.
    private func distinctPositions(_ field: Int, _ value: JSONValue, _ list: PlannedList) -> FormWideBits? {
        guard case .array = value else { return nil }
        var positions = FormWideBits()
        var elements = JSONElements(bytes.span, at: states[field].value, before: end)
        while let element = elements.next(bytes.span) {
            guard let position = position(element.value, list), !positions.contains(position) else { return nil }
            positions.insert(position)
        }
        return positions
    }

    /// The option whose tag an element is.
    func position(_ value: JSONValue, _ list: PlannedList) -> Int? {
        if case .text(let text) = value, !list.isInteger, !text.hasEscapes {
            let key = NameKey(bytes.span, from: text.start, count: text.count)
            let position = plan.names.index.find(key, in: list.tags, bytes.span, at: text.start)
            return position < 0 ? nil : position
        }
        return tagText(value, isInteger: list.isInteger).flatMap { position($0, list) }
    }

    // MARK: Keys

    /// Reports the fields that are answered more than once.
    mutating func reportDuplicate(_ stray: StrayKey) {
        guard let field = stray.field, !isFull else { return }
        let finding = FormFinding(.duplicateField, field: field, allowed: plan.rules[field].limits.kind)
        findings.append(AnswerFinding(finding: finding, offset: stray.offset, key: stray.offset))
    }

    /// Reports the keys that are no field's, each once, in the order of their bytes.
    mutating func reportUnknownFields(_ strays: [StrayKey]) {
        if isFull { return }
        let unknown = strays.filter { $0.field == nil }.map { (key: $0.text.content(bytes.span), offset: $0.offset) }
            .sorted { one, other in
                one.key == other.key ? one.offset < other.offset : one.key.lexicographicallyPrecedes(other.key)
            }
        var last: [UInt8]?
        for (key, offset) in unknown where key != last && !isFull {
            let finding = FormFinding(.unknownField, found: String(decoding: key, as: UTF8.self))
            findings.append(AnswerFinding(finding: finding, offset: offset, key: offset))
            last = key
        }
    }
}

extension AnswerPlan {
    /// The list that a field's answer is chosen from.
    func list(of field: Int) -> PlannedList? {
        let list = listOfField[field]
        return list < 0 ? nil : lists[list]
    }
}
