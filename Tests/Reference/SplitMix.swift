/// SplitMix64 (Steele, Lea and Flood, 2014): the same seed gives the same numbers on every machine and in every version
/// of Swift, so that a seed printed by a failing test is all it takes to see the failure again.
package struct SplitMix: Sendable {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    /// A whole number of a range. The modulo's bias does not matter for ranges as small as ours.
    package mutating func int(_ range: ClosedRange<Int>) -> Int {
        let width = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound)) &+ 1
        return width == 0 ? range.lowerBound : range.lowerBound &+ Int(truncatingIfNeeded: next() % width)
    }

    /// True in so many of a hundred cases.
    package mutating func chance(_ percent: Int) -> Bool { int(0...99) < percent }

    /// One of the elements; nil of none.
    package mutating func pick<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[int(0...elements.count - 1)]
    }

    /// The elements in some order.
    package mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var elements = elements
        for position in elements.indices.dropFirst() { elements.swapAt(position, int(0...position)) }
        return elements
    }

    /// So many of the elements, at most all, in some order.
    package mutating func sample<Element>(_ elements: [Element], _ count: Int) -> [Element] {
        Array(shuffled(elements).prefix(max(0, count)))
    }
}
