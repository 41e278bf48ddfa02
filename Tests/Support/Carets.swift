import FormCompiler
import FormSource

/// Checks a spec and compares what is found with what is marked in it; gives the differences, none if all is as marked.
///
/// A marker line holds `^^^^` under the characters that must be marked on the line above it, then `error id` or
/// `warning id`, then, if it matters, `: ` and a piece of the message (the words under the caret follow the message
/// after `; `). Columns are UTF-8 bytes. Whatever is found and not marked is a difference, and so is a marker that
/// nothing is found for.
package func differences(_ marked: String) -> [String] {
    let (spec, expected) = readMarkers(marked)
    let compilation = check(SourceFile(name: "test.form.yaml", spec))
    var found = compilation.diagnostics.map { Finding($0, LineTable(Array(spec.utf8))) }
    var missing: [Finding] = []
    for marker in expected {
        if let match = found.firstIndex(where: { marker.matches($0) }) {
            found.remove(at: match)
        } else {
            missing.append(marker)
        }
    }
    return found.map { "not marked: \($0)" } + missing.map { "not found: \($0)" }
}

/// What was found, or what a marker says; lines and columns from 1.
struct Finding: CustomStringConvertible {
    var line: Int
    var start: Int
    var end: Int
    var kind: String
    var message: String

    init(line: Int, start: Int, end: Int, kind: String, message: String) {
        self.line = line
        self.start = start
        self.end = end
        self.kind = kind
        self.message = message
    }

    init(_ diagnostic: Diagnostic, _ lines: LineTable) {
        let start = lines.location(of: diagnostic.range.lowerBound)
        let length = diagnostic.range.upperBound - diagnostic.range.lowerBound
        self.init(
            line: start.line, start: start.column, end: start.column + length,
            kind: "\(diagnostic.severity.rawValue) \(diagnostic.id)",
            message: diagnostic.message + (diagnostic.label.map { "; \($0)" } ?? ""))
    }

    func matches(_ other: Finding) -> Bool {
        line == other.line && start == other.start && end == other.end && kind == other.kind
            && (message.isEmpty || other.message.contains(message))
    }

    var description: String { "\(line):\(start)-\(end) \(kind): \(message)" }
}

/// Lines are split at the byte of the line feed: a carriage return before it belongs to the line.
private func readMarkers(_ marked: String) -> (spec: String, expected: [Finding]) {
    var lines: [ArraySlice<UInt8>] = []
    var expected: [Finding] = []
    for line in Array(marked.utf8).split(separator: 0x0A, omittingEmptySubsequences: false) {
        let lead = line.prefix { $0 == 0x20 }.count
        let carets = line.dropFirst(lead).prefix { $0 == UInt8(ascii: "^") }.count
        guard carets > 0, line.dropFirst(lead + carets).first == 0x20 else {
            lines.append(line)
            continue
        }
        let words = String(decoding: line.dropFirst(lead + carets + 1), as: UTF8.self)
        let parts = words.split(separator: ":", maxSplits: 1)
        let message = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
        expected.append(
            Finding(
                line: lines.count, start: lead + 1, end: lead + carets + 1,
                kind: parts.first.map(String.init) ?? "", message: String(message)))
    }
    return (String(decoding: Array(lines.joined(separator: [0x0A])), as: UTF8.self), expected)
}
