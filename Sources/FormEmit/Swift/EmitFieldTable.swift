import FormModel
import FormRuntime
import FormSource

/// The fields as an enum over a table: everything that the form says of them, a row a field.
extension SwiftEmitter {
    mutating func fieldEnum(_ fields: [Field]) {
        code.append("    \(access)enum Field: FormField {\n")
        for field in fields {
            code.append(code: "        case ")
            code.append(name: bytes(field.swiftName))
            code.append(byte: 0x0A)
        }
        if !fields.isEmpty { code.append(byte: 0x0A) }
        code.append("        \(access)static let fieldTable = FormFieldTable(fieldRows())\n\n")
        rows("fieldRows", indentation: 8) { emitter in
            emitter.formRow(indentation: 12)
            for field in fields { emitter.fieldRow(field) }
        }
        code.append(code: "    }\n\n")
    }

    /// The first row is the form itself.
    mutating func formRow(indentation: Int) {
        indent(indentation)
        code.append(cell: bytes(form.name ?? .empty))
        cell(form.title.map { bytes($0.own) } ?? bytes(form.name ?? .empty))
        flag("form")
        if form.hasConditions { flag("conditional") }
        attribute("language", bytes(form.language))
        for language in form.languages { attribute("languages", bytes(language)) }
        if let version = form.version { attribute("version", bytes(version)) }
        if let title = form.title { translations("label", title) }
        if let description = form.description { attribute("description", description) }
        for message in form.messages { self.message(message) }
        code.append(byte: 0x0A)
    }

    private mutating func fieldRow(_ field: Field) {
        indent(12)
        code.append(cell: bytes(field.id ?? .empty))
        cell(field.label.map { bytes($0.own) } ?? [])
        if let rule = form.rule(of: field) {
            code.append(code: "\\t")
            code.append(name: rule.limits.kind.utf8)
        }
        if field.isRequired { flag("required") }
        if field.isReadOnly { flag("read-only") }
        for constraint in field.shape.constraints { self.constraint(constraint) }
        if isPlain(field) { flag("plain") }
        source(of: field)
        if let label = field.label { translations("label", label) }
        if let help = field.help { attribute("help", help) }
        if let placeholder = field.placeholder { attribute("placeholder", placeholder) }
        control(field.shape.control)
        for id in field.formerly { attribute("formerly", bytes(id)) }
        for message in field.messages { self.message(message) }
        code.append(byte: 0x0A)
    }

    private mutating func constraint(_ constraint: Constraint) {
        switch constraint {
        case .count(let min, let max): limits("min", min, "max", max)
        case .length(let min, let max): limits("min-length", min, "max-length", max)
        case .pattern(let pattern): attribute("pattern", bytes(pattern))
        case .format(let format): attribute("format", format.rawValue.utf8)
        case .integers(let min, let max): limits("min", min, "max", max)
        case .integerStep(let step): attribute("step", step.description.utf8)
        case .numbers(let min, let max): limits("min", min, "max", max)
        case .step(let step): attribute("step", step.description.utf8)
        case .dates(let min, let max): limits("min", min, "max", max)
        case .times(let min, let max): limits("min", min, "max", max)
        case .dateTimes(let min, let max): limits("min", min, "max", max)
        case .mustBeTrue: attribute("must-be", "true".utf8)
        }
    }

    private mutating func limits<Value: CustomStringConvertible>(
        _ minName: StaticString, _ min: Value?, _ maxName: StaticString, _ max: Value?
    ) {
        if let min { attribute(minName, min.description.utf8) }
        if let max { attribute(maxName, max.description.utf8) }
    }

    /// Whether the runtime need not look at the options of a selection.
    private func isPlain(_ field: Field) -> Bool {
        guard case .selection(let list) = field.shape.value else { return false }
        return plainLists[list]
    }

    private mutating func source(of field: Field) {
        switch field.shape.value {
        case .sourceChoice(let source), .sourceSelection(let source):
            attribute("source", bytes(form.sources[source].name))
        case .none, .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .choice, .selection: break
        }
    }

    private mutating func control(_ control: Control) {
        switch control {
        case .number(_, let unit):
            if let unit { attribute("unit", unit) }
        case .toggle(let toggle):
            if let label = toggle.onLabel { attribute("on-label", label) }
            if let label = toggle.offLabel { attribute("off-label", label) }
            if let image = toggle.image { self.image(image) }
        case .textField, .datePicker, .picker, .multiSelector, .checkboxes, .note: break
        }
    }

    private mutating func message(_ message: Message) {
        let texts =
            [(language: nil, text: message.text.own)]
            + form.translations(of: message.text).map { (language: Optional($0.language), text: $0.text) }
        for (language, text) in texts {
            code.append(code: "\\tmessage:")
            code.append(name: message.code.utf8)
            if let language {
                code.append(byte: UInt8(ascii: "@"))
                code.append(cell: bytes(language))
            }
            code.append(byte: UInt8(ascii: "="))
            code.append(cell: bytes(text))
        }
    }
}
