import FormCompiler
import FormEmit
import FormSource
import FormTestSupport
import Testing

/// What the README shows is what formc does.
@Suite struct ReadmeTests {
    private let blocks = fencedBlocks(in: packageFile("README.md"))

    @Test func theSpecGivesTheSwiftShown() throws {
        let spec = try #require(blocks.first { $0.language == "yaml" })
        let shown = try #require(blocks.first { $0.language == "swift" })
        var options = CompilerOptions()
        options.access = .public
        options.runtime = .import
        let compilation = compile(SourceFile(name: "Lunch.form.yaml", spec.text), options)
        #expect(compilation.diagnostics.map(\.message) == [])
        #expect(compilation.files.map { String(decoding: $0.bytes, as: UTF8.self) } == [shown.text])
    }

    @Test func theSpecIsAnExample() throws {
        let spec = try #require(blocks.first { $0.language == "yaml" })
        #expect(packageFile("Examples/Lunch/Lunch.form.yaml") == spec.text)
    }

    /// What is shown of views stands in files that are compiled with them by `Tests/swiftui.sh`.
    @Test func theViewsShownAreCompiled() {
        let compiled = packageFile("Tests/Support/SwiftUI/Tests/OutlineTests/Forms/ShownViews.swift")
        let page = fencedBlocks(in: packageFile("Documentation/views.md"))
        let shown = (blocks + page).filter { $0.language == "swift view" }.map(\.text)
        #expect(shown.count >= 4)
        for view in shown {
            let code = view.replacing("import FormUI\nimport SwiftUI\n\n", with: "")
            #expect(compiled.contains(code), "\(code)")
        }
    }

    @Test func theFindingShownIsFound() throws {
        let report = try #require(blocks.first { $0.text.contains("[unknown-list]") })
        let spec = try #require(blocks.first { $0.language == "yaml" })
        let broken = spec.text.replacing("options: dish", with: "options: dihs")
        let compilation = check(SourceFile(name: "Lunch.form.yaml", broken))
        var renderer = DiagnosticRenderer(compilation.sources)
        #expect(compilation.diagnostics.map { renderer.render($0) }.joined() == report.text)
    }

    @Test func theMisspeltConditionIsFound() throws {
        let report = try #require(blocks.first { $0.text.contains("[unknown-tag]") })
        let broken = try tripSpec().replacing("country == Japan }", with: "country == Jappan }", maxReplacements: 1)
        let compilation = check(SourceFile(name: "Trip.form.yaml", broken))
        var renderer = DiagnosticRenderer(compilation.sources)
        #expect(compilation.diagnostics.map { renderer.render($0) }.joined() == report.text)
    }

    @Test func theConditionsShownDoWhatIsSaid() throws {
        let usage = try #require(blocks.first { $0.language == "swift trip" })
        let program = CompiledProgram(spec: try tripSpec(), main: usage.text)
        #expect(program.complaint == "")
        #expect(
            program.output == """
                false false
                true true
                ["Kyoto", "Osaka"]
                city not-offered
                departure rule

                """)
    }

    private func tripSpec() throws -> String {
        try #require(blocks.first { $0.language == "yaml" && $0.text.contains("form: Trip") }).text
    }

    @Test func theUsageShownPrintsWhatIsSaid() throws {
        let spec = try #require(blocks.first { $0.language == "yaml" })
        let usage = try #require(blocks.first { $0.language == "swift usage" })
        let program = CompiledProgram(spec: spec.text, main: usage.text)
        #expect(program.complaint == "")
        #expect(packageFile("README.md").contains("It prints `\(program.output.dropLast())`."))
    }

    @Test func thePageOnTheSwiftRuns() throws {
        let spec = try #require(blocks.first { $0.language == "yaml" })
        let page = fencedBlocks(in: packageFile("Documentation/using-the-swift.md"))
        let program = CompiledProgram(
            spec: spec.text, main: page.filter { $0.language == "swift" }.map(\.text).joined(separator: "\n"))
        #expect(program.complaint == "")
        let lines = program.output.split(separator: "\n").map(String.init)
        #expect(lines.first == #"["Soup of the day", "Vegetable curry"]"#)
        for piece in ["required", "pizza", "unknown-tag", "unknown-field", "refused", "soup Soup of the day"] {
            #expect(lines.contains { $0.contains(piece) }, "\(piece) in \(lines)")
        }
    }

    @Test func thePageOnConditionsRuns() throws {
        let page = fencedBlocks(in: packageFile("Documentation/using-the-swift.md"))
        let trip = try #require(page.first { $0.language == "swift trip" })
        let program = CompiledProgram(spec: try tripSpec(), main: trip.text)
        #expect(program.complaint == "")
        #expect(
            program.output == """
                true
                false
                ["Lyon"]
                Country
                City
                Arrival
                Departure
                ["not-offered"]
                true true
                {}

                """)
    }

    @Test func thePageOnTheJSONSchemaShowsOne() throws {
        let page = fencedBlocks(in: packageFile("Documentation/json-schema.md"))
        let spec = try #require(page.first { $0.language == "yaml" })
        let shown = try #require(page.first { $0.language == "json" })
        let file = try #require(answerSchema(spec.text, named: "Visit.form.yaml"))
        #expect(String(decoding: file.bytes, as: UTF8.self) == shown.text)
    }
}

/// The fenced blocks of a Markdown text, with the language after the fence.
func fencedBlocks(in markdown: String) -> [(language: String, text: String)] {
    var blocks: [(String, String)] = []
    var language: String?
    var text = ""
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("```") {
            if let open = language {
                blocks.append((open, text))
                language = nil
            } else {
                language = String(line.dropFirst(3))
                text = ""
            }
        } else if language != nil {
            text += line + "\n"
        }
    }
    return blocks
}
