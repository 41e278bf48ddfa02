import FormAnswers
import FormCompiler
import FormEmit
import FormModel
import FormReference
import FormRuntime
import FormSamples
import FormSource
import FormTestSupport
import Foundation
import Testing

/// Everything that judges answers judges the same ones: the generated Swift (its decoding and its `violations()`), the
/// check of stored answers, the second reading of the language, and the exported schema under validators of others. They
/// agree on every violation; the schema never refuses what they accept.
///
/// `make agreement` runs a million answers; `FORMC_FORMS`, `FORMC_ANSWERS` (a form) and `FORMC_SEED` say how many and
/// which.
@Suite struct AgreementTests {
    @Test func nobodyDisagrees() throws {
        let seed = UInt64(Self.number("FORMC_SEED", 20_261_130))
        let answers = Self.number("FORMC_ANSWERS", 300)
        var parties = try Party.examples(answers: answers, seed: seed)
        for position in 0..<UInt64(Self.number("FORMC_FORMS", 16)) {
            parties.append(try Party(random: seed &+ position, position: Int(position), answers: answers))
        }
        let swift = try Self.judgedBySwift(parties)
        var judged = 0
        for (party, lines) in zip(parties, swift) {
            judged += party.answers.count
            if !party.agrees(with: lines) { return }
        }
        #expect(judged == parties.count * answers)
        let schemas = try Self.judgedBySchemas(parties, swift)
        print("agreement: \(judged) answers to \(parties.count) forms, seed \(seed): no disagreement; \(schemas)")
    }

    private static func number(_ variable: String, _ usual: Int) -> Int {
        ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? usual
    }

    /// What one program of all the generated Swift finds, a line an answer.
    private static func judgedBySwift(_ parties: [Party]) throws -> [[Set<String>]] {
        let input = parties.enumerated().flatMap { position, party in party.answers.map { "\(position)\t\($0.json)\n" }
        }
        let program = CompiledProgram(
            specs: parties.flatMap(\.specs), main: judgingProgram(parties.map(\.type)), input: input.joined(),
            flags: ["-swift-version", "6", "-Onone", "-warnings-as-errors"])
        #expect(program.complaint == "")
        var lines = program.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()[...]
        return parties.map { party in
            defer { lines = lines.dropFirst(party.answers.count) }
            return lines.prefix(party.answers.count).map { Set($0.split(separator: "\t").map(String.init)) }
        }
    }

