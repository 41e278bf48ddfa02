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
    let path = Path(stem.bytes + Array(".form.yaml".utf8))
    do throws(FileProblem) {
        try Files.create(path, Array(starterSpec(form: acceptedFormName(for: stem.name)).utf8))
    } catch {
        let isThere = (try? Files.status(path, followingLinks: false)) != nil
        console.complain("cannot write \(path.quoted): \(isThere ? "it exists already" : error.message)")
        return .failed
    }
    console.print("wrote \(path.printed)\n")
    return writeSchema(beside: path, &console)
}

/// The schema that the spec's first line names; one that is there stays.
private func writeSchema(beside spec: Path, _ console: inout Console) -> ExitStatus {
    let path = spec.folder.appending("form.schema.json")
    if (try? Files.status(path, followingLinks: false)) != nil { return .clean }
    do throws(FileProblem) {
        try Files.create(path, Array(editorSchema().utf8))
    } catch {
        console.complain("cannot write \(path.quoted): \(error.message)")
        return .failed
    }
    console.print("wrote \(path.printed)\n")
    return .clean
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
