import FormRuntime

/// What keeps a form from being answered by trying.
package enum SampleObstacle: Equatable, Sendable {
    /// The field's id.
    case field(String)
    /// The rule's id, empty if it has none, and the field that it is reported at.
    case rule(String, at: String)
}

/// How often each field and each rule was not met while a legal sample was looked for.
struct SampleMisses {
    /// By field, then by rule; a rule with the field that it is reported at.
    private var fields: [Int]
    private var rules: [(field: Int, count: Int)]

    init(fields: Int, rules: Int) {
        self.fields = [Int](repeating: 0, count: fields)
        self.rules = [(field: Int, count: Int)](repeating: (0, 0), count: rules)
    }

    mutating func count(_ finding: FormFinding) {
        guard let field = finding.field else { return }
        if let rule = finding.rule {
            rules[rule] = (field, rules[rule].count + 1)
        } else {
            fields[field] += 1
        }
    }

    /// What was missed most often, in the order of the form: a few, since one reason is enough.
    var most: [(field: Int, rule: Int?)] {
        let most = max(fields.max() ?? 0, rules.map(\.count).max() ?? 0)
        let all =
            fields.indices.filter { fields[$0] == most }.map { (field: $0, rule: Int?.none) }
            + rules.indices.filter { rules[$0].count == most }.map { (field: rules[$0].field, rule: Int?.some($0)) }
        return Array(all.prefix(3))
    }
}
