import FormEmit
import FormRuntime
import FormSyntax

/// Values of the editor schema: scalars as editors see them, and options with their short forms.

/// What a scalar may look like to an editor. `null` and `~` are text like any other.
let scalarTypes = ["string", "number", "boolean", "null"]

func reference(_ name: String) -> JSON { ["$ref": .string("#/$defs/" + name)] }

/// "an image" → "image".
func slug(_ owner: String) -> String {
    owner.split(separator: " ").last.map { $0.filter { $0 != "`" } } ?? owner
}

func scalar(_ what: String) -> JSON {
    switch what {
    case "an id": reference("id")
    case "a date": reference("date")
    case "a time": reference("time")
    case "a date and time": reference("date-time")
    case "a language code": reference("language")
    case "the version": ["enum": [1, "1"]]
    // Which one it is was asked before the keys of the type are.
    case "a type": ["type": "string"]
    case _: reference("scalar")
    }
}

// MARK: Scalars

/// Patterns bind only what an editor takes for a string, so that a guess never refuses what formc reads.
let scalarDefinitions: [JSON.Entry] = [
    entry("scalar", ["type": .strings(scalarTypes)]),
    entry("id", ["type": ["string", "boolean", "null"], "pattern": "^[A-Za-z][A-Za-z0-9_-]*$"]),
    entry("boolean", ["type": ["boolean", "string"], "pattern": "^(true|false)$"]),
    entry("integer", ["type": ["integer", "string"], "pattern": "^-?(0|[1-9][0-9]*)$"]),
    entry("decimal", ["type": ["number", "string"], "pattern": "^-?(0|[1-9][0-9]*)(\\.[0-9]+)?$"]),
    entry("date", ["type": ["string", "number"], "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"]),
    entry("time", ["type": ["string", "number"], "pattern": "^[0-9]{2}:[0-9]{2}(:[0-9]{2})?$"]),
    entry(
        "date-time",
        ["type": ["string", "number"], "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2})?$"]),
    entry("language", ["type": .strings(scalarTypes), "pattern": .string("^" + languagePattern + "$")]),
    entry(
        "text",
        [
            "description": "A text, or a mapping from language to text.",
            "type": .strings(scalarTypes + ["object"]),
            "propertyNames": ["pattern": .string("^" + languagePattern + "$")],
            "additionalProperties": reference("scalar"),
            "minProperties": 1,
        ]),
    entry("answer", ["type": .strings(["array"] + scalarTypes), "items": reference("scalar")]),
    entry("messages", messages),
]

private let languagePattern = "[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*"

private let messages: JSON = [
    "type": "object",
    "properties": .object(
        FormViolationCode.allCases.map { code in
            entry(code.rawValue, ["description": .string(code.summary)] + reference("text"))
        }),
    "additionalProperties": false,
]

private func entry(_ key: String, _ value: JSON) -> JSON.Entry { JSON.Entry(key: key, value: value) }

// MARK: Options

let optionDefinitions: [JSON.Entry] = [
    entry("options", fieldOptions),
    entry("list", sharedList),
    entry("option-list", ["type": "array"] + listItems),
    entry("option", option),
    entry("option-keys", object(.option)),
    entry(
        "other",
        ["type": ["boolean", "string", "object"], "pattern": "^(true|false)$"] + keys(of: .other)),
    entry("image", object(.image) + oneOf("symbol", "asset", "url")),
    entry("source", object(.source)),
    entry("reserved", object(.reserved)),
]

private let listItems: JSON = ["items": reference("option"), "minItems": 1]

/// Keywords bind only the kind of value that they are for: those of lists no mapping, those of mappings no list.
private let sharedList: JSON =
    ["type": ["array", "object"]] + listItems + keys(of: .list, options: "option-list") + ["required": ["options"]]

/// A list, the name of one, a source, or a list with a head.
private let fieldOptions: JSON =
    ["type": .strings(["array", "object"] + scalarTypes)] + listItems
    + keys(of: .fieldOptions, options: "option-list")
    + ["if": ["type": "object"], "then": oneOf("source", "options")]

private func oneOf(_ keys: String...) -> JSON { ["oneOf": .array(keys.map { ["required": [.string($0)]] })] }

/// A tag, `tag: label`, or a mapping with the keys of an option. A mapping of one entry is `tag: label`, unless its key
/// is one of an option's.
private let option: JSON = [
    "type": .strings(scalarTypes + ["object"]),
    "if": [
        "type": "object",
        "minProperties": 1,
        "maxProperties": 1,
        "propertyNames": ["not": ["enum": .strings(KeyTable.option.specs.map(\.key.name))]],
    ],
    "then": ["additionalProperties": reference("text")],
    "else": ["if": ["type": "object"], "then": reference("option-keys")],
]
