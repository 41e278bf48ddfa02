package import FormModel
package import FormRuntime
import FormSource

/// The words for what is wrong with answers, in one language. The runtime makes them; this hands it the texts that the
/// author wrote.
package struct AnswerTexts: Sendable {
    private struct FieldTexts: Sendable {
        let label: String
        /// The author's own texts by code.
        let messages: [String: String]
        let list: Int?
        let rule: FormRule
    }

    private let fields: [FieldTexts]
    private let messages: [String: String]
    private let rules: [String]
    /// The labels of each list's options.
    private let options: [[String]]
    private let language: String

    /// Linear in the form.
    ///
    /// - Parameter language: BCP 47. Where the form does not have it, all texts are in the form's own language, as far as
    ///   there are built-in texts in that.
    package init(_ form: Form, language: String? = nil) {
        let own = form.string(form.language)
        let known = language.flatMap { asked in
            FormMessages.nearest(to: asked, among: languages(of: form)).map { _ in asked }
        }
        let reader = TextReader(form: form, language: known)
        fields = form.fields.compactMap { field in
            form.rule(of: field).map { rule in
                FieldTexts(
                    label: field.label.map(reader.text) ?? form.string(field.id ?? .empty),
                    messages: reader.messages(field.messages), list: field.shape.value.list, rule: rule)
            }
        }
        messages = reader.messages(form.messages)
        rules = form.rules.map { reader.text($0.message) }
        options = form.lists.map { list in form.options[list.options].map { reader.text($0.label) } }
        self.language =
            [known, own, language].compactMap(\.self)
            .first { FormMessages.nearest(to: $0, among: FormMessages.languages) != nil } ?? own
    }

    /// The text of a finding.
    package func text(of finding: FormFinding) -> String {
        let code = finding.code.rawValue
        let field = finding.field.flatMap { fields.indices.contains($0) ? fields[$0] : nil }
        let rule = finding.rule.flatMap { rules.indices.contains($0) ? rules[$0] : nil }
        return FormMessages.text(
            finding, rule: field?.rule, label: field?.label ?? finding.found,
            option: label(ofOption: finding.option, in: field?.list), language: language,
            template: rule ?? field?.messages[code] ?? messages[code])
    }

    private func label(ofOption option: Int?, in list: Int?) -> String? {
        guard let option, let list, options[list].indices.contains(option) else { return nil }
        return options[list][option]
    }
}

/// The languages that a form has all texts in, its own first.
package func languages(of form: Form) -> [String] { ([form.language] + form.languages).map { form.string($0) } }

/// Texts of a form in one language.
private struct TextReader {
    let form: Form
    let language: String?

    func text(_ text: LocalizedText) -> String {
        if let language {
            let translations = Array(form.translations(of: text))
            let languages = translations.map { form.string($0.language) }
            if let position = FormMessages.nearest(to: language, among: languages) {
                return form.string(translations[position].text)
            }
        }
        return form.string(text.own)
    }

    func messages(_ messages: [Message]) -> [String: String] {
        var texts: [String: String] = [:]
        for message in messages where texts[message.code] == nil { texts[message.code] = text(message.text) }
        return texts
    }
}
