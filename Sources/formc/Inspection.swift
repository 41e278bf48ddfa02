import FormCompiler
import FormSource

/// Reads each spec and hands it to the compiler, prints what is found, and counts it: once, also where several specs
/// import the file that it is found in.
struct Inspection {
    private(set) var status = ExitStatus.clean
    private(set) var report: CheckReport
    private var told: Set<Finding> = []
    let channel: Console.Channel
    /// How findings are printed.
    let format: ReportFormat
    /// How many findings are printed; the rest are counted.
    let limit: Int

    init(on channel: Console.Channel, as format: ReportFormat = .text, limit: Int = .max, isStrict: Bool = false) {
        self.channel = channel
        self.format = format
        self.limit = limit
        report = CheckReport(isStrict: isStrict)
    }

    mutating func fail(_ sentence: String, _ console: inout Console) {
        console.complain(sentence)
        if format == .github { console.print(githubLine(sentence), to: channel) }
        report.add(problem: sentence)
        status = .failed
    }

    /// What a spec became; nothing if it could not be read.
    mutating func inspect(
        _ spec: Spec, upTo size: Int, isQuietAboutWarnings: Bool = false, _ console: inout Console,
        _ compiler: (SourceFile) -> Compilation
    ) -> Compilation? {
        do throws(FileProblem) {
            let compilation = compiler(try spec.read(upTo: size))
            report.add(file: spec.name)
            if compilation.hasErrors || !isQuietAboutWarnings { tell(compilation, &console) }
            return compilation
        } catch {
            let name = spec.path?.quoted ?? "standard input"
            fail("cannot read \(name): \(error.message)", &console)
            return nil
        }
    }

    private mutating func tell(_ compilation: Compilation, _ console: inout Console) {
        if compilation.diagnostics.isEmpty { return }
        let style = console.style(of: channel)
        var plain = DiagnosticRenderer(compilation.sources)
        var dressed = DiagnosticRenderer(compilation.sources, style: style)
        var places = PlaceFinder(compilation.sources)
        let findings = compilation.diagnostics.map { Finding($0, in: compilation.sources) }
        defer { told.formUnion(findings) }
        for (diagnostic, finding) in zip(compilation.diagnostics, findings) where !told.contains(finding) {
            let file = Int(diagnostic.range.file.index)
            let name = compilation.sources.indices.contains(file) ? compilation.sources[file].name : ""
            report.count(diagnostic.severity, in: name)
            if report.findings.count == limit { continue }
            let found = report.add(diagnostic, text: plain.render(diagnostic), &places)
            if format == .text, style != .plain {
                console.print(dressed.render(diagnostic), to: channel)
            } else if let lines = format.lines(of: found, style) {
                console.print(lines, to: channel)
            }
        }
        if compilation.hasErrors { status = max(status, .findings) }
    }

    /// Prints the last lines, and gives the status.
    func end(_ console: inout Console) -> ExitStatus {
        conclude(&console)
        return status
    }

    /// What is written when all is known: the report, if its format is written whole, and the last line, on standard
    /// error, so that standard output holds findings only.
    func conclude(_ console: inout Console) {
        switch format {
        case .text, .concise, .github: break
        case .json, .sarif, .gitlab, .junit:
            console.print(report.written(as: format, version: formcVersion), to: channel)
        }
        let (errors, warnings, shown) = (report.errors, report.warnings, report.findings.count)
        if errors + warnings == 0 { return }
        let omission = errors + warnings == shown ? "" : ", \(shown) of them shown"
        console.print(summary(errors: errors, warnings: warnings) + omission + "\n", to: .errors)
    }
}

/// A diagnostic, the same for each spec that leads to it. A circle of imports is one, wherever one enters it.
private struct Finding: Hashable {
    private struct Place: Hashable {
        let file: [UInt8]
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
                    file: sources.indices.contains(file) ? Array(sources[file].name.utf8) : [],
                    range: range.lowerBound..<range.upperBound)
            })
    }
}
