import FormReference
import Testing

/// Random forms and answers reach what they are made to reach.
@Suite struct VarietyTests {
    private static let codes = [
        "duplicate-tag", "exclusive-conflict", "format", "must-be", "not-offered", "pattern", "required",
        "required-option", "rule", "step", "too-few", "too-large", "too-long", "too-many", "too-short", "too-small",
        "unknown-field", "unknown-tag", "wrong-type",
    ]

    @Test func everyViolationComesUp() {
        var counts: [String: Int] = [:]
        var (valid, all) = (0, 0)
        for seed: UInt64 in 0..<40 {
            let form = RandomForm.form(seed: seed, name: "Sample")
            let plain = ReferencePlainForm(form)
            var random = RandomAnswers(form, seed: seed)
            for _ in 0..<40 {
                let violations = ReferenceJudge(plain, random.next()).violations
                all += 1
                valid += violations.isEmpty ? 1 : 0
                for code in Set(violations.map(\.code)) { counts[code, default: 0] += 1 }
            }
        }
        #expect(counts.keys.sorted() == Self.codes)
        for code in Self.codes { #expect(counts[code, default: 0] >= 5, "\(code) of \(all)") }
        #expect(valid * 5 > all, "\(valid) valid of \(all)")
    }

    @Test func conditionsAreTrueAndFalseAndUnknown() {
        var counts: [ReferenceTruth: Int] = [:]
        for seed: UInt64 in 0..<40 {
            let form = RandomForm.form(seed: seed, name: "Sample")
            let plain = ReferencePlainForm(form)
            var random = RandomAnswers(form, seed: seed)
            for _ in 0..<10 {
                let judge = ReferenceJudge(plain, random.next())
                for condition in plain.conditions { counts[judge.truth(condition), default: 0] += 1 }
            }
        }
        let all = counts.values.reduce(0, +)
        for truth in ReferenceTruth.allCases {
            #expect(counts[truth, default: 0] * 10 > all, "\(truth): \(counts[truth, default: 0]) of \(all)")
        }
    }

    @Test func oddAnswersOnlyWhenAskedFor() {
        var odd = 0
        for seed: UInt64 in 0..<40 {
            let form = RandomForm.form(seed: seed, name: "Sample")
            var (usual, unusual) = (
                RandomAnswers(form, seed: seed), RandomAnswers(form, seed: seed, oddities: .duplicateKeys)
            )
            for _ in 0..<10 {
                #expect(!hasDuplicates(usual.next()))
                odd += hasDuplicates(unusual.next()) ? 1 : 0
            }
        }
        #expect(odd > 10)
    }

    private func hasDuplicates(_ answers: ReferenceAnswers) -> Bool {
        Set(answers.entries.map(\.key)).count < answers.entries.count
    }
}
