import FormCompiler
import FormSource

extension Command {
    // Not `init`, which Swift keeps for itself.
    static let start = Command(
        name: "init", summary: "Writes a small spec to start from.", operand: .optional("NAME"), flags: [],
        details: [
            """
            It writes NAME.form.yaml, a commented spec that checks and builds, and beside it form.schema.json, by
            which editors complete and explain specs; the default NAME is \(standardName). A file that exists is
            not overwritten.
            """,
            """
            NAME may be a path, and may have the ending already. The form's own name is derived from it:
            task-edit.form.yaml holds the form TaskEdit.
            """,
        ],
        run: runInit)
}

private let standardName = "Survey"

private func runInit(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitStatus {
    let wanted = arguments.operands.first ?? Path(standardName)
    let stem = withoutEnding(wanted)
    if stem.name.bytes.isEmpty || stem.name == "." || stem.name == ".." {
        throw UsageError("\(wanted.quoted) names no file")
    }
    let spec = Path(stem.bytes + Array(".form.yaml".utf8))
    let files: [Output]
    do throws(FileProblem) {
        files = try newFiles(spec, form: acceptedFormName(for: stem.name))
    } catch {
        console.complain("cannot write \(spec.quoted): \(error.message)")
        return .failed
    }
    return create(files, &console)
}

private func create(_ files: [Output], _ console: inout Console) -> ExitStatus {
    let plan = OutputPlan(files, keeping: [])
    for problem in plan.problems { console.complain(problem) }
    if !plan.problems.isEmpty { return .failed }
    do throws(FileProblem) {
        try plan.write()
    } catch {
        console.complain(error.message)
        return .failed
    }
    for file in files.reversed() { console.print("wrote \(file.path.printed)\n") }
    return .clean
}

/// The spec, and the schema that its first line names. A schema that is there stays. It comes first: where there is a
/// spec, nothing is missing.
private func newFiles(_ spec: Path, form: String) throws(FileProblem) -> [Output] {
    if try Files.status(spec, followingLinks: false) != nil { throw FileProblem("it exists already") }
    if try Files.status(spec.folder.orHere) == nil { throw FileProblem("there is no such folder") }
    let schema = spec.folder.appending("form.schema.json")
    let file = newFile(spec, starterSpec(form: form))
    return try Files.status(schema, followingLinks: false) == nil ? [newFile(schema, editorSchema()), file] : [file]
}

private func newFile(_ path: Path, _ text: String) -> Output {
    Output(folder: path.folder, name: path.name, bytes: Array(text.utf8), origin: "'init'", replaces: .nothing)
}

private func withoutEnding(_ path: Path) -> Path {
    for ending in specEndings where path.hasSuffix(ending) {
        return Path(path.bytes.dropLast(ending.utf8.count))
    }
    return path
}

/// The form's name for a file. Which names are taken by Swift or by the runtime is the compiler's to know, so it is
/// asked.
private func acceptedFormName(for file: Path) -> String {
    let name = formName(for: file.text)
    for candidate in [name, "My" + name] {
        let spec = SourceFile(name: "init", starterSpec(form: candidate))
        if !check(spec).hasErrors { return candidate }
    }
    return standardName
}

/// `task-edit` → `TaskEdit`. What no Swift name is made of only parts words.
func formName(for file: String) -> String {
    let isWordPart: (Character) -> Bool = { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let name = file.split { !isWordPart($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = name.first else { return standardName }
    return first.isNumber ? "My" + name : name
}
