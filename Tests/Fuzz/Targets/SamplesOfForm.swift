import FormAnswers
import FormModel
import FormRuntime
import FormSamples

/// Answers made to a form: legal ones, in which nothing may be found, and others, in which what is wrong must be.
func problemsOfSamples(_ form: Form, seed: UInt64) -> [String] {
    var options = AnswerPlan.Options()
    options.reportsHidden = true
    let strict = AnswerPlan(form, options)
    options.reportsHidden = false
    let usual = AnswerPlan(form, options)
    options.looksCloser = true
    let close = AnswerPlan(form, options)
    var maker = SampleMaker(form, seed: seed)
    var problems: [String] = []
    for _ in 0..<3 {
        guard let sample = maker.valid() else { break }
        let json = maker.json(sample)
        for plan in [usual, close] {
            let found = codes(json, plan)
            if !found.isEmpty { problems.append("legal answers have \(found): \(json)") }
        }
    }
    for _ in 0..<3 {
        guard let faulty = maker.faulty() else { break }
        let json = maker.json(faulty.sample)
        let found = codes(json, strict)
        if !found.contains(faulty.code.rawValue) {
            problems.append("answers with \(faulty.code.rawValue) have \(found): \(json)")
        }
        if codes(json, usual) != codes(json, close) { problems.append("the passes differ: \(json)") }
    }
    return problems
}

private func codes(_ json: String, _ plan: AnswerPlan) -> [String] {
    var checker = AnswerChecker(plan)
    var findings: [AnswerFinding] = []
    let bytes = Array(json.utf8)
    do throws(AnswerFault) {
        _ = try checker.check(bytes, from: 0, before: bytes.count, &findings)
    } catch {
        return ["\(error.kind)"]
    }
    return findings.map(\.finding.code.rawValue)
}
