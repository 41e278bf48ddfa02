import FormAnswers
import FormRuntime
import FormSource

/// What was found, in numbers.
struct ValidationSummary {
    private struct Row {
        /// The field's id or the key that is no field's; nil where there is neither.
        let field: String?
        let code: String
        let count: Int
    }

    private let tally: ViolationTally
    private let rows: [Row]

    /// So many keys that are no field's have a row of their own.
    private static let mostKeys = 10

    init(_ tally: ViolationTally, _ plan: AnswerPlan) {
        self.tally = tally
        var rows: [Row] = []
        for row in tally.rows {
            guard row.field == nil else {
                rows.append(Row(field: row.field.map { plan.ids[$0] }, code: row.code.rawValue, count: row.count))
                continue
            }
            let frequent = tally.unknownKeys.mostFrequent(Self.mostKeys)
            rows += frequent.map { Row(field: $0.key, code: row.code.rawValue, count: $0.count) }
            let rest = row.count - frequent.reduce(0) { $0 + $1.count }
            if rest > 0 { rows.append(Row(field: nil, code: row.code.rawValue, count: rest)) }
        }
        if tally.broken > 0 { rows.append(Row(field: nil, code: "syntax", count: tally.broken)) }
        self.rows = rows
    }

    /// `2 of 100 records are not valid`, and whether that is all.
    var verdict: String {
        let files = tally.incompleteFiles
        if files == 0 { return records }
        return records + "; \(files) file\(files == 1 ? " was" : "s were") not read as a whole"
    }

    private var records: String {
        switch (tally.records, tally.invalidRecords) {
        case (0, _): "there are no records"
        case (1, let invalid): "the record is \(invalid == 0 ? "" : "not ")valid"
        case (let all, 0): "all \(all) records are valid"
        case (let all, let invalid): "\(invalid) of \(all) records \(invalid == 1 ? "is" : "are") not valid"
        }
    }

    /// A line a field and code, then the verdict.
    var text: String {
        let rows = rows.map { row in
            let field = row.field.map { $0.isEmpty ? "\"\"" : printable($0, atMost: 60) } ?? ""
            return (field, row.code, String(row.count))
        }
        let widths = (
            rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0, rows.map(\.2.count).max() ?? 0
        )
        let lines = rows.map { row in
            padded(row.0, widths.0) + "  " + padded(row.1, widths.1) + "  "
                + String(repeating: " ", count: widths.2 - row.2.count) + row.2 + "\n"
        }
        return lines.joined() + verdict + "\n"
    }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    /// One object.
    var json: String {
        let counts = rows.map { row in
            let field = row.field.map { "\"field\":\(jsonQuoted($0))," } ?? ""
            return "{\(field)\"code\":\"\(row.code)\",\"count\":\(row.count)}"
        }
        return """
            {"records":\(tally.records),"valid":\(tally.records - tally.invalidRecords),\
            "errors":\(tally.errors),"warnings":\(tally.warnings),"incompleteFiles":\(tally.incompleteFiles),\
            "counts":[\(counts.joined(separator: ","))]}

            """
    }
}
