import FormSource

/// Swift names from names of the spec. A name follows from its own text alone, so that no sibling can rename it.
struct SwiftName {
    enum Style: Sendable {
        case lowerCamel, upperCamel
    }

    /// Words that back-ticks do not save: `.none` of an optional is nil, `.init` a call, `.self` the value itself. A case
    /// `id` of an enum that is `Identifiable` by its protocol makes Swift 6.3 crash where another file uses it.
    private static let unsaved: Set<String> = [
        "none", "some", "init", "self", "Self", "Type", "Protocol", "Any", "_", "id",
    ]

    /// The words that Swift's grammar keeps (The Swift Programming Language, Lexical Structure, Keywords and
    /// Punctuation).
    private static let keywords: Set<String> = [
        "associatedtype", "borrowing", "class", "consuming", "deinit", "enum", "extension", "fileprivate", "func",
        "import", "inout",
        "internal", "let", "nonisolated", "open", "operator", "precedencegroup", "private", "protocol", "public",
        "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue",
        "default",
        "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw",
        "where",
        "while", "as", "await", "false", "is", "nil", "super", "throws", "true", "try",
    ]

    /// The identifier for a text, with back-ticks or a trailing `_` where Swift wants them. Never empty.
    static func make(_ text: String, _ style: Style) -> String {
        let words = words(of: normalized(text))
        var name = ""
        for (position, word) in words.enumerated() {
            let isFirst = position == 0 && style == .lowerCamel
            let cased = isFirst ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst()
            // Two numbers that were apart stay apart.
            let isBetweenDigits = name.last?.isNumber == true && cased.first?.isNumber == true
            name += (isBetweenDigits ? "_" : "") + cased
        }
        if let first = name.unicodeScalars.first, !first.properties.isXIDStart, first != "_" { name = "_" + name }
        return escaped(name)
    }

    static func escaped(_ name: String) -> String {
        if unsaved.contains(name) { return name + "_" }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    private static let escapedWords = NameSet(keywords.union(unsaved).sorted())

    /// Whether a word is one that must be escaped.
    static func isKeyword(_ word: Text, in buffer: TextBuffer) -> Bool { escapedWords.contains(string: word, buffer) }

    /// Whether a text can stand as an identifier (with back-ticks if need be).
    static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
        return text != "_" && text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    }

    // MARK: Words

    /// Splits at what is neither letter nor digit, and at humps; words in capitals are lowered, symbols get words.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var word: [Unicode.Scalar] = []
        func end() {
            if !word.isEmpty { words += humps(word) }
            word = []
        }
        for scalar in text.unicodeScalars {
            if isLetterOrDigit(scalar) {
                word.append(scalar)
            } else {
                end()
                words += symbolWords(scalar)
            }
        }
        end()
        // `-1` is not `1`.
        let isNegative = text.hasPrefix("-") && text.dropFirst().first?.isNumber == true
        if isNegative { words.insert("minus", at: 0) }
        if words.isEmpty { words = text.unicodeScalars.flatMap { spelled($0) } }
        return words.isEmpty ? ["_"] : words
    }

    private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isXIDContinue && scalar != "_" && scalar.properties.generalCategory != .connectorPunctuation
    }

    /// `servingGoals` is two words, `HTTPServer` too; `SHOUT` is one.
    private static func humps(_ word: [Unicode.Scalar]) -> [String] {
        let isUpper = { (scalar: Unicode.Scalar) in scalar.properties.isUppercase }
        if word.allSatisfy({ !$0.properties.isLowercase }) { return [string(word).lowercased()] }
        var words: [String] = []
        var start = 0
        for position in 1..<max(1, word.count) where isUpper(word[position]) {
            let followsLower = !isUpper(word[position - 1])
            let precedesLower = position + 1 < word.count && word[position + 1].properties.isLowercase
            if followsLower || precedesLower {
                words.append(string(word[start..<position]))
                start = position
            }
        }
        words.append(string(word[start...]))
        return words.map { part in
            part.unicodeScalars.allSatisfy { !$0.properties.isLowercase } ? part.lowercased() : part
        }
    }

    private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var string = ""
        string.unicodeScalars.append(contentsOf: scalars)
        return string
    }

    private static let symbols: [Unicode.Scalar: String] = [
        "+": "plus", "#": "sharp", "&": "and", "%": "percent", "@": "at", "*": "star", "=": "equals", "<": "less",
        ">": "greater",
        "!": "not", "$": "dollar", "^": "caret", "|": "or",
    ]

    /// Punctuation parts words; other symbols are words.
    private static func symbolWords(_ scalar: Unicode.Scalar) -> [String] {
        if let word = symbols[scalar] { return [word] }
        switch scalar.properties.generalCategory {
        case .mathSymbol, .currencySymbol, .otherSymbol: return scalar.isASCII ? [] : spelled(scalar)
        case _: return []
        }
    }

    /// The words of a character's Unicode name.
    private static func spelled(_ scalar: Unicode.Scalar) -> [String] {
        guard let name = scalar.properties.name else { return ["u" + String(scalar.value, radix: 16)] }
        return name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
