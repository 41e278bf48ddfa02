import Foundation
import Testing

/// `formc check` as CI calls it: formats, several outputs at once.
@Suite struct ReportOutputTests {
    private let workspace: Workspace
    private typealias Outcome = Workspace.Outcome

    init() throws {
        workspace = try Workspace()
        try workspace.write("a.form.yaml", badSpec("A"))
        try workspace.write("b.form.yaml", goodSpec("B"))
    }

    @Test func severalOutputsInOneRun() throws {
        let outcome = try workspace.formc(
            "check", ".", "--format", "concise", "--output", "sarif=out/a.sarif", "--output=json=a.json",
            "--output", "junit=a.xml", "--output", "text=a.txt", "--output", "gitlab=g.json", "--output=github=h")
        #expect(outcome.status == 1)
        #expect(outcome.output.hasPrefix("a.form.yaml:6:15: error: "))
        #expect(outcome.output.split(separator: "\n").count == 1)
        #expect(outcome.errors == "1 error\n")
        for (file, format) in [
            ("out/a.sarif", "sarif"), ("a.json", "json"), ("a.xml", "junit"), ("a.txt", "text"), ("g.json", "gitlab"),
            ("h", "github"),
        ] {
            let printed = try workspace.formc("check", ".", "--format", format)
            #expect(printed.status == 1)
            #expect(printed.output == workspace.read(file), "\(format)")
        }
        #expect(workspace.read("a.xml")?.contains("name=\"b.form.yaml\" file=\"b.form.yaml\"/>") == true)
        #expect(!workspace.names.contains { $0.contains(".formc-") })
    }

    @Test func textInAFileHasNoColours() throws {
        let outcome = try workspace.formc("check", "a.form.yaml", "--color=always", "--output", "text=a.txt")
        #expect(outcome.output.contains("\u{1B}["))
        #expect(workspace.read("a.txt")?.contains("\u{1B}[") == false)
        #expect(workspace.read("a.txt")?.hasPrefix("a.form.yaml:6:15: error: ") == true)
    }

    @Test func gitHubIsKnownByItsVariable() throws {
        let hub = try workspace.formc("check", ".", environment: ["GITHUB_ACTIONS": "true"])
        #expect(hub.output.hasPrefix("::error file=a.form.yaml,line=6,col=15,endColumn=22,title=unknown-type::"))
        #expect(hub.output == (try workspace.formc("check", ".", "--format=github").output))
        let other = try workspace.formc("check", ".", environment: ["GITHUB_ACTIONS": "false"])
        #expect(other == (try workspace.formc("check", ".", "--format", "text")))
        #expect(try workspace.formc("check", ".", "--format=text", environment: ["GITHUB_ACTIONS": "true"]) == other)
        #expect(try workspace.formc("check", ".", "--format=auto") == other)
        let lost = try workspace.formc("check", "gone", "--format=github")
        #expect(lost.output == "::error title=formc::cannot read 'gone': there is no such file\n")
        #expect(lost.status == 2)
    }

    @Test func aCleanCheckIsAReportToo() throws {
        let json = try workspace.formc("check", "b.form.yaml", "--format=json")
        #expect(json.status == 0)
        #expect(json.errors == "")
        #expect(json.output.contains("\"findings\": [],"))
        #expect(json.output.contains("\"files\": [\"b.form.yaml\"],"))
        #expect(try workspace.formc("check", "b.form.yaml", "--format=gitlab") == Outcome(0, output: "[]\n"))
        #expect(try workspace.formc("check", "b.form.yaml", "--output=text=t") == Outcome(0))
        #expect(workspace.read("t") == "")
    }

    /// A limit is for what is told, not for what is counted: a file whose findings are not told fails all the same.
    @Test func theLimitCountsAll() throws {
        try workspace.write("c.form.yaml", badSpec("C"))
        let json = try workspace.formc("check", ".", "--format=json", "--max-diagnostics=1")
        #expect(json.errors == "2 errors, 1 of them shown\n")
        #expect(json.output.components(separatedBy: "\"id\":").count == 2)
        #expect(json.output.contains("\"errors\": 2,"))
        #expect(json.output.contains("\"shown\": 1"))
        let junit = try workspace.formc("check", ".", "--format=junit", "--max-diagnostics=1")
        #expect(junit.output.contains("failures=\"2\""))
    }

    @Test func outputsThatCannotBe() throws {
        func errors(_ output: String...) throws -> String {
            let outcome = try workspace.shell("\"$FORMC\" check b.form.yaml " + output.joined(separator: " "))
            #expect(outcome.status == 2)
            return outcome.errors
        }
        #expect(
            try errors("--output sarf=x")
                == "formc: '--output' takes text, concise, json, sarif, github, gitlab or junit, not 'sarf'; did you mean 'sarif'? (see 'formc help check')\n"
        )
        #expect(
            try errors("--output sarif")
                == "formc: '--output' takes FORMAT=FILE, not 'sarif' (see 'formc help check')\n")
        #expect(try errors("--output sarif=").contains("takes FORMAT=FILE"))
        #expect(try errors("--output sarif=-").contains("for standard output write '--format sarif'"))
        #expect(
            try errors("--output text=b.form.yaml")
                == "formc: '--output' replaces the file, and 'b.form.yaml' is named like a spec (see 'formc help check')\n"
        )
        #expect(workspace.read("b.form.yaml") == goodSpec("B"))
        try workspace.write("formc.yaml", "access: public\n")
        #expect(
            try errors("--config formc.yaml --output text=./formc.yaml")
                == "formc: cannot write './formc.yaml': it is one of the files that are read\n")
        try FileManager.default.removeItem(at: workspace.folder.appendingPathComponent("formc.yaml"))
        #expect(
            try errors("--output text=x --output json=./x")
                == "formc: cannot write './x': it would be written for both '--output text=…' and '--output json=…'\n")
        #expect(try errors("--output text=b.form.yaml/x").hasPrefix("formc: cannot write 'b.form.yaml/x': "))
        #expect(workspace.names == ["a.form.yaml", "b.form.yaml"])
    }

    /// A report of before is replaced, a report that is the same is let be.
    @Test func reportsAreReplaced() throws {
        try workspace.write("r", "notes")
        _ = try workspace.formc("check", ".", "--output=json=r")
        let first = try workspace.node("r")
        _ = try workspace.formc("check", ".", "--output=json=r")
        #expect(try workspace.node("r") == first)
        try workspace.write("a.form.yaml", goodSpec("A"))
        _ = try workspace.formc("check", ".", "--output=json=r")
        #expect(workspace.read("r")?.contains("\"findings\": []") == true)
    }
}
