import FormCompiler
import FormSource

extension Command {
    static let check = Command(
        name: "check", summary: "Reports what is wrong with specs.", operand: .several("SPEC"),
        flags: [
            .format, .output, .fix, .diff, .strict, .maxDiagnostics, .config, .importRoot, .stdinFilename, .maxSize,
            .color,
        ],
        details: [
            specHelp,
            """
            What is found, in specs and in what they import, is printed on standard output, one summary line and what
            could not be done on standard error.
            """,
            """
            A comment '# formc: allow[id] reason' allows a warning in the entry that begins on the next line, or on
            its own line.
            """,
            """
            The exit status is 0 if nothing is wrong, 1 if there are errors (with --strict also warnings) or a
            difference, 2 if something could not be read or written.
            """,
        ],
        run: runCheck)

    /// What a SPEC is, for the commands that take some.
    static let specHelp =
        """
        SPEC is a file; a folder, for all *.form.yaml and *.form.yml in it and in the folders under it, but
        not in hidden or linked ones; or -, for standard input.
        """
}

extension Flag {
    fileprivate static let format = Flag(
        "--format", kind: .choice(["auto"] + ReportFormat.allCases.map(\.rawValue)),
        summary:
            """
            How findings are printed: text; concise, a line each; json; sarif, for code scanning; github, for
            the log of a GitHub workflow; gitlab, for Code Quality; junit. The default, auto, is github where
            GITHUB_ACTIONS is true, and text elsewhere.
            """
    )
    fileprivate static let output = Flag(
        "--output", kind: .text("FORMAT=FILE"), isRepeatable: true,
        summary: "Also writes the findings to a file in this format. May be given more than once.")
    fileprivate static let fix = Flag(
        "--fix",
        summary:
            """
            Makes in the specs all repairs that are certain, again and again until there is none, and reports what
            remains. Comments and style are kept; imported specs that are not named are not touched.
            """
    )
    fileprivate static let diff = Flag(
        "--diff",
        summary:
            """
            Prints what --fix would change as a unified diff, writes no spec, and fails if there is a difference.
            What would remain is reported on standard error, by the lines of the repaired specs.
            """
    )
    fileprivate static let strict = Flag("--strict", summary: "Warnings make the check fail too.")
    fileprivate static let maxDiagnostics = Flag(
        "--max-diagnostics", kind: .count, summary: "Tells no more than N findings; all are counted.")
}

private func runCheck(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitStatus {
    try checkFlags(arguments)
    let list = try SpecList(arguments.operands, inputName: arguments.text(.stdinFilename))
    let outputs = try reportOutputs(arguments.paths(.output))
    let imports = try ImportFiles(list.specs, arguments)
    let isStrict = arguments.has(.strict)
    var inspection = Inspection(
        on: arguments.has(.diff) ? .errors : .output, as: format(arguments),
        limit: arguments.number(.maxDiagnostics) ?? .max, isStrict: isStrict)
    let config = arguments.config(&inspection, &console)
    // Nothing is repaired then.
    if inspection.status != .clean { return inspection.end(&console) }
    var specs = list.specs
    var status = ExitStatus.clean
    if arguments.has(.fix) || arguments.has(.diff) {
        var fixing = Fixing(specs)
        fixing.run(imports, upTo: arguments.maxSize)
        status = arguments.has(.fix) ? fixing.write(&console) : fixing.printDifference(&console)
        if status == .failed { return status }
        specs = fixing.specs
    }
    for problem in list.problems { inspection.fail(problem, &console) }
    for (number, spec) in specs.enumerated() {
        console.show(progress: "\(number) of \(specs.count) specs")
        _ = inspection.inspect(spec, upTo: arguments.maxSize, &console) {
            check($0, imports: imports.loader(for: number), languages: config.languages)
        }
    }
    inspection.conclude(&console)
    let inputs = specs.compactMap(\.path) + imports.unnamed.compactMap(\.spec.path) + arguments.paths(.config)
    let written = write(inspection.report, to: outputs, keeping: inputs, &console)
    let fails = isStrict && inspection.report.warnings > 0
    return max(status, inspection.status, written, fails ? .findings : .clean)
}

private func checkFlags(_ arguments: Arguments) throws(UsageError) {
    if arguments.has(.fix), arguments.has(.diff) { throw UsageError("'--fix' and '--diff' exclude each other") }
    if arguments.has(.fix), arguments.operands.contains("-") {
        throw UsageError("'--fix' writes into the specs, and standard input is no file; '--diff' takes it")
    }
    if arguments.has(.diff), arguments.has(.format) {
        throw UsageError("'--diff' prints a difference; write the findings to a file with '--output FORMAT=FILE'")
    }
}

private func format(_ arguments: Arguments) -> ReportFormat {
    if let named = arguments.text(.format).flatMap(ReportFormat.init(rawValue:)) { return named }
    return environment("GITHUB_ACTIONS") == "true" ? .github : .text
}

extension Arguments {
    /// The largest spec that is read, in bytes.
    var maxSize: Int { number(.maxSize) ?? 16 << 20 }
}
