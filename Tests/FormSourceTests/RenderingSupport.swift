import FormSource

/// The text of one error about the part of `spec` that stands between `«` and `»`. The marks are taken out first.
func rendered(
    _ spec: String, name: String = "a.form.yaml", _ message: String = "wrong", label: String? = nil,
    notes: [Note] = [], fix: Fix? = nil, style: TextStyle = .plain
) -> String {
    let parts = spec.split(omittingEmptySubsequences: false) { $0 == "«" || $0 == "»" }
    let start = parts[0].utf8.count
    let source = SourceFile(name: name, parts.joined())
    let range = SourceRange(start, start + parts[1].utf8.count, in: .main)
    return rendered(
        .error("some-id", at: range, message, label: label, notes: notes, fix: fix), in: [source], style: style)
}

/// The text of one diagnostic, without its last line feed.
func rendered(_ diagnostic: Diagnostic, in sources: [SourceFile], style: TextStyle = .plain) -> String {
    var renderer = DiagnosticRenderer(sources, style: style)
    let text = renderer.render(diagnostic)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text + "(no line feed)"
}

/// The two lines that show the source: what is printed under the first line.
func excerpt(_ spec: String) -> String {
    rendered(spec).split(separator: "\n").dropFirst().joined(separator: "\n")
}
