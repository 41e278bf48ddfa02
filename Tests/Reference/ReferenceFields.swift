extension ReferenceCondition {
    /// The fields that the condition names, in the order in which it names them.
    ///
    /// - Parameter form: decides which bare words are fields.
    package func fields(in form: ReferencePlainForm) -> [String] {
        switch self {
        case .or(let parts), .and(let parts): parts.flatMap { $0.fields(in: form) }
        case .not(let part), .parenthesised(let part): part.fields(in: form)
        case .toggle(let field), .state(let field, _): [field]
        case .compare(let subject, _, let value):
            [subject.field] + (value.field(isTag: subject.hasTags(in: form)).map { [$0] } ?? [])
        case .within(let subject, .field(let field)): [subject.field, field]
        case .within(let subject, .list(let values)):
            [subject.field] + values.compactMap { $0.field(isTag: subject.hasTags(in: form)) }
        case .has(let field, let tags): [field] + tags.values.compactMap { $0.field(isTag: true) }
        }
    }

    /// The condition's literals beside the field that they are compared with.
    package func mentions(in form: ReferencePlainForm) -> [(field: String, text: String)] {
        switch self {
        case .or(let parts), .and(let parts): parts.flatMap { $0.mentions(in: form) }
        case .not(let part), .parenthesised(let part): part.mentions(in: form)
        case .toggle, .state: []
        case .compare(.count, _, _): []
        case .compare(let subject, _, let value): value.literal.map { [(subject.field, $0)] } ?? []
        case .within(_, .field): []
        case .within(let subject, .list(let values)): values.compactMap(\.literal).map { (subject.field, $0) }
        case .has(let field, let tags): tags.values.compactMap(\.literal).map { (field, $0) }
        }
    }
}

extension ReferenceSubject {
    var field: String {
        switch self {
        case .word(let field), .count(let field): field
        }
    }

    fileprivate func hasTags(in form: ReferencePlainForm) -> Bool {
        guard case .word(let id) = self else { return false }
        return form.field(id)?.options != nil
    }
}

extension ReferenceOperand {
    /// The field that it names; a bare word is one where it is neither a tag nor a number nor a date.
    fileprivate func field(isTag: Bool) -> String? {
        switch self {
        case .count(let field), .field(let field): field
        case .quoted: nil
        case .word(let text): isTag || text.first?.isLetter != true ? nil : text
        }
    }

    fileprivate var literal: String? {
        switch self {
        case .count, .field: nil
        case .quoted(let text), .word(let text): text
        }
    }
}

extension ReferenceTags {
    fileprivate var values: [ReferenceOperand] {
        switch self {
        case .one(let value): [value]
        case .any(let values), .all(let values): values
        }
    }
}
