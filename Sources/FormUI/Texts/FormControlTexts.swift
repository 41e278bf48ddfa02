import FormRuntime
public import Foundation

/// The words of the controls in one language.
///
/// A language is added by a value like `english` and a line in `languages`.
public struct FormControlTexts: Sendable {
    public let selectAll: String
    /// Stands where the chosen ones would be named.
    public let nothingChosen: String
    public let checked: String
    public let unchecked: String
    /// Some of the boxes that this one stands for are checked.
    public let mixed: String
    public let search: String
    public let nothingFound: String
    /// Stands under an option that is shown only because it is chosen.
    public let notOffered: String
    /// What choosing an exclusive option does.
    public let clearsOthers: String
    public let pictureMissing: String

    let atLeast: FormCountText
    let atMost: FormCountText
    let exactly: FormCountText
    /// `{min}` and `{max}`.
    let between: String
    let full: FormCountText
    let allTooMany: FormCountText

    /// How many may be chosen, such as “Choose up to 3”. Nil if there is nothing to say.
    public func limits(min: Int?, max: Int?) -> String? {
        let min = min.flatMap { $0 > 0 ? $0 : nil }
        guard let max else { return min.map { atLeast($0) } }
        guard let min, min > 1 || min == max else { return atMost(max) }
        if min >= max { return exactly(max) }
        return FormCountText.fill(between, min: min, max: max)
    }

    /// Why one more was refused, and what to do.
    public func refusal(max: Int) -> String { full(max) }

    /// Why “select all” was refused.
    public func refusalOfAll(max: Int) -> String { allTooMany(max) }

    /// How a box is ticked, for those who do not see it.
    public func value(_ check: FormCheck) -> String {
        switch check {
        case .checked: checked
        case .unchecked: unchecked
        case .mixed: mixed
        }
    }
}

extension FormControlTexts {
    /// The texts in the language of a locale; in English where its language is not among the runtime's.
    public init(_ locale: Locale) {
        let position = FormMessages.nearest(to: locale.identifier(.bcp47), among: Self.languages.map(\.code))
        self = position.map { Self.languages[$0].texts } ?? .english
    }

    /// The languages of the runtime.
    static let languages: [(code: String, texts: FormControlTexts)] = [
        ("en", .english), ("de", .german), ("fr", .french), ("es", .spanish), ("ja", .japanese),
    ]
}

/// A text with a number in it: `{n}` stands for it.
struct FormCountText: Sendable {
    /// For one, where it differs.
    var one: String?
    var other: String

    func callAsFunction(_ count: Int) -> String {
        let text = count == 1 ? one ?? other : other
        return text.replacingOccurrences(of: "{n}", with: String(count))
    }

    static func fill(_ text: String, min: Int, max: Int) -> String {
        text.replacingOccurrences(of: "{min}", with: String(min))
            .replacingOccurrences(of: "{max}", with: String(max))
    }
}
