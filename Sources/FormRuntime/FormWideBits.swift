/// Positions without a limit: the first 64 inline, so that a short list does not allocate, the others in an array.
nonisolated public struct FormWideBits: FormBitSet {
    public private(set) var word: UInt64
    /// The words from position 64 on, without empty ones at the end, so that equal sets have equal words.
    private var rest: [UInt64]
    /// No list is as long; a position beyond it is a mistake that must not ask for all memory.
    private static let limit = 1 << 24

    public init() { self.init(word: 0) }
    public init(word: UInt64) {
        self.word = word
        rest = []
    }
    public init(wide: FormWideBits) { self = wide }
    public static var isWide: Bool { true }
    public var isEmpty: Bool { word == 0 && rest.isEmpty }
    public var count: Int {
        var count = word.nonzeroBitCount
        for word in rest { count += word.nonzeroBitCount }
        return count
    }
    public var wide: FormWideBits { self }

    /// Every position below `count`.
    public init(firstPositions count: Int) {
        let count = min(count, Self.limit)
        self.init(word: count >= 64 ? .max : count <= 0 ? 0 : (1 << count) - 1)
        guard count > 64 else { return }
        rest = [UInt64](repeating: .max, count: (count - 64) / 64)
        let last = (count - 64) % 64
        if last > 0 { rest.append((1 << last) - 1) }
    }

    public func contains(_ position: Int) -> Bool {
        if position < 64 { return position >= 0 && word & (1 << position) != 0 }
        let index = position / 64 - 1
        return index < rest.count && rest[index] & (1 << (position % 64)) != 0
    }

    public mutating func insert(_ position: Int) {
        guard position >= 64 else {
            if position >= 0 { word |= 1 << position }
            return
        }
        guard position < Self.limit else { return }
        let index = position / 64 - 1
        if index >= rest.count { rest += [UInt64](repeating: 0, count: index + 1 - rest.count) }
        rest[index] |= 1 << (position % 64)
    }

    public mutating func remove(_ position: Int) {
        guard position >= 64 else {
            if position >= 0 { word &= ~(1 << position) }
            return
        }
        let index = position / 64 - 1
        guard index < rest.count else { return }
        rest[index] &= ~(1 << (position % 64))
        trim()
    }

    public mutating func formUnion(_ other: FormWideBits) {
        word |= other.word
        if rest.count < other.rest.count {
            rest += [UInt64](repeating: 0, count: other.rest.count - rest.count)
        }
        for index in other.rest.indices { rest[index] |= other.rest[index] }
    }

    public mutating func formIntersection(_ other: FormWideBits) {
        word &= other.word
        if rest.count > other.rest.count { rest.removeLast(rest.count - other.rest.count) }
        for index in rest.indices { rest[index] &= other.rest[index] }
        trim()
    }

    public mutating func subtract(_ other: FormWideBits) {
        word &= ~other.word
        for index in rest.indices where index < other.rest.count { rest[index] &= ~other.rest[index] }
        trim()
    }

    public func union(_ other: FormWideBits) -> FormWideBits {
        var result = self
        result.formUnion(other)
        return result
    }

    public func intersection(_ other: FormWideBits) -> FormWideBits {
        var result = self
        result.formIntersection(other)
        return result
    }

    public func subtracting(_ other: FormWideBits) -> FormWideBits {
        var result = self
        result.subtract(other)
        return result
    }

    public func isDisjoint(with other: FormWideBits) -> Bool {
        if word & other.word != 0 { return false }
        for index in rest.indices where index < other.rest.count && rest[index] & other.rest[index] != 0 {
            return false
        }
        return true
    }

    public func isSubset(of other: FormWideBits) -> Bool {
        // Neither has empty words at its end.
        if word & ~other.word != 0 || rest.count > other.rest.count { return false }
        for index in rest.indices where rest[index] & ~other.rest[index] != 0 { return false }
        return true
    }

    public func next(from position: Int) -> Int? {
        if position < 64, let found = FormBits(word: word).next(from: position) { return found }
        var index = position < 64 ? 0 : position / 64 - 1
        var skipped = position < 64 ? 0 : position % 64
        while index < rest.count {
            let left = rest[index] >> skipped
            if left != 0 { return (index + 1) * 64 + skipped + left.trailingZeroBitCount }
            index += 1
            skipped = 0
        }
        return nil
    }

    /// The held positions in ascending order.
    public var positions: [Int] {
        var positions: [Int] = []
        var from = 0
        while let position = next(from: from) {
            positions.append(position)
            from = position + 1
        }
        return positions
    }

    private mutating func trim() {
        while rest.last == 0 { rest.removeLast() }
    }
}
