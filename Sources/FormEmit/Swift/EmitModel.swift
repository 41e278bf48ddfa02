import FormModel
import FormRuntime
import FormSource

/// The form's answers as a struct.
extension SwiftEmitter {
    mutating func model() {
        let fields = form.fields.filter { $0.valueCode != nil }
        comment(form.title.map { bytes($0.own) } ?? bytes(form.name ?? .empty), indentation: 0)
        if let description = form.description { furtherComment(bytes(description.own), indentation: 0) }
        code.append("\(access)struct \(name: bytes(form.swiftName)): FormModel {\n")
        for field in fields { property(field) }
        if !fields.isEmpty { code.append(byte: 0x0A) }
        for list in form.lists where !list.isReplaced && !list.isImported { choices(list, indentation: 4) }
        fieldEnum(fields)
        conditions()
        initializers(fields)
        visits(fields)
        code.append(code: "}\n")
    }

    private mutating func property(_ field: Field) {
        comment(field.label.map { bytes($0.own) } ?? [], indentation: 4)
        if let help = field.help { furtherComment(bytes(help.own), indentation: 4) }
        indent(4)
        code.append(access)
        code.append(code: "var ")
        typed(field)
        code.append(byte: 0x0A)
    }

    /// A field's property with its type.
    private mutating func typed(_ field: Field) {
        code.append(name: bytes(field.swiftName))
        code.append(code: ": ")
        switch field.shape.value {
        case .none: break
        case .text: code.append(code: "String")
        case .integer: code.append(code: "Int?")
        case .decimal: code.append(code: "FormDecimal?")
        case .date: code.append(code: "FormDate?")
        case .time: code.append(code: "FormTime?")
        case .dateTime: code.append(code: "FormDateTime?")
        case .toggle: code.append(code: "Bool")
        case .choice(let list):
            code.append(name: bytes(form.lists[list].swiftName))
            code.append(code: "?")
        case .selection(let list):
            code.append(code: "FormSelection<")
            code.append(name: bytes(form.lists[list].swiftName))
            code.append(code: ">")
        case .sourceChoice(let source):
            code.append(code: form.sources[source].tagType == .integer ? "Int?" : "FormTag?")
        case .sourceSelection(let source):
            code.append(code: form.sources[source].tagType == .integer ? "Set<Int>" : "Set<FormTag>")
        }
    }

    // MARK: Initializers

    private mutating func initializers(_ fields: [Field]) {
        guard let first = fields.first else { return code.append("    \(access)init() {}\n\n") }
        code.append("    \(access)init(\n")
        for (position, field) in fields.enumerated() {
            indent(8)
            typed(field)
            code.append(code: " = ")
            start(of: field)
            code.append(code: position == fields.count - 1 ? "\n" : ",\n")
        }
        code.append(code: "    ) {\n")
        for field in fields {
            code.append(code: "        self.")
            code.append(name: bytes(field.swiftName))
            code.append(code: " = ")
            code.append(name: bytes(field.swiftName))
            code.append(byte: 0x0A)
        }
        code.append(code: "    }\n\n")
        // Default arguments do not satisfy a requirement without arguments.
        code.append("    \(access)init() { self.init(\(label(of: first)): ")
        start(of: first)
        code.append(code: ") }\n\n")
    }

