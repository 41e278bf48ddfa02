/// A set of options of a list, in the spec's order. Up to 64 options take one word and no allocation.
nonisolated public struct FormSelection<Choice: FormChoice>: Hashable, Sendable {
    /// The chosen options by their position in the list.
    public var bits: Choice.Bits

    @inlinable public init() { bits = Choice.Bits() }
    @inlinable public init(bits: Choice.Bits) { self.bits = bits }
}

nonisolated extension FormSelection: SetAlgebra {
    @inlinable public init(arrayLiteral elements: Choice...) {
        self.init()
        for choice in elements { bits.insert(choice.ordinal) }
    }

    @inlinable public init<Choices: Sequence>(_ choices: Choices) where Choices.Element == Choice {
        self.init()
        for choice in choices { bits.insert(choice.ordinal) }
    }

    @inlinable public var isEmpty: Bool { bits.isEmpty }
    @inlinable public func contains(_ choice: Choice) -> Bool { bits.contains(choice.ordinal) }

    @inlinable public func union(_ other: FormSelection) -> FormSelection {
        var result = self
        result.formUnion(other)
        return result
    }

    @inlinable public func intersection(_ other: FormSelection) -> FormSelection {
        var result = self
        result.formIntersection(other)
        return result
    }

    @inlinable public func symmetricDifference(_ other: FormSelection) -> FormSelection {
        var result = self
        result.formSymmetricDifference(other)
        return result
    }

    @inlinable @discardableResult
    public mutating func insert(_ choice: Choice) -> (inserted: Bool, memberAfterInsert: Choice) {
        let isNew = !contains(choice)
        bits.insert(choice.ordinal)
        return (isNew, choice)
    }

    @inlinable @discardableResult public mutating func remove(_ choice: Choice) -> Choice? {
        guard contains(choice) else { return nil }
        bits.remove(choice.ordinal)
        return choice
    }

    @inlinable @discardableResult public mutating func update(with choice: Choice) -> Choice? {
        insert(choice).inserted ? nil : choice
    }

    @inlinable public mutating func formUnion(_ other: FormSelection) { bits.formUnion(other.bits) }
    @inlinable public mutating func formIntersection(_ other: FormSelection) { bits.formIntersection(other.bits) }
    @inlinable public mutating func subtract(_ other: FormSelection) { bits.subtract(other.bits) }

    @inlinable public mutating func formSymmetricDifference(_ other: FormSelection) {
        var both = bits
        both.formIntersection(other.bits)
        bits.formUnion(other.bits)
        bits.subtract(both)
    }
}

nonisolated extension FormSelection: Collection {
    /// A place in the selection: the position of an option in its list.
    public struct Index: Comparable, Sendable {
        @usableFromInline let position: Int
        @inlinable init(position: Int) { self.position = position }
        @inlinable public static func < (one: Index, other: Index) -> Bool { one.position < other.position }
    }

    @inlinable public var startIndex: Index { Index(position: bits.next(from: 0) ?? .max) }
    @inlinable public var endIndex: Index { Index(position: .max) }

    @inlinable public func index(after index: Index) -> Index {
        guard index.position < .max else { return index }
        return Index(position: bits.next(from: index.position + 1) ?? .max)
    }

    /// The option at a place. An index of another selection gives an option of the list, chosen or not.
    public subscript(index: Index) -> Choice {
        @_semantics("optimize.sil.specialize.generic.never")
        get { Choice(uncheckedOrdinal: Swift.min(index.position, Swift.max(0, Choice.choiceTable.count - 1))) }
    }

    /// How many options are chosen.
    @inlinable public var count: Int { bits.count }
}

nonisolated extension FormSelection: CustomStringConvertible {
    /// The tags in the spec's order: `[apple, banana]`.
    public var description: String {
        @_semantics("optimize.sil.specialize.generic.never")
        get { "[" + bits.wide.positions.map { Choice.choiceTable.tag($0) }.joined(separator: ", ") + "]" }
    }
}

nonisolated extension FormSelection: Codable {
    /// Reads an array of tags or former tags; two that are one option are one.
    @_semantics("optimize.sil.specialize.generic.never")
    public init(from decoder: any Decoder) throws {
        self.init()
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd { bits.insert(try container.decode(Choice.self).ordinal) }
    }

    /// Writes the tags as an array in the spec's order.
    @_semantics("optimize.sil.specialize.generic.never")
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for choice in self { try container.encode(choice.rawValue) }
    }
}

nonisolated extension Set where Element: FormChoice {
    /// The chosen options without their order.
    public init(_ selection: FormSelection<Element>) {
        self.init(minimumCapacity: selection.count)
        for choice in selection { insert(choice) }
    }
}
