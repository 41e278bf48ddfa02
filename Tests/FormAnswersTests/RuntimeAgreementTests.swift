import FormCompiler
import FormExamples
import FormModel
import FormRuntime
import FormSource
import FormTestSupport
import Foundation
import Testing

@testable import FormAnswers
@testable import FormSamples

/// Stored answers are checked from their bytes, and decoded into the generated types: both find the same, in the same
/// order. The answers are legal ones, and legal ones that were spoilt by chance.
@Suite struct RuntimeAgreementTests {
    @Test func agreement() throws { try expectAgreement(Agreement.self) }
    @Test func bugReport() throws { try expectAgreement(BugReport.self) }
    @Test func familyPhotos() throws { try expectAgreement(FamilyPhotos.self) }
    @Test func fruitCheckboxes() throws { try expectAgreement(FruitCheckboxes.self) }
    @Test func fruitPicker() throws { try expectAgreement(FruitPicker.self) }
    @Test func intake() throws { try expectAgreement(Intake.self) }
    @Test func onboarding() throws { try expectAgreement(Onboarding.self) }
    @Test func survey2025() throws { try expectAgreement(Survey2025.self) }
    @Test func survey2026() throws { try expectAgreement(Survey2026.self) }
    @Test func taskEdit() throws { try expectAgreement(TaskEdit.self) }

    private func expectAgreement<Model: FormModel>(_ type: Model.Type) throws {
        let name = "\(type)"
        let form = try form(packageFile("Examples/\(name)/\(name).form.yaml"))
        var checked = Checked(form)
        var spoiler = try Spoiler(form)
        var codes: Set<String> = []
        for position in 0..<400 {
            let json = spoiler.next()
            let decoded = try JSONDecoder().decode(FormDecoded<Model>.self, from: Data(json.utf8))
            let expected = (decoded.violations + decoded.value.violations()).map {
                "\($0.field?.rawValue ?? "-") \($0.code.rawValue) `\($0.found)` `\($0.allowed)`"
            }
            let found = try checked.findings(json).map { place in
                let finding = place.finding
                let field = finding.field.map { checked.plan.ids[$0] } ?? "-"
                return "\(field) \(finding.code.rawValue) `\(finding.found)` `\(finding.allowed)`"
            }
            codes.formUnion(expected.map { String($0.split(separator: " ")[1]) })
            guard found == expected else {
                Issue.record("record \(position): \(json)\nfound: \(found)\nthe runtime finds: \(expected)")
                return
            }
        }
        // Else the answers would prove little.
        #expect(codes.count >= 3)
    }
}

/// Makes answers: legal ones, most of them with a few members changed, dropped or added.
private struct Spoiler {
    private var maker: SampleMaker
    private var chance = SampleRandom(seed: 7)
    private let keys: [String]
    private let tags: [String]

    init(_ form: Form) throws {
        maker = SampleMaker(form, seed: 11)
        keys = form.fields.flatMap { field in ([field.id].compactMap { $0 } + field.formerly).map { form.string($0) } }
        tags =
            form.options.map { form.string($0.tag) }
            + form.optionDetails.flatMap { $0.formerly.map { form.string($0) } }
    }

    mutating func next() -> String {
        var members: [(key: String, value: String)] = []
        if let sample = maker.valid() {
            for (field, answer) in sample.answers.enumerated() {
                if let value = maker.json(answer, field) { members.append((maker.key(field), value)) }
            }
        }
        for _ in 0..<chance.below(5) { spoil(&members) }
        // What a decoder cannot tell: a key that stands twice.
        var seen: Set<String> = []
        members.removeAll { !seen.insert($0.key).inserted }
        return "{" + members.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
    }

    private mutating func spoil(_ members: inout [(key: String, value: String)]) {
        let position = chance.below(members.count)
        switch chance.below(6) {
        case 0 where !members.isEmpty: members.remove(at: position)
        case 1, 2:
            guard !members.isEmpty else { return }
            members[position].value = value()
        case 3:
            guard !members.isEmpty else { return }
            let kept = members.remove(at: position)
            members.insert(kept, at: chance.below(members.count + 1))
        case 4: members.append((jsonQuoted(chance.pick(["", "x", "é", "naïve/~", "nowhere"]) ?? ""), value()))
        case _:
            let key = jsonQuoted(chance.pick(keys) ?? "")
            members.insert((key, value()), at: chance.below(members.count + 1))
        }
    }

    private mutating func value() -> String {
        if chance.chance(35) {
            let items = (0..<chance.below(6)).map { _ in chance.chance(75) ? tag() : scalar() }
            return "[" + items.joined(separator: " , ") + "]"
        }
        return chance.chance(40) ? tag() : scalar()
    }

    private mutating func tag() -> String {
        let tag = chance.pick(tags) ?? "apple"
        return Int(tag) != nil && chance.chance(80) ? tag : jsonQuoted(tag)
    }

    private mutating func scalar() -> String {
        chance.pick([
            "null", "true", "false", "0", "-0", "1", "2.0", "-1", "0.1", "36.6", "1e2", "5e-1", "12345678901234567",
            "1e30",
            "0.1234567890123456", "\"\"", "\"x\"", "\"日本語\"", "\"a\\n\\u00e9\\ud83d\\ude00\"", "\"2024-02-29\"",
            "\"2023-02-29\"", "\"09:30\"", "\"09:30:00\"", "\"2024-02-29T09:30\"", "\"AB-123456\"",
            "\"ada@example.org\"",
            "\"+49 30 1234567\"", "\"https://example.org/a?b\"", "[]", "{}", "{\"a\": [1, {\"b\": null}]}", "[[]]",
            "\"" + String(repeating: "long ", count: 60) + "\"",
        ]) ?? "null"
    }
}
