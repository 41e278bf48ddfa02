/// Counts the cells that code points take in a terminal. What comes before a code point matters: a joined emoji adds
/// nothing.
struct CellCounter {
    private var previous: Unicode.Scalar?
    private var beforePrevious: Unicode.Scalar?

    /// The cells that the next code point adds.
    mutating func count(_ scalar: Unicode.Scalar) -> Int {
        defer { (beforePrevious, previous) = (previous, scalar) }
        if scalar.value < 0x300 { return 1 }
        // The variation selector that asks for the emoji form makes a narrow sign wide.
        if scalar.value == 0xFE0F {
            guard let previous, previous.properties.isEmoji else { return 0 }
            return max(0, 2 - width(previous))
        }
        if isEmoji(previous), scalar.properties.isEmojiModifier { return 0 }
        if previous == zeroWidthJoiner, isEmoji(beforePrevious), isEmoji(scalar) { return 0 }
        return width(scalar)
    }

    /// Whether a joiner may stand before or after it. Digits have Unicode's property too, and are none.
    private func isEmoji(_ scalar: Unicode.Scalar?) -> Bool {
        guard let scalar else { return false }
        return scalar.value == 0xFE0F || scalar.value > 0x7F && scalar.properties.isEmoji
    }
}

/// The cells of a code point by itself.
private func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x300: return 1
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0  // vowels and finals that join a Hangul syllable
    case 0x1F1E6...0x1F1FF: return 1  // two letters make one flag of two cells
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return scalar == zeroWidthJoiner || scalar.value == 0x200C ? 0 : 1
    default: return isWide(scalar) ? 2 : 1
    }
}

/// East Asian Width W or F (Unicode Standard Annex 11), in rough ranges: what is not assigned in them does not matter.
/// Most wide signs outside of them are emoji.
private func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x4DBF,
        0x4DC0...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
        0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376,
        0x1F200...0x1F265, 0x20000...0x3FFFD:
        true
    default: scalar.properties.isEmojiPresentation
    }
}
