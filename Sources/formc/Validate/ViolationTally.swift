import FormAnswers
import FormRuntime

/// How many records were read, and how often what was found in them.
struct ViolationTally: Sendable {
    private(set) var records = 0
    private(set) var invalidRecords = 0
    private(set) var errors = 0
    private(set) var warnings = 0
    /// What is no JSON: records, and what stands around them.
    private(set) var broken = 0
    /// Files that were not read as a whole.
    private(set) var incompleteFiles = 0
    private(set) var unknownKeys = UnknownKeyTally()
    /// A row a field, and one for keys that are no field's; a column a code.
    private var counts: [Int]

    private static let columns = FormViolationCode.allCases.count

    init(fields: Int) { counts = [Int](repeating: 0, count: (fields + 1) * Self.columns) }

    mutating func countClearRecord() { records += 1 }

    mutating func countFault(isRecord: Bool) {
        if isRecord {
            records += 1
            invalidRecords += 1
        }
        broken += 1
        errors += 1
    }

    mutating func countIncompleteFile() { incompleteFiles += 1 }

    /// Counts a record in which something was found.
    mutating func count(_ findings: [AnswerFinding], _ severity: (FormViolationCode) -> ViolationSeverity) {
        records += 1
        var isValid = true
        for finding in findings {
            let row = finding.finding.field ?? counts.count / Self.columns - 1
            if finding.finding.code == .unknownField { unknownKeys.count(finding.finding.found) }
            if let column = FormViolationCode.allCases.firstIndex(of: finding.finding.code) {
                counts[row * Self.columns + column] += 1
            }
            switch severity(finding.finding.code) {
            case .error:
                errors += 1
                isValid = false
            case .warning: warnings += 1
            }
        }
        if !isValid { invalidRecords += 1 }
    }

    mutating func add(_ other: ViolationTally) {
        records += other.records
        invalidRecords += other.invalidRecords
        errors += other.errors
        warnings += other.warnings
        broken += other.broken
        incompleteFiles += other.incompleteFiles
        unknownKeys.add(other.unknownKeys)
        for position in counts.indices { counts[position] += other.counts[position] }
    }

    struct Row {
        /// Nil for keys that are no field's.
        let field: Int?
        let code: FormViolationCode
        let count: Int
    }

    /// What was found, in the order of the fields and of the codes; keys that are no field's are one row.
    var rows: [Row] {
        let fields = counts.count / Self.columns - 1
        return counts.indices.filter { counts[$0] > 0 }.map { position in
            let field = position / Self.columns
            return Row(
                field: field < fields ? field : nil, code: FormViolationCode.allCases[position % Self.columns],
                count: counts[position])
        }
    }
}

enum ViolationSeverity: String, Sendable {
    case error, warning
}
