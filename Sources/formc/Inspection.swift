import FormCompiler
import FormSource

/// Reads each spec and hands it to the compiler, prints what is found, and counts it: once, also where several specs
/// import the file that it is found in.
struct Inspection {
    private(set) var status = ExitStatus.clean
    private(set) var errors = 0
    private(set) var warnings = 0
    private var shown = 0
    private var told: Set<Finding> = []
    let channel: Console.Channel
    /// How many findings are printed; the rest are counted.
    let limit: Int

    init(on channel: Console.Channel, limit: Int = .max) {
        self.channel = channel
        self.limit = limit
    }

    mutating func fail(_ sentence: String, _ console: inout Console) {
        console.complain(sentence)
        status = .failed
    }

    /// What a spec became; nothing if it could not be read.
    mutating func inspect(
        _ spec: Spec, upTo size: Int, isQuietAboutWarnings: Bool = false, _ console: inout Console,
        _ compiler: (SourceFile) -> Compilation
    ) -> Compilation? {
        do throws(FileProblem) {
            let compilation = compiler(try spec.read(upTo: size))
            if compilation.hasErrors || !isQuietAboutWarnings { report(compilation, &console) }
            return compilation
        } catch {
            let name = spec.path?.quoted ?? "standard input"
            fail("cannot read \(name): \(error.message)", &console)
            return nil
        }
    }

    private mutating func report(_ compilation: Compilation, _ console: inout Console) {
        if compilation.diagnostics.isEmpty { return }
        var renderer = DiagnosticRenderer(compilation.sources, style: console.style(of: channel))
        let findings = compilation.diagnostics.map { Finding($0, in: compilation.sources) }
        defer { told.formUnion(findings) }
        for (diagnostic, finding) in zip(compilation.diagnostics, findings) where !told.contains(finding) {
            switch diagnostic.severity {
            case .error: errors += 1
            case .warning: warnings += 1
            }
            if shown == limit { continue }
            shown += 1
            console.print(renderer.render(diagnostic), to: channel)
        }
        if compilation.hasErrors { status = max(status, .findings) }
    }

    /// Prints the last line, and gives the status.
    func end(_ console: inout Console) -> ExitStatus {
        conclude(&console)
        return status
    }

    /// The last line, on standard error, so that standard output holds findings only.
    func conclude(_ console: inout Console) {
        if errors + warnings == 0 { return }
        let rest = errors + warnings - shown
        let omission = rest == 0 ? "" : ", \(shown) of them shown"
        console.print(summary(errors: errors, warnings: warnings) + omission + "\n", to: .errors)
    }
}

/// A diagnostic, the same for each spec that leads to it. A circle of imports is one, wherever one enters it.
private struct Finding: Hashable {
    private struct Place: Hashable {
        let file: String
        let range: Range<Int>
    }

    private let id: DiagnosticID
    private let places: Set<Place>

    init(_ diagnostic: Diagnostic, in sources: [SourceFile]) {
        id = diagnostic.id
        let ranges = [diagnostic.range] + diagnostic.notes.compactMap(\.range)
        places = Set(
            ranges.map { range in
                let file = Int(range.file.index)
                return Place(
                    file: sources.indices.contains(file) ? sources[file].name : "",
                    range: range.lowerBound..<range.upperBound)
            })
    }
}
