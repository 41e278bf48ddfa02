package import FormSource
import FormYAML

/// Values: each has the shape that its key takes, or one error.
extension FormParser {
    mutating func value(_ node: NodeID, _ spec: KeySpec, _ key: NodeID) {
        if tree.isBroken(node) { return }
        if tree[node].isNull {
            diagnostics.report(.emptyValue(spec.key.name, at: range(key)))
            return breakNode(node)
        }
        value(node, spec.value, spec.key)
    }

    private mutating func value(_ node: NodeID, _ form: ValueForm, _ key: Key) {
        switch form {
        case .text: text(node)
        case .line: line(node, "a text in one line", key.name)
        case .scalar(let what): line(node, what, key.name)
        case .lines(let what): lines(node, what)
        case .boolean: boolean(node)
        case .integer: number(node, isInteger: true, key)
        case .decimal: number(node, isInteger: false, key)
        case .words(let words): word(node, words, key)
        case .condition: condition(node)
        case .switchOrMapping(let table): tree[node].kind == .mapping ? ownMapping(node, table) : boolean(node)
        case .mapping(let table): ownMapping(node, table)
        case .list(let table): list(node, table)
        case .names(let form): names(node, form)
        case .sections: sections(node)
        case .fields: fields(node)
        case .options: listHead == nil ? fieldOptions(node) : list(node, name: nil)
        case .sharedOptions: sharedOptions(node, name: nil)
        case .messages: names(node, .text)
        case .answer: answer(node)
        }
    }

    /// Whether a node is of a kind. If not, says so, and what `help` says, and breaks it.
    mutating func expect(
        _ kind: YAMLNode.Kind, _ node: NodeID, _ what: @autoclosure () -> String, help: String? = nil
    ) -> Bool {
        if tree.isBroken(node) { return false }
        if tree[node].kind == kind, !tree[node].isNull { return true }
        return miss(kind, node, what(), help)
    }

    private mutating func miss(_ kind: YAMLNode.Kind, _ node: NodeID, _ what: String, _ help: String?) -> Bool {
        // A bracket that was never closed was reported.
        if syntax.isTruncated(node), tree[node].flags.contains(.flow) {
            breakNode(node)
            return false
        }
        let found = tree[node].isNull ? "nothing" : tree[node].kind.found
        let start = Int(tree[node].start)
        if kind == .sequence, tree[node].kind == .mapping,
            let fault = Diagnostic.dashWithoutBlank(in: tree.buffer.source, at: start, tree.file)
        {
            diagnostics.report(fault)
            breakNode(node)
            return false
        }
        let isUndashed = kind == .sequence && tree[node].kind == .mapping && !tree[node].flags.contains(.flow)
        let label = isUndashed ? "begin each item with `- `" : help
        diagnostics.report(.wrongKind(expected: what, found: found, at: range(node), label: label))
        breakNode(node)
        return false
    }

    // MARK: Scalars

    /// A scalar in one line; `name` is the key that it belongs to, unless it is an item of a list.
    mutating func line(_ node: NodeID, _ what: String, _ name: String? = nil) {
        guard expect(.scalar, node, what) else { return }
        if tree.text(node).isEmpty {
            let nothing = name.map { Diagnostic.emptyValue($0, at: range(node)) }
            diagnostics.report(nothing ?? .wrongKind(expected: what, found: "nothing", at: range(node)))
            return breakNode(node)
        }
        if tree.buffer.allSatisfy(tree.text(node), { $0 != 0x0A && $0 != 0x09 }) { return }
        if let at = tree.buffer.bytes(tree.text(node)).firstIndex(where: { $0 == 0x0A || $0 == 0x09 }) {
            let start = at - tree.buffer.bytes(tree.text(node)).startIndex
            diagnostics.report(.lineBreak(in: what, at: place(start..<start + 1, in: node)))
            breakNode(node)
        }
    }

    /// Where a piece of a scalar's value was written.
    func place(_ piece: Range<Int>, in node: NodeID) -> SourceRange {
        let scalar = tree[node]
        return ScalarSource(tree.buffer.source, scalar.start, scalar.end, scalar.style)
            .sourceRange(of: piece, in: tree.file)
    }

