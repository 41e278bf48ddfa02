public import FormRuntime

/// How a box is ticked.
public enum FormCheck: Sendable, Equatable {
    case unchecked, checked
    /// It stands for several boxes, of which some are checked.
    case mixed
}

extension FormOptions.Option {
    /// Whether the option can be chosen where it is not. (One that is chosen can always be taken back.)
    public var canBeChosen: Bool { !isDisabled && !isRetired }

    /// Whether “select all” chooses it.
    var isPartOfAll: Bool { canBeChosen && !isExclusive && !isLeftOutOfAll }
}

extension FormOptions {
    /// Chooses an option, or takes it back if it is chosen.
    ///
    /// Choosing an exclusive option clears the others, and choosing another one clears it, so that neither is ever
    /// refused. Any other one is refused if then more than `max` would be chosen. Linear in the options.
    ///
    /// - Returns: What became of it; nil, with nothing changed, for a tag that cannot be chosen: its option is disabled
    ///   or retired, or it has none.
    @discardableResult
    public func toggle<Chosen: FormChosenTags>(_ tag: Tag, in chosen: inout Chosen) -> FormToggle?
    where Chosen.Element == Tag {
        if chosen.contains(tag) {
            chosen.remove(tag)
            return .unchosen
        }
        guard let option = options.first(where: { $0.tag == tag }), option.canBeChosen else { return nil }
        var after = option.isExclusive ? Chosen() : withoutExclusive(chosen)
        after.insert(tag)
        if let max, after.count > max { return .refused(max: max) }
        chosen = after
        return .chosen
    }

    /// Chooses all that can be chosen together, or takes them back if all are chosen. What cannot be chosen now, or is
    /// left out of all, stays as it is.
    @discardableResult
    public func toggleAll<Chosen: FormChosenTags>(in chosen: inout Chosen) -> FormToggle? where Chosen.Element == Tag {
        let state = checkOfAll(chosen)
        let all = options.filter(\.isPartOfAll)
        if all.isEmpty { return nil }
        var after = withoutExclusive(chosen)
        for option in all {
            if state == .checked {
                after.remove(option.tag)
            } else {
                after.insert(option.tag)
            }
        }
        if state != .checked, let max, after.count > max { return .refused(max: max) }
        chosen = after
        return state == .checked ? .unchosen : .chosen
    }

    /// How “select all” is ticked.
    public func checkOfAll<Chosen: FormChosenTags>(_ chosen: Chosen) -> FormCheck where Chosen.Element == Tag {
        var hasChosen = false
        var hasOther = false
        for option in options where option.isPartOfAll {
            if chosen.contains(option.tag) { hasChosen = true } else { hasOther = true }
        }
        return hasChosen ? (hasOther ? .mixed : .checked) : .unchecked
    }

    /// Whether there is something to “select all”: more than one option, and no limit below their number.
    public var offersSelectAll: Bool {
        let count = options.count(where: \.isPartOfAll)
        return hasSelectAll && count > 1 && count <= max ?? .max
    }

    /// Whether as many are chosen as may be, so that one more (but for an exclusive one) is refused.
    public func isFull<Chosen: FormChosenTags>(_ chosen: Chosen) -> Bool where Chosen.Element == Tag {
        guard let max else { return false }
        return withoutExclusive(chosen).count >= max
    }

    private func withoutExclusive<Chosen: FormChosenTags>(_ chosen: Chosen) -> Chosen where Chosen.Element == Tag {
        var rest = chosen
        for option in options where option.isExclusive { rest.remove(option.tag) }
        return rest
    }
}
