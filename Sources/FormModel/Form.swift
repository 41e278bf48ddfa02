public import FormRuntime
public import FormSource

/// What a spec means: everything resolved, in order, and named. No syntax is left in it; its texts stand in `buffer`.
public struct Form: Sendable {
    public var buffer: TextBuffer
    /// The form's name; nil for a file that only shares choices.
    public var name: Text?
    public var swiftName: Text = .empty
    public var title: LocalizedText?
    public var description: LocalizedText?
    public var version: Text?
    /// The language of plain texts, and the others that every text has.
    public var language: Text
    public var languages: [Text] = []
    public var lists: [ChoiceList] = []
    /// The options of all lists, list after list.
    public var options: [ChoiceOption] = []
    /// What few options have besides tag and label.
    public var optionDetails: [OptionDetails] = []
    public var sources: [OptionSource] = []
    public var sections: [Section] = []
    package var fields: [Field] = []
    package var rules: [Rule] = []
    /// What has a `visible-when`, each after what its condition depends on.
    package var visibilityOrder: [Conditional] = []
    public var messages: [Message] = []
    /// Texts in other languages, for all `LocalizedText`s.
    public var translations: [Translation] = []

    public init(buffer: TextBuffer, language: Text) {
        self.buffer = buffer
        self.language = language
    }

    public func string(_ text: Text) -> String { buffer.string(text) }
    /// What the type is called that holds the form's lists in Swift.
    public var listsTypeName: String { string(swiftName).filter { $0 != "`" } + "Lists" }
    /// What the form's view is called in Swift.
    public var viewTypeName: String { string(swiftName).filter { $0 != "`" } + "View" }
    public func details(of option: ChoiceOption) -> OptionDetails? {
        option.details < 0 ? nil : optionDetails[Int(option.details)]
    }
    public func translations(of text: LocalizedText) -> ArraySlice<Translation> {
        translations[Int(text.firstTranslation)..<Int(text.firstTranslation + text.translationCount)]
    }
}

/// A text for people in the form's own language, and where its translations stand.
public struct LocalizedText: Sendable {
    public var own: Text
    public var firstTranslation: UInt32 = 0
    public var translationCount: UInt32 = 0

    public init(_ own: Text) { self.own = own }
}

public struct Translation: Sendable {
    public var language: Text
    public var text: Text

    public init(language: Text, text: Text) {
        self.language = language
        self.text = text
    }
}

/// A text of the author's own for a violation.
public struct Message: Sendable {
    public var code: String
    public var text: LocalizedText

    public init(code: String, text: LocalizedText) {
        self.code = code
        self.text = text
    }
}

public struct Section: Sendable {
    public var id: Text?
    /// What the section's view is called within the form's.
    public var swiftName: Text = .empty
    public var title: LocalizedText?
    public var description: LocalizedText?
    public var visibleWhen: FormCondition?
    /// Positions in the form's fields.
    public var fields: Range<Int>

    public init(fields: Range<Int>) { self.fields = fields }
}
