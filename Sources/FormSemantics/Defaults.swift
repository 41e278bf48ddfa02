import FormModel
import FormRuntime
import FormSource
import FormSyntax
import FormYAML

/// Defaults: each is read as its field's value and judged as an answer would be, by the same judge.
extension Analysis {
    mutating func lowerDefaults() {
        for (position, field) in syntax.fields.enumerated() {
            guard let node = syntax.value(.default, in: field.node) else { continue }
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
        let text = syntax.tree.string(node)
        switch value {
        case .text:
            guard plainText(node) != nil else { return nil }
            rule.judgeText(text, &findings)
            return .text(syntax.tree.text(node))
        case .integer:
            guard let number = number(node, isInteger: true, { Int($0) }) else { return nil }
            rule.judgeInteger(number, &findings)
            return .integer(number)
        case .decimal:
            guard let number = number(node, isInteger: false, { FormDecimal($0) }) else { return nil }
            rule.judgeDecimal(number, &findings)
            return .number(number)
        case .date:
            guard let date = read(node, "a date `YYYY-MM-DD`", { FormDate($0) }) else { return nil }
            rule.judgeDate(date, &findings)
            return .date(date)
        case .time:
            guard let time = read(node, "a time `HH:MM` or `HH:MM:SS`", { FormTime($0) }) else { return nil }
            rule.judgeTime(time, &findings)
            return .time(time)
        case .dateTime:
            guard let moment = read(node, "a date and time `YYYY-MM-DDTHH:MM`", { FormDateTime($0) }) else {
                return nil
            }
            rule.judgeDateTime(moment, &findings)
            return .dateTime(moment)
        case .toggle:
            guard text == "true" || text == "false" else { return refuse(.notBoolean(text, at: range(node))) }
            rule.judgeToggle(text == "true", &findings)
            return .toggle(text == "true")
        case .choice(let list):
            guard let option = option(node, list) else { return nil }
            return .options([option])
        case .none, .selection, .sourceChoice, .sourceSelection: return nil
        }
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
        for item in Array(syntax.tree.children(of: node)) where !syntax.tree.isBroken(item) {
            guard let option = option(item, list) else {
                isWhole = false
                continue
            }
            if chosen.contains(option - first) { report(.defaultTwice(syntax.tree.string(item), at: range(item))) }
            chosen.insert(option - first)
        }
        guard isWhole else { return nil }
        let (form, options) = (form, form.optionRules(of: form.lists[list]))
        rule.judgeSelection(chosen, of: options, &findings) { form.string(form.options[first + $0].tag) }
        return .options(chosen.positions.map { first + $0 })
    }

    /// The option that a tag names: a current one, not retired.
    private mutating func option(_ node: NodeID, _ list: Int) -> Int? {
        let tag = syntax.tree.text(node)
        let options = form.lists[list].options
        if let option = options.first(where: { form.buffer.equal(form.options[$0].tag, tag) }) {
            if !form.options[option].flags.contains(.retired) { return option }
            report(.defaultRetired(syntax.tree.string(node), at: range(node), option: tagRange(option)))
            return nil
        }
        let offered = options.filter { !form.options[$0].flags.contains(.retired) }
        report(
            .defaultUnknownTag(syntax.tree.string(node), offered.map { string(form.options[$0].tag) }, at: range(node)))
        return nil
    }

    private mutating func report(_ finding: FormFinding, _ rule: FormRule, _ node: NodeID, _ field: Field) {
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
            .illegalDefault, at: range, "the default is no legal answer: it violates `\(code)`", label: "“\(sentence)”")
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
