import FormCompiler
import FormSource

/// What may be typed in one place of a command line, as the tables of commands and flags have it.
enum CompletionWords: Equatable {
    /// Nothing that could be guessed.
    case anything
    case words([String])
    /// Some of these, with commas between.
    case list([String])
    /// One of these, `=`, and a file.
    case pairs([String])
    case files
    case folders
    /// Folders, and files with these endings.
    case specs

    static let specEndings = [".form.yaml", ".form.yml"]

    /// The value of a flag; nil for one that takes none.
    init?(valueOf flag: Flag) {
        switch flag.kind {
        case .toggle: return nil
        case .choice(let words): self = .words(words)
        case .choices(let words): self = .list(words)
        case .count, .size: self = .anything
        case .text(let word): self.init(placeholder: word)
        }
    }

    /// The operands of a command, by their position; the last one may come again. Empty if it takes none.
    static func operands(of command: Command) -> [CompletionWords] {
        switch command.operand {
        case .none: []
        case .optional(let word), .several(let word), .single(let word): [CompletionWords(placeholder: word)]
        case .one(let word, let others): [CompletionWords(placeholder: word), CompletionWords(placeholder: others)]
        }
    }

    private init(placeholder: String) {
        self =
            switch placeholder {
            case "SPEC": .specs
            case "ANSWERS", "FILE": .files
            case "DIR", "DIR|-": .folders
            case "FORMAT=FILE": .pairs(ReportFormat.allCases.map(\.rawValue))
            case "COMMAND": .words(Command.all.map(\.name))
            case "ID": .words(Explanation.all.map(\.id.name))
            case Shell.placeholder: .words(Shell.allCases.map(\.rawValue))
            case _: .anything
            }
    }
}

extension Command {
    /// With the flags that all have.
    var allFlags: [Flag] { flags + [.help] }
    var takesSeveral: Bool {
        switch operand {
        case .several, .one: true
        case .none, .optional, .single: false
        }
    }
}

/// The first sentence of a summary, on one line, without its full stop.
func briefly(_ summary: String) -> String {
    let line = summary.split(whereSeparator: { $0 == " " || $0 == "\n" }).joined(separator: " ")
    let sentence = line.firstRange(of: ". ").map { line[..<$0.lowerBound] } ?? line[...]
    return String(sentence.last == "." ? sentence.dropLast() : sentence)
}

/// A text as one word of a shell: in single quotes, those in it outside.
func shellQuoted(_ text: String, escape: String = "'\\''") -> String {
    "'" + text.replacing("'", with: escape) + "'"
}
