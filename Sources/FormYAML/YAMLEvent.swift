public import FormSource

/// How a scalar was written.
public enum ScalarStyle: UInt8, Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded

    @inlinable public var isQuoted: Bool { self == .singleQuoted || self == .doubleQuoted }
    @inlinable public var isBlock: Bool { self == .literal || self == .folded }
}

/// One step of a YAML stream (YAML 1.2, chapter 3.1.1), as plain values.
public struct YAMLEvent: Sendable {
    public enum Kind: UInt8, Sendable {
        case streamStart, streamEnd, documentStart, documentEnd, alias, scalar
        case sequenceStart, sequenceEnd, mappingStart, mappingEnd
    }

    public var kind: Kind
    public var style = ScalarStyle.plain
    /// Whether a collection is written with brackets.
    public var isFlow = false
    /// Whether `---` or `...` stands there.
    public var isExplicit = false
    /// Whether a document starts with directives.
    public var hasDirectives = false
    public var start: UInt32 = 0
    public var end: UInt32 = 0
    /// A scalar's value, an alias's name.
    public var text = Text.empty
    public var anchor: Text?
    public var tag: Text?
}
