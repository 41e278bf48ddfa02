/// A form as the spec that an author could have written.
extension ReferenceForm {
    /// The form's spec in YAML.
    ///
    /// - Parameter style: a seed; it decides how each part is spelled, never what it means.
    package func spec(style: UInt64 = 0) -> String {
        var writer = SpecWriter(seed: style)
        writer.write(yaml)
        return writer.text
    }

    private var yaml: SpecYAML {
        var map = Pairs()
        map.add("formc", .word("1"))
        map.add("form", .word(name))
        map.add("title", title.map { .text($0) })
        if !lists.isEmpty { map.add("choices", .map(lists.map { ($0.name, $0.yaml) })) }
        if !sources.isEmpty {
            let types: [(key: String, value: SpecYAML)] = sources.map { source in
                (source.name, .map([("tag-type", .word(source.isInteger ? "integer" : "string"))]))
            }
            map.add("sources", .map(types))
        }
        map.add("sections", .list(sections.map(\.yaml)))
        if !rules.isEmpty { map.add("rules", .list(rules.map(\.yaml))) }
        return .map(map.pairs)
    }
}

/// A mapping while it is put together; what is absent is left out.
private struct Pairs {
    var pairs: [(key: String, value: SpecYAML)] = []

    mutating func add(_ key: String, _ value: SpecYAML?) {
        if let value { pairs.append((key, value)) }
    }

    mutating func add(_ key: String, number: Int?) { add(key, number.map { .word(String($0)) }) }

    mutating func add(_ key: String, flag: Bool) { add(key, flag ? .word("true") : nil) }

    mutating func add(_ key: String, condition: ReferenceCondition?) {
        add(key, condition.map { .condition($0.description) })
    }

    /// A list of texts, or the only one without brackets.
    mutating func add(_ key: String, texts: [String]) {
        if texts.isEmpty { return }
        add(key, texts.count == 1 ? .text(texts[0]) : .list(texts.map { .text($0) }))
    }
}

extension ReferenceSection {
    fileprivate var yaml: SpecYAML {
        var map = Pairs()
        map.add("id", id.map { .word($0) })
        map.add("title", title.map { .text($0) })
        map.add("visible-when", condition: visibleWhen)
        map.add("fields", .list(fields.map(\.yaml)))
        return .map(map.pairs)
    }
}

extension ReferenceRule {
    fileprivate var yaml: SpecYAML {
        var map = Pairs()
        map.add("id", id.map { .word($0) })
        map.add("when", condition: when)
        map.add("require", condition: require)
        map.add("message", .text(message))
        map.add("at", at.map { .word($0) })
        return .map(map.pairs)
    }
}

extension ReferenceField {
    fileprivate var yaml: SpecYAML {
        var map = Pairs()
        if !id.isEmpty { map.add("id", .word(id)) }
        map.add("type", .word(typeName))
        if !isNote { map.add("label", .text(label)) }
        map.add("required", flag: isRequired)
        map.add("required-when", condition: requiredWhen)
        map.add("visible-when", condition: visibleWhen)
        map.add("read-only", flag: isReadOnly)
        map.add("formerly", texts: formerly)
        addKeysOfType(&map)
        map.add("default", initial.map { .text($0) })
        return .map(map.pairs)
    }

    private var typeName: String {
        switch type {
        case .text: "text"
        case .integer: "integer"
        case .decimal: "decimal"
        case .moment(let moment, _, _): moment.rawValue
        case .toggle: "toggle"
        case .picker: "picker"
        case .selection(let selection): selection.control.rawValue
        case .note: "note"
        }
    }

    private func addKeysOfType(_ map: inout Pairs) {
        switch type {
        case .text(let limits):
            map.add("min-length", number: limits.minLength)
            map.add("max-length", number: limits.maxLength)
            map.add("pattern", limits.pattern.map { .text($0.description) })
            map.add("format", limits.format.map { .word($0.rawValue) })
        case .integer(let limits), .decimal(let limits):
            map.add("min", limits.min.map { .word(limits.number($0).description) })
            map.add("max", limits.max.map { .word(limits.number($0).description) })
            map.add("step", limits.step.map { .word(limits.number($0).description) })
        case .moment(_, let min, let max):
            map.add("min", min.map { .word($0) })
            map.add("max", max.map { .word($0) })
        case .toggle(let mustBe): map.add("must-be", flag: mustBe)
        case .picker(let options, let other):
            map.add("options", options.yaml)
            map.add("other", other?.yaml)
        case .selection(let selection):
            map.add("options", selection.options.yaml)
            map.add("min", number: selection.min)
            map.add("max", number: selection.max)
            map.add("other", selection.other?.yaml)
        case .note(let text): map.add("text", .text(text))
        }
    }
}

extension ReferenceOptions {
    fileprivate var yaml: SpecYAML {
        switch self {
        case .own(let list): list.yaml
        case .shared(let name): .text(name)
        case .source(let name): .map([("source", .text(name))])
        }
    }
}

extension ReferenceList {
    fileprivate var yaml: SpecYAML {
        let rows = SpecYAML.list(options.map(\.yaml))
        return isInteger ? .map([("tag-type", .word("integer")), ("options", rows)]) : rows
    }
}

extension ReferenceOption {
    /// The shortest of the forms that an option has: a tag, `tag: label`, or a mapping.
    fileprivate var yaml: SpecYAML {
        let isPlain =
            !isExclusive && !isRequired && !isRetired && formerly.isEmpty && visibleWhen == nil && disabledWhen == nil
        if isPlain { return label.map { .map([(tag, .text($0))]) } ?? .text(tag) }
        var map = Pairs()
        map.add("tag", .text(tag))
        map.add("label", label.map { .text($0) })
        map.add("exclusive", flag: isExclusive)
        map.add("required", flag: isRequired)
        map.add("retired", flag: isRetired)
        map.add("formerly", texts: formerly)
        map.add("visible-when", condition: visibleWhen)
        map.add("disabled-when", condition: disabledWhen)
        return .map(map.pairs)
    }
}

extension ReferenceOther {
    fileprivate var yaml: SpecYAML {
        if tag == nil, label == nil, maxLength == nil, isRequired == nil { return .word("true") }
        var map = Pairs()
        map.add("tag", tag.map { .text($0) })
        map.add("label", label.map { .text($0) })
        map.add("max-length", number: maxLength)
        map.add("required", isRequired.map { .word($0 ? "true" : "false") })
        return .map(map.pairs)
    }
}
