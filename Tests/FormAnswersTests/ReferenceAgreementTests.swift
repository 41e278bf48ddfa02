import FormReference
import FormTestSupport
import Foundation
import Testing

@testable import FormAnswers

/// Random answers to random forms: what is found in their bytes is what the second reading of the language finds.
///
/// `FORMC_FORMS`, `FORMC_ANSWERS` and `FORMC_SEED` make it as many, and as others, as one likes.
@Suite struct ReferenceAgreementTests {
    private static func number(_ variable: String, _ usual: Int) -> Int {
        ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? usual
    }

    @Test func formsAgree() throws {
        let first = UInt64(Self.number("FORMC_SEED", 1))
        let answerCount = Self.number("FORMC_ANSWERS", 40)
        for seed in first..<first + UInt64(Self.number("FORMC_FORMS", 50)) {
            let reference = RandomForm.form(seed: seed, name: "Sample")
            let spec = reference.spec(style: seed)
            var checked = Checked(try form(spec))
            let plain = ReferencePlainForm(reference)
            var random = RandomAnswers(reference, seed: seed)
            for _ in 0..<answerCount {
                let answers = random.next()
                let expected = Set(ReferenceJudge(plain, answers).violations.map(\.description))
                let fault = checked.fault(answers.json)
                try #require(fault == "none", "seed \(seed): \(fault) in \(answers.json)")
                let found = Set(try checked.findings(answers.json).map { described($0, checked.plan) })
                if found == expected { continue }
                Issue.record(
                    """
                    seed \(seed)
                    only the check finds: \(found.subtracting(expected).sorted())
                    only the reference finds: \(expected.subtracting(found).sorted())
                    answers: \(answers.json)
                    \(spec)
                    """)
                return
            }
        }
    }
}
