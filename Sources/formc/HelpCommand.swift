extension Command {
    static let help = Command(
        name: "help", summary: "Explains a command.", operand: .optional("COMMAND"), flags: [.man],
        details: ["Without COMMAND, it lists the commands."], run: runHelp)
}

extension Flag {
    fileprivate static let man = Flag("--man", summary: "Prints the manual's page, for man(1), of all commands.")
}

private func runHelp(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitStatus {
    if arguments.has(.man) {
        if !arguments.operands.isEmpty { throw UsageError("'--man' is of all commands; leave out the name") }
        console.print(manPage())
        return .clean
    }
    guard let name = arguments.operands.first else {
        console.print(overview())
        return .clean
    }
    guard let command = Command.all.first(where: { Path($0.name) == name }) else {
        throw UsageError("unknown command \(name.quoted)" + didYouMean(name.text, Command.all.map(\.name)))
    }
    console.print(help(for: command))
    return .clean
}

/// What formc is, and its commands.
func overview() -> String {
    let commands = Command.all.map { ($0.name + $0.operand.usage, $0.summary) }
    let flags = [("--help, -h", "Prints this help."), ("--version", "Prints the version.")]
    return """
        formc checks form specs and writes Swift from them.

        usage: formc COMMAND …

        \(table(commands + flags))

        'formc help COMMAND' explains a command and lists its flags.

        The exit status is 0 if all is well, 1 if something is wrong with what was
        checked, 2 if something could not be done: a file that cannot be read, or
        output that cannot be written, also because its reader has gone ('| head').

        """
}

/// What a command does, and its flags.
func help(for command: Command) -> String {
    let flags = (command.flags + [.help]).map { flag in
        (flag.spellings.joined(separator: ", ") + (flag.placeholder.map { " " + $0 } ?? ""), flag.summary)
    }
    return """
        \(command.summary)

        usage: formc \(command.name)\(command.operand.usage)\(command.flags.isEmpty ? "" : " [flags]")

        \(command.details.map { wrapped($0, indent: 0) + "\n\n" }.joined())\(table(flags))

        """
}

private let lineWidth = 80

/// Two columns, the right one wrapped; a left side too long for its column has a line of its own.
private func table(_ rows: [(String, String)]) -> String {
    let column = min(28, (rows.map(\.0.count).max() ?? 0) + 4)
    return rows.map { left, right in
        let text = wrapped(right, indent: column)
        let start = "  " + left
        if start.count + 2 > column { return start + "\n" + text }
        return start + text.dropFirst(start.count)
    }.joined(separator: "\n")
}

/// Lines of words, each after as many blanks.
private func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        if !line.isEmpty, indent + line.count + 1 + word.count > lineWidth {
            lines.append(margin + line)
            line = ""
        }
        line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(margin + line)
    return lines.joined(separator: "\n")
}
