/// How text is dressed for its reader: plain, or with the colours of a terminal.
package enum TextStyle: Sendable {
    case plain, ansi

    package enum Role: Sendable {
        case location, error, warning, message, note, gutter, caret, id, heading
    }

    /// The text in the dress of its role. What is switched on is switched off again at once, so that a cut-off output
    /// dresses nothing else.
    package func paint(_ text: String, as role: Role) -> String {
        switch self {
        case .plain: text
        case .ansi: text.isEmpty ? text : "\u{1B}[\(role.codes)m\(text)\u{1B}[0m"
        }
    }

    /// Appends what `content` does, which must be something, in the dress of its role: the same as `paint`, without a
    /// string of its own.
    package func write(as role: Role, to bytes: inout [UInt8], _ content: (inout [UInt8]) -> Void) {
        switch self {
        case .plain: content(&bytes)
        case .ansi:
            bytes += "\u{1B}[\(role.codes)m".utf8
            content(&bytes)
            bytes += "\u{1B}[0m".utf8
        }
    }

    package func write(_ text: String, as role: Role, to bytes: inout [UInt8]) {
        write(as: role, to: &bytes) { $0 += text.utf8 }
    }
}

extension TextStyle.Role {
    fileprivate var codes: String {
        switch self {
        case .location, .message, .heading: "1"
        case .error: "1;31"
        case .warning: "1;33"
        case .note: "1;36"
        case .gutter: "34"
        case .caret: "1;32"
        case .id: "2"
        }
    }
}
