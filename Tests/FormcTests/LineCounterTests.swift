import Testing

@testable import formc

/// Lines and columns of places that are asked for in order.
@Suite struct LineCounterTests {
    /// Bytes that count how often one of them is looked at.
    private final class Looks { var count = 0 }

    private struct CountedBytes: RandomAccessCollection {
        let bytes: [UInt8]
        let looks: Looks
        var startIndex: Int { bytes.startIndex }
        var endIndex: Int { bytes.endIndex }
        subscript(position: Int) -> UInt8 {
            looks.count += 1
            return bytes[position]
        }
    }

    @Test func eachByteIsLookedAtOnce() {
        for size in [4_000, 16_000] {
            let bytes = CountedBytes(bytes: [UInt8](repeating: 0x61, count: size), looks: Looks())
            var counter = LineCounter(from: 0)
            for offset in 0..<size { #expect(counter.location(of: offset, bytes) == (1, offset + 1)) }
            #expect(bytes.looks.count <= size)
        }
    }

    @Test func linesBeginAfterLineFeeds() {
        let bytes = Array("ab\n\ncd\n".utf8)
        var counter = LineCounter(line: 7, from: 0)
        let places = bytes.indices.map { counter.location(of: $0, bytes) }
        #expect(places.map(\.line) == [7, 7, 7, 8, 9, 9, 9])
        #expect(places.map(\.column) == [1, 2, 3, 1, 1, 2, 3])
    }

    @Test func whatIsDroppedCounts() {
        var counter = LineCounter(from: 0)
        counter.pass(to: 5, Array("a\nbcd".utf8))
        counter.drop(5)
        let place = counter.location(of: 2, Array("efg".utf8))
        #expect(place == (2, 6))
    }
}
