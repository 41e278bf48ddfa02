import FormSource

/// A spec that was named or found.
struct Spec: Sendable {
    /// Nothing for standard input.
    let path: Path?
    /// What messages call it.
    let name: String
    /// The folder that it is in.
    let folder: FileStatus.Identity?
    /// What is read in place of its bytes.
    var revision: SourceFile?

    /// Its bytes.
    func read(upTo limit: Int) throws(FileProblem) -> SourceFile {
        if let revision { return revision }
        let bytes: [UInt8]
        if let path {
            bytes = try Files.contents(of: path, upTo: limit)
        } else {
            bytes = try Files.contents(of: 0, upTo: limit)
        }
        if bytes.count > limit {
            throw FileProblem("it is larger than \(sizeText(limit)), the limit that '--max-size' sets")
        }
        return SourceFile(name: name, bytes: bytes)
    }
}

/// What the operands of a command stand for.
struct SpecList {
    private(set) var specs: [Spec] = []
    /// A sentence for each operand that stands for nothing.
    private(set) var problems: [String] = []
    private var seen: Set<Key> = []

    /// A spec is known by its folder and its name, not by the file behind it: a link of another name makes another
    /// output.
    private enum Key: Hashable {
        case input
        case entry(FileStatus.Identity, Path)
    }

    /// Files stand for themselves, folders for the specs in them, `-` for standard input; each is taken once, where
    /// it comes first.
    init(_ operands: [Path], inputName: String?) throws(UsageError) {
        if inputName != nil, !operands.contains("-") {
            throw UsageError("'--stdin-filename' needs '-', standard input, among the specs")
        }
        for operand in operands {
            if operand == "-" {
                if seen.insert(.input).inserted {
                    specs.append(Spec(path: nil, name: inputName ?? "<stdin>", folder: nil))
                }
                continue
            }
            do throws(FileProblem) {
                try add(operand)
            } catch {
                problems.append("cannot read \(operand.quoted): \(error.message)")
            }
        }
    }

    private mutating func add(_ operand: Path) throws(FileProblem) {
        guard let status = try Files.status(operand) else { throw FileProblem("there is no such file") }
        guard status.kind == .folder else { return try addFile(operand) }
        var found: [Path] = []
        // What is found in the current folder is called by its bare name.
        search(operand == "." || operand == "./" ? "" : operand, &found)
        if found.isEmpty { throw FileProblem("there is no *.form.yaml or *.form.yml in this folder") }
        for path in found.sorted(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) }) { try addFile(path) }
    }

    private mutating func addFile(_ path: Path) throws(FileProblem) {
        guard let folder = try Files.status(path.folder.orHere) else { throw FileProblem("there is no such folder") }
        guard seen.insert(.entry(folder.identity, path.name)).inserted else { return }
        specs.append(Spec(path: path, name: path.text, folder: folder.identity))
    }

    /// Walks a folder tree. Hidden files and folders are somebody's tools'; links to folders may lead in circles.
    private mutating func search(_ root: Path, _ found: inout [Path]) {
        var folders = [root]
        let bounds = LinkBounds(searching: root)
        while let folder = folders.popLast() {
            do throws(FileProblem) {
                for (name, kind) in try Files.entries(of: folder) where name.bytes.first != UInt8(ascii: ".") {
                    let path = folder.appending(name)
                    switch kind {
                    case .folder: folders.append(path)
                    case .file where isSpecName(name): found.append(path)
                    case .link where isSpecName(name): if leadsToSpec(path, bounds) { found.append(path) }
                    case .file, .link, .other: break
                    }
                }
            } catch {
                problems.append("cannot read \(folder.orHere.quoted): \(error.message)")
            }
        }
    }

    private mutating func leadsToSpec(_ link: Path, _ bounds: LinkBounds) -> Bool {
        do throws(FileProblem) {
            return try bounds.isSpec(link)
        } catch {
            problems.append("cannot read \(link.quoted): \(error.message)")
            return false
        }
    }
}

/// Whether a file is called as specs are.
func isSpecName(_ name: Path) -> Bool { name.hasSuffix(".form.yaml") || name.hasSuffix(".form.yml") }

/// A number of bytes as `--max-size` takes it.
private func sizeText(_ bytes: Int) -> String {
    if bytes % (1 << 20) == 0 { return "\(bytes >> 20)M" }
    if bytes % (1 << 10) == 0 { return "\(bytes >> 10)K" }
    return "\(bytes) bytes"
}