    private mutating func boolean(_ node: NodeID) {
        guard expect(.scalar, node, "`true` or `false`") else { return }
        let text = tree.text(node)
        if tree.buffer.equal(text, "true") || tree.buffer.equal(text, "false") { return }
        diagnostics.report(.notBoolean(tree.string(node), at: range(node)))
        breakNode(node)
    }

    private mutating func number(_ node: NodeID, isInteger: Bool, _ key: Key) {
        guard expect(.scalar, node, isInteger ? "a whole number" : "a number") else { return }
        if tree.buffer.smallNumber(tree.text(node)) != nil { return }
        let text = tree.string(node)
        if text.isEmpty {
            diagnostics.report(
                .wrongKind(expected: isInteger ? "a whole number" : "a number", found: "nothing", at: range(node)))
            return breakNode(node)
        }
        if let fault = numberFault(text, isInteger: isInteger) {
            let isWord = text.unicodeScalars.first.map(\.properties.isAlphabetic) ?? false
            let help = isWord && (key == .min || key == .max) ? "a field is compared with another by a rule" : fault
            diagnostics.report(.notNumber(text, help, isInteger: isInteger, at: range(node)))
            breakNode(node)
        }
    }

    private mutating func word(_ node: NodeID, _ words: [Word], _ key: Key) {
        guard expect(.scalar, node, words.map { "`\($0.name)`" }.joined(separator: ", ")) else { return }
        let text = tree.buffer.bytes(tree.text(node))
        if words.contains(where: { $0.name.utf8.elementsEqual(text) }) { return }
        let word = tree.string(node)
        diagnostics.report(.unknownWord(word, of: key.name, words.map(\.name), at: range(node)))
        breakNode(node)
    }

    // MARK: Texts and lists

    mutating func text(_ node: NodeID) {
        if tree.isBroken(node) || tree[node].kind == .scalar { return }
        guard expect(.mapping, node, "a text, or a mapping from language to text") else { return }
        var key = tree.firstChild(of: node)
        if tree[node].flags.contains(.flow), !syntax.isEmpty(node), isAlone(key, tree.next(after: key)) {
            diagnostics.report(.bracesInText(at: range(node)))
            return breakNode(node)
        }
        while key.index < tree.end(of: node).index {
            let value = tree.next(after: key)
            if tree[value].isNull, !tree.isBroken(value) {
                diagnostics.report(.emptyValue(tree.string(key), at: range(key)))
                breakNode(value)
            } else {
                _ = expect(.scalar, value, "a text")
            }
            key = tree.next(after: value)
        }
    }

    private mutating func lines(_ node: NodeID, _ what: String) {
        if tree[node].kind == .scalar { return line(node, what) }
        guard expect(.sequence, node, "a list of \(what.dropArticle)s") else { return }
        for item in Array(tree.children(of: node)) { line(item, what) }
    }

    private mutating func names(_ node: NodeID, _ form: ValueForm) {
        guard expect(.mapping, node, "a mapping of names") else { return }
        var key = tree.firstChild(of: node)
        while key.index < tree.end(of: node).index {
            let value = tree.next(after: key)
            if !tree.isBroken(key) {
                line(key, "a name")
                if !tree.isBroken(key) { named(key, value, form) }
            }
            key = tree.next(after: value)
        }
    }

    private mutating func named(_ key: NodeID, _ value: NodeID, _ form: ValueForm) {
        switch form {
        case .sharedOptions: sharedOptions(value, name: key)
        case .mapping(let table):
            syntax.sources.append(SourceSyntax(name: key, node: value))
            if !tree[value].isNull { ownMapping(value, table) }
        case .text, .line, .scalar, .lines, .boolean, .integer, .decimal, .words, .condition, .switchOrMapping, .list,
            .names, .sections, .fields, .options, .messages, .answer:
            if tree[value].isNull, !tree.isBroken(value) {
                diagnostics.report(.emptyValue(tree.string(key), at: range(key)))
                return breakNode(value)
            }
            text(value)
        }
    }

    private mutating func ownMapping(_ node: NodeID, _ table: KeyTable) {
        guard expect(.mapping, node, "a mapping", help: table.help) else { return }
        report(missing: mapping(node, table), in: node, table.owner)
    }

