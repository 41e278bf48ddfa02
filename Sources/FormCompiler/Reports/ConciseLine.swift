import FormSource

/// The first line of the text format: what editors and problem matchers read.
func conciseLine(_ finding: CheckReport.Finding, _ style: TextStyle) -> [UInt8] {
    var text = ""
    if let place = finding.place {
        let spot = "\(printable(place.file)):\(place.start.line):\(place.start.column):"
        text += style.paint(spot, as: .location) + " "
    }
    let role: TextStyle.Role =
        switch finding.severity {
        case .error: .error
        case .warning: .warning
        }
    text += style.paint(finding.severity.rawValue + ":", as: role) + " "
    text += style.paint(printable(finding.message, atMost: 300), as: .message) + " "
    text += style.paint("[\(finding.id)]", as: .id) + "\n"
    return Array(text.utf8)
}
