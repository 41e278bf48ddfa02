import FormCompiler

extension Command {
    static let schema = Command(
        name: "schema", summary: "Prints the JSON Schema of specs, for editors.", operand: .none, flags: [],
        details: [
            """
            An editor that has a YAML language server completes and explains specs by it. Save it, and name it on the first
            line of a spec: '# yaml-language-server: $schema=form.schema.json'. 'formc init' does both.
            """
        ],
        run: runSchema)
}

private func runSchema(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitStatus {
    console.print(editorSchema())
    return .clean
}
