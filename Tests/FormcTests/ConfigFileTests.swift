import Testing

/// `formc build --config`.
@Suite struct ConfigFileTests {
    private typealias Outcome = Workspace.Outcome

    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write("a.form.yaml", goodSpec("A"))
    }

    @Test func itSaysWhatIsBuilt() throws {
        try workspace.write("formc.yaml", "emit: [swift, swiftui]\naccess: public\n")
        #expect(try workspace.formc("build", "a.form.yaml", "--config", "formc.yaml") == Outcome(0))
        #expect(workspace.names == ["a.form.swift", "a.form.yaml", "a.view.swift", "formc.yaml"])
        #expect(workspace.read("a.form.swift")?.contains("public struct A") == true)
    }

    @Test func flagsWin() throws {
        try workspace.write("formc.yaml", "emit: swiftui\naccess: public\nruntime: import\n")
        let outcome = try workspace.formc(
            "build", "a.form.yaml", "--config", "formc.yaml", "--emit", "swift", "--access", "internal")
        #expect(outcome == Outcome(0))
        #expect(workspace.names == ["a.form.swift", "a.form.yaml", "formc.yaml"])
        #expect(workspace.read("a.form.swift")?.contains("\nstruct A") == true)
    }

    @Test func whatIsWrongInItStopsTheBuild() throws {
        try workspace.write("formc.yaml", "emit: swfit\n")
        let outcome = try workspace.formc("build", "a.form.yaml", "--config", "formc.yaml")
        #expect(outcome.status == 1)
        #expect(outcome.errors.hasPrefix("formc.yaml:1:7: error: `swfit` is no value of `emit` [unknown-word]\n"))
        #expect(workspace.names == ["a.form.yaml", "formc.yaml"])
    }

    /// A repair is not made where the check cannot be what was asked for.
    @Test func whatIsWrongInItStopsRepairs() throws {
        let spec =
            goodSpec("A").replacing("sections:", with: "language: en\nsections:")
            + "      - { id: z, type: toggle, label: Z, read-only: yes }\n"
        try workspace.write("b.form.yaml", spec)
        try workspace.write("formc.yaml", "emit: swfit\n")
        let outcome = try workspace.formc("check", "b.form.yaml", "--config", "formc.yaml", "--fix")
        #expect(outcome.status == 1)
        #expect(workspace.read("b.form.yaml") == spec)
        try workspace.write("formc.yaml", "emit: swift\n")
        #expect(try workspace.formc("check", "b.form.yaml", "--config", "formc.yaml", "--fix").status == 0)
        #expect(workspace.read("b.form.yaml")?.contains("read-only: true") == true)
    }

    @Test func itMustBeThere() throws {
        let outcome = try workspace.formc("build", "a.form.yaml", "--config", "formc.yaml")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("cannot read 'formc.yaml'"))
    }

    @Test func itIsAmongTheInputsOfMake() throws {
        try workspace.write("formc.yaml", "access: public\n")
        let words = ["build", "a.form.yaml", "--config", "formc.yaml", "--runtime", "import", "--depfile", "a.d"]
        #expect(try workspace.shell("\"$FORMC\" " + words.joined(separator: " ")).status == 0)
        #expect(workspace.read("a.d")?.contains("a.form.swift: a.form.yaml formc.yaml") == true)
    }
}
