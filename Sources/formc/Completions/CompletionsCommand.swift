/// The shells that completions are written for.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    static let placeholder = Shell.allCases.map(\.rawValue).joined(separator: "|")
}

extension Command {
    static let completions = Command(
        name: "completions", summary: "Prints completions for a shell.", operand: .single(Shell.placeholder),
        flags: [],
        details: [
            """
            Bash: formc completions bash >~/.local/share/bash-completion/completions/formc. Zsh: formc completions
            zsh >DIR/_formc, with DIR in $fpath. Fish: formc completions fish
            >~/.config/fish/completions/formc.fish.
            """
        ],
        run: runCompletions)
}

private func runCompletions(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitStatus {
    let word = arguments.operands[0]
    guard let shell = Shell(rawValue: word.text) else {
        let names = Shell.allCases.map(\.rawValue)
        throw UsageError(
            "there are no completions for \(word.quoted), only for bash, zsh and fish" + didYouMean(word.text, names))
    }
    console.print(completions(for: shell))
    return .clean
}

/// A script that makes the shell complete formc's command line.
func completions(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletions()
    case .zsh: zshCompletions()
    case .fish: fishCompletions()
    }
}
