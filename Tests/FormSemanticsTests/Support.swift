import FormCompiler
import FormSource
import FormTestSupport

/// What differs from the marks in a spec. A text that starts with a list item is the fields of a form.
func found(_ marked: String) -> [String] { differences(whole(marked)) }

func whole(_ text: String) -> String {
    text.hasPrefix("  - ") ? "formc: 1\nform: Order\nsections:\n- fields:\n" + text : text
}

func diagnostics(_ bytes: [UInt8]) -> [Diagnostic] {
    check(SourceFile(name: "test.form.yaml", bytes: bytes)).diagnostics
}

/// Ranges that do not lie in a file of `count` bytes: of findings, their notes and their fixes.
func strayRanges(_ diagnostics: [Diagnostic], _ count: Int) -> [String] {
    diagnostics.flatMap { diagnostic in
        let ranges =
            [diagnostic.range] + diagnostic.notes.compactMap(\.range) + (diagnostic.fix?.edits.map(\.range) ?? [])
        return ranges.filter { $0.start > $0.end || $0.upperBound > count }.map {
            "\(diagnostic.id): \($0.start)-\($0.end)"
        }
    }
}

/// A file after the edits of some fixes.
func applied(_ fixes: [Fix], to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let edits = fixes.flatMap(\.edits).sorted { $0.range.start > $1.range.start }
    for edit in edits {
        bytes.replaceSubrange(edit.range.lowerBound..<edit.range.upperBound, with: Array(edit.replacement.utf8))
    }
    return bytes
}

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
