/// Reads a pattern by recursive descent, at most 64 groups deep.
nonisolated struct FormPatternParser {
    static let mostStates = 10_000
    static let deepest = 64

    let scalars: [Unicode.Scalar]
    /// The UTF-8 offset of each scalar, and the length.
    let offsets: [Int]
    var at = 0
    private var depth = 0

    init(_ source: String) {
        let scalars = Array(source.unicodeScalars)
        var offsets = [0]
        var offset = 0
        for scalar in scalars {
            offset += UTF8.width(scalar)
            offsets.append(offset)
        }
        self.scalars = scalars
        self.offsets = offsets
    }

    mutating func parse() -> Result<FormPatternNode, FormPatternError> {
        do throws(FormPatternError) {
            let node = try alternatives()
            if at < scalars.count { throw error(.unopenedGroup, from: at, to: at + 1) }
            if node.size > Self.mostStates { throw error(.tooLarge, from: 0, to: scalars.count) }
            return .success(node)
        } catch {
            return .failure(error)
        }
    }

    func error(_ reason: FormPatternError.Reason, from start: Int, to end: Int) -> FormPatternError {
        FormPatternError(reason, offsets[min(start, scalars.count)]..<offsets[min(end, scalars.count)])
    }

    func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
        at + ahead < scalars.count ? scalars[at + ahead] : nil
    }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek() == scalar else { return false }
        at += 1
        return true
    }

    private mutating func alternatives() throws(FormPatternError) -> FormPatternNode {
        var nodes = [try sequence()]
        while take("|") {
            nodes.append(try sequence())
            try check(nodes)
        }
        return nodes.count == 1 ? nodes[0] : .choice(nodes)
    }

    private mutating func sequence() throws(FormPatternError) -> FormPatternNode {
        var nodes: [FormPatternNode] = []
        while let scalar = peek(), scalar != "|", scalar != ")" {
            let atom = try atom(scalar)
            nodes.append(try quantified(atom))
            try check(nodes)
        }
        return nodes.count == 1 ? nodes[0] : .sequence(nodes)
    }

    /// Each node has a state at least: so many are not even kept.
    private func check(_ nodes: [FormPatternNode]) throws(FormPatternError) {
        if nodes.count > Self.mostStates { throw error(.tooLarge, from: 0, to: scalars.count) }
    }

    private mutating func atom(_ scalar: Unicode.Scalar) throws(FormPatternError) -> FormPatternNode {
        let start = at
        at += 1
        switch scalar {
        case "(": return try group(from: start)
        case "[": return .scalars(try characterClass(from: start))
        case "\\": return .scalars(try escape(from: start).set)
        case ".": return .scalars(FormScalarSet.lineEnds.inverted)
        case "^", "$": throw error(.anchor, from: start, to: at)
        case "*", "+", "?": throw error(.nothingToRepeat, from: start, to: at)
        case "{", "}", "]": throw error(.loneBracket, from: start, to: at)
        default: return .scalars(FormScalarSet(scalar))
        }
    }

    private mutating func group(from start: Int) throws(FormPatternError) -> FormPatternNode {
        if take("?") { try groupKind(from: start) }
        depth += 1
        if depth > Self.deepest { throw error(.tooDeep, from: start, to: at) }
        let node = try alternatives()
        depth -= 1
        guard take(")") else { throw error(.unclosedGroup, from: start, to: start + 1) }
        return node
    }

    /// What follows `(?`: only `:` is supported.
    private mutating func groupKind(from start: Int) throws(FormPatternError) {
        if take(":") { return }
        switch (peek(), peek(1)) {
        case ("=", _), ("!", _), ("<", "="), ("<", "!"): throw error(.lookAround, from: start, to: at + 1)
        case ("<", _), ("P", _), ("'", _): throw error(.namedGroup, from: start, to: at + 1)
        default: throw error(.inlineFlag, from: start, to: at + 1)
        }
    }

    private mutating func quantified(_ node: FormPatternNode) throws(FormPatternError) -> FormPatternNode {
        let start = at
        guard let (least, most) = try quantifier() else { return node }
        switch peek() {
        case "?": throw error(.lazy, from: start, to: at + 1)
        case "+": throw error(.possessive, from: start, to: at + 1)
        case "*", "{": throw error(.nothingToRepeat, from: at, to: at + 1)
        default: break
        }
        let repeated = FormPatternNode.repeated(node, min: least, max: most)
        // Checked at each step, so that no later one works on what is too large already.
        if repeated.size > Self.mostStates { throw error(.tooLarge, from: start, to: at) }
        return repeated
    }

    private mutating func quantifier() throws(FormPatternError) -> (Int, Int?)? {
        if take("*") { return (0, nil) }
        if take("+") { return (1, nil) }
        if take("?") { return (0, 1) }
        let start = at
        guard take("{") else { return nil }
        guard let least = number() else { throw error(.badCount, from: start, to: at + 1) }
        var most: Int? = least
        if take(",") { most = number() }
        guard take("}") else { throw error(.badCount, from: start, to: at + 1) }
        if let most, most < least { throw error(.reversedCount, from: start, to: at) }
        return (least, most)
    }

    private mutating func number() -> Int? {
        var value: Int?
        while let digit = peek(), digit.value >= 0x30, digit.value <= 0x39 {
            value = min((value ?? 0) * 10 + Int(digit.value - 0x30), Self.mostStates + 1)
            at += 1
        }
        return value
    }
}
