nonisolated extension FormMessages {
    /// The position of the language that serves somebody who asked for another one: of the languages that shorten the
    /// asked tag, itself included, the longest that is there (RFC 4647 §3.4, lookup). Nil if there is none.
    public static func nearest(to language: String, among languages: [String]) -> Int? {
        let candidates = languages.map { formLanguageChain($0).first ?? [] }
        for shorter in formLanguageChain(language) {
            if let position = candidates.firstIndex(of: shorter) { return position }
        }
        return nil
    }
}
