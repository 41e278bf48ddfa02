import FormCompiler
import FormEmit
import FormSource

extension Command {
    static let build = Command(
        name: "build", summary: "Checks specs and writes their Swift.", operand: .several("SPEC"),
        flags: [
            .output, .emit, .runtime, .access, .config, .dryRun, .checkOutputs, .depfile, .force, .verbose, .importRoot,
            .stdinFilename, .maxSize, .color,
        ],
        details: [
            specHelp,
            """
            NAME.form.yaml becomes NAME.form.swift. With --emit swiftui also NAME.view.swift: the form as a SwiftUI
            view, which imports FormRuntime and FormUI. With --emit json-schema also NAME.schema.json: a JSON
            Schema (draft 2020-12) that accepts all answers that formc accepts, and refuses of the others what
            JSON Schema can express. If any spec has an error, nothing is written. A file is written only if its
            bytes change; one that formc did not write is overwritten only with --force.
            What a spec imports is built with it, since the types of shared lists are there.
            """,
            """
            Findings are printed on standard error, since standard output is for '-o -'. The exit status is 0
            if all went well, 1 if a spec has an error or --check finds something, 2 if something could not be
            read or written.
            """,
        ],
        run: runBuild)
}

extension Flag {
    fileprivate static let output = Flag(
        "-o", kind: .text("DIR|-"),
        summary:
            """
            Writes into this folder, which is made if need be; the default is beside each spec. With -, prints
            the files one after another, without the runtime; the default for a spec from standard input.
            """
    )
    fileprivate static let emit = Flag(
        "--emit", kind: .choices(EmittedKind.allCases.map(\.rawValue)),
        summary: "What to write, with commas between. The default is swift.")
    fileprivate static let verbose = Flag(
        "--verbose", summary: "Also lists, on standard error, what a spec says and an output cannot express.")
    fileprivate static let runtime = Flag(
        "--runtime", kind: .choice(RuntimePlacement.allCases.map(\.rawValue)),
        summary:
            """
            Where the generated code finds its runtime: in FormRuntime.swift beside it, the default, or in the
            module FormRuntime.
            """
    )
    fileprivate static let access = Flag(
        "--access", kind: .choice(AccessLevel.allCases.map(\.rawValue)),
        summary: "How visible the generated code is. The default is \(CompilerOptions().access.rawValue).")
    fileprivate static let dryRun = Flag("--dry-run", summary: "Lists what would be written, and writes nothing.")
    fileprivate static let checkOutputs = Flag(
        "--check", summary: "Lists the files that are missing or stale, and fails if there are any. Writes nothing.")
    fileprivate static let depfile = Flag(
        "--depfile", kind: .text("FILE"),
        summary: "Also writes which outputs depend on which specs, as a rule for Make.")
    fileprivate static let force = Flag("--force", summary: "Overwrites also what formc did not write.")
}

