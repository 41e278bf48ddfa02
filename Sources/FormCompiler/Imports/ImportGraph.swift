import FormModel
import FormSemantics
import FormSource
import FormSyntax
import FormYAML

/// A spec and all files that it imports, directly or through others: each is parsed once, and analysed after those that
/// it imports itself.
struct ImportGraph {
    struct File {
        let source: SourceFile
        let syntax: FormSyntax
        var diagnostics: DiagnosticBag
        var links: [Link] = []
        var form: Form?
    }

    /// A path, and the position of the file behind it; nil where nothing comes of it, which was said.
    struct Link {
        let path: NodeID
        var target: Int?
    }

    /// The spec itself is the first.
    private(set) var files: [File]
    /// By the loader's numbers, and those by position.
    private var positions: [Int: Int]
    private var numbers: [Int]
    private let loader: ImportLoader

    init(_ source: SourceFile, _ syntax: FormSyntax, _ diagnostics: DiagnosticBag, _ loader: ImportLoader) {
        files = [File(source: source, syntax: syntax, diagnostics: diagnostics)]
        positions = [loader.spec: 0]
        numbers = [loader.spec]
        self.loader = loader
        var at = 0
        while at < files.count {
            loadImports(of: at)
            at += 1
        }
    }

    // MARK: Loading

    private mutating func loadImports(of position: Int) {
        let syntax = files[position].syntax
        var places: [Int: SourceRange] = [:]
        var missing = 0
        for path in syntax.importPaths {
            let range = syntax.tree.range(path)
            var target: Int?
            // So many that lead nowhere have one cause, and each asks the file system.
            if missing == 1000 {
                files[position].links.append(Link(path: path, target: nil))
                continue
            }
            switch loader.load(syntax.tree.string(path), numbers[position]) {
            case .success(let file): target = self.position(of: file)
            case .failure(let fault):
                missing += 1
                let meant = fault == .missing ? completed(syntax.tree.string(path), by: position) : nil
                files[position].diagnostics.report(
                    .unloadable(syntax.tree.string(path), fault, meant: meant, at: range))
            }
            if let known = target, let first = places.updateValue(range, forKey: known) {
                places[known] = first
                files[position].diagnostics.report(.duplicateImport(files[known].source.name, at: range, first: first))
                continue
            }
            files[position].links.append(Link(path: path, target: target))
        }
    }

    /// A path that leads to a file when its ending is written out.
    private func completed(_ path: String, by importer: Int) -> String? {
        guard files[importer].diagnostics.mayTeach(.unreadableImport) else { return nil }
        let stem = specEndings.first { path.hasSuffix($0) }.map { path.dropLast($0.count) } ?? path[...]
        return specEndings.lazy.map { stem + $0 }.first { name in
            if case .success = loader.load(String(name), numbers[importer]) { true } else { false }
        }.map { String($0) }
    }

    private mutating func position(of file: ImportLoader.File) -> Int {
        if let known = positions[file.number] { return known }
        let position = files.count
        positions[file.number] = position
        numbers.append(file.number)
        var diagnostics = DiagnosticBag()
        let syntax = readSyntax(file.source, FileID(position), &diagnostics)
        files.append(File(source: file.source, syntax: syntax, diagnostics: diagnostics))
        return position
    }

    // MARK: Analysing

    /// Analyses all files; gives the form of the spec itself. `languages` are asked of its texts besides its own.
    mutating func analyze(_ languages: [String]) -> Form? {
        for position in order() {
            let imports = files[position].links.map { link in
                Import(path: link.path, spec: link.target.flatMap { spec(at: $0) })
            }
            files[position].form = FormSemantics.analyze(
                files[position].syntax, imports: imports, languages: position == 0 ? languages : [],
                &files[position].diagnostics)
        }
        let hasErrors = files.contains { $0.diagnostics.hasErrors }
        for position in files.indices {
            let file = files[position]
            applyAllowances(
                of: file.syntax, in: file.source, hasErrors: hasErrors, &files[position].diagnostics)
        }
        return files[0].form
    }

