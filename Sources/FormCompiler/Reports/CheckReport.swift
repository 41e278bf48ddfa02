package import FormSource

/// What a check found in its files, with every place looked up: all that a format needs, and nothing of the files
/// themselves.
package struct CheckReport: Sendable {
    /// A point in a file. Lines and columns are counted from 1.
    package struct Position: Sendable {
        package var line: Int
        /// In UTF-8 bytes.
        package var column: Int
        package var utf16Column: Int
        /// In bytes from the start of the file, a byte order mark included.
        package var offset: Int
    }

    package struct Place: Sendable {
        package var file: String
        package var start: Position
        package var end: Position
    }

    package struct Note: Sendable {
        package var message: String
        package var place: Place?
    }

    package struct Edit: Sendable {
        package var place: Place
        package var replacement: String
    }

    package struct Fix: Sendable {
        package var summary: String
        package var isCertain: Bool
        package var edits: [Edit]
    }

    package struct Finding: Sendable {
        package var id: DiagnosticID
        package var severity: Severity
        package var message: String
        package var label: String?
        package var place: Place?
        package var notes: [Note]
        package var fix: Fix?
        /// The same for the same fault in the same text of the same file, on whatever line that stands.
        package var fingerprint: String
        /// As the text format has it, without colours.
        package var text: String
    }

    /// How often something was found in a file, told or not.
    package struct FileCount: Sendable {
        package var file: String
        package var errors = 0
        package var warnings = 0
    }

    /// All files that were checked, and those among their imports in which something was found.
    package private(set) var files: [FileCount] = []
    package private(set) var findings: [Finding] = []
    /// A sentence for each thing that could not be read.
    package private(set) var problems: [String] = []
    /// Whether warnings make the check fail.
    package let isStrict: Bool
    /// By the bytes of a name: two that are equal as strings, `é` and `e` with an accent, are two files.
    private var positions: [[UInt8]: Int] = [:]
    private var hashes: [UInt64: Int] = [:]

    package init(isStrict: Bool = false) { self.isStrict = isStrict }

    package var errors: Int { files.reduce(0) { $0 + $1.errors } }
    package var warnings: Int { files.reduce(0) { $0 + $1.warnings } }

    /// Adds a file in which nothing has been found yet.
    package mutating func add(file: String) {
        let key = Array(file.utf8)
        guard positions[key] == nil else { return }
        positions[key] = files.count
        files.append(FileCount(file: file))
    }

    package mutating func add(problem: String) { problems.append(problem) }

    /// Counts a diagnostic in its file.
    package mutating func count(_ severity: Severity, in file: String) {
        add(file: file)
        guard let position = positions[Array(file.utf8)] else { return }
        switch severity {
        case .error: files[position].errors += 1
        case .warning: files[position].warnings += 1
        }
    }

    /// Adds a diagnostic that is to be told, and gives it back with its places.
    @discardableResult
    package mutating func add(_ diagnostic: Diagnostic, text: String, _ places: inout PlaceFinder) -> Finding {
        let hash = places.hash(of: diagnostic)
        let number = hashes[hash, default: 0]
        hashes[hash] = number + 1
        let digits = String(hash, radix: 16)
        let finding = Finding(
            id: diagnostic.id, severity: diagnostic.severity, message: diagnostic.message, label: diagnostic.label,
            place: places.place(of: diagnostic.range),
            notes: diagnostic.notes.map { note in
                Note(message: note.message, place: note.range.flatMap { places.place(of: $0) })
            },
            fix: diagnostic.fix.map { fix in
                Fix(
                    summary: fix.summary, isCertain: fix.isCertain,
                    edits: fix.edits.compactMap { edit in
                        places.place(of: edit.range).map { Edit(place: $0, replacement: edit.replacement) }
                    })
            },
            fingerprint: String(repeating: "0", count: 16 - digits.utf8.count) + digits
                + (number == 0 ? "" : "-\(number + 1)"),
            text: text)
        findings.append(finding)
        return finding
    }
}

extension CheckReport.Finding {
    /// The message and what stands under the caret.
    package var sentence: String { label.map { message + "; " + $0 } ?? message }

    /// With the notes, those that are about a place with the place.
    package var paragraph: String {
        ([sentence]
            + notes.map { note in
                guard let place = note.place else { return note.message }
                let spot = "\(place.start.line):\(place.start.column)"
                return note.message + " at " + (place.file == self.place?.file ? spot : place.file + ":" + spot)
            }).joined(separator: "\n")
    }
}
