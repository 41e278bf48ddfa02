package import FormSource

/// Looks up places in the files of one compilation. The lines of a file are looked for when the first place in it is.
package struct PlaceFinder {
    private struct Tables {
        let lines: LineTable
        let units: UTF16Table
    }

    private let sources: [SourceFile]
    private var tables: [Tables?]

    package init(_ sources: [SourceFile]) {
        self.sources = sources
        tables = Array(repeating: nil, count: sources.count)
    }

    /// The place that a range means; one that lies outside its file is moved into it.
    package mutating func place(of range: SourceRange) -> CheckReport.Place? {
        let file = Int(range.file.index)
        guard let tables = tables(of: file) else { return nil }
        let count = sources[file].bytes.count
        let start = min(range.lowerBound, count)
        let end = max(start, min(range.upperBound, count))
        return CheckReport.Place(
            file: sources[file].name, start: position(start, tables), end: position(end, tables))
    }

    private func position(_ offset: Int, _ tables: Tables) -> CheckReport.Position {
        let location = tables.lines.location(of: offset)
        let lineStart = tables.lines.range(ofLine: location.line).lowerBound
        return CheckReport.Position(
            line: location.line, column: location.column,
            utf16Column: tables.units.units(before: max(offset, lineStart)) - tables.units.units(before: lineStart) + 1,
            offset: offset)
    }

    private mutating func tables(of file: Int) -> Tables? {
        guard sources.indices.contains(file) else { return nil }
        if let known = tables[file] { return known }
        let bytes = sources[file].bytes
        let made = Tables(lines: LineTable(bytes), units: UTF16Table(bytes))
        tables[file] = made
        return made
    }

    /// A number that stays when lines move: of the file's name, the id, what is marked, and the text around it on its
    /// line. Bounded work, however long the line.
    mutating func hash(of diagnostic: Diagnostic) -> UInt64 {
        var text = Array(diagnostic.id.name.utf8)
        let file = Int(diagnostic.range.file.index)
        guard let tables = tables(of: file) else { return hashBytes(text[...]) }
        let bytes = sources[file].bytes
        let start = min(diagnostic.range.lowerBound, bytes.count)
        let end = max(start, min(diagnostic.range.upperBound, bytes.count))
        let line = tables.lines.range(ofLine: tables.lines.location(of: start).line)
        let window = max(line.lowerBound, start - Self.reach)..<max(start, min(line.upperBound, start + Self.reach))
        let around = bytes[min(window.lowerBound, start)..<window.upperBound]
        text += [0] + withoutDot(sources[file].name).utf8 + [0] + bytes[start..<min(end, start + Self.reach)] + [0]
        // Indentation is not what is wrong.
        text += around.drop { $0 == 0x20 || $0 == 0x09 }
        return hashBytes(text[...])
    }

    private static let reach = 256
}
