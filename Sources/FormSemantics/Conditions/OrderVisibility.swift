import FormModel
import FormRuntime
import FormSource
import FormSyntax
import FormYAML

/// Visibility must not depend on itself: a field depends on its section and on the fields that its condition names, a
/// section on those of its own. What has a condition is put in an order in which each stands after what it depends on.
extension Analysis {
    mutating func orderVisibility() {
        let isConditional =
            form.sections.contains { $0.visibleWhen != nil } || form.fields.contains { $0.visibleWhen != nil }
        guard isConditional else { return }
        var walk = VisibilityWalk(form)
        walk.walk()
        form.visibilityOrder = walk.order
        for cycle in walk.cycles { report(cycle) }
    }

    private mutating func report(_ cycle: [Conditional]) {
        let shown = cycle.prefix(12)
        let names = (shown + [cycle[0]]).map { name($0) }
        let path = shown.count < cycle.count ? names.dropLast() + ["…", names[names.count - 1]] : names[...]
        var notes: [Note] = []
        for (position, part) in shown.enumerated().dropFirst() {
            let next = cycle[(position + 1) % cycle.count]
            notes.append(Note("`\(name(part))` depends on `\(name(next))` here", at: arrow(part, to: next)))
        }
        let range = arrow(cycle[0], to: cycle[1 % cycle.count])
        report(.visibilityCycle(name(cycle[0]), path.joined(separator: " → "), at: range, notes))
    }

    /// Where a part of the form names another one; where a field's section is meant, the section's condition.
    private func arrow(_ part: Conditional, to other: Conditional) -> SourceRange {
        let node =
            switch part {
            case .section(let section): syntax.sections[section].node
            case .field(let field): syntax.fields[field].otherOf == nil ? syntax.fields[field].node : nil as NodeID?
            }
        if case .section(let section) = other, case .field(let field) = part {
            let id = syntax.value(.id, of: syntax.fields[field])
            return range(
                id ?? syntax.keyNode(.visibleWhen, in: syntax.sections[section].node) ?? syntax.fields[field].node)
        }
        guard let node, let condition = syntax.value(.visibleWhen, in: node) else {
            if case .field(let field) = part { return range(syntax.fields[field].node) }
            return range(syntax.root ?? NodeID(0))
        }
        let text = ConditionText(node: condition, text: syntax.tree.text(condition))
        guard case .field(let field) = other, let id = form.fields[field].id,
            case .success(let written) = parseCondition(Array(form.buffer.bytes(text.text))),
            let word = written.words.first(where: { form.buffer.equal(text.piece($0), id) })
        else { return range(condition) }
        return place(word, in: text)
    }

    private func name(_ part: Conditional) -> String {
        switch part {
        case .field(let field): return fieldName(field)
        case .section(let section):
            let name = form.sections[section].id ?? form.sections[section].title?.own
            return "section " + (name.map { string($0) } ?? "\(section + 1)")
        }
    }
}

/// A walk through a form in depth, with a stack of its own: a chain may be as long as the form.
private struct VisibilityWalk {
    private enum State {
        case new, open, done
    }

    private let form: Form
    /// The section of each field.
    private var sections: [Int]
    private var states: [State]
    private var stack: [(part: Conditional, next: Int, targets: [Conditional])] = []
    private(set) var order: [Conditional] = []
    private(set) var cycles: [[Conditional]] = []
    private var isReported: [Bool]

    init(_ form: Form) {
        self.form = form
        sections = [Int](repeating: -1, count: form.fields.count)
        for (position, section) in form.sections.enumerated() {
            for field in section.fields where form.fields.indices.contains(field) { sections[field] = position }
        }
        states = [State](repeating: .new, count: form.sections.count + form.fields.count)
        isReported = [Bool](repeating: false, count: states.count)
    }

    private func index(_ part: Conditional) -> Int {
        switch part {
        case .section(let section): section
        case .field(let field): form.sections.count + field
        }
    }

    mutating func walk() {
        for (position, section) in form.sections.enumerated() {
            visit(.section(position))
            for field in section.fields where form.fields.indices.contains(field) { visit(.field(field)) }
        }
    }

    private mutating func visit(_ root: Conditional) {
        guard states[index(root)] == .new else { return }
        open(root)
        while let top = stack.last {
            guard top.next < top.targets.count else {
                stack.removeLast()
                states[index(top.part)] = .done
                if condition(of: top.part) != nil { order.append(top.part) }
                continue
            }
            stack[stack.count - 1].next += 1
            let target = top.targets[top.next]
            switch states[index(target)] {
            case .new: open(target)
            case .open: note(target)
            case .done: break
            }
        }
    }

    private mutating func open(_ part: Conditional) {
        states[index(part)] = .open
        stack.append((part, 0, targets(of: part)))
    }

    private func condition(of part: Conditional) -> FormCondition? {
        switch part {
        case .section(let section): form.sections[section].visibleWhen
        case .field(let field): form.fields[field].visibleWhen
        }
    }

    private func targets(of part: Conditional) -> [Conditional] {
        var targets: [Conditional] = []
        if case .field(let field) = part, sections[field] >= 0, form.sections[sections[field]].visibleWhen != nil {
            targets.append(.section(sections[field]))
        }
        condition(of: part)?.forEachField { targets.append(.field($0)) }
        return targets
    }

    /// A cycle ends here. One that shares a part with another that was found is the same mistake.
    private mutating func note(_ target: Conditional) {
        guard let last = stack.last, !isReported[index(target)], !isReported[index(last.part)],
            let start = stack.lastIndex(where: { $0.part == target })
        else { return }
        isReported[index(target)] = true
        let cycle = stack[start...].map(\.part)
        if cycle.dropFirst().contains(where: { isReported[index($0)] }) { return }
        for part in cycle { isReported[index(part)] = true }
        cycles.append(cycle)
    }
}

extension ConditionSyntax {
    /// Every word that may be a field, from left to right.
    fileprivate var words: [Range<Int>] {
        switch self {
        case .or(let parts), .and(let parts): parts.flatMap(\.words)
        case .not(let part): part.words
        case .word(let range), .answered(let range, _, _): [range]
        case .comparison(let left, _, _, let right): left.words + right.words
        case .within(let value, .field(let range)): value.words + [range]
        case .within(let value, .values(let values, _)): value.words + values.flatMap(\.words)
        case .has(let range, _, let values, _): [range] + values.flatMap(\.words)
        }
    }
}

extension ConditionValue {
    fileprivate var words: [Range<Int>] {
        switch self {
        case .word(let range), .count(let range, _), .field(let range, _): [range]
        case .quoted: []
        }
    }
}

extension DiagnosticID {
    static let visibilityCycle: Self = "visibility-cycle"
}

extension Diagnostic {
    fileprivate static func visibilityCycle(_ name: String, _ path: String, at range: SourceRange, _ notes: [Note])
        -> Diagnostic
    {
        .error(
            .visibilityCycle, at: range, "whether `\(name)` is shown depends on itself: \(path)", notes: notes)
    }
}
