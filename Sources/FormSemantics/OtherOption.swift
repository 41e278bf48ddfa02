import FormModel
import FormRuntime
import FormSource
import FormSyntax
import FormYAML

/// `other`: the field gets a list of its own, with one option more, and a text field after it that shows while that
/// option is chosen. From here on they are a list and a field like any other.
extension Analysis {
    /// The value of a field that chooses, over its list with the last option, if it has `other`.
    mutating func withOther(_ value: ValueType, of field: FieldSyntax) -> ValueType {
        guard let node = syntax.value(.other, of: field), hasOther(node) else { return value }
        switch value {
        case .choice(let list): return .choice(list: otherList(over: list, node, of: field))
        case .selection(let list): return .selection(list: otherList(over: list, node, of: field))
        case .sourceChoice, .sourceSelection:
            report(.otherOfSource(at: keyRange(.other, of: field)))
            return value
        case .none, .text, .integer, .decimal, .date, .time, .dateTime, .toggle: return value
        }
    }

    private func hasOther(_ node: NodeID) -> Bool { !syntax.tree.buffer.equal(syntax.tree.text(node), "false") }

    private mutating func otherList(over base: Int, _ node: NodeID, of field: FieldSyntax) -> Int {
        let first = form.options.count
        let options = form.lists[base].options
        form.options.append(contentsOf: Array(form.options[options]))
        var list = ChoiceList(name: nil, options: first..<first + options.count + 1)
        list.tagType = form.lists[base].tagType
        list.base = base
        if case .own = field.options { form.lists[base].isReplaced = true }
        let tag = otherTag(node, list.tagType)
        form.options.append(ChoiceOption(tag: tag, label: otherLabel(node)))
        form.lists.append(list)
        // The field is the one that is being lowered.
        others[form.lists.count - 1] = (node, form.fields.count)
        checkOtherTag(tag, base)
        return form.lists.count - 1
    }

    private mutating func otherTag(_ node: NodeID, _ type: TagType) -> Text {
        if let tag = syntax.value(.tag, in: node) {
            let text = plainText(tag) ?? .empty
            let fault = type == .integer && !text.isEmpty ? numberFault(string(text), isInteger: true) : nil
            if let fault { report(.integerTag(string(text), fault, at: range(tag))) }
            return text
        }
        if type == .integer, !syntax.has(.tag, in: node) { report(.otherWithoutTag(at: range(node))) }
        return type == .integer ? .empty : form.buffer.append("other")
    }

    /// The author's label, or the built-in one in the form's languages.
    private mutating func otherLabel(_ node: NodeID) -> LocalizedText {
        if let label = text(.label, in: node) { return label }
        let missing = ([form.language] + form.languages).filter { Analysis.otherLabel(string($0)) == nil }
        if !missing.isEmpty, !syntax.has(.label, in: node) {
            var finding = Diagnostic.missingTranslation(missing.map { string($0) }, at: range(node))
            finding.label = "give it a text in each language: `other: { label: … }`"
            report(finding)
        }
        let own = Analysis.otherLabel(string(form.language)) ?? "Other"
        var label = LocalizedText(form.buffer.append(own))
        label.firstTranslation = UInt32(truncatingIfNeeded: form.translations.count)
        for language in form.languages {
            guard let text = Analysis.otherLabel(string(language)) else { continue }
            form.translations.append(Translation(language: language, text: form.buffer.append(text)))
            label.translationCount += 1
        }
        return label
    }

    private static func otherLabel(_ language: String) -> String? {
        switch language.lowercased().prefix(while: { $0 != "-" }) {
        case "en": "Other"
        case "de": "Andere"
        case "fr": "Autre"
        case "es": "Otro"
        case "ja": "その他"
        case _: nil
        }
    }

    /// The option is a new one: its tag is neither a current nor a former one of the list.
    private mutating func checkOtherTag(_ tag: Text, _ base: Int) {
        if tag.isEmpty { return }
        for option in form.lists[base].options {
            let isCurrent = form.buffer.equal(form.options[option].tag, tag)
            let former = form.details(of: form.options[option])?.formerly ?? []
            guard isCurrent || former.contains(where: { form.buffer.equal($0, tag) }) else { continue }
            report(.otherTagTaken(string(tag), at: otherPlace(form.lists.count - 1), first: tagRange(option)))
        }
    }

    /// Where the option that a list adds was written.
    func otherPlace(_ list: Int) -> SourceRange {
        guard let node = others[list]?.node else { return range(syntax.root ?? NodeID(0)) }
        return range(syntax.value(.tag, in: node) ?? node)
    }

    // MARK: The text

    mutating func lowerOther(_ syntaxField: FieldSyntax, of owner: Int) -> Field {
        let (_, max) = bounds(.minLength, .maxLength, of: syntaxField)
        var field = Field(
            shape: FieldShape(
                value: .text, control: .textField(isMultiline: false, isSecure: false),
                constraints: max == nil ? [] : [.length(min: nil, max: max)]))
        let base = form.fields[owner]
        field.id = base.id.map { form.buffer.append(string($0) + "-other") }
        field.formerly = base.formerly.map { form.buffer.append(string($0) + "-other") }
        field.isRequired = syntax.boolean(.required, of: syntaxField)?.value ?? true
        field.isReadOnly = base.isReadOnly
        guard case .list(let list) = base.shape.value.choices, let last = form.lists[list].options.last,
            form.lists[list].base != nil
        else {
            field.label = base.label
            return field
        }
        field.label = form.options[last].label
        var set = FormTagSet()
        set.options.insert(form.lists[list].options.count - 1)
        if case .choice = base.shape.value {
            field.visibleWhen = .isOneOf(owner, set)
        } else {
            field.visibleWhen = .hasAny(owner, set)
        }
        return field
    }
}

extension DiagnosticID {
    static let otherOfSource: Self = "other-of-source"
    static let otherWithoutTag: Self = "other-without-tag"
}

extension Diagnostic {
    fileprivate static func otherOfSource(at range: SourceRange) -> Diagnostic {
        .error(
            .otherOfSource, at: range, "a field over a source has no `other`",
            label: "its options are known only when the app runs, so let it supply one")
    }

    fileprivate static func otherWithoutTag(at range: SourceRange) -> Diagnostic {
        .error(
            .otherWithoutTag, at: range, "the list has integer tags, and `other` is none",
            label: "write `other: { tag: … }` with a whole number")
    }

    fileprivate static func otherTagTaken(_ tag: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        .error(
            .duplicateTag, at: range, "tag `\(tag)` is already in the list", label: "name one with `other: { tag: … }`",
            notes: [Note("first used here", at: first)])
    }
}
