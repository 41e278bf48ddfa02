import FormEmit
import FormSemantics
import FormSyntax

/// The JSON Schema (draft 2020-12) of the spec language, for editors with a YAML language server: which keys may stand
/// where, what each is for, which words it takes. What it accepts may still have faults; what it refuses has some.
///
/// An editor guesses the types of YAML scalars, which formc never does: where it reads text, a tag `1.10` or `no`
/// reaches the schema as a number or a boolean, and passes.
package func editorSchema() -> String {
    let head: JSON = [
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "formc form spec",
        "description": "What a form asks and what may be answered. Read by formc, version 1 of the language.",
    ]
    let both: JSON = ["dependentRequired": ["form": ["sections"], "sections": ["form"]]]
    return (head + object(.form) + both + ["$defs": definitions()]).text + "\n"
}

private func definitions() -> JSON {
    var entries = scalarDefinitions + optionDefinitions
    entries.append(JSON.Entry(key: "section", value: object(.section)))
    entries.append(JSON.Entry(key: "field", value: fieldDispatch()))
    for type in FieldType.catalogue {
        let table = KeyTable(type.name, type.keys)
        entries.append(
            JSON.Entry(key: "field-" + type.name, value: ["type": "object"] + keys(of: table, answer: answer(to: type)))
        )
    }
    return .object(entries)
}

// MARK: Fields

/// The definition of what may be answered to a field of the type.
private func answer(to type: FieldType) -> String {
    switch type.name {
    case "integer", "decimal", "date", "time", "date-time": type.name
    case "toggle": "boolean"
    case _: "answer"
    }
}

/// The type of a field decides its keys.
private func fieldDispatch() -> JSON {
    let types = FieldType.catalogue
    let type: JSON = [
        "description": "The type of the field.",
        "enum": .strings(types.map(\.name)),
        "enumDescriptions": .strings(types.map(\.summary)),
    ]
    let common = [KeySpec.id, .label].map { JSON.Entry(key: $0.key.name, value: ["description": .string($0.summary)]) }
    let branches: [JSON] = types.map { type in
        [
            "if": ["properties": ["type": ["const": .string(type.name)]], "required": ["type"]],
            "then": ["$ref": .string("#/$defs/field-" + type.name)],
        ]
    }
    return [
        "type": "object",
        "properties": .object(common + [JSON.Entry(key: "type", value: type)]),
        "required": ["type"],
        "allOf": .array(branches),
    ]
}

// MARK: Tables

/// A mapping with the keys of a table, keys of anybody's (`x-…`), and no others.
func object(_ table: KeyTable) -> JSON {
    ["type": "object"] + keys(of: table)
}

/// The part of `object` that only mappings are measured by. What stands behind `options` depends on whether a field or
/// the head of a list has it, what is an answer on the type of the field.
func keys(of table: KeyTable, options: String = "options", answer: String = "answer") -> JSON {
    let specs = table.specs
    let required = table.required.map(\.key.name)
    let properties = specs.map { spec in
        JSON.Entry(
            key: spec.key.name, value: ["description": .string(spec.summary)] + schema(of: spec.value, options, answer))
    }
    return ["properties": .object(properties)]
        + (required.isEmpty ? [:] : ["required": .strings(required)])
        + ["patternProperties": ["^x-": true], "additionalProperties": false]
}

/// What a value form takes.
private func schema(of form: ValueForm, _ options: String, _ answer: String) -> JSON {
    switch form {
    case .text: return reference("text")
    case .line: return reference("scalar")
    case .scalar(let what): return scalar(what)
    case .lines(let what): return ["if": ["type": "array"], "then": ["items": scalar(what)], "else": scalar(what)]
    case .boolean: return reference("boolean")
    case .integer: return reference("integer")
    case .decimal: return reference("decimal")
    case .words(let words): return enumeration(words)
    case .condition: return reference("scalar")
    case .switchOrMapping(let table): return reference(slug(table.owner))
    case .mapping(let table): return reference(slug(table.owner))
    case .list(let table): return ["type": "array", "items": object(table)]
    case .names(.mapping(let table)):
        // A source of the usual kind needs no keys.
        return ["type": "object", "additionalProperties": ["anyOf": [["type": "null"], reference(slug(table.owner))]]]
    case .names(let form): return ["type": "object", "additionalProperties": schema(of: form, options, answer)]
    case .sections: return ["type": "array", "items": reference("section")]
    case .fields: return ["type": "array", "items": reference("field"), "minItems": 1]
    case .options: return reference(options)
    case .sharedOptions: return reference("list")
    case .messages: return reference("messages")
    case .answer: return reference(answer)
    }
}

/// The word `true` is read as a boolean by whoever guesses.
private func enumeration(_ words: [Word]) -> JSON {
    let isTruth = words.map(\.name) == ["true"]
    return [
        "enum": .array((isTruth ? [true] : []) + words.map { .string($0.name) }),
        "enumDescriptions": .strings((isTruth ? words : []).map(\.summary) + words.map(\.summary)),
    ]
}
