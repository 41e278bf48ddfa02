/// Writes answers as one object keyed by field id. What is unanswered is left out; a toggle never is.
nonisolated struct FormWriter {
    private var container: KeyedEncodingContainer<FormKey>
    /// The first failure, after which nothing more is written.
    private(set) var failure: (any Error)?

    init(_ encoder: any Encoder) {
        container = encoder.container(keyedBy: FormKey.self)
    }

    mutating func write(_ answer: FormAnswer, _ key: FormKey) {
        if failure != nil { return }
        do {
            try encode(answer, key)
        } catch {
            failure = error
        }
    }

    private mutating func encode(_ answer: FormAnswer, _ key: FormKey) throws {
        switch answer.value {
        case .unanswered: break
        case .text(let text): if !text.isEmpty { try container.encode(text, forKey: key) }
        case .integer(let value): try container.encode(value, forKey: key)
        case .decimal(let value): try container.encode(value, forKey: key)
        case .date(let value): try container.encode(value.description, forKey: key)
        case .time(let value): try container.encode(value.description, forKey: key)
        case .dateTime(let value): try container.encode(value.description, forKey: key)
        case .toggle(let value): try container.encode(value, forKey: key)
        case .tag(let tag): try container.encode(tag.text, forKey: key)
        case .tags(let tags):
            if !tags.isEmpty { try container.encode(formSorted(tags).map(\.text), forKey: key) }
        case .integerTags(let tags):
            if !tags.isEmpty { try container.encode(formSorted(tags), forKey: key) }
        case .option(let chosen):
            if let list = answer.list { try write(chosen, of: list, answer.isInteger, key) }
        case .options(let chosen):
            if let list = answer.list, !chosen.isEmpty { try write(chosen, of: list, answer.isInteger, key) }
        }
    }

    private mutating func write(_ chosen: Int, of list: FormList, _ isInteger: Bool, _ key: FormKey) throws {
        let tag = list.rows.name(chosen)
        if isInteger {
            try container.encode(Int(formTag: tag) ?? 0, forKey: key)
        } else {
            try container.encode(tag, forKey: key)
        }
    }

    private mutating func write(_ chosen: FormWideBits, of list: FormList, _ isInteger: Bool, _ key: FormKey) throws {
        let tags = chosen.positions.map { list.rows.name($0) }
        if isInteger {
            try container.encode(tags.map { Int(formTag: $0) ?? 0 }, forKey: key)
        } else {
            try container.encode(tags, forKey: key)
        }
    }
}
