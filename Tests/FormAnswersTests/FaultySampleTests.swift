import FormCompiler
import FormSamples
import FormSource
import FormTestSupport
import Foundation
import Testing

/// Samples that are wrong on purpose.
@Suite struct FaultySampleTests {
    /// One fault on top of another: still JSON.
    @Test(arguments: ["Agreement", "FamilyPhotos", "Intake", "Onboarding", "Survey2026", "TaskEdit"])
    func twoFaultsAreStillJSON(example: String) throws {
        let spec = SourceFile(
            name: "\(example).form.yaml", packageFile("Examples/\(example)/\(example).form.yaml"))
        var maker = SampleMaker(try #require(readForm(spec).form), seed: 5)
        var made = 0
        for _ in 0..<400 {
            guard let one = maker.faulty(), let code = maker.anyCode(), let two = maker.broken(one.sample, code) else {
                continue
            }
            let json = maker.json(two.sample)
            #expect((try? JSONSerialization.jsonObject(with: Data(json.utf8))) != nil, "\(json)")
            made += 1
        }
        #expect(made > 50)
    }

    @Test func asManyAreMadeAsAreAsked() throws {
        let spec = SourceFile(
            name: "A.form.yaml",
            """
            formc: 1
            form: A
            sections:
              - fields:
                  - { id: fruit, type: picker, label: Fruit, options: [apple] }

            """)
        var maker = SampleMaker(try #require(readForm(spec).form), seed: 5)
        for _ in 0..<5000 { #expect(maker.faulty() != nil) }
    }

    /// Limits near the ends of what can be counted.
    @Test(arguments: [
        "type: text, max-length: 9223372036854775807", "type: text, min-length: 9223372036854775807",
        "type: integer, step: 9223372036854775807, min: -9223372036854775808",
        "type: integer, step: 4611686018427387904, min: 1", "type: integer, max: 9223372036854775807, step: 2",
        "type: integer, min: 9223372036854775807, step: 3", "type: integer, min: -9223372036854775808",
        "type: integer, min: -9223372036854775808, max: 9223372036854775807, step: 922337203685477580",
        "type: decimal, min: -999999999999999000, max: 999999999999999000, step: 0.1",
        "type: decimal, min: -9e18, max: 9e18, step: 1", "type: decimal, min: -9.2e18, max: 9.2e18, step: 3e17",
        "type: decimal, min: 0.001, step: 999999999999999", "type: decimal, min: 9e307, max: 9.5e307",
        "type: multi-selector, options: { source: s }, max: 9223372036854775807",
        "type: multi-selector, options: { source: s }, min: 9223372036854775807",
        "type: checkboxes, options: [a, b], max: 9223372036854775807", "type: date, min: 0001-01-01, max: 9999-12-31",
        "type: time, min: 00:00, max: 23:59:59",
    ])
    func limitsAtTheEnds(_ keys: String) throws {
        let spec = SourceFile(
            name: "A.form.yaml",
            "formc: 1\nform: A\nsources:\n  s:\nsections:\n- fields:\n  - { id: a, label: A, required: true, \(keys) }\n"
        )
        let form = readForm(spec).form
        var made = 0
        for seed in 0..<40 {
            guard let form else { break }
            var maker = SampleMaker(form, seed: UInt64(seed))
            for _ in 0..<5 {
                _ = maker.valid()
                if maker.faulty() != nil { made += 1 }
            }
        }
        // What is refused when it is read needs no sample.
        #expect(made > 0 || form == nil)
    }
}
