/// A tag of a source: an option that only the app knows.
///
/// Tags are compared by their bytes, as the language says, and never normalised: `é` and `e` with a combining accent,
/// which are equal as `String`, are two tags.
nonisolated public struct FormTag: Hashable, Sendable {
    public var text: String

    public init(_ text: String) { self.text = text }

    public static func == (one: FormTag, other: FormTag) -> Bool {
        one.text.utf8.elementsEqual(other.text.utf8)
    }

    /// Equal bytes make equal strings, so that the string's own hash fits, though it may clash for tags that differ.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

nonisolated extension FormTag: Comparable {
    /// The order of the UTF-8 bytes, which is the order of storage and that of the code points.
    public static func < (one: FormTag, other: FormTag) -> Bool {
        one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
    }
}

/// The elements in ascending order, by the standard library's own code: sorting is rare here, and is not to be compiled
/// for each kind of element.
@_semantics("optimize.sil.specialize.generic.never")
nonisolated func formSorted<Elements: Sequence>(_ elements: Elements) -> [Elements.Element]
where Elements.Element: Comparable {
    elements.sorted()
}

nonisolated extension FormTag: ExpressibleByStringLiteral, LosslessStringConvertible {
    public init(stringLiteral text: String) { self.text = text }
    public var description: String { text }
}

nonisolated extension FormTag: Codable {
    public init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
