/// A pattern that a whole text must match: the part of regular expressions that means the same in Swift, JSON Schema
/// and JavaScript, over Unicode scalars.
///
/// Literals, `.` (all but line ends), classes, `\d \w \s` and their negations (ASCII), `\t \n \r \f \v`, `\uXXXX`,
/// `\u{X…}`, escaped punctuation, groups, `|`, and the greedy quantifiers `* + ? {n} {n,} {n,m}`.
nonisolated public struct FormPattern: Sendable {
    private let program: FormPatternProgram

    private init(_ program: FormPatternProgram) { self.program = program }

    /// The pattern as written.
    public var source: String { program.source }
    var node: FormPatternNode { program.node }

    /// Reads a pattern, or says what in it is not supported and where. Linear in the source and in the states that
    /// its counted repetitions unfold to, of which there are at most 10 000.
    public static func parse(_ source: String) -> Result<FormPattern, FormPatternError> {
        var parser = FormPatternParser(source)
        switch parser.parse() {
        case .success(let node): return .success(FormPattern(FormPatternProgram(source, node)))
        case .failure(let error): return .failure(error)
        }
    }

    /// Nil where `parse` says why.
    public init?(_ source: String) {
        guard case .success(let pattern) = FormPattern.parse(source) else { return nil }
        self = pattern
    }

    /// Whether the whole text matches. Takes at most time proportional to the text's length times the pattern's
    /// states, whatever both are: all ways to match go forward together (Thompson 1968).
    public func matches(_ text: String) -> Bool { program.matches(text) }
}

nonisolated extension FormPattern: Hashable {
    public static func == (one: FormPattern, other: FormPattern) -> Bool {
        FormTag(one.source) == FormTag(other.source)
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// A pattern prints as it was written, also inside of other values: its program is long.
nonisolated extension FormPattern: CustomStringConvertible {
    public var description: String { source }
}

/// What a pattern is made of.
nonisolated indirect enum FormPatternNode: Sendable {
    case scalars(FormScalarSet)
    case sequence([FormPatternNode])
    case choice([FormPatternNode])
    case repeated(FormPatternNode, min: Int, max: Int?)

    /// How many instructions the node unfolds to, as far as a limit matters.
    var size: Int {
        let most = FormPatternParser.mostStates + 1
        switch self {
        case .scalars: return 1
        case .sequence(let nodes): return min(most, nodes.reduce(0) { min(most, $0 + $1.size) })
        case .choice(let nodes): return min(most, nodes.reduce(0) { min(most, $0 + $1.size + 2) })
        case .repeated(let node, let least, let greatest):
            // Counts and sizes are at most `most`, so that nothing overflows.
            let size = node.size
            return min(most, least * size + (greatest.map { ($0 - least) * (size + 1) } ?? size + 2))
        }
    }
}

/// Why a pattern is not one of the language's.
nonisolated public struct FormPatternError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Reason: String, Hashable, Sendable {
        case anchor = "the whole text must match, so that `^` and `$` are left out, or escaped to stand for themselves"
        case boundary = "word boundaries are not supported"
        case lookAround = "look-ahead and look-behind are not supported"
        case backReference = "references to groups are not supported"
        case lazy = "lazy quantifiers are not supported; a whole match does not need them"
        case possessive = "possessive quantifiers are not supported"
        case property = "Unicode properties are not supported; list the characters in a class"
        case namedGroup = "named groups are not supported; use `(…)`"
        case inlineFlag = "inline flags are not supported"
        case posixClass = "POSIX classes are not supported; use `\\d`, `\\w`, `\\s` or a range"
        case unknownEscape = "this escape means nothing here; a letter or digit stands for itself without `\\`"
        case incompleteEscape = "the escape is not complete"
        case badScalar = "this is no Unicode scalar value"
        case unclosedGroup = "`(` is never closed"
        case unopenedGroup = "`)` closes nothing; escape it to stand for itself"
        case unclosedClass = "`[` is never closed"
        case emptyClass = "an empty class matches nothing"
        case reversedRange = "the range ends before it starts"
        case badRange = "a range is between two characters; escape `-` to stand for itself"
        case classOperator = "`[`, `&&`, `--` and `~~` mean different things in a class; escape them"
        case loneBracket = "escape this to stand for itself"
        case nothingToRepeat = "there is nothing to repeat before this"
        case badCount = "a count is `{n}`, `{n,}` or `{n,m}`"
        case reversedCount = "the count ends before it starts"
        case tooLarge = "the pattern is too large: more than 10000 states"
        case tooDeep = "groups are nested deeper than 64"
    }

    public var reason: Reason
    /// The bytes of the pattern's UTF-8 that are meant.
    public var range: Range<Int>

    public init(_ reason: Reason, _ range: Range<Int>) {
        self.reason = reason
        self.range = range
    }

    public var description: String { reason.rawValue }
}
