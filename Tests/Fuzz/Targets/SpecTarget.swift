import FormCompiler
import FormEmit
import FormSource

/// The bytes are a spec: it is checked, compiled, reported in every format, and repaired.
func fuzzSpec(_ bytes: [UInt8]) -> FuzzOutcome {
    let spec = SourceFile(name: "fuzz.form.yaml", bytes: bytes)
    let imports = ImportLoader(files: [spec] + importable, spec: spec.name)
    // Some things are tried with some inputs alone, since they take longer than the check itself.
    let sum = bytes.reduce(0) { $0 &+ Int($1) }
    let checked = check(spec, imports: imports)
    var outcome = FuzzOutcome(problems: straysOf(checked))
    if !checked.hasErrors || sum % 4 == 0 { tryCompiling(spec, imports, checked, &outcome) }
    let others = ReportFormat.allCases.filter { $0 != .text }
    outcome.problems += problemsOfReports(checked, [.text, others[sum % others.count]])
    outcome.problems += problemsOfFixes(spec, checked.diagnostics)
    return outcome
}

private func tryCompiling(
    _ spec: SourceFile, _ imports: ImportLoader, _ checked: Compilation, _ outcome: inout FuzzOutcome
) {
    var options = CompilerOptions()
    options.kinds = Set(EmittedKind.allCases)
    options.runtime = .import
    let compiled = compile(spec, options, imports: imports)
    outcome.files = compiled.files
    outcome.problems += differences(checked.diagnostics, compiled.diagnostics)
    if compiled.hasErrors != compiled.files.isEmpty {
        outcome.problems.append("errors: \(compiled.hasErrors), files: \(compiled.files.map(\.name))")
    }
    if compiled.hasErrors { return }
    let again = compile(spec, options, imports: imports)
    if again.files.map(\.bytes) != compiled.files.map(\.bytes) || again.typeNames != compiled.typeNames {
        outcome.problems.append("the same spec gives other files")
    }
    for file in compiled.files where file.name.hasSuffix(".json") && !isJSON(file.bytes) {
        outcome.problems.append("\(file.name) is no JSON")
    }
    if let form = readForm(spec, imports: imports).form {
        outcome.problems += problemsOfSamples(form, seed: UInt64(spec.bytes.count))
    }
}

/// What a spec may import: lists that are sound, lists that are not, and what leads back to it.
private let importable = [
    SourceFile(
        name: "shared.form.yaml",
        "formc: 1\nlanguage: en\nchoices:\n  fruit: [apple, {tag: fig, exclusive: true}]\n  size: {tag-type: integer, options: [1: S]}\n"
    ),
    SourceFile(name: "broken.form.yaml", "formc: 1\nchoices:\n  fruit: [apple, apple]\n  x: 'y\n"),
    SourceFile(name: "circle.form.yaml", "formc: 1\nimports: fuzz.form.yaml\nchoices:\n  round: [a]\n"),
]

/// Ranges that lie outside their file, or cut a character of a file that is text.
private func straysOf(_ compilation: Compilation) -> [String] {
    let isText = compilation.sources.map { String(validating: $0.bytes, as: UTF8.self) != nil }
    return compilation.diagnostics.flatMap { diagnostic in
        let ranges =
            [diagnostic.range] + diagnostic.notes.compactMap(\.range) + (diagnostic.fix?.edits.map(\.range) ?? [])
        return ranges.compactMap { range in
            let file = Int(range.file.index)
            guard compilation.sources.indices.contains(file) else {
                return "\(diagnostic.id): there is no file \(file)"
            }
            let bytes = compilation.sources[file].bytes
            let place = "\(diagnostic.id): \(range.start)..<\(range.end)"
            if range.start > range.end || range.upperBound > bytes.count { return place + " is outside of its file" }
            let isCut = [range.lowerBound, range.upperBound].contains { $0 < bytes.count && bytes[$0] & 0xC0 == 0x80 }
            return isText[file] && isCut ? place + " cuts a character" : nil
        }
    }
}

private func differences(_ one: [Diagnostic], _ other: [Diagnostic]) -> [String] {
    if one.count != other.count { return ["\(one.count) findings, then \(other.count)"] }
    return zip(one, other).compactMap { one, other in
        let isSame =
            one.id == other.id && one.severity == other.severity && one.range == other.range
            && one.message == other.message && one.label == other.label
            && one.notes.map(\.message) == other.notes.map(\.message)
            && one.notes.map(\.range) == other.notes.map(\.range) && one.fix?.summary == other.fix?.summary
            && one.fix?.edits.map(\.range) == other.fix?.edits.map(\.range)
            && one.fix?.edits.map(\.replacement) == other.fix?.edits.map(\.replacement)
        return isSame ? nil : "\(one.message), then \(other.message)"
    }
}

private func problemsOfReports(_ compilation: Compilation, _ formats: [ReportFormat]) -> [String] {
    var report = CheckReport()
    var plain = DiagnosticRenderer(compilation.sources)
    var places = PlaceFinder(compilation.sources)
    if let spec = compilation.sources.first { report.add(file: spec.name) }
    for diagnostic in compilation.diagnostics {
        let file = Int(diagnostic.range.file.index)
        guard compilation.sources.indices.contains(file) else { continue }
        report.count(diagnostic.severity, in: compilation.sources[file].name)
        report.add(diagnostic, text: plain.render(diagnostic), &places)
    }
    return formats.compactMap { format in
        let written = report.written(as: format, version: "0.0.0")
        switch format {
        case .json, .sarif, .gitlab: return isJSON(written) ? nil : "the report `\(format.rawValue)` is no JSON"
        case .text, .concise, .github, .junit:
            // What a terminal gets has no control characters but line feeds; XML has none either.
            let isClean = written.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A || $0 == 0x09 }
            if !isClean { return "the report `\(format.rawValue)` has a control character" }
            let isText = String(validating: written, as: UTF8.self) != nil
            return isText ? nil : "the report `\(format.rawValue)` is no UTF-8"
        }
    }
}

/// Certain fixes are made until there are none. Each round shows what the last one hid, so that there may be many in a
/// long spec; what must not be is a text that was there before, or one that grows and grows.
private func problemsOfFixes(_ spec: SourceFile, _ diagnostics: [Diagnostic]) -> [String] {
    var text = RevisedText(spec.bytes)
    var seen: Set<[UInt8]> = [spec.bytes]
    var found = diagnostics
    for _ in 0..<100 {
        let edits = certainEdits(of: found, in: .main, text.bytes)
        if edits.isEmpty { return [] }
        text.apply(edits)
        guard seen.insert(text.bytes).inserted else { return ["fixes go in a circle"] }
        let revised = SourceFile(name: spec.name, bytes: text.bytes)
        let checked = check(revised, imports: ImportLoader(files: [revised] + importable, spec: spec.name))
        let strays = straysOf(checked)
        if !strays.isEmpty { return strays.map { "after fixes, " + $0 } }
        found = checked.diagnostics
    }
    return text.bytes.count > 4 * spec.bytes.count + 4096 ? ["a text that is fixed grows and grows"] : []
}
