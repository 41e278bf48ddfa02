import FormAnswers
import FormRuntime

/// What was found, in numbers.
struct ValidationSummary {
    private let tally: ViolationTally
    private let plan: AnswerPlan

    init(_ tally: ViolationTally, _ plan: AnswerPlan) {
        self.tally = tally
        self.plan = plan
    }

    /// `2 of 100 records are not valid`.
    var verdict: String {
        if tally.records == 1 { return "the record is \(tally.invalidRecords == 0 ? "" : "not ")valid" }
        if tally.invalidRecords == 0 { return "all \(tally.records) records are valid" }
        return
            "\(tally.invalidRecords) of \(tally.records) records \(tally.invalidRecords == 1 ? "is" : "are") not valid"
    }

    /// A line a field and code, then the verdict.
    var text: String {
        var rows = tally.rows.map { (name(of: $0.field), $0.code.rawValue, String($0.count)) }
        if tally.broken > 0 { rows.append(("", "syntax", String(tally.broken))) }
        let widths = (
            rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0, rows.map(\.2.count).max() ?? 0
        )
        let lines = rows.map { row in
            padded(row.0, widths.0) + "  " + padded(row.1, widths.1) + "  "
                + String(repeating: " ", count: widths.2 - row.2.count) + row.2 + "\n"
        }
        return lines.joined() + verdict + "\n"
    }

    private func name(of field: Int?) -> String { field.map { plan.ids[$0] } ?? "" }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    /// One object.
    var json: String {
        var counts: [String] = []
        for row in tally.rows {
            let field = row.field.map { "\"field\":\"\(plan.ids[$0])\"," } ?? ""
            counts.append("{\(field)\"code\":\"\(row.code.rawValue)\",\"count\":\(row.count)}")
        }
        if tally.broken > 0 { counts.append("{\"code\":\"syntax\",\"count\":\(tally.broken)}") }
        return """
            {"records":\(tally.records),"valid":\(tally.records - tally.invalidRecords),\
            "errors":\(tally.errors),"warnings":\(tally.warnings),"counts":[\(counts.joined(separator: ","))]}

            """
    }
}
