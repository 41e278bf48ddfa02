/// A name as its length and its first and last eight bytes: up to sixteen bytes that is all of it.
struct NameKey: Equatable {
    /// The first eight bytes, or all of a shorter name.
    let first: UInt64
    /// The last eight bytes; 0 for a shorter name.
    let last: UInt64
    let count: Int

    @inline(__always) init(_ bytes: Span<UInt8>, from start: Int, count: Int) {
        self.count = count
        if count >= 8 {
            first = bytes.word(at: start)
            last = bytes.word(at: start &+ count &- 8)
        } else if start &+ 8 <= bytes.count {
            first = bytes.word(at: start) & ~(UInt64.max &<< UInt64(truncatingIfNeeded: count &* 8))
            last = 0
        } else {
            first = NameKey.gather(bytes, from: start, count: count)
            last = 0
        }
    }

    /// The same, a byte at a time, where fewer than eight are left.
    private static func gather(_ bytes: Span<UInt8>, from start: Int, count: Int) -> UInt64 {
        var word: UInt64 = 0
        for offset in 0..<count { word |= UInt64(bytes[start + offset]) << UInt64(offset * 8) }
        return word
    }

    @inline(__always) fileprivate var hash: UInt64 {
        (first ^ (last &<< 32 | last &>> 32)) &+ UInt64(truncatingIfNeeded: count)
    }
}

/// Where one of the tables of a `NameIndex` stands.
struct NameTable {
    fileprivate var base = 0
    fileprivate var mask = 0
    fileprivate var multiplier: UInt64 = 1
    fileprivate var shift: UInt64 = 63
}

/// A name of a table, and what it stands for.
private struct NameEntry {
    let key: NameKey
    let value: Int
    /// Where its bytes stand.
    let start: Int
}

/// Finds names by their bytes in one of several tables: the keys of a form, the tags of each of its lists.
///
/// Open addressing, at most half full; for a short table a multiplier is looked for that lets no two names clash. What
/// is looked up cannot make it slow, since the names are the author's.
struct NameIndex {
    private var slots: [Int32] = []
    private var entries: [NameEntry] = []
    /// The bytes of all names.
    private var text: [UInt8] = []

    /// Adds a table. A name that stands twice keeps its first value. Linear time.
    mutating func add(_ names: [(bytes: [UInt8], value: Int)]) -> NameTable {
        var size = 4
        var bits: UInt64 = 2
        while size < names.count * 2 {
            size *= 2
            bits += 1
        }
        let start = entries.count
        var seen: Set<[UInt8]> = []
        for (bytes, value) in names where seen.insert(bytes).inserted {
            entries.append(
                NameEntry(key: NameKey(bytes.span, from: 0, count: bytes.count), value: value, start: text.count))
            text += bytes
        }
        var table = NameTable(base: slots.count, mask: size - 1, multiplier: Self.firstMultiplier, shift: 64 - bits)
        slots += [Int32](repeating: -1, count: size)
        var attempts = names.count <= 64 ? 64 : 1
        while !fill(table, from: start), attempts > 1 {
            table.multiplier = table.multiplier &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_406
            attempts -= 1
        }
        return table
    }

    /// Any odd number whose bits are well mixed: 2⁶⁴ divided by the golden ratio. The next ones come of a linear
    /// congruence (Knuth's constants), which keeps them odd.
    private static let firstMultiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// Puts the entries from one on into the slots of a table. False if two have clashed; all of them are found
    /// nevertheless.
    private mutating func fill(_ table: NameTable, from start: Int) -> Bool {
        for slot in table.base...table.base + table.mask { slots[slot] = -1 }
        var isFreeOfClashes = true
        for position in entries.indices[start...] {
            var slot = home(entries[position].key, table)
            while slots[table.base + slot] >= 0 {
                isFreeOfClashes = false
                slot = (slot + 1) & table.mask
            }
            slots[table.base + slot] = Int32(truncatingIfNeeded: position)
        }
        return isFreeOfClashes
    }

    @inline(__always) private func home(_ key: NameKey, _ table: NameTable) -> Int {
        Int(truncatingIfNeeded: (key.hash &* table.multiplier) &>> table.shift)
    }

    /// The value of a name that stands in `bytes` from `start` on; -1 if the table does not have it.
    @inline(__always)
    func find(_ key: NameKey, in table: NameTable, _ bytes: Span<UInt8>, at start: Int) -> Int {
        var slot = home(key, table)
        while true {
            let position = Int(slots[table.base &+ slot])
            if position < 0 { return -1 }
            if entries[position].key == key, key.count <= 16 || isSame(position, bytes, start) {
                return entries[position].value
            }
            slot = (slot &+ 1) & table.mask
        }
    }

    /// The value of a name of its own.
    func find(_ name: [UInt8], in table: NameTable) -> Int {
        find(NameKey(name.span, from: 0, count: name.count), in: table, name.span, at: 0)
    }

    /// Compares what the key does not hold.
    private func isSame(_ position: Int, _ bytes: Span<UInt8>, _ start: Int) -> Bool {
        let entry = entries[position]
        for offset in 8..<entry.key.count - 8 where text[entry.start + offset] != bytes[start + offset] {
            return false
        }
        return true
    }
}
