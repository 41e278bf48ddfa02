import FormModel
import FormRuntime
import FormSource
import FormSyntax

/// Which fields have tags that can be compared: those that choose from one list or source. A list is the same as itself
/// and as one that adds an `other` to it, whose options stand at the same positions.
extension Analysis {
    /// Whether two fields choose from the same list or source. If not, says so.
    mutating func areComparable(_ one: Int, _ other: Int, at range: Range<Int>, in text: ConditionText) -> Bool {
        if chooseAlike(one, other) { return true }
        report(.otherList(fieldName(one), fieldName(other), at: place(range, in: text)))
        return false
    }

    func chooseAlike(_ one: Int, _ other: Int) -> Bool {
        switch (form.fields[one].shape.value.choices, form.fields[other].shape.value.choices) {
        case (.list(let first), .list(let second)): root(first) == root(second)
        case (.source(let first), .source(let second)): first == second
        case (.list, _), (.source, _), (nil, _): false
        }
    }

    /// The list that a list with `other` is made of; itself for any other.
    func root(_ list: Int) -> Int { form.lists[list].base ?? list }

    // MARK: Two lists with `other`

    /// A condition that two fields hold the same option, where each adds one to the list and these have two tags: both
    /// stand at the same position, and are not the same.
    func apart(_ condition: FormCondition, _ one: Int, _ other: Int) -> FormCondition {
        guard isApart(one, other) else { return condition }
        return .all([condition, .not(.all([isOther(one), isOther(other)]))])
    }

    func isApart(_ one: Int, _ other: Int) -> Bool {
        guard case .list(let first) = form.fields[one].shape.value.choices,
            case .list(let second) = form.fields[other].shape.value.choices, first != second,
            form.lists[first].base != nil, form.lists[second].base != nil,
            let last = form.lists[first].options.last, let otherLast = form.lists[second].options.last
        else { return false }
        return !form.buffer.equal(form.options[last].tag, form.options[otherLast].tag)
    }

    /// The field holds the option that its list adds.
    private func isOther(_ field: Int) -> FormCondition {
        let value = form.fields[field].shape.value
        var set = FormTagSet()
        if case .list(let list) = value.choices { set.options.insert(form.lists[list].options.count - 1) }
        return ValueKinds(value, form) == .selection ? .hasAny(field, set) : .isOneOf(field, set)
    }

    /// A condition over any of some tags; fields that are apart stand for themselves.
    func anyOf(_ set: FormTagSet, of field: Int, _ make: (FormTagSet) -> FormCondition) -> FormCondition {
        let parts = parts(set, of: field, make)
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    func allOf(_ set: FormTagSet, of field: Int, _ make: (FormTagSet) -> FormCondition) -> FormCondition {
        let parts = parts(set, of: field, make)
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private func parts(_ set: FormTagSet, of field: Int, _ make: (FormTagSet) -> FormCondition) -> [FormCondition] {
        let others = set.fields.filter { isApart(field, $0) }
        if others.isEmpty { return [make(set)] }
        var rest = set
        rest.fields = set.fields.filter { !isApart(field, $0) }
        let isEmpty = rest.options.isEmpty && rest.fields.isEmpty
        return (isEmpty ? [] : [make(rest)])
            + others.map { other in
                var only = FormTagSet()
                only.fields = [other]
                return apart(make(only), field, other)
            }
    }
}
