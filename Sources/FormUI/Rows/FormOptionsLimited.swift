import FormRuntime

extension FormOptions {
    /// The same options with how many a field takes.
    func limited(by limits: FormLimits, _ hasSelectAll: Bool) -> FormOptions {
        var result = self
        switch limits {
        case .selection(let bounds), .tags(_, let bounds): (result.min, result.max) = (bounds.min, bounds.max)
        case .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .choice, .tag: break
        }
        // It never asks for more than can be chosen.
        result.min = result.min.map { Swift.min($0, options.count { $0.canBeChosen && !$0.isExclusive }) }
        result.hasSelectAll = hasSelectAll
        return result
    }
}
