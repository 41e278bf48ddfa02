import FormCompiler
import FormSource

/// Checks a spec and compares what is found with what is marked in it; gives the differences, none if all is as marked.
///
/// A marker line holds `^^^^` under the characters that must be marked on the line above it, then `error id` or
/// `warning id`, then, if it matters, `: ` and a piece of the message (the words under the caret follow the message
/// after `; `). Columns are UTF-8 bytes. Whatever is found and not marked is a difference, and so is a marker that
/// nothing is found for. `^^^^ note: ` marks the place of a note; those that are not marked are let be.
///
/// A line `=== NAME` begins another file, which the spec may import. The spec itself is `test.form.yaml`.
package func differences(_ marked: String) -> [String] {
    var files: [SourceFile] = []
    var missing: [Finding] = []
    for (name, text) in splitFiles(marked) {
        let (spec, expected) = readMarkers(text, in: name)
        files.append(SourceFile(name: name, spec))
        missing += expected
    }
    guard let spec = files.first else { return ["there is no spec"] }
    let compilation = check(spec, imports: ImportLoader(files: files, spec: spec.name))
    let lines = compilation.sources.map { LineTable($0.bytes) }
    let place = { (range: SourceRange) in
        (compilation.sources[Int(range.file.index)].name, lines[Int(range.file.index)])
    }
    var found: [Finding] = []
    for diagnostic in compilation.diagnostics {
        let finding = Finding(diagnostic, place(diagnostic.range))
        if let match = missing.firstIndex(where: { $0.matches(finding) }) {
            missing.remove(at: match)
        } else {
            found.append(finding)
        }
        for note in diagnostic.notes {
            guard let range = note.range else { continue }
            let finding = Finding(range, "note", note.message, place(range))
            if let match = missing.firstIndex(where: { $0.matches(finding) }) { missing.remove(at: match) }
        }
    }
    return found.map { "not marked: \($0)" } + missing.map { "not found: \($0)" }
}

private func splitFiles(_ marked: String) -> [(name: String, text: String)] {
    var files = [(name: "test.form.yaml", lines: [ArraySlice<UInt8>]())]
    for line in Array(marked.utf8).split(separator: 0x0A, omittingEmptySubsequences: false) {
        if line.starts(with: "=== ".utf8) {
            files.append((String(decoding: line.dropFirst(4), as: UTF8.self), []))
        } else {
            files[files.count - 1].lines.append(line)
        }
    }
    return files.map { ($0.name, String(decoding: Array($0.lines.joined(separator: [0x0A])), as: UTF8.self)) }
}

/// What was found, or what a marker says; lines and columns from 1.
struct Finding: CustomStringConvertible {
    var file: String
    var line: Int
    var start: Int
    var end: Int
    var kind: String
    var message: String

    init(file: String, line: Int, start: Int, end: Int, kind: String, message: String) {
        self.file = file
        self.line = line
        self.start = start
        self.end = end
        self.kind = kind
        self.message = message
    }

    init(_ diagnostic: Diagnostic, _ place: (file: String, lines: LineTable)) {
        self.init(
            diagnostic.range, "\(diagnostic.severity.rawValue) \(diagnostic.id)",
            diagnostic.message + (diagnostic.label.map { "; \($0)" } ?? ""), place)
    }

    init(_ range: SourceRange, _ kind: String, _ message: String, _ place: (file: String, lines: LineTable)) {
        let start = place.lines.location(of: range.lowerBound)
        let length = range.upperBound - range.lowerBound
        self.init(
            file: place.file, line: start.line, start: start.column, end: start.column + length, kind: kind,
            message: message)
    }

    func matches(_ other: Finding) -> Bool {
        file == other.file && line == other.line && start == other.start && end == other.end && kind == other.kind
            && (message.isEmpty || other.message.contains(message))
    }

    var description: String { "\(file):\(line):\(start)-\(end) \(kind): \(message)" }
}

/// Lines are split at the byte of the line feed: a carriage return before it belongs to the line.
private func readMarkers(_ marked: String, in file: String) -> (spec: String, expected: [Finding]) {
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
                file: file, line: lines.count, start: lead + 1, end: lead + carets + 1,
                kind: parts.first.map(String.init) ?? "", message: String(message)))
    }
    return (String(decoding: Array(lines.joined(separator: [0x0A])), as: UTF8.self), expected)
}
