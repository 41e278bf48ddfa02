import FormCompiler
import FormSource

/// A file that a report goes to.
struct ReportOutput {
    let format: ReportFormat
    let path: Path
}

/// What the values of `--output` mean.
func reportOutputs(_ values: [Path]) throws(UsageError) -> [ReportOutput] {
    var outputs: [ReportOutput] = []
    for value in values {
        let parts = value.bytes.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty else {
            throw UsageError("'--output' takes FORMAT=FILE, not \(value.quoted)")
        }
        let name = Path(parts[0])
        guard let format = ReportFormat(rawValue: name.text) else {
            let names = ReportFormat.allCases.map(\.rawValue)
            throw UsageError(
                "'--output' takes \(names.dropLast().joined(separator: ", ")) or \(names.last ?? ""), not "
                    + name.quoted + didYouMean(name.text, names))
        }
        if Path(parts[1]) == "-" {
            throw UsageError("'--output' names a file; for standard output write '--format \(format.rawValue)'")
        }
        if isSpecName(Path(parts[1])) {
            throw UsageError("'--output' replaces the file, and \(Path(parts[1]).quoted) is named like a spec")
        }
        outputs.append(ReportOutput(format: format, path: Path(parts[1])))
    }
    return outputs
}

/// Writes a report to all its files, or to none.
func write(
    _ report: CheckReport, to outputs: [ReportOutput], keeping inputs: [Path], _ console: inout Console
) -> ExitStatus {
    if outputs.isEmpty { return .clean }
    do throws(FileProblem) {
        let files = outputs.map { output in
            Output(
                folder: output.path.folder, name: output.path.name,
                bytes: report.written(as: output.format, version: formcVersion),
                origin: "'--output \(output.format.rawValue)=…'", replaces: .anything)
        }
        let plan = OutputPlan(files, keeping: try Files.identities(of: inputs))
        for problem in plan.problems { console.complain(problem) }
        if !plan.problems.isEmpty { return .failed }
        try plan.write()
        return .clean
    } catch {
        console.complain(error.message)
        return .failed
    }
}
