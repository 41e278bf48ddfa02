public import FormSource

/// What may stand behind a key. The parser checks it, the editor schema and the reference page are made from it.
public indirect enum ValueForm: Sendable {
    /// A text for people: a scalar, or a mapping from language to scalar.
    case text
    /// A scalar in one line, taken as it is written.
    case line
    /// A scalar that a later stage reads: a tag, a name, a date, a pattern.
    case scalar(String)
    case lines(String)
    case boolean, integer, decimal
    case words([Word])
    case condition
    /// `false`, `true`, or a mapping of its own keys, which says `true` and more.
    case switchOrMapping(KeyTable)
    /// A mapping of its own keys.
    case mapping(KeyTable)
    /// A list of mappings.
    case list(KeyTable)
    /// A mapping from names that the author chooses.
    case names(ValueForm)
    case sections, fields
    /// What a field offers, and what a shared list holds.
    case options, sharedOptions
    /// The texts of violations by code.
    case messages
    /// A legal answer of the field.
    case answer

    public static let id = ValueForm.scalar("an id")
    public static let tag = ValueForm.scalar("a tag")
    public static let name = ValueForm.scalar("a name")
    public static let language = ValueForm.scalar("a language code")
    public static let date = ValueForm.scalar("a date")
    public static let time = ValueForm.scalar("a time")
    public static let dateTime = ValueForm.scalar("a date and time")
    public static let pattern = ValueForm.scalar("a pattern")
}

/// One of the words that a key takes.
public struct Word: Sendable {
    public let name: String
    public let summary: String

    public init(_ name: String, _ summary: String) {
        self.name = name
        self.summary = summary
    }
}

/// A key where it may stand: what it takes and what it is for.
public struct KeySpec: Sendable {
    public let key: Key
    public let value: ValueForm
    /// One sentence, in Markdown.
    public let summary: String
    public var isRequired = false

    public init(_ key: Key, _ value: ValueForm, _ summary: String) {
        self.key = key
        self.value = value
        self.summary = summary
    }

    public var required: KeySpec {
        var spec = self
        spec.isRequired = true
        return spec
    }
}

/// The keys of one kind of mapping.
public struct KeyTable: Sendable {
    /// What has these keys, as a message says it: "a section".
    public let owner: String
    public let specs: [KeySpec]
    /// Those that must stand there.
    public let required: [KeySpec]
    private let requiredKeys: KeySet
    private let keys: KeySet
    /// The names, one behind the other, where each ends, and what it has that few others have.
    private let names: [UInt8]
    private let ends: [Int]
    private let marks: [UInt32]
    /// The letters that names begin with, as bits.
    private let initials: UInt32

    private static func initial(_ byte: UInt8) -> UInt32 { 1 << UInt32(byte & 31) }

    /// The length of a name with its first byte and its last.
    private static func mark(_ first: UInt8, _ last: UInt8, _ length: Int) -> UInt32 {
        UInt32(first) | UInt32(last) << 8 | UInt32(truncatingIfNeeded: length) << 16
    }

    public init(_ owner: String, _ specs: [KeySpec]) {
        self.owner = owner
        self.specs = specs
        required = specs.filter(\.isRequired)
        keys = KeySet(specs.map(\.key))
        requiredKeys = KeySet(required.map(\.key))
        var names: [UInt8] = []
        ends = specs.map {
            names += $0.key.name.utf8
            return names.count
        }
        self.names = names
        marks = specs.map { spec in
            let name = Array(spec.key.name.utf8)
            return KeyTable.mark(name[0], name[name.count - 1], name.count)
        }
        initials = specs.reduce(0) { $0 | KeyTable.initial($1.key.name.utf8.first ?? 0) }
    }

    /// The spec of a key as it was written.
    public func find(_ text: Text, in buffer: TextBuffer) -> KeySpec? {
        position(of: text, in: buffer).map { specs[$0] }
    }

    /// Its position among the specs. The tables are short: names are compared one by one.
    func position(of text: Text, in buffer: TextBuffer) -> Int? {
        guard let first = buffer.first(of: text), initials & KeyTable.initial(first) != 0,
            let last = buffer.last(of: text)
        else { return nil }
        let mark = KeyTable.mark(first, last, text.count)
        for position in marks.indices where marks[position] == mark {
            if buffer.equal(text, names, from: ends[position] - text.count) { return position }
        }
        return nil
    }

    public func has(_ key: Key) -> Bool { keys.contains(key) }

    /// The required keys that are not among those that stand there.
    func missing(from found: KeySet) -> [KeySpec] {
        found.isSuperset(of: requiredKeys) ? [] : required.filter { !found.contains($0.key) }
    }

    public func spec(_ key: Key) -> KeySpec? { specs.first { $0.key == key } }
}

/// A set of keys, as bits.
public struct KeySet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    public init(_ keys: [Key] = []) {
        for key in keys { insert(key) }
    }

    public var isEmpty: Bool { low == 0 && high == 0 }

    /// The set of all keys.
    public static var all: KeySet {
        var set = KeySet()
        (set.low, set.high) = (.max, .max)
        return set
    }

    func isSuperset(of other: KeySet) -> Bool { other.low & ~low == 0 && other.high & ~high == 0 }

    public func contains(_ key: Key) -> Bool {
        let bit = UInt64(1) << UInt64(key.rawValue & 63)
        return (key.rawValue < 64 ? low : high) & bit != 0
    }

    /// Whether there are keys besides these two.
    public func hasMore(than first: Key, _ second: Key) -> Bool {
        var two = KeySet()
        two.insert(first)
        two.insert(second)
        return low & ~two.low != 0 || high & ~two.high != 0
    }

    public mutating func insert(_ key: Key) {
        let bit = UInt64(1) << UInt64(key.rawValue & 63)
        if key.rawValue < 64 { low |= bit } else { high |= bit }
    }
}
