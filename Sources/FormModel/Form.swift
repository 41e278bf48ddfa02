package import FormRuntime
package import FormSource

/// What a spec means: everything resolved, in order, and named. No syntax is left in it; its texts stand in `buffer`.
package struct Form: Sendable {
    package var buffer: TextBuffer
    /// The form's name; nil for a file that only shares choices.
    package var name: Text?
    package var swiftName: Text = .empty
    package var title: LocalizedText?
    package var description: LocalizedText?
    package var version: Text?
    /// The language of plain texts, and the others that every text has.
    package var language: Text
    package var languages: [Text] = []
    package var lists: [ChoiceList] = []
    /// The options of all lists, list after list.
    package var options: [ChoiceOption] = []
    /// What few options have besides tag and label.
    package var optionDetails: [OptionDetails] = []
    package var sources: [OptionSource] = []
    package var sections: [Section] = []
    package var fields: [Field] = []
    package var rules: [Rule] = []
    /// What has a `visible-when`, each after what its condition depends on.
    package var visibilityOrder: [Conditional] = []
    package var messages: [Message] = []
    /// Texts in other languages, for all `LocalizedText`s.
    package var translations: [Translation] = []

    package init(buffer: TextBuffer, language: Text) {
        self.buffer = buffer
        self.language = language
    }

    package func string(_ text: Text) -> String { buffer.string(text) }
    package func details(of option: ChoiceOption) -> OptionDetails? {
        option.details < 0 ? nil : optionDetails[Int(option.details)]
    }
    package func translations(of text: LocalizedText) -> ArraySlice<Translation> {
        translations[Int(text.firstTranslation)..<Int(text.firstTranslation + text.translationCount)]
    }
}

/// A text for people in the form's own language, and where its translations stand.
package struct LocalizedText: Sendable {
    package var own: Text
    package var firstTranslation: UInt32 = 0
    package var translationCount: UInt32 = 0

    package init(_ own: Text) { self.own = own }
}

package struct Translation: Sendable {
    package var language: Text
    package var text: Text

    package init(language: Text, text: Text) {
        self.language = language
        self.text = text
    }
}

/// A text of the author's own for a violation.
package struct Message: Sendable {
    package var code: String
    package var text: LocalizedText

    package init(code: String, text: LocalizedText) {
        self.code = code
        self.text = text
    }
}

package struct Section: Sendable {
    package var id: Text?
    /// What the section's view is called within the form's.
    package var swiftName: Text = .empty
    package var title: LocalizedText?
    package var description: LocalizedText?
    package var visibleWhen: FormCondition?
    /// Positions in the form's fields.
    package var fields: Range<Int>

    package init(fields: Range<Int>) { self.fields = fields }
}
