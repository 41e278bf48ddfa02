import FormCompiler
import FormReference
import FormSource
import Testing

/// Random forms are legal forms, however they are spelled.
@Suite struct SpecTests {
    @Test(arguments: [0, 500, 1000, 1500] as [UInt64])
    func theCompilerReadsThem(_ first: UInt64) {
        for seed in first..<first + 500 {
            let form = RandomForm.form(seed: seed, name: "Sample\(seed)")
            let spec = form.spec(style: seed)
            let errors = check(SourceFile(name: "sample.form.yaml", spec)).diagnostics
                .filter { $0.severity == .error }
            if let error = errors.first {
                Issue.record("seed \(seed): \(error.message) [\(error.id)] at \(error.range)\n\(spec)")
                return
            }
        }
    }

    @Test func theSameSeedMakesTheSame() {
        for seed: UInt64 in 0..<20 {
            let form = RandomForm.form(seed: seed, name: "Sample")
            #expect(form.spec(style: seed) == RandomForm.form(seed: seed, name: "Sample").spec(style: seed))
            var (one, other) = (RandomAnswers(form, seed: seed), RandomAnswers(form, seed: seed))
            #expect((0..<10).allSatisfy { _ in one.next().json == other.next().json })
        }
    }
}
