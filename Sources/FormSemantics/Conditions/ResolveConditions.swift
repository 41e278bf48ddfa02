import FormModel
import FormRuntime
import FormSource
import FormSyntax
import FormYAML

/// Every condition of a form: read, typed, and put where it belongs.
extension Analysis {
    mutating func resolveConditions() {
        if !hasConditions { return }
        indexFields()
        for (position, section) in syntax.sections.enumerated() {
            form.sections[position].visibleWhen = condition(.visibleWhen, in: section.node)
        }
        for (position, field) in syntax.fields.enumerated() where field.otherOf == nil {
            if field.keys.contains(.visibleWhen) {
                form.fields[position].visibleWhen = condition(.visibleWhen, in: field.node)
            }
            if field.keys.contains(.requiredWhen) {
                form.fields[position].requiredWhen = condition(.requiredWhen, in: field.node)
                checkRequirement(field)
            }
        }
        resolveOptionConditions()
    }

    /// Whether there may be any.
    private var hasConditions: Bool {
        syntax.has(.rules, in: syntax.root)
            || syntax.fields.contains { $0.keys.contains(.visibleWhen) || $0.keys.contains(.requiredWhen) }
            || syntax.options.contains { syntax.isConditional($0) }
            || syntax.sections.contains { syntax.has(.visibleWhen, in: $0.node) }
    }

    private mutating func resolveOptionConditions() {
        for (position, option) in syntax.options.enumerated() where syntax.isConditional(option) {
            if form.name == nil, !isTruncated {
                let key =
                    syntax.keyNode(.visibleWhen, in: option.node) ?? syntax.keyNode(.disabledWhen, in: option.node)
                report(.conditionWithoutForm(at: range(key ?? option.node)))
                continue
            }
            let (visible, disabled) = (
                condition(.visibleWhen, in: option.node), condition(.disabledWhen, in: option.node)
            )
            let details = Int(form.options[position].details)
            guard form.optionDetails.indices.contains(details) else { continue }
            form.optionDetails[details].visibleWhen = visible
            form.optionDetails[details].disabledWhen = disabled
        }
    }

    private mutating func checkRequirement(_ field: FieldSyntax) {
        guard syntax.value(.requiredWhen, of: field) != nil,
            let key = syntax.keyNode(.required, of: field), syntax.boolean(.required, of: field) != nil
        else { return }
        report(.requiredTwice(at: range(key), when: keyRange(.requiredWhen, of: field)))
    }

    /// The condition behind a key; nil if there is none, or one that cannot be used: that was said.
    mutating func condition(_ key: Key, in mapping: NodeID) -> FormCondition? {
        guard let node = syntax.value(key, in: mapping), syntax.tree[node].kind == .scalar else { return nil }
        let text = ConditionText(node: node, text: syntax.tree.text(node))
        switch parseCondition(Array(form.buffer.bytes(text.text))) {
        case .success(let written):
            let condition = resolve(written, in: text)
            if let condition { checkPossible(condition, written, key, in: text) }
            return condition
        case .failure(let fault):
            let found = spelling(fault.range, in: text)
            // Of a field that is called like a keyword that was said.
            if Analysis.keywords.contains(found), fieldsByID.find(text.piece(fault.range), in: form.buffer) != nil {
                return nil
            }
            if case .foreignOperator(let meant) = fault.cause {
                report(
                    .foreignOperator(
                        found, meant, padded(meant, fault.range, in: text), at: place(fault.range, in: text)))
            } else {
                report(.conditionSyntax(fault, found, hint(fault, key, in: text), at: place(fault.range, in: text)))
            }
            return nil
        }
    }
}

extension Analysis {
    /// What takes the place of an operator: words keep a blank between them and their neighbours.
    private func padded(_ meant: String, _ range: Range<Int>, in text: ConditionText) -> String {
        guard meant.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return meant }
        let bytes = Array(form.buffer.bytes(text.text))
        let isBlank = { (position: Int) in
            !bytes.indices.contains(position) || [0x20, 0x09, 0x0A].contains(bytes[position])
        }
        return (isBlank(range.lowerBound - 1) ? "" : " ") + meant + (isBlank(range.upperBound) ? "" : " ")
    }
}

/// The text of a condition being resolved.
struct ConditionText {
    let node: NodeID
    let text: Text

    /// A piece of it as a text of its own: no copy.
    func piece(_ range: Range<Int>) -> Text { Text(offset: Int(text.offset) + range.lowerBound, length: range.count) }
}

extension Analysis {
    func spelling(_ range: Range<Int>, in text: ConditionText) -> String { string(text.piece(range)) }
    func place(_ range: Range<Int>, in text: ConditionText) -> SourceRange { place(range, in: text.node) }
}

extension DiagnosticID {
    static let conditionSyntax: Self = "condition-syntax"
    static let foreignOperator: Self = "foreign-operator"
    static let conditionComment: Self = "condition-comment"
    static let conditionWithoutForm: Self = "condition-without-form"
    static let requiredTwice: Self = "required-twice"
}

extension Diagnostic {
    fileprivate static func foreignOperator(
        _ found: String, _ meant: String, _ replacement: String, at range: SourceRange
    ) -> Diagnostic {
        .error(
            .foreignOperator, at: range, "conditions have no `\(found)`", label: "write `\(meant)`",
            // Elsewhere `!` binds more tightly than what follows it; here `not` takes the whole comparison.
            fix: Fix("write `\(meant)`", replace: range, with: replacement, isCertain: meant != "not"))
    }

    fileprivate static func conditionSyntax(
        _ fault: ConditionFault, _ found: String, _ help: String?, at range: SourceRange
    ) -> Diagnostic {
        switch fault.cause {
        case .foreignOperator(let meant): foreignOperator(found, meant, meant, at: range)
        case .comment: .error(.conditionComment, at: range, "a condition has no comments", label: help)
        case .character: .error(.conditionSyntax, at: range, "`\(found)` has no meaning in a condition", label: help)
        case .unclosedQuote: .error(.conditionSyntax, at: range, "this quote is not closed", label: help)
        case .chain: .error(.conditionSyntax, at: range, "comparisons do not chain", label: help)
        case .nesting: .error(.conditionSyntax, at: range, "the condition is nested more than 64 deep", label: help)
        case .expected(let what):
            .error(
                .conditionSyntax, at: range, "expected \(what), found \(found.isEmpty ? "the end" : "`\(found)`")",
                label: help)
        }
    }

    fileprivate static func conditionWithoutForm(at range: SourceRange) -> Diagnostic {
        .error(
            .conditionWithoutForm, at: range, "a file that only shares choices has no fields to ask",
            label: "conditions on options belong to a form's own list")
    }

    fileprivate static func requiredTwice(at range: SourceRange, when: SourceRange) -> Diagnostic {
        .error(
            .requiredTwice, at: range, "`required` next to `required-when`", label: "keep one of them",
            notes: [Note("`required-when` stands here", at: when)])
    }
}
