import FormSemantics

/// Conditions on fields that stand further up, mostly of the right type.
extension TreeGrower {
    mutating func condition(_ depth: Int) -> String {
        let number = choices.below(max(1, field == 0 ? types.count : min(field, types.count)))
        if depth < 3, choices.chance(64) {
            let (one, other) = (condition(depth + 1), condition(depth + 1))
            return choices.pick(["\(one) and \(other)", "(\(one)) or \(other)", "not (\(one))", "\(one) or \(other)"])
        }
        let id = "f\(number)"
        let comparison = choices.pick(["==", "!=", "<", ">=", "<=", ">", "="])
        let sameType =
            types.indices.first { $0 != number && types[$0].name == types[number].name }.map { "f\($0)" } ?? id
        switch types[number].name {
        case "toggle": return choices.pick([id, "not \(id)"])
        case "integer", "decimal": return "\(id) \(comparison) \(choices.pick(["1", "0.5", sameType, "-3"]))"
        case "date": return "\(id) \(comparison) \(choices.pick(["2026-01-01", sameType, "x"]))"
        case "time": return "\(id) \(comparison) \(choices.pick(["09:00", sameType]))"
        case "date-time": return "\(id) \(comparison) \(choices.pick(["2026-01-01T09:00", sameType]))"
        case "picker":
            return choices.pick([
                "\(id) is answered", "\(id) == t0", "\(id) in (t0, t1)", "\(id) != field(\(sameType))",
                "\(id) == \"t0\"", "\(id) > 1",
            ])
        case "multi-selector", "checkboxes":
            return choices.pick([
                "count(\(id)) \(comparison) 2", "\(id) has t0", "\(id) has any (t0, t1)", "\(id) has all (\"t0\", t1)",
                "\(id) is unanswered", "\(id) has 1",
            ])
        default:
            return choices.pick([
                "\(id) is answered", "\(id) \(comparison) \"x\"", "\(id) == \(sameType)", "\(id) is unanswered",
            ])
        }
    }
}
