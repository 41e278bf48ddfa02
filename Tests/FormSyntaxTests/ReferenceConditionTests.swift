import FormReference
import Testing

@testable import FormSyntax

/// The parser takes what the conditions of random forms look like.
@Suite struct ReferenceConditionTests {
    @Test func theParserTakesThem() {
        var count = 0
        for seed: UInt64 in 0..<200 {
            let form = ReferencePlainForm(RandomForm.form(seed: seed, name: "Sample"))
            for condition in form.conditions.map(\.description) {
                count += 1
                if case .failure(let fault) = ConditionParser.parse(Array(condition.utf8)) {
                    Issue.record("\(condition): \(fault)")
                }
            }
        }
        #expect(count > 1000)
    }
}
