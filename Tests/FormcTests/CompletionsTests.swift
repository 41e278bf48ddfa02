import Foundation
import Testing

@testable import formc

/// `formc completions`: what each shell makes of it. A shell that is not installed is left out.
@Suite struct CompletionsTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        for name in ["a.form.yaml", "b c.form.yml", "notes.txt", "sub/d.form.yaml"] { try workspace.write(name, "") }
        for shell in Shell.allCases {
            try workspace.write("formc.\(shell.rawValue)", completions(for: shell))
        }
    }

    /// A line of words, the last of them incomplete, and some of what must be offered, and must not be.
    struct Case: Sendable, CustomTestStringConvertible {
        let words: [String]
        let offered: [String]
        let others: [String]
        var testDescription: String { words.joined(separator: " ") }

        init(_ line: String, _ offered: [String], not others: [String] = []) {
            words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
            self.offered = offered
            self.others = others
        }
    }

    private static let cases = [
        Case("formc ", ["build", "check", "explain", "completions", "help"], not: ["a.form.yaml", "zsh"]),
        Case("formc ch", ["check"], not: ["build"]),
        Case("formc check --", ["--format", "--output", "--fix", "--strict", "--help"], not: ["--emit"]),
        Case("formc check --format ", ["auto", "json", "sarif", "junit"], not: ["a.form.yaml", "swift"]),
        Case("formc check --format s", ["sarif"], not: ["json"]),
        Case("formc check --output g", ["github=", "gitlab="], not: ["json="]),
        Case("formc check ", ["a.form.yaml", "sub/"], not: ["json"]),
        Case("formc build -o s", ["sub/"], not: ["a.form.yaml"]),
        Case("formc build --emit swift,j", ["swift,json-schema"], not: ["swift,swift"]),
        Case("formc explain unknown-k", ["unknown-key"], not: ["unknown-list"]),
        Case("formc help e", ["explain"], not: ["build"]),
        Case("formc completions ", ["bash", "zsh", "fish"], not: ["a.form.yaml"]),
        Case("formc validate a.form.yaml n", ["notes.txt"]),
    ]

    private func expect(_ offered: [String], _ example: Case) {
        let offered = offered.map { $0.trimmingCharacters(in: .whitespaces) }
        for word in example.offered {
            let found = offered.contains { $0 == word || $0 + "/" == word }
            #expect(found, "\(word) is not among \(offered)")
        }
        for word in example.others { #expect(!offered.contains(word), "\(word) is among \(offered)") }
    }

    @Test(.enabled(if: isInstalled("bash"), "bash is needed"), arguments: cases)
    func bash(_ example: Case) throws {
        try workspace.write(
            "try.sh",
            """
            source ./formc.bash
            COMP_WORDS=(\(example.words.map { shellQuoted($0) }.joined(separator: " ")))
            COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _formc
            printf '%s\\n' "${COMPREPLY[@]}"
            """)
        let outcome = try workspace.shell("bash --norc try.sh")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        expect(outcome.output.split(separator: "\n").map(String.init), example)
    }

    /// Bash splits at `=`.
    @Test(.enabled(if: isInstalled("bash"), "bash is needed"))
    func bashWithEqualsSigns() throws {
        for (words, offered) in [
            ("formc check --format = s", "sarif"), ("formc check --format =", "auto"),
            ("formc check --output sarif = n", "notes.txt"), ("formc check --output = js", "json="),
        ] { try bash(Case(words, [offered])) }
    }

    @Test(.enabled(if: isInstalled("fish"), "fish is needed"), arguments: cases)
    func fish(_ example: Case) throws {
        let line = shellQuoted(example.words.joined(separator: " "), escape: "\\'")
        try workspace.write("try.fish", "source ./formc.fish\ncomplete -C \(line)\n")
        let outcome = try workspace.shell("HOME=$PWD fish --no-config try.fish")
        #expect(outcome.errors == "")
        let offered = outcome.output.split(separator: "\n").map {
            String($0.split(separator: "\t").first ?? "")
        }
        expect(offered, example)
    }

    /// Zsh completes on a terminal only: one is made, a tab typed, and what would be inserted is noted on the way.
    @Test(.enabled(if: isInstalled("zsh"), "zsh is needed"), arguments: cases)
    func zsh(_ example: Case) throws {
        try workspace.write(
            "try.zsh",
            """
            zmodload zsh/zpty
            zpty shell zsh -f -i
            zpty -w shell "PS1= ; autoload -U compinit; compinit -u -d $PWD/.dump; source ./formc.zsh"
            zpty -w shell 'compadd() { if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)* ]]; then builtin compadd "$@"; return; fi;
                typeset -a found; builtin compadd -O found "$@"; local suffix=;
                [[ ${@[1,(i)(-|--)]} == *"-S ="* ]] && suffix="=";
                print -rl -- $IPREFIX${^found}$suffix >>offered; builtin compadd "$@" }'
            zpty -w shell 'setopt no_list_ambiguous; zstyle ":completion:*" list-prompt ""; print ready >ready'
            repeat 100; do [[ -e ready ]] && break; sleep 0.1; done
            zpty -n -w shell \(shellQuoted(example.words.joined(separator: " ")))$'\\t'
            repeat 100; do [[ -s offered ]] && break; sleep 0.1; done
            sleep 0.5
            zpty -d shell
            sort -u offered 2>/dev/null
            """)
        let outcome = try workspace.shell("HOME=$PWD zsh -f try.zsh")
        #expect(outcome.errors == "")
        expect(outcome.output.split(separator: "\n").map(String.init), example)
    }

    @Test func everyCommandAndFlagIsThere() {
        for shell in Shell.allCases {
            let script = completions(for: shell)
            for command in Command.all {
                #expect(script.contains(command.name))
                for flag in command.flags.flatMap(\.spellings) {
                    let name = shell == .fish ? String(flag.drop { $0 == "-" }) : flag
                    #expect(script.contains(name), "\(shell): \(flag)")
                }
            }
        }
    }

    @Test func otherShells() throws {
        let outcome = try workspace.formc("completions", "fihs")
        #expect(outcome.status == 2)
        #expect(
            outcome.errors
                == "formc: there are no completions for 'fihs', only for bash, zsh and fish; did you mean 'fish'? (see 'formc help completions')\n"
        )
        #expect(try workspace.formc("completions").status == 2)
        #expect(try workspace.formc("completions", "zsh").output == completions(for: .zsh))
    }

    @Test func summariesAreShort() {
        #expect(briefly("One\nword. Two.") == "One word")
        #expect(briefly("One; two.") == "One; two")
        #expect(shellQuoted("it's") == #"'it'\''s'"#)
    }
}

private func isInstalled(_ shell: String) -> Bool {
    ["/usr/bin/", "/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + shell) }
}
