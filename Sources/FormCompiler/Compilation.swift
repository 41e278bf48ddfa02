package import FormEmit
import FormModel
import FormSemantics
package import FormSource
import FormSyntax
import FormYAML

/// What is asked of the compiler besides the spec.
package struct CompilerOptions: Sendable {
    package var access = AccessLevel.internal
    package var runtime = RuntimePlacement.embed

    package init() {}
}

/// What a spec became.
package struct Compilation: Sendable {
    /// The files that ranges speak of; a `FileID` is a position here.
    package var sources: [SourceFile]
    /// Everything found, in the order in which it is to be printed.
    package var diagnostics: [Diagnostic]
    /// What was generated; nothing when there is an error, or when only a check was asked for.
    package var files: [EmittedFile]
    /// The names that the generated Swift adds to its module.
    package var typeNames: [String] = []

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Checks a spec. Pure: no file, stream, clock or environment is touched, and no input makes it trap.
package func check(_ source: SourceFile) -> Compilation {
    var diagnostics = DiagnosticBag()
    _ = analyze(source, &diagnostics)
    return Compilation(sources: [source], diagnostics: diagnostics.sorted(), files: [])
}

/// Checks a spec and, if it has no error, generates its Swift: one file, `NAME.form.swift`.
package func compile(_ source: SourceFile, _ options: CompilerOptions) -> Compilation {
    var diagnostics = DiagnosticBag()
    let form = analyze(source, &diagnostics)
    var compilation = Compilation(sources: [source], diagnostics: diagnostics.sorted(), files: [])
    if diagnostics.hasErrors { return compilation }
    let emit = EmitOptions(
        specName: source.name.split(separator: "/").last.map(String.init) ?? source.name,
        outputName: outputName(ofSpec: source.name), access: options.access, runtime: options.runtime)
    compilation.files = [emitSwift(form, emit)]
    let names = form.name == nil ? form.lists.map(\.swiftName) : [form.swiftName]
    compilation.typeNames = names.map { form.string($0) }
    return compilation
}

/// The stages, from bytes to meaning.
private func analyze(_ source: SourceFile, _ diagnostics: inout DiagnosticBag) -> Form {
    let tree = readYAML(source, as: .main, &diagnostics)
    let syntax = parseForm(tree, types: FieldType.grammar, &diagnostics)
    return FormSemantics.analyze(syntax, &diagnostics)
}

/// The name of the Swift file of a spec, from the spec's file name alone: `a/TaskEdit.form.yaml` →
/// `TaskEdit.form.swift`.
package func outputName(ofSpec path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    for ending in [".form.yaml", ".form.yml", ".yaml", ".yml"] where file.hasSuffix(ending) && file != ending {
        return file.dropLast(ending.count) + ".form.swift"
    }
    return file + ".form.swift"
}

/// `FormRuntime.swift`, the runtime's source for those who embed it.
package func runtimeFile(_ options: CompilerOptions) -> EmittedFile {
    emitRuntime(options.access)
}
