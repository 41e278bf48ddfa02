import Testing

/// `formc build --emit`: what a spec becomes.
@Suite struct EmitTests {
    private let workspace: Workspace
    private typealias Outcome = Workspace.Outcome

    init() throws { workspace = try Workspace() }

    @Test func aSchemaAloneNeedsNoRuntime() throws {
        try workspace.write("a.form.yaml", goodSpec("A"))
        try workspace.write("x/b.yaml", goodSpec("A"))
        #expect(try workspace.formc("build", "a.form.yaml", "x/b.yaml", "--emit", "json-schema") == Outcome(0))
        #expect(workspace.names == ["a.form.yaml", "a.schema.json", "x", "x/b.schema.json", "x/b.yaml"])
        #expect(workspace.read("a.schema.json")?.contains("\"title\": \"Name\"") == true)
    }

    @Test func bothStandBesideTheSpec() throws {
        try workspace.write("a.form.yaml", goodSpec("A"))
        #expect(try workspace.formc("build", "a.form.yaml", "--emit=json-schema,swift") == Outcome(0))
        #expect(workspace.names == ["FormRuntime.swift", "a.form.swift", "a.form.yaml", "a.schema.json"])
        let node = try workspace.node("a.schema.json")
        #expect(try workspace.formc("build", "a.form.yaml", "--emit=json-schema,swift") == Outcome(0))
        #expect(try workspace.node("a.schema.json") == node)
        let swift = try workspace.formc("build", "a.form.yaml", "-o", "-")
        let schema = try workspace.formc("build", "a.form.yaml", "-o", "-", "--emit", "json-schema")
        let both = try workspace.formc("build", "a.form.yaml", "-o", "-", "--emit", "json-schema,swift")
        #expect(both == Outcome(0, output: swift.output + schema.output))
        #expect(schema.output == workspace.read("a.schema.json"))
    }

    @Test func itsOwnSchemasAreReplacedAndNoOthers() throws {
        try workspace.write("a.form.yaml", goodSpec("A"))
        _ = try workspace.formc("build", "a.form.yaml", "--emit", "json-schema")
        let old = workspace.read("a.schema.json")
        try workspace.write("a.form.yaml", goodSpec("B").replacing("label: Name", with: "label: Full name"))
        let check = try workspace.formc("build", "a.form.yaml", "--emit", "json-schema", "--check")
        #expect(check == Outcome(1, output: "stale a.schema.json\n"))
        #expect(try workspace.formc("build", "a.form.yaml", "--emit", "json-schema") == Outcome(0))
        #expect(workspace.read("a.schema.json") != old)
        try workspace.write("a.schema.json", "{}\n")
        let refusal = try workspace.formc("build", "a.form.yaml", "--emit", "json-schema")
        #expect(refusal.status == 2)
        #expect(refusal.errors.contains("formc did not write what is there"))
        #expect(workspace.read("a.schema.json") == "{}\n")
    }

    @Test func whatASchemaCannotExpressIsListed() throws {
        let rule = "rules:\n  - { id: r, require: name != other, message: M }\n"
        let other = "      - { id: other, type: text, label: Other }\n"
        try workspace.write("a.form.yaml", goodSpec("A") + other + rule)
        let said = "a.schema.json: not expressed: rule `r`, as far as it compares `name` with `other`\n"
        let words = ["build", "a.form.yaml", "--verbose", "--emit"]
        #expect(try workspace.formc(words[0], words[1], words[2], words[3], "json-schema") == Outcome(0, errors: said))
        #expect(try workspace.formc(words[0], words[1], words[2], words[3], "swift") == Outcome(0))
        let printed = try workspace.formc("build", "a.form.yaml", "--verbose", "--emit", "json-schema", "-o", "-")
        #expect(printed.errors == said)
        #expect(printed.output == workspace.read("a.schema.json"))
    }

    @Test func aSchemaHasWhatItsSpecImports() throws {
        try workspace.write("shared.yaml", "formc: 1\nchoices:\n  fruit: [apple]\n")
        let field = "      - { id: fruit, type: picker, label: Fruit, options: fruit }\n"
        let spec = goodSpec("A").replacing("sections:", with: "imports: shared.yaml\nsections:") + field
        try workspace.write("a.form.yaml", spec)
        #expect(try workspace.formc("build", "a.form.yaml", "--emit", "json-schema") == Outcome(0))
        #expect(workspace.names == ["a.form.yaml", "a.schema.json", "shared.yaml"])
        #expect(workspace.read("a.schema.json")?.contains("\"const\": \"apple\"") == true)
        #expect(try workspace.formc("build", "shared.yaml", "--emit", "json-schema") == Outcome(0))
        #expect(workspace.read("shared.schema.json")?.contains("\"fruit\": {") == true)
    }

    @Test func aViewStandsBesideTheSwift() throws {
        try workspace.write("a.form.yaml", goodSpec("A"))
        #expect(try workspace.formc("build", "a.form.yaml", "--emit", "swift,swiftui") == Outcome(0))
        #expect(workspace.names == ["a.form.swift", "a.form.yaml", "a.view.swift"])
        #expect(workspace.read("a.form.swift")?.contains("import FormRuntime") == true)
        #expect(workspace.read("a.view.swift")?.contains("struct AView: View {") == true)
        // Written by formc, so it may be replaced; and nothing to do twice.
        #expect(try workspace.formc("build", "a.form.yaml", "--emit", "swiftui", "--check") == Outcome(0))
        try workspace.write("a.form.yaml", goodSpec("B"))
        #expect(try workspace.formc("build", "a.form.yaml", "--emit", "swiftui") == Outcome(0))
        #expect(workspace.read("a.view.swift")?.contains("struct BView: View {") == true)
    }

    @Test func viewsNeedTheModule() throws {
        try workspace.write("a.form.yaml", goodSpec("A"))
        let outcome = try workspace.formc("build", "a.form.yaml", "--emit", "swiftui", "--runtime", "embed")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("'--emit swiftui' needs '--runtime import'"))
        #expect(workspace.names == ["a.form.yaml"])
    }

    @Test func aFormCannotBeCalledAsTheViewOfAnother() throws {
        try workspace.write("a.form.yaml", goodSpec("A"))
        try workspace.write("b.form.yaml", goodSpec("AView"))
        let outcome = try workspace.formc("build", "a.form.yaml", "b.form.yaml", "--emit", "swift,swiftui")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("both declare the type 'AView'"))
    }

    /// A file that only shares lists has no view.
    @Test func sharedListsHaveNoView() throws {
        try workspace.write("shared.yaml", "formc: 1\nchoices:\n  fruit: [apple]\n")
        #expect(try workspace.formc("build", "shared.yaml", "--emit", "swift,swiftui") == Outcome(0))
        #expect(workspace.names == ["shared.form.swift", "shared.yaml"])
    }

    @Test func wordsAreChecked() throws {
        try workspace.write("a.form.yaml", goodSpec("A"))
        for (words, sentence) in [
            ("json", "'--emit' takes swift, swiftui and json-schema, not 'json'"),
            (
                "swift,json-shema",
                "'--emit' takes swift, swiftui and json-schema, not 'json-shema'; did you mean 'json-schema'?"
            ),
            ("swift,", "'--emit' takes swift, swiftui and json-schema, not ''"),
        ] {
            let outcome = try workspace.formc("build", "a.form.yaml", "--emit", words)
            #expect(outcome == Outcome(2, errors: "formc: \(sentence) (see 'formc help build')\n"))
        }
        #expect(workspace.names == ["a.form.yaml"])
    }
}
