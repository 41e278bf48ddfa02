import FormCompiler
import FormSource
import FormTestSupport
import Testing

@testable import FormYAML

/// The events of the YAML test suite, and the cases in which libyaml is known to differ from it.
@Suite(.enabled(if: !SuiteCase.all.isEmpty, "the YAML test suite is not beside the project"))
struct SuiteTests {
    /// The 72 known differences, by name and kind, and no others: another libyaml is noticed, and what it does
    /// otherwise is told.
    @Test func events() {
        #expect(SuiteCase.all.count == 402)
        let known = SuiteCase.knownDifferences.map { "\($1) \($0)" }.sorted()
        #expect(known.count == 72)
        let found = SuiteCase.all.compactMap { suiteCase in difference(suiteCase).map { "\($0) \(suiteCase.id)" } }
            .sorted()
        let (new, gone) = (Set(found).subtracting(known).sorted(), Set(known).subtracting(found).sorted())
        #expect(new.isEmpty, "libyaml differs from the suite where it did not")
        #expect(gone.isEmpty, "libyaml no longer differs from the suite")
    }

    /// As `libyaml-0.2.5-differences.txt` calls it; nil where libyaml does what the suite asks for.
    private func difference(_ suiteCase: SuiteCase) -> String? {
        let (lines, failed) = readEvents(suiteCase.yaml)
        if suiteCase.error { return failed ? nil : "inv_accept" }
        if failed { return "valid_err" }
        return lines == suiteCase.lines ? nil : "valid_diff"
    }

    /// The language's own reader: every node inside its file.
    @Test func trees() {
        for suiteCase in SuiteCase.all {
            let tree = read(suiteCase.yaml).tree
            let count = suiteCase.yaml.utf8.count
            #expect(tree.nodes.allSatisfy { $0.start <= $0.end && Int($0.end) <= count }, "\(suiteCase.id)")
        }
    }

    /// What is no YAML is refused as such: not by libyaml alone, which takes some of it.
    @Test func invalidYAMLIsRefused() {
        let refused = SuiteCase.all.filter(\.error).filter { suiteCase in
            read(suiteCase.yaml).found.contains { $0.severity == .error }
        }
        #expect(refused.count == SuiteCase.all.count { $0.error })
    }

    /// The whole compiler: something is found, since none of the cases is a spec, and all of it is in the file.
    @Test func compilations() {
        for suiteCase in SuiteCase.all {
            let compilation = check(SourceFile(name: "test.form.yaml", suiteCase.yaml))
            let count = suiteCase.yaml.utf8.count
            #expect(compilation.hasErrors, "\(suiteCase.id)")
            let ranges = compilation.diagnostics.flatMap { found in
                [found.range] + found.notes.compactMap(\.range) + (found.fix?.edits ?? []).map(\.range)
            }
            #expect(
                ranges.allSatisfy { $0.file == .main && $0.start <= $0.end && $0.upperBound <= count },
                "\(suiteCase.id)")
        }
    }
}

/// The events of a text without any of the language's refusals, in the suite's notation, and whether it is no YAML.
func readEvents(_ text: String) -> (lines: [String], failed: Bool) {
    let bytes = Array(text.utf8)
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var reader = EventReader(CheckedBytes(bytes: bytes, isASCII: false, start: start))
    var buffer = TextBuffer(source: bytes)
    var lines: [String] = []
    while let event = reader.next(&buffer) { lines.append(line(event, buffer)) }
    return (lines, reader.error != nil)
}

private func line(_ event: YAMLEvent, _ buffer: TextBuffer) -> String {
    let anchor = event.anchor.map { " &" + buffer.string($0) } ?? ""
    let tag = event.tag.map { " <" + buffer.string($0) + ">" } ?? ""
    switch event.kind {
    case .streamStart: return "+STR"
    case .streamEnd: return "-STR"
    case .documentStart: return event.isExplicit ? "+DOC ---" : "+DOC"
    case .documentEnd: return event.isExplicit ? "-DOC ..." : "-DOC"
    case .sequenceStart: return "+SEQ" + (event.isFlow ? " []" : "") + anchor + tag
    case .sequenceEnd: return "-SEQ"
    case .mappingStart: return "+MAP" + (event.isFlow ? " {}" : "") + anchor + tag
    case .mappingEnd: return "-MAP"
    case .alias: return "=ALI *" + buffer.string(event.text)
    case .scalar: return "=VAL" + anchor + tag + " " + sign(event.style) + escaped(buffer.string(event.text))
    }
}

private func sign(_ style: ScalarStyle) -> String {
    switch style {
    case .plain: ":"
    case .singleQuoted: "'"
    case .doubleQuoted: "\""
    case .literal: "|"
    case .folded: ">"
    }
}

private func escaped(_ text: String) -> String {
    let escapes: [Unicode.Scalar: String] = ["\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r", "\u{8}": "\\b"]
    return text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
}
