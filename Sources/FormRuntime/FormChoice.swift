/// The options of a list, a case each. Generated code supplies the cases and `choiceTable`; for more than 64 options
/// it sets `Bits` to `FormWideBits`, for integer tags `RawValue` to `Int`.
nonisolated public protocol FormChoice: FormOrdinal {
    /// How a set of these is stored.
    associatedtype Bits: FormBitSet = FormBits
    /// The list's tags, labels and rules, in the order of the cases.
    static var choiceTable: FormChoiceTable { get }
}

nonisolated extension FormChoice {
    @_semantics("optimize.sil.specialize.generic.never")
    public static func formOrdinal(named name: String) -> Int? { choiceTable.ordinal(ofTag: name) }

    @_semantics("optimize.sil.specialize.generic.never")
    public static func formName(_ ordinal: Int) -> String { choiceTable.tag(ordinal) }

    /// The offered options in the spec's order; retired ones exist as cases but are not among them.
    public static var allCases: [Self] {
        @_semantics("optimize.sil.specialize.generic.never")
        get { choiceTable.options.offered.positions.map { Self(uncheckedOrdinal: $0) } }
    }

    /// The stored text of the option.
    public var tag: String {
        @_semantics("optimize.sil.specialize.generic.never")
        get { Self.choiceTable.tag(ordinal) }
    }

    /// The label in the form's own language.
    public var label: String {
        @_semantics("optimize.sil.specialize.generic.never")
        get { Self.choiceTable.label(ordinal) }
    }

    /// The label in a language (BCP 47), or in the nearest one that the form has: `ja-JP`, `ja`, the form's own.
    @_semantics("optimize.sil.specialize.generic.never")
    public func label(in language: String) -> String { Self.choiceTable.label(ordinal, language: language) }

    /// The spec's description of the option. (Not that of `CustomStringConvertible`, which options leave to Swift.)
    public var description: String? {
        @_semantics("optimize.sil.specialize.generic.never")
        get { Self.choiceTable.rows.attribute("description", ordinal) }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    public func description(in language: String) -> String? {
        Self.choiceTable.rows.attribute("description", ordinal, language: language)
    }

    /// The heading under which the option stands with others.
    public var group: String? {
        @_semantics("optimize.sil.specialize.generic.never")
        get { Self.choiceTable.rows.attribute("group", ordinal) }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    public func group(in language: String) -> String? {
        Self.choiceTable.rows.attribute("group", ordinal, language: language)
    }

    public var image: FormImage? {
        @_semantics("optimize.sil.specialize.generic.never")
        get { Self.choiceTable.image(ordinal, language: nil) }
    }

    /// The image with its alternative text in a language.
    @_semantics("optimize.sil.specialize.generic.never")
    public func image(in language: String) -> FormImage? { Self.choiceTable.image(ordinal, language: language) }

    /// Whether the option is chosen alone or not at all.
    public var isExclusive: Bool {
        @_semantics("optimize.sil.specialize.generic.never")
        get { Self.choiceTable.options.exclusive.contains(ordinal) }
    }

    /// Whether the option must be among the chosen ones.
    public var isRequired: Bool {
        @_semantics("optimize.sil.specialize.generic.never")
        get { Self.choiceTable.options.required.contains(ordinal) }
    }

    /// Whether the option is no longer offered, though still read from stored answers.
    public var isRetired: Bool {
        @_semantics("optimize.sil.specialize.generic.never")
        get { Self.choiceTable.options.retired.contains(ordinal) }
    }
}
