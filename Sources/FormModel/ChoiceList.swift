package import FormRuntime
package import FormSource

/// What the tags of a list are.
package enum TagType: Sendable {
    case string, integer
}

/// A list of options: one Swift type. Several fields may use a shared one.
package struct ChoiceList: Sendable {
    /// The name of a shared list; nil for a field's own.
    package var name: Text?
    package var swiftName: Text = .empty
    package var tagType = TagType.string
    /// Whether another spec declares it: that spec's Swift has the type, and `swiftName` is what it is called from here.
    package var isImported = false
    /// Positions in the form's options.
    package var options: Range<Int>
    /// The list that this one is, with an option more at its end: a field's with `other`.
    package var base: Int?
    /// A field's own list that no field uses, since one with an option more stands for it.
    package var isReplaced = false

    package init(name: Text?, options: Range<Int>) {
        self.name = name
        self.options = options
    }
}

package struct ChoiceOption: Sendable {
    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let exclusive = Flags(rawValue: 1)
        package static let required = Flags(rawValue: 2)
        package static let retired = Flags(rawValue: 4)
        /// Offered by condition: it may be that it cannot be chosen.
        package static let conditional = Flags(rawValue: 8)

        /// Whether the option can be chosen beside others: neither exclusive nor retired. (Set algebra over a literal
        /// is a generic call in another module, and this is asked of every option.)
        package var isChoosable: Bool { rawValue & 5 == 0 }
    }

    /// What is stored, as it was written.
    package var tag: Text
    package var swiftName: Text = .empty
    package var label: LocalizedText
    package var flags: Flags = []
    /// A position in the form's `optionDetails`, or -1.
    package var details: Int32 = -1

    package init(tag: Text, label: LocalizedText) {
        self.tag = tag
        self.label = label
    }
}

package struct OptionDetails: Sendable {
    package var description: LocalizedText?
    package var group: LocalizedText?
    package var image: Image?
    package var formerly: [Text] = []
    package var visibleWhen: FormCondition?
    package var disabledWhen: FormCondition?

    package init() {}
}

package struct Image: Sendable {
    package enum Place: Sendable {
        case symbol, asset, url
    }
    package var place: Place
    package var name: Text
    package var alt: LocalizedText?

    package init(place: Place, name: Text, alt: LocalizedText?) {
        self.place = place
        self.name = name
        self.alt = alt
    }
}

/// Options that only the app knows.
package struct OptionSource: Sendable {
    package var name: Text
    /// What the options are called where the app passes them to the form's view.
    package var swiftName: Text = .empty
    package var tagType: TagType

    package init(name: Text, tagType: TagType) {
        self.name = name
        self.tagType = tagType
    }
}
