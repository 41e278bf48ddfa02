/// Finds the row of a name: tags or field ids and their former ones. Open addressing, so that it is found at once
/// however long the list is, and made in linear time.
nonisolated struct FormNameIndex: Sendable {
    /// The names' bytes, one after the other.
    private var bytes: [UInt8] = []
    /// Where each name ends in `bytes`.
    private var ends: [UInt32] = []
    private var rows: [UInt32] = []
    /// Positions in `rows` plus one; zero is free. At least half are free.
    private var slots: [UInt32]

    init(capacity: Int) {
        var size = 8
        while size < capacity * 2 { size *= 2 }
        slots = [UInt32](repeating: 0, count: size)
    }

    /// Adds a name; one that stands already keeps its row, so that current names are to be added before former ones.
    mutating func insert(_ name: [UInt8], row: Int) {
        if (rows.count + 1) * 2 > slots.count { grow() }
        let slot = slot(of: name)
        guard slots[slot] == 0 else { return }
        bytes += name
        ends.append(UInt32(truncatingIfNeeded: bytes.count))
        rows.append(UInt32(truncatingIfNeeded: row))
        slots[slot] = UInt32(truncatingIfNeeded: rows.count)
    }

    func row(of name: String) -> Int? {
        let position = Int(slots[slot(of: Array(name.utf8))])
        return position == 0 ? nil : Int(rows[position - 1])
    }

    /// The slot that holds the name or is the free one for it.
    private func slot(of name: [UInt8]) -> Int {
        // FNV-1a, 64 bits: names are short and from the author, not from an attacker.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        var slot = Int(truncatingIfNeeded: hash ^ (hash >> 32)) & (slots.count - 1)
        while slots[slot] != 0, !isName(Int(slots[slot]) - 1, name) {
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private func range(_ position: Int) -> Range<Int> {
        (position == 0 ? 0 : Int(ends[position - 1]))..<Int(ends[position])
    }

    private func isName(_ position: Int, _ name: [UInt8]) -> Bool {
        let range = range(position)
        guard range.count == name.count else { return false }
        for index in name.indices where bytes[range.lowerBound + index] != name[index] { return false }
        return true
    }

    private mutating func grow() {
        let old = self
        self = FormNameIndex(capacity: slots.count)
        for position in old.rows.indices {
            insert(Array(old.bytes[old.range(position)]), row: Int(old.rows[position]))
        }
    }
}
