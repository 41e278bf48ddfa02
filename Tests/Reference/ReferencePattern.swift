/// A pattern of few means: pieces one after another, each so many characters of a set.
package struct ReferencePattern: Sendable {
    package struct Piece: Sendable {
        /// As the pattern writes the set: `[a-z]`, `\d`.
        let written: String
        /// The members, or some of them.
        let members: [Unicode.Scalar]
        /// Of a set that is said by what it lacks: `a`–`z` of `[^a-z]`.
        let lacks: ClosedRange<Unicode.Scalar>?
        let least: Int
        let most: Int

        package init(
            _ written: String, _ members: String, _ least: Int = 1, _ most: Int = 1,
            lacks: ClosedRange<Unicode.Scalar>? = nil
        ) {
            self.written = written
            self.members = Array(members.unicodeScalars)
            self.lacks = lacks
            self.least = least
            self.most = most
        }

        func has(_ scalar: Unicode.Scalar) -> Bool { lacks.map { !$0.contains(scalar) } ?? members.contains(scalar) }
    }

    package var pieces: [Piece]

    package init(_ pieces: [Piece]) { self.pieces = pieces }

    /// Whether a whole text is of the pattern.
    package func matches(_ text: String) -> Bool { matches(Array(text.unicodeScalars)[...], pieces[...]) }

    private func matches(_ text: ArraySlice<Unicode.Scalar>, _ pieces: ArraySlice<Piece>) -> Bool {
        guard let piece = pieces.first else { return text.isEmpty }
        return (piece.least...piece.most).contains { count in
            text.count >= count && text.prefix(count).allSatisfy { piece.has($0) }
                && matches(text.dropFirst(count), pieces.dropFirst())
        }
    }

    /// A text of the pattern.
    package func sample(_ random: inout SplitMix) -> String {
        var text = String.UnicodeScalarView()
        for piece in pieces {
            for _ in 0..<random.int(piece.least...piece.most) { text.append(random.pick(piece.members) ?? " ") }
        }
        return String(text)
    }
}

extension ReferencePattern: CustomStringConvertible {
    package var description: String {
        pieces.map { piece in
            switch (piece.least, piece.most) {
            case (1, 1): piece.written
            case (0, 1): "\(piece.written)?"
            case let (least, most) where least == most: "\(piece.written){\(least)}"
            case let (least, most): "\(piece.written){\(least),\(most)}"
            }
        }.joined()
    }
}

/// The well-known kinds of text. `Grammar/reference.md` gives each as one pattern; here each is said by hand.
package enum ReferenceFormat: String, CaseIterable, Sendable {
    case email
    case url
    case phone

    package func matches(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        return switch self {
        case .email: Self.isEmail(scalars)
        case .url: Self.isURL(scalars)
        case .phone: Self.isPhone(scalars)
        }
    }

    /// Something of the known characters, `@`, then labels joined by dots.
    private static func isEmail(_ text: [Unicode.Scalar]) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return false }
        let signs = Set(".!#$%&'*+/=?^_`{|}~-".unicodeScalars)
        return parts[0].allSatisfy { isLetterOrDigit($0) || signs.contains($0) }
            && parts[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isLabel($0) }
    }

    private static func isLabel(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
        guard let first = text.first, let last = text.last, text.count <= 63 else { return false }
        return isLetterOrDigit(first) && isLetterOrDigit(last) && text.allSatisfy { isLetterOrDigit($0) || $0 == "-" }
    }

    /// `http://` or `https://` in any case, a host, then perhaps a path, a query or a fragment.
    private static func isURL(_ text: [Unicode.Scalar]) -> Bool {
        let lead = ["https://", "http://"].first { lead in
            String(String.UnicodeScalarView(text.prefix(lead.utf8.count))).lowercased() == lead
        }
        guard let lead else { return false }
        let never = Set(" \t\n\u{B}\u{C}\r\"<>\\^`{|}".unicodeScalars)
        let rest = text.dropFirst(lead.utf8.count)
        let host = rest.prefix { !never.contains($0) && $0 != "/" && $0 != "?" && $0 != "#" }
        return !host.isEmpty && rest.allSatisfy { !never.contains($0) }
    }

    /// Perhaps `+`, perhaps `(`, a digit; then one to 28 digits and signs; then a digit.
    private static func isPhone(_ text: [Unicode.Scalar]) -> Bool {
        var rest = text[...]
        if rest.first == "+" { rest = rest.dropFirst() }
        if rest.first == "(" { rest = rest.dropFirst() }
        guard let first = rest.popFirst(), let last = rest.popLast(), isDigit(first), isDigit(last) else {
            return false
        }
        let signs = Set(" ().-/".unicodeScalars)
        return (1...28).contains(rest.count) && rest.allSatisfy { isDigit($0) || signs.contains($0) }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
        isDigit(scalar) || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }

    /// Texts of the format.
    package var examples: [String] {
        switch self {
        case .email: ["a@b", "ann.o'neil+x@example.com", "x@1-2.org"]
        case .url: ["http://a", "HTTPS://example.com/p?q#f", "https://日本.jp/é"]
        case .phone: ["123", "+49 (30) 123-456", "(030) 1.2/3"]
        }
    }

    /// Texts that are nearly of the format.
    package var nearMisses: [String] {
        switch self {
        case .email: ["a@", "@b", "a@b@c", "a b@c.de", "a@-b.de", "a@b..c", "é@b.de"]
        case .url: ["ftp://a", "http:///p", "http://", "http://a b", "www.example.com"]
        case .phone: ["12", "+", "12345x", "-123", "123-", "1" + String(repeating: "0", count: 30)]
        }
    }
}
