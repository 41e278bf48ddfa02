/// Random numbers from a seed, the same on every machine: SplitMix64 (Steele, Lea and Flood 2014).
package struct SampleRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to `count`, which is positive, and without it.
    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(1, count))) }

    /// True in `share` of a hundred cases.
    mutating func chance(_ share: Int) -> Bool { below(100) < share }

    mutating func pick<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[below(elements.count)]
    }

    /// A number of a range, often one near its ends.
    mutating func number(_ range: ClosedRange<Int>) -> Int {
        let (width, isTooWide) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
        let near = min(isTooWide ? .max : width, 2)
        switch below(4) {
        case 0: return range.lowerBound + below(near + 1)
        case 1: return range.upperBound - below(near + 1)
        case _: return Int.random(in: range, using: &self)
        }
    }
}
