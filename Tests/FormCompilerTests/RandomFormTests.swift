import FormReference
import FormSource
import FormTestSupport
import Foundation
import Testing

/// The compiler and its runtime against a second reading of the language: random forms are compiled, random answers are
/// judged by the program and by the reference, and the two agree on every violation.
///
/// `FORMC_FORMS`, `FORMC_ANSWERS` and `FORMC_SEED` make it as many, and as others, as one likes. Each form has a seed of
/// its own, one more than the last: a failure's, as `FORMC_SEED` with `FORMC_FORMS=1`, shows it again.
@Suite struct RandomFormTests {
    @Test func formsAgree() {
        expectAgreement(.all)
    }

    private static func number(_ variable: String, _ usual: Int) -> Int {
        ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? usual
    }

    private func expectAgreement(_ features: RandomFeatures) {
        let seed = UInt64(Self.number("FORMC_SEED", 20_261_130))
        let answerCount = Self.number("FORMC_ANSWERS", 300)
        let cases = (0..<UInt64(Self.number("FORMC_FORMS", 20))).map {
            RandomCase(seed: seed &+ $0, position: Int($0), answers: answerCount, features)
        }
        let program = CompiledProgram(
            specs: cases.map { SourceFile(name: "\($0.form.name).form.yaml", $0.spec) }, main: Self.main(cases),
            input: cases.map(\.input).joined(), flags: ["-swift-version", "6", "-Onone", "-warnings-as-errors"])
        guard program.complaint.isEmpty else {
            Issue.record("from seed \(seed): \(program.complaint)")
            return
        }
        let lines = program.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count == cases.count * answerCount, "from seed \(seed)")
        for (position, line) in lines.enumerated() where position / answerCount < cases.count {
            let found = Set(line.split(separator: "\t").map(String.init))
            // One difference is enough to read.
            if !cases[position / answerCount].expectAgreement(found, position % answerCount) { return }
        }
    }

    /// Reads lines of a form's position, a tab and answers; prints for each the violations with tabs between them.
    private static func main(_ cases: [RandomCase]) -> String {
        let judges = cases.map { "    { try judge(\($0.form.name).self, $0) }," }
        return """
            import Foundation

            func judge<Form: FormModel>(_ form: Form.Type, _ json: Data) throws -> [String] {
                let decoded = try JSONDecoder().decode(FormDecoded<Form>.self, from: json)
                return (decoded.violations + decoded.value.violations()).map { violation in
                    let option =
                        switch violation.code {
                        case .notOffered, .unknownTag, .duplicateTag: violation.found
                        case .requiredOption: violation.allowed
                        default: ""
                        }
                    return "\\(violation.fieldID) \\(violation.code.rawValue) \\(option)"
                }
            }

            let judges: [@Sendable (Data) throws -> [String]] = [
            \(judges.joined(separator: "\n"))
            ]
            let input = try Data(contentsOf: URL(fileURLWithPath: "input"))
            for line in input.split(separator: UInt8(ascii: "\\n")) {
                let parts = line.split(separator: UInt8(ascii: "\\t"), maxSplits: 1)
                let position = Int(String(decoding: parts[0], as: UTF8.self)) ?? 0
                do {
                    print(try judges[position](Data(parts[1])).joined(separator: "\\t"))
                } catch {
                    print("not read: \\(error)")
                }
            }
            """
    }
}

/// A random form with random answers and what the reference says of them.
private struct RandomCase {
    let seed: UInt64
    let form: ReferenceForm
    let spec: String
    let answers: [ReferenceAnswers]
    private let position: Int
    private let plain: ReferencePlainForm

    init(seed: UInt64, position: Int, answers: Int, _ features: RandomFeatures) {
        self.seed = seed
        self.position = position
        form = RandomForm.form(seed: seed, name: "Sample\(position)", features: features)
        spec = form.spec(style: seed)
        plain = ReferencePlainForm(form)
        var random = RandomAnswers(form, seed: seed)
        self.answers = (0..<answers).map { _ in random.next() }
    }

    /// What the program reads.
    var input: String { answers.map { "\(position)\t\($0.json)\n" }.joined() }

    /// Compares what was found in the answers at a position with what the reference says; whether they are the same.
    func expectAgreement(_ found: Set<String>, _ position: Int) -> Bool {
        let expected = Set(ReferenceJudge(plain, answers[position]).violations.map(\.description))
        if found == expected { return true }
        Issue.record(
            """
            seed \(seed), answer \(position)
            only the program says: \(found.subtracting(expected).sorted())
            only the reference says: \(expected.subtracting(found).sorted())
            answer: \(answers[position].json)
            \(spec)
            """)
        return false
    }
}
