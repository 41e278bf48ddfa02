/// A spec as YAML, before it is decided how each part is spelled.
indirect enum SpecYAML {
    case text(String)
    /// A number, boolean, date, id or word of the language.
    case word(String)
    case condition(String)
    case list([SpecYAML])
    case map([(key: String, value: SpecYAML)])
}

/// Spells YAML in one of the many ways that mean the same, by chance.
struct SpecWriter {
    private var random: SplitMix
    private(set) var text = ""

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func write(_ spec: SpecYAML) {
        writeBlock(spec, at: 0)
    }

    // MARK: Blocks

    /// Writes a node behind a key or a dash, up to the end of its last line.
    private mutating func write(_ spec: SpecYAML, behind lead: String, at column: Int, isItem: Bool) {
        text += lead
        switch spec {
        case .text(let value): text += " \(scalar(value, isInFlow: false))\n"
        case .word(let value): text += " \(word(value, isInFlow: false))\n"
        case .condition(let value): writeCondition(value, at: column)
        case .list(let items):
            if items.isEmpty || (isSmall(spec) && random.chance(50)) {
                text += " \(flow(spec))\n"
            } else {
                text += "\n"
                writeBlock(spec, at: column + 2)
            }
        case .map(let pairs):
            if isSmall(spec), random.chance(isItem ? 40 : 60) {
                text += " \(flow(spec))\n"
            } else if isItem, let first = pairs.first {
                // The first pair stands beside the dash.
                text += " "
                write(first.value, behind: "\(key(first.key)):", at: column + 2, isItem: false)
                writeBlock(.map(Array(pairs.dropFirst())), at: column + 2)
            } else {
                text += "\n"
                writeBlock(spec, at: column + 2)
            }
        }
    }

    private mutating func writeBlock(_ spec: SpecYAML, at column: Int) {
        let margin = String(repeating: " ", count: column)
        switch spec {
        case .list(let items):
            for item in items { write(item, behind: "\(margin)-", at: column, isItem: true) }
        case .map(let pairs):
            for pair in pairs {
                write(pair.value, behind: "\(margin)\(key(pair.key)):", at: column, isItem: false)
                if column == 0, random.chance(40) { text += "\n" }
            }
        case .text, .word, .condition: break
        }
    }

    /// A condition in a line, or in a block scalar: “A `#` inside a block scalar's condition is an error.”
    private mutating func writeCondition(_ condition: String, at column: Int) {
        guard !condition.contains("#"), random.chance(25) else {
            text += " \(scalar(condition, isInFlow: false))\n"
            return
        }
        let margin = String(repeating: " ", count: column + 2)
        let header = random.pick(["|", "|-", ">", ">-", "|+"]) ?? "|"
        text += " \(header)\n"
        // Broken where a word ends that is no part of a quoted text.
        let places = ["and ", "or ", "not "].filter { condition.contains(" \($0)") }
        guard !condition.contains("\""), !condition.contains("'"), let place = random.pick(places),
            random.chance(60), let range = condition.firstRange(of: " \(place)")
        else {
            text += "\(margin)\(condition)\n"
            return
        }
        text += "\(margin)\(condition[..<range.lowerBound])\n"
        text += "\(margin)\(condition[condition.index(after: range.lowerBound)...])\n"
    }

    // MARK: Flow

    /// Whether a node is short enough for one line.
    private func isSmall(_ spec: SpecYAML) -> Bool { length(spec, depth: 0) < 90 }

    private func length(_ spec: SpecYAML, depth: Int) -> Int {
        switch spec {
        case .text(let value), .word(let value), .condition(let value): value.unicodeScalars.count + 4
        case .list(let items): depth > 2 ? 1000 : items.reduce(2) { $0 + length($1, depth: depth + 1) }
        case .map(let pairs):
            depth > 2
                ? 1000 : pairs.reduce(2) { $0 + $1.key.unicodeScalars.count + length($1.value, depth: depth + 1) }
        }
    }

    private mutating func flow(_ spec: SpecYAML) -> String {
        switch spec {
        case .text(let value), .condition(let value): return scalar(value, isInFlow: true)
        case .word(let value): return word(value, isInFlow: true)
        case .list(let items):
            var parts: [String] = []
            for item in items { parts.append(flow(item)) }
            return "[\(parts.joined(separator: ", "))]"
        case .map(let pairs):
            var parts: [String] = []
            for pair in pairs { parts.append("\(key(pair.key)): \(flow(pair.value))") }
            return "{ \(parts.joined(separator: ", ")) }"
        }
    }

    // MARK: Scalars

    private mutating func key(_ text: String) -> String { scalar(text, isInFlow: true) }

    private mutating func word(_ text: String, isInFlow: Bool) -> String {
        random.chance(90) ? text : scalar(text, isInFlow: isInFlow)
    }

    private mutating func scalar(_ text: String, isInFlow: Bool) -> String {
        if Self.isPlain(text, isInFlow: isInFlow), random.chance(80) { return text }
        let isOneLine = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
        if isOneLine, random.chance(50) {
            return "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
        }
        return Self.doubleQuoted(text)
    }

    /// Whether a text reads as itself without quotes.
    static func isPlain(_ text: String, isInFlow: Bool) -> Bool {
        guard let first = text.unicodeScalars.first,
            first.properties.isAlphabetic || ("0"..."9").contains(first) || first == "(",
            !text.hasSuffix(" "), !text.hasSuffix(":"), !text.contains(": "), !text.contains("#")
        else { return false }
        let signs = isInFlow ? signsInFlow : signsInBlocks
        return text.unicodeScalars.allSatisfy {
            ("a"..."z").contains($0) || signs.contains($0) || ("0"..."9").contains($0) || $0.properties.isAlphabetic
        }
    }

    private static let signsInFlow = Set(" _-.:()<>=!+/".unicodeScalars)
    private static let signsInBlocks = Set(" _-.:()<>=!+/,'\"&|*".unicodeScalars)

    private static func doubleQuoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
