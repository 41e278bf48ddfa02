/// A set of positions in an option list: what a selection is stored as.
nonisolated public protocol FormBitSet: Hashable, Sendable {
    init()
    var isEmpty: Bool { get }
    var count: Int { get }
    /// The positions below 64 as bits.
    var word: UInt64 { get }
    /// Whether positions from 64 on can be held.
    static var isWide: Bool { get }
    func contains(_ position: Int) -> Bool
    /// Adds a position; one that the set cannot hold is ignored.
    mutating func insert(_ position: Int)
    mutating func remove(_ position: Int)
    mutating func formUnion(_ other: Self)
    mutating func formIntersection(_ other: Self)
    mutating func subtract(_ other: Self)
    /// The first held position that is not before the given one.
    func next(from position: Int) -> Int?
    /// The same positions in the store that has no limit.
    var wide: FormWideBits { get }
    init(wide: FormWideBits)
}

/// Positions 0 to 63 in one word. No operation allocates.
nonisolated public struct FormBits: FormBitSet {
    public var word: UInt64

    @inlinable public init() { word = 0 }
    @inlinable public init(word: UInt64) { self.word = word }
    @inlinable public init(wide: FormWideBits) { word = wide.word }
    @inlinable public static var isWide: Bool { false }
    @inlinable public var isEmpty: Bool { word == 0 }
    @inlinable public var count: Int { word.nonzeroBitCount }
    @inlinable public var wide: FormWideBits { FormWideBits(word: word) }

    // `<<` and `>>` give 0 for a shift by 64 or more and shift the other way by a negative one: they never trap.
    @inlinable public func contains(_ position: Int) -> Bool { position >= 0 && word & (1 << position) != 0 }
    @inlinable public mutating func insert(_ position: Int) { if position >= 0 { word |= 1 << position } }
    @inlinable public mutating func remove(_ position: Int) { if position >= 0 { word &= ~(1 << position) } }
    @inlinable public mutating func formUnion(_ other: FormBits) { word |= other.word }
    @inlinable public mutating func formIntersection(_ other: FormBits) { word &= other.word }
    @inlinable public mutating func subtract(_ other: FormBits) { word &= ~other.word }

    @inlinable public func next(from position: Int) -> Int? {
        guard position < 64 else { return nil }
        let start = position < 0 ? 0 : position
        let rest = word >> start
        return rest == 0 ? nil : start + rest.trailingZeroBitCount
    }
}
