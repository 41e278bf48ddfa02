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

extension ViolationSeverity {
    fileprivate var label: String {
        switch self {
        case .error: "error:"
        case .warning: "warning:"
        }
    }
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
        let role: TextStyle.Role =
            switch violation.severity {
            case .error: .error
            case .warning: .warning
            }
        style.write(as: .location, to: &bytes) { bytes in
            bytes += shown(violation.file).utf8
            for number in [violation.line, violation.column] {
                bytes += ":".utf8
                bytes += String(number).utf8
            }
            bytes += ":".utf8
        }
        bytes += " ".utf8
        style.write(violation.severity.label, as: role, to: &bytes)
        bytes += " ".utf8
        style.write(as: .message, to: &bytes) { sentence(violation, &$0) }
        bytes += " ".utf8
        style.write("[\(violation.code)]", as: .id, to: &bytes)
        bytes += "\n".utf8
        guard withNote else { return }
        if let pointer = violation.pointer {
            beginNote(&bytes)
            bytes += "at ".utf8
            bytes += shown(pointer).utf8
            if let found = violation.found {
                bytes += ", found `".utf8
                bytes += (found.isEmpty ? "\"\"" : shown(found)).utf8
                bytes += "`".utf8
            }
            bytes += "\n".utf8
        }
        if let text = violation.note {
            beginNote(&bytes)
            bytes += text.utf8
            bytes += "\n".utf8
        }
    }

    private func beginNote(_ bytes: inout [UInt8]) {
        bytes += "  ".utf8
        style.write("=", as: .gutter, to: &bytes)
        bytes += " ".utf8
        style.write("note:", as: .note, to: &bytes)
        bytes += " ".utf8
    }

    private func sentence(_ violation: Violation, _ bytes: inout [UInt8]) {
        if let field = violation.field {
            bytes += (field.isEmpty ? "\"\"" : shown(field)).utf8
            bytes += ": ".utf8
        }
        bytes += shown(violation.message).utf8
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
        var sentence: [UInt8] = []
        self.sentence(violation, &sentence)
        appendWorkflow(String(decoding: sentence, as: UTF8.self) + note, isProperty: false, to: &bytes)
        bytes += "\n".utf8
    }
}
