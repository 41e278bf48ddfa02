nonisolated extension FormPattern {
    /// A text that matches, and hardly ever a long one: what may be repeated without end is repeated a few times.
    ///
    /// - Parameter below: a random number from 0 up to, and without, its argument.
    public func sample(_ below: (Int) -> Int) -> String {
        var scalars = String.UnicodeScalarView()
        Self.add(node, to: &scalars, below)
        return String(scalars)
    }

    private static func add(
        _ node: FormPatternNode, to scalars: inout String.UnicodeScalarView, _ below: (Int) -> Int
    ) {
        switch node {
        case .scalars(let set): scalars.append(pick(set, below))
        case .sequence(let nodes): for node in nodes { add(node, to: &scalars, below) }
        case .choice(let nodes): add(nodes[below(nodes.count)], to: &scalars, below)
        case .repeated(let node, let least, let most):
            let count = least + below(min(most ?? least + 4, least + 8) - least + 1)
            for _ in 0..<count { add(node, to: &scalars, below) }
        }
    }

    /// A scalar of a set, a printable ASCII one where there is any: surrogates are none, and fall back to the last one
    /// before them.
    private static func pick(_ set: FormScalarSet, _ below: (Int) -> Int) -> Unicode.Scalar {
        let plain = (UInt32(0x20)...0x7E).filter { set.contains($0) }
        if !plain.isEmpty, below(8) > 0 { return Unicode.Scalar(plain[below(plain.count)]) ?? " " }
        let range = set.ranges[below(set.ranges.count)]
        let value = range.lowerBound + UInt32(below(Int(min(range.upperBound - range.lowerBound, 5_000)) + 1))
        return Unicode.Scalar(value) ?? Unicode.Scalar(range.lowerBound) ?? "\u{D7FF}"
    }
}
