/// Completions for fish.
func fishCompletions() -> String {
    var lines = ["# Completions of formc for fish.", "complete -c formc -f"]
    let isFirst = "complete -c formc -n __fish_use_subcommand"
    for command in Command.all {
        lines.append("\(isFirst) -a \(command.name) -d \(fishQuoted(briefly(command.summary)))")
    }
    lines.append("\(isFirst) -l help -s h -d 'Prints this help'")
    lines.append("\(isFirst) -l version -d 'Prints the version'")
    for command in Command.all {
        let start = "complete -c formc -n '__fish_seen_subcommand_from \(command.name)'"
        for flag in command.allFlags {
            let names = flag.spellings.map { ($0.hasPrefix("--") ? "-l " : "-s ") + $0.drop { $0 == "-" } }
            let value = CompletionWords(valueOf: flag).map { " " + fishValue($0) } ?? ""
            lines.append("\(start) \(names.joined(separator: " "))\(value) -d \(fishQuoted(briefly(flag.summary)))")
        }
        if let words = CompletionWords.operands(of: command).last, words != .anything {
            lines.append("\(start) \(fishOperand(words))")
        }
    }
    return lines.joined(separator: "\n") + "\n"
}

/// The value of a flag: `-x` requires one and takes no files, `-r` requires one.
private func fishValue(_ words: CompletionWords) -> String {
    switch words {
    case .anything: "-x"
    case .words(let words): "-x -a \(fishQuoted(words.joined(separator: " ")))"
    case .list(let words): "-x -a \(fishQuoted("(__fish_append , \(words.joined(separator: " ")))"))"
    case .pairs(let words): "-r -F -a \(fishQuoted(words.map { $0 + "=" }.joined(separator: " ")))"
    case .files: "-r -F"
    case .folders: "-x -a '(__fish_complete_directories)'"
    case .specs: "-r -k -a \(fishSpecs)"
    }
}

private func fishOperand(_ words: CompletionWords) -> String {
    switch words {
    case .anything, .list, .pairs: "-f"
    case .words(let words): "-a \(fishQuoted(words.joined(separator: " ")))"
    case .files: "-F"
    case .folders: "-a '(__fish_complete_directories)'"
    case .specs: "-k -a \(fishSpecs)"
    }
}

private let fishSpecs = fishQuoted(
    "(" + CompletionWords.specEndings.map { "__fish_complete_suffix \($0)" }.joined(separator: "; ") + ")")

/// In single quotes of fish a backslash escapes.
private func fishQuoted(_ text: String) -> String {
    shellQuoted(text.replacing("\\", with: "\\\\"), escape: "\\'")
}
