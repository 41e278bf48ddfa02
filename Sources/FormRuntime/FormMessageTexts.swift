/// The built-in texts of one language, as a table: a code, its text, and `one=` for the counts that take the singular.
/// A code may have a variant after a colon: the format, or `date` and `time` for limits of those.
nonisolated struct FormMessageTexts: Sendable {
    private let rows: FormTableRows

    init(_ literal: StaticString) {
        rows = FormTableRows(FormTableText.bytes(of: literal), first: 0, column: 2)
    }

    func template(_ code: String, variant: String, count: Int?) -> String? {
        guard let row = rows.index.row(of: code + ":" + variant) ?? rows.index.row(of: code) else { return nil }
        if let count, isSingular(count), let text = rows.attribute("one", row) { return text }
        return rows.label(row, language: nil)
    }

    /// The row `one` lists the counts of the singular, all of one digit: Unicode's plural rules (CLDR) for whole
    /// numbers, as far as these texts need them.
    private func isSingular(_ count: Int) -> Bool {
        guard let row = rows.index.row(of: "one") else { return false }
        return count >= 0 && count < 10 && rows.label(row, language: nil).utf8.contains(0x30 + UInt8(count))
    }

    /// A language is added by a literal, a line here and its name below.
    static func of(language: String) -> FormMessageTexts {
        for tag in formLanguageChain(language) {
            switch String(decoding: tag, as: UTF8.self) {
            case "en": return english
            case "de": return german
            case "fr": return french
            case "es": return spanish
            case "ja": return japanese
            default: continue
            }
        }
        return english
    }
}

nonisolated extension FormMessages {
    /// The languages of the built-in texts (BCP 47), the one that all others fall back to first.
    public static var languages: [String] { ["en", "de", "fr", "es", "ja"] }
}
