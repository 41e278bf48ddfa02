import FormEmit
import FormSource

/// The version of the shape of the JSON report, which `Documentation/check.md` tells. It grows when a reader of the
/// former shape would no longer understand it; a new key is no reason.
let jsonReportVersion = 1

func jsonReport(_ report: CheckReport, _ version: String) -> JSON {
    [
        "version": .integer(jsonReportVersion),
        "tool": ["name": "formc", "version": .string(version)],
        "files": .strings(report.files.map(\.file)),
        "findings": .array(report.findings.map(json)),
        "problems": .strings(report.problems),
        "summary": [
            "errors": .integer(report.errors), "warnings": .integer(report.warnings),
            "shown": .integer(report.findings.count),
        ],
    ]
}

private func json(_ finding: CheckReport.Finding) -> JSON {
    object([
        ("id", .string(finding.id.name)),
        ("severity", .string(finding.severity.rawValue)),
        ("message", .string(finding.message)),
        ("label", finding.label.map { .string($0) }),
        ("file", finding.place.map { .string($0.file) }),
        ("range", finding.place.map(range)),
        ("fingerprint", .string(finding.fingerprint)),
        ("notes", finding.notes.isEmpty ? nil : .array(finding.notes.map(json))),
        ("fix", finding.fix.map(json)),
    ])
}

private func json(_ note: CheckReport.Note) -> JSON {
    object([
        ("message", .string(note.message)), ("file", note.place.map { .string($0.file) }),
        ("range", note.place.map(range)),
    ])
}

private func json(_ fix: CheckReport.Fix) -> JSON {
    [
        "summary": .string(fix.summary),
        "certain": .boolean(fix.isCertain),
        "edits": .array(
            fix.edits.map { edit in
                [
                    "file": .string(edit.place.file), "range": range(edit.place),
                    "replacement": .string(edit.replacement),
                ]
            }),
    ]
}

private func range(_ place: CheckReport.Place) -> JSON {
    ["start": position(place.start), "end": position(place.end)]
}

private func position(_ position: CheckReport.Position) -> JSON {
    [
        "line": .integer(position.line), "column": .integer(position.column),
        "utf16Column": .integer(position.utf16Column), "offset": .integer(position.offset),
    ]
}

/// An object without the keys that have no value.
func object(_ entries: [(key: String, value: JSON?)]) -> JSON {
    .object(entries.compactMap { entry in entry.value.map { JSON.Entry(key: entry.key, value: $0) } })
}