    /// The label of an argument in a call, where Swift warns of back-ticks around all but three keywords.
    private func label(of field: Field) -> SwiftCode {
        let name = bytes(field.swiftName)
        let isKept = ["`inout`", "`var`", "`let`"].contains { name.elementsEqual($0.utf8) }
        return isKept ? "\(name: name)" : "\(name: name.filter { $0 != UInt8(ascii: "`") })"
    }

    /// The value of a new form.
    private mutating func start(of field: Field) {
        if let answer = field.defaultAnswer { return code.append(literal(answer, in: field)) }
        switch field.shape.value {
        case .text: code.append(code: "\"\"")
        case .toggle: code.append(code: "false")
        // Not `[]`, which would specialise an initializer for each list.
        case .selection: code.append(code: "FormSelection()")
        case .sourceSelection: code.append(code: "[]")
        case .none, .integer, .decimal, .date, .time, .dateTime, .choice, .sourceChoice: code.append(code: "nil")
        }
    }

    private func literal(_ answer: Answer, in field: Field) -> SwiftCode {
        switch answer {
        case .text(let text): return "\"\(literal: bytes(text))\""
        case .integer(let number): return "\(number: number)"
        case .number(let number): return literal(number)
        case .date(let date): return literal(date)
        case .time(let time): return literal(time)
        case .dateTime(let moment): return "FormDateTime(\(literal(moment.date)), \(literal(moment.time)))"
        case .toggle(let isOn): return isOn ? "true" : "false"
        case .options(let options):
            let cases: [SwiftCode] = options.map { ".\(name: bytes(form.options[$0].swiftName))" }
            guard case .selection = field.shape.value else { return cases.first ?? "nil" }
            var list: SwiftCode = "["
            for (position, name) in cases.enumerated() { list.append(position == 0 ? name : ", \(name)") }
            list.append(code: "]")
            return list
        }
    }

    /// At most 15 digits, which a floating-point literal carries unharmed; a whole number beyond 64 bits must look like
    /// one.
    private func literal(_ number: FormDecimal) -> SwiftCode {
        let digits = number.description
        let isLongInteger = digits.utf8.count > 18 && !digits.contains(".") && !digits.contains("e")
        return "\(name: (isLongInteger ? digits + ".0" : digits).utf8)"
    }

    private func literal(_ date: FormDate) -> SwiftCode {
        "FormDate(uncheckedYear: \(number: date.year), month: \(number: date.month), day: \(number: date.day))"
    }

    private func literal(_ time: FormTime) -> SwiftCode {
        "FormTime(uncheckedHour: \(number: time.hour), minute: \(number: time.minute), second: \(number: time.second))"
    }

    // MARK: Visiting

    /// One line a field; the runtime counts the fields itself.
    private mutating func visits(_ fields: [Field]) {
        code.append("    \(access)func visit(_ visitor: inout FormVisitor) {\n")
        for field in fields {
            code.append(code: "        visitor.")
            call(field, "(", besides: "visitor")
        }
        code.append("    }\n\n    \(access)mutating func fill(_ filler: inout FormFiller) {\n")
        for field in fields {
            code.append(code: "        filler.")
            call(field, "(&", besides: "filler")
        }
        code.append(code: "    }\n")
    }

    /// The call of a visitor with a property; one that the parameter hides is reached through `self`.
    private mutating func call(_ field: Field, _ opening: StaticString, besides parameter: StaticString) {
        code.append(code: valueMethod(of: field))
        code.append(code: opening)
        if form.buffer.equal(field.swiftName, parameter) { code.append(code: "self.") }
        code.append(name: bytes(field.swiftName))
        code.append(code: ")\n")
    }

    private func valueMethod(of field: Field) -> StaticString {
        switch field.shape.value {
        case .sourceChoice(let source): form.sources[source].tagType == .integer ? "integerTag" : "tag"
        case .sourceSelection(let source): form.sources[source].tagType == .integer ? "integerTags" : "tags"
        case .none, .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .choice, .selection:
            field.valueCode ?? ""
        }
    }
}

extension Field {
    /// What the runtime calls the kind of its value; nil where there is none.
    fileprivate var valueCode: StaticString? {
        switch shape.value {
        case .none: nil
        case .text: "text"
        case .integer: "integer"
        case .decimal: "decimal"
        case .date: "date"
        case .time: "time"
        case .dateTime: "dateTime"
        case .toggle: "toggle"
        case .choice: "choice"
        case .selection: "selection"
        case .sourceChoice: "tag"
        case .sourceSelection: "tags"
        }
    }
}
