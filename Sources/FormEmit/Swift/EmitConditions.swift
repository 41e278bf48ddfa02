import FormModel
import FormRuntime
import FormSource

/// What the form decides by condition, as one literal: a row for each condition with what it is for.
extension SwiftEmitter {
    mutating func conditions() {
        guard form.hasConditions else { return }
        code.append(code: "    /// What is shown, asked for and offered when, and what must agree.\n")
        let name = bytes(form.swiftName)
        code.append("    \(access)static let conditions = FormConditions(of: \(name: name)(), conditionRows())\n\n")
        rows("conditionRows", indentation: 4) { $0.conditionRows() }
        code.append(byte: 0x0A)
    }

    private mutating func conditionRows() {
        for entry in form.shown {
            row("visible-when", entry.condition)
            for field in entry.fields { attribute("field", id(field)) }
            code.append(byte: 0x0A)
        }
        for entry in form.shownNotes {
            row("visible-when", entry.condition)
            for note in entry.notes { attribute("note", String(note).utf8) }
            code.append(byte: 0x0A)
        }
        for (position, field) in form.fields.enumerated() {
            guard let condition = field.requiredWhen else { continue }
            row("required-when", condition)
            attribute("field", id(position))
            code.append(byte: 0x0A)
        }
        for list in form.conditionalLists { options(list) }
        for rule in form.rules { self.rule(rule) }
    }

    private func id(_ field: Int) -> ArraySlice<UInt8> { bytes(form.fields[field].id ?? .empty) }

    private mutating func row(_ kind: StaticString, _ condition: FormCondition) {
        indent(8)
        code.append(code: kind)
        cell(ConditionText(condition, form).bytes[...])
    }

    private mutating func options(_ list: (list: Int, fields: [Int], options: [Form.ConditionalOptions])) {
        let first = form.lists[list.list].options.lowerBound
        for group in list.options {
            row(group.isDisabling ? "disabled-when" : "visible-when", group.condition)
            for field in list.fields { attribute("field", id(field)) }
            for position in group.positions.positions { attribute("option", bytes(form.options[first + position].tag)) }
            code.append(byte: 0x0A)
        }
    }

    private mutating func rule(_ rule: Rule) {
        indent(8)
        code.append(code: "rule")
        cell(bytes(rule.message.own))
        attribute("require", ConditionText(rule.require, form).bytes)
        if let when = rule.when { attribute("when", ConditionText(when, form).bytes) }
        attribute("at", id(rule.field))
        if let id = rule.id { attribute("id", bytes(id)) }
        translations("label", rule.message)
        code.append(byte: 0x0A)
    }
}
