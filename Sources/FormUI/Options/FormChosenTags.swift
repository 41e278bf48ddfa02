public import FormRuntime

/// A set of tags that a control changes: `Set` and `FormSelection`.
public protocol FormChosenTags: SetAlgebra, Collection where Element: Hashable {
    /// Chooses a tag, or takes it back if it is chosen. What is chosen alone is known to `FormSelection`.
    mutating func formToggle(_ tag: Element, max: Int?) -> FormToggle
}

extension Set: FormChosenTags {
    public mutating func formToggle(_ tag: Element, max: Int?) -> FormToggle {
        if remove(tag) != nil { return .unchosen }
        if let max, count >= max { return .refused(max: max) }
        insert(tag)
        return .chosen
    }
}

extension FormSelection: FormChosenTags {
    public mutating func formToggle(_ tag: Choice, max: Int?) -> FormToggle { toggle(tag, max: max) }
}
