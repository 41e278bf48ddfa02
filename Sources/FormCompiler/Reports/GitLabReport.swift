import FormEmit
import FormSource

/// A Code Quality report as GitLab reads it: an array of issues, each with a fingerprint by which two reports are
/// compared.
func gitlabReport(_ report: CheckReport) -> JSON {
    .array(
        report.findings.map { finding in
            let severity =
                switch finding.severity {
                case .error: "major"
                case .warning: "minor"
                }
            return [
                "description": .string(finding.sentence),
                "check_name": .string(finding.id.name),
                "fingerprint": .string(finding.fingerprint),
                "severity": .string(severity),
                "location": [
                    "path": .string(withoutDot(finding.place?.file ?? "")),
                    "lines": [
                        "begin": .integer(finding.place?.start.line ?? 1),
                        "end": .integer(finding.place?.end.line ?? 1),
                    ],
                ],
            ]
        })
}

/// A path without a `./` at its start, which GitLab and GitHub do not take for the same.
func withoutDot(_ path: String) -> String {
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    return String(path)
}
