/// A finding with what its text is made of.
nonisolated struct FormMessage {
    let finding: FormFinding
    let rows: FormFieldRows
    let texts: FormTextRow?

    init(_ finding: FormFinding, _ rows: FormFieldRows, _ texts: FormTextRow?) {
        self.finding = finding
        self.rows = rows
        self.texts = texts
    }

    /// The rule's message; else the field's own text, the form's, the built-in one.
    func text(language: String?) -> String {
        let name = "message:" + finding.code.rawValue
        let own = finding.field.flatMap { rows.table.attribute(name, $0, language: language) }
        let rule = finding.field.map { rows.rule($0) }
        let label = finding.field.map { rows.table.label($0, language: language) } ?? finding.found
        // A list of another spec may be in another language than the form.
        let text = texts?.text(language: language ?? rows.language)
        return FormMessages.text(
            finding, rule: rule, label: label, option: finding.rule == nil ? text : nil,
            language: language ?? rows.language,
            template: (finding.rule == nil ? nil : text) ?? own ?? rows.form(name, language: language))
    }
}

/// A row of a table, for its label.
nonisolated struct FormTextRow: Sendable {
    let rows: FormTableRows
    let row: Int

    func text(language: String?) -> String { rows.label(row, language: language) }
}

/// The texts of findings.
nonisolated public enum FormMessages {
    /// The text of a finding.
    ///
    /// - Parameters:
    ///   - rule: the field's, for its bounds and kind.
    ///   - label: the field's, in the language.
    ///   - option: the label of the option that is meant; its tag where it is not given.
    ///   - language: BCP 47; the built-in texts fall back to English.
    ///   - template: the author's text; `{label}`, `{min}`, `{max}` and `{found}` stand for what they say.
    public static func text(
        _ finding: FormFinding, rule: FormRule?, label: String, option: String? = nil, language: String,
        template: String? = nil
    ) -> String {
        let bounds = rule?.limits.boundTexts ?? (min: "", max: "")
        let code = finding.code
        let isLeast = code == .tooFew || code == .tooShort || code == .tooSmall
        let isMost = code == .tooMany || code == .tooLong || code == .tooLarge
        return fill(template ?? builtIn(finding, rule, language)) { name in
            switch name {
            case "label": label
            case "min": isLeast ? finding.allowed : bounds.min
            case "max": isMost ? finding.allowed : bounds.max
            case "found": finding.found
            case "allowed": finding.allowed
            case "option": option ?? (finding.found.isEmpty ? finding.allowed : finding.found)
            default: nil
            }
        }
    }

    private static func builtIn(_ finding: FormFinding, _ rule: FormRule?, _ language: String) -> String {
        let texts = FormMessageTexts.of(language: language)
        let code = finding.code.rawValue
        let variant: String
        switch finding.code {
        case .format: variant = finding.allowed
        case .tooSmall, .tooLarge:
            switch rule?.limits {
            case .date, .dateTime: variant = "date"
            case .time: variant = "time"
            case .text, .integer, .decimal, .toggle, .choice, .selection, .tag, .tags, nil: variant = ""
            }
        case .required, .requiredOption, .tooFew, .tooMany, .exclusiveConflict, .notOffered, .unknownTag,
            .duplicateTag, .tooShort, .tooLong, .pattern, .step, .mustBe, .wrongType, .unknownField, .duplicateField,
            .hidden, .rule:
            variant = ""
        }
        return texts.template(code, variant: variant, count: Int(formTag: finding.allowed)) ?? code
    }

    /// Puts values in the place of `{name}` in one pass: what a value holds is not looked at again.
    private static func fill(_ template: String, _ value: (Substring) -> String?) -> String {
        var text = ""
        var rest = template[...]
        while let open = rest.utf8.firstIndex(of: 0x7B) {
            text += rest[..<open]
            let after = rest[rest.utf8.index(after: open)...]
            if let close = after.utf8.firstIndex(of: 0x7D), let value = value(after[..<close]) {
                text += value
                rest = after[after.utf8.index(after: close)...]
            } else {
                text += "{"
                rest = after
            }
        }
        return text + rest
    }
}
