import FormReference
import Testing

/// Kleene's tables, whole.
@Suite struct TruthTests {
    @Test(arguments: [
        (ReferenceTruth.no, ReferenceTruth.no, ReferenceTruth.no, ReferenceTruth.no),
        (.no, .unknown, .no, .unknown), (.no, .yes, .no, .yes),
        (.unknown, .no, .no, .unknown), (.unknown, .unknown, .unknown, .unknown), (.unknown, .yes, .unknown, .yes),
        (.yes, .no, .no, .yes), (.yes, .unknown, .unknown, .yes), (.yes, .yes, .yes, .yes),
    ])
    func andOr(_ one: ReferenceTruth, _ other: ReferenceTruth, _ both: ReferenceTruth, _ either: ReferenceTruth) {
        #expect(ReferenceTruth.all([one, other]) == both)
        #expect(ReferenceTruth.any([one, other]) == either)
    }

    @Test func not() {
        #expect(ReferenceTruth.allCases.map(\.negated) == [.yes, .unknown, .no])
    }
}
