/// A command: what its help says, what its parser accepts, and what it does. The help and the parser read the same
/// value, so they agree.
struct Command: Sendable {
    let name: String
    /// One sentence for the list of commands.
    let summary: String
    let operand: Operand
    let flags: [Flag]
    /// Paragraphs for the command's own help.
    let details: [String]
    let run: @Sendable (Arguments, inout Console) throws(UsageError) -> ExitStatus

    /// In the order in which the help lists them.
    static let all: [Command] = [
        .build, .check, .validate, .sample, .explain, .start, .schema, .completions, .help,
    ]
}

/// How a command ended; of several, the worst counts.
enum ExitStatus: Int32, Comparable {
    /// Nothing found.
    case clean = 0
    /// The specs have findings.
    case findings = 1
    /// It could not be done.
    case failed = 2

    static func < (first: ExitStatus, second: ExitStatus) -> Bool { first.rawValue < second.rawValue }
}

extension Flag {
    static let help = Flag("--help", "-h", summary: "Prints this help.")
    static let color = Flag(
        "--color", kind: .choice(ColorChoice.allCases.map(\.rawValue)),
        summary:
            """
            Whether to colour what is printed. The default is auto: on a terminal. NO_COLOR and FORCE_COLOR
            are heeded.
            """
    )
    static let stdinFilename = Flag(
        "--stdin-filename", kind: .text("NAME"),
        summary:
            """
            What messages and files call the spec from standard input. What it imports is relative to the folder
            of this name.
            """
    )
    static let maxSize = Flag(
        "--max-size", kind: .size,
        summary: "Refuses a spec of more than N bytes; K and M may follow the number. The default is 16M.")
}

/// Finds the command that the words name and runs it.
func run(_ words: [Path], _ console: inout Console) -> ExitStatus {
    guard let first = words.first else {
        console.print(overview(), to: .errors)
        return .failed
    }
    let rest = Array(words.dropFirst())
    switch first {
    case "--help", "-h": return run(.help, rest, &console)
    case "--version":
        guard rest.isEmpty else { return refuse(UsageError("'--version' takes no argument"), nil, &console) }
        console.print("formc \(formcVersion)\n")
        return .clean
    default: break
    }
    guard let command = Command.all.first(where: { Path($0.name) == first }) else {
        let isFlag = first.bytes.first == UInt8(ascii: "-")
        let names = isFlag ? ["--help", "--version"] : Command.all.map(\.name)
        let problem = (isFlag ? "unknown flag " : "unknown command ") + first.quoted
        return refuse(UsageError(problem + didYouMean(first.text, names)), nil, &console)
    }
    return run(command, rest, &console)
}

private func run(_ command: Command, _ words: [Path], _ console: inout Console) -> ExitStatus {
    do throws(UsageError) {
        let arguments = try Arguments(words, flags: command.flags + [.help], operand: command.operand)
        if arguments.asksForHelp {
            console.print(help(for: command))
            return .clean
        }
        console.color = arguments.choice(.color, or: ColorChoice.auto)
        return try command.run(arguments, &console)
    } catch {
        return refuse(error, command, &console)
    }
}

private func refuse(_ error: UsageError, _ command: Command?, _ console: inout Console) -> ExitStatus {
    let subject = command.map { $0.name == Command.help.name ? "" : " " + $0.name } ?? ""
    console.complain(error.message + " (see 'formc help\(subject)')")
    return .failed
}
