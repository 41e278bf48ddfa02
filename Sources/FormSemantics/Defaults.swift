import FormModel
import FormRuntime
import FormSource
import FormSyntax
import FormYAML

/// Defaults: each is read as its field's value and judged as an answer would be, by the same judge.
extension Analysis {
    mutating func lowerDefaults() {
        for (position, field) in syntax.fields.enumerated() {
            guard let node = syntax.value(.default, of: field) else { continue }
            guard let rule = form.rule(of: form.fields[position]) else { continue }
            var findings: [FormFinding] = []
            guard let answer = answer(node, form.fields[position].shape.value, rule, &findings) else { continue }
            form.fields[position].defaultAnswer = answer
            for finding in findings { report(finding, rule, node, form.fields[position]) }
        }
    }

    /// The answer that a node is, and what is wrong with it. Nil if it is none; that was said.
    private mutating func answer(
        _ node: NodeID, _ value: ValueType, _ rule: FormRule, _ findings: inout [FormFinding]
    ) -> Answer? {
        if case .selection(let list) = value { return selection(node, list, rule, &findings) }
        if case .sourceChoice = value { return refuse(.defaultOfSource(at: range(node))) }
        if case .sourceSelection = value { return refuse(.defaultOfSource(at: range(node))) }
        guard syntax.tree[node].kind == .scalar else { return refuse(.defaultList(at: range(node))) }
        switch value {
        case .text: return judged(plainText(node), Answer.text, &findings) { rule.judgeText(string($0), &$1) }
        case .integer:
            return judged(number(node, isInteger: true) { Int($0) }, Answer.integer, &findings, rule.judgeInteger)
        case .decimal:
            let number = number(node, isInteger: false) { FormDecimal($0) }
            return judged(number, Answer.number, &findings, rule.judgeDecimal)
        case .date:
            let date = read(node, "a date `YYYY-MM-DD`") { FormDate($0) }
            return judged(date, Answer.date, &findings, rule.judgeDate)
        case .time:
            let time = read(node, "a time `HH:MM` or `HH:MM:SS`") { FormTime($0) }
            return judged(time, Answer.time, &findings, rule.judgeTime)
        case .dateTime:
            let moment = read(node, "a date and time `YYYY-MM-DDTHH:MM`") { FormDateTime($0) }
            return judged(moment, Answer.dateTime, &findings, rule.judgeDateTime)
        case .toggle: return judged(boolean(node), Answer.toggle, &findings, rule.judgeToggle)
        case .choice(let list): return choice(node, list).map { .options([$0]) }
        case .none, .selection, .sourceChoice, .sourceSelection: return nil
        }
    }

    /// A value as an answer, if there is one, after the judge has seen it.
    private func judged<Value>(
        _ value: Value?, _ answer: (Value) -> Answer, _ findings: inout [FormFinding],
        _ judge: (Value, inout [FormFinding]) -> Void
    ) -> Answer? {
        guard let value else { return nil }
        judge(value, &findings)
        return answer(value)
    }

    private mutating func refuse(_ diagnostic: Diagnostic) -> Answer? {
        report(diagnostic)
        return nil
    }

    private mutating func read<Value>(_ node: NodeID, _ what: String, _ read: (String) -> Value?) -> Value? {
        let text = syntax.tree.string(node)
        let value = read(text)
        if value == nil { report(.notAValue(text, what, at: range(node))) }
        return value
    }

    private mutating func boolean(_ node: NodeID) -> Bool? {
        let text = syntax.tree.string(node)
        if text == "true" || text == "false" { return text == "true" }
        report(.notBoolean(text, at: range(node)))
        return nil
    }

    private mutating func number<Value>(_ node: NodeID, isInteger: Bool, _ read: (String) -> Value?) -> Value? {
        let text = syntax.tree.string(node)
        if let fault = numberFault(text, isInteger: isInteger) {
            report(.notNumber(text, fault, isInteger: isInteger, at: range(node)))
            return nil
        }
        return read(text)
    }

    // MARK: Options

