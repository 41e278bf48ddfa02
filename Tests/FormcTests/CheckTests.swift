import Foundation
import Testing

/// `formc check`, and how the specs are found.
@Suite struct CheckTests {
    private let workspace: Workspace
    private typealias Outcome = Workspace.Outcome

    init() throws { workspace = try Workspace() }

    /// The files that a check of bad specs speaks of, in order.
    private func checked(_ operands: String...) throws -> [String] {
        let line = "\"$FORMC\" check " + operands.joined(separator: " ")
        return try workspace.shell(line).output.split(separator: "\n").filter { $0.contains(": error: ") }
            .map { String($0.prefix { $0 != ":" }) }
    }

    @Test func nothingIsSaidOfAGoodSpec() throws {
        try workspace.write("a.form.yaml", goodSpec("A"))
        #expect(try workspace.formc("check", "a.form.yaml") == Outcome(0))
        #expect(workspace.names == ["a.form.yaml"])
    }

    @Test func findingsAreTheOutputAndTheSummaryIsNot() throws {
        try workspace.write("a.form.yaml", badSpec("A"))
        let outcome = try workspace.formc("check", "a.form.yaml")
        #expect(outcome.status == 1)
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.first?.hasPrefix("a.form.yaml:6:15: error: ") == true)
        #expect(lines.dropFirst().first == "6 |         type: nonsense")
        #expect(lines.dropFirst(2).first?.hasPrefix("  |               ^^^^^^^^") == true)
        #expect(outcome.errors == "1 error\n")
    }

    @Test func warningsFailOnlyWhenAsked() throws {
        try workspace.write("a.form.yaml", unusedSpec("A"))
        let lax = try workspace.formc("check", "a.form.yaml")
        #expect(lax.status == 0)
        #expect(lax.output.hasPrefix("a.form.yaml:4:3: warning: "))
        #expect(lax.errors == "1 warning\n")
        var strict = try workspace.formc("check", "--strict", "a.form.yaml")
        #expect(strict.status == 1)
        strict.status = 0
        #expect(strict == lax)
    }

    @Test func onlySoManyArePrintedButAllAreCounted() throws {
        for name in ["a", "b", "c"] { try workspace.write("\(name).form.yaml", badSpec("A")) }
        let outcome = try workspace.formc("check", ".", "--max-diagnostics=2")
        #expect(outcome.output.split(separator: "\n").filter { $0.contains("error: ") }.count == 2)
        #expect(outcome.errors == "3 errors, 2 of them shown\n")
        #expect(outcome.status == 1)
    }

    @Test func standardInput() throws {
        let outcome = try workspace.formc("check", "-", input: badSpec("A"))
        #expect(outcome.output.hasPrefix("<stdin>:6:15: error: "))
        let named = try workspace.formc("check", "-", "-", "--stdin-filename", "x/a.yaml", input: badSpec("A"))
        #expect(named.output == outcome.output.replacingOccurrences(of: "<stdin>", with: "x/a.yaml"))
    }

    @Test func aFolderIsSearched() throws {
        for name in [
            "b.form.yaml", "a.form.yml", "a/z.form.yaml", "a/b/c.form.yaml", "a.yaml", "form.yaml", "x.form.json",
            ".hidden/a.form.yaml", ".a.form.yaml", "d.form.yaml/e.form.yaml",
        ] { try workspace.write("s/\(name)", badSpec("A")) }
        let found = ["a.form.yml", "a/b/c.form.yaml", "a/z.form.yaml", "b.form.yaml", "d.form.yaml/e.form.yaml"]
        #expect(try checked("s") == found.map { "s/" + $0 })
        #expect(try checked("s/") == found.map { "s/" + $0 })
        #expect(try checked("./s") == found.map { "./s/" + $0 })
        #expect(try checked(".") == found.map { "s/" + $0 })
    }

    @Test func operandsKeepTheirOrderAndAreTakenOnce() throws {
        for name in ["s/a.form.yaml", "s/b.form.yaml", "z.yaml"] { try workspace.write(name, badSpec("A")) }
        #expect(
            try checked("z.yaml", "s/b.form.yaml", "s", "./s/../z.yaml") == [
                "z.yaml", "s/b.form.yaml", "s/a.form.yaml",
            ])
    }

    @Test func linksToFilesAreFollowedAndLinksToFoldersAreNot() throws {
        try workspace.write("s/a.form.yaml", badSpec("A"))
        try workspace.write("t/b.form.yaml", badSpec("B"))
        try workspace.link("s/c.form.yaml", to: "../t/b.form.yaml")
        try workspace.link("s/loop", to: ".")
        try workspace.link("s/other", to: "../t")
        try workspace.link("s/e.form.yaml", to: "../t")
        #expect(try checked("s") == ["s/a.form.yaml", "s/c.form.yaml"])
        // One that is named is meant.
        #expect(try checked("s/other") == ["s/other/b.form.yaml"])
        // A spec that is lost is told.
        try workspace.link("s/d.form.yaml", to: "nowhere")
        try workspace.link("s/f.form.yaml", to: "f.form.yaml")
        let outcome = try workspace.formc("check", "s")
        #expect(outcome.status == 2)
        #expect(
            outcome.errors == """
                formc: cannot read 's/d.form.yaml': No such file or directory
                formc: cannot read 's/f.form.yaml': Too many levels of symbolic links
                2 errors

                """)
    }

    /// A folder may come from others. What its links lead to outside is read only if the link is named.
    @Test func linksThatLeadOutAreNotFollowed() throws {
        let outside = try Workspace()
        try outside.write("secret.form.yaml", "password: hunter2\n")
        let secret = outside.folder.appendingPathComponent("secret.form.yaml").path
        try workspace.write("s/a.form.yaml", goodSpec("A"))
        try workspace.link("s/b.form.yaml", to: secret)
        try workspace.link("s/c.form.yaml", to: "b.form.yaml")
        _ = try workspace.shell("mkfifo pipe")
        try workspace.link("s/d.form.yaml", to: "../pipe")
        let words = "it is a symbolic link that leads out of the folder; name it to have it read"
        #expect(
            try workspace.formc("check", "s")
                == Outcome(
                    2,
                    errors: """
                        formc: cannot read 's/b.form.yaml': \(words)
                        formc: cannot read 's/c.form.yaml': \(words)
                        formc: cannot read 's/d.form.yaml': it leads to what is not a regular file

                        """))
        #expect(try workspace.formc("check", "--fix", "s").status == 2)
        #expect(try workspace.formc("build", "s", "-o", "out").status == 2)
        #expect(!workspace.names.contains("out"))
        #expect(try workspace.formc("check", "s/b.form.yaml").output.contains("hunter2"))
        // Where the current folder is not around the one that is searched, that alone counts.
        try workspace.link("s/e.form.yaml", to: "../a.form.yaml")
        try workspace.write("a.form.yaml", goodSpec("A"))
        #expect(try !workspace.formc("check", "s").errors.contains("e.form.yaml"))
        let elsewhere = try workspace.shell("cd / && \"$FORMC\" check '\(workspace.folder.path)/s'")
        #expect(elsewhere.errors.contains("/s/e.form.yaml': \(words)"))
    }

    @Test func whatCannotBeReadDoesNotStopTheRest() throws {
        try workspace.write("empty/x.yaml", "")
        try workspace.write("a.form.yaml", badSpec("A"))
        let outcome = try workspace.formc("check", "gone", "empty", "a.form.yaml/x", "a.form.yaml")
        #expect(outcome.status == 2)
        #expect(outcome.output.hasPrefix("a.form.yaml:6:15: error: "))
        #expect(
            outcome.errors == """
                formc: cannot read 'gone': there is no such file
                formc: cannot read 'empty': there is no *.form.yaml or *.form.yml in this folder
                formc: cannot read 'a.form.yaml/x': Not a directory
                1 error

                """)
    }

    /// A superuser may read everything.
    @Test(.enabled(if: geteuid() != 0))
    func aFileThatMayNotBeRead() throws {
        try workspace.write("a.form.yaml", goodSpec("A"))
        let outcome = try workspace.shell("chmod 000 a.form.yaml; \"$FORMC\" check a.form.yaml")
        #expect(outcome == Outcome(2, errors: "formc: cannot read 'a.form.yaml': Permission denied\n"))
    }

    @Test func aSpecThatIsTooLarge() throws {
        let spec = goodSpec("A")
        try workspace.write("a.form.yaml", spec)
        let size = spec.utf8.count
        #expect(try workspace.formc("check", "a.form.yaml", "--max-size=\(size)") == Outcome(0))
        let refused = Outcome(
            2,
            errors:
                "formc: cannot read 'a.form.yaml': it is larger than \(size - 1) bytes, the limit that '--max-size' sets\n"
        )
        #expect(try workspace.formc("check", "a.form.yaml", "--max-size=\(size - 1)") == refused)
        #expect(
            try workspace.formc("check", "-", "--max-size=\(size - 1)", input: spec)
                == Outcome(
                    2, errors: refused.errors.replacingOccurrences(of: "'a.form.yaml'", with: "standard input")))
        let endless = try workspace.formc("check", "/dev/zero", "--max-size", "1M")
        #expect(
            endless.errors == "formc: cannot read '/dev/zero': it is larger than 1M, the limit that '--max-size' sets\n"
        )
    }

    @Test func pipesAreFiles() throws {
        try workspace.write("a.form.yaml", badSpec("A") + String(repeating: "# long\n", count: 40_000))
        let outcome = try workspace.shell("mkfifo pipe; cat a.form.yaml >pipe & \"$FORMC\" check pipe")
        #expect(outcome.output.hasPrefix("pipe:6:15: error: "))
        let input = try workspace.shell("cat a.form.yaml | \"$FORMC\" check /dev/stdin")
        #expect(input.output == outcome.output.replacingOccurrences(of: "pipe:", with: "/dev/stdin:"))
    }

    @Test func namesThatAreNoUTF8() throws {
        try workspace.write("a", badSpec("A"))
        let outcome = try workspace.shell(
            #"name=$(printf 'b\377.form.yaml'); mv a "$name" && "$FORMC" check "$name" && exit; "$FORMC" check ."#)
        #expect(outcome.status == 1)
        #expect(outcome.output.components(separatedBy: "b\u{FFFD}.form.yaml:6:15: error: ").count == 3)
    }

    @Test func anEmptySpecAndOneOfNoise() throws {
        try workspace.write("a.form.yaml", "")
        #expect(try workspace.formc("check", "a.form.yaml").status < 2)
        let noise = try workspace.shell("head -c 20000 /dev/urandom >a.form.yaml; \"$FORMC\" check a.form.yaml")
        #expect((0...1).contains(noise.status), "\(noise)")
    }

    @Test func namesThatAreEqualAsStringsAreTwoFiles() throws {
        try workspace.write("\u{E9}.form.yaml", badSpec("A"))
        try workspace.write("e\u{301}.form.yaml", badSpec("B"))
        for format in ["text", "junit", "json"] {
            #expect(try workspace.formc("check", ".", "--format", format).errors == "2 errors\n")
        }
        #expect(try workspace.formc("check", ".", "--format", "junit").output.contains("tests=\"2\" failures=\"2\""))
    }

    @Test func oneFaultThatTwoStagesSeeIsToldOnce() throws {
        try workspace.write("a.form.yaml", "formc: 1\nchoices:\n  l:\n    -apple: Apple\n     exclusive: true\n")
        let lines = try workspace.formc("check", "--format", "concise", "a.form.yaml").output.split(separator: "\n")
        #expect(Set(lines).count == lines.count && !lines.isEmpty)
    }
}
