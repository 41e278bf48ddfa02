import FormSource
import Testing

/// What was most likely meant by a misspelt word.
@Suite struct NearestTests {
    private static let words = ["label", "title", "text", "min-length", "max-length", "id", "options"]

    @Test(arguments: [
        ("lable", "label"), ("labe", "label"), ("Label", "label"), ("labels", "label"), ("tilte", "title"),
        ("maxlength", "max-length"),
        ("min_length", "min-length"), ("optons", "options"), ("di", "id"), ("i", "id"), ("TEXT", "text"),
        ("txet", "text"),
    ])
    func meant(_ word: String, _ meant: String) { #expect(nearest(to: word, among: Self.words) == meant) }

    @Test(arguments: ["", "x", "colour", "length", "yx", "elbal"])
    func nothing(_ word: String) { #expect(nearest(to: word, among: Self.words) == nil) }

    /// A word is not taken for itself, the first of equals wins, and what is very long is not compared.
    @Test func edges() {
        #expect(nearest(to: "id", among: ["id"]) == nil)
        #expect(nearest(to: "cat", among: ["bat", "hat"]) == "bat")
        #expect(nearest(to: "cat", among: ["cart", "cat", "chat"]) == "cart")
        let long = String(repeating: "a", count: 65)
        #expect(nearest(to: long, among: [String(repeating: "a", count: 64)]) == nil)
        #expect(nearest(to: String(repeating: "a", count: 64), among: [long]) == nil)
        #expect(nearest(to: "a", among: [] as [String]) == nil)
    }

    @Test(arguments: [
        ("", "", 0), ("a", "", 1), ("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "abd", 1),
        ("abc", "ab", 1),
        ("ca", "abc", 3), ("kitten", "sitting", 3), ("日本", "本日", 1), ("e\u{301}", "\u{E9}", 2),
    ])
    func distances(_ first: String, _ second: String, _ distance: Int) {
        let (one, other) = (Array(first.unicodeScalars), Array(second.unicodeScalars))
        #expect(editDistance(one, other) == distance && editDistance(other, one) == distance)
    }
}
