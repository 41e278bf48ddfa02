import FormAnswers
import FormCompiler
import FormSource

/// Whether bytes are JSON: an object, or an array of objects.
func isJSON(_ bytes: [UInt8]) -> Bool {
    guard let plan = anyPlan else { return false }
    var checker = AnswerChecker(plan)
    var findings: [AnswerFinding] = []
    var records = DocumentRecords(from: 0)
    while true {
        switch records.next(bytes, before: bytes.count, isLast: true, &checker, &findings) {
        case .checked: findings.removeAll(keepingCapacity: true)
        case .ended: return true
        case .broken, .needsMore, .failed: return false
        }
    }
}

/// The scanner wants a form; keys that are no field's are scanned all the same.
private let anyPlan: AnswerPlan? = {
    let spec = "formc: 1\nform: F\nsections:\n- fields:\n  - {id: no-such-key, type: toggle, label: L}\n"
    return readForm(SourceFile(name: "any.form.yaml", spec)).form.map { AnswerPlan($0) }
}()
