/// One or more lines of read-only text.
nonisolated public struct Text: View, ElementView, Equatable, Sendable {
    /// A part of the text, with what says whether it equals another.
    struct Part: Equatable, @unchecked Sendable {
        var words: String
        var shown: (EnvironmentValues) -> String
        static func == (first: Part, second: Part) -> Bool { first.words == second.words }
    }

    let parts: [Part]
    var spoken: Part?

    init(_ words: String, shown: @escaping (EnvironmentValues) -> String) {
        parts = [Part(words: words, shown: shown)]
    }

    private init(parts: [Part]) { self.parts = parts }

    public init(verbatim content: String) { self.init(content) { _ in content } }

    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(key.parts.map(\.words).joined()) { key.shown(in: $0) }
    }

    public init(_ attributedContent: AttributedString) {
        self.init(verbatim: String(attributedContent.characters))
    }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init("\(input)") { format.locale($0.locale).format(input) }
    }

    public init(_ date: Date, style: DateStyle) {
        self.init("\(date)") { style.shown(date, in: $0) }
    }

    public init(_ dates: ClosedRange<Date>) {
        self.init("\(dates)") { environment in
            Date.IntervalFormatStyle(locale: environment.locale).format(dates.lowerBound..<dates.upperBound)
        }
    }

    public init(_ image: Image) { self.init(verbatim: "") }

    public static func + (first: Text, second: Text) -> Text { Text(parts: first.parts + second.parts) }

    @MainActor package func element(in context: RenderContext) -> ScreenElement {
        var element = ScreenElement(.text, in: context)
        element.text = shown(in: context.environment)
        element.accessibility.label = spoken.map { $0.shown(context.environment) }
        return element
    }

    /// The text as a person reads it.
    func shown(in environment: EnvironmentValues) -> String {
        let words = parts.map { $0.shown(environment) }.joined()
        return switch environment.textCase {
        case .uppercase?: words.uppercased(with: environment.locale)
        case .lowercase?: words.lowercased(with: environment.locale)
        case nil: words
        }
    }

    public static func == (first: Text, second: Text) -> Bool { first.parts == second.parts }
}

nonisolated extension Text {
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
    public enum LineStyle: Hashable, Sendable { case single }

    public struct DateStyle: Hashable, Sendable {
        enum Kind { case date, time, relative, offset, timer }
        let kind: Kind
        public static let date = DateStyle(kind: .date)
        public static let time = DateStyle(kind: .time)
        public static let relative = DateStyle(kind: .relative)
        public static let offset = DateStyle(kind: .offset)
        public static let timer = DateStyle(kind: .timer)

        /// What changes with the clock is shown as the moment itself.
        func shown(_ date: Date, in environment: EnvironmentValues) -> String {
            let style =
                switch kind {
                case .date: Date.FormatStyle(date: .long, time: .omitted)
                case .time: Date.FormatStyle(date: .omitted, time: .shortened)
                case .relative, .offset, .timer: Date.FormatStyle(date: .numeric, time: .shortened)
                }
            return environment.formatting(style).format(date)
        }
    }
}

extension EnvironmentValues {
    /// The style, in the language, calendar and time zone of here.
    func formatting(_ style: Date.FormatStyle) -> Date.FormatStyle {
        var style = style.locale(locale)
        style.calendar = calendar
        style.timeZone = timeZone
        return style
    }
}

// What a text is made to look like changes nothing in what is read.
nonisolated extension Text {
    public func font(_ font: Font?) -> Text { self }
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public func foregroundColor(_ color: Color?) -> Text { self }
    public func bold() -> Text { self }
    public func bold(_ isActive: Bool) -> Text { self }
    public func italic() -> Text { self }
    public func italic(_ isActive: Bool) -> Text { self }
    public func monospacedDigit() -> Text { self }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public func kerning(_ kerning: CGFloat) -> Text { self }
    public func tracking(_ tracking: CGFloat) -> Text { self }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

    public func accessibilityLabel(_ label: Text) -> Text {
        var text = self
        text.spoken = Part(words: "") { label.shown(in: $0) }
        return text
    }

    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
        accessibilityLabel(Text(label))
    }
}
