import FormCompiler
import FormRuntime
import FormSource
import Foundation
import Testing

@testable import formc

/// The small commands, and what is said when no command is meant.
@Suite struct CommandTests {
    private let workspace: Workspace
    private typealias Outcome = Workspace.Outcome

    init() throws { workspace = try Workspace() }

    @Test func withoutACommandTheHelpIsAnError() throws {
        let help = try workspace.formc("help")
        #expect(help.status == 0)
        #expect(
            help.output.hasPrefix("formc checks form specs and writes Swift from them.\n\nusage: formc COMMAND …\n"))
        #expect(try workspace.formc() == Outcome(2, errors: help.output))
        #expect(try workspace.formc("--help") == help)
        #expect(try workspace.formc("-h") == help)
    }

    @Test func theHelpOfACommand() throws {
        let help = try workspace.formc("help", "build")
        #expect(help.status == 0)
        #expect(help.output.hasPrefix("Checks specs and writes their Swift.\n\nusage: formc build SPEC… [flags]\n"))
        #expect(try workspace.formc("build", "--help") == help)
        #expect(try workspace.formc("build", "x", "-h") == help)
        #expect(try workspace.formc("--help", "build") == help)
        #expect(
            try workspace.formc("help", "bild")
                == Outcome(2, errors: "formc: unknown command 'bild'; did you mean 'build'? (see 'formc help')\n"))
    }

    @Test func theVersion() throws {
        #expect(try workspace.formc("--version") == Outcome(0, output: "formc \(formcVersion)\n"))
        #expect(try workspace.formc("--version", "x").status == 2)
    }

    @Test func unknownCommandsAndFlags() throws {
        #expect(
            try workspace.formc("chekc", "a")
                == Outcome(2, errors: "formc: unknown command 'chekc'; did you mean 'check'? (see 'formc help')\n"))
        #expect(
            try workspace.formc("--versoin")
                == Outcome(2, errors: "formc: unknown flag '--versoin'; did you mean '--version'? (see 'formc help')\n")
        )
        #expect(
            try workspace.formc("check", "--stric", "a")
                == Outcome(
                    2, errors: "formc: unknown flag '--stric'; did you mean '--strict'? (see 'formc help check')\n"))
        #expect(
            try workspace.formc("check") == Outcome(2, errors: "formc: no SPEC is given (see 'formc help check')\n"))
        #expect(try workspace.formc("").errors == "formc: unknown command '' (see 'formc help')\n")
    }

    @Test func initWritesASpecThatChecksAndBuilds() throws {
        #expect(try workspace.formc("init") == Outcome(0, output: "wrote Survey.form.yaml\nwrote form.schema.json\n"))
        #expect(workspace.names == ["Survey.form.yaml", "form.schema.json"])
        #expect(workspace.read("Survey.form.yaml")?.contains("\nform: Survey\n") == true)
        #expect(try workspace.formc("check", "--strict", ".") == Outcome(0))
        #expect(try workspace.formc("build", ".") == Outcome(0))
    }

    @Test func initNamesTheFormAfterTheFile() throws {
        try workspace.write("x/y", "")
        let wrote = "wrote x/task-edit.form.yaml\nwrote x/form.schema.json\n"
        #expect(try workspace.formc("init", "x/task-edit") == Outcome(0, output: wrote))
        #expect(workspace.read("x/task-edit.form.yaml")?.contains("\nform: TaskEdit\n") == true)
        for name in ["one.yaml", "two.form.yaml", "three.form.yml"] {
            #expect(try workspace.formc("init", name).status == 0)
        }
        #expect(
            workspace.names == [
                "form.schema.json", "one.form.yaml", "three.form.yaml", "two.form.yaml", "x", "x/form.schema.json",
                "x/task-edit.form.yaml", "x/y",
            ])
    }

    @Test(arguments: [
        ("String", "MyString"), ("form", "MyForm"), ("2", "My2"), ("ü", "Survey"), ("--class", "Class"),
    ])
    func initFindsANameThatTheCompilerTakes(name: String, form: String) throws {
        #expect(try workspace.shell("\"$FORMC\" init -- '\(name)'").status == 0)
        #expect(workspace.read(name + ".form.yaml")?.contains("\nform: \(form)\n") == true)
        #expect(try workspace.formc("check", "--strict", ".") == Outcome(0))
    }

    @Test func initOverwritesNothing() throws {
        try workspace.write("a.form.yaml", "mine")
        try workspace.link("b.form.yaml", to: "c")
        #expect(
            try workspace.formc("init", "a")
                == Outcome(2, errors: "formc: cannot write 'a.form.yaml': it exists already\n"))
        #expect(
            try workspace.formc("init", "b")
                == Outcome(2, errors: "formc: cannot write 'b.form.yaml': it exists already\n"))
        #expect(
            try workspace.formc("init", "gone/a")
                == Outcome(2, errors: "formc: cannot write 'gone/a.form.yaml': there is no such folder\n"))
        #expect(
            try workspace.formc("init", "x/")
                == Outcome(2, errors: "formc: 'x/' names no file (see 'formc help init')\n"))
        #expect(workspace.read("a.form.yaml") == "mine")
        #expect(workspace.names == ["a.form.yaml", "b.form.yaml"])
    }

    @Test func aPageShowsWhatFormcReallySays() {
        let failing = badSpec("Bad")
        let explanation = Explanation("some-id", "Some text.\n", failing: failing, mended: "formc: 1\n\nform: Good\n")
        let text = page(explanation, style: .plain)
        let lines = text.components(separatedBy: "\n")
        #expect(
            lines.prefix(7).elementsEqual(["some-id", "", "Some text.", "", "This spec has it:", "", "    formc: 1"]))
        #expect(text.contains("\n\nformc says:\n\n    form.yaml:6:15: error: "))
        #expect(text.contains("\n    6 |         type: nonsense\n"))
        #expect(text.hasSuffix("\n\nMended:\n\n    formc: 1\n\n    form: Good\n"))
    }

    /// Who has met the code of a violation is told what it means, and where there is more.
    @Test func explainKnowsViolations() throws {
        let required = try workspace.formc("explain", "[required]")
        #expect(required.status == 0)
        #expect(required.output.hasPrefix("required\n\nThe field is `required` and not answered. Grammar/reference.md"))
        for code in FormViolationCode.allCases {
            let page = try workspace.formc("explain", code.rawValue)
            #expect(page.status == 0 && page.output.contains("Documentation/validate.md"), "\(code)")
        }
        // Both, of a spec and of answers.
        for id in ["unknown-tag", "syntax"] {
            let page = try workspace.formc("explain", id).output
            #expect(page.contains("\nThis spec has it:\n") && page.contains("\n\nIn answers:\n\n"))
        }
        #expect(
            try workspace.formc("explain", "requird").errors
                == "formc: there is no diagnostic 'requird'; did you mean 'required'? (see 'formc help explain')\n")
    }

    @Test func explainListsAndFinds() throws {
        let ids = Explanation.all.map(\.id.name)
        #expect(try workspace.formc("explain") == Outcome(0, output: ids.map { $0 + "\n" }.joined()))
        #expect(
            try workspace.formc("explain", "no-such-thing-at-all")
                == Outcome(
                    2, errors: "formc: there is no diagnostic 'no-such-thing-at-all' (see 'formc help explain')\n"))
        for id in ids {
            let page = try workspace.formc("explain", id)
            #expect(page.status == 0)
            #expect(page.output.contains("[\(id)]"), "\(id) is not found in its own example:\n\(page)")
            #expect(page.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 }, "\(id)")
            #expect(try workspace.formc("explain", "[\(id)]") == page)
        }
    }
}