    /// Hands the valid answers to the validators that are installed; what they say at the end.
    private static func judgedBySchemas(_ parties: [Party], _ swift: [[Set<String>]]) throws -> String {
        guard hasJSONSchema else { return "no schema was judged, since python3 has no jsonschema" }
        let folder = try SchemaFolder()
        let most = number("FORMC_SCHEMA_ANSWERS", 60)
        for (party, verdicts) in zip(parties, swift) where party.hasCurrentNamesOnly {
            guard let schema = party.schema else { continue }
            let accepted = zip(party.answers, verdicts).filter { $1.isEmpty }.map(\.0.json).prefix(most)
            try folder.write(schema, as: party.type, accepted: Array(accepted), refused: [])
        }
        let (status, output) = try folder.check()
        #expect(status == 0, "\(output)")
        return output.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

/// A form, answers to it, and what each judge says of them.
private struct Party {
    struct Answer {
        let json: String
        /// What the reference finds, of answers that it has made.
        let expected: Set<String>?
    }

    /// The form's Swift type.
    let type: String
    let specs: [SourceFile]
    let form: Form
    let answers: [Answer]
    let hasCurrentNamesOnly: Bool
    private let plan: AnswerPlan

    private init(_ type: String, _ specs: [SourceFile], _ answers: [Answer], hasCurrentNamesOnly: Bool, _ form: Form) {
        self.type = type
        self.specs = specs
        self.answers = answers
        self.hasCurrentNamesOnly = hasCurrentNamesOnly
        self.form = form
        plan = AnswerPlan(form)
    }

    /// Every form of the examples that imports nothing, with answers made to it.
    static func examples(answers: Int, seed: UInt64) throws -> [Party] {
        try [
            "Agreement", "BugReport", "FamilyPhotos", "FruitCheckboxes", "FruitPicker", "Intake", "Onboarding",
            "Survey2025", "Survey2026", "TaskEdit",
        ].map { name in
            let spec = SourceFile(name: "\(name).form.yaml", packageFile("Examples/\(name)/\(name).form.yaml"))
            let form = try #require(readForm(spec).form)
            let made = made(for: form, count: answers, seed: seed).map { Answer(json: $0, expected: nil) }
            return Party(name, [spec], made, hasCurrentNamesOnly: true, form)
        }
    }

    /// A random form; two thirds of its answers are the reference's. Every second one has no former names, of which a
    /// schema knows nothing.
    init(random seed: UInt64, position: Int, answers: Int) throws {
        let hasRenames = position % 2 == 0
        let name = "Sample\(position)"
        let reference = RandomForm.form(
            seed: seed, name: name, features: hasRenames ? .all : RandomFeatures.all.subtracting(.renames))
        let spec = SourceFile(name: "\(name).form.yaml", reference.spec(style: seed))
        let form = try #require(readForm(spec).form, "seed \(seed)")
        let plain = ReferencePlainForm(reference)
        var random = RandomAnswers(reference, seed: seed)
        var all = Party.made(for: form, count: answers / 3, seed: seed).map { Answer(json: $0, expected: nil) }
        while all.count < answers {
            let next = random.next()
            let violations = ReferenceJudge(plain, next).violations
            all.append(Answer(json: next.json, expected: Set(violations.map(\.description))))
        }
        self.init(name, [spec], all, hasCurrentNamesOnly: !hasRenames, form)
    }

    /// Answers by the maker behind `formc sample`: valid ones, ones with a fault, ones with two. Of a form whose rules
    /// are hard to meet, empty ones in their place.
    private static func made(for form: Form, count: Int, seed: UInt64) -> [String] {
        var maker = SampleMaker(form, seed: seed)
        return (0..<count).map { position in
            guard let valid = maker.valid() else { return "{}" }
            guard position % 3 > 0, let code = maker.anyCode(), let one = maker.broken(valid, code) else {
                return maker.json(valid)
            }
            guard position % 3 == 2, let other = maker.anyCode(), let two = maker.broken(one.sample, other) else {
                return maker.json(one.sample)
            }
            return maker.json(two.sample)
        }
    }

    var schema: EmittedFile? { answerSchema(String(decoding: specs[0].bytes, as: UTF8.self), named: specs[0].name) }

    /// Compares what the program found with what the check of stored answers and the reference find.
    func agrees(with swift: [Set<String>]) -> Bool {
        var checker = AnswerChecker(plan)
        guard swift.count == answers.count else {
            Issue.record("\(type): \(swift.count) verdicts on \(answers.count) answers")
            return false
        }
        for (answer, found) in zip(answers, swift) {
            let bytes = Array(answer.json.utf8)
            var findings: [AnswerFinding] = []
            do throws(AnswerFault) {
                _ = try checker.check(bytes, from: 0, before: bytes.count, &findings)
            } catch {
                Issue.record("\(type): \(error) in \(answer.json)")
                return false
            }
            let checked = Set(findings.map { described($0, plan) })
            let expected = answer.expected ?? checked
            if checked == found, checked == expected { continue }
            Issue.record(
                """
                \(type): \(answer.json)
                Swift:     \(found.sorted())
                check:     \(checked.sorted())
                reference: \(answer.expected.map { "\($0.sorted())" } ?? "-")
                \(String(decoding: specs[0].bytes, as: UTF8.self))
                """)
            return false
        }
        return true
    }
}
