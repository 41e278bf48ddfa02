/// Completions for zsh: a file `_formc` for `$fpath`, which may also be sourced.
func zshCompletions() -> String {
    """
    #compdef formc
    # Completions of formc for zsh.

    _formc_pairs() {
        if compset -P '*='; then _files; else compadd -S = -- "$@"; fi
    }

    _formc_specs() { _files -g '*.form.y(|a)ml' }

    _formc_commands() {
        local -a commands=(
    \(Command.all.map { "        " + shellQuoted($0.name + ":" + zshEscaped(briefly($0.summary), ":")) }
            .joined(separator: "\n"))
        )
        _describe command commands
    }

    _formc() {
        local curcontext=$curcontext state line
        typeset -A opt_args
        _arguments -C '(- *)'{--help,-h}'[Prints this help]' '(- *)--version[Prints the version]' \\
            ': :_formc_commands' '*:: :->words' && return
        [[ $state == words ]] || return 1
        case $words[1] in
    \(Command.all.map(zshCase).joined())    esac
    }

    if [[ $funcstack[1] == _formc ]]; then _formc "$@"; else compdef _formc formc; fi

    """
}

private func zshCase(of command: Command) -> String {
    var specs = command.allFlags.flatMap(zshFlag)
    let operands = CompletionWords.operands(of: command)
    for (position, words) in operands.enumerated() {
        let isRepeated = command.takesSeveral && position == operands.count - 1
        specs.append(shellQuoted((isRepeated ? "*" : "") + ": :" + zshAction(words)))
    }
    let margin = "                "
    return "        \(command.name))\n            _arguments -S \\\n" + margin
        + specs.joined(separator: " \\\n" + margin) + "\n            ;;\n"
}

/// A flag, once for each spelling; one that was given is not offered again.
private func zshFlag(_ flag: Flag) -> [String] {
    flag.spellings.map { spelling in
        let start =
            flag.isRepeatable ? "*" : flag.spellings.count > 1 ? "(\(flag.spellings.joined(separator: " ")))" : ""
        let words = CompletionWords(valueOf: flag)
        let attached = words == nil ? "" : spelling.hasPrefix("--") ? "=" : "+"
        let value = words.map { ":\(zshEscaped(flag.placeholder ?? "", ":")):\(zshAction($0))" } ?? ""
        return shellQuoted("\(start)\(spelling)\(attached)[\(zshEscaped(briefly(flag.summary), "[]"))]\(value)")
    }
}

private func zshAction(_ words: CompletionWords) -> String {
    switch words {
    case .anything: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .list(let words): "_values -s , word \(words.joined(separator: " "))"
    // A blank before it keeps zsh from adding arguments.
    case .pairs(let words): " _formc_pairs \(words.joined(separator: " "))"
    case .files: "_files"
    case .folders: "_files -/"
    case .specs: "_formc_specs"
    }
}

private func zshEscaped(_ text: String, _ special: String) -> String {
    text.map { special.contains($0) || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
}
