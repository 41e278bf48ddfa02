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
        let lists = form.lists.filter(\.isDeclared)
        for list in lists { typeAlias(of: list) }
        if !lists.isEmpty { code.append(byte: 0x0A) }
        fieldEnum(fields)
        conditions()
        initializers(fields)
        visits(fields)
        code.append(code: "}\n")
        listTypes(lists)
    }

    /// The form's lists in a type of their own. Within the form's struct each would lead, by its parent, to all
    /// properties and by their types to all other lists; the compiler follows that from every function that it makes,
    /// so that the time would be quadratic in the fields: 200 took twice, 1 000 eight times as long.
    private mutating func listTypes(_ lists: [ChoiceList]) {
        if lists.isEmpty { return }
        code.append("\n/// The lists of `\(name: bytes(form.swiftName))`, which has them under its own name as well.\n")
        code.append("\(access)enum \(listsName) {\n")
        choices(lists, indentation: 4)
        code.append(code: "}\n")
    }

    private mutating func typeAlias(of list: ChoiceList) {
        code.append("    \(access)typealias \(name: bytes(list.swiftName)) = ")
        code.append("\(listsName).\(name: bytes(list.swiftName))\n")
    }

    private var listsName: SwiftCode { "\(name: form.listsTypeName.utf8)" }

    private mutating func property(_ field: Field) {
        comment(field.label.map { bytes($0.own) } ?? [], indentation: 4)
        if let help = field.help { furtherComment(bytes(help.own), indentation: 4) }
        indent(4)
        code.append(access)
        code.append(code: "var ")
        typed(field)
        if !startsAsNil(field) {
            code.append(code: " = ")
            start(of: field)
        }
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

    /// What is given is set on a form of its own. Setting it on `self`, which nothing has initialised, the compiler looks
    /// through all properties at each: 1 000 took a minute.
    private mutating func initializers(_ fields: [Field]) {
        code.append("    \(access)init() {}\n\n")
        if fields.isEmpty { return }
        code.append("    \(access)init(\n")
        for (position, field) in fields.enumerated() {
            indent(8)
            typed(field)
            code.append(code: " = ")
            start(of: field)
            code.append(code: position == fields.count - 1 ? "\n" : ",\n")
        }
        let new = nameBesides(fields)
        code.append("    ) {\n        var \(new) = Self()\n")
        for field in fields {
            code.append("        \(new).\(name: bytes(field.swiftName)) = \(name: bytes(field.swiftName))\n")
        }
        code.append("        self = \(new)\n    }\n\n")
    }

    /// A name that no parameter has.
    private func nameBesides(_ fields: [Field]) -> SwiftCode {
        var name: SwiftCode = "form"
        while fields.contains(where: { bytes($0.swiftName).elementsEqual(name.bytes) }) { name.append(code: "_") }
        return name
    }

    private func startsAsNil(_ field: Field) -> Bool {
        if field.defaultAnswer != nil { return false }
        switch field.shape.value {
        case .text, .toggle, .selection, .sourceSelection: return false
        case .none, .integer, .decimal, .date, .time, .dateTime, .choice, .sourceChoice: return true
        }
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
