nonisolated extension FormPattern {
    /// The same pattern for JSON Schema and JavaScript with the `u` flag: anchored, with every class written out, so
    /// that it does not depend on what a dialect takes `\d`, `\w`, `\s` or `.` for. Of escapes it has `\uXXXX` at most:
    /// what stands beyond U+FFFF stands for itself, so that other dialects, Python's among them, read it as well.
    public var ecmaScript: String { "^(?:" + Self.render(node) + ")$" }

    private static func render(_ node: FormPatternNode) -> String {
        switch node {
        case .scalars(let set): render(set)
        case .sequence(let nodes): nodes.map { isChoice($0) ? "(?:" + render($0) + ")" : render($0) }.joined()
        case .choice(let nodes): nodes.map(render).joined(separator: "|")
        case .repeated(let node, let least, let most):
            (isSingle(node) ? render(node) : "(?:" + render(node) + ")") + quantifier(least, most)
        }
    }

    private static func quantifier(_ least: Int, _ most: Int?) -> String {
        switch (least, most) {
        case (0, nil): "*"
        case (1, nil): "+"
        case (0, 1): "?"
        case (_, nil): "{\(least),}"
        case (_, let most?): most == least ? "{\(least)}" : "{\(least),\(most)}"
        }
    }

    private static func isChoice(_ node: FormPatternNode) -> Bool {
        switch node {
        case .choice: true
        case .scalars, .sequence, .repeated: false
        }
    }

    private static func isSingle(_ node: FormPatternNode) -> Bool {
        switch node {
        case .scalars: true
        case .sequence, .choice, .repeated: false
        }
    }

    private static func render(_ set: FormScalarSet) -> String {
        if set.ranges.count == 1, let range = set.ranges.first, range.count == 1 { return literal(range.lowerBound) }
        // As it was written, unless it is shorter to say what is left out of all scalars.
        let isNegated = set.isEndToEnd || set.isNegated && !set.inverted.isEndToEnd
        let ranges = isNegated ? set.inverted.ranges : set.ranges
        if ranges.isEmpty { return "[\\s\\S]" }
        let items = ranges.map { range in
            switch range.count {
            case 1: literal(range.lowerBound)
            case 2: literal(range.lowerBound) + literal(range.upperBound)
            default: literal(range.lowerBound) + "-" + literal(range.upperBound)
            }
        }
        return (isNegated ? "[^" : "[") + items.joined() + "]"
    }

    /// A scalar that stands for itself within and without a class.
    private static func literal(_ value: UInt32) -> String {
        switch value {
        case 0x09: return "\\t"
        case 0x0A: return "\\n"
        case 0x0D: return "\\r"
        default: break
        }
        guard let scalar = Unicode.Scalar(value), value >= 0x20, !(0x7F..<0xA0).contains(value),
            !(0x2028...0x2029).contains(value), !(0xD7FC...0xF8FF).contains(value), !(0xFFF0...0xFFFF).contains(value)
        else {
            let digits = String(value, radix: 16, uppercase: true)
            return "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        }
        if scalar == "-" { return "\\u002D" }
        return "^$\\.*+?()[]{}|/".unicodeScalars.contains(scalar) ? "\\" + String(scalar) : String(scalar)
    }
}
