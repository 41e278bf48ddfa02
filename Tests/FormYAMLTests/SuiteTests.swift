import FormSource
import Foundation
import Testing

@testable import FormYAML

/// The events of the YAML test suite, and the cases in which libyaml is known to differ from it.
@Suite struct SuiteTests {
    @Test(.enabled(if: !SuiteCase.all.isEmpty, "the test suite is not there"))
    func events() {
        let differences = SuiteCase.knownDifferences
        #expect(differences.count == 72)
        for suiteCase in SuiteCase.all where differences[suiteCase.id] == nil {
            let (lines, failed) = readEvents(suiteCase.yaml)
            #expect(failed == suiteCase.error, "\(suiteCase.id) \(suiteCase.name)")
            if !suiteCase.error { #expect(lines == suiteCase.lines, "\(suiteCase.id) \(suiteCase.name)") }
        }
    }

    /// Each known difference still is one: where libyaml has learned something, the list is to be shortened.
    @Test(.enabled(if: !SuiteCase.all.isEmpty, "the test suite is not there"))
    func knownDifferences() {
        let cases = Dictionary(uniqueKeysWithValues: SuiteCase.all.map { ($0.id, $0) })
        for (id, kind) in SuiteCase.knownDifferences {
            guard let suiteCase = cases[id] else {
                Issue.record("no case \(id)")
                continue
            }
            let (lines, failed) = readEvents(suiteCase.yaml)
            switch kind {
            case "valid_err": #expect(failed && !suiteCase.error, "\(id)")
            case "valid_diff": #expect(!failed && !suiteCase.error && lines != suiteCase.lines, "\(id)")
            case "inv_accept": #expect(!failed && suiteCase.error, "\(id)")
            case _: Issue.record("unknown kind \(kind)")
            }
        }
    }

    /// The language's own reader: no trap, and every node inside its file and its parent.
    @Test(.enabled(if: !SuiteCase.all.isEmpty, "the test suite is not there"))
    func trees() {
        for suiteCase in SuiteCase.all {
            let (tree, found) = read(suiteCase.yaml)
            let count = suiteCase.yaml.utf8.count
            #expect(tree.nodes.allSatisfy { $0.start <= $0.end && Int($0.end) <= count }, "\(suiteCase.id)")
            #expect(
                found.allSatisfy { $0.range.start <= $0.range.end && $0.range.upperBound <= count }, "\(suiteCase.id)")
            if suiteCase.error, SuiteCase.knownDifferences[suiteCase.id] == nil {
                #expect(found.contains { $0.severity == .error }, "\(suiteCase.id)")
            }
        }
    }
}

/// One case of the suite, as its `cases.jsonl` has it.
struct SuiteCase: Decodable {
    let id: String
    let name: String
    let yaml: String
    let events: String
    let error: Bool

    var lines: [String] { events.split(separator: "\n").map(String.init) }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("shared/yaml-test-suite")

    /// None where the suite is absent.
    static let all: [SuiteCase] = {
        guard let text = try? String(contentsOf: folder.appendingPathComponent("cases.jsonl"), encoding: .utf8) else {
            return []
        }
        return text.split(separator: "\n").compactMap { try? JSONDecoder().decode(SuiteCase.self, from: Data($0.utf8)) }
    }()

    /// The kind of difference by the id of the case.
    static let knownDifferences: [String: String] = {
        let file = folder.appendingPathComponent("libyaml-0.2.5-differences.txt")
        let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
        let pairs = lines.map { line in
            let columns = line.split(separator: "\t", maxSplits: 1)
            return (String(columns.last?.split(separator: " ").first ?? ""), String(columns.first ?? ""))
        }
        return Dictionary(pairs) { first, _ in first }
    }()
}

/// The events of a text without any of the language's refusals, in the suite's notation, and whether it is no YAML.
func readEvents(_ text: String) -> (lines: [String], failed: Bool) {
    let bytes = Array(text.utf8)
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var reader = EventReader(CheckedBytes(bytes: bytes, isASCII: false, start: start))
    var lines: [String] = []
    while let event = reader.next() { lines.append(line(event, reader.buffer)) }
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
