import FormCompiler
import FormSource

/// The files of one run that specs import. Each is read once, by whatever paths it is reached, and bears the name under
/// which it was met first.
final class ImportFiles {
    private struct File {
        let spec: Spec
        /// Nothing for a named spec that nobody has imported yet.
        var source: SourceFile?
        var isNamed: Bool
    }

    private var files: [File]
    /// By paths without links; made when something is imported.
    private var numbers: [Path: Int]?
    /// The folder, without links in its path, in which imports are allowed besides the spec's own.
    private let root: Path?
    private let limit: Int

    /// `specs` are those named on the command line; their numbers are their positions.
    init(_ specs: [Spec], _ arguments: Arguments) throws(UsageError) {
        limit = arguments.maxSize
        root = try arguments.importRoot()
        files = specs.map { File(spec: $0, source: nil, isNamed: true) }
    }

    /// What was imported and not named, in the order in which it was met.
    var unnamed: [(number: Int, spec: Spec, source: SourceFile)] {
        files.enumerated().compactMap { number, file in
            file.isNamed ? nil : file.source.map { (number, file.spec, $0) }
        }
    }

    /// Takes other bytes for those of a file from now on.
    func revise(_ number: Int, _ source: SourceFile) {
        if files.indices.contains(number) { files[number].source = source }
    }

    /// How the file of a number gets at what it imports.
    func loader(for number: Int) -> ImportLoader {
        ImportLoader(spec: number) { path, importer in
            do throws(ImportLoader.Fault) {
                return .success(try self.load(Path(path), importer))
            } catch {
                return .failure(error)
            }
        }
    }

    private func load(_ path: Path, _ importer: Int) throws(ImportLoader.Fault) -> ImportLoader.File {
        let base = files.indices.contains(importer) ? files[importer].spec.baseFolder : ""
        let target = try locate(path, from: base)
        let number = try number(of: target, at: path.isAbsolute ? path : base.appending(path.withoutDot))
        if let source = files[number].source { return ImportLoader.File(number: number, source: source) }
        do throws(FileProblem) {
            let source = try files[number].spec.read(upTo: limit)
            files[number].source = source
            return ImportLoader.File(number: number, source: source)
        } catch {
            throw .unreadable(error.message)
        }
    }

    /// The path of a file without links in it, if it lies where imports are allowed.
    private func locate(_ path: Path, from base: Path) throws(ImportLoader.Fault) -> Path {
        // Nothing is looked for outside.
        if root == nil, path.isAbsolute { throw .absolute }
        if root == nil, path.climbs { throw .outside }
        if path.bytes.contains(0) { throw .missing }
        let full = path.isAbsolute ? path : base.appending(path)
        let real: Path?
        let part: Path?
        let own: Path?
        do throws(FileProblem) {
            real = try Files.resolved(full)
            // Of what is not there it counts where it would be.
            if let real { part = real } else { part = try resolvedPart(of: full) }
            own = try Files.resolved(base.orHere)
        } catch {
            throw .unreadable(error.message)
        }
        let isInside = part.map { part in
            root.map(part.lies) == true || !path.isAbsolute && own.map(part.lies) == true
        }
        if let real, isInside == true { return real }
        // Where there is no folder to be inside of, there is no file either.
        if isInside == true || own == nil && !path.isAbsolute { throw .missing }
        throw path.isAbsolute ? .absolute : .outside
    }

    private func namedFiles() -> [Path: Int] {
        var numbers: [Path: Int] = [:]
        for (number, file) in files.enumerated() {
            guard let path = file.spec.path, let real = try? Files.resolved(path) else { continue }
            numbers[real] = numbers[real] ?? number
        }
        return numbers
    }

    private func number(of real: Path, at path: Path) throws(ImportLoader.Fault) -> Int {
        var numbers = self.numbers ?? namedFiles()
        defer { self.numbers = numbers }
        if let known = numbers[real] { return known }
        let kind: FileStatus.Kind?
        let folder: FileStatus?
        do throws(FileProblem) {
            kind = try Files.status(real)?.kind
            folder = try Files.status(path.folder.orHere)
        } catch {
            throw .unreadable(error.message)
        }
        switch kind {
        case .file: break
        case .folder: throw .folder
        case .link, .other, nil: throw .unreadable("it is not a regular file")
        }
        let spec = Spec(path: path, name: path.text, folder: folder?.identity)
        files.append(File(spec: spec, source: nil, isNamed: false))
        numbers[real] = files.count - 1
        return files.count - 1
    }
}

extension Flag {
    static let importRoot = Flag(
        "--import-root", kind: .text("DIR"),
        summary:
            """
            Allows imports from this folder and those below it, also where a path leaves the folder of the spec
            that has it.
            """
    )
}

extension Arguments {
    /// The folder of `--import-root` without links in its path.
    fileprivate func importRoot() throws(UsageError) -> Path? {
        guard let path = path(.importRoot) else { return nil }
        guard let status = try? Files.status(path), status.kind == .folder, let real = try? Files.resolved(path) else {
            throw UsageError("'--import-root' names \(path.quoted), which is not a folder")
        }
        return real
    }
}

extension Spec {
    /// What its imports are relative to.
    fileprivate var baseFolder: Path { path?.folder ?? Path(name).folder }
}

extension Path {
    /// Without steps that lead nowhere.
    fileprivate var withoutDot: Path { Path(steps.joined(separator: [UInt8(ascii: "/")])) }
}
