/// What a spec is made of, before it is text.
enum TreeNode {
    case scalar(String)
    case list([TreeNode])
    case mapping([TreeEntry])
}

/// A key of a mapping, and what it has.
struct TreeEntry {
    let key: String
    let value: TreeNode

    init(_ key: String, _ value: TreeNode) {
        self.key = key
        self.value = value
    }
}

/// Writes a tree as YAML; the bytes of the input choose among the styles.
struct TreeWriter {
    var choices: Choices
    private(set) var text = ""

    init(_ choices: Choices) { self.choices = choices }

    mutating func write(_ node: TreeNode) { block(node, indent: 0) }

    /// A node behind `key:` or `-`, up to and with its last line feed.
    private mutating func block(_ node: TreeNode, indent: Int) {
        let margin = String(repeating: " ", count: indent)
        switch node {
        case .scalar(let value): text += margin + scalar(value, isFlow: false) + "\n"
        case .list(let elements):
            if elements.isEmpty { text += margin + "[]\n" }
            for element in elements {
                text += margin + "-"
                child(element, indent: indent + 2)
            }
        case .mapping(let entries):
            if entries.isEmpty { text += margin + "{}\n" }
            for entry in entries {
                text += margin + scalar(entry.key, isFlow: false) + ":"
                child(entry.value, indent: indent + 2)
            }
        }
    }

    private mutating func child(_ node: TreeNode, indent: Int) {
        switch node {
        case .scalar(let value) where value.contains("\n") && !value.hasPrefix(" ") && choices.chance(128):
            text += " |\n"
            for line in value.split(separator: "\n", omittingEmptySubsequences: false) {
                text += line.isEmpty ? "\n" : String(repeating: " ", count: indent) + line + "\n"
            }
        case .scalar(let value):
            text += (value.isEmpty && choices.chance(64) ? "" : " " + scalar(value, isFlow: false)) + "\n"
        case .list, .mapping:
            if choices.chance(40) {
                text += " " + flow(node) + "\n"
            } else {
                text += "\n"
                block(node, indent: indent)
            }
        }
    }

    private mutating func flow(_ node: TreeNode) -> String {
        switch node {
        case .scalar(let value): return scalar(value, isFlow: true)
        case .list(let elements):
            var parts: [String] = []
            for element in elements { parts.append(flow(element)) }
            return "[" + parts.joined(separator: ", ") + "]"
        case .mapping(let entries):
            var parts: [String] = []
            for entry in entries { parts.append(scalar(entry.key, isFlow: true) + ": " + flow(entry.value)) }
            return "{ " + parts.joined(separator: ", ") + " }"
        }
    }

    private mutating func scalar(_ value: String, isFlow: Bool) -> String {
        let isPlain =
            value.first.map { $0.isLetter || $0.isNumber } ?? false
            && value.unicodeScalars.allSatisfy { scalar in
                scalar.properties.isAlphabetic
                    || scalar.value < 0x7F && scalar.value > 0x20
                        && !(isFlow ? ":#,[]{}\"'&*!|>%@`" : ":#\"'&*!|>%@`").unicodeScalars.contains(scalar)
            }
        if isPlain, !choices.chance(20) { return value }
        let isOneLine = value.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F }
        if isOneLine, choices.chance(60) {
            return "'" + value.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
        }
        var written = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"", "\\": written += "\\" + String(scalar)
            case "\n": written += "\\n"
            case _ where scalar.value < 0x20 || scalar.value >= 0x7F && scalar.value <= 0xFFFF:
                let digits = String(scalar.value, radix: 16)
                written += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: written.unicodeScalars.append(scalar)
            }
        }
        return written + "\""
    }
}
