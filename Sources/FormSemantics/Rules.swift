import FormModel
import FormRuntime
import FormSource
import FormSyntax
import FormYAML

/// Rules across fields: what must hold, and the field at which it is shown.
extension Analysis {
    mutating func lowerRules() {
        guard let list = syntax.value(.rules, in: syntax.root) else { return }
        var ids = TextIndex()
        for node in syntax.tree.children(of: list)
        where syntax.tree[node].kind == .mapping && !syntax.tree.isBroken(node) {
            checkRuleID(node, &ids)
            let require = condition(.require, in: node)
            let when = condition(.when, in: node)
            if let message = syntax.value(.message, in: node) { checkPlaceholders(message, known: ["label"]) }
            let message = text(.message, in: node)
            guard let require, let field = place(of: node, require, when), let message else { continue }
            var rule = Rule(field: field, require: require, message: message)
            rule.id = syntax.value(.id, in: node).map { syntax.tree.text($0) }
            rule.when = when
            form.rules.append(rule)
        }
    }

    private mutating func checkRuleID(_ rule: NodeID, _ ids: inout TextIndex) {
        guard let node = syntax.value(.id, in: rule) else { return }
        checkIDSpelling(node, "a rule")
        if let first = ids.insert(folded(syntax.tree.text(node)), node.position, in: form.buffer) {
            report(.duplicateRuleID(syntax.tree.string(node), at: range(node), first: range(NodeID(first))))
        }
    }

    /// The field that `at` names, or the first one that is required to be something; nil if it cannot be, which is
    /// said.
    private mutating func place(of rule: NodeID, _ require: FormCondition, _ when: FormCondition?) -> Int? {
        var named: [Int] = []
        require.forEachField { named.append($0) }
        guard let node = syntax.value(.at, in: rule) else { return named.first }
        let text = ConditionText(node: node, text: syntax.tree.text(node))
        guard let field = field(0..<text.text.count, in: text) else { return nil }
        when?.forEachField { named.append($0) }
        if named.contains(field) { return field }
        // A few at most: no message grows with the file.
        var names: [String] = []
        for name in named.map({ fieldName($0) }) where !names.contains(name) && names.count < 12 { names.append(name) }
        report(.ruleAt(syntax.tree.string(node), names, at: range(node)))
        return nil
    }
}

extension DiagnosticID {
    static let duplicateRuleID: Self = "duplicate-rule-id"
    static let ruleAt: Self = "rule-at"
}

extension Diagnostic {
    fileprivate static func duplicateRuleID(_ id: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        .error(
            .duplicateRuleID, at: range, "rule id `\(id)` is already used", notes: [Note("first used here", at: first)])
    }

    fileprivate static func ruleAt(_ name: String, _ fields: [String], at range: SourceRange) -> Diagnostic {
        .error(
            .ruleAt, at: range, "the rule says nothing of `\(name)`, at which it is shown",
            label: "it names \(fields.map { "`\($0)`" }.joined(separator: ", "))")
    }
}
