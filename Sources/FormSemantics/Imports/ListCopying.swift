import FormModel
import FormSource
import FormSyntax
import FormYAML

/// Copies lists of one imported spec into a form, their texts in the form's languages.
struct ListCopying {
    /// For each language of the imported spec, its positions among the form's, whose own is 0.
    private var positions: [Text: [Int]] = [:]
    /// How many texts that have letters were copied, and how many of them each of the form's languages has.
    private var texts = 0
    private var counts: [Int] = []
    /// Where the tag of the first option stands that lacks one.
    private(set) var firstMissing: SourceRange?
    private var place: SourceRange?

    /// Language codes are compared without regard to case (RFC 5646, section 2.1.1).
    init(_ spec: ImportedSpec?, into form: Form) {
        guard let spec else { return }
        var known: [String: Text] = [:]
        for language in ([spec.form.language] + spec.form.languages).reversed() {
            known[spec.form.string(language).lowercased()] = language
        }
        for (position, language) in ([form.language] + form.languages).enumerated() {
            guard let theirs = known[form.string(language).lowercased()] else { continue }
            positions[theirs, default: []].append(position)
        }
        counts = Array(repeating: 0, count: form.languages.count + 1)
    }

    /// Appends a list and its options to the form.
    mutating func copy(_ list: Int, _ spec: ImportedSpec, into form: inout Form) {
        let original = spec.form.lists[list]
        let first = form.options.count
        for option in original.options {
            place = spec.syntax.tagRange(option)
            form.options.append(self.option(spec.form.options[option], spec.form, &form))
        }
        var copy = ChoiceList(
            name: original.name.map { append($0, spec.form, &form) }, options: first..<form.options.count)
        copy.tagType = original.tagType
        copy.isImported = true
        let owner = spec.form.name == nil ? [] : Array(spec.form.buffer.bytes(spec.form.swiftName)) + [0x2E]
        copy.swiftName = form.buffer.append(owner + spec.form.buffer.bytes(original.swiftName))
        form.lists.append(copy)
    }

    private mutating func option(_ original: ChoiceOption, _ source: Form, _ form: inout Form) -> ChoiceOption {
        var copy = ChoiceOption(
            tag: append(original.tag, source, &form), label: text(original.label, source, &form))
        copy.swiftName = append(original.swiftName, source, &form)
        copy.flags = original.flags
        guard let theirs = source.details(of: original) else { return copy }
        var details = OptionDetails()
        details.description = theirs.description.map { text($0, source, &form) }
        details.group = theirs.group.map { text($0, source, &form) }
        details.image = theirs.image.map { image in
            Image(
                place: image.place, name: append(image.name, source, &form),
                alt: image.alt.map { text($0, source, &form) })
        }
        details.formerly = theirs.formerly.map { append($0, source, &form) }
        copy.details = Int32(truncatingIfNeeded: form.optionDetails.count)
        form.optionDetails.append(details)
        return copy
    }

    // MARK: Texts

    private func append(_ text: Text, _ source: Form, _ form: inout Form) -> Text {
        form.buffer.append(Array(source.buffer.bytes(text)))
    }

    /// A text in the form's languages. Where the form's own is missing, the imported spec's own stands for it. Linear in
    /// the translations of the text, however many languages there are.
    private mutating func text(_ original: LocalizedText, _ source: Form, _ form: inout Form) -> LocalizedText {
        var found = (positions[source.language] ?? []).map { (position: $0, text: original.own) }
        for translation in source.translations(of: original) {
            found += (positions[translation.language] ?? []).map { ($0, translation.text) }
        }
        found.sort { $0.position < $1.position }
        // What has no letters is the same in all languages.
        if source.string(original.own).unicodeScalars.contains(where: \.properties.isAlphabetic) {
            texts += 1
            for (position, _) in found { counts[position] += 1 }
            if found.count < counts.count { firstMissing = firstMissing ?? place }
        }
        let own = found.first.flatMap { $0.position == 0 ? $0.text : nil }
        var copy = LocalizedText(append(own ?? original.own, source, &form))
        copy.firstTranslation = UInt32(truncatingIfNeeded: form.translations.count)
        for (position, text) in found where position > 0 {
            let text = append(text, source, &form)
            form.translations.append(Translation(language: form.languages[position - 1], text: text))
        }
        copy.translationCount = UInt32(truncatingIfNeeded: form.translations.count) - copy.firstTranslation
        return copy
    }

    /// The first of the form's languages that lack a text, as many as a message looks at.
    func missingLanguages(of form: Form) -> [String] {
        let languages = [form.language] + form.languages
        let missing = counts.indices.lazy.filter { counts[$0] < texts }
        return missing.prefix(Analysis.mostNamed).map { form.string(languages[$0]) }
    }
}

extension Analysis {
    /// Once for an import, whatever is missing in it.
    mutating func reportMissing(_ copying: ListCopying, _ spec: ImportedSpec?, at path: SourceRange) {
        let languages = copying.missingLanguages(of: form)
        guard let spec, !languages.isEmpty else { return }
        report(.missingInImport(languages, spec.name, at: path, first: copying.firstMissing))
    }
}

extension FormSyntax {
    /// Where the tag of an option was written.
    func tagRange(_ option: Int) -> SourceRange {
        tree.range(options[option].tag ?? options[option].node)
    }
}

extension Diagnostic {
    fileprivate static func missingInImport(
        _ languages: [String], _ spec: String, at range: SourceRange, first: SourceRange?
    ) -> Diagnostic {
        var diagnostic = missingTranslation(languages, at: range)
        diagnostic.message = "options of `\(spec)` have " + diagnostic.message
        diagnostic.notes = first.map { [Note("the first of them stands here", at: $0)] } ?? []
        return diagnostic
    }
}
