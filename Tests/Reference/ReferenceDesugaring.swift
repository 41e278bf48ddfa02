/// What of a form is shorthand, written out.
extension ReferenceForm {
    /// The form without `other`.
    ///
    /// “`other: true` (or a mapping with `tag`, `label`, `max-length`, `required`, default true) on a selection field
    /// gives the field a list of its own: the named one plus a last option with the tag `other` (or `tag` …), and a
    /// text field `<id>-other` that shows while it is chosen.”
    package var desugared: ReferenceForm {
        var form = self
        for section in form.sections.indices {
            form.sections[section].fields = sections[section].fields.flatMap { desugared($0) }
        }
        return form
    }

    private func desugared(_ field: ReferenceField) -> [ReferenceField] {
        var field = field
        switch field.type {
        case .picker(let options, let other):
            guard let other else { return [field] }
            field.type = .picker(.own(list(options, with: other)), other: nil)
            return [field, companion(of: field, other, .compare(.word(field.id), .equal, .quoted(other.ownTag)))]
        case .selection(var selection):
            guard let other = selection.other else { return [field] }
            selection.options = .own(list(selection.options, with: other))
            selection.other = nil
            field.type = .selection(selection)
            return [field, companion(of: field, other, .has(field.id, .one(.quoted(other.ownTag))))]
        case .text, .integer, .decimal, .moment, .toggle, .note: return [field]
        }
    }

    private func list(_ options: ReferenceOptions, with other: ReferenceOther) -> ReferenceList {
        var list = list(options) ?? ReferenceList([])
        var option = ReferenceOption(other.ownTag)
        option.label = other.label
        list.options.append(option)
        return list
    }

    private func companion(
        of field: ReferenceField, _ other: ReferenceOther, _ isChosen: ReferenceCondition
    ) -> ReferenceField {
        var text = ReferenceField("\(field.id)-other", .text(ReferenceTextLimits(maxLength: other.maxLength)))
        text.isRequired = other.isRequired ?? true
        text.visibleWhen = isChosen
        return text
    }

    /// The list behind a field's `options`; nil for a source.
    package func list(_ options: ReferenceOptions) -> ReferenceList? {
        switch options {
        case .own(let list): list
        case .shared(let name): lists.first { $0.name == name }
        case .source: nil
        }
    }

    /// Whether tags are whole numbers.
    package func hasIntegerTags(_ options: ReferenceOptions) -> Bool {
        switch options {
        case .own, .shared: list(options)?.isInteger ?? false
        case .source(let name): sources.first { $0.name == name }?.isInteger ?? false
        }
    }

    /// The fields of all sections, notes included.
    package var fields: [ReferenceField] { sections.flatMap(\.fields) }
}

extension ReferenceOther {
    /// The tag of the option that it adds.
    package var ownTag: String { tag ?? "other" }
}

extension ReferenceField {
    package var isNote: Bool {
        switch type {
        case .note: true
        case .text, .integer, .decimal, .moment, .toggle, .picker, .selection: false
        }
    }

    /// Where its options come from; nil if it has none.
    package var options: ReferenceOptions? {
        switch type {
        case .picker(let options, _): options
        case .selection(let selection): selection.options
        case .text, .integer, .decimal, .moment, .toggle, .note: nil
        }
    }
}