    private mutating func selection(
        _ node: NodeID, _ list: Int, _ rule: FormRule, _ findings: inout [FormFinding]
    ) -> Answer? {
        guard syntax.tree[node].kind == .sequence else {
            report(.defaultScalar(syntax.tree.string(node), at: range(node)))
            return nil
        }
        var chosen = FormWideBits()
        let first = form.lists[list].options.lowerBound
        var isWhole = true
        var index = TextIndex(expecting: form.lists[list].options.count)
        for option in form.lists[list].options { _ = index.insert(form.options[option].tag, option, in: form.buffer) }
        for item in Array(syntax.tree.children(of: node)) where !syntax.tree.isBroken(item) {
            let tag = syntax.tree.text(item)
            guard let option = option(item, list, index.find(tag, in: form.buffer)) else {
                isWhole = false
                continue
            }
            if chosen.contains(option - first) { report(.defaultTwice(syntax.tree.string(item), at: range(item))) }
            chosen.insert(option - first)
        }
        guard isWhole else { return nil }
        // What is offered by condition is judged when the conditions of a new form are known.
        if form.isConditional(list) { return .options(chosen.positions.map { first + $0 }) }
        let (form, options) = (form, form.optionRules(of: form.lists[list]))
        rule.judgeSelection(chosen, of: options, &findings) { form.string(form.options[first + $0].tag) }
        return .options(chosen.positions.map { first + $0 })
    }

    private mutating func choice(_ node: NodeID, _ list: Int) -> Int? {
        let tag = syntax.tree.text(node)
        let found = form.lists[list].options.first { form.buffer.equal(form.options[$0].tag, tag) }
        return option(node, list, found)
    }

    /// The option that a tag names, if it is a current one, not retired.
    private mutating func option(_ node: NodeID, _ list: Int, _ found: Int?) -> Int? {
        if let option = found {
            if !form.options[option].flags.contains(.retired) { return option }
            report(.defaultRetired(syntax.tree.string(node), at: range(node), option: tagRange(option)))
            return nil
        }
        let options = form.options[form.lists[list].options].prefix(mayTeach(.illegalDefault) ? 1000 : 12)
        let tags = options.filter { !$0.flags.contains(.retired) }.map { string($0.tag) }
        report(.defaultUnknownTag(syntax.tree.string(node), tags, at: range(node)))
        return nil
    }

    mutating func report(_ finding: FormFinding, _ rule: FormRule, _ node: NodeID, _ field: Field) {
        let label = field.label.map { string($0.own) } ?? ""
        let text = FormMessages.text(finding, rule: rule, label: label, language: "en")
        report(.illegalDefault(finding.code.rawValue, text, at: range(node)))
    }
}

extension DiagnosticID {
    static let illegalDefault: Self = "illegal-default"
    static let defaultOfSource: Self = "default-of-source"
}

extension Diagnostic {
    fileprivate static func illegalDefault(_ code: String, _ text: String, at range: SourceRange) -> Diagnostic {
        let sentence = text.hasSuffix(".") ? String(text.dropLast()) : text
        return .error(
            .illegalDefault, at: range, "the default is no legal answer: it violates `\(code)`", label: sentence)
    }

    fileprivate static func defaultOfSource(at range: SourceRange) -> Diagnostic {
        .error(
            .defaultOfSource, at: range, "a field over a source has no default",
            label: "its options are known only when the app runs")
    }

    fileprivate static func defaultList(at range: SourceRange) -> Diagnostic {
        .error(.illegalDefault, at: range, "the default is no legal answer: one value is expected, found a list")
    }

    fileprivate static func defaultScalar(_ found: String, at range: SourceRange) -> Diagnostic {
        .error(
            .illegalDefault, at: range, "the default is no legal answer: a list of tags is expected, found `\(found)`",
            label: "write `[\(found)]`", fix: Fix("write a list", replace: range, with: "[\(found)]"))
    }

    fileprivate static func defaultTwice(_ tag: String, at range: SourceRange) -> Diagnostic {
        .error(.illegalDefault, at: range, "the default is no legal answer: `\(tag)` stands twice")
    }

    fileprivate static func defaultRetired(_ tag: String, at range: SourceRange, option: SourceRange) -> Diagnostic {
        .error(
            .illegalDefault, at: range, "the default is no legal answer: `\(tag)` is retired",
            notes: [Note("the option stands here", at: option)])
    }

    fileprivate static func defaultUnknownTag(_ tag: String, _ tags: [String], at range: SourceRange) -> Diagnostic {
        let meant = nearest(to: tag, among: tags)
        let list = tags.prefix(12).map { "`\($0)`" }.joined(separator: ", ") + (tags.count > 12 ? ", …" : "")
        return .error(
            .illegalDefault, at: range, "the default is no legal answer: `\(tag)` is no tag of the list",
            label: meant.map { "did you mean `\($0)`?" }, notes: meant == nil ? [Note("its tags are \(list)")] : [],
            fix: meant.map { Fix("write `\($0)`", replace: range, with: $0, isCertain: false) })
    }
}
