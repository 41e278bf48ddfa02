import FormModel
import FormRuntime
package import FormSource
import FormSyntax
import FormYAML

/// Whether a text has the syntax of a language tag as RFC 5646 (BCP 47), section 2.1, has it: subtags of letters and
/// digits, the first of letters.
package func isLanguageTag(_ text: String) -> Bool {
    text.split(separator: "-", omittingEmptySubsequences: false).enumerated().allSatisfy { position, subtag in
        (position == 0 ? 2...8 : 1...8).contains(subtag.utf8.count)
            && subtag.unicodeScalars.allSatisfy {
                $0.isASCII && ($0.properties.isAlphabetic || position > 0 && ("0"..."9").contains($0))
            }
    }
}

/// The top level: what the form is called, its languages, its own messages; and the sections.
extension Analysis {
    mutating func lowerHead(_ languages: [String]) {
        let root = syntax.root
        lowerLanguages(root, languages)
        form.name = syntax.value(.form, in: root).map { syntax.tree.text($0) }
        form.version = syntax.value(.version, in: root).map { syntax.tree.text($0) }
        form.title = text(.title, in: root)
        form.description = text(.description, in: root)
        form.messages = messages(in: root)
        if !syntax.isFormMeant, let root, !isTruncated, let key = syntax.keyNode(.sections, in: root) {
            report(.sectionsWithoutForm(at: range(key)))
        }
    }

    private mutating func lowerLanguages(_ root: NodeID?, _ others: [String]) {
        if let node = syntax.value(.language, in: root), checkLanguage(node) { form.language = syntax.tree.text(node) }
        defer {
            for (position, code) in ([form.language] + form.languages).enumerated() {
                _ = languagesByCode.insert(code, position, in: form.buffer)
            }
        }
        // Language codes are compared without regard to case (RFC 5646, section 2.1.1).
        var codes: Set<String> = [string(form.language).lowercased()]
        for node in syntax.lines(.languages, in: root) where checkLanguage(node) {
            let language = syntax.tree.text(node)
            if !codes.insert(string(language).lowercased()).inserted {
                report(.languageTwice(string(language), at: range(node)))
            } else {
                form.languages.append(language)
            }
        }
        for language in others where codes.insert(language.lowercased()).inserted {
            form.languages.append(form.buffer.append(language))
        }
    }

    private mutating func checkLanguage(_ node: NodeID) -> Bool {
        let isTag = isLanguageTag(syntax.tree.string(node))
        if !isTag { report(.languageCode(syntax.tree.string(node), at: range(node))) }
        return isTag
    }

    mutating func lowerSections() {
        var ids = TextIndex(expecting: syntax.sections.count)
        var places: [SourceRange] = []
        for (position, section) in syntax.sections.enumerated() {
            var lowered = Section(fields: section.fields)
            lowered.title = text(.title, in: section.node)
            lowered.description = text(.description, in: section.node)
            places.append(range(section.node))
            if let node = syntax.value(.id, in: section.node) {
                places[position] = range(node)
                lowered.id = syntax.tree.text(node)
                checkIDSpelling(node, "a section")
                if let first = ids.insert(folded(syntax.tree.text(node)), position, in: form.buffer) {
                    report(.duplicateSectionID(syntax.tree.string(node), at: range(node), first: places[first]))
                }
            }
            if let fields = syntax.value(.fields, in: section.node), syntax.isEmpty(fields),
                !syntax.isTruncated(fields)
            {
                report(.noFields(at: range(fields)))
            }
            form.sections.append(lowered)
        }
    }

    // MARK: Messages

    /// The author's own texts of violations, of the form or of a field.
    mutating func messages(in mapping: NodeID?) -> [Message] {
        guard let node = syntax.value(.messages, in: mapping) else { return [] }
        var messages: [Message] = []
        for (key, value) in pairs(of: node) where !syntax.tree.isBroken(key) {
            let code = syntax.tree.string(key)
            guard FormViolationCode(rawValue: code) != nil else {
                report(.unknownViolation(code, isTaught: mayTeach(.unknownViolation), at: range(key)))
                continue
            }
            checkPlaceholders(value)
            if let text = localizedText(value) { messages.append(Message(code: code, text: text)) }
        }
        return messages
    }

