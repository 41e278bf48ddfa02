/// The stable name of a kind of diagnostic, in kebab case: the same in every format, and what `formc explain` takes.
/// Each is declared beside the words that it names.
package struct DiagnosticID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    package let name: String
    package init(stringLiteral name: String) { self.name = name }
    package var description: String { name }
}

package enum Severity: String, Sendable {
    case error, warning
}

/// One finding: what was found, where, and what would be accepted.
package struct Diagnostic: Sendable {
    package var id: DiagnosticID
    package var severity: Severity
    /// Lower case, no full stop; quotes the author's own spelling in back-ticks.
    package var message: String
    /// The smallest range that shows the fault.
    package var range: SourceRange
    /// A few words to print under the caret, "did you mean …" for one.
    package var label: String?
    package var notes: [Note]
    package var fix: Fix?

    package static func error(
        _ id: DiagnosticID, at range: SourceRange, _ message: String, label: String? = nil, notes: [Note] = [],
        fix: Fix? = nil
    ) -> Diagnostic {
        Diagnostic(
            id: id, severity: .error, message: message, range: range, label: label, notes: notes, fix: fix)
    }

    package static func warning(
        _ id: DiagnosticID, at range: SourceRange, _ message: String, label: String? = nil, notes: [Note] = [],
        fix: Fix? = nil
    ) -> Diagnostic {
        Diagnostic(
            id: id, severity: .warning, message: message, range: range, label: label, notes: notes, fix: fix)
    }
}

/// A second place, or a sentence that helps.
package struct Note: Sendable {
    package var message: String
    package var range: SourceRange?

    package init(_ message: String, at range: SourceRange? = nil) {
        self.message = message
        self.range = range
    }
}

/// A repair: edits on the author's own bytes. The edits of one fix do not overlap.
package struct Fix: Sendable {
    package struct Edit: Sendable {
        package var range: SourceRange
        package var replacement: String
    }
    /// What it does, as an order: "write `true`".
    package var summary: String
    package var edits: [Edit]
    /// Whether it may be applied without asking.
    package var isCertain: Bool

    package init(_ summary: String, replace range: SourceRange, with replacement: String, isCertain: Bool = true) {
        self.summary = summary
        self.edits = [Edit(range: range, replacement: replacement)]
        self.isCertain = isCertain
    }
}

/// What the stages report into. A file has one cause and not a million messages: the first ten thousand errors are kept,
/// and as many warnings.
package struct DiagnosticBag: Sendable {
    package static let mostOfASeverity = 10_000

    package private(set) var all: [Diagnostic] = []
    private var counts: [DiagnosticID: Int] = [:]
    private var errors = 0
    private var warnings = 0
    /// How many of each severity are kept.
    private let most: Int

    package init(keeping most: Int = Self.mostOfASeverity) { self.most = most }

    package mutating func report(_ diagnostic: Diagnostic) {
        counts[diagnostic.id, default: 0] += 1
        let number = count(diagnostic.severity)
        if number > most { return }
        all.append(diagnostic)
        if number == most {
            let more = "there may be more; no more than \(number) \(diagnostic.severity.rawValue)s of a file are told"
            all[all.count - 1].notes.append(Note(more))
        }
    }

    /// How many of a severity there are with one more.
    private mutating func count(_ severity: Severity) -> Int {
        switch severity {
        case .error:
            errors += 1
            return errors
        case .warning:
            warnings += 1
            return warnings
        }
    }

    /// Takes away what is not to be told after all.
    package mutating func remove(where isUnwanted: (Diagnostic) -> Bool) { all.removeAll(where: isUnwanted) }

    /// Whether another diagnostic of a kind should say what was meant. Nobody reads the hundredth suggestion, and
    /// looking for one among many names takes its time.
    package func mayTeach(_ id: DiagnosticID) -> Bool { counts[id, default: 0] < 100 }

    package var hasErrors: Bool { all.contains { $0.severity == .error } }

    /// By file, then position, then id: the same on every run. What two stages found at one place is told once.
    package func sorted() -> [Diagnostic] {
        var sorted: [Diagnostic] = []
        sorted.reserveCapacity(all.count)
        let ordered = all.enumerated().sorted { first, second in
            key(first.element, first.offset) < key(second.element, second.offset)
        }
        for (_, diagnostic) in ordered where !(sorted.last.map { isSame($0, diagnostic) } ?? false) {
            sorted.append(diagnostic)
        }
        return sorted
    }

    private func isSame(_ one: Diagnostic, _ other: Diagnostic) -> Bool {
        one.id == other.id && one.range == other.range && one.message == other.message
    }

    private func key(_ diagnostic: Diagnostic, _ order: Int) -> (UInt32, UInt32, UInt32, String, Int) {
        let range = diagnostic.range
        return (range.file.index, range.start, range.end, diagnostic.id.name, order)
    }
}
