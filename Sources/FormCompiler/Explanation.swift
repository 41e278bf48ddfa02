package import FormSource

/// What `formc explain` says of a diagnostic: why it is one, a spec that has it, and the same spec mended.
package struct Explanation: Sendable {
    package let id: DiagnosticID
    /// Markdown, one paragraph or two, lines of at most 100 characters.
    package let text: String
    /// A whole spec in which exactly this is found: its bytes, which need not be text.
    package let failingBytes: [UInt8]
    /// The same, without a finding.
    package let mended: String
    /// The files that both import.
    package let imported: [SourceFile]

    package init(_ id: DiagnosticID, _ text: String, failing: [UInt8], mended: String, imported: [SourceFile] = []) {
        self.id = id
        self.text = text
        self.failingBytes = failing
        self.mended = mended
        self.imported = imported
    }

    package init(_ id: DiagnosticID, _ text: String, failing: String, mended: String, imported: [SourceFile] = []) {
        self.init(id, text, failing: Array(failing.utf8), mended: mended, imported: imported)
    }

    /// The spec that fails, as text; U+FFFD stands where it is none.
    package var failing: String { String(decoding: failingBytes, as: UTF8.self) }

    /// The spec that fails, as it can be shown: what cannot be seen is written as `\u{1B}`, a byte that is no text as
    /// `\xE9`.
    package var shownFailing: String {
        var shown = ""
        for line in failingBytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            shown += shownLine(line) + "\n"
        }
        // Each line has its end, the last one has none.
        return String(shown.dropLast())
    }

    private func shownLine(_ line: ArraySlice<UInt8>) -> String {
        if let text = String(validating: line, as: UTF8.self) {
            return printable(text).replacing("\u{A0}", with: "\\u{A0}")
        }
        return line.map { byte in
            byte < 0x80 ? printable(String(UnicodeScalar(byte))) : "\\x" + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    /// What formc says of the spec that fails, or of the mended one.
    package var failingCompilation: Compilation { compilation(of: failingBytes) }
    package var mendedCompilation: Compilation { compilation(of: Array(mended.utf8)) }

    private func compilation(of bytes: [UInt8]) -> Compilation {
        let spec = SourceFile(name: "form.yaml", bytes: bytes)
        return check(spec, imports: ImportLoader(files: [spec] + imported, spec: spec.name))
    }

    /// All of them, by id.
    package static let all: [Explanation] = [
        bytes, indentation, refusedYAML, syntaxErrors, quotes, silentLosses, keys, values, fieldTypes, texts, messages,
        fieldIDs, structure, optionShapes, tags, images, listsAndSources, imports, counts, limits, defaults, names,
        conditions, rules, others, allowances,
    ].flatMap { $0 }.sorted { $0.id.name < $1.id.name }
}

// MARK: How the specs are written

extension Explanation {
    /// One whose mended spec is the failing one with a few replacements: each of the first place where `old` stands.
    init(_ id: DiagnosticID, _ text: String, spec: String, mend: (old: String, new: String)...) {
        self.init(id, text, failing: spec, mended: Explanation.mended(spec, mend))
    }

    /// One whose specs are a form around these fields.
    init(
        _ id: DiagnosticID, _ text: String, head: String = "", choices: String = "", fields: String,
        imported: [SourceFile] = [], mend: (old: String, new: String)...
    ) {
        let spec = Explanation.form(head: head, choices: choices, fields: fields)
        self.init(id, text, failing: spec, mended: Explanation.mended(spec, mend), imported: imported)
    }

    /// A form of one section. Every argument is whole lines, as they would stand in the first column.
    static func form(head: String = "", choices: String = "", fields: String) -> String {
        "formc: 1\nform: Picnic\n" + indented(head, by: 0)
            + (choices.isEmpty ? "" : "choices:\n" + indented(choices, by: 2))
            + "sections:\n  - fields:\n" + indented(fields, by: 6)
    }

    private static func indented(_ text: String, by width: Int) -> String {
        if text.isEmpty { return "" }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { $0.isEmpty ? "\n" : String(repeating: " ", count: width) + $0 + "\n" }.joined()
    }

    private static func mended(_ spec: String, _ mend: [(old: String, new: String)]) -> String {
        mend.reduce(spec) { $0.replacing($1.old, with: $1.new, maxReplacements: 1) }
    }
}
