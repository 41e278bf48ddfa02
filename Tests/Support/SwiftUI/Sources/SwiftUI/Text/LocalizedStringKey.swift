/// A text that is looked up in the app's languages; here it is shown as it is written.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let parts: [Part]

    struct Part: Equatable {
        var words: String
        var shown: ((EnvironmentValues) -> String)?
        static func == (first: Part, second: Part) -> Bool { first.words == second.words }
    }

    public init(_ value: String) { parts = [Part(words: value)] }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    public struct StringInterpolation: StringInterpolationProtocol {
        var parts: [Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { parts.append(Part(words: literal)) }

        public mutating func appendInterpolation(_ string: String) { parts.append(Part(words: string)) }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            parts.append(Part(words: "\(value)", shown: { value.shown(in: $0.locale) }))
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            parts.append(Part(words: "\(value)", shown: { String(format: specifier, locale: $0.locale, value._arg) }))
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            parts.append(Part(words: "\(input)", shown: { format.locale($0.locale).format(input) }))
        }

        public mutating func appendInterpolation(_ text: Text) {
            parts.append(Part(words: "", shown: { text.shown(in: $0) }))
        }

        public mutating func appendInterpolation(_ image: Image) { parts.append(Part(words: "")) }

        public mutating func appendInterpolation(_ string: AttributedString) {
            parts.append(Part(words: String(string.characters)))
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            parts.append(Part(words: "", shown: { style.shown(date, in: $0) }))
        }
    }

    func shown(in environment: EnvironmentValues) -> String {
        parts.map { $0.shown?(environment) ?? $0.words }.joined()
    }
}

/// What an interpolation takes beside strings, texts and what has a format: numbers.
public protocol _FormatSpecifiable: Equatable {
    associatedtype _Arg: CVarArg
    var _arg: _Arg { get }
}

extension _FormatSpecifiable {
    /// A whole number in the manner of its language; any other has six places, as `%lf` gives them.
    func shown(in locale: Locale) -> String {
        if let number = self as? any BinaryInteger { return Int(clamping: number).formatted(.number.locale(locale)) }
        return String(format: "%lf", locale: locale, _arg)
    }
}

extension Int: _FormatSpecifiable { public var _arg: Int64 { Int64(self) } }
extension Int8: _FormatSpecifiable { public var _arg: Int32 { Int32(self) } }
extension Int16: _FormatSpecifiable { public var _arg: Int32 { Int32(self) } }
extension Int32: _FormatSpecifiable { public var _arg: Int32 { self } }
extension Int64: _FormatSpecifiable { public var _arg: Int64 { self } }
extension UInt: _FormatSpecifiable { public var _arg: UInt64 { UInt64(self) } }
extension UInt8: _FormatSpecifiable { public var _arg: UInt32 { UInt32(self) } }
extension UInt16: _FormatSpecifiable { public var _arg: UInt32 { UInt32(self) } }
extension UInt32: _FormatSpecifiable { public var _arg: UInt32 { self } }
extension UInt64: _FormatSpecifiable { public var _arg: UInt64 { self } }
extension Float: _FormatSpecifiable { public var _arg: Float { self } }
extension Double: _FormatSpecifiable { public var _arg: Double { self } }
extension CGFloat: _FormatSpecifiable { public var _arg: Double { Double(self) } }
