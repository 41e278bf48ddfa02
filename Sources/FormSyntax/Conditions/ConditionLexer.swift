/// Cuts a condition into tokens (`Grammar/condition.ebnf`). Linear; no character is looked at twice.
struct ConditionLexer {
    private let bytes: [UInt8]
    private var at = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() throws(ConditionFault) -> ConditionToken {
        while at < bytes.count, [0x20, 0x09, 0x0A].contains(bytes[at]) { at += 1 }
        guard at < bytes.count else { return ConditionToken(kind: .end, range: bytes.count..<bytes.count) }
        let start = at
        switch bytes[at] {
        case UInt8(ascii: "("): return token(.open, 1)
        case UInt8(ascii: ")"): return token(.close, 1)
        case UInt8(ascii: ","): return token(.comma, 1)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return try quoted()
        case UInt8(ascii: "#"): throw ConditionFault(cause: .comment, range: start..<lineEnd(start))
        case _: break
        }
        if let length = wordLength(start) {
            at = start + length
            return ConditionToken(kind: keyword(start..<at), range: start..<at)
        }
        return try comparison()
    }

    private mutating func token(_ kind: ConditionToken.Kind, _ length: Int) -> ConditionToken {
        defer { at += length }
        return ConditionToken(kind: kind, range: at..<at + length)
    }

    private func lineEnd(_ start: Int) -> Int { bytes[start...].firstIndex(of: 0x0A) ?? bytes.count }

    private mutating func quoted() throws(ConditionFault) -> ConditionToken {
        let start = at
        guard let end = bytes[(start + 1)...].firstIndex(of: bytes[start]) else {
            throw ConditionFault(cause: .unclosedQuote, range: start..<start + 1)
        }
        at = end + 1
        return ConditionToken(kind: .quoted, range: start..<at)
    }

    // MARK: Words

    /// A word is letters, digits, `_` and `-`, and `.` or `:` inside it.
    private func wordLength(_ start: Int) -> Int? {
        var end = start
        while end < bytes.count {
            let length = letterLength(end)
            if length > 0 {
                end += length
            } else if isJoint(bytes[end]), end > start, end + 1 < bytes.count, letterLength(end + 1) > 0 {
                end += 1
            } else {
                break
            }
        }
        return end == start ? nil : end - start
    }

    private func isJoint(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") }

    /// The length of a letter, digit, `_` or `-` at an offset; 0 if there is none.
    private func letterLength(_ offset: Int) -> Int {
        let byte = bytes[offset]
        if byte < 0x80 {
            let isLetter = (0x61...0x7A).contains(byte | 0x20)
            return isLetter || (0x30...0x39).contains(byte) || byte == 0x5F || byte == 0x2D ? 1 : 0
        }
        guard let (scalar, length) = scalar(at: offset) else { return 0 }
        let properties = scalar.properties
        return properties.isAlphabetic || properties.numericType != nil || properties.generalCategory == .nonspacingMark
            || properties.generalCategory == .spacingMark ? length : 0
    }

    private func scalar(at offset: Int) -> (Unicode.Scalar, Int)? {
        var iterator = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return (scalar, UTF8.width(scalar))
    }

    private func keyword(_ range: Range<Int>) -> ConditionToken.Kind {
        switch String(decoding: bytes[range], as: UTF8.self) {
        case "and": .and
        case "or": .or
        case "not": .not
        case "in": .in
        case "has": .has
        case "any": .any
        case "all": .all
        case "is": .is
        case "answered": .answered
        case "unanswered": .unanswered
        case "count": .count
        case "field": .field
        case _: .word
        }
    }

    // MARK: Operators

    /// Every spelling, and what it is, or what is meant by it. The longest come first: `===` before `==`, `==` before `=`.
    private static let spellings: [(bytes: [UInt8], own: Comparison?, meant: String)] = {
        let own = Comparison.allCases.map { (bytes: Array($0.rawValue.utf8), own: Optional($0), meant: "") }
        let others = foreign.map { (bytes: Array($0.0.utf8), own: Comparison?.none, meant: $0.1) }
        return (own + others).sorted { $0.bytes.count > $1.bytes.count }
    }()

    private static let foreign = [
        ("===", "=="), ("!==", "!="), ("<>", "!="), ("=<", "<="), ("=>", ">="), ("&&", "and"), ("||", "or"),
        ("&", "and"),
        ("|", "or"), ("=", "=="), ("!", "not"), ("≠", "!="), ("≤", "<="), ("≥", ">="),
    ]

    private mutating func comparison() throws(ConditionFault) -> ConditionToken {
        let start = at
        let rest = bytes[start..<min(start + 4, bytes.count)]
        guard let match = ConditionLexer.spellings.first(where: { rest.starts(with: $0.bytes) }) else {
            let length = scalar(at: start)?.1 ?? 1
            throw ConditionFault(cause: .character, range: start..<min(start + length, bytes.count))
        }
        guard let comparison = match.own else {
            throw ConditionFault(cause: .foreignOperator(match.meant), range: start..<start + match.bytes.count)
        }
        return token(.comparison(comparison), match.bytes.count)
    }
}
