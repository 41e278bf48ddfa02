/// The bytes of an input as decisions, one after another. Where they have run out, the first of whatever there is to
/// choose is taken, which is always the plainest.
struct Choices {
    private let bytes: [UInt8]
    private var at = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Int {
        guard at < bytes.count else { return 0 }
        at += 1
        return Int(bytes[at - 1])
    }

    /// One of so many.
    mutating func below(_ count: Int) -> Int {
        if count <= 1 { return 0 }
        return (count <= 256 ? next() : next() << 8 | next()) % count
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

    /// One of the first few, and now and then any.
    mutating func likely<Element>(_ elements: [Element], _ few: Int) -> Element {
        elements[chance(16) ? below(elements.count) : below(few)]
    }

    /// True for so many of 256 bytes, never where there are none.
    mutating func chance(_ count: Int) -> Bool { next() >= 256 - count }
}
