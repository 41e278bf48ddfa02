import FormAnswers
import FormRuntime
import FormSource

/// How violations are written.
enum ViolationFormat: String, CaseIterable, Sendable {
    case text, concise, json, github
}

/// A violation with everything that a format may show of it.
struct Violation {
    let file: String
    let line: Int
    let column: Int
    let severity: ViolationSeverity
    /// A violation's code, or `syntax`.
    let code: String
    let message: String
    /// The field's id or the key that is no field's; nil where the record could not be read.
    var field: String?
    var pointer: String?
    /// Nil where nothing was; it may be an empty text.
    var found: String?
    var allowed = ""
    /// What else there is to say.
    var note: String?
}

/// Writes violations in one format, each with the line feed that ends it.
struct ViolationWriter: Sendable {
    let format: ViolationFormat
    let style: TextStyle

    func write(_ violation: Violation, to bytes: inout [UInt8]) {
        switch format {
        case .text: text(violation, withNote: true, &bytes)
        case .concise: text(violation, withNote: false, &bytes)
        case .json: json(violation, &bytes)
        case .github: github(violation, &bytes)
        }
    }

    private func text(_ violation: Violation, withNote: Bool, _ bytes: inout [UInt8]) {
        let place = "\(shown(violation.file)):\(violation.line):\(violation.column):"
        let role: TextStyle.Role =
            switch violation.severity {
            case .error: .error
            case .warning: .warning
            }
        bytes += style.paint(place, as: .location).utf8
        bytes += " \(style.paint("\(violation.severity.rawValue):", as: role)) ".utf8
        bytes += style.paint(sentence(violation), as: .message).utf8
        bytes += " \(style.paint("[\(violation.code)]", as: .id))\n".utf8
        guard withNote else { return }
        if let pointer = violation.pointer {
            let found = violation.found.map { ", found `\($0.isEmpty ? "\"\"" : shown($0))`" } ?? ""
            note("at \(shown(pointer))\(found)", &bytes)
        }
        if let text = violation.note { note(text, &bytes) }
    }

    private func note(_ text: String, _ bytes: inout [UInt8]) {
        bytes += "  \(style.paint("=", as: .gutter)) \(style.paint("note:", as: .note)) \(text)\n".utf8
    }

    private func sentence(_ violation: Violation) -> String {
        guard let field = violation.field else { return shown(violation.message) }
        return (field.isEmpty ? "\"\"" : shown(field)) + ": " + shown(violation.message)
    }

    /// Text that cannot move the cursor, and is not longer than anybody reads.
    private func shown(_ text: String) -> String { printable(text, atMost: Self.longestText) }

    private static let longestText = 300

    private func json(_ violation: Violation, _ bytes: inout [UInt8]) {
        bytes += "{\"file\":".utf8
        appendJSON(violation.file, to: &bytes)
        bytes += ",\"line\":\(violation.line),\"column\":\(violation.column)".utf8
        bytes += ",\"severity\":\"\(violation.severity.rawValue)\",\"code\":\"\(violation.code)\"".utf8
        for (key, value) in [
            ("field", violation.field), ("pointer", violation.pointer), ("found", violation.found),
            ("allowed", violation.allowed.isEmpty ? nil : violation.allowed), ("message", violation.message),
            ("note", violation.note),
        ] {
            guard let value else { continue }
            bytes += ",\"\(key)\":".utf8
            appendJSON(value, to: &bytes)
        }
        bytes += "}\n".utf8
    }

    /// A workflow command of GitHub Actions, which shows the message at the line.
    private func github(_ violation: Violation, _ bytes: inout [UInt8]) {
        bytes += "::\(violation.severity.rawValue) file=".utf8
        appendWorkflow(printable(violation.file), isProperty: true, to: &bytes)
        bytes += ",line=\(violation.line),col=\(violation.column),title=\(violation.code)::".utf8
        let note = violation.note.map { "; " + $0 } ?? ""
        appendWorkflow(sentence(violation) + note, isProperty: false, to: &bytes)
        bytes += "\n".utf8
    }
}
