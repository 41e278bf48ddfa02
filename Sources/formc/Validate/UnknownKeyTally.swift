import FormRuntime

/// How often each key that is no field's was found. Records may bring ever new ones: those that come first are counted
/// one by one, which does not depend on the pieces that records are checked in.
struct UnknownKeyTally: Sendable {
    private var keys: [(key: FormTag, count: Int)] = []
    private var positions: [FormTag: Int] = [:]

    private static let mostKeys = 1_000
    private static let longestKey = 200

    mutating func count(_ key: String) { count(FormTag(key), 1) }

    mutating func add(_ other: UnknownKeyTally) {
        for (key, count) in other.keys { self.count(key, count) }
    }

    private mutating func count(_ key: FormTag, _ count: Int) {
        if let position = positions[key] {
            keys[position].count += count
        } else if keys.count < Self.mostKeys, key.text.utf8.count <= Self.longestKey {
            positions[key] = keys.count
            keys.append((key, count))
        }
    }

    /// The keys that were found most often; of equals, those that came first.
    func mostFrequent(_ limit: Int) -> [(key: String, count: Int)] {
        let ordered = keys.enumerated().sorted { one, other in
            (other.element.count, one.offset) < (one.element.count, other.offset)
        }
        return ordered.prefix(limit).map { ($0.element.key.text, $0.element.count) }
    }
}
