import FormCompiler
import FormSource
import Testing

/// Any bytes in any of the files: findings, each in its file, and no trap.
@Suite struct ImportMutationTests {
    private let files = [
        """
        formc: 1
        form: Tea
        language: de
        imports: ["cups.form.yaml", sugar.form.yaml]
        choices:
          leaf: [green]
        sections:
        - fields:
          - { id: a, type: picker, label: A, options: leaf }
          - { id: b, type: checkboxes, label: B, options: cup, default: [small] }
          - { id: c, type: picker, label: C, options: spoon, default: old }
        """,
        """
        formc: 1
        form: Shop
        languages: [de]
        imports: sugar.form.yaml
        choices:
          cup:
            - small: { en: Small, de: Klein }
            - { tag: big, image: { url: u, alt: é }, formerly: [huge] }
        sections:
        - fields: [{ id: a, type: picker, label: { en: A, de: A }, options: spoon }]
        """,
        "formc: 1\nlanguage: de\nchoices:\n  spoon:\n  - old\n  - {tag: new, retired: true}\n",
    ]

    private let names = ["tea.form.yaml", "cups.form.yaml", "sugar.form.yaml"]

    /// So that what is mutated gets as far as the lists.
    @Test func unchangedTheyHaveOnlyWarnings() {
        let compilation = findings(files.map { Array($0.utf8) })
        #expect(!compilation.hasErrors)
        #expect(
            Set(compilation.diagnostics.map(\.id.name)) == ["missing-translation", "unused-list"])
    }

    /// Every byte removed or replaced, and every prefix.
    @Test(arguments: 0..<3)
    func everyPosition(_ file: Int) {
        var files = files.map { Array($0.utf8) }
        let bytes = files[file]
        let pieces = ["\t", "\n", ":", "- ", "#", "'", "[", "}", ",", "&", "é", "\u{2028}", "../", "a"]
        for position in bytes.indices {
            var removed = bytes
            removed.remove(at: position)
            var replaced = bytes
            replaced.replaceSubrange(position..<position + 1, with: Array(pieces[position % pieces.count].utf8))
            for mutation in [removed, replaced, Array(bytes[..<position])] {
                files[file] = mutation
                expectNoStrayRange(files)
            }
        }
    }

    private func findings(_ files: [[UInt8]]) -> Compilation {
        let sources = zip(names, files).map { SourceFile(name: $0, bytes: $1) }
        return check(sources[0], imports: ImportLoader(files: sources, spec: names[0]))
    }

    private func expectNoStrayRange(_ files: [[UInt8]]) {
        let compilation = findings(files)
        for (number, source) in compilation.sources.enumerated() {
            let own = compilation.diagnostics.map { diagnostic in
                var diagnostic = diagnostic
                diagnostic.notes.removeAll { $0.range?.file != FileID(number) }
                if diagnostic.range.file != FileID(number) {
                    diagnostic.range = SourceRange(0, 0, in: FileID(number))
                    diagnostic.fix = nil
                }
                return diagnostic
            }
            let stray = strayRanges(own, source.bytes.count)
            if !stray.isEmpty {
                Issue.record("\(stray) in \(source.name) of \(files.map { String(decoding: $0, as: UTF8.self) })")
            }
        }
        let places = compilation.diagnostics.flatMap { [$0.range.file] + $0.notes.compactMap { $0.range?.file } }
        #expect(places.allSatisfy { compilation.sources.indices.contains(Int($0.index)) })
    }
}
