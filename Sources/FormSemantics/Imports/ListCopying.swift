import FormModel
import FormSource
import FormSyntax
import FormYAML

/// Copies lists of one imported spec into a form, their texts in the form's languages.
struct ListCopying {
    /// For each language of the form, its own first, what the imported spec calls it; nil where it has no such
    /// language.
    private var languages: [Text?] = []
    /// Which of the form's languages lack a text.
    private var isMissing: [Bool] = []
    /// Where the tag of the first option stands that lacks one.
    private(set) var firstMissing: SourceRange?
    private var place: SourceRange?

    /// Language codes are compared without regard to case (RFC 5646, section 2.1.1).
    init(_ spec: ImportedSpec?, into form: Form) {
        guard let spec else { return }
        let theirs = [spec.form.language] + spec.form.languages
        let codes = theirs.map { spec.form.string($0).lowercased() }
        languages = ([form.language] + form.languages).map { language in
            codes.firstIndex(of: form.string(language).lowercased()).map { theirs[$0] }
        }
        isMissing = languages.map { _ in false }
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

    /// A text in the form's languages. Where the form's own is missing, the imported spec's own stands for it.
    private mutating func text(_ original: LocalizedText, _ source: Form, _ form: inout Form) -> LocalizedText {
        // What has no letters is the same in all languages.
        let hasLetters = source.string(original.own).unicodeScalars.contains(where: \.properties.isAlphabetic)
        var copy = LocalizedText(.empty)
        var translations: [Translation] = []
        for position in languages.indices {
            let found = text(original, in: position, source)
            if found == nil, hasLetters {
                isMissing[position] = true
                firstMissing = firstMissing ?? place
            }
            if position == 0 {
                copy.own = append(found ?? original.own, source, &form)
            } else if let found {
                let text = append(found, source, &form)
                translations.append(Translation(language: form.languages[position - 1], text: text))
            }
        }
        copy.firstTranslation = UInt32(truncatingIfNeeded: form.translations.count)
        copy.translationCount = UInt32(truncatingIfNeeded: translations.count)
        form.translations += translations
        return copy
    }

    private func text(_ original: LocalizedText, in position: Int, _ source: Form) -> Text? {
        guard let language = languages[position] else { return nil }
        if source.buffer.equal(language, source.language) { return original.own }
        return source.translations(of: original).first { source.buffer.equal($0.language, language) }?.text
    }

    /// The form's languages that lack a text.
    func missingLanguages(of form: Form) -> [String] {
        zip([form.language] + form.languages, isMissing).filter(\.1).map { form.string($0.0) }
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
