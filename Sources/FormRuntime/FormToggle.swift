/// What became of a tap on an option.
nonisolated public enum FormToggle: Equatable, Sendable {
    /// The option is now chosen.
    case chosen
    /// The option is no longer chosen.
    case unchosen
    /// As many options as allowed are chosen; nothing has changed.
    case refused(max: Int)
}

nonisolated extension FormSelection {
    /// Chooses an option, or takes it back if it is chosen.
    ///
    /// Choosing an exclusive option clears the others, and choosing another one clears it, so that neither is ever
    /// refused. Any other one is refused if then more than `max` would be chosen: a limit is the field's, not the
    /// list's, hence `task.fruits.toggle(.apple, max: TaskEdit.Field.fruits.max)`.
    @discardableResult public mutating func toggle(_ choice: Choice, max: Int? = nil) -> FormToggle {
        let rules = Choice.choiceTable.options
        var positions = bits.wide
        let result = rules.toggle(choice.ordinal, in: &positions, max: max)
        bits = Choice.Bits(wide: positions)
        return result
    }
}

nonisolated extension FormOptionRules {
    /// The same on positions.
    public func toggle(_ position: Int, in chosen: inout FormWideBits, max: Int? = nil) -> FormToggle {
        if chosen.contains(position) {
            chosen.remove(position)
            return .unchosen
        }
        var after = exclusive.contains(position) ? FormWideBits() : chosen.subtracting(exclusive)
        after.insert(position)
        if let max, after.count > max { return .refused(max: max) }
        chosen = after
        return .chosen
    }
}
