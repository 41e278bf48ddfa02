import Foundation
import Testing

/// Colour, and streams that do not take what is written.
@Suite struct StreamTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write("a.form.yaml", badSpec("A"))
    }

    private func isColoured(_ words: String..., environment: [String: String] = [:]) throws -> Bool {
        let outcome =
            words.isEmpty
            ? try workspace.formc("check", "a.form.yaml", environment: environment)
            : try workspace.formc("check", "a.form.yaml", words[0], environment: environment)
        #expect(outcome.status == 1)
        return outcome.output.contains("\u{1B}[")
    }

    @Test func colourIsForTerminalsAndForThoseWhoAsk() throws {
        #expect(try !isColoured())
        #expect(try !isColoured("--color=auto"))
        #expect(try isColoured("--color=always"))
        #expect(try !isColoured("--color=never"))
    }

    @Test func theEnvironmentIsHeeded() throws {
        #expect(try isColoured(environment: ["FORCE_COLOR": "1"]))
        #expect(try !isColoured(environment: ["FORCE_COLOR": "0"]))
        #expect(try !isColoured(environment: ["FORCE_COLOR": ""]))
        #expect(try !isColoured(environment: ["FORCE_COLOR": "1", "NO_COLOR": "1"]))
        #expect(try isColoured(environment: ["FORCE_COLOR": "1", "NO_COLOR": ""]))
        #expect(try isColoured("--color=always", environment: ["NO_COLOR": "1"]))
        #expect(try !isColoured("--color=never", environment: ["FORCE_COLOR": "1"]))
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
    func aTerminalGetsColour() throws {
        func seen(_ prefix: String) throws -> String {
            try workspace.shell(
                "TERM=\(prefix) script -qec '\"$FORMC\" check a.form.yaml' /dev/null </dev/null"
            ).output
        }
        #expect(try seen("xterm").contains("\u{1B}[1;31merror:"))
        #expect(try !seen("dumb").contains("\u{1B}["))
    }

    /// Standard input ends only when a while has gone by since the program has begun to read: it takes more than a pipe.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
    func aTerminalShowsHowFarItIs() throws {
        try workspace.write("long", goodSpec("Long") + String(repeating: "# words\n", count: 50_000))
        try workspace.write("b.form.yaml", goodSpec("B"))
        func seen(_ terminal: String, _ redirection: String = "") throws -> String {
            try workspace.shell(
                """
                TERM=\(terminal) script -qec '{ cat long; sleep 0.4; } | "$FORMC" check - b.form.yaml a.form.yaml \
                    \(redirection)' /dev/null </dev/null
                """
            ).output
        }
        let (removal, both) = ("\r\u{1B}[K", try seen("xterm"))
        #expect(both.hasPrefix(removal + "1 of 3 specs" + removal))
        #expect(both.contains("specs" + removal + "\u{1B}[1ma.form.yaml:6:15:"))
        #expect(try seen("xterm", ">/dev/null").hasSuffix("specs" + removal + "1 error\r\n"))
        #expect(try !seen("xterm", "2>/dev/null").contains("of 3"))
        #expect(try !seen("dumb").contains("of 3"))
    }

    @Test func aReaderWhoLeavesIsNoNews() throws {
        // The reader has gone before anything is written.
        let line = "{ sleep 0.2; \"$FORMC\" check a.form.yaml; echo $? >status; } | true"
        #expect(try workspace.shell(line).errors == "1 error\n")
        #expect(workspace.read("status") == "2\n")
        let help = "{ sleep 0.2; \"$FORMC\" help; echo $? >status; } | true"
        #expect(try workspace.shell(help).errors == "")
        #expect(workspace.read("status") == "2\n")
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func aFullDeviceIsTold() throws {
        let outcome = try workspace.shell("\"$FORMC\" check a.form.yaml >/dev/full")
        #expect(outcome.status == 2)
        #expect(outcome.errors == "1 error\nformc: cannot write standard output: No space left on device\n")
        #expect(try workspace.shell("\"$FORMC\" check a.form.yaml 2>/dev/full").status == 1)
    }

    @Test func bothStreamsKeepTheirOrder() throws {
        try workspace.write("b.form.yaml", String(repeating: "#", count: 2_000))
        try workspace.write("c.form.yaml", badSpec("C"))
        let outcome = try workspace.shell("\"$FORMC\" check --max-size 1K gone [abc].form.yaml 2>&1")
        let subjects = outcome.output.split(separator: "\n").filter {
            $0.hasPrefix("formc: ") || $0.contains("error: ")
        }
        .map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
        #expect(
            subjects == [
                "formc: cannot read 'gone'", "a.form.yaml:6", "formc: cannot read 'b.form.yaml'", "c.form.yaml:6",
            ])
        #expect(outcome.output.hasSuffix("2 errors\n"))
    }

    @Test func closedStreamsAreNoFiles() throws {
        let outcome = try workspace.shell("\"$FORMC\" check a.form.yaml >&-")
        #expect(outcome.status == 2)
        #expect(outcome.errors == "1 error\nformc: cannot write standard output: Bad file descriptor\n")
        #expect(
            try workspace.shell("\"$FORMC\" check - <&-").errors
                == "formc: cannot read standard input: Bad file descriptor\n")
        // Messages must not end up in the files that are opened meanwhile.
        try workspace.write("b.form.yaml", unusedSpec("B"))
        #expect(try workspace.shell("\"$FORMC\" build b.form.yaml >&- 2>&-").status == 0)
        #expect(workspace.read("b.form.swift")?.contains("warning:") == false)
    }
}
