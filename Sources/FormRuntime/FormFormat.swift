/// A format that a text may be asked to have: one pattern each, the same in every output. They keep out what is
/// certainly wrong and promise no more: whether an address exists only using it can tell.
nonisolated public enum FormFormat: String, CaseIterable, Hashable, Sendable {
    /// The `valid e-mail address` of the HTML standard, which every browser's `<input type=email>` asks for.
    case email
    /// An absolute `http` or `https` address with a host, without blanks and what RFC 3986 never allows raw.
    case url
    /// A telephone number as people write it: digits with an optional leading `+` and separators between, about 3 to 30
    /// characters (E.164 has at most 15 digits; the rest is room for separators).
    case phone

    /// The format as a pattern of the language.
    public var pattern: String {
        switch self {
        case .email:
            "[a-zA-Z0-9.!#$%&'*+\\/=?^_`{|}~\\-]+@[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?"
                + "(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?)*"
        case .url:
            "[hH][tT][tT][pP][sS]?:\\/\\/[^\\s\\/?#\"<>\\\\\\^`{|}]+(?:[\\/?#][^\\s\"<>\\\\\\^`{|}]*)?"
        case .phone:
            "\\+?(?:[0-9]|\\([0-9])[0-9 ().\\/\\-]{1,28}[0-9]"
        }
    }
}
