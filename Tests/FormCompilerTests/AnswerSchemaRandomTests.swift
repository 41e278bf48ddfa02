import FormEmit
import FormReference
import FormTestSupport
import Foundation
import Testing

/// The JSON Schema of random forms against a second reading of the language, under independent validators: what the
/// reference finds nothing wrong with is never refused, and where the schema says that it leaves nothing out, everything
/// else is.
///
/// `FORMC_FORMS`, `FORMC_ANSWERS` and `FORMC_SEED` make it as many, and as others, as one likes; a form's seed is in the
/// name of what fails.
@Suite struct AnswerSchemaRandomTests {
    @Test(.enabled(if: hasJSONSchema, "python3 with jsonschema is needed"))
    func nothingValidIsRefused() throws {
        let seed = UInt64(number("FORMC_SEED", 20_261_130))
        let folder = try SchemaFolder()
        var exact = 0
        for offset in 0..<UInt64(number("FORMC_FORMS", 25)) {
            // A schema knows no former names.
            let features = RandomFeatures.all.subtracting(.renames)
            let form = RandomForm.form(seed: seed &+ offset, name: "Sample", features: features)
            guard let file = answerSchema(form.spec(style: seed &+ offset)) else {
                Issue.record("seed \(seed &+ offset): the form has errors\n\(form.spec(style: seed &+ offset))")
                continue
            }
            let plain = ReferencePlainForm(form)
            var random = RandomAnswers(form, seed: seed &+ offset)
            let answers = (0..<number("FORMC_ANSWERS", 40)).map { _ in random.next() }
            let isValid = answers.map { ReferenceJudge(plain, $0).violations.isEmpty }
            let isExact = file.omissions.allSatisfy {
                $0.hasPrefix("which tags there are in") || $0.hasSuffix("digits")
            }
            if isExact { exact += 1 }
            let judged = zip(answers, isValid).map { (json: $0.json, isValid: $1) }
            try folder.write(
                file, as: "seed-\(seed &+ offset)", accepted: judged.filter(\.isValid).map(\.json),
                refused: isExact ? judged.filter { !$0.isValid }.map(\.json) : [])
        }
        #expect(exact > 0)
        let (status, output) = try folder.check()
        #expect(status == 0, "\(output)")
    }

    private func number(_ variable: String, _ usual: Int) -> Int {
        ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? usual
    }
}
