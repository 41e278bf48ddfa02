import FormCompiler

extension Command {
    static let check = Command(
        name: "check", summary: "Reports what is wrong with specs.", operand: .several("SPEC"),
        flags: [.strict, .maxDiagnostics, .config, .importRoot, .stdinFilename, .maxSize, .color],
        details: [
            specHelp,
            """
            What is found, in specs and in what they import, is printed on standard output, one summary line and what could not be done on
            standard error.
            """,
            """
            The exit status is 0 if nothing is wrong, 1 if there are errors (with --strict also warnings), 2
            if something could not be read.
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
    fileprivate static let strict = Flag("--strict", summary: "Warnings make the check fail too.")
    fileprivate static let maxDiagnostics = Flag(
        "--max-diagnostics", kind: .count, summary: "Prints no more than N findings; all are counted.")
}

private func runCheck(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitStatus {
    let list = try SpecList(arguments.operands, inputName: arguments.text(.stdinFilename))
    let imports = try ImportFiles(list.specs, arguments)
    var inspection = Inspection(on: .output, limit: arguments.number(.maxDiagnostics) ?? .max)
    let config = arguments.config(&inspection, &console)
    for problem in list.problems { inspection.fail(problem, &console) }
    for (number, spec) in list.specs.enumerated() {
        _ = inspection.inspect(spec, upTo: arguments.maxSize, &console) {
            check($0, imports: imports.loader(for: number), languages: config.languages)
        }
    }
    inspection.conclude(&console)
    let isStrict = arguments.has(.strict) && inspection.warnings > 0
    return max(inspection.status, isStrict ? .findings : .clean)
}

extension Arguments {
    /// The largest spec that is read, in bytes.
    var maxSize: Int { number(.maxSize) ?? 16 << 20 }
}
