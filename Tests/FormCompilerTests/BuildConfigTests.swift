import FormCompiler
import FormEmit
import FormSource
import Testing

/// What `formc.yaml` may say.
@Suite struct BuildConfigTests {
    private func read(_ text: String) -> (config: BuildConfig, findings: [String]) {
        let (config, compilation) = readConfig(SourceFile(name: "formc.yaml", text))
        let lines = compilation.diagnostics.map { "\($0.range.lowerBound): \($0.message) [\($0.id)]" }
        return (config, lines)
    }

    @Test func everythingCanBeSaid() {
        let (config, findings) = read(
            """
            # Of all specs here.
            access: public
            runtime: import
            emit: [swift, swiftui]
            languages:
              - de
              - ja
            x-team: forms

            """)
        #expect(findings == [])
        #expect(config.access == .public)
        #expect(config.runtime == .import)
        #expect(config.kinds == [.swift, .swiftUI])
        #expect(config.languages == ["de", "ja"])
    }

    @Test func oneWordIsAListOfOne() {
        #expect(read("emit: json-schema\n").config.kinds == [.jsonSchema])
        #expect(read("languages: de\n").config.languages == ["de"])
    }

    @Test func nothingIsSaidByAnEmptyFile() {
        #expect(read("").config == BuildConfig())
        #expect(read("# nothing\n").findings.isEmpty)
    }

    @Test(arguments: [
        ("acess: public\n", "0: `acess` is no key of a configuration [unknown-key]"),
        ("access: Public\n", "8: `Public` is no value of `access` [unknown-word]"),
        ("emit: [swift, xml]\n", "14: `xml` is no value of `emit` [unknown-word]"),
        ("emit:\n", "0: `emit` has no value [empty-value]"),
        ("runtime: [embed]\n", "9: expected a word, found something else [wrong-kind]"),
        ("languages: { de: ja }\n", "11: expected a word or a list of words, found something else [wrong-kind]"),
        ("languages: [de, xx_yy]\n", "16: `xx_yy` is no language code [language-code]"),
        ("- access\n", "0: expected a mapping of settings, found something else [wrong-kind]"),
        ("access: public\naccess: package\n", "15: key `access` stands twice in one mapping [duplicate-key]"),
    ])
    func whatIsWrongIsSaidAtItsPlace(_ text: String, _ finding: String) {
        #expect(read(text).findings == [finding])
    }

    /// Texts must have the languages of the configuration.
    @Test func languagesAreAskedOfTexts() {
        let spec = """
            formc: 1
            form: A
            sections:
              - fields:
                  - { id: a, type: toggle, label: { en: Ready, de: Bereit } }
                  - { id: b, type: toggle, label: Steady }

            """
        let found = check(SourceFile(name: "A.form.yaml", spec), languages: ["de", "en"])
        #expect(found.diagnostics.map { "\($0.id)" } == ["missing-translation"])
        #expect(check(SourceFile(name: "A.form.yaml", spec)).diagnostics.map { "\($0.id)" } == ["unlisted-language"])
    }

    /// Whatever the bytes.
    @Test func anythingIsRead() {
        let bytes = Array("access: [public, {a: b}]\nemit: &x *x\n\u{FEFF}languages: \"".utf8)
        for end in bytes.indices {
            let (_, compilation) = readConfig(SourceFile(name: "formc.yaml", bytes: Array(bytes[..<end])))
            #expect(compilation.diagnostics.allSatisfy { $0.range.upperBound <= end })
        }
    }
}
