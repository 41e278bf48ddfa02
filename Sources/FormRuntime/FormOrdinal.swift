/// An enum without payloads whose cases stand in the order of a table's rows: the options of a list, the fields of a
/// form. All that the enum conforms to comes from here, so that in generated code a case costs its line.
nonisolated public protocol FormOrdinal: RawRepresentable, CaseIterable, Codable, CodingKeyRepresentable, Identifiable,
    Hashable, Sendable
where RawValue: FormRawTag, ID == Self, AllCases == [Self] {
    associatedtype RawValue = String
    /// The row of the case with that name or former name.
    static func formOrdinal(named name: String) -> Int?
    /// The name in a row.
    static func formName(_ ordinal: Int) -> String
    static var allCases: [Self] { get }
}

nonisolated extension FormOrdinal {
    /// The position of the case in its type, from 0.
    ///
    /// Unsafe: this and the initialiser below are the one place that reads an enum's layout: an enum without payloads is
    /// stored as its case's position in the fewest bytes (Swift's docs/ABI/TypeLayout.rst, “Fragile Enum Layout”),
    /// which a derived `switch` would cost a line a case to say.
    @inlinable public var ordinal: Int {
        switch MemoryLayout<Self>.size {
        case 0: 0
        case 1: Int(unsafeBitCast(self, to: UInt8.self))
        case 2: Int(unsafeBitCast(self, to: UInt16.self))
        default: Int(unsafeBitCast(self, to: UInt32.self))
        }
    }

    /// The case at a position. Unsafe: the caller took it from the type's own table, so that there is such a case.
    @inlinable init(uncheckedOrdinal ordinal: Int) {
        switch MemoryLayout<Self>.size {
        case 0: self = unsafeBitCast((), to: Self.self)
        case 1: self = unsafeBitCast(UInt8(truncatingIfNeeded: ordinal), to: Self.self)
        case 2: self = unsafeBitCast(UInt16(truncatingIfNeeded: ordinal), to: Self.self)
        default: self = unsafeBitCast(UInt32(truncatingIfNeeded: ordinal), to: Self.self)
        }
    }

    @inlinable public static func == (one: Self, other: Self) -> Bool { one.ordinal == other.ordinal }
    @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(ordinal) }
    @inlinable public var id: Self { self }

    @_semantics("optimize.sil.specialize.generic.never")
    public init?(rawValue: RawValue) {
        guard let ordinal = Self.formOrdinal(named: rawValue.formTag) else { return nil }
        self.init(uncheckedOrdinal: ordinal)
    }

    public var rawValue: RawValue {
        @_semantics("optimize.sil.specialize.generic.never")
        get { RawValue(formTag: Self.formName(ordinal)) ?? RawValue.formFallback }
    }

    public var codingKey: any CodingKey {
        @_semantics("optimize.sil.specialize.generic.never")
        get { FormKey(Self.formName(ordinal)) }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    public init?<Key: CodingKey>(codingKey: Key) {
        guard let ordinal = Self.formOrdinal(named: codingKey.stringValue) else { return nil }
        self.init(uncheckedOrdinal: ordinal)
    }

    /// Reads a tag or a former tag.
    /// - Throws: `DecodingError.dataCorrupted` for a tag that the list does not have.
    @_semantics("optimize.sil.specialize.generic.never")
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let tag = try container.decode(RawValue.self)
        guard let ordinal = Self.formOrdinal(named: tag.formTag) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "unknown tag `\(tag.formTag)`")
        }
        self.init(uncheckedOrdinal: ordinal)
    }

    @_semantics("optimize.sil.specialize.generic.never")
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

/// What a tag may be stored as: a string, or an integer under `tag-type: integer`.
nonisolated public protocol FormRawTag: Hashable, Codable, Sendable {
    init?(formTag: String)
    var formTag: String { get }
    static var formIsInteger: Bool { get }
    /// What stands for a tag that a malformed table does not give.
    static var formFallback: Self { get }
}

nonisolated extension String: FormRawTag {
    public init?(formTag: String) { self = formTag }
    public var formTag: String { self }
    public static var formIsInteger: Bool { false }
    public static var formFallback: String { "" }
}

nonisolated extension Int: FormRawTag {
    /// Decimal digits with an optional minus; simpler than the standard library's reader of any radix, which would be
    /// compiled anew wherever it is used.
    public init?(formTag: String) {
        var value = 0
        var isNegative = false
        var count = 0
        for byte in formTag.utf8 {
            if byte == 0x2D, count == 0, !isNegative {
                isNegative = true
                continue
            }
            guard byte >= 0x30, byte <= 0x39 else { return nil }
            // Counted downwards, since the least integer has no positive counterpart.
            let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
            let (sum, isTooSmall) = tens.subtractingReportingOverflow(Int(byte - 0x30))
            if isTooLarge || isTooSmall { return nil }
            value = sum
            count += 1
        }
        guard count > 0, isNegative || value != .min else { return nil }
        self = isNegative ? value : -value
    }

    public var formTag: String { description }
    public static var formIsInteger: Bool { true }
    public static var formFallback: Int { 0 }
}

/// A key of an answer object.
nonisolated public struct FormKey: CodingKey, Hashable, Sendable {
    public let stringValue: String
    public var intValue: Int? { nil }
    public init(_ name: String) { stringValue = name }
    public init?(stringValue: String) { self.stringValue = stringValue }
    public init?(intValue: Int) { stringValue = intValue.description }
}
