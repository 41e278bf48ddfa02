public import FormRuntime
public import FormSource

/// What the tags of a list are.
public enum TagType: Sendable {
    case string, integer
}

/// A list of options: one Swift type. Several fields may use a shared one.
public struct ChoiceList: Sendable {
    /// The name of a shared list; nil for a field's own.
    public var name: Text?
    public var swiftName: Text = .empty
    public var tagType = TagType.string
    /// Whether another spec declares it: that spec's Swift has the type, and `swiftName` is what it is called from here.
    public var isImported = false
    /// Positions in the form's options.
    public var options: Range<Int>
    /// The list that this one is, with an option more at its end: a field's with `other`.
    public var base: Int?
    /// A field's own list that no field uses, since one with an option more stands for it.
    public var isReplaced = false

    public init(name: Text?, options: Range<Int>) {
        self.name = name
        self.options = options
    }

    /// Whether the Swift of this spec has the type.
    public var isDeclared: Bool { !isReplaced && !isImported }
}

public struct ChoiceOption: Sendable {
    public struct Flags: OptionSet, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let exclusive = Flags(rawValue: 1)
        public static let required = Flags(rawValue: 2)
        public static let retired = Flags(rawValue: 4)
        /// Offered by condition: it may be that it cannot be chosen.
        public static let conditional = Flags(rawValue: 8)

        /// Whether the option can be chosen beside others: neither exclusive nor retired. (Set algebra over a literal
        /// is a generic call in another module, and this is asked of every option.)
        public var isChoosable: Bool { rawValue & 5 == 0 }
    }

    /// What is stored, as it was written.
    public var tag: Text
    /// Empty as long as nobody needs it, where it follows from the tag.
    public var swiftName: Text = .empty
    public var label: LocalizedText
    public var flags: Flags = []
    /// A position in the form's `optionDetails`, or -1.
    public var details: Int32 = -1

    public init(tag: Text, label: LocalizedText) {
        self.tag = tag
        self.label = label
    }
}

public struct OptionDetails: Sendable {
    public var description: LocalizedText?
    public var group: LocalizedText?
    public var image: Image?
    public var formerly: [Text] = []
    public var visibleWhen: FormCondition?
    public var disabledWhen: FormCondition?

    public init() {}
}

public struct Image: Sendable {
    public enum Place: Sendable {
        case symbol, asset, url
    }
    public var place: Place
    public var name: Text
    public var alt: LocalizedText?

    public init(place: Place, name: Text, alt: LocalizedText?) {
        self.place = place
        self.name = name
        self.alt = alt
    }
}

/// Options that only the app knows.
public struct OptionSource: Sendable {
    public var name: Text
    /// What the options are called where the app passes them to the form's view.
    public var swiftName: Text = .empty
    public var tagType: TagType

    public init(name: Text, tagType: TagType) {
        self.name = name
        self.tagType = tagType
    }
}
