package import FormSource

/// How a scalar was written.
package enum ScalarStyle: UInt8, Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded

    package var isQuoted: Bool { self == .singleQuoted || self == .doubleQuoted }
    package var isBlock: Bool { self == .literal || self == .folded }
}

/// One step of a YAML stream (YAML 1.2, chapter 3.1.1), as plain values.
package struct YAMLEvent: Sendable {
    package enum Kind: UInt8, Sendable {
        case streamStart, streamEnd, documentStart, documentEnd, alias, scalar
        case sequenceStart, sequenceEnd, mappingStart, mappingEnd
    }

    package var kind: Kind
    package var style = ScalarStyle.plain
    /// Whether a collection is written with brackets.
    package var isFlow = false
    /// Whether `---` or `...` stands there.
    package var isExplicit = false
    /// Whether a document starts with directives.
    package var hasDirectives = false
    package var start: UInt32 = 0
    package var end: UInt32 = 0
    /// A scalar's value, an alias's name.
    package var text = Text.empty
    package var anchor: Text?
    package var tag: Text?
}
