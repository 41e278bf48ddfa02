/// How many UTF-16 code units the text of a file takes, for those who count columns in them: editors and SARIF. Made in
/// one walk over the file; a look-up takes no longer in a long line than in a short one.
package struct UTF16Table: Sendable {
    private let bytes: [UInt8]
    /// Some code points of the file: where they start, and the units before them.
    private var offsets = [0]
    private var units = [0]

    private static let stride = 1024

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var at = 0
        var count = 0
        while at < bytes.count {
            if let last = offsets.last, at - last >= Self.stride {
                offsets.append(at)
                units.append(count)
            }
            step(&at, &count)
        }
    }

    /// The units before an offset; those of a code point that the offset cuts do not count.
    package func units(before offset: Int) -> Int {
        let offset = min(offset, bytes.count)
        var low = 0
        var high = offsets.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if offsets[middle] <= offset { low = middle } else { high = middle }
        }
        var at = offsets[low]
        var count = units[low]
        while at < offset {
            var (next, sum) = (at, count)
            step(&next, &sum)
            if next > offset { break }
            (at, count) = (next, sum)
        }
        return count
    }

    /// A byte that belongs to no code point is shown as U+FFFD, which is one unit.
    private func step(_ at: inout Int, _ count: inout Int) {
        if bytes[at] < 0x80 {
            at += 1
            count += 1
            return
        }
        let (scalar, length) = decodeScalar(bytes, at: at, before: bytes.count)
        at += length
        count += (scalar?.value ?? 0) > 0xFFFF ? 2 : 1
    }
}
