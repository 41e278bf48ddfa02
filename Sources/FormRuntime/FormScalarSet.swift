/// A set of Unicode scalars as sorted ranges that do not touch.
nonisolated struct FormScalarSet: Sendable {
    private(set) var ranges: [ClosedRange<UInt32>] = []
    /// Whether it was written as all that is not in another one.
    private(set) var isNegated = false
    /// The scalars below 128 as bits, which answer most questions.
    private var ascii: (low: UInt64, high: UInt64) = (0, 0)

    init(_ ranges: [ClosedRange<UInt32>]) {
        for range in Self.sorted(ranges) {
            if let last = self.ranges.last, range.lowerBound <= Self.after(last.upperBound) {
                self.ranges[self.ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                self.ranges.append(range)
            }
        }
        for range in self.ranges where range.lowerBound < 128 {
            for value in range.lowerBound...min(range.upperBound, 127) {
                if value < 64 { ascii.low |= 1 << value } else { ascii.high |= 1 << (value - 64) }
            }
        }
    }

    private static func sorted(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
        if ranges.count < 2 { return ranges }
        let order = formSorted(ranges.indices.map { UInt64(ranges[$0].lowerBound) << 32 | UInt64($0) })
        return order.map { ranges[Int($0 & 0xFFFF_FFFF)] }
    }

    init(_ scalar: Unicode.Scalar) { self.init([scalar.value...scalar.value]) }

    /// The next scalar value: surrogates are none.
    private static func after(_ value: UInt32) -> UInt32 { value == 0xD7FF ? 0xE000 : value &+ 1 }
    private static func before(_ value: UInt32) -> UInt32 { value == 0xE000 ? 0xD7FF : value &- 1 }

    func contains(_ value: UInt32) -> Bool {
        if value < 64 { return ascii.low & (1 << value) != 0 }
        if value < 128 { return ascii.high & (1 << (value - 64)) != 0 }
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].lowerBound <= value
    }

    var inverted: FormScalarSet {
        var gaps: [ClosedRange<UInt32>] = []
        var next: UInt32 = 0
        for range in ranges {
            if range.lowerBound > next { gaps.append(next...Self.before(range.lowerBound)) }
            next = Self.after(range.upperBound)
        }
        if next <= 0x10FFFF { gaps.append(next...0x10FFFF) }
        var inverted = FormScalarSet(gaps)
        inverted.isNegated = !isNegated
        return inverted
    }

    /// Whether it has both the first scalar and the last.
    var isEndToEnd: Bool { ranges.first?.lowerBound == 0 && ranges.last?.upperBound == 0x10FFFF }

    static let digits = FormScalarSet([0x30...0x39])
    static let word = FormScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
    /// Space, tab, line feed, vertical tab, form feed, carriage return.
    static let space = FormScalarSet([0x09...0x0D, 0x20...0x20])
    /// What `.` does not match in ECMAScript.
    static let lineEnds = FormScalarSet([0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029])
}
