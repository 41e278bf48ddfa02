import FormRuntime
import Foundation
import Testing

/// Patterns as schemas have them, read by Python's `re`, which many validators use.
@Suite struct PatternDialectTests {
    private static let patterns = [
        #"[^\u0000-\u001F]*"#, #"[^\u0000]"#, #"[^\u0000\u2028]"#, #"[^\u{10FFFF}]"#, #"[\u{10000}-\u{10FFFF}]"#,
        #"[\u0000-\u{10FFFF}]"#, #"[\uE000-\u{10FFFF}]"#, #"[^\uE000-\u{10FFFF}]"#, #"\u{E0041}|\u{1F600}+"#,
        #"[\D]"#, #"[^\D]"#, #"[^\W\d]"#, #"\S"#, ".", #"[\s\S]"#, #"[\u007F-\u009F]"#, #"[\uFFF0-\u{1FFFF}]"#,
        #"[\^\]\\\-\[&~|/]"#, "(a|b){2,3}c?", #"[\u200B-\u200F\u202A-\u202E]"#,
    ]
    private static let texts =
        [
            "\u{0}", "\u{1}", "\u{1F}", " ", "-", "/", "0", "9", "A", "_", "^", "]", "[", "\\", "&", "~", "|", "\u{7F}",
            "\u{9F}", "é", "\u{200D}", "\u{2028}", "\u{202E}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}",
            "\u{1F600}", "\u{1F600}\u{1F600}", "\u{E0041}", "\u{10FFFE}", "\u{10FFFF}", "aa", "abac", "",
        ]

    @Test(.enabled(if: (try? python(["--version"]).status) == 0, "python3 is needed"))
    func pythonReadsThemAlike() throws {
        var lines: [[String]] = []
        for source in Self.patterns {
            let pattern = try FormPattern.parse(source).get()
            let verdicts = Self.texts.map { pattern.matches($0) ? "1" : "0" }
            lines.append([source, pattern.ecmaScript, verdicts.joined()])
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("formc-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let input = folder.appendingPathComponent("patterns.json")
        try JSONSerialization.data(withJSONObject: ["patterns": lines, "texts": Self.texts]).write(to: input)
        let (status, output) = try python(["-c", Self.program, input.path])
        #expect(status == 0 && output == "", "\(output)")
    }

    private static let program = """
        import json, re, sys
        data = json.load(open(sys.argv[1], encoding="utf-8"))
        for source, pattern, verdicts in data["patterns"]:
            try:
                compiled = re.compile(pattern)
            except re.error as error:
                print(ascii(source), ascii(pattern), error)
                continue
            found = "".join("1" if compiled.fullmatch(text) else "0" for text in data["texts"])
            if found != verdicts:
                print(ascii(source), ascii(pattern), found, verdicts)
        """
}
