package import FormModel
import FormRuntime
import FormSource

/// Makes answers to a form: legal ones, and ones that break a rule on purpose. The same seed makes the same answers.
package struct SampleMaker {
    package let form: Form
    /// The fields that have an answer: what the runtime counts.
    let fields: [Field]
    let rules: [FormRule]
    /// The options of each field's list.
    let options: [FormOptionRules?]
    let tags: [[String]]
    let source: FormConditionSource
    let conditions: FormConditions
    let values: SampleValues
    var random: SampleRandom
    /// What no answer was found for, when a legal sample was last looked for in vain.
    package private(set) var obstacles: [SampleObstacle] = []
    /// How often in a row none was found.
    private(set) var failures = 0
    /// As many attempts to put a sample right.
    private static let attempts = 60

    package init(_ form: Form, seed: UInt64) {
        self.form = form
        fields = form.fields.filter { if case .none = $0.shape.value { false } else { true } }
        rules = fields.map { form.rule(of: $0) ?? FormRule(.toggle(mustBe: nil)) }
        options = fields.map { $0.shape.value.list.map { form.optionRules(of: form.lists[$0]) } }
        tags = fields.map { field in
            field.shape.value.list.map { form.options[form.lists[$0].options].map { form.string($0.tag) } } ?? []
        }
        source = form.conditionSource()
        conditions = FormConditions(fieldCount: fields.count, source)
        values = SampleValues(form: form)
        random = SampleRandom(seed: seed)
    }

    /// A legal sample; nil where none was found, of a form whose rules are too hard to meet by trying.
    package mutating func valid() -> Sample? {
        var sample = Sample(answers: fields.indices.map { start(of: $0) })
        var misses = SampleMisses(fields: fields.count, rules: source.rules.count)
        for _ in 0..<SampleMaker.attempts {
            let verdict = verdict(on: sample)
            guard !verdict.findings.isEmpty else {
                hide(&sample, verdict.decisions)
                failures = 0
                return sample
            }
            for finding in verdict.findings {
                misses.count(finding)
                mend(&sample, finding, verdict.decisions)
            }
        }
        failures += 1
        obstacles = misses.most.map { field, rule in
            rule.map { .rule(source.rules[$0].id, at: id(field)) } ?? .field(id(field))
        }
        return nil
    }

    private func id(_ field: Int) -> String { fields[field].id.map { form.string($0) } ?? "" }

    /// A value, or now and then none where none is asked for.
    private mutating func start(of field: Int) -> SampleAnswer {
        if !rules[field].isRequired, random.chance(25) { return unanswered(field) }
        return SampleAnswer(values.value(fields[field], options[field], &random))
    }

    func unanswered(_ field: Int) -> SampleAnswer {
        if case .toggle = fields[field].shape.value { return SampleAnswer(.toggle(false)) }
        return .unanswered
    }

    /// What is answered to a hidden field is ignored: sometimes it is left out, sometimes it stays.
    private mutating func hide(_ sample: inout Sample, _ decisions: FormDecisions) {
        for field in decisions.hidden.positions where random.chance(60) { sample.answers[field] = unanswered(field) }
    }

    /// Answers a field anew, or for a rule one of the fields that it asks.
    private mutating func mend(_ sample: inout Sample, _ finding: FormFinding, _ decisions: FormDecisions) {
        var field = finding.field ?? 0
        if let rule = finding.rule {
            var named: [Int] = []
            source.rules[rule].require.forEachField { named.append($0) }
            field = random.pick(named) ?? field
            if random.chance(30), !rules[field].isRequired {
                sample.answers[field] = unanswered(field)
                return
            }
        }
        sample.answers[field] = SampleAnswer(values.value(fields[field], offered(field, decisions), &random))
    }

    func offered(_ field: Int, _ decisions: FormDecisions) -> FormOptionRules? {
        guard let options = options[field], let list = conditions.list(ofField: field) else { return options[field] }
        return options.offering(decisions.lists[list])
    }

    // MARK: Judging

    /// What the runtime's own judge says of a sample's values.
    func verdict(on sample: Sample) -> (findings: [FormFinding], decisions: FormDecisions) {
        var seen = conditions.emptySlots
        for (field, answer) in sample.answers.enumerated() {
            if let slot = conditions.slot(ofField: field) { seen[slot] = answer.value }
        }
        let decisions = conditions.decide(&seen)
        var findings: [FormFinding] = []
        for field in fields.indices where !decisions.hidden.contains(field) {
            var rule = rules[field]
            if decisions.required.contains(field) { rule.isRequired = true }
            let first = findings.count
            rule.judge(sample.answers[field].value, of: offered(field, decisions), &findings) { tags[field][$0] }
            for index in first..<findings.count { findings[index].field = field }
        }
        conditions.judge(seen, decisions, &findings)
        return (findings, decisions)
    }
}

/// Answers to every field of a form, in order, and what is added to them.
package struct Sample: Sendable {
    package var answers: [SampleAnswer]
    /// Members of the JSON object that are no answer: an unknown field, a field that stands twice.
    package var extras: [String] = []
}

extension SampleMaker {
    /// The sample as one line of JSON. Unanswered fields are left out, or now and then written as null.
    package mutating func json(_ sample: Sample) -> String {
        var members: [String] = []
        for (field, answer) in sample.answers.enumerated() {
            guard let written = json(answer, field) ?? (random.chance(10) ? "null" : nil) else { continue }
            members.append("\(key(field)):\(written)")
        }
        return "{" + (members + sample.extras).joined(separator: ",") + "}"
    }

    /// An answer as JSON; nil where there is nothing to write.
    func json(_ answer: SampleAnswer, _ field: Int) -> String? {
        answer.raw ?? answer.value.json(tags: tags[field], isInteger: list(of: field)?.tagType == .integer)
    }

    func list(of field: Int) -> ChoiceList? { fields[field].shape.value.list.map { form.lists[$0] } }

    func key(_ field: Int) -> String { jsonQuoted(fields[field].id.map { form.string($0) } ?? "") }
}
