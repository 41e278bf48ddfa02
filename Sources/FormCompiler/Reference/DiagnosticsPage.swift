import FormSource

/// `Grammar/diagnostics.md`: every diagnostic with its meaning, a spec that has it, what formc says of it, and the spec
/// mended.
package func diagnosticsPage() -> String {
    let intro = """
        # Diagnostics

        What formc finds in specs. Each has an id, which stands in brackets at the end of its first line and is
        the same in every output and in every version; `formc explain ID` prints what stands here. An error keeps
        formc from writing files, a warning does not.

        In the specs on this page a character that cannot be seen is written as `\\u{A0}`, and a byte that is no text as
        `\\xE9`.

        """
    return intro + Explanation.all.map { "\n" + section($0) }.joined()
}

private func section(_ explanation: Explanation) -> String {
    let compilation = explanation.failingCompilation
    var renderer = DiagnosticRenderer(compilation.sources)
    let findings = compilation.diagnostics.map { renderer.render($0) }.joined()
    let imported = explanation.imported.map { file in
        "\n\nWith `\(file.name)`:\n\n" + fence("yaml", String(decoding: file.bytes, as: UTF8.self))
    }
    return """
        ## \(explanation.id)

        \(explanation.text)

        \(fence("yaml", explanation.shownFailing))\(imported.joined())

        \(fence("text", findings))

        Mended:

        \(fence("yaml", explanation.mended))

        """
}

/// A block of code, its fence longer than any run of back-ticks in it.
func fence(_ language: String, _ code: String) -> String {
    var longest = 2
    var run = 0
    for character in code {
        run = character == "`" ? run + 1 : 0
        longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return fence + language + "\n" + code + (code.last == "\n" ? "" : "\n") + fence
}
