import FormModel
import FormRuntime
import FormSource
import FormSyntax
import FormYAML

/// What the words of a condition stand for: fields, and tags of the list or source that a field chooses from.
extension Analysis {
    mutating func indexFields() {
        fieldsByID = TextIndex(expecting: form.fields.count)
        for (position, field) in form.fields.enumerated() {
            if let id = field.id { _ = fieldsByID.insert(id, position, in: form.buffer) }
        }
        hasUnreadFields = findUnreadFields()
    }

    /// The field that a word names; nil if it is none, or one that could not be read. `kinds` are those that fit here.
    mutating func field(_ range: Range<Int>, in text: ConditionText, like kinds: ValueKinds = .all) -> Int? {
        guard let position = fieldsByID.find(text.piece(range), in: form.buffer) else {
            reportUnknownField(spelling(range, in: text), kinds, at: place(range, in: text), "")
            return nil
        }
        guard case .none = form.fields[position].shape.value else { return position }
        if syntax.fields[position].type != nil, !form.fields[position].mayChoose {
            report(.noteInCondition(spelling(range, in: text), at: place(range, in: text)))
        }
        return nil
    }

    /// Says that a word is no field, unless that may follow from a field that could not be read.
    mutating func reportUnknownField(_ name: String, _ kinds: ValueKinds, at range: SourceRange, _ otherwise: String) {
        if isTruncated || hasUnreadFields { return }
        let isTruth = name == "true" || name == "false"
        let meant = mayTeach(.unknownField) && !isTruth ? nearestField(to: name, kinds) : nil
        let former = meant == nil && mayTeach(.unknownField) ? formerField(name) : nil
        let help = isTruth && otherwise.isEmpty ? "a condition asks something of a field" : otherwise
        report(.unknownField(name, meant: meant ?? former, isFormer: former != nil, help, at: range))
    }

    /// Whether there are fields that may be meant by any name: their id or their section could not be read.
    private func findUnreadFields() -> Bool {
        guard let sections = syntax.value(.sections, in: syntax.root) else { return true }
        let read = syntax.sections.count
        if syntax.tree.children(of: sections).contains(where: { syntax.tree.isBroken($0) }) { return true }
        if syntax.tree.children(of: sections).reduce(0, { count, _ in count + 1 }) != read { return true }
        return syntax.sections.contains { !syntax.has(.fields, in: $0.node) }
            || zip(syntax.fields, form.fields).contains { written, field in
                field.id == nil && (written.type.map { FieldType.catalogue[$0].name != "note" } ?? true)
            }
    }

    /// The nearest id of a field of a kind that fits, else of any.
    private func nearestField(to name: String, _ kinds: ValueKinds) -> String? {
        let fields = form.fields.prefix(1000).filter { $0.id != nil }
        let fitting = fields.filter { kinds.contains(ValueKinds($0.shape.value, form)) }
        let ids = { (fields: [Field]) in fields.compactMap { $0.id.map { string($0) } } }
        return nearest(to: name, among: ids(fitting)) ?? nearest(to: name, among: ids(Array(fields)))
    }

    private func formerField(_ name: String) -> String? {
        form.fields.prefix(1000).first { $0.formerly.contains { string($0) == name } }?.id.map { string($0) }
    }

    // MARK: Tags

    /// The position of a tag in its list; nil if it is none, which is said.
    mutating func option(_ range: Range<Int>, _ tag: Text, of list: Int, in text: ConditionText) -> Int? {
        let options = form.lists[list].options
        if tagIndexes[list] == nil {
            var index = TextIndex(expecting: options.count)
            for option in options { _ = index.insert(form.options[option].tag, option, in: form.buffer) }
            tagIndexes[list] = index
        }
        if let option = tagIndexes[list]?.find(tag, in: form.buffer) { return option - options.lowerBound }
        // A tag that could not be read may be the one.
        if options.contains(where: { form.options[$0].tag.isEmpty }) { return nil }
        reportUnknownTag(string(tag), list, at: place(range, in: text), in: text)
        return nil
    }

    private mutating func reportUnknownTag(
        _ tag: String, _ list: Int, at range: SourceRange, in text: ConditionText
    ) {
        let isTaught = mayTeach(.unknownTag)
        let options = form.options[form.lists[list].options].prefix(isTaught ? 1000 : 12)
        let tags = options.map { string($0.tag) }
        let help = isTaught ? meantTag(tag, tags, options, list, in: text) : nil
        report(.unknownTag(tag, tags, help, at: range))
    }

