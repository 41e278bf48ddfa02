import FormModel
import FormSource

/// The view of a section, and its rows.
extension SwiftEmitter {
    /// - Parameter notes: for each field its position among the notes.
    mutating func part(_ section: Section, at position: Int, notes: [Int]) {
        let blocks = ViewBlocks(section.fields.map { row(of: $0, notes) }, name: "rows", argument: "")
        if let title = section.title { comment(bytes(title.own), indentation: 4) }
        code.append(
            """
                private struct \(name: bytes(section.swiftName)): View {
                    let page: FormPage<\(name: bytes(form.swiftName))>

                    var body: some View {
                        FormSection(page, \(number: position)) {

            """)
        for line in blocks.body { code.append("                \(line)\n") }
        code.append(code: "            }\n        }\n")
        for block in blocks.blocks {
            code.append("\n        @ViewBuilder private func \(name: block.name.utf8)() -> some View {\n")
            for line in block.lines { code.append("            \(line)\n") }
            code.append(code: "        }\n")
        }
        code.append(code: "    }\n\n")
    }

    private func row(of position: Int, _ notes: [Int]) -> SwiftCode {
        let field = form.fields[position]
        switch field.shape.control {
        case .textField(let isMultiline, let isSecure):
            return row(
                "FormTextRow", field, [isMultiline ? "isMultiline: true" : nil, isSecure ? "isSecure: true" : nil])
        case .number(let style, unit: _):
            return row("FormNumberRow", field, [style == .field ? nil : "style: .\(name: style.rawValue.utf8)"])
        case .datePicker: return row("FormDateRow", field, [])
        case .toggle(let toggle): return row("FormToggleRow", field, [style(of: toggle)])
        case .picker(let style, let axis):
            return row(
                "FormPickerRow", field,
                [
                    style == .automatic ? nil : "style: .\(swiftName(of: style))",
                    style == .radio && axis == .horizontal ? "axis: .horizontal" : nil,
                ])
        case .multiSelector(let hasSelectAll):
            return row("FormSelectorRow", field, selectAll(hasSelectAll, field))
        case .checkboxes(let control):
            return row(
                "FormCheckboxesRow", field,
                [
                    control.axis == .vertical ? nil : "axis: .\(name: control.axis.rawValue.utf8)",
                    control.columns.map { "columns: \(number: $0)" },
                    control.style == .checkbox ? nil : "style: .\(name: control.style.rawValue.utf8)",
                ] + selectAll(control.hasSelectAll, field))
        case .note: return "FormNoteRow(page, \(number: notes[position]))"
        }
    }

    private func row(_ view: SwiftCode, _ field: Field, _ arguments: [SwiftCode?]) -> SwiftCode {
        var code: SwiftCode =
            "\(view)(page, .\(name: bytes(field.swiftName)), \\.\(name: bytes(field.swiftName))"
        for case let argument? in arguments { code.append(", \(argument)") }
        code.append(code: ")")
        return code
    }

    /// All but the option that asks for more: it is the last of a list of the field's own.
    private func selectAll(_ hasSelectAll: Bool, _ field: Field) -> [SwiftCode?] {
        guard hasSelectAll else { return [] }
        guard let list = field.shape.value.list.map({ form.lists[$0] }), list.base != nil,
            let other = form.options[list.options].last
        else { return ["hasSelectAll: true"] }
        return ["hasSelectAll: true", "allBut: .\(name: bytes(other.swiftName))"]
    }

    private func style(of toggle: ToggleControl) -> SwiftCode? {
        switch toggle.style {
        case .automatic: nil
        case .switch: "style: .switch"
        case .checkbox: "style: .checkbox"
        case .button: "style: .button"
        }
    }

    private func swiftName(of style: PickerStyle) -> SwiftCode {
        switch style {
        case .navigationLink: "navigationLink"
        case .automatic, .inline, .menu, .segmented, .wheel, .radio: "\(name: style.rawValue.utf8)"
        }
    }

    // MARK: Texts

    /// The form's own texts that are no field's: a row for the form, then a row a section, then a row a note.
    mutating func viewTexts() {
        code.append(code: "    private static let texts = FormViewTexts(textRows())\n\n")
        rows("textRows", indentation: 4) { $0.textRows() }
    }

    private mutating func textRows() {
        formRow(indentation: 8)
        for section in form.sections { sectionRow(section) }
        for field in form.fields {
            guard case .note(let text) = field.shape.control else { continue }
            indent(8)
            cell(bytes(text.own))
            flag("note")
            if let label = field.label { attribute("title", label) }
            translations("label", text)
            code.append(byte: 0x0A)
        }
    }

    private mutating func sectionRow(_ section: Section) {
        indent(8)
        if let id = section.id { code.append(cell: bytes(id)) }
        cell(section.title.map { bytes($0.own) } ?? [])
        flag("section")
        let fields = section.fields.filter { form.fields[$0].id != nil }.count
        if fields > 0 { attribute("fields", String(fields).utf8) }
        if fields < section.fields.count { attribute("notes", String(section.fields.count - fields).utf8) }
        if let title = section.title { translations("label", title) }
        if let description = section.description { attribute("description", description) }
        code.append(byte: 0x0A)
    }
}
