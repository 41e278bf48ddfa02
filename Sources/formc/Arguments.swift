import FormSource

/// One flag of a command, for the parser and for the help alike.
struct Flag: Sendable {
    enum Kind: Sendable {
        /// Present or not.
        case toggle
        /// Any text but none; the word stands for it in the help.
        case text(String)
        /// One of these.
        case choice([String])
        /// Some of these, with commas between.
        case choices([String])
        /// A whole number above 0.
        case count
        /// A number of bytes, with `K` or `M` behind it or without.
        case size
    }

    /// As it is typed, the usual spelling first.
    let spellings: [String]
    let kind: Kind
    /// Whether it may be given more than once.
    let isRepeatable: Bool
    let summary: String

    init(_ spellings: String..., kind: Kind = .toggle, isRepeatable: Bool = false, summary: String) {
        self.spellings = spellings
        self.kind = kind
        self.isRepeatable = isRepeatable
        self.summary = summary
    }

    var name: String { spellings.first ?? "" }

    /// How the help and the messages write its value; nothing for a toggle.
    var placeholder: String? {
        switch kind {
        case .toggle: nil
        case .text(let word): word
        case .choice(let words): words.joined(separator: "|")
        case .choices(let words): words.joined(separator: ",")
        case .count, .size: "N"
        }
    }
}

/// How many words besides flags a command takes, and what they are.
enum Operand: Sendable {
    case none
    case optional(String)
    case several(String)
    case single(String)
    /// One, then at least one of another kind.
    case one(String, thenSeveral: String)

    var usage: String {
        switch self {
        case .none: ""
        case .optional(let word): " [\(word)]"
        case .several(let word): " \(word)…"
        case .single(let word): " \(word)"
        case .one(let word, let others): " \(word) \(others)…"
        }
    }
}

/// What is wrong with a command line.
struct UsageError: Error, Equatable {
    let message: String
    init(_ message: String) { self.message = message }
}

/// The words after a command, read against the flags that it takes. Every value has been checked.
struct Arguments: Sendable {
    private(set) var operands: [Path] = []
    private(set) var asksForHelp = false
    private var values: [String: [Path]] = [:]

    func has(_ flag: Flag) -> Bool { values[flag.name] != nil }
    func path(_ flag: Flag) -> Path? { values[flag.name]?.last }
    /// All values of a flag that may be repeated, in order.
    func paths(_ flag: Flag) -> [Path] { values[flag.name] ?? [] }
    func text(_ flag: Flag) -> String? { path(flag)?.text }
    func number(_ flag: Flag) -> Int? { text(flag).flatMap { readNumber($0, flag.kind) } }

    func choice<Value: RawRepresentable<String>>(_ flag: Flag, or standard: Value) -> Value {
        text(flag).flatMap(Value.init(rawValue:)) ?? standard
    }

    /// Nil where the flag is not given.
    func choices<Value: RawRepresentable<String>>(_ flag: Flag, as type: Value.Type) -> [Value]? {
        text(flag)?.split(separator: ",").compactMap { Value(rawValue: String($0)) }
    }

    /// `--flag value`, `--flag=value`, `-fvalue`; a lone `-` is an operand; after `--` everything is.
    init(_ words: [Path], flags: [Flag], operand: Operand) throws(UsageError) {
        let end = words.firstIndex(of: "--") ?? words.count
        // Who asks for help gets it, whatever else is wrong with the line.
        if words[..<end].contains(where: { $0 == "--help" || $0 == "-h" }) {
            asksForHelp = true
            return
        }
        var position = 0
        while position < end {
            let word = words[position]
            position += 1
            guard looksLikeFlag(word) else {
                operands.append(word)
                continue
            }
            let (flag, attached) = try find(word, among: flags)
            let next = position < end ? words[position] : nil
            if try set(flag, attached, next) { position += 1 }
        }
        operands += words.dropFirst(end + 1)
        try checkOperands(operand)
    }

    /// The flag that a word names, and what is attached to it.
    private func find(_ word: Path, among flags: [Flag]) throws(UsageError) -> (Flag, Path?) {
        let parts = word.bytes.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        let name = Path(parts[0]).text
        for flag in flags where flag.spellings.contains(name) { return (flag, parts.count > 1 ? Path(parts[1]) : nil) }
        let short = Path(word.bytes.prefix(2)).text
        for flag in flags where short != "--" && flag.placeholder != nil && flag.spellings.contains(short) {
            return (flag, Path(word.bytes.dropFirst(2)))
        }
        throw UsageError("unknown flag \(Path(name).quoted)" + didYouMean(name, flags.flatMap(\.spellings)))
    }

