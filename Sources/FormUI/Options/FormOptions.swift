public import FormRuntime

/// The options of a control: what each is, what may be chosen together, how many. Plain data, made from a list
/// (`FormChoice`) or by hand.
///
/// ```swift
/// let toppings = FormOptions(["Basil", "Capers", "Olives"], max: 2)
/// ```
public struct FormOptions<Tag: Hashable>: Equatable {
    /// One of the options.
    public struct Option: Identifiable, Equatable {
        /// What a selection holds when the option is chosen. Unique among the options.
        public var tag: Tag
        public var label: String
        /// Stands under the label. Inline Markdown.
        public var description: String?
        /// The heading under which the option stands with others.
        public var group: String?
        public var image: FormImage?
        /// Whether the option is chosen alone or not at all.
        public var isExclusive = false
        /// Whether the option is shown but cannot be chosen. One that is chosen can be taken back.
        public var isDisabled = false
        /// Whether the option is shown only while it is chosen, and can then be taken back: it is offered no longer, or
        /// not now.
        public var isRetired = false
        /// Whether “select all” leaves the option alone, as it does with an option that asks for more (“other”).
        public var isLeftOutOfAll = false

        public var id: Tag { tag }

        public init(_ tag: Tag, label: String) {
            self.tag = tag
            self.label = label
        }
    }

    /// The options in the order in which they are shown and summarised. Of several with one tag the first counts.
    public var options: [Option]
    /// How many must be chosen if any are. Said to people, and not enforced: they are on the way there.
    public var min: Int?
    /// How many may be chosen; one more is refused.
    public var max: Int?
    /// Whether there is a control that chooses all.
    public var hasSelectAll: Bool

    public init(_ options: [Option], min: Int? = nil, max: Int? = nil, hasSelectAll: Bool = false) {
        self.options = options
        self.min = min
        self.max = max
        self.hasSelectAll = hasSelectAll
    }

    /// Options that are nothing but a tag and a label.
    public init(
        _ tags: some Sequence<Tag>, min: Int? = nil, max: Int? = nil, hasSelectAll: Bool = false,
        label: (Tag) -> String
    ) {
        self.init(tags.map { Option($0, label: label($0)) }, min: min, max: max, hasSelectAll: hasSelectAll)
    }
}

extension FormOptions: Sendable where Tag: Sendable {}
extension FormOptions.Option: Sendable where Tag: Sendable {}

extension FormOptions where Tag == String {
    /// Options whose tag is their label.
    public init(
        _ labels: some Sequence<String>, min: Int? = nil, max: Int? = nil, hasSelectAll: Bool = false
    ) {
        self.init(labels, min: min, max: max, hasSelectAll: hasSelectAll) { $0 }
    }
}
