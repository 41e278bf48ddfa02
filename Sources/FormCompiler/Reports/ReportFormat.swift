import FormEmit
package import FormSource

/// How the findings of a check are written.
package enum ReportFormat: String, CaseIterable, Sendable {
    case text, concise, json, sarif, github, gitlab, junit

    /// What one finding is in a format of lines, with the line feeds that end them; nil in one that is written whole.
    package func lines(of finding: CheckReport.Finding, _ style: TextStyle = .plain) -> [UInt8]? {
        switch self {
        case .text: Array(finding.text.utf8)
        case .concise: conciseLine(finding, style)
        case .github: githubLine(finding)
        case .json, .sarif, .gitlab, .junit: nil
        }
    }
}

extension CheckReport {
    /// The whole report.
    ///
    /// - Parameter version: that of the program.
    package func written(as format: ReportFormat, version: String) -> [UInt8] {
        switch format {
        case .text, .concise: findings.flatMap { format.lines(of: $0) ?? [] }
        case .github: findings.flatMap { format.lines(of: $0) ?? [] } + problems.flatMap(githubLine)
        case .json: Array((jsonReport(self, version).text + "\n").utf8)
        case .sarif: Array((sarifReport(self, version).text + "\n").utf8)
        case .gitlab: Array((gitlabReport(self).text + "\n").utf8)
        case .junit: junitReport(self)
        }
    }
}
