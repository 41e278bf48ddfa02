import FormRuntime
import Testing

@Suite struct TruthTests {
    /// Kleene: `and` is the least, `or` the greatest of no < unknown < yes.
    @Test func isKleene() {
        let all: [FormTruth] = [.no, .unknown, .yes]
        for (one, a) in all.enumerated() {
            #expect(a.negated == all[2 - one])
            for (other, b) in all.enumerated() {
                #expect(a.and(b) == all[min(one, other)])
                #expect(a.or(b) == all[max(one, other)])
                #expect(a.and(b).negated == a.negated.or(b.negated))
            }
        }
        #expect(FormTruth(true).isYes && FormTruth(false).isNo)
        #expect(!FormTruth.unknown.isYes && !FormTruth.unknown.isNo)
    }
}
