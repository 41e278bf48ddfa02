import FormRuntime
import Testing

/// The matcher against a plain one that tries everything, on random patterns and texts.
@Suite struct PatternReferenceTests {
    private indirect enum Node {
        case letters(String)
        case all([Node])
        case any([Node])
        case times(Node, Int, Int?)

        /// The places where a match that starts at `at` can end.
        func ends(_ text: [Character], _ at: Int) -> Set<Int> {
            switch self {
            case .letters(let letters):
                return at < text.count && letters.contains(text[at]) ? [at + 1] : []
            case .all(let nodes):
                return nodes.reduce([at]) { starts, node in
                    starts.reduce(into: []) { $0.formUnion(node.ends(text, $1)) }
                }
            case .any(let nodes):
                return nodes.reduce(into: []) { $0.formUnion($1.ends(text, at)) }
            case .times(let node, let least, let most):
                var places: Set<Int> = [at]
                for _ in 0..<least { places = places.reduce(into: []) { $0.formUnion(node.ends(text, $1)) } }
                var found = places
                for _ in 0..<(most.map { $0 - least } ?? text.count + 1) {
                    places = places.reduce(into: []) { $0.formUnion(node.ends(text, $1)) }
                    found.formUnion(places)
                }
                return found
            }
        }

        var source: String {
            switch self {
            case .letters(let letters): letters.count == 1 ? letters : "[" + letters + "]"
            case .all(let nodes): nodes.map(\.grouped).joined()
            case .any(let nodes): nodes.map(\.source).joined(separator: "|")
            case .times(let node, 0, nil): node.grouped + "*"
            case .times(let node, 1, nil): node.grouped + "+"
            case .times(let node, 0, 1): node.grouped + "?"
            case .times(let node, let least, nil): node.grouped + "{\(least),}"
            case .times(let node, let least, let most?): node.grouped + "{\(least),\(most)}"
            }
        }

        private var grouped: String {
            if case .letters = self { return source }
            return "(" + source + ")"
        }

        static func random(_ depth: Int, _ random: inout Numbers) -> Node {
            switch Int.random(in: 0..<(depth == 0 ? 1 : 4), using: &random) {
            case 1: return .all((0..<Int.random(in: 0...3, using: &random)).map { _ in .random(depth - 1, &random) })
            case 2: return .any((0..<Int.random(in: 1...3, using: &random)).map { _ in .random(depth - 1, &random) })
            case 3:
                let least = Int.random(in: 0...2, using: &random)
                let most = Bool.random(using: &random) ? nil : least + Int.random(in: 0...2, using: &random)
                return .times(.random(depth - 1, &random), least, most)
            default: return .letters(["a", "b", "ab", "c"][Int.random(in: 0..<4, using: &random)])
            }
        }
    }

    @Test(arguments: 1...8)
    func agreesWithTryingEverything(_ seed: Int) throws {
        var random = Numbers(seed: UInt64(seed))
        var matched = 0
        for _ in 0..<150 {
            let node = Node.random(4, &random)
            let pattern = try FormPattern.parse(node.source).get()
            // More than 63 sets take the other of the two matchers.
            let padded = try FormPattern.parse("(?:" + node.source + ")|x{70}").get()
            let rendered = try FormPattern.parse(String(pattern.ecmaScript.dropFirst().dropLast())).get()
            for _ in 0..<20 {
                let length = Int.random(in: 0...6, using: &random)
                let text = String(
                    (0..<length).map { _ in ["a", "b", "c"][Int.random(in: 0..<3, using: &random)] as Character })
                let expected = node.ends(Array(text), 0).contains(length)
                if expected { matched += 1 }
                #expect(pattern.matches(text) == expected, "\(node.source) \(text)")
                #expect(padded.matches(text) == expected, "\(node.source) \(text)")
                #expect(rendered.matches(text) == expected, "\(node.source) \(text)")
            }
        }
        #expect(matched > 50)
    }
}
