/// Finds the row of a name: tags or field ids and their former ones. Open addressing, so that it is found at once
/// however long the list is, and made in linear time.
nonisolated struct FormNameIndex: Sendable {
    private var names: [(bytes: [UInt8], row: UInt32)] = []
    /// Positions in `names` plus one; zero is free. At least half are free.
    private var slots: [UInt32]

    init(capacity: Int) {
        var size = 8
        while size < capacity * 2 { size *= 2 }
        slots = [UInt32](repeating: 0, count: size)
    }

    /// Adds a name; one that stands already keeps its row, so that current names are to be added before former ones.
    mutating func insert(_ bytes: [UInt8], row: Int) {
        if (names.count + 1) * 2 > slots.count { grow() }
        let slot = slot(of: bytes)
        guard slots[slot] == 0 else { return }
        names.append((bytes, UInt32(truncatingIfNeeded: row)))
        slots[slot] = UInt32(truncatingIfNeeded: names.count)
    }

    func row(of name: String) -> Int? {
        let found = name.utf8.withContiguousStorageIfAvailable { slots[slot(of: $0)] }
        let position = found ?? slots[slot(of: Array(name.utf8))]
        return position == 0 ? nil : Int(names[Int(position) - 1].row)
    }

    /// The slot that holds the name or is the free one for it.
    private func slot<Bytes: Collection>(of name: Bytes) -> Int where Bytes.Element == UInt8 {
        // FNV-1a, 64 bits: names are short and from the author, not from an attacker.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        var slot = Int(truncatingIfNeeded: hash ^ (hash >> 32)) & (slots.count - 1)
        while slots[slot] != 0 {
            let held = names[Int(slots[slot]) - 1].bytes
            if held.count == name.count, held.elementsEqual(name) { return slot }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private mutating func grow() {
        let old = names
        self = FormNameIndex(capacity: slots.count)
        for name in old { insert(name.bytes, row: Int(name.row)) }
    }
}
