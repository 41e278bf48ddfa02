nonisolated extension FormPatternParser {
    /// What follows a backslash: the scalars that it stands for, and the scalar if it is a single one.
    mutating func escape(from start: Int) throws(FormPatternError) -> (set: FormScalarSet, scalar: Unicode.Scalar?) {
        guard let scalar = peek() else { throw error(.incompleteEscape, from: start, to: at) }
        at += 1
        switch scalar {
        case "d": return (.digits, nil)
        case "D": return (FormScalarSet.digits.inverted, nil)
        case "w": return (.word, nil)
        case "W": return (FormScalarSet.word.inverted, nil)
        case "s": return (.space, nil)
        case "S": return (FormScalarSet.space.inverted, nil)
        case "t": return single("\u{09}")
        case "n": return single("\u{0A}")
        case "v": return single("\u{0B}")
        case "f": return single("\u{0C}")
        case "r": return single("\u{0D}")
        case "u": return single(try unicodeEscape(from: start))
        case "b", "B", "A", "Z", "z", "G": throw error(.boundary, from: start, to: at)
        case "p", "P": throw error(.property, from: start, to: at)
        case "k", "1"..."9": throw error(.backReference, from: start, to: at)
        default:
            guard scalar.isASCII, scalar.value > 0x20, scalar.value < 0x7F, !FormScalarSet.word.contains(scalar.value)
            else { throw error(.unknownEscape, from: start, to: at) }
            return single(scalar)
        }
    }

    private func single(_ scalar: Unicode.Scalar) -> (set: FormScalarSet, scalar: Unicode.Scalar?) {
        (FormScalarSet(scalar), scalar)
    }

    /// `XXXX` or `{X…}`.
    private mutating func unicodeEscape(from start: Int) throws(FormPatternError) -> Unicode.Scalar {
        let isBraced = take("{")
        var value: UInt32 = 0
        var count = 0
        while let digit = peek(), let hex = Self.hexDigit(digit), count < (isBraced ? 8 : 4) {
            value = value << 4 | hex
            count += 1
            at += 1
        }
        guard isBraced ? count > 0 && take("}") : count == 4 else {
            throw error(.incompleteEscape, from: start, to: at)
        }
        guard let scalar = Unicode.Scalar(value) else { throw error(.badScalar, from: start, to: at) }
        return scalar
    }

    private static func hexDigit(_ scalar: Unicode.Scalar) -> UInt32? {
        switch scalar.value {
        case 0x30...0x39: scalar.value - 0x30
        case 0x41...0x46: scalar.value - 0x37
        case 0x61...0x66: scalar.value - 0x57
        default: nil
        }
    }

    /// A class after its `[`.
    mutating func characterClass(from start: Int) throws(FormPatternError) -> FormScalarSet {
        let isNegated = take("^")
        var ranges: [ClosedRange<UInt32>] = []
        var isFirst = true
        while !take("]") {
            let item = at
            guard let (set, scalar) = try classItem(isFirst: isFirst, from: start) else {
                throw error(.unclosedClass, from: start, to: start + 1)
            }
            isFirst = false
            guard peek() == "-", let end = peek(1), end != "]" else {
                ranges += set.ranges
                continue
            }
            if end == "-" { throw error(.classOperator, from: at, to: at + 2) }
            at += 1
            guard let (_, last) = try classItem(isFirst: true, from: start), let scalar, let last else {
                throw error(.badRange, from: item, to: at)
            }
            if last < scalar { throw error(.reversedRange, from: item, to: at) }
            ranges.append(scalar.value...last.value)
        }
        if ranges.isEmpty { throw error(.emptyClass, from: start, to: at) }
        let set = FormScalarSet(ranges)
        let result = isNegated ? set.inverted : set
        if result.ranges.isEmpty { throw error(.emptyClass, from: start, to: at) }
        return result
    }

    /// A character or escape of a class; nil at the pattern's end.
    private mutating func classItem(
        isFirst: Bool, from start: Int
    ) throws(FormPatternError) -> (set: FormScalarSet, scalar: Unicode.Scalar?)? {
        guard let scalar = peek() else { return nil }
        let item = at
        at += 1
        switch scalar {
        case "\\": return try escape(from: item)
        case "[":
            let isPosix = peek() == ":" || peek() == "." || peek() == "="
            throw error(isPosix ? .posixClass : .classOperator, from: item, to: at)
        case "&", "~":
            if peek() == scalar { throw error(.classOperator, from: item, to: at + 1) }
        case "-":
            // At the start or the end it stands for itself.
            if peek() == "-" { throw error(.classOperator, from: item, to: at + 1) }
            if !isFirst, peek() != "]" { throw error(.badRange, from: item, to: at) }
        default: break
        }
        return single(scalar)
    }
}
