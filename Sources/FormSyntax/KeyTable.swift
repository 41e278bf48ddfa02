package import FormSource

/// What may stand behind a key. The parser checks it, the editor schema and the reference page are made from it.
package indirect enum ValueForm: Sendable {
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

    package static let id = ValueForm.scalar("an id")
    package static let tag = ValueForm.scalar("a tag")
    package static let name = ValueForm.scalar("a name")
    package static let language = ValueForm.scalar("a language code")
    package static let date = ValueForm.scalar("a date")
    package static let time = ValueForm.scalar("a time")
    package static let dateTime = ValueForm.scalar("a date and time")
    package static let pattern = ValueForm.scalar("a pattern")
}

/// One of the words that a key takes.
package struct Word: Sendable {
    package let name: String
    package let summary: String

    package init(_ name: String, _ summary: String) {
        self.name = name
        self.summary = summary
    }
}

/// A key where it may stand: what it takes and what it is for.
package struct KeySpec: Sendable {
    package let key: Key
    package let value: ValueForm
    /// One sentence, in Markdown.
    package let summary: String
    package var isRequired = false

    package init(_ key: Key, _ value: ValueForm, _ summary: String) {
        self.key = key
        self.value = value
        self.summary = summary
    }

    package var required: KeySpec {
        var spec = self
        spec.isRequired = true
        return spec
    }
}

/// The keys of one kind of mapping.
package struct KeyTable: Sendable {
    /// What has these keys, as a message says it: "a section".
    package let owner: String
    package let specs: [KeySpec]
    /// Those that must stand there.
    package let required: [KeySpec]
    /// The names, one behind the other, and where each ends.
    private let names: [UInt8]
    private let ends: [Int]

    package init(_ owner: String, _ specs: [KeySpec]) {
        self.owner = owner
        self.specs = specs
        required = specs.filter(\.isRequired)
        var names: [UInt8] = []
        ends = specs.map {
            names += $0.key.name.utf8
            return names.count
        }
        self.names = names
    }

    /// The spec of a key as it was written. The tables are short: length and bytes are compared one by one.
    package func find(_ text: Text, in buffer: TextBuffer) -> KeySpec? {
        var start = 0
        for (position, end) in ends.enumerated() {
            if end - start == text.count, buffer.bytes(text) == names[start..<end] { return specs[position] }
            start = end
        }
        return nil
    }

    package func spec(_ key: Key) -> KeySpec? { specs.first { $0.key == key } }
}

/// A set of keys, as bits.
package struct KeySet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    package init() {}

    package func contains(_ key: Key) -> Bool {
        let bit = UInt64(1) << UInt64(key.rawValue & 63)
        return (key.rawValue < 64 ? low : high) & bit != 0
    }

    /// Whether there are keys besides these two.
    package func hasMore(than first: Key, _ second: Key) -> Bool {
        var two = KeySet()
        two.insert(first)
        two.insert(second)
        return low & ~two.low != 0 || high & ~two.high != 0
    }

    package mutating func insert(_ key: Key) {
        let bit = UInt64(1) << UInt64(key.rawValue & 63)
        if key.rawValue < 64 { low |= bit } else { high |= bit }
    }
}
