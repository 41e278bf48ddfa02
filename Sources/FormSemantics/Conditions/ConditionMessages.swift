import FormModel
import FormSource
import FormSyntax

/// What is said of conditions whose sides do not fit: what both sides are, and what could be written.
extension Analysis {
    /// What was expected in a place, and what to write instead.
    struct Expectation {
        let sentence: String
        let help: String?

        init(_ sentence: String, _ help: String? = nil) {
            self.sentence = sentence
            self.help = help
        }
    }

    /// A value of a kind that does not fit its place.
    mutating func reportType(_ value: ConditionValue, _ expected: Expectation, in text: ConditionText) {
        let found: String
        switch value {
        case .count: found = "a number"
        case .quoted: found = "a text in quotes"
        case .word(let range), .field(let range, _):
            guard let field = fieldsByID.find(text.piece(range), in: form.buffer) else { return }
            found = form.fields[field].shape.value.described
        }
        let spelled = spelling(value.range, in: text)
        report(.conditionType(expected.sentence, spelled, found, expected.help, at: place(value.range, in: text)))
    }

    /// Two sides of a comparison that are of different kinds.
    mutating func reportSides(_ left: String, _ described: String, _ range: Range<Int>, in text: ConditionText) {
        guard let field = fieldsByID.find(text.piece(range), in: form.buffer) else { return }
        let found = form.fields[field].shape.value.described
        report(.differentKinds(left, described, spelling(range, in: text), found, at: place(range, in: text)))
    }

    /// A selection is asked what it holds, or how many.
    func selectionComparison(
        _ written: WrittenComparison, _ field: Int, in text: ConditionText
    ) -> Diagnostic {
        let (sign, name) = (written.comparison.rawValue, fieldName(field))
        let help: String
        if let held = held(written.right, by: field, in: text), !written.isOrder {
            help = "write `\(written.comparison == .equal ? "" : "not ")\(name) has \(held)`"
        } else {
            help = "ask how many it holds: `count(\(name)) \(sign) …`"
        }
        return .selectionComparison(name, sign, help, at: place(written.range, in: text))
    }

    /// What a selection may be asked to hold, as it is written: a tag, or a picker over the same list.
    private func held(_ value: ConditionValue, by field: Int, in text: ConditionText) -> String? {
        let spelled = spelling(value.range, in: text)
        switch value {
        case .count: return nil
        case .quoted: return spelled
        case .word(let range), .field(let range, _):
            let other = fieldsByID.find(text.piece(range), in: form.buffer)
            if let other, chooseAlike(field, other), ValueKinds(form.fields[other].shape.value, form) == .picker {
                return "field(\(spelling(range, in: text)))"
            }
            if case .word = value, other == nil, Int(spelled) == nil { return spelled }
            return nil
        }
    }

    func toggleComparison(_ written: WrittenComparison, _ name: String, in text: ConditionText) -> Diagnostic {
        let right = spelling(written.right.range, in: text)
        let isTruth = right == "true" || right == "false"
        let isOn = (right == "true") == (written.comparison == .equal)
        let meant = isTruth && !written.isOrder ? (isOn ? name : "not \(name)") : nil
        return .toggleComparison(name, meant, at: place(written.range, in: text))
    }
}

/// A tag as a condition spells it: a word, or quoted where it is none.
func conditionSpelling(_ tag: String) -> String {
    let isWord =
        !tag.isEmpty
        && tag.utf8.allSatisfy { byte in
            (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F || byte == 0x2D
        }
    if isWord, !Analysis.keywords.contains(tag) { return tag }
    return tag.contains("\"") ? "'\(tag)'" : "\"\(tag)\""
}

extension DiagnosticID {
    static let conditionType: Self = "condition-type"
}

extension Diagnostic {
    static func notACondition(_ name: String, _ what: String, _ example: String, at range: SourceRange) -> Diagnostic {
        .error(
            .conditionType, at: range, "`\(name)` is \(what), not true or false by itself",
            label: "ask something of it: `\(example)`")
    }

    fileprivate static func conditionType(
        _ expected: String, _ spelled: String, _ found: String, _ help: String?, at range: SourceRange
    ) -> Diagnostic {
        .error(.conditionType, at: range, "\(expected), but `\(spelled)` is \(found)", label: help)
    }

    fileprivate static func differentKinds(
        _ left: String, _ leftKind: String, _ right: String, _ rightKind: String, at range: SourceRange
    ) -> Diagnostic {
        .error(
            .conditionType, at: range, "`\(left)` is \(leftKind), but `\(right)` is \(rightKind)",
            label: "they cannot be compared")
    }

    fileprivate static func toggleComparison(_ name: String, _ meant: String?, at range: SourceRange) -> Diagnostic {
        .error(
            .conditionType, at: range, "`\(name)` is a toggle, which stands for itself",
            label: meant.map { "write `\($0)`" } ?? "write `\(name)` or `not \(name)`",
            fix: meant.map { Fix("write `\($0)`", replace: range, with: $0) })
    }

    fileprivate static func selectionComparison(
        _ name: String, _ sign: String, _ help: String, at range: SourceRange
    ) -> Diagnostic {
        .error(.conditionType, at: range, "`\(name)` is a selection, which `\(sign)` does not compare", label: help)
    }

    static func noOrder(_ name: String, _ what: String, _ sign: String, at range: SourceRange) -> Diagnostic {
        .error(
            .conditionType, at: range, "`\(name)` is \(what), which has no order for `\(sign)`",
            label: "it is compared with `==` and `!=`")
    }

    static func quotedValue(_ found: String, _ name: String, _ what: String, at range: SourceRange) -> Diagnostic {
        .error(
            .conditionType, at: range, "`\(name)` is \(what), but `\"\(found)\"` is a text in quotes",
            label: "write it without quotes",
            fix: found.isEmpty ? nil : Fix("remove the quotes", replace: range, with: found, isCertain: false))
    }

    static func otherList(_ left: String, _ right: String, at range: SourceRange) -> Diagnostic {
        .error(
            .conditionType, at: range, "`\(left)` and `\(right)` choose from different lists",
            label: "only tags of one list can be compared")
    }

    static func unquotedSourceTag(_ tag: String, _ quoted: String, at range: SourceRange) -> Diagnostic {
        .error(
            .conditionType, at: range, "`\(tag)` is a tag of a source, which stands in quotes",
            label: "write `\(quoted)`", fix: Fix("quote it", replace: range, with: quoted, isCertain: false))
    }

    static func fieldForTag(_ name: String, _ help: TagHelp, at range: SourceRange) -> Diagnostic {
        .error(
            .conditionType, at: range, "`\(name)` is a field, but a tag is expected", label: help.words,
            fix: help.instead.map { Fix("write `\($0)`", replace: range, with: $0, isCertain: false) })
    }

    static func sourceNumber(_ tag: String, at range: SourceRange) -> Diagnostic {
        .error(.conditionType, at: range, "the tags of this source are whole numbers, but `\(tag)` is none")
    }
}
