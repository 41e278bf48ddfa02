import FormCompiler
import FormSource
import Foundation
import Testing

/// Any bytes in, findings out: no trap, and every range in its file.
@Suite struct MutationTests {
    private static let specs = [
        """
        formc: 1
        form: Tea
        language: en
        languages: [ja]
        title: { en: Tea, ja: お茶 }
        choices:
          tea: # é
            - green: "Gr\\u00fcn \\t"
            - { tag: none, exclusive: true, formerly: [no] }
        sections:
          - id: one
            fields:
              - { id: a-b, type: text, label: 'It''s', pattern: "[a-z]{2}", default: ab }
        """,
        """
        form: F
        formc: 1
        sections:
        - fields:
          - id: n
            type: integer
            label: |
              One
              two
            min: 1
            max: 5
            messages: { too-small: "{min} < {found}" }
          - id: s
            type: checkboxes
            label: >-
              é

              x
            options: [a, "b", 日本: J, { tag: c, image: { symbol: x } }]
            default: [a, b]
        """,
        "---\n? a\n: &b !c 'd\n\n  e'\n<<: *b\n\"f\\\n  g\": [h, {i: j, k}, -l]\n#m\n...\n",
        "#formc: allow[unused-list] a\nformc: 1\nchoices:\n # formc: allow[a, b] c\n # formc: allow[d]\n e: [f] # formc: allow g\n"
            + " h: | # formc: allow[i] j\n  # formc: allow[k] l\n # formc: m[\n",
        "formc: 1\r\nform: G\r\nsources:\r\n  s:\r\nsections: [{fields: [{id: p, type: picker, label: P, options: {source: s}}]}]\r\n",
    ]

    /// What a mutation puts in: bytes that mean something to YAML, to UTF-8 or to the language.
    private static let pieces: [[UInt8]] =
        [
            "\t", " ", "\n", "\r", "\r\n", ":", ": ", "-", "- ", "#", " #", "'", "\"", "\\", "[", "]", "{", "}", ",",
            "&a ", "*a", "!", "|", ">", "%", "@", "`", "?", "~", "0", "-1", "é", "\u{A0}", "\u{2028}", "\u{FEFF}",
            "\u{3000}", "😀", "<<", "---\n", "\n  ", "(", "\u{0}", "\u{7F}",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]]

    /// Every byte removed, every prefix, and every byte replaced by one piece.
    @Test(arguments: specs.indices)
    func everyPosition(_ spec: Int) {
        let bytes = Array(Self.specs[spec].utf8)
        for position in bytes.indices {
            var removed = bytes
            removed.remove(at: position)
            expectNoStrayRange(removed)
            expectNoStrayRange(Array(bytes[..<position]))
            var replaced = bytes
            replaced.replaceSubrange(position..<position + 1, with: Self.pieces[position % Self.pieces.count])
            expectNoStrayRange(replaced)
        }
    }

    /// Up to three pieces at once, put in, in the place of others, or moved.
    @Test(arguments: 0..<8)
    func random(_ seed: UInt64) {
        var generator = SeededGenerator(seed)
        for _ in 0..<2000 {
            var bytes = Array(Self.specs[Int.random(in: Self.specs.indices, using: &generator)].utf8)
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let start = Int.random(in: 0...bytes.count, using: &generator)
                let end = min(bytes.count, start + Int.random(in: 0...4, using: &generator))
                let piece = Self.pieces.randomElement(using: &generator) ?? []
                bytes.replaceSubrange(
                    start..<end, with: Bool.random(using: &generator) ? piece : Array(bytes[start..<end].reversed()))
            }
            expectNoStrayRange(bytes)
        }
    }

    /// The YAML test suite is no form, but it is any YAML.
    @Test func suite() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("shared/yaml-test-suite/cases.jsonl")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            print("skipped: the YAML test suite is not there")
            return
        }
        struct Case: Decodable { let yaml: String }
        let lines = text.split(separator: "\n")
        #expect(lines.count == 402)
        for line in lines {
            let bytes = Array(try JSONDecoder().decode(Case.self, from: Data(line.utf8)).yaml.utf8)
            expectNoStrayRange(bytes)
            #expect(diagnostics(bytes).contains { $0.severity == .error }, "\(line)")
        }
    }

    private func expectNoStrayRange(_ bytes: [UInt8]) {
        let stray = strayRanges(diagnostics(bytes), bytes.count)
        if !stray.isEmpty { Issue.record("\(stray) in \(String(decoding: bytes, as: UTF8.self).debugDescription)") }
    }
}
