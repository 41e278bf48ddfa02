import FormCompiler
import FormRuntime
import FormSource

extension Command {
    static let explain = Command(
        name: "explain", summary: "Explains a diagnostic.", operand: .optional("ID"), flags: [.color],
        details: [
            "ID is what stands in brackets at the end of a diagnostic. Without it, all ids are listed.",
            """
            It prints what the diagnostic means, a spec that has it, what formc says of that spec, and the
            spec mended. Of the code of a violation, which 'formc validate' prints, it says when an answer has it.
            """,
        ],
        run: runExplain)
}

private func runExplain(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitStatus {
    guard let operand = arguments.operands.first else {
        for explanation in Explanation.all { console.print("\(explanation.id)\n") }
        return .clean
    }
    // As it is copied from a message, brackets and all.
    let id =
        operand.text.hasPrefix("[") && operand.text.hasSuffix("]")
        ? String(operand.text.dropFirst().dropLast()) : operand.text
    let explanation = Explanation.all.first { $0.id.name == id }
    let violation = aboutViolation(id)
    if explanation == nil, violation == nil {
        let known = Explanation.all.map(\.id.name) + FormViolationCode.allCases.map(\.rawValue)
        throw UsageError("there is no diagnostic \(Path(id).quoted)" + didYouMean(id, known))
    }
    // Some names are both.
    let style = console.style(of: .output)
    if let explanation { console.print(page(explanation, style: style)) }
    if let violation {
        let heading = explanation == nil ? id : "In answers:"
        let gap = explanation == nil ? "" : "\n"
        console.print("\(gap)\(style.paint(heading, as: .heading))\n\n\(violation)\n")
    }
    return .clean
}

/// When an answer has a violation, for one who has met its code; nil for what is no such code.
private func aboutViolation(_ code: String) -> String? {
    let pages =
        "Grammar/reference.md lists all codes of violations, Documentation/validate.md says how answers are checked."
    if let code = FormViolationCode(rawValue: code) { return "\(code.summary) \(pages)" }
    return code == "syntax" ? "A record is no JSON, or no object of answers. \(pages)" : nil
}

/// The page of a diagnostic. What formc says of the spec is not quoted but found again.
func page(_ explanation: Explanation, style: TextStyle) -> String {
    let compilation = explanation.failingCompilation
    var renderer = DiagnosticRenderer(compilation.sources, style: style)
    let findings = compilation.diagnostics.map { renderer.render($0) }.joined()
    let imported = explanation.imported.map { file in
        "\n\n" + style.paint("With \(file.name):", as: .heading) + "\n\n"
            + indented(String(decoding: file.bytes, as: UTF8.self))
    }
    return """
        \(style.paint(explanation.id.name, as: .heading))

        \(withoutEndingLines(explanation.text))

        \(style.paint("This spec has it:", as: .heading))

        \(indented(explanation.shownFailing))\(imported.joined())

        \(style.paint("formc says:", as: .heading))

        \(indented(findings))

        \(style.paint("Mended:", as: .heading))

        \(indented(explanation.mended))

        """
}

private func indented(_ text: String) -> String {
    withoutEndingLines(text).split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
}

private func withoutEndingLines(_ text: String) -> Substring {
    var text = text[...]
    while text.last == "\n" { text.removeLast() }
    return text
}