    private func spec(at position: Int) -> ImportedSpec? {
        let file = files[position]
        guard let form = file.form, !file.diagnostics.hasErrors else { return nil }
        let indirect = file.links.compactMap { $0.target.map { files[$0] } }
        return ImportedSpec(
            name: file.source.name, syntax: file.syntax, form: form,
            indirect: indirect.map { IndirectSpec(name: $0.source.name, syntax: $0.syntax) })
    }

    /// All files, each after those that it imports. A circle is reported, and nothing comes of its links.
    private mutating func order() -> [Int] {
        var order: [Int] = []
        var isFinished = files.map { _ in false }
        // Where a file stands on the way to the one being looked at.
        var depth = [Int?](repeating: nil, count: files.count)
        var way: [(file: Int, next: Int)] = [(0, 0)]
        depth[0] = 0
        while let (file, next) = way.last {
            guard next < files[file].links.count else {
                order.append(file)
                isFinished[file] = true
                depth[file] = nil
                way.removeLast()
                continue
            }
            way[way.count - 1].next += 1
            guard let target = files[file].links[next].target, !isFinished[target] else { continue }
            if let start = depth[target] {
                reportCircle(way[start...].map { ($0.file, $0.next - 1) })
            } else {
                depth[target] = way.count
                way.append((target, 0))
            }
        }
        return order
    }

    /// `arrows` are links, each with its file, that lead from the first file back to it.
    private mutating func reportCircle(_ arrows: [(file: Int, link: Int)]) {
        let places = arrows.map { arrow in
            let file = files[arrow.file]
            return Located(file.source.name, at: file.syntax.tree.range(file.links[arrow.link].path))
        }
        guard let first = arrows.first?.file else { return }
        files[first].diagnostics.report(.importCycle(places))
        for arrow in arrows { files[arrow.file].links[arrow.link].target = nil }
    }
}

extension DiagnosticID {
    static let unreadableImport: Self = "unreadable-import"
    static let importOutside: Self = "import-outside"
    static let importCycle: Self = "import-cycle"
    static let duplicateImport: Self = "duplicate-import"
}

extension Diagnostic {
    fileprivate static func unloadable(
        _ path: String, _ fault: ImportLoader.Fault, meant: String?, at range: SourceRange
    ) -> Diagnostic {
        switch fault {
        case .missing:
            .error(
                .unreadableImport, at: range, "there is no file `\(path)`",
                label: meant.map { "did you mean `\($0)`?" } ?? "a path is relative to the folder of this spec")
        case .folder:
            .error(.unreadableImport, at: range, "`\(path)` is a folder, not a spec", label: "name the spec in it")
        case .unreadable(let reason): .error(.unreadableImport, at: range, "`\(path)` cannot be read: \(reason)")
        case .absolute:
            .error(
                .importOutside, at: range, "`\(path)` is an absolute path",
                label: "write it relative to the folder of this spec")
        case .outside:
            .error(
                .importOutside, at: range, "`\(path)` leads out of the folder of this spec",
                label: "`--import-root` allows a folder that holds both")
        }
    }

    fileprivate static func duplicateImport(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        .error(
            .duplicateImport, at: range, "`\(name)` is imported already", label: "remove one of them",
            notes: [Note("first imported here", at: first)])
    }

    /// The file of each arrow, and where the path stands that leads to the next. A long circle is shown in part.
    fileprivate static func importCycle(_ arrows: [Located<String>]) -> Diagnostic {
        let range = arrows.first?.range ?? SourceRange(0, 0, in: .main)
        guard let first = arrows.first, arrows.count > 1 else {
            return .error(
                .importCycle, at: range, "a spec cannot import itself", label: "its own lists are there already")
        }
        var names = arrows.map(\.value) + [first.value]
        if names.count > 12 { names.replaceSubrange(6..<names.count - 6, with: ["…"]) }
        return .error(
            .importCycle, at: range, "imports go in a circle: `\(names.joined(separator: " → "))`",
            label: "move what they share into a file of its own",
            notes: arrows.enumerated().prefix(12).map { position, arrow in
                let next = arrows[(position + 1) % arrows.count].value
                return Note("`\(arrow.value)` imports `\(next)`", at: arrow.range)
            })
    }
}
