import FormSource

@testable import FormYAML

/// Numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// A document as a tree, with what was found.
func read(_ text: String) -> (tree: YAMLTree, found: [Diagnostic]) {
    var diagnostics = DiagnosticBag()
    let tree = readYAML(SourceFile(name: "test.yaml", text), as: .main, &diagnostics)
    return (tree, diagnostics.all)
}

/// The scalars of a document, in order: what each is, and the text that its range covers.
func scalars(_ text: String) -> [(value: String, written: String)] {
    let tree = read(text).tree
    let bytes = Array(text.utf8)
    return tree.nodes.indices.filter { tree.nodes[$0].kind == .scalar }.map { position in
        let range = tree.range(NodeID(position))
        return (
            tree.string(NodeID(position)), String(decoding: bytes[range.lowerBound..<range.upperBound], as: UTF8.self)
        )
    }
}
