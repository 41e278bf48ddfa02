import FormTestSupport
import Testing

@testable import formc

/// What tells of the commands, and what editors are given.
@Suite struct ManualTests {
    private typealias Outcome = Workspace.Outcome

    private let workspace: Workspace

    init() throws { workspace = try Workspace() }

    @Test func theManualHasEveryCommandAndFlag() throws {
        let page = try workspace.formc("help", "--man").output
        for command in Command.all {
            #expect(page.contains(".SS \"formc \(command.name)"))
            for flag in command.flags { #expect(page.contains(flag.name.replacing("-", with: "\\-"))) }
        }
        // A line that begins with a point would be a macro.
        let macros = ["TH", "SH", "SS", "PP", "TP", "B", "I"]
        for line in page.split(separator: "\n") where line.hasPrefix(".") {
            #expect(macros.contains { line == ".\($0)" || line.hasPrefix(".\($0) ") }, "\(line)")
        }
        #expect(try workspace.formc("help", "--man", "build").status == 2)
    }

    @Test func theSchemaIsThatOfTheGrammar() throws {
        let schema = try workspace.formc("schema")
        #expect(schema.status == 0)
        #expect(schema.output == packageFile("Grammar/form.schema.json"))
    }

    @Test func initWritesTheSchemaThatItsSpecNames() throws {
        #expect(try workspace.formc("init", "lunch").status == 0)
        #expect(workspace.names == ["form.schema.json", "lunch.form.yaml"])
        let line = "# yaml-language-server: $schema=form.schema.json\n"
        #expect(workspace.read("lunch.form.yaml")?.hasPrefix(line) == true)
        // One that is there stays.
        try workspace.write("form.schema.json", "{}")
        #expect(try workspace.formc("init", "dinner") == Outcome(0, output: "wrote dinner.form.yaml\n"))
        #expect(workspace.read("form.schema.json") == "{}")
    }
}
