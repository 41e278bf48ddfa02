import FormSource

/// A workflow command of GitHub Actions, which shows the message at the line. Columns are UTF-8 bytes, as on the first
/// line of the text format; where a finding spans several lines GitHub takes no columns.
func githubLine(_ finding: CheckReport.Finding) -> [UInt8] {
    var bytes = Array("::\(finding.severity.rawValue) ".utf8)
    if let place = finding.place {
        bytes += "file=".utf8
        appendWorkflow(printable(place.file), isProperty: true, to: &bytes)
        bytes += ",line=\(place.start.line)".utf8
        if place.start.line == place.end.line {
            // Theirs is the last column, not the one after it.
            bytes += ",col=\(place.start.column),endColumn=\(max(place.start.column, place.end.column - 1))".utf8
        } else {
            bytes += ",endLine=\(place.end.line)".utf8
        }
        bytes += ",".utf8
    }
    bytes += "title=\(finding.id)::".utf8
    let lines = finding.paragraph.split(separator: "\n").map { printable(String($0), atMost: 300) }
    appendWorkflow(lines.joined(separator: "\n"), isProperty: false, to: &bytes)
    bytes += "\n".utf8
    return bytes
}

/// The same for what could not be done.
package func githubLine(_ problem: String) -> [UInt8] {
    var bytes = Array("::error title=formc::".utf8)
    appendWorkflow(printable(problem), isProperty: false, to: &bytes)
    bytes += "\n".utf8
    return bytes
}
