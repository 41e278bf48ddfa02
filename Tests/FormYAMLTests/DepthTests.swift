import FormSource
import Testing

@testable import FormYAML

/// Nesting beyond what is read is said once, where it starts to be too deep, however deep it is.
@Suite struct DepthTests {
    @Test(arguments: ["[", "{a: ", "- ", "? ", "[{a: "])
    func deepNesting(_ piece: String) {
        let found = read(String(repeating: piece, count: 200_000 / piece.utf8.count)).found
        #expect(found.map(\.id) == [.nesting])
        let perPiece = piece.utf8.filter {
            [UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "-"), UInt8(ascii: "?")].contains($0)
        }.count
        #expect(found.first.map { $0.range.lowerBound } == 64 / perPiece * piece.utf8.count)
    }

    @Test(arguments: ["a:", "-"])
    func deepBlocks(_ line: String) {
        let text = (0..<600).map { String(repeating: " ", count: $0) + line }.joined(separator: "\n")
        #expect(read(text).found.map(\.id) == [.nesting])
    }

    @Test func deepestThatIsRead() {
        let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        #expect(read(deepest).found.isEmpty)
        #expect(read("[" + deepest + "]").found.map(\.id) == [.nesting])
    }
}
