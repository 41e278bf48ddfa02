/// A piece of text: where its UTF-8 bytes stand in a `TextBuffer`. Eight bytes, so that a tree of a million leaves
/// stays small.
public struct Text: Hashable, Sendable {
    public var offset: UInt32
    public var length: UInt32

    @inlinable public init(offset: Int, length: Int) {
        self.offset = UInt32(truncatingIfNeeded: offset)
        self.length = UInt32(truncatingIfNeeded: length)
    }

    @inlinable public init(_ offset: UInt32, _ length: UInt32) {
        self.offset = offset
        self.length = length
    }

    @inlinable public static var empty: Text { Text(offset: 0, length: 0) }
    @inlinable public var isEmpty: Bool { length == 0 }
    @inlinable public var count: Int { Int(length) }
}

/// The bytes behind all `Text`s of one file: the source itself, and after it what had to be decoded (escapes, folded
/// lines) or was made by the compiler. Most texts stand in the source as they are and cost no copy.
public struct TextBuffer: Sendable {
    public let source: [UInt8]
    @usableFromInline var extra: [UInt8] = []

    public init(source: [UInt8]) { self.source = source }

    /// Appends bytes and gives the text that they are.
    public mutating func append(_ bytes: some Collection<UInt8>) -> Text {
        let text = Text(offset: source.count + extra.count, length: bytes.count)
        extra.append(contentsOf: bytes)
        return text
    }

    /// The same for the commonest collection: a generic function is not specialised for another module.
    public mutating func append(_ bytes: ArraySlice<UInt8>) -> Text {
        let text = Text(offset: source.count + extra.count, length: bytes.count)
        extra.append(contentsOf: bytes)
        return text
    }

    /// Appends a text again, each byte changed.
    @inlinable public mutating func appendCopy(of text: Text, _ change: (UInt8) -> UInt8) -> Text {
        let copy = Text(offset: source.count + extra.count, length: text.count)
        for offset in Int(text.offset)..<Int(text.offset) + text.count { extra.append(change(byte(at: offset))) }
        return copy
    }

    public mutating func append(_ bytes: [UInt8]) -> Text { append(bytes[...]) }

    public mutating func append(_ string: String) -> Text { append(string.utf8) }

    /// The bytes of a text. No copy is made.
    @inlinable public func bytes(_ text: Text) -> ArraySlice<UInt8> {
        let (start, end) = (Int(text.offset), Int(text.offset) + Int(text.length))
        if end <= source.count { return source[start..<end] }
        let (from, to) = (start - source.count, end - source.count)
        return from < 0 ? [] : extra[min(from, extra.count)..<min(to, extra.count)]
    }

    /// The first byte of a text, and the last; nil where it is empty.
    @inlinable public func first(of text: Text) -> UInt8? { text.isEmpty ? nil : byte(at: Int(text.offset)) }
    @inlinable public func last(of text: Text) -> UInt8? {
        text.isEmpty ? nil : byte(at: Int(text.offset) + text.count - 1)
    }

    @inlinable func byte(at offset: Int) -> UInt8 {
        offset < source.count ? source[offset] : extra[offset - source.count]
    }

    /// Whether a predicate holds for all bytes of a text.
    @inlinable public func allSatisfy(_ text: Text, _ predicate: (UInt8) -> Bool) -> Bool {
        let (start, end) = (Int(text.offset), Int(text.offset) + text.count)
        guard end <= source.count else { return bytes(text).allSatisfy(predicate) }
        for offset in start..<end where !predicate(source[offset]) { return false }
        return true
    }

    /// The number that a text is: up to 15 decimal digits without a zero before them. Nil for all else, numbers too.
    @inlinable public func smallNumber(_ text: Text) -> Int? {
        guard (1...15).contains(text.count), allSatisfy(text, { $0 &- 0x30 < 10 }) else { return nil }
        let offset = Int(text.offset)
        if text.count > 1, byte(at: offset) == 0x30 { return nil }
        return (offset..<offset + text.count).reduce(0) { $0 * 10 + Int(byte(at: $1) &- 0x30) }
    }

