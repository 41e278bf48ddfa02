/// The manual's page in troff's man macros (man(7)), from the same tables as the help.
func manPage() -> String {
    var page = ManPage()
    page.text += ".TH FORMC 1 \"\" \"formc \(formcVersion)\"\n"
    page.section("NAME", "formc - check form specs and write Swift from them")
    page.text += ".SH SYNOPSIS\n.B formc\n.I COMMAND\n[operands and flags]\n"
    page.text += ".SH COMMANDS\n"
    for command in Command.all { page.command(command) }
    page.section(
        "EXIT STATUS",
        """
        0 if all is well, 1 if something is wrong with what was checked, 2 if something could not be done: a file that cannot be
        read, or output that cannot be written, also because its reader has gone.
        """)
    page.section("SEE ALSO", "The language, every finding and the guides are in the folders Grammar and Documentation.")
    return page.text
}

private struct ManPage {
    var text = ""

    mutating func section(_ title: String, _ paragraph: String) {
        text += ".SH \(title)\n\(line(paragraph))\n"
    }

    mutating func command(_ command: Command) {
        text +=
            ".SS \"formc \(command.name)\(quoted(command.operand.usage))\(command.flags.isEmpty ? "" : " [flags]")\"\n"
        text += line(command.summary) + "\n"
        for paragraph in command.details { text += ".PP\n" + line(paragraph) + "\n" }
        for flag in command.flags {
            let value = flag.placeholder.map { " \\fI" + escaped($0) + "\\fR" } ?? ""
            text +=
                ".TP\n" + flag.spellings.map { "\\fB" + escaped($0) + "\\fR" }.joined(separator: ", ") + value + "\n"
            text += line(flag.summary) + "\n"
        }
    }

    /// A paragraph as one line of input, which troff breaks itself.
    private func line(_ paragraph: String) -> String {
        let text = escaped(paragraph.split(whereSeparator: \.isNewline).joined(separator: " "))
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }

    private func quoted(_ text: String) -> String { escaped(text).split(separator: "\"").joined(separator: "\\(dq") }

    private func escaped(_ text: String) -> String {
        text.map { character in
            switch character {
            case "\\": "\\\\"
            case "-": "\\-"
            case "'": "\\(aq"
            case _: String(character)
            }
        }
        .joined()
    }
}
