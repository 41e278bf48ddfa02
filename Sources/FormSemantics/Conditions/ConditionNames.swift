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
        let meant =
            name.unicodeScalars.count > 2 && mayTeach(.unknownField) && !isTruth ? nearestField(to: name, kinds) : nil
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
    mutating func option(
        _ range: Range<Int>, _ tag: Text, of field: Int, _ list: Int, in text: ConditionText
    ) -> Int? {
        let options = form.lists[list].options
        indexTags(of: field)
        if let option = tagIndexes[list]?.find(tag, in: form.buffer) { return option - options.lowerBound }
        // A tag that could not be read may be the one.
        if options.contains(where: { form.options[$0].tag.isEmpty }) { return nil }
        let isTaught = mayTeach(.unknownTag)
        let known = form.options[options].prefix(isTaught ? 1000 : 12)
        let help = isTaught ? meantTag(tag, known, of: field, list, in: text) : nil
        report(.unknownTag(string(tag), known.map { string($0.tag) }, help, at: place(range, in: text)))
        return nil
    }

    /// Makes the tags of the list that a field chooses from quick to find.
    mutating func indexTags(of field: Int) {
        guard case .list(let list)? = form.fields[field].shape.value.choices, tagIndexes[list] == nil else { return }
        let options = form.lists[list].options
        var index = TextIndex(expecting: options.count)
        for option in options { _ = index.insert(form.options[option].tag, option, in: form.buffer) }
        tagIndexes[list] = index
    }

    /// Whether a text is a tag of the list that a field chooses from.
    func isTag(_ tag: Text, of field: Int?) -> Bool {
        guard let field, case .list(let list)? = form.fields[field].shape.value.choices else { return false }
        if let index = tagIndexes[list] { return index.find(tag, in: form.buffer) != nil }
        return form.options[form.lists[list].options].contains { form.buffer.equal($0.tag, tag) }
    }

    /// What may be meant by a word that is no tag, and what takes its place.
    private func meantTag(
        _ written: Text, _ options: ArraySlice<ChoiceOption>, of field: Int, _ list: Int, in text: ConditionText
    ) -> TagHelp? {
        let tag = string(written)
        if let option = options.first(where: { string($0.label.own) == tag }) {
            let own = string(option.tag)
            let words = "that is its label; its tag is `\(conditionSpelling(own))`"
            return TagHelp(words: words, instead: spelled(own, in: text))
        }
        if let option = options.first(where: { form.details(of: $0)?.formerly.contains { string($0) == tag } ?? false })
        {
            let own = string(option.tag)
            return TagHelp(words: "it is called `\(conditionSpelling(own))` now", instead: spelled(own, in: text))
        }
        if let help = otherField(written, than: field) { return help }
        // Numbers are not misspelt, and of a letter or two anything may be.
        if form.lists[list].tagType == .string, tag.unicodeScalars.count > 2,
            let meant = nearest(to: tag, among: options.map { string($0.tag) })
        {
            return TagHelp(
                words: "did you mean `\(conditionSpelling(meant))`?", instead: spelled(meant, in: text))
        }
        return nil
    }

    /// What to write where a tag is expected and another field stands that chooses from the same list or source.
    func otherField(_ name: Text, than field: Int) -> TagHelp? {
        guard let other = fieldsByID.find(name, in: form.buffer), chooseAlike(field, other) else { return nil }
        if ValueKinds(form.fields[other].shape.value, form) == .picker {
            let instead = "field(\(string(name)))"
            return TagHelp(words: "another field is `\(instead)`", instead: instead)
        }
        let isPicker = ValueKinds(form.fields[field].shape.value, form) == .picker
        let words = isPicker ? "a selection stands after `in`" : "`has` asks for tags and pickers"
        return TagHelp(words: words, instead: nil)
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
}

/// What is said of a word that is no tag, and what can take its place.
struct TagHelp {
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

    /// A word that stands for something else than a field, where a field must.
    static func unknownField(_ name: String, help: String, at range: SourceRange) -> Diagnostic {
        unknownField(name, meant: nil, isFormer: false, help, at: range)
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
