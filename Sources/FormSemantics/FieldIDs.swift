import FormModel
import FormSource
import FormSyntax
import FormYAML

/// Ids: how they are spelled, that each stands once, and that none comes back with another meaning.
extension Analysis {
    /// Words that mean something in conditions.
    static let keywords = NameSet([
        "and", "or", "not", "in", "has", "any", "all", "is", "answered", "unanswered", "count", "field",
    ])

    mutating func checkIDSpelling(_ node: NodeID, _ owner: String) {
        let (buffer, text) = (syntax.tree.buffer, syntax.tree.text(node))
        let isLetter = { (byte: UInt8) in (0x61...0x7A).contains(byte | 0x20) }
        let isOther = { (byte: UInt8) in
            (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
        if buffer.first(of: text).map(isLetter) == true, buffer.allSatisfy(text, { isLetter($0) || isOther($0) }) {
            return
        }
        report(.idSpelling(syntax.tree.string(node), of: owner, at: range(node)))
    }

    /// An id without regard to case and to `-` against `_`.
    mutating func folded(_ id: Text) -> Text {
        let isFolded = form.buffer.allSatisfy(id) { !(0x41...0x5A).contains($0) && $0 != UInt8(ascii: "_") }
        return isFolded ? id : form.buffer.appendCopy(of: id, Analysis.folded)
    }

    private static func folded(_ byte: UInt8) -> UInt8 {
        byte == UInt8(ascii: "_") ? UInt8(ascii: "-") : (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }

    mutating func checkFieldIDs() {
        var seen = TextIndex(expecting: syntax.fields.count)
        var reserved = TextIndex()
        for node in reservedIDs() {
            checkIDSpelling(node, "a field")
            _ = reserved.insert(folded(syntax.tree.text(node)), node.position, in: form.buffer)
        }
        for position in syntax.fields.indices {
            guard let id = form.fields[position].id, let node = idPlace(of: position) else { continue }
            let folded = folded(id)
            if syntax.fields[position].otherOf == nil { checkIDSpelling(node, "a field") }
            if Analysis.keywords.contains(string: id, form.buffer) { report(.keywordID(string(id), at: range(node))) }
            if let first = seen.insert(folded, position, in: form.buffer) {
                let name = string(id)
                let other = range(idPlace(of: first) ?? node)
                var finding = Diagnostic.duplicateFieldID(name, at: range(node), other: fieldName(first), first: other)
                if isOfOther(first) { finding.notes = [Note("`other` makes that field here", at: other)] }
                if isOfOther(position) { finding.label = "`other` makes a field of that id" }
                report(finding)
            }
            if let place = reserved.find(folded, in: form.buffer) {
                let help = isOfOther(position) ? "`other` makes a field of that id" : "choose another"
                report(.reservedID(string(id), help, at: range(node), reserved: range(NodeID(place))))
            }
        }
    }

    /// Where a field got its id: its `id`, or for the text of an `other` that key.
    func idPlace(of field: Int) -> NodeID? {
        guard let owner = syntax.fields[field].otherOf else { return syntax.value(.id, of: syntax.fields[field]) }
        return syntax.keyNode(.other, of: syntax.fields[owner])
    }

    /// Whether a field is the text of an `other`.
    private func isOfOther(_ field: Int) -> Bool { syntax.fields[field].otherOf != nil }

    private func reservedIDs() -> [NodeID] {
        guard let reserved = syntax.value(.reserved, in: syntax.root) else { return [] }
        return syntax.lines(.fields, in: reserved)
    }

    /// `formerly` of fields: no current or reserved id, none claimed twice.
    mutating func checkFormerIDs() {
        var current = TextIndex(expecting: syntax.fields.count)
        for position in syntax.fields.indices {
            guard let id = form.fields[position].id else { continue }
            _ = current.insert(id, position, in: form.buffer)
        }
        var reserved = TextIndex()
        for node in reservedIDs() { _ = reserved.insert(syntax.tree.text(node), node.position, in: form.buffer) }
        var claimed = TextIndex()
        for field in syntax.fields {
            for node in syntax.lines(.formerly, of: field) {
                checkIDSpelling(node, "a field")
                let id = syntax.tree.text(node)
                let name = syntax.tree.string(node)
                if let owner = current.find(id, in: form.buffer) {
                    let what = isOfOther(owner) ? "the id of the field that `other` makes" : "the id of a field"
                    report(.formerlyCurrent(name, what, at: range(node), current: range(idPlace(of: owner) ?? node)))
                } else if let place = reserved.find(id, in: form.buffer) {
                    report(.reservedFormerID(name, at: range(node), reserved: range(NodeID(place))))
                } else if let first = claimed.insert(id, node.position, in: form.buffer) {
                    report(.formerlyTwice(name, at: range(node), first: range(NodeID(first))))
                }
            }
        }
    }
}

extension DiagnosticID {
    static let idSpelling: Self = "id-spelling"
    static let keywordID: Self = "keyword-id"
    static let duplicateFieldID: Self = "duplicate-field-id"
    static let reservedID: Self = "reserved-id"
    static let formerlyCurrent: Self = "formerly-current"
    static let formerlyTwice: Self = "formerly-twice"
}

extension Diagnostic {
    fileprivate static func idSpelling(_ id: String, of owner: String, at range: SourceRange) -> Diagnostic {
        .error(
            .idSpelling, at: range, "`\(id)` is no id of \(owner)",
            label: "an ASCII letter, then ASCII letters, digits, `-` and `_`")
    }

    fileprivate static func keywordID(_ id: String, at range: SourceRange) -> Diagnostic {
        .error(
            .keywordID, at: range, "`\(id)` is a word of conditions, so it is no id of a field",
            label: "choose a more telling one")
    }

    fileprivate static func duplicateFieldID(_ id: String, at range: SourceRange, other: String, first: SourceRange)
        -> Diagnostic
    {
        let message =
            id == other ? "field id `\(id)` is already used" : "field ids `\(id)` and `\(other)` are too much alike"
        return .error(
            .duplicateFieldID, at: range, message,
            label: id == other ? nil : "case, and `-` against `_`, make no difference",
            notes: [Note("first used here", at: first)])
    }

    fileprivate static func reservedID(
        _ id: String, _ help: String, at range: SourceRange, reserved: SourceRange
    ) -> Diagnostic {
        .error(
            .reservedID, at: range, "`\(id)` was the id of a removed field", label: help,
            notes: [Note("reserved here", at: reserved)])
    }

    fileprivate static func reservedFormerID(
        _ id: String, at range: SourceRange, reserved: SourceRange
    ) -> Diagnostic {
        .error(
            .reservedID, at: range, "`\(id)` is reserved for a removed field, so it is no former id",
            label: "remove it from `reserved` if the field was renamed", notes: [Note("reserved here", at: reserved)])
    }

    static func formerlyCurrent(_ name: String, _ what: String, at range: SourceRange, current: SourceRange)
        -> Diagnostic
    {
        .error(
            .formerlyCurrent, at: range, "`\(name)` is \(what) now, so it is no former name",
            notes: [Note("used here", at: current)])
    }

    static func formerlyTwice(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        .error(
            .formerlyTwice, at: range, "the former name `\(name)` is claimed twice",
            notes: [Note("first claimed here", at: first)])
    }
}
