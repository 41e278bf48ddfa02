import FormAnswers
import FormCompiler
import FormModel
import FormRuntime
import FormSource

extension Command {
    static let validate = Command(
        name: "validate", summary: "Checks stored answers against a spec.",
        operand: .one("SPEC", thenSeveral: "ANSWERS"),
        flags: [
            .format, .summary, .language, .unknownTags, .strictAnswers, .source, .lines, .maxViolations, .jobs,
            .specName, .importRoot, .maxSize, .color,
        ],
        details: [
            """
            SPEC is a file, or -, for standard input. ANSWERS are files, or -: JSON Lines, one object of answers a
            line; or one JSON document, an object of answers or an array of them. A file is JSON Lines if its name ends
            in .jsonl or .ndjson, if --lines says so, or if its first two lines each begin with { and the first ends
            with }.
            """,
            """
            Violations are printed on standard output, the spec's own errors and one summary line on standard error.
            After a line that is no JSON the next one is checked; what follows a fault in one document is not read, and
            a note says so. A record may have \(largestRecord >> 20) MB, and be nested \(deepestNesting) deep.
            """,
            """
            The exit status is 0 if all answers are valid, 1 if there are violations or the spec has errors, 2 if
            something could not be read or written. If standard output takes no more ('| head'), the check stops, says
            so, and the status is 2.
            """,
        ],
        run: runValidate)
}

extension Flag {
    fileprivate static let format = Flag(
        "--format", kind: .choice(ViolationFormat.allCases.map(\.rawValue)),
        summary:
            """
            How violations are printed: text, the default; concise, a line each; json, an object a line; github,
            for the log of a GitHub workflow.
            """
    )
    fileprivate static let summary = Flag(
        "--summary", summary: "Prints how often each violation was found instead of each of them.")
    fileprivate static let language = Flag(
        "--language", kind: .text("CODE"),
        summary:
            """
            The language of the messages, such as de; the default is the form's own, which also stands in for one that
            the form does not have.
            """
    )
    fileprivate static let unknownTags = Flag(
        "--unknown-tags", kind: .choice(UnknownTags.allCases.map(\.rawValue)),
        summary: "Whether a tag that is none of the options is an error, the default, or only reported.")
    fileprivate static let strictAnswers = Flag("--strict", summary: "Reports answers to hidden fields.")
    fileprivate static let source = Flag(
        "--source", kind: .text("NAME=FILE"), isRepeatable: true,
        summary:
            """
            The tags of a source, a tag a line or a JSON array, at most \(largestSource >> 20) MB; without it any tag of
            the source is valid. May be given for each source.
            """
    )
    fileprivate static let lines = Flag("--lines", summary: "Takes all answers for JSON Lines.")
    fileprivate static let maxViolations = Flag(
        "--max-violations", kind: .count, summary: "Prints no more than N violations; all are counted.")
    fileprivate static let jobs = Flag(
        "--jobs", kind: .count, summary: "How many threads check JSON Lines; the default is one a processor.")
    fileprivate static let specName = Flag(
        "--stdin-filename", kind: .text("NAME"), summary: "What messages call what is read from standard input.")
}

/// How many bytes the tags of a source may have.
private let largestSource = 64 << 20

private enum UnknownTags: String, CaseIterable {
    case fail, report
}

private func runValidate(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitStatus {
    let inputs = arguments.operands.filter { $0 == "-" }
    if inputs.count > 1 { throw UsageError("standard input, '-', can be read only once") }
    if inputs.isEmpty, arguments.has(.specName) {
        throw UsageError("'--stdin-filename' needs '-', standard input, among the files")
    }
    let sources = try sourceFiles(arguments)
    var status = ExitStatus.clean
    guard let form = try readSpec(arguments, name: arguments.text(.specName), &status, &console) else { return status }
    try checkLanguage(arguments, form)
    let options = try planOptions(form, sources, arguments, &status, &console)
    if status != .clean { return status }
    let context = ValidationContext(
        plan: AnswerPlan(form, options), texts: AnswerTexts(form, language: arguments.text(.language)),
        writer: ViolationWriter(
            format: arguments.choice(.format, or: .text), style: console.style(of: .output)),
        allowsUnknownTags: arguments.choice(.unknownTags, or: UnknownTags.fail) == .report,
        isSummary: arguments.has(.summary))
    var run = ValidationRun(
        context, jobs: arguments.number(.jobs) ?? min(processorCount, 16),
        limit: arguments.number(.maxViolations) ?? .max)
    for path in arguments.operands.dropFirst() where !run.stops(console) {
        if !check(path, arguments, &run, &console) { status = .failed }
    }
    conclude(run, context, &console)
    return max(status, run.tally.errors > 0 ? .findings : .clean)
}

/// Checks one file. False if it could not be read.
private func check(
    _ path: Path, _ arguments: Arguments, _ run: inout ValidationRun, _ console: inout Console
) -> Bool {
    let isInput = path == "-"
    do throws(FileProblem) {
        let descriptor = isInput ? 0 : try Files.open(path)
        defer { if !isInput { Files.close(descriptor) } }
        let name = isInput ? arguments.text(.specName) ?? "<stdin>" : path.text
        let isLines = arguments.has(.lines) || !isInput && namesLines(name)
        try run.check(descriptor, name: name, isLines: isLines, &console)
        return true
    } catch {
        console.complain("cannot read \(isInput ? "standard input" : path.quoted): \(error.message)")
        return false
    }
}

/// Whether a file is JSON Lines by its name.
private func namesLines(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".jsonl") || name.hasSuffix(".ndjson")
}

