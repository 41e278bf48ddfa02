import FormModel
import FormSource
import FormSyntax
import FormYAML

/// Texts for people, and their languages.
extension Analysis {
    mutating func text(_ key: Key, of field: FieldSyntax) -> LocalizedText? {
        syntax.value(key, of: field).flatMap { localizedText($0) }
    }

    mutating func text(_ key: Key, in mapping: NodeID?) -> LocalizedText? {
        syntax.value(key, in: mapping).flatMap { localizedText($0) }
    }

    /// A scalar, or a mapping from language to scalar. Nil if it cannot be used; that was said.
    mutating func localizedText(_ node: NodeID) -> LocalizedText? {
        if syntax.tree.isBroken(node) { return nil }
        if syntax.tree[node].kind == .scalar {
            guard let text = plainText(node, isForPeople: true) else { return nil }
            // What has no letters is the same in all languages.
            if !form.languages.isEmpty, string(text).unicodeScalars.contains(where: \.properties.isAlphabetic) {
                reportMissing(form.languages.prefix(Analysis.mostNamed), at: range(node))
            }
            return LocalizedText(text)
        }
        return translatedText(node)
    }

    private mutating func translatedText(_ node: NodeID) -> LocalizedText? {
        var own: Text?
        var translations: [Translation] = []
        // Positions of languages, the form's own first: what is written, or was misspelt, is not missing.
        var written: Set<Int> = []
        for (key, value) in pairs(of: node) where !syntax.tree.isBroken(key) {
            guard let language = language(key, &written) else { continue }
            guard !syntax.tree.isBroken(value), let text = plainText(value, isForPeople: true) else { continue }
            if language == 0 {
                own = text
            } else {
                translations.append(Translation(language: form.languages[language - 1], text: text))
            }
        }
        if !written.contains(0) { report(.noOwnLanguage(string(form.language), at: range(node))) }
        if !syntax.isEmpty(node) { reportMissing(languages(without: written), at: range(node)) }
        guard let own else { return nil }
        var text = LocalizedText(own)
        text.firstTranslation = UInt32(truncatingIfNeeded: form.translations.count)
        text.translationCount = UInt32(truncatingIfNeeded: translations.count)
        form.translations += translations
        return text
    }

    /// The position of the language that a key names, 0 for the form's own; nil if it is none, which is said.
    private mutating func language(_ key: NodeID, _ written: inout Set<Int>) -> Int? {
        let code = syntax.tree.text(key)
        if let position = languagesByCode.find(code, in: form.buffer) {
            written.insert(position)
            return position
        }
        let meant = nearest(to: string(code), among: languages)
        if let meant, let position = languages.firstIndex(of: meant) { written.insert(position) }
        report(.unlistedLanguage(string(code), meant: meant, at: range(key)))
        return nil
    }

    func pairs(of mapping: NodeID) -> [(key: NodeID, value: NodeID)] {
        let children = Array(syntax.tree.children(of: mapping))
        return stride(from: 0, to: children.count - 1, by: 2).map { (children[$0], children[$0 + 1]) }
    }

    /// As many as one message compares with.
    private var languages: [String] { ([form.language] + form.languages.prefix(100)).map { string($0) } }

    /// The first of the form's languages that are not among those whose positions, from 1, are given. Cost: linear in
    /// these, however many languages there are.
    private func languages(without written: Set<Int>) -> [Text] {
        var missing: [Text] = []
        for (position, language) in form.languages.enumerated() where !written.contains(position + 1) {
            missing.append(language)
            if missing.count == Analysis.mostNamed { break }
        }
        return missing
    }

    /// As many languages as a message names, and one that stands for the others.
    static let mostNamed = 13

    private mutating func reportMissing(_ languages: some Collection<Text>, at range: SourceRange) {
        if languages.isEmpty { return }
        report(.missingTranslation(languages.map { string($0) }, at: range))
    }

    /// A scalar that is neither empty nor has stray blanks. In what is for people they can go; in what is stored, or
    /// named elsewhere, they would have to go there too.
    mutating func plainText(_ node: NodeID, isForPeople: Bool = false) -> Text? {
        let text = syntax.tree.text(node)
        let buffer = syntax.tree.buffer
        if let first = buffer.first(of: text), let last = buffer.last(of: text), first > 0x20, last > 0x20 {
            return text
        }
        let bytes = buffer.bytes(text)
        reportBlanks(bytes, node, isForPeople: isForPeople)
        return bytes.allSatisfy { $0 <= 0x20 } ? nil : text
    }

    /// Says that a text is empty, or which of its blanks are stray.
    private mutating func reportBlanks(_ bytes: ArraySlice<UInt8>, _ node: NodeID, isForPeople: Bool) {
        let lead = bytes.prefix { $0 <= 0x20 }.count
        if lead == bytes.count { return report(.emptyText(at: range(node))) }
        let trail = bytes.reversed().prefix { $0 <= 0x20 }.count
        for (side, piece) in [("leading", 0..<lead), ("trailing", bytes.count - trail..<bytes.count)]
        where !piece.isEmpty {
            report(.strayBlanks(side, isForPeople: isForPeople, at: place(piece, in: node)))
        }
    }

    /// Where a piece of a scalar's value was written.
    func place(_ piece: Range<Int>, in node: NodeID) -> SourceRange {
        scalars.source(of: node, in: syntax.tree).sourceRange(of: piece, in: syntax.tree.file)
    }
}

/// The scalar that was last reported on: a long one with many faults is walked once.
final class LastScalar {
    private var last: (node: NodeID, source: ScalarSource)?

    func source(of node: NodeID, in tree: YAMLTree) -> ScalarSource {
        if let last, last.node == node { return last.source }
        let scalar = tree[node]
        let source = ScalarSource(tree.buffer.source, scalar.start, scalar.end, scalar.style)
        last = (node, source)
        return source
    }
}

extension DiagnosticID {
    static let emptyText: Self = "empty-text"
    static let strayBlanks: Self = "stray-blanks"
    static let unlistedLanguage: Self = "unlisted-language"
    static let noOwnLanguage: Self = "no-own-language"
    static let missingTranslation: Self = "missing-translation"
}

extension Diagnostic {
    static func emptyText(at range: SourceRange) -> Diagnostic {
        .error(.emptyText, at: range, "an empty text", label: "write one, or remove it")
    }

    static func strayBlanks(_ side: String, isForPeople: Bool, at range: SourceRange) -> Diagnostic {
        .warning(
            .strayBlanks, at: range, "\(side) blanks belong to the value", label: "remove them",
            fix: Fix("remove the blanks", replace: range, with: "", isCertain: isForPeople))
    }

    fileprivate static func unlistedLanguage(_ language: String, meant: String?, at range: SourceRange) -> Diagnostic {
        .error(
            .unlistedLanguage, at: range, "`\(language)` is no language of this form",
            label: meant.map { "did you mean `\($0)`?" } ?? "list it under `languages`",
            fix: meant.map { Fix("write `\($0)`", replace: range, with: $0, isCertain: false) })
    }

    fileprivate static func noOwnLanguage(_ language: String, at range: SourceRange) -> Diagnostic {
        .error(.noOwnLanguage, at: range, "the text in the form's own language, `\(language)`, is missing")
    }

    static func missingTranslation(_ languages: [String], at range: SourceRange) -> Diagnostic {
        let list = languages.prefix(12).map { "`\($0)`" }.joined(separator: ", ") + (languages.count > 12 ? ", …" : "")
        return .warning(.missingTranslation, at: range, "no text in \(list)")
    }
}