    public func string(_ text: Text) -> String { String(decoding: bytes(text), as: UTF8.self) }

    @inlinable public func equal(_ first: Text, _ second: Text) -> Bool {
        if first.length != second.length { return false }
        let (one, other, length) = (Int(first.offset), Int(second.offset), Int(first.length))
        if one == other { return true }
        guard max(one, other) + length <= source.count else { return bytes(first) == bytes(second) }
        for step in 0..<length where source[one + step] != source[other + step] { return false }
        return true
    }

    /// Whether a text is a piece of some bytes, from `start` on.
    @inlinable public func equal(_ text: Text, _ other: [UInt8], from start: Int = 0) -> Bool {
        let (offset, end) = (Int(text.offset), Int(text.offset) + text.count)
        guard end <= source.count else { return bytes(text) == other[start..<start + text.count] }
        for step in 0..<text.count where source[offset + step] != other[start + step] { return false }
        return true
    }

    @inlinable public func equal(_ text: Text, _ string: StaticString) -> Bool {
        guard Int(text.length) == string.utf8CodeUnitCount else { return false }
        // Unsafe: the buffer is a literal of the program, compared at once.
        return string.withUTF8Buffer { literal in
            let (start, end) = (Int(text.offset), Int(text.offset) + literal.count)
            guard end <= source.count else { return bytes(text).elementsEqual(literal) }
            for step in 0..<literal.count where source[start + step] != literal[step] { return false }
            return true
        }
    }

    public func hash(_ text: Text) -> UInt64 {
        let (start, end) = (Int(text.offset), Int(text.offset) + text.count)
        guard end <= source.count else { return hashBytes(bytes(text)) }
        var hash = ByteHash()
        for offset in start..<end { hash.add(source[offset]) }
        return hash.value
    }
}

/// FNV-1a with a final mix. The same in every process, unlike Swift's own seeded hash: what is found first never
/// depends on it.
public struct ByteHash {
    @usableFromInline var state: UInt64 = 0xcbf2_9ce4_8422_2325

    @inlinable public init() {}
    @inlinable public mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
    @inlinable public var value: UInt64 { state ^ (state >> 29) }
}

public func hashBytes(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash = ByteHash()
    for byte in bytes { hash.add(byte) }
    return hash.value
}

/// Finds the first of several texts that have the same bytes. Open addressing over positions; constant time an
/// insertion.
public struct TextIndex: Sendable {
    private var slots: [Int32]
    private var texts: [Text] = []
    private var values: [Int32] = []

    public init(expecting count: Int = 0) {
        var capacity = 16
        while capacity < count * 2 { capacity *= 2 }
        slots = [Int32](repeating: -1, count: capacity)
        texts.reserveCapacity(count)
        values.reserveCapacity(count)
    }

    public func find(_ text: Text, in buffer: TextBuffer) -> Int? {
        let slot = slots[slot(of: text, in: buffer)]
        return slot < 0 ? nil : Int(values[Int(slot)])
    }

    /// Keeps `value` under `text`, unless the text is there: then the value that came first is given back.
    public mutating func insert(_ text: Text, _ value: Int, in buffer: TextBuffer) -> Int? {
        if (texts.count + 1) * 2 > slots.count { grow(buffer) }
        let slot = slot(of: text, in: buffer)
        if slots[slot] >= 0 { return Int(values[Int(slots[slot])]) }
        slots[slot] = Int32(truncatingIfNeeded: texts.count)
        texts.append(text)
        values.append(Int32(truncatingIfNeeded: value))
        return nil
    }

    private func slot(of text: Text, in buffer: TextBuffer) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: buffer.hash(text)) & mask
        while slots[slot] >= 0, !buffer.equal(texts[Int(slots[slot])], text) { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow(_ buffer: TextBuffer) {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        for (position, text) in texts.enumerated() { slots[slot(of: text, in: buffer)] = Int32(position) }
    }
}
