/// A grammar in the EBNF of ISO/IEC 14977, as far as `Grammar/condition.ebnf` uses it: alternatives, sequences, options,
/// repetitions, terminals, names and comments.
struct EBNF {
    indirect enum Node {
        case terminal(String)
        case name(String)
        case sequence([Node])
        case choice([Node])
        case optional(Node)
        case repeated(Node)
    }

    private(set) var rules: [String: Node] = [:]
    private var tokens: [String] = []
    private var at = 0

    /// Nil if the text is no grammar.
    init?(_ text: String) {
        tokens = EBNF.tokens(of: text)
        while at < tokens.count {
            let name = tokens[at]
            guard at + 1 < tokens.count, tokens[at + 1] == "=" else { return nil }
            at += 2
            guard let node = choice(), at < tokens.count, tokens[at] == ";" else { return nil }
            at += 1
            rules[name] = node
        }
    }

    private mutating func choice() -> Node? {
        guard let first = sequence() else { return nil }
        var nodes = [first]
        while at < tokens.count, tokens[at] == "|" {
            at += 1
            guard let next = sequence() else { return nil }
            nodes.append(next)
        }
        return nodes.count == 1 ? first : .choice(nodes)
    }

    private mutating func sequence() -> Node? {
        guard let first = item() else { return nil }
        var nodes = [first]
        while at < tokens.count, tokens[at] == "," {
            at += 1
            guard let next = item() else { return nil }
            nodes.append(next)
        }
        return nodes.count == 1 ? first : .sequence(nodes)
    }

    private mutating func item() -> Node? {
        guard at < tokens.count else { return nil }
        let token = tokens[at]
        at += 1
        switch token {
        case "[", "{":
            guard let inner = choice(), at < tokens.count, tokens[at] == (token == "[" ? "]" : "}") else { return nil }
            at += 1
            return token == "[" ? .optional(inner) : .repeated(inner)
        case _ where token.hasPrefix("\"") || token.hasPrefix("'"):
            return .terminal(String(token.dropFirst().dropLast()))
        case _: return .name(token)
        }
    }

    private static func tokens(of text: String) -> [String] {
        var tokens: [String] = []
        var rest = text[...]
        while let first = rest.first {
            if rest.hasPrefix("(*") {
                rest = rest.firstRange(of: "*)").map { rest[$0.upperBound...] } ?? ""
            } else if first.isWhitespace {
                rest = rest.dropFirst()
            } else if first == "\"" || first == "'" {
                let end = rest.dropFirst().firstIndex(of: first) ?? rest.index(before: rest.endIndex)
                tokens.append(String(rest[...end]))
                rest = rest[rest.index(after: end)...]
            } else if first.isLetter {
                let word = rest.prefix { $0.isLetter || $0 == "-" }
                tokens.append(String(word))
                rest = rest.dropFirst(word.count)
            } else {
                tokens.append(String(first))
                rest = rest.dropFirst()
            }
        }
        return tokens
    }
}

extension EBNF {
    /// Rules whose parts stand side by side, without blanks.
    private static let lexical: Set<String> = ["word", "quoted", "letter", "joint", "character"]

    /// A random sentence of a rule. Beyond `depth` the shortest alternatives are taken, so that it ends.
    func sentence(
        _ rule: String, depth: Int, keywords: Set<String>, using random: inout some RandomNumberGenerator
    ) -> String {
        guard let node = rules[rule] else { return "" }
        var text = ""
        repeat {
            text = derive(node, depth, EBNF.lexical.contains(rule), keywords, &random)
        } while rule == "word" && keywords.contains(text)
        return text
    }

    private func derive(
        _ node: Node, _ depth: Int, _ isLexical: Bool, _ keywords: Set<String>,
        _ random: inout some RandomNumberGenerator
    ) -> String {
        switch node {
        case .terminal(let text): return text
        case .name(let name): return sentence(name, depth: depth - 1, keywords: keywords, using: &random)
        case .sequence(let nodes):
            return nodes.map { derive($0, depth, isLexical, keywords, &random) }.filter { !$0.isEmpty }
                .joined(separator: isLexical ? "" : blank(&random))
        case .choice(let nodes):
            // The last alternative of each rule is the one that ends soonest.
            let node = depth > 0 ? nodes.randomElement(using: &random) : nodes.last
            return node.map { derive($0, depth, isLexical, keywords, &random) } ?? ""
        case .optional(let node):
            return Bool.random(using: &random) ? derive(node, depth, isLexical, keywords, &random) : ""
        case .repeated(let node):
            let count = depth > 0 ? Int.random(in: 0...2, using: &random) : 0
            return (0..<count).map { _ in derive(node, depth, isLexical, keywords, &random) }
                .joined(separator: isLexical ? "" : blank(&random))
        }
    }

    private func blank(_ random: inout some RandomNumberGenerator) -> String {
        [" ", " ", " ", "  ", "\n", "\t"].randomElement(using: &random) ?? " "
    }
}

/// SplitMix64: the same numbers for the same seed, on every machine.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
        return value ^ (value >> 31)
    }
}
