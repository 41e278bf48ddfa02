/// What a field was answered with, in terms of the current form.
package enum ReferenceAnswer: Sendable {
    case none
    case text(String)
    case number(ReferenceNumber)
    /// A date or time, spelled so that it orders as text does.
    case moment(String)
    case flag(Bool)
    /// A picker's tag.
    case tag(String)
    /// A selection's tags, each once.
    case tags([String])
}

/// Stored answers, read as far as they can be: “keep the rest and report what it could not place”.
///
/// A value of the wrong type counts as unanswered, an unknown tag is left out of the selection.
package struct ReferenceReading: Sendable {
    /// By field id.
    package private(set) var answers: [String: ReferenceAnswer] = [:]
    package private(set) var violations: Set<ReferenceViolation> = []
    private let form: ReferencePlainForm

    package init(_ stored: ReferenceAnswers, _ form: ReferencePlainForm) {
        self.form = form
        for field in form.fields where !field.isNote {
            answers[field.id] = read(Self.value(of: field, in: stored), field)
        }
        // “`unknown-field`: A stored key is no field of the form.”
        let names = form.fields.filter { !$0.isNote }.flatMap { [$0.id] + $0.formerly }
        for entry in stored.entries where !names.has(entry.key) { report(entry.key, "unknown-field") }
        // “`duplicate-field`: A stored key stands more than once.”
        for (position, entry) in stored.entries.enumerated()
        where stored.entries.prefix(position).contains(where: { same($0.key, entry.key) }) {
            report(entry.key, "duplicate-field")
        }
    }

    /// “**Renamed**: former ids and tags are read wherever answers are read; the current id wins where both stand”.
    private static func value(of field: ReferenceField, in stored: ReferenceAnswers) -> ReferenceValue {
        for id in [field.id] + field.formerly {
            if let entry = stored.entries.last(where: { same($0.key, id) }) { return entry.value }
        }
        // “An absent key and `null` are unanswered”.
        return .null
    }

    private mutating func report(_ field: String, _ code: String, _ option: String = "") {
        violations.insert(ReferenceViolation(field, code, option))
    }

    private mutating func read(_ value: ReferenceValue, _ field: ReferenceField) -> ReferenceAnswer {
        // “An absent key and `null` are unanswered; an absent toggle is `false`.”
        if case .null = value {
            if case .toggle = field.type { return .flag(false) }
            return .none
        }
        switch field.type {
        case .picker(let options, _):
            guard let tag = tag(value, options, field), let name = currentName(of: tag, options, field) else {
                return .none
            }
            return .tag(name)
        case .selection(let selection): return readTags(value, selection.options, field)
        case .text, .integer, .decimal, .moment, .toggle, .note:
            if let answer = Self.plain(value, field.type) { return answer }
            report(field.id, "wrong-type")
            if case .toggle = field.type { return .flag(false) }
            return .none
        }
    }

    /// “text and dates as strings, integers and decimals as numbers …, toggles as booleans”. Nil for the wrong type.
    private static func plain(_ value: ReferenceValue, _ type: ReferenceType) -> ReferenceAnswer? {
        switch (type, value) {
        // “An empty text is unanswered.”
        case (.text, .string(let text)): text.isEmpty ? ReferenceAnswer.none : .text(text)
        case (.integer, .number(let text)):
            // “Numbers are judged by value (`5.0` is 5).” “Integers … fit 64 bits”.
            ReferenceNumber(text).flatMap { $0.int == nil ? nil : .number($0) }
        case (.decimal, .number(let text)):
            // “decimals have at most 15 significant digits”
            ReferenceNumber(text).flatMap { $0.digits.count > 15 ? nil : .number($0) }
        case (.moment(let moment, _, _), .string(let text)): moment.read(text).map { .moment($0) }
        case (.toggle, .bool(let isOn)): .flag(isOn)
        case (.text, _), (.integer, _), (.decimal, _), (.moment, _), (.toggle, _), (.picker, _), (.selection, _),
            (.note, _):
            nil
        }
    }

    /// “a selection as an array of tags”
    private mutating func readTags(
        _ value: ReferenceValue, _ options: ReferenceOptions, _ field: ReferenceField
    ) -> ReferenceAnswer {
        guard case .array(let elements) = value else {
            report(field.id, "wrong-type")
            return .tags([])
        }
        var (stored, current): ([String], [String]) = ([], [])
        for element in elements {
            guard let tag = tag(element, options, field) else { continue }
            // “`duplicate-tag`: A tag stands more than once in a stored answer.” Also one that is unknown.
            if stored.has(tag) { report(field.id, "duplicate-tag", tag) }
            stored.append(tag)
            // “two tags that became one are one”
            if let name = currentName(of: tag, options, field), !current.has(name) { current.append(name) }
        }
        return .tags(current)
    }

    /// What a tag is called now; nil, with a violation, if it is none.
    private mutating func currentName(
        of tag: String, _ options: ReferenceOptions, _ field: ReferenceField
    ) -> String? {
        // “membership is judged where the options are supplied …, and only there.”
        guard let list = form.list(options) else { return tag }
        let option = list.options.first { same($0.tag, tag) || $0.formerly.has(tag) }
        if option == nil { report(field.id, "unknown-tag", tag) }
        return option?.tag
    }

    /// A tag as it is stored; nil, with a violation, for any other value.
    private mutating func tag(
        _ value: ReferenceValue, _ options: ReferenceOptions, _ field: ReferenceField
    ) -> String? {
        let tag = Self.tag(value, isInteger: form.hasIntegerTags(options))
        if tag == nil { report(field.id, "wrong-type") }
        return tag
    }

    /// “tags as strings or, with `tag-type: integer`, as integers”
    private static func tag(_ value: ReferenceValue, isInteger: Bool) -> String? {
        switch value {
        case .string(let text): isInteger ? nil : text
        case .number(let text): isInteger ? ReferenceNumber(text)?.int.map { String($0) } : nil
        case .null, .bool, .array, .object: nil
        }
    }
}
