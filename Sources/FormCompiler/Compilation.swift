package import FormEmit
package import FormModel
import FormSemantics
package import FormSource
import FormSyntax
import FormYAML

/// What is asked of the compiler besides the spec.
package struct CompilerOptions: Sendable {
    package var access = AccessLevel.internal
    package var runtime = RuntimePlacement.embed
    /// What each spec becomes.
    package var kinds: Set<EmittedKind> = [.swift]
    /// Languages that the texts of every spec must have, besides those that it lists itself.
    package var languages: [String] = []

    package init() {}
}

/// What a spec became.
package struct Compilation: Sendable {
    /// The files that ranges speak of; a `FileID` is a position here.
    package var sources: [SourceFile]
    /// Everything found in them, in the order in which it is to be printed.
    package var diagnostics: [Diagnostic]
    /// What was generated; nothing when there is an error, or when only a check was asked for.
    package var files: [EmittedFile]
    /// The names that the generated Swift adds to its module.
    package var typeNames: [String] = []

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Checks a spec and what it imports. Pure: no file, stream, clock or environment is touched but through `imports`, and
/// no input makes it trap.
///
/// - Parameter most: how many errors, and how many warnings, of the spec are told.
package func check(
    _ source: SourceFile, imports: ImportLoader = .none, languages: [String] = [],
    keeping most: Int = DiagnosticBag.mostOfASeverity
) -> Compilation {
    analyze(source, imports, languages, keeping: most).compilation
}

/// Checks a spec and what it imports and, if there is no error, generates what is asked for: `NAME.form.swift`,
/// `NAME.view.swift`, `NAME.schema.json`. The Swift of an imported file, which has the types of its lists, is made by compiling that file.
package func compile(
    _ source: SourceFile, _ options: CompilerOptions, imports: ImportLoader = .none
) -> Compilation {
    var (analyzed, compilation) = analyze(source, imports, options.languages)
    guard var form = analyzed, !compilation.hasErrors else { return compilation }
    form.nameRemainingOptions()
    for kind in EmittedKind.allCases where options.kinds.contains(kind) {
        let emit = EmitOptions(
            specName: fileName(source.name), outputName: outputName(ofSpec: source.name, kind),
            access: options.access, runtime: options.runtime)
        switch kind {
        case .swift:
            compilation.files.append(emitSwift(form, emit))
            let lists = form.lists.filter(\.isDeclared)
            if form.name == nil {
                compilation.typeNames += lists.map { form.string($0.swiftName) }
            } else {
                compilation.typeNames.append(form.string(form.swiftName))
                if !lists.isEmpty { compilation.typeNames.append(form.listsTypeName) }
            }
        case .swiftUI:
            guard let file = emitView(form, emit) else { continue }
            compilation.files.append(file)
            compilation.typeNames.append(form.viewTypeName)
        case .jsonSchema: compilation.files.append(emitJSONSchema(form, emit))
        }
    }
    return compilation
}

/// Checks a spec and what it imports, and gives the form that it means, for those who do not generate from it; nil if
/// there is an error.
package func readForm(
    _ source: SourceFile, imports: ImportLoader = .none
) -> (form: Form?, compilation: Compilation) {
    let (form, compilation) = analyze(source, imports, [])
    return (compilation.hasErrors ? nil : form, compilation)
}

/// The stages, from bytes to meaning.
private func analyze(
    _ source: SourceFile, _ imports: ImportLoader, _ languages: [String],
    keeping most: Int = DiagnosticBag.mostOfASeverity
) -> (form: Form?, compilation: Compilation) {
    var diagnostics = DiagnosticBag(keeping: most)
    let syntax = readSyntax(source, .main, &diagnostics)
    if syntax.importPaths.isEmpty {
        let form = FormSemantics.analyze(syntax, languages: languages, &diagnostics)
        applyAllowances(of: syntax, in: source, hasErrors: diagnostics.hasErrors, &diagnostics)
        return (form, Compilation(sources: [source], diagnostics: diagnostics.sorted(), files: []))
    }
    var graph = ImportGraph(source, syntax, diagnostics, imports)
    let form = graph.analyze(languages)
    let sources = graph.files.map(\.source)
    return (
        form, Compilation(sources: sources, diagnostics: graph.files.flatMap { $0.diagnostics.sorted() }, files: [])
    )
}

/// The stages that each file goes through by itself.
func readSyntax(_ source: SourceFile, _ file: FileID, _ diagnostics: inout DiagnosticBag) -> FormSyntax {
    // Not kept here: the parser writes into the tree, which would copy one that is held twice.
    parseForm(readYAML(source, as: file, &diagnostics), types: FieldType.grammar, &diagnostics)
}

/// How the names of specs end, the longer ones first.
package let specEndings = [".form.yaml", ".form.yml", ".yaml", ".yml"]

/// The name of a file that a spec becomes, from the spec's file name alone: `a/TaskEdit.form.yaml` →
/// `TaskEdit.form.swift`.
package func outputName(ofSpec path: String, _ kind: EmittedKind = .swift) -> String {
    let file = fileName(path)
    for ending in specEndings where file.hasSuffix(ending) && file != ending {
        return file.dropLast(ending.count) + kind.ending
    }
    return file + kind.ending
}

private func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

extension EmittedKind {
    fileprivate var ending: String {
        switch self {
        case .swift: ".form.swift"
        case .swiftUI: ".view.swift"
        case .jsonSchema: ".schema.json"
        }
    }
}

/// `FormRuntime.swift`, the runtime's source for those who embed it.
package func runtimeFile(_ options: CompilerOptions) -> EmittedFile {
    emitRuntime(options.access)
}