private func runBuild(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitStatus {
    var inspection = Inspection(on: .errors)
    let options = try CompilerOptions(arguments, arguments.config(&inspection, &console))
    if inspection.status != .clean { return inspection.end(&console) }
    let list = try SpecList(arguments.operands, inputName: arguments.text(.stdinFilename))
    let destination = try destination(of: list.specs, arguments, embedsRuntime: options.embedsRuntime)

    let imports = try ImportFiles(list.specs, arguments)
    for problem in list.problems { inspection.fail(problem, &console) }
    var compiled: [(spec: Spec, result: Compilation)] = []
    for (number, spec) in list.specs.enumerated() {
        let result = inspection.inspect(spec, upTo: arguments.maxSize, &console) {
            compile($0, options, imports: imports.loader(for: number))
        }
        if let result { compiled.append((spec, result)) }
    }
    let found = inspection.end(&console)
    if found != .clean { return found }
    // What is found in them was told.
    for (number, spec, source) in imports.unnamed {
        compiled.append((spec, compile(source, options.forImports, imports: imports.loader(for: number))))
    }
    let specs = compiled.map(\.spec)
    if case .besideSpecs = destination, options.embedsRuntime {
        try checkFolders(of: specs, "the specs and what they import are")
    }
    if let clash = clash(in: compiled, destination) {
        console.complain(clash)
        return .findings
    }
    if arguments.has(.verbose) { listOmissions(of: compiled.flatMap(\.result.files), &console) }

    switch destination {
    case .print:
        for file in compiled.flatMap(\.result.files) { console.print(bytes: file.bytes) }
        return .clean
    case .folder, .besideSpecs:
        return finish(outputs(of: compiled, in: destination, options, arguments), from: specs, arguments, &console)
    }
}

extension CompilerOptions {
    fileprivate init(_ arguments: Arguments, _ config: BuildConfig) throws(UsageError) {
        self.init()
        access = arguments.choice(.access, or: config.access ?? access)
        runtime = arguments.choice(.runtime, or: config.runtime ?? runtime)
        kinds = config.kinds ?? kinds
        languages = config.languages
        if let words = arguments.choices(.emit, as: EmittedKind.self) { kinds = Set(words) }
        guard kinds.contains(.swiftUI) else { return }
        runtime = arguments.choice(.runtime, or: config.runtime ?? .import)
        if runtime == .embed {
            throw UsageError(
                "'--emit swiftui' needs '--runtime import': FormUI, which views use, is in a module beside it")
        }
    }

    /// A schema has in itself what its spec imports.
    fileprivate var forImports: CompilerOptions {
        var options = self
        options.kinds.formIntersection([.swift])
        return options
    }

    fileprivate var embedsRuntime: Bool { runtime == .embed && kinds.contains(.swift) }
}

private func listOmissions(of files: [EmittedFile], _ console: inout Console) {
    for file in files {
        for omission in file.omissions {
            console.print("\(Path(file.name).printed): not expressed: \(printable(omission))\n", to: .errors)
        }
    }
}

/// Two specs whose Swift cannot stand in one module: files of one folder belong to one.
private func clash(in compiled: [(spec: Spec, result: Compilation)], _ destination: Destination) -> String? {
    var owners: [String: Spec] = [:]
    for (spec, result) in compiled {
        for name in result.typeNames {
            let key = "\(destination.folder(of: spec).text)/\(name)"
            if let other = owners.updateValue(spec, forKey: key) {
                return
                    "\(Path(other.name).quoted) and \(Path(spec.name).quoted) both declare the type '\(name)' in one folder"
            }
        }
    }
    return nil
}

/// Where the outputs go.
private enum Destination {
    case print
    case folder(Path)
    case besideSpecs

    func folder(of spec: Spec) -> Path {
        switch self {
        case .folder(let folder): folder
        case .besideSpecs, .print: spec.path?.folder ?? ""
        }
    }
}

/// Decides where the outputs go, and refuses flags that contradict that.
private func destination(
    of specs: [Spec], _ arguments: Arguments, embedsRuntime: Bool
) throws(UsageError) -> Destination {
    if arguments.has(.dryRun), arguments.has(.checkOutputs) {
        throw UsageError("'--dry-run' and '--check' exclude each other")
    }
    let readsInput = specs.contains { $0.path == nil }
    let folder = arguments.path(.output)
    if folder == "-" || folder == nil && readsInput && specs.count == 1 {
        for flag in [Flag.dryRun, .checkOutputs, .depfile, .force] where arguments.has(flag) {
            throw UsageError("'\(flag.name)' is about files, but the output is printed; write files with '-o DIR'")
        }
        return .print
    }
    if let folder {
        if let status = try? Files.status(folder), status.kind != .folder {
            throw UsageError("'-o' names \(folder.quoted), which is not a folder")
        }
        if readsInput, !arguments.has(.stdinFilename) {
            throw UsageError("a spec from standard input has no name for its output; give one with '--stdin-filename'")
        }
        return .folder(folder)
    }
    if readsInput { throw UsageError("standard input is in no folder; say where to write with '-o DIR'") }
    if embedsRuntime { try checkFolders(of: specs, "the specs are") }
    return .besideSpecs
}

/// Beside the specs there is no place for the runtime if they stand in several folders.
private func checkFolders(of specs: [Spec], _ words: String) throws(UsageError) {
    if Set(specs.map(\.folder)).count > 1 {
        throw UsageError(
            "\(words) in several folders, but one runtime is written for all; give '-o DIR' or '--runtime import'")
    }
}

extension Arguments {
    /// What outputs may take the place of. Nothing is overwritten by looking: what formc did not write is not what it
    /// would write.
    fileprivate var predecessor: Output.Predecessor {
        has(.force) || has(.checkOutputs) ? .anything : .generated
    }
}

/// All files that the specs became, and the runtime once.
private func outputs(
    of compiled: [(spec: Spec, result: Compilation)], in destination: Destination, _ options: CompilerOptions,
    _ arguments: Arguments
) -> [Output] {
    var outputs: [Output] = []
    for (spec, result) in compiled {
        for file in result.files {
            outputs.append(
                Output(
                    folder: destination.folder(of: spec), name: Path(file.name), bytes: file.bytes,
                    origin: Path(spec.name).quoted, replaces: arguments.predecessor))
        }
    }
    if options.embedsRuntime, let folder = outputs.first?.folder {
        let file = runtimeFile(options)
        outputs.append(
            Output(
                folder: folder, name: Path(file.name), bytes: file.bytes, origin: "the runtime",
                replaces: arguments.predecessor))
    }
    return outputs
}

/// Writes the outputs, or says what writing them would do.
private func finish(
    _ outputs: [Output], from specs: [Spec], _ arguments: Arguments, _ console: inout Console
) -> ExitStatus {
    var outputs = outputs
    let inputs = specs.compactMap(\.path) + (arguments.path(.config).map { [$0] } ?? [])
    do throws(FileProblem) {
        // Nobody commits a rule for Make, so that none can be stale.
        if let path = arguments.path(.depfile), !arguments.has(.checkOutputs) {
            if path == "-" { throw FileProblem("'--depfile' names a file, and '-' is none") }
            guard let rule = depfile(outputs: outputs.map(\.path), inputs: inputs) else {
                throw FileProblem("cannot write \(path.quoted): Make cannot name a file with a line feed in its name")
            }
            outputs.append(
                Output(
                    folder: path.folder, name: path.name, bytes: rule, origin: "'--depfile'",
                    replaces: arguments.predecessor))
        }
        let plan = OutputPlan(outputs, keeping: try Files.identities(of: inputs))
        for problem in plan.problems { console.complain(problem) }
        if !plan.problems.isEmpty { return .failed }
        if arguments.has(.dryRun) { return list(plan, &console) }
        if arguments.has(.checkOutputs) { return listStale(plan, &console) }
        try plan.write()
        return .clean
    } catch {
        console.complain(error.message)
        return .failed
    }
}

private func list(_ plan: OutputPlan, _ console: inout Console) -> ExitStatus {
    for entry in plan.entries {
        let verb = entry.state == .current ? "unchanged" : "would write"
        console.print("\(verb) \(entry.output.path.printed)\n")
    }
    return .clean
}

private func listStale(_ plan: OutputPlan, _ console: inout Console) -> ExitStatus {
    var status = ExitStatus.clean
    for entry in plan.entries {
        switch entry.state {
        case .current: continue
        case .missing: console.print("missing \(entry.output.path.printed)\n")
        case .stale: console.print("stale \(entry.output.path.printed)\n")
        }
        status = .findings
    }
    return status
}
