import FormCompiler
import FormEmit
import FormSource
import FormTestSupport
import Testing

/// What the page on the Swift says of a form over the years.
@Suite struct YearsTests {
    private let page = packageFile("Documentation/using-the-swift.md")

    @Test func storedAnswersAreReadAsShown() throws {
        let blocks = fencedBlocks(in: page)
        let spec = try #require(blocks.first { $0.language == "yaml" && $0.text.contains("form: Poll") })
        let poll = try #require(blocks.first { $0.language == "swift poll" })
        let program = CompiledProgram(spec: spec.text, main: poll.text)
        #expect(program.complaint == "")
        #expect(
            program.output == """
                ["bicycle", "moped"]
                ["fax unknown-field"]
                ["car", "bicycle"]
                {"commute":["bicycle","moped"]}

                """)
    }

    @Test func otherMakesAListOfItsOwn() throws {
        let lunch = try #require(fencedBlocks(in: packageFile("README.md")).first { $0.language == "yaml" })
        let spec = lunch.text.replacing("options: dish", with: "options: dish\n        other: true")
        let files = compile(SourceFile(name: "Lunch.form.yaml", spec), CompilerOptions()).files
        let swift = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        #expect(swift.contains("FormSelection<DishesOrOther>"))
        #expect(page.contains("`FormSelection<DishesOrOther>`"))
    }
}