    /// Keeps a flag's value. True if that was the next word.
    private mutating func set(_ flag: Flag, _ attached: Path?, _ next: Path?) throws(UsageError) -> Bool {
        guard values[flag.name] == nil || flag.isRepeatable else { throw UsageError("'\(flag.name)' is given twice") }
        guard let placeholder = flag.placeholder else {
            guard attached == nil else { throw UsageError("'\(flag.name)' takes no value") }
            values[flag.name] = [""]
            return false
        }
        // A forgotten value must not swallow the flag that follows it; `--flag=-value` says that it is meant. A number below
        // 0 is no flag.
        guard let value = attached ?? next.flatMap({ looksLikeFlag($0) && !flag.takes($0) ? nil : $0 }) else {
            throw UsageError("'\(flag.name)' needs a value: \(flag.name) \(placeholder)")
        }
        guard !value.bytes.isEmpty else { throw UsageError("'\(flag.name)' has an empty value") }
        try check(value, of: flag)
        values[flag.name, default: []].append(value)
        return attached == nil
    }

    private func check(_ value: Path, of flag: Flag) throws(UsageError) {
        switch flag.kind {
        case .toggle, .text: return
        case .choice(let words): try check(value, of: flag, among: words, "or")
        case .choices(let words):
            for part in value.bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
                let word = Path(part)
                try check(word, of: flag, among: words, "and")
            }
        case .count:
            if readNumber(value.text, flag.kind) != nil { return }
            throw UsageError("'\(flag.name)' takes a whole number from 1 to \(Int.max), not \(value.quoted)")
        case .size:
            if readNumber(value.text, flag.kind) != nil { return }
            throw UsageError(
                "'\(flag.name)' takes a number of bytes, such as 500K or 16M, at most 1024M, not \(value.quoted)")
        }
    }

    private func check(
        _ value: Path, of flag: Flag, among words: [String], _ conjunction: String
    ) throws(UsageError) {
        if words.contains(value.text) { return }
        let accepted = words.dropLast().joined(separator: ", ") + " \(conjunction) " + (words.last ?? "")
        throw UsageError("'\(flag.name)' takes \(accepted), not \(value.quoted)" + didYouMean(value.text, words))
    }

    private func checkOperands(_ operand: Operand) throws(UsageError) {
        let accepted =
            switch operand {
            case .none: 0
            case .optional, .single: 1
            case .several, .one: Int.max
            }
        if operands.count > accepted { throw UsageError("unexpected argument \(operands[accepted].quoted)") }
        switch operand {
        case .several(let word), .single(let word):
            if operands.isEmpty { throw UsageError("no \(word) is given") }
        case .none, .optional, .one: break
        }
        if case .one(let word, let others) = operand, operands.count < 2 {
            throw UsageError("no \(operands.isEmpty ? word : others) is given")
        }
        if let empty = operands.first(where: \.bytes.isEmpty) { throw UsageError("argument \(empty.quoted) is empty") }
    }
}

/// A lone `-` is none.
private func looksLikeFlag(_ word: Path) -> Bool { word.bytes.first == UInt8(ascii: "-") && word.bytes.count > 1 }

extension Flag {
    /// Whether a word that begins with `-` is a number, which is to be refused as such, and no flag.
    fileprivate func takes(_ word: Path) -> Bool {
        switch kind {
        case .count, .size: (0x30...0x39).contains(word.bytes.dropFirst().first ?? 0)
        case .toggle, .text, .choice, .choices: false
        }
    }
}

/// A number as flags take it; nothing if it is none, or too large for its kind.
private func readNumber(_ text: String, _ kind: Flag.Kind) -> Int? {
    var digits = text[...]
    var unit = 1
    var limit = Int.max
    if case .size = kind {
        limit = 1 << 30  // positions in a file have 32 bits
        if let last = digits.last, let factor = ["K": 1 << 10, "M": 1 << 20][last.uppercased()] {
            unit = factor
            digits.removeLast()
        }
    }
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits), number > 0 else {
        return nil
    }
    let (size, isTooLarge) = number.multipliedReportingOverflow(by: unit)
    return isTooLarge || size > limit ? nil : size
}

/// "; did you mean 'x'?" if one of the candidates is near.
func didYouMean(_ word: String, _ candidates: [String]) -> String {
    nearest(to: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
}
