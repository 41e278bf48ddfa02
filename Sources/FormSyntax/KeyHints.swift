/// What is meant by a key that its mapping does not have.
enum KeyHint {
    /// Another key, which takes the same value.
    case key(Key)
    /// What to do instead, where that is more than writing another key.
    case words(String)
}

extension KeyTable {
    /// What is meant by a key that other form languages have, or that has its place elsewhere in this one.
    func hint(for written: String) -> KeyHint? {
        let name = written.lowercased()
        if let key = KeyTable.negations[name], spec(key) != nil { return .words("write `\(key.name): not …`") }
        let synonyms = [own, KeyTable.conditions]
        if let key = synonyms.lazy.compactMap({ $0[name] }).first(where: { spec($0) != nil }) { return .key(key) }
        if has(.require), name == "unless" { return .words("write `when: not …`") }
        let isRequirement = name == Key.requiredWhen.name || KeyTable.conditions[name] == .requiredWhen
        if isRequirement, has(.required) { return .words("`required` takes no condition here") }
        return isField ? fieldHint(name, isRequirement).map { .words($0) } : nil
    }

    private var isField: Bool { has(.type) }

    /// Synonyms that only this kind of mapping has.
    private var own: [String: Key] {
        if isField { return KeyTable.fieldSynonyms }
        if has(.require) { return KeyTable.ruleSynonyms }
        if has(.disabledWhen) { return KeyTable.optionSynonyms }
        return has(.fields) && has(.title) ? KeyTable.sectionSynonyms : KeyTable.lengthSynonyms
    }

    /// What to do on a field for a key that no field has, or not this one.
    private func fieldHint(_ name: String, _ isRequirement: Bool) -> String? {
        if ["retired", "deprecated", "removed", "obsolete"].contains(name) {
            return "remove the field, and list its id under `reserved: fields`"
        }
        if KeyTable.conditions[name] == .disabledWhen || KeyTable.negations[name] == .disabledWhen {
            return "only options have `disabled-when`"
        }
        if name == "exclusive" || name == "group" { return "only options have it" }
        if name == "optional" { return "a field is optional unless it is `required`" }
        guard has(.mustBe) else { return nil }
        if name == "required" { return "a toggle is never unanswered; `must-be: true` asks for on" }
        return isRequirement ? "a toggle is never unanswered; a rule can require that it is on" : nil
    }

    // MARK: What others call them

    /// Keys that take a condition.
    private static let conditions: [String: Key] = [
        "if": .visibleWhen, "when": .visibleWhen, "relevant": .visibleWhen, "show-if": .visibleWhen,
        "show-when": .visibleWhen, "shown-if": .visibleWhen, "shown-when": .visibleWhen, "visible-if": .visibleWhen,
        "required-if": .requiredWhen, "require-if": .requiredWhen, "require-when": .requiredWhen,
        "mandatory-if": .requiredWhen, "mandatory-when": .requiredWhen,
        "disabled-when": .disabledWhen, "disabled-if": .disabledWhen, "disable-when": .disabledWhen,
        "disable-if": .disabledWhen,
    ]

    /// Keys that would take the opposite of what the key takes that there is.
    private static let negations: [String: Key] = [
        "hidden-when": .visibleWhen, "hidden-if": .visibleWhen, "hide-when": .visibleWhen, "hide-if": .visibleWhen,
        "optional-when": .requiredWhen, "optional-if": .requiredWhen,
        "enabled-when": .disabledWhen, "enabled-if": .disabledWhen, "enable-when": .disabledWhen,
        "enable-if": .disabledWhen,
    ]

    private static let fieldSynonyms: [String: Key] = [
        "name": .id, "key": .id, "title": .label, "question": .label, "text": .label, "description": .help,
        "hint": .help, "choices": .options, "values": .options, "items": .options, "mandatory": .required,
        "disabled": .readOnly, "value": .default, "initial": .default, "regex": .pattern, "min": .minLength,
        "max": .maxLength,
    ]

    private static let lengthSynonyms: [String: Key] = ["min": .minLength, "max": .maxLength]

    private static let ruleSynonyms: [String: Key] = [
        "if": .when, "given": .when, "then": .require, "assert": .require, "check": .require, "must": .require,
        "expect": .require, "error": .message, "text": .message, "label": .message, "field": .at, "name": .id,
    ]

    private static let optionSynonyms: [String: Key] = [
        "value": .tag, "id": .tag, "key": .tag, "name": .tag, "code": .tag, "text": .label, "title": .label,
        "help": .description, "hint": .description, "deprecated": .retired, "removed": .retired, "obsolete": .retired,
    ]

    private static let sectionSynonyms: [String: Key] = [
        "label": .title, "name": .title, "heading": .title, "help": .description, "footer": .description,
        "questions": .fields, "items": .fields,
    ]
}
