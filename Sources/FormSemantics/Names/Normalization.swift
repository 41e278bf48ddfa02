/// Normalisation Form C (Unicode Standard Annex 15), so that a name does not depend on how its accents were typed.
/// Decompositions that do not compose again, of a few compatibility characters, are left as they are.
func normalized(_ text: String) -> String {
    // Below U+0300 nothing combines.
    guard text.unicodeScalars.contains(where: { $0.value >= 0x300 }) else { return text }
    var scalars = text.unicodeScalars.flatMap { decomposed($0.value) }
    orderMarks(&scalars)
    var result = ""
    result.unicodeScalars.append(contentsOf: composed(scalars).compactMap { Unicode.Scalar($0) })
    return result
}

private struct Compositions: Sendable {
    var composed: [UInt64: UInt32] = [:]
    var parts: [UInt32: (base: UInt32, mark: UInt32)] = [:]

    static let all = Compositions(compositionTable)

    init(_ table: String) {
        for line in table.split(separator: "\n") {
            let columns = line.split(separator: ":")
            guard columns.count == 2, let mark = UInt32(columns[0], radix: 16) else { continue }
            for entry in columns[1].split(separator: " ") {
                let pair = entry.split(separator: ">").compactMap { UInt32($0, radix: 16) }
                guard pair.count == 2 else { continue }
                composed[Compositions.key(pair[0], mark)] = pair[1]
                parts[pair[1]] = (pair[0], mark)
            }
        }
    }

    static func key(_ base: UInt32, _ mark: UInt32) -> UInt64 { UInt64(base) << 32 | UInt64(mark) }
}

/// Hangul syllables compose by arithmetic (The Unicode Standard, section 3.12).
private enum Hangul {
    static let (syllable, lead, vowel, trail): (UInt32, UInt32, UInt32, UInt32) = (0xAC00, 0x1100, 0x1161, 0x11A7)

    static func compose(_ first: UInt32, _ second: UInt32) -> UInt32? {
        if (lead..<lead + 19).contains(first), (vowel..<vowel + 21).contains(second) {
            return syllable + ((first - lead) * 21 + (second - vowel)) * 28
        }
        let isOpen = (syllable..<syllable + 11172).contains(first) && (first - syllable) % 28 == 0
        return isOpen && (trail + 1..<trail + 28).contains(second) ? first + (second - trail) : nil
    }
}

private func decomposed(_ scalar: UInt32) -> [UInt32] {
    guard let parts = Compositions.all.parts[scalar] else { return [scalar] }
    return decomposed(parts.base) + [parts.mark]
}

private func combiningClass(_ scalar: UInt32) -> UInt8 {
    Unicode.Scalar(scalar)?.properties.canonicalCombiningClass.rawValue ?? 0
}

/// Canonical ordering: runs of marks, stably by their class.
private func orderMarks(_ scalars: inout [UInt32]) {
    var start = 0
    while start < scalars.count {
        guard combiningClass(scalars[start]) != 0 else {
            start += 1
            continue
        }
        let end = scalars[start...].firstIndex { combiningClass($0) == 0 } ?? scalars.count
        let run = scalars[start..<end].enumerated().sorted {
            (combiningClass($0.element), $0.offset) < (combiningClass($1.element), $1.offset)
        }
        scalars.replaceSubrange(start..<end, with: run.map(\.element))
        start = end
    }
}

/// Canonical composition: each scalar joins the last starter unless something of its class or higher stands between.
private func composed(_ scalars: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var starter: Int?
    var lastClass: UInt8 = 0
    for scalar in scalars {
        let own = combiningClass(scalar)
        let isAdjacent = starter == result.count - 1
        if let at = starter, isAdjacent || lastClass != 0 && lastClass < own {
            let pair =
                Compositions.all.composed[Compositions.key(result[at], scalar)] ?? Hangul.compose(result[at], scalar)
            if let pair {
                result[at] = pair
                continue
            }
        }
        if own == 0 { starter = result.count }
        lastClass = own
        result.append(scalar)
    }
    return result
}