    /// What may be meant by a word that is no tag, and what takes its place.
    private mutating func meantTag(
        _ tag: String, _ tags: [String], _ options: ArraySlice<ChoiceOption>, _ list: Int, in text: ConditionText
    ) -> TagHelp? {
        let instead = { (tag: Text, analysis: Analysis) in analysis.spelled(analysis.string(tag), in: text) }
        if let option = options.first(where: { string($0.label.own) == tag }) {
            let spelled = conditionSpelling(string(option.tag))
            return TagHelp(words: "that is its label; its tag is `\(spelled)`", instead: instead(option.tag, self))
        }
        if let option = options.first(where: { form.details(of: $0)?.formerly.contains { string($0) == tag } ?? false })
        {
            let spelled = conditionSpelling(string(option.tag))
            return TagHelp(words: "it is called `\(spelled)` now", instead: instead(option.tag, self))
        }
        // Numbers are not misspelt.
        if form.lists[list].tagType == .string, let meant = nearest(to: tag, among: tags) {
            return TagHelp(words: "did you mean `\(conditionSpelling(meant))`?", instead: spelled(meant, in: text))
        }
        guard let field = fieldsByID.find(self.text(tag), in: form.buffer) else { return nil }
        switch form.fields[field].shape.value {
        case .choice(let other) where root(list) == root(other):
            return TagHelp(words: "another field is `field(\(tag))`", instead: nil)
        case .selection(let other) where root(list) == root(other):
            return TagHelp(words: "a selection stands after `in`", instead: nil)
        case .choice, .selection, .sourceChoice, .sourceSelection, .none, .text, .integer, .decimal, .date, .time,
            .dateTime, .toggle:
            return nil
        }
    }

    /// A tag as it can stand in the scalar of a condition; nil where that needs an escape.
    private func spelled(_ tag: String, in text: ConditionText) -> String? {
        let spelled = conditionSpelling(tag)
        switch syntax.tree[text.node].style {
        case .plain, .literal, .folded: return spelled
        case .singleQuoted: return spelled.contains("'") ? nil : spelled
        case .doubleQuoted:
            if tag.contains("\"") || tag.contains("\\") || tag.contains("'") { return nil }
            return spelled.first == "\"" ? "'\(tag)'" : spelled
        }
    }

    /// A text of the spec again, to look it up.
    private mutating func text(_ string: String) -> Text { form.buffer.append(string) }
}

/// What is said of a word that is no tag, and what can take its place.
private struct TagHelp {
    let words: String
    let instead: String?
}

extension DiagnosticID {
    static let unknownField: Self = "unknown-field"
    static let unknownTag: Self = "unknown-tag"
    static let noteInCondition: Self = "note-in-condition"
}

extension Diagnostic {
    fileprivate static func unknownField(
        _ name: String, meant: String?, isFormer: Bool, _ otherwise: String, at range: SourceRange
    ) -> Diagnostic {
        let label = meant.map { isFormer ? "it is called `\($0)` now" : "did you mean `\($0)`?" }
        return .error(
            .unknownField, at: range, "`\(name)` is no field of this form",
            label: label ?? (otherwise.isEmpty ? nil : otherwise),
            fix: meant.map { Fix("write `\($0)`", replace: range, with: $0, isCertain: false) })
    }

    fileprivate static func noteInCondition(_ name: String, at range: SourceRange) -> Diagnostic {
        .error(.noteInCondition, at: range, "`\(name)` is a note, which is never answered")
    }

    fileprivate static func unknownTag(
        _ tag: String, _ tags: [String], _ help: TagHelp?, at range: SourceRange
    ) -> Diagnostic {
        let list = tags.prefix(12).map { "`\($0)`" }.joined(separator: ", ") + (tags.count > 12 ? ", …" : "")
        return .error(
            .unknownTag, at: range, "`\(tag.isEmpty ? "\"\"" : tag)` is no tag of the list", label: help?.words,
            notes: help == nil ? [Note("its tags are \(list)")] : [],
            fix: help?.instead.map { Fix("write `\($0)`", replace: range, with: $0, isCertain: false) })
    }
}
