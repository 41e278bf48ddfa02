import FormTestSupport
import Testing

@testable import FormSyntax

/// `Grammar/condition.ebnf` is what the parser takes: random sentences of the one are conditions for the other.
@Suite struct ConditionGrammarTests {
    private static let keywords: Set<String> = [
        "and", "or", "not", "in", "has", "any", "all", "is", "answered", "unanswered", "count", "field",
    ]
    private let grammar = EBNF(packageFile("Grammar/condition.ebnf"))

    private func sentences(_ count: Int, seed: UInt64) throws -> [String] {
        let grammar = try #require(grammar)
        #expect(grammar.rules["condition"] != nil)
        var random = SeededGenerator(seed)
        return (0..<count).map { _ in grammar.sentence("condition", depth: 14, keywords: Self.keywords, using: &random)
        }
    }

    @Test func theParserTakesEverySentence() throws {
        for sentence in try sentences(3000, seed: 1) {
            if case .failure(let fault) = ConditionParser.parse(Array(sentence.utf8)) {
                Issue.record("\(sentence): \(fault)")
            }
        }
    }

    @Test func sentencesAreOfAllKinds() throws {
        let all = try sentences(3000, seed: 1).joined(separator: "\n")
        for piece in [
            " or", "and", "not", "(", ",", "==", "!=", "<=", ">", "in", "has", "any", "all", "is", "\"", "'", "count",
            "field",
        ] {
            #expect(all.contains(piece), "\(piece)")
        }
    }

    /// Whatever the text: a condition, or a fault inside of it.
    @Test func mutationsAreTakenOrRefusedInPlace() throws {
        var random = SeededGenerator(2)
        let letters = Array("()=<>!&|,#\"' \n\tandor.:-_0é日\u{0}".utf8) + [0xFF, 0xC3]
        for sentence in try sentences(1500, seed: 3) {
            var bytes = Array(sentence.utf8)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let at = Int.random(in: 0...bytes.count, using: &random)
                switch Int.random(in: 0...2, using: &random) {
                case 0: bytes.insert(letters.randomElement(using: &random) ?? 0, at: at)
                case 1: if at < bytes.count { bytes.remove(at: at) }
                case _: if at < bytes.count { bytes[at] = letters.randomElement(using: &random) ?? 0 }
                }
            }
            switch ConditionParser.parse(bytes) {
            case .success(let condition):
                #expect(condition.range.upperBound <= bytes.count)
            case .failure(let fault):
                #expect(fault.range.lowerBound >= 0 && fault.range.upperBound <= bytes.count, "\(sentence)")
            }
        }
    }
}
