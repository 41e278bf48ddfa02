import FormModel
import FormRuntime

/// The schema of one answer: what it is called, its type and its tags. These are read and judged of hidden fields too.
extension JSONSchemaEmitter {
    func property(_ position: Int, isRequired: Bool) -> SchemaObject {
        let field = form.fields[position]
        var schema = SchemaObject()
        if let label = field.label { schema.add("title", text(label)) }
        if let help = field.help { schema.add("description", text(help)) }
        if let answer = field.defaultAnswer { schema.add("default", json(answer, of: field)) }
        if field.isReadOnly { schema.add("readOnly", true) }
        var value = value(of: field, isRequired: isRequired)
        if needsIntegerRange(position) { addIntegerRange(to: &value) }
        schema.add(value)
        return schema
    }

    private func value(of field: Field, isRequired: Bool) -> SchemaObject {
        switch field.shape.value {
        case .none: return [:]
        case .text: return type("string", isRequired)
        case .integer: return type("integer", isRequired)
        case .decimal: return type("number", isRequired)
        case .toggle: return type("boolean", isRequired)
        case .date, .time, .dateTime:
            var schema = type("string", isRequired)
            if let kind = field.shape.value.moment {
                schema.add("$ref", pointer(to: writer.names.name(ofValue: kind.rawValue)))
            }
            return schema
        case .choice(let list):
            if isRequired { return optionReference(list) }
            let null: JSON = ["type": "null"]
            if let name = form.lists[list].name { return ["oneOf": [["$ref": pointer(to: form.string(name))], null]] }
            return ["oneOf": .array(options(of: form.lists[list]) + [null])]
        case .selection(let list): return array(of: optionReference(list), isRequired)
        case .sourceChoice(let source): return type(form.sources[source].tagType.json, isRequired)
        case .sourceSelection(let source):
            var tag: SchemaObject = ["type": form.sources[source].tagType.json]
            if form.sources[source].tagType == .integer { addIntegerRange(to: &tag) }
            return array(of: tag, isRequired)
        }
    }

    private func addIntegerRange(to schema: inout SchemaObject) {
        schema.add("$ref", pointer(to: writer.names.name(ofValue: "integer")))
    }

    /// Whether anything refers to the range of integers.
    var hasIntegerRange: Bool {
        form.fields.indices.contains(where: needsIntegerRange)
            || form.fields.contains { field in
                guard case .sourceSelection(let source) = field.shape.value else { return false }
                return form.sources[source].tagType == .integer
            }
    }

    /// Whether nothing else keeps a field's integer within 64 bits at all times.
    private func needsIntegerRange(_ position: Int) -> Bool {
        let field = form.fields[position]
        switch field.shape.value {
        case .integer:
            guard case .integer(let limits)? = form.rule(of: field)?.limits else { return false }
            // Of a hidden answer only the type is looked at.
            return limits.bounds.min == nil || limits.bounds.max == nil || visible(position, .sufficient) != .always
        case .sourceChoice(let source): return form.sources[source].tagType == .integer
        case .none, .text, .decimal, .date, .time, .dateTime, .toggle, .choice, .selection, .sourceSelection:
            return false
        }
    }

    /// `null` is unanswered.
    private func type(_ name: JSON, _ isRequired: Bool) -> SchemaObject {
        ["type": isRequired ? name : [name, "null"]]
    }

    private func array(of item: SchemaObject, _ isRequired: Bool) -> SchemaObject {
        var schema = type("array", isRequired)
        schema.add("items", item.json)
        schema.add("uniqueItems", true)
        return schema
    }

    // MARK: Options

    /// A shared list is defined once, a field's own stands with it.
    private func optionReference(_ list: Int) -> SchemaObject {
        if let name = form.lists[list].name { return ["$ref": pointer(to: form.string(name))] }
        return definition(of: form.lists[list])
    }

    /// The tags of a list with their labels.
    func definition(of list: ChoiceList) -> SchemaObject {
        let options = options(of: list)
        return options.isEmpty ? ["not": [:]] : ["type": list.tagType.json, "oneOf": .array(options)]
    }

    /// A schema an option. What is retired is still valid.
    private func options(of list: ChoiceList) -> [JSON] {
        list.options.map { position -> JSON in
            let option = form.options[position]
            var schema: SchemaObject = ["const": tag(of: position, list.tagType), "title": text(option.label)]
            if let description = form.details(of: option)?.description { schema.add("description", text(description)) }
            if option.flags.contains(.retired) { schema.add("deprecated", true) }
            return schema.json
        }
    }

    // MARK: Defaults

    private func json(_ answer: Answer, of field: Field) -> JSON {
        switch answer {
        case .text(let text): return .string(form.string(text))
        case .number(let number): return .decimal(number)
        case .integer(let number): return .integer(number)
        case .date(let date): return .string(date.description)
        case .time(let time): return .string(time.description)
        case .dateTime(let moment): return .string(moment.description)
        case .toggle(let isOn): return .boolean(isOn)
        case .options(let chosen):
            let tags = chosen.map { tag(of: $0, tagType(of: field)) }
            if case .choice = field.shape.value, let tag = tags.first { return tag }
            return .array(tags)
        }
    }

    private func tagType(of field: Field) -> TagType {
        field.shape.value.list.map { form.lists[$0].tagType } ?? .string
    }
}

/// Values that a pattern describes.
enum MomentKind: String, CaseIterable {
    case date, time, dateTime = "date-time"

    private static let clock = "(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?"

    /// The days of the proleptic Gregorian calendar from year 1 to 9999.
    private static let day: String = {
        let year = "(?:[0-9]{3}[1-9]|[0-9]{2}[1-9]0|[0-9][1-9]00|[1-9]000)"
        let fourth = "(?:0[48]|[2468][048]|[13579][26])"
        let days =
            "(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
            + "|02-(?:0[1-9]|1[0-9]|2[0-8]))"
        return "(?:\(year)-\(days)|(?:[0-9]{2}\(fourth)|\(fourth)00)-02-29)"
    }()

    /// Formats are given only where they mean the same: those of RFC 3339 ask for a zone in a time.
    var schema: SchemaObject {
        switch self {
        case .date: ["format": "date", "pattern": .string("^\(Self.day)$")]
        case .time: ["pattern": .string("^\(Self.clock)$")]
        case .dateTime: ["pattern": .string("^\(Self.day)T\(Self.clock)$")]
        }
    }
}

extension ValueType {
    var moment: MomentKind? {
        switch self {
        case .date: .date
        case .time: .time
        case .dateTime: .dateTime
        case .none, .text, .integer, .decimal, .toggle, .choice, .selection, .sourceChoice, .sourceSelection: nil
        }
    }
}
