import FormSemantics
import FormSyntax

/// `Grammar/reference.md`: the language, whole. Keys, words, types and codes come from the tables that the compiler
/// itself reads; the rest is prose.
package func referencePage() -> String {
    let parts: [[String]] = [
        [
            Reference.introduction, Reference.file, Reference.scalars, Reference.refused, Reference.texts,
            Reference.allowances,
        ],
        [Reference.topLevel, table(of: .form), Reference.sections, table(of: .section)],
        [Reference.fields, commonKeysTable()], FieldType.catalogue.map(section(of:)),
        [Reference.options, Reference.optionForms, table(of: .option)],
        [Reference.listHeads, table(of: .fieldOptions), words(of: KeyTable.list.specs), Reference.integerTags],
        [
            Reference.images, table(of: .image), Reference.other, table(of: .other), Reference.sources,
            table(of: .source), Reference.imports,
        ],
        [Reference.defaults, Reference.formerNames, table(of: .reserved)],
        [Reference.conditions, Reference.truth, Reference.conditionPlaces],
        [Reference.rules, table(of: .rule), Reference.ruleExample],
        [Reference.patterns, Reference.formats, formatPatterns(), Reference.validity],
        [Reference.violations, violationTable(), Reference.messages, Reference.answers],
        [Reference.swiftNames, Reference.nameExamples, Reference.reservedNames, Reference.later],
    ]
    return parts.joined().joined(separator: "\n\n") + "\n"
}

/// The prose of the reference, and the tables that only it has.
enum Reference {}

// MARK: Field types

private func section(of type: FieldType) -> String {
    let own = type.keys.filter { !isCommon($0.key) }
    let parts = [
        "### `\(type.name)`", type.summary, commonKeysMissing(in: type),
        table(of: own), words(of: own), "Example:", fence("yaml", type.example),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
}

private let commonKeys: [KeySpec] = [.id, .type, .label] + KeySpec.requirement + KeySpec.value + KeySpec.common

private func isCommon(_ key: Key) -> Bool { commonKeys.contains { $0.key == key } }

private func commonKeysMissing(in type: FieldType) -> String {
    let missing = commonKeys.filter { spec in !type.keys.contains { $0.key == spec.key } }
    if missing.isEmpty { return "" }
    return "Of the common keys it does not have " + missing.map { "`\($0.key.name)`" }.joined(separator: ", ") + "."
}

private func commonKeysTable() -> String {
    let rows = commonKeys.map { spec in
        return ["`\(spec.key.name)`", value(spec.value), requirement(of: spec.key), cell(spec.summary)]
    }
    return markdownTable(["key", "value", "", ""], rows)
}

/// "required", and for which types it is not.
private func requirement(of key: Key) -> String {
    let having = FieldType.catalogue.filter { type in type.keys.contains { $0.key == key } }
    let optional = having.filter { type in type.keys.contains { $0.key == key && !$0.isRequired } }
    if optional.isEmpty { return "required" }
    if optional.count == having.count { return "" }
    return "required, but for " + optional.map { "`\($0.name)`" }.joined(separator: ", ")
}
