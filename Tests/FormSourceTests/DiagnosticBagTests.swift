import FormSource
import Testing

/// How many findings of a file are kept.
@Suite struct DiagnosticBagTests {
    private func findings(warnings: Int, errors: Int) -> [Diagnostic] {
        var bag = DiagnosticBag()
        for at in 0..<warnings { bag.report(.warning("a-warning", at: SourceRange(at, at, in: .main), "w")) }
        for at in 0..<errors { bag.report(.error("an-error", at: SourceRange(at, at, in: .main), "e")) }
        return bag.all
    }

    private let most = DiagnosticBag.mostOfASeverity

    @Test func theLastThatIsKeptSaysThatThereMayBeMore() {
        let found = findings(warnings: 0, errors: most + 5)
        #expect(found.count == most)
        let notes = found.flatMap { finding in finding.notes.map { note in note.message } }
        #expect(notes == ["there may be more; no more than 10000 errors of a file are told"])
        #expect(found.last?.notes.count == 1)
    }

    @Test func fewerAreAllKept() {
        let found = findings(warnings: 3, errors: most - 1)
        #expect(found.count == most + 2)
        #expect(!found.contains { !$0.notes.isEmpty })
    }

    @Test func warningsTakeNoErrorsPlace() {
        let found = findings(warnings: most + 5, errors: 1)
        #expect(found.count == most + 1)
        #expect(found.last?.severity == .error)
    }
}