    private mutating func list(_ node: NodeID, _ table: KeyTable) {
        guard expect(.sequence, node, "a list") else { return }
        for item in Array(tree.children(of: node)) { ownMapping(item, table) }
    }

    private mutating func answer(_ node: NodeID) {
        if tree[node].kind == .scalar { return }
        guard expect(.sequence, node, "an answer: a scalar, or a list of tags") else { return }
        for item in Array(tree.children(of: node)) { line(item, "a tag") }
    }
}

extension YAMLNode.Kind {
    fileprivate var found: String {
        switch self {
        case .scalar: "a text"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}

extension KeyTable {
    /// What to write where such a mapping is expected.
    fileprivate var help: String {
        let keys = specs.map { "`\($0.key.name)`" }.joined(separator: ", ")
        return specs.count == 1 ? "write \(keys) and a colon before it" : "its keys are \(keys)"
    }
}

extension String {
    fileprivate var dropArticle: String {
        hasPrefix("an ") ? String(dropFirst(3)) : hasPrefix("a ") ? String(dropFirst(2)) : self
    }
}

extension DiagnosticID {
    static let emptyValue: Self = "empty-value"
    static let wrongKind: Self = "wrong-kind"
    static let lineBreak: Self = "line-break"
    static let bracesInText: Self = "braces-in-text"
    static let notBoolean: Self = "not-boolean"
    static let notNumber: Self = "not-number"
    static let unknownWord: Self = "unknown-word"
}

extension Diagnostic {
    package static func emptyValue(_ name: String, at range: SourceRange) -> Diagnostic {
        .error(.emptyValue, at: range, "`\(name)` has no value", label: "write one, or remove the key")
    }

    package static func wrongKind(
        expected: String, found: String, at range: SourceRange, label: String? = nil
    ) -> Diagnostic {
        .error(.wrongKind, at: range, "expected \(expected), found \(found)", label: label)
    }

    fileprivate static func bracesInText(at range: SourceRange) -> Diagnostic {
        .error(.bracesInText, at: range, "`{` starts a mapping here, not a text", label: "quote the whole text")
    }

    fileprivate static func lineBreak(in what: String, at range: SourceRange) -> Diagnostic {
        .error(.lineBreak, at: range, "\(what) holds no line break or tab")
    }

    package static func notBoolean(_ found: String, at range: SourceRange) -> Diagnostic {
        let isTypographic = found.unicodeScalars.contains { ("\u{2018}"..."\u{201F}").contains($0) }
        let meant = truthMeant(by: found)
        return .error(
            .notBoolean, at: range, "expected `true` or `false`, found `\(found)`",
            label: meant.map { "write `\($0)`" } ?? (isTypographic ? "typographic quotes are text" : nil),
            fix: meant.map { Fix("write `\($0)`", replace: range, with: $0) })
    }

    package static func notNumber(_ found: String, _ fault: String, isInteger: Bool, at range: SourceRange)
        -> Diagnostic
    {
        .error(
            .notNumber, at: range, "expected a \(isInteger ? "whole number" : "number"), found `\(found)`", label: fault
        )
    }

    private static let foreignWords = [
        "dropdown": "menu", "select": "menu", "popup": "menu", "list": "inline", "buttons": "segmented",
        "row": "horizontal",
        "column": "vertical", "tags": "chips", "images": "image", "box": "checkbox", "tickbox": "checkbox",
        "str": "string", "text": "string", "int": "integer", "number": "integer", "tel": "phone",
    ]

    package static func unknownWord(_ found: String, of key: String, _ words: [String], at range: SourceRange)
        -> Diagnostic
    {
        let meant =
            nearest(to: found, among: words)
            ?? foreignWords[found.lowercased()].flatMap { words.contains($0) ? $0 : nil }
        let list = words.map { "`\($0)`" }.joined(separator: ", ")
        return .error(
            .unknownWord, at: range, "`\(found)` is no value of `\(key)`", label: meant.map { "did you mean `\($0)`?" },
            notes: meant == nil ? [Note("it takes \(list)")] : [],
            fix: meant.map { Fix("write `\($0)`", replace: range, with: $0, isCertain: false) })
    }
}
