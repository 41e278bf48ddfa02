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
}
