/// Completions for bash 3.2 and later. Bash splits words at `=`, so that a flag, `=` and its value are three.
func bashCompletions() -> String {
    let names = Command.all.map(\.name) + ["--help", "--version"]
    return """
        # Completions of formc for bash.

        \(bashParts)

        _formc() {
            local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
            COMPREPLY=()
            if ((COMP_CWORD == 1)); then
                _formc_words \(shellQuoted(names.joined(separator: " ")))
                return
            fi
            if [[ $current == = ]]; then
                current=
            elif [[ $previous == = ]]; then
                previous=${COMP_WORDS[COMP_CWORD - 2]}
            fi
            case $command,$previous in
        \(Command.all.map(bashValues).joined())        *)
                    case $command,$current in
        \(Command.all.map(bashWords).joined())            esac
                    ;;
            esac
        }

        complete -F _formc formc

        """
}

/// What the script is made of: each offers words of one kind for what is being typed.
private var bashParts: String {
    """
    _formc_words() { local IFS=$' \\n'; COMPREPLY=($(compgen -W "$1" -- "$current")); }

    _formc_list() {
        local IFS=$' \\n' head=
        [[ $current == *,* ]] && head=${current%,*},
        COMPREPLY=($(compgen -P "$head" -W "$1" -- "${current##*,}"))
    }

    _formc_pairs() {
        compopt -o nospace 2>/dev/null
        local IFS=$' \\n'
        COMPREPLY=($(compgen -S = -W "$1" -- "$current"))
    }

    _formc_files() {
        compopt -o filenames 2>/dev/null
        local IFS=$'\\n'
        COMPREPLY=($(compgen "$@" -- "$current"))
    }

    _formc_specs() {
        compopt -o filenames 2>/dev/null
        local IFS=$'\\n'
        COMPREPLY=($(compgen -d -- "$current"
    \(CompletionWords.specEndings.map { "        compgen -f -X '!*\($0)' -- \"$current\"" }.joined(separator: "\n"))))
    }
    """
}

/// A line for each flag with a value.
private func bashValues(of command: Command) -> String {
    command.allFlags.map { flag in
        guard let words = CompletionWords(valueOf: flag) else { return "" }
        var text = bashCase(flag.spellings.map { "\(command.name),\($0)" }, "        ", bashCall(words))
        if case .pairs(let keys) = words {
            // What stands before the `=` of the pair.
            text += bashCase(keys.map { "\(command.name),\($0)" }, "        ", bashCall(.files))
        }
        return text
    }.joined()
}

/// A line for the flags of a command, and one for its operands.
private func bashWords(of command: Command) -> String {
    let flags = command.allFlags.flatMap(\.spellings).joined(separator: " ")
    let flagCase = bashCase(["\(command.name),-*"], "                ", "_formc_words \(shellQuoted(flags))")
    guard let words = CompletionWords.operands(of: command).last else { return flagCase }
    return flagCase + bashCase(["\(command.name),*"], "                ", bashCall(words))
}

private func bashCase(_ patterns: [String], _ margin: String, _ call: String) -> String {
    margin + patterns.joined(separator: " | ") + ") \(call) ;;\n"
}

private func bashCall(_ words: CompletionWords) -> String {
    switch words {
    case .anything: ":"
    case .words(let words): "_formc_words \(shellQuoted(words.joined(separator: " ")))"
    case .list(let words): "_formc_list \(shellQuoted(words.joined(separator: " ")))"
    case .pairs(let words): "_formc_pairs \(shellQuoted(words.joined(separator: " ")))"
    case .files: "_formc_files -f"
    case .folders: "_formc_files -d"
    case .specs: "_formc_specs"
    }
}
