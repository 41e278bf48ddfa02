import FormEmit
import FormSource

/// A log of SARIF 2.1.0 with one run. Its rules are those of which something was found.
func sarifReport(_ report: CheckReport, _ version: String) -> JSON {
    let rules = sarifRules(of: report)
    var indices: [String: Int] = [:]
    for (position, rule) in rules.enumerated() { indices[rule.id] = position }
    return [
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
            [
                "tool": [
                    "driver": [
                        "name": "formc", "semanticVersion": .string(version), "rules": .array(rules.map(\.json)),
                    ]
                ],
                "invocations": [invocation(report)],
                "columnKind": "utf16CodeUnits",
                "originalUriBaseIds": ["%SRCROOT%": ["description": message("the folder in which formc was run")]],
                "artifacts": .array(
                    report.files.map { ["location": artifactLocation($0.file), "roles": ["analysisTarget"]] }),
                "results": .array(report.findings.map { result($0, indices[$0.id.name]) }),
            ]
        ],
    ]
}

private func invocation(_ report: CheckReport) -> JSON {
    object([
        ("executionSuccessful", .boolean(report.problems.isEmpty)),
        (
            "toolExecutionNotifications",
            report.problems.isEmpty
                ? nil : .array(report.problems.map { ["level": "error", "message": message($0)] })
        ),
    ])
}

private func result(_ finding: CheckReport.Finding, _ index: Int?) -> JSON {
    let others = finding.notes.filter { $0.place == nil }.map(\.message)
    let text = ([finding.sentence] + others).joined(separator: "\n")
    let related = finding.notes.compactMap { note in note.place.map { (note.message, $0) } }.enumerated().map {
        position, note in
        ["id": .integer(position + 1), "message": message(note.0)] + location(note.1)
    }
    return object([
        ("ruleId", .string(finding.id.name)),
        ("ruleIndex", index.map { .integer($0) }),
        ("level", .string(finding.severity.rawValue)),
        ("message", message(text)),
        ("locations", finding.place.map { [location($0)] }),
        ("relatedLocations", related.isEmpty ? nil : .array(related)),
        ("partialFingerprints", ["formcFinding/v1": .string(finding.fingerprint)]),
        ("fixes", finding.fix.map { [fix($0)] }),
    ])
}

private func location(_ place: CheckReport.Place) -> JSON {
    ["physicalLocation": ["artifactLocation": artifactLocation(place.file), "region": region(place)]]
}

private func region(_ place: CheckReport.Place) -> JSON {
    [
        "startLine": .integer(place.start.line), "startColumn": .integer(place.start.utf16Column),
        "endLine": .integer(place.end.line), "endColumn": .integer(place.end.utf16Column),
    ]
}

/// The edits of a fix, those of a file together.
private func fix(_ fix: CheckReport.Fix) -> JSON {
    var files: [String] = []
    for edit in fix.edits where !files.contains(edit.place.file) { files.append(edit.place.file) }
    return [
        "description": message(fix.summary),
        "artifactChanges": .array(
            files.map { file in
                [
                    "artifactLocation": artifactLocation(file),
                    "replacements": .array(
                        fix.edits.filter { $0.place.file == file }.map { edit in
                            [
                                "deletedRegion": region(edit.place),
                                "insertedContent": ["text": .string(edit.replacement)],
                            ]
                        }),
                ]
            }),
        "properties": ["certain": .boolean(fix.isCertain)],
    ]
}

/// Relative to the folder in which formc was run, unless the path is absolute.
private func artifactLocation(_ file: String) -> JSON {
    if file.hasPrefix("/") { return ["uri": .string("file://" + uriPath(file))] }
    return ["uri": .string(uriPath(withoutDot(file))), "uriBaseId": "%SRCROOT%"]
}

/// A path as a URI reference has it (RFC 3986): everything but unreserved characters and slashes is escaped.
private func uriPath(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "/"):
            text.unicodeScalars.append(Unicode.Scalar(byte))
        case _:
            let digits = String(byte, radix: 16, uppercase: true)
            text += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
        }
    }
    return text
}