/// Refuses a language that there is not one text in.
private func checkLanguage(_ arguments: Arguments, _ form: Form) throws(UsageError) {
    guard let language = arguments.text(.language) else { return }
    let own = languages(of: form)
    let known = own + FormMessages.languages.filter { !own.contains($0) }
    if FormMessages.nearest(to: language, among: known) != nil { return }
    throw UsageError(
        "'--language' takes a language of the form or of formc's own texts, \(known.joined(separator: ", ")); not "
            + Path(language).quoted)
}

/// The last lines: the table of `--summary`, or one line on standard error.
private func conclude(_ run: ValidationRun, _ context: ValidationContext, _ console: inout Console) {
    if run.wasStopped {
        let records = run.tally.records
        let count = "\(records) record\(records == 1 ? "" : "s")"
        return console.print("stopped after \(count), since standard output takes no more\n", to: .errors)
    }
    if context.isSummary {
        let summary = ValidationSummary(run.tally, context.plan)
        switch context.writer.format {
        case .text, .concise, .github: console.print(summary.text)
        case .json: console.print(summary.json)
        }
        return
    }
    let tally = run.tally
    if tally.errors + tally.warnings == 0 { return }
    let rest = tally.errors + tally.warnings - run.shown
    let omission = rest == 0 ? "" : ", \(run.shown) of them shown"
    console.print(
        summary(errors: tally.errors, warnings: tally.warnings) + omission + "; "
            + ValidationSummary(tally, context.plan).verdict + "\n", to: .errors)
}

// MARK: Sources

/// The names and files that `--source` gives.
private func sourceFiles(_ arguments: Arguments) throws(UsageError) -> [(name: String, path: Path)] {
    var files: [(name: String, path: Path)] = []
    for value in arguments.paths(.source) {
        let parts = value.bytes.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
            throw UsageError("'--source' takes NAME=FILE, not \(value.quoted)")
        }
        let name = Path(parts[0]).text
        if files.contains(where: { $0.name == name }) { throw UsageError("source '\(name)' is given twice") }
        files.append((name, Path(parts[1])))
    }
    return files
}

private func planOptions(
    _ form: Form, _ files: [(name: String, path: Path)], _ arguments: Arguments, _ status: inout ExitStatus,
    _ console: inout Console
) throws(UsageError) -> AnswerPlan.Options {
    var options = AnswerPlan.Options()
    options.reportsHidden = arguments.has(.strictAnswers)
    let known = sources(of: form)
    for (name, path) in files {
        guard let source = known.first(where: { $0.name == name }) else {
            throw UsageError("the form has no source \(Path(name).quoted)" + didYouMean(name, known.map(\.name)))
        }
        do throws(FileProblem) {
            let bytes = try Files.contents(of: path, upTo: largestSource)
            if bytes.count > largestSource {
                throw FileProblem("it is larger than \(largestSource >> 20) MB, the limit of a source's tags")
            }
            try addTags(bytes, of: source, to: &options.sources)
        } catch {
            console.complain("cannot read \(path.quoted): \(error.message)")
            status = .failed
        }
    }
    return options
}

private func addTags(
    _ bytes: [UInt8], of source: (name: String, isInteger: Bool), to sources: inout FormSources
) throws(FileProblem) {
    func problem(at offset: Int, _ message: String) -> FileProblem {
        let place = LineTable(bytes).location(of: offset)
        return FileProblem("\(place.line):\(place.column): \(printable(message))")
    }
    let tags: [SourceTag]
    do throws(AnswerFault) {
        tags = try readTags(bytes)
    } catch {
        throw problem(at: error.offset, error.message(in: bytes, before: bytes.count))
    }
    if let tag = sources.add(tags, ofSource: source.name, isInteger: source.isInteger) {
        throw problem(
            at: tag.offset, "\(Path(tag.text).quoted) is no integer, as the tags of source '\(source.name)' are")
    }
}
