import FormCompiler
import FormSource

/// The specs of one run, being repaired in memory: all certain fixes, until none is left.
struct Fixing {
    /// Those that were changed have a revision.
    private(set) var specs: [Spec]
    private var texts: [RevisedText?]

    /// How often a spec is checked again. A syntax error hides what stands behind it, so that there is a round for
    /// each; what comes after so many is left for another run.
    private static let mostRounds = 100

    init(_ specs: [Spec]) {
        self.specs = specs
        texts = Array(repeating: nil, count: specs.count)
    }

    /// Repairs all specs. One that cannot be read is left alone: that is told when it is checked.
    mutating func run(_ imports: ImportFiles, upTo limit: Int) {
        var waiting = Array(specs.indices)
        // What is repaired in a spec may show more in those that import it.
        for _ in specs.indices where !waiting.isEmpty {
            var importers: [Int] = []
            var hasChanges = false
            for number in waiting {
                let (changes, isImporter) = repair(number, imports, limit)
                hasChanges = hasChanges || changes
                if isImporter { importers.append(number) }
            }
            waiting = hasChanges ? importers : []
        }
    }

    private mutating func repair(
        _ number: Int, _ imports: ImportFiles, _ limit: Int
    ) -> (changes: Bool, isImporter: Bool) {
        guard var source = try? specs[number].read(upTo: limit) else { return (false, false) }
        // What was read is not read again: it may be a pipe, and it must not change on the way.
        specs[number].revision = source
        var hasChanges = false
        var isImporter = false
        for _ in 0..<Self.mostRounds {
            let compilation = check(source, imports: imports.loader(for: number), keeping: .max)
            isImporter = compilation.sources.count > 1
            let edits = certainEdits(of: compilation.diagnostics, in: .main, source.bytes)
            if edits.isEmpty { break }
            source = SourceFile(name: source.name, bytes: revise(number, source, edits))
            specs[number].revision = source
            imports.revise(number, source)
            hasChanges = true
        }
        return (hasChanges, isImporter)
    }

    private mutating func revise(_ number: Int, _ source: SourceFile, _ edits: [Fix.Edit]) -> [UInt8] {
        var text = texts[number] ?? RevisedText(source.bytes)
        // Held once: it would be copied otherwise.
        texts[number] = nil
        text.apply(edits)
        texts[number] = text
        return text.bytes
    }

    private var changed: [(spec: Spec, text: RevisedText)] {
        zip(specs, texts).compactMap { spec, text in
            text.flatMap { $0.bytes == $0.original ? nil : (spec, $0) }
        }
    }

    /// Writes the specs that changed, all or none; a link stays one.
    func write(_ console: inout Console) -> ExitStatus {
        do throws(FileProblem) {
            let outputs = try outputs()
            let plan = OutputPlan(outputs, keeping: [])
            for problem in plan.problems { console.complain(problem) }
            if !plan.problems.isEmpty { return .failed }
            try plan.write()
        } catch {
            console.complain(error.message)
            return .failed
        }
        let edits = changed.reduce(0) { $0 + $1.text.editCount }
        if edits > 0 {
            let places = edits == 1 ? "1 place" : "\(edits) places"
            let files = changed.count == 1 ? "1 spec" : "\(changed.count) specs"
            console.print("fixed \(places) in \(files)\n", to: .errors)
        }
        return .clean
    }

    /// The files behind the specs that changed. One that has several names is written once; it was the same spec.
    private func outputs() throws(FileProblem) -> [Output] {
        var outputs: [Output] = []
        var texts: [Path: RevisedText] = [:]
        for (spec, text) in changed {
            guard let path = spec.path else { continue }
            guard let real = try Files.resolved(path) else {
                throw FileProblem("cannot write \(path.quoted): it is gone since it was read")
            }
            if let other = texts.updateValue(text, forKey: real), other.original == text.original { continue }
            outputs.append(
                Output(
                    folder: real.folder, name: real.name, bytes: text.bytes, origin: path.quoted,
                    replaces: .exactly(text.original)))
        }
        return outputs
    }

    /// Prints what would be written.
    func printDifference(_ console: inout Console) -> ExitStatus {
        let isTerminal = console.isTerminal(.output)
        for (spec, text) in changed {
            let diff = text.unifiedDiff(name: Path(spec.name).printed)
            console.print(isTerminal ? printableLines(diff) : diff, to: .output)
        }
        return changed.isEmpty ? .clean : .findings
    }
}

/// A difference for somebody to look at: `patch` needs the lines as they are, but a terminal must not be driven by them.
private func printableLines(_ diff: [UInt8]) -> [UInt8] {
    let lines = diff.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
        let end: [UInt8] = line.last == 0x0D ? [0x0D] : []
        let columns = line.dropLast(end.count).split(separator: 0x09, omittingEmptySubsequences: false)
        return columns.map { Array(printable(String(decoding: $0, as: UTF8.self)).utf8) }.joined(separator: [0x09])
            + end
    }
    return Array(lines.joined(separator: [0x0A]))
}
