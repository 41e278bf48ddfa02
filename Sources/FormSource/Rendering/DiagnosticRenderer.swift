/// Writes diagnostics as people read them:
///
///     task-edit.form.yaml:31:16: error: `favourit` is no field of this form [unknown-field]
///     31 |       visible-when: favourit has apple
///        |                     ^^^^^^^^ did you mean `favourite`?
///        = note: field `favourite` is declared at 27:13
///
/// Lines of a file are looked for once, when the first diagnostic in it is written; from there on the cost of a
/// diagnostic does not depend on the size of the file or of its lines, and neither does the length of its text.
package struct DiagnosticRenderer {
    private let sources: [SourceFile]
    private let style: TextStyle
    private var tables: [LineTable?]

    /// Beyond this many code points the middle of a message is left out.
    private static let longestText = 300

    /// `sources` are what the diagnostics' ranges speak of.
    package init(_ sources: [SourceFile], style: TextStyle = .plain) {
        self.sources = sources
        self.style = style
        tables = Array(repeating: nil, count: sources.count)
    }

    /// One diagnostic: whole lines, each with its line feed. A range that lies outside its file is moved into it.
    package mutating func render(_ diagnostic: Diagnostic) -> String {
        let place = place(of: diagnostic.range)
        var text = heading(diagnostic, place)
        var margin = " "
        if let place {
            let number = String(place.location.line)
            margin = String(repeating: " ", count: number.utf8.count + 1)
            text += excerpt(diagnostic, place, number, margin)
        }
        for note in diagnostic.notes {
            text += remark("note", cut(note.message) + whereabouts(note, seenFrom: diagnostic), margin)
        }
        // The words under the caret say already what to do.
        if let fix = diagnostic.fix, diagnostic.label == nil { text += remark("help", cut(fix.summary), margin) }
        return text
    }

    /// A place in a file, found.
    private struct Place {
        var file: Int
        var range: Range<Int>
        var location: SourceLocation
        var line: Range<Int>
    }

    private mutating func place(of range: SourceRange) -> Place? {
        let file = Int(range.file.index)
        guard sources.indices.contains(file) else { return nil }
        let bytes = sources[file].bytes
        let table = tables[file] ?? LineTable(bytes)
        tables[file] = table
        let start = min(range.lowerBound, bytes.count)
        let location = table.location(of: start)
        return Place(
            file: file, range: start..<max(start, min(range.upperBound, bytes.count)), location: location,
            line: table.range(ofLine: location.line))
    }

    private func heading(_ diagnostic: Diagnostic, _ place: Place?) -> String {
        var text = ""
        if let place {
            let name = printable(sources[place.file].name)
            text += style.paint("\(name):\(place.location.line):\(place.location.column):", as: .location) + " "
        }
        let severity: TextStyle.Role =
            switch diagnostic.severity {
            case .error: .error
            case .warning: .warning
            }
        text += style.paint(diagnostic.severity.rawValue + ":", as: severity) + " "
        text += style.paint(cut(diagnostic.message), as: .message) + " "
        return text + style.paint("[\(diagnostic.id)]", as: .id) + "\n"
    }

    private func excerpt(_ diagnostic: Diagnostic, _ place: Place, _ number: String, _ margin: String) -> String {
        let excerpt = Excerpt(sources[place.file].bytes, line: place.line, marked: place.range)
        var mark = String(repeating: "^", count: excerpt.carets)
        if let label = diagnostic.label, !label.isEmpty { mark += " " + cut(label) }
        let shown = withoutTrailingBlanks(excerpt.text)
        return style.paint(number + " |", as: .gutter) + (shown.isEmpty ? "" : " " + shown) + "\n"
            + style.paint(margin + "|", as: .gutter) + String(repeating: " ", count: excerpt.indent + 1)
            + style.paint(mark, as: .caret) + "\n"
    }

    private func remark(_ kind: String, _ sentence: String, _ margin: String) -> String {
        style.paint(margin + "=", as: .gutter) + " " + style.paint(kind + ":", as: .note) + " " + sentence + "\n"
    }

    private mutating func whereabouts(_ note: Note, seenFrom diagnostic: Diagnostic) -> String {
        guard let range = note.range, let place = place(of: range) else { return "" }
        let spot = "\(place.location.line):\(place.location.column)"
        return range.file == diagnostic.range.file
            ? " at \(spot)" : " at \(printable(sources[place.file].name)):\(spot)"
    }

    private func cut(_ text: String) -> String { printable(text, atMost: Self.longestText) }

    private func withoutTrailingBlanks(_ text: String) -> Substring {
        var text = text[...]
        while text.utf8.last == UInt8(ascii: " ") { text.unicodeScalars.removeLast() }
        return text
    }
}

/// "2 errors, 1 warning"; nothing when there is nothing to say.
package func summary(errors: Int, warnings: Int) -> String {
    func counted(_ count: Int, _ noun: String) -> String? {
        count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    return [counted(errors, "error"), counted(warnings, "warning")].compactMap(\.self).joined(separator: ", ")
}
