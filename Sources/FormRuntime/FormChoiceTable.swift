/// The options of a list as one literal: a row an option, with its tag, its label, and then flags (`exclusive`,
/// `required`, `retired`) and attributes (`description`, `group`, `symbol`, `asset`, `url`, `alt`, `formerly`).
///
/// Made once a list, in time linear in its text. A malformed literal never traps; what it lacks is empty.
nonisolated public struct FormChoiceTable: Sendable {
    let list: FormList
    /// The first 64 options as bits, for the check that passes most answers.
    @usableFromInline let quick: FormQuickOptions

    @inline(never) public init(_ literal: StaticString) {
        self.init(utf8: FormTableText.bytes(of: literal))
    }

    /// The same rows made while the program runs.
    public init(utf8 bytes: [UInt8]) {
        list = FormList(bytes)
        quick = FormQuickOptions(list.options)
    }

    /// The list as rules see it.
    public var options: FormOptionRules { list.options }

    var rows: FormTableRows { list.rows }
    public var count: Int { rows.count }
    public func tag(_ ordinal: Int) -> String { rows.name(ordinal) }
    public func label(_ ordinal: Int, language: String? = nil) -> String { rows.label(ordinal, language: language) }

    /// The option with that tag or former tag, by bytes. Constant time.
    public func ordinal(ofTag tag: String) -> Int? { rows.index.row(of: tag) }

    func image(_ ordinal: Int, language: String?) -> FormImage? {
        rows.image(ordinal, language: language)
    }
}

/// A list as code that is not generic sees it. A class, so that it is handed on by one reference. Immutable.
nonisolated final class FormList: Sendable {
    let rows: FormTableRows
    let options: FormOptionRules

    init(_ bytes: [UInt8]) {
        rows = FormTableRows(bytes, first: 0, column: 2)
        options = FormOptionRules(
            count: rows.count, exclusive: rows.flagged("exclusive"), required: rows.flagged("required"),
            retired: rows.flagged("retired"))
    }
}

/// The options that make an answer worth a closer look, as far as 64 bits hold them.
nonisolated public struct FormQuickOptions: Sendable {
    let exclusive: UInt64
    let required: UInt64

    init(_ options: FormOptionRules) {
        exclusive = options.exclusive.word
        required = options.required.word & options.offered.word
    }
}
