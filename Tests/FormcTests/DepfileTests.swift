import Foundation
import Testing

@testable import formc

@Suite struct DepfileTests {
    private func rule(_ outputs: [Path], _ inputs: [Path]) -> String? {
        depfile(outputs: outputs, inputs: inputs).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func oneRuleForAll() {
        #expect(rule(["o/a.swift", "o/b.swift"], ["a.yaml", "b.yaml"]) == "o/a.swift o/b.swift: a.yaml b.yaml\n")
        #expect(rule(["a.swift"], []) == "a.swift:\n")
    }

    @Test func whatMakeReadsOtherwiseIsEscaped() {
        #expect(rule(["a b#c$d"], [#"e\f"#]) == ##"a\ b\#c$$d: e\f"## + "\n")
        #expect(rule(["a"], [##"b\ c\\#d"##, "e:f"]) == ##"a: b\\\ c\\\\\#d e\:f"## + "\n")
    }

    @Test func aLineFeedCannotBeSpelled() {
        #expect(rule(["a\nb"], ["c"]) == nil)
        #expect(rule(["a"], ["b\nc"]) == nil)
    }

    /// Make itself says which file it understands: it misses the input by its name.
    @Test(
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/make")),
        arguments: ["plain", "a b", "a#b", "a$b", #"a\b"#, #"a\ b"#, ##"a\#b"##, #"a\\ b"#, "a:b", "a  b", "$$", "é"])
    func makeReadsItBack(name: String) throws {
        let workspace = try Workspace()
        try workspace.write("rule", try #require(rule([Path(name + ".out")], [Path(name + ".in")])))
        let outcome = try workspace.shell("make -r -f rule")
        #expect(outcome.errors.contains("No rule to make target '\(name).in', needed by '\(name).out'"), "\(outcome)")
    }
}