    mutating func checkPlaceholders(_ node: NodeID, known: [String] = ["label", "min", "max", "found"]) {
        if syntax.tree.isBroken(node) { return }
        let texts = syntax.tree[node].kind == .scalar ? [node] : pairs(of: node).map(\.value)
        for text in texts where syntax.tree[text].kind == .scalar {
            let bytes = Array(syntax.tree.buffer.bytes(syntax.tree.text(text)))
            var at = 0
            var isReported = false
            while !isReported, let open = bytes[at...].firstIndex(of: UInt8(ascii: "{")),
                let close = bytes[open...].firstIndex(of: UInt8(ascii: "}"))
            {
                let name = String(decoding: bytes[open + 1..<close], as: UTF8.self)
                let isName = !name.isEmpty && name.utf8.allSatisfy { (0x61...0x7A).contains($0) }
                if isName, !known.contains(name) {
                    // One a text: the place of each is found by walking it from the start.
                    isReported = true
                    report(.unknownPlaceholder(name, known, at: place(open..<close + 1, in: text)))
                }
                at = close + 1
            }
        }
    }
}

extension DiagnosticID {
    static let sectionsWithoutForm: Self = "sections-without-form"
    static let languageTwice: Self = "language-twice"
    static let languageCode: Self = "language-code"
    static let duplicateSectionID: Self = "duplicate-section-id"
    static let noFields: Self = "no-fields"
    static let unknownViolation: Self = "unknown-violation"
    static let unknownPlaceholder: Self = "unknown-placeholder"
}

extension Diagnostic {
    fileprivate static func sectionsWithoutForm(at range: SourceRange) -> Diagnostic {
        .error(
            .sectionsWithoutForm, at: range, "sections in a spec that names no form",
            label: "add `form: NAME`; a file without it only shares choices")
    }

    fileprivate static func languageTwice(_ language: String, at range: SourceRange) -> Diagnostic {
        .error(.languageTwice, at: range, "`\(language)` is a language of this form already")
    }

    package static func languageCode(_ code: String, at range: SourceRange) -> Diagnostic {
        .error(.languageCode, at: range, "`\(code)` is no language code", label: "write one such as `en` or `pt-BR`")
    }

    fileprivate static func duplicateSectionID(_ id: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        .error(
            .duplicateSectionID, at: range, "section id `\(id)` is already used",
            notes: [Note("first used here", at: first)])
    }

    fileprivate static func noFields(at range: SourceRange) -> Diagnostic {
        .error(.noFields, at: range, "a section without fields")
    }

    fileprivate static func unknownViolation(_ code: String, isTaught: Bool, at range: SourceRange) -> Diagnostic {
        let codes = isTaught ? FormViolationCode.allCases.map(\.rawValue) : []
        let meant = nearest(to: code, among: codes)
        return .error(
            .unknownViolation, at: range, "`\(code)` is no code of a violation",
            label: meant.map { "did you mean `\($0)`?" },
            notes: isTaught && meant == nil
                ? [Note("the codes are \(codes.map { "`\($0)`" }.joined(separator: ", "))")] : [],
            fix: meant.map { Fix("write `\($0)`", replace: range, with: $0, isCertain: false) })
    }

    fileprivate static func unknownPlaceholder(_ name: String, _ known: [String], at range: SourceRange) -> Diagnostic {
        let meant = nearest(to: name, among: known)
        let names = known.map { "`{\($0)}`" }
        let all = known.count == 1 ? "there is \(names[0])" : "there are `{label}`, `{min}`, `{max}` and `{found}`"
        return .error(
            .unknownPlaceholder, at: range, "`{\(name)}` stands for nothing",
            label: meant.map { "did you mean `{\($0)}`?" } ?? all,
            fix: meant.map { Fix("write `{\($0)}`", replace: range, with: "{\($0)}", isCertain: false) })
    }
}
