import FormSource
import FormYAML

/// Values that are conditions, or were meant to be.
extension FormParser {
    mutating func condition(_ node: NodeID) {
        let help = "a condition is one text, such as `guests > 1 and not outdoors`"
        guard expect(.scalar, node, "a condition", help: help), tree.text(node).isEmpty else { return }
        diagnostics.report(.wrongKind(expected: "a condition", found: "nothing", at: range(node)))
        breakNode(node)
    }

    /// A condition behind `required`, which is for good. Says so and breaks it.
    mutating func reportCondition(_ node: NodeID, behind key: NodeID, _ spec: KeySpec, _ table: KeyTable) -> Bool {
        guard spec.key == .required, table.has(.requiredWhen), tree[node].kind == .scalar,
            !tree[node].isNull, !tree.isBroken(node), !tree.buffer.equal(tree.text(node), "true"),
            isCondition(tree.string(node))
        else { return false }
        diagnostics.report(.conditionBehindRequired(tree.string(node), at: range(node), key: range(key)))
        breakNode(node)
        return true
    }

    /// Whether a text that should be `true` or `false` is a condition rather than one of these, however spelled.
    private func isCondition(_ text: String) -> Bool {
        if Diagnostic.truthMeant(by: text) != nil || nearest(to: text, among: ["true", "false"]) != nil {
            return false
        }
        if case .success = parseCondition(Array(text.utf8)) { return true }
        return text.utf8.contains { "=<>&|".utf8.contains($0) }
    }
}

extension Diagnostic {
    /// What is meant by a word that other languages have for a truth.
    static func truthMeant(by word: String) -> String? {
        switch word.lowercased() {
        case "yes", "on", "y", "1", "true": "true"
        case "no", "off", "n", "0", "false": "false"
        case _: nil
        }
    }

    fileprivate static func conditionBehindRequired(
        _ found: String, at range: SourceRange, key: SourceRange
    ) -> Diagnostic {
        .error(
            .notBoolean, at: range, "expected `true` or `false`, found `\(found)`",
            label: "a condition stands behind `required-when`",
            fix: Fix("write `required-when`", replace: key, with: Key.requiredWhen.name, isCertain: false))
    }
}
