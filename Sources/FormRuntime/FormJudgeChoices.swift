nonisolated extension FormRule {
    /// A picker's option by its position. That an option is `required` binds selections only.
    public func judgeChoice(
        _ chosen: Int?, of options: FormOptionRules, _ findings: inout [FormFinding], tag: (Int) -> String
    ) {
        guard let chosen else {
            if isRequired, !options.offered.isEmpty { findings.append(FormFinding(.required)) }
            return
        }
        if !options.offered.contains(chosen), !options.retired.contains(chosen) {
            findings.append(FormFinding(.notOffered, found: tag(chosen), option: chosen))
        }
    }

    /// A selection by the positions of its options in their list, whose tags are asked for only to report.
    public func judgeSelection(
        _ chosen: FormWideBits, of options: FormOptionRules, _ findings: inout [FormFinding], tag: (Int) -> String
    ) {
        guard !chosen.isEmpty else {
            if isRequired, !options.offered.isEmpty { findings.append(FormFinding(.required)) }
            return judgeRequiredOptions(chosen, of: options, &findings, tag: tag)
        }
        let count = chosen.count
        let alone = chosen.intersection(options.exclusive)
        if count > 1, !alone.isEmpty {
            let tags = alone.positions.map(tag).joined(separator: ", ")
            findings.append(FormFinding(.exclusiveConflict, found: tags, allowed: tags, option: alone.next(from: 0)))
        }
        judgeRequiredOptions(chosen, of: options, &findings, tag: tag)
        // An exclusive option, chosen alone, satisfies any `min`.
        if count > 1 || alone.isEmpty {
            judgeCount(count, choosable: options.choosableCount, &findings)
        } else {
            judgeCount(count, choosable: 0, &findings)
        }
        for position in chosen.subtracting(options.offered).subtracting(options.retired).positions {
            findings.append(FormFinding(.notOffered, found: tag(position), option: position))
        }
    }

    /// Options that must be among the chosen, whether or not anything else is: an agreement left out is not given.
    private func judgeRequiredOptions(
        _ chosen: FormWideBits, of options: FormOptionRules, _ findings: inout [FormFinding], tag: (Int) -> String
    ) {
        for missing in options.required.intersection(options.offered).subtracting(chosen).positions {
            findings.append(FormFinding(.requiredOption, allowed: tag(missing), option: missing))
        }
    }

    /// Tags of a source. Membership is judged only where the source's tags are known.
    public func judgeTags(_ chosen: Set<FormTag>, known: Set<FormTag>?, _ findings: inout [FormFinding]) {
        guard !chosen.isEmpty else { return judgeNoTag(isKnownEmpty: known?.isEmpty ?? false, &findings) }
        judgeCount(chosen.count, choosable: known?.count ?? .max, &findings)
        guard let known else { return }
        for tag in formSorted(chosen) where !known.contains(tag) {
            findings.append(FormFinding(.unknownTag, found: tag.text))
        }
    }

    public func judgeIntegerTags(_ chosen: Set<Int>, known: Set<Int>?, _ findings: inout [FormFinding]) {
        guard !chosen.isEmpty else { return judgeNoTag(isKnownEmpty: known?.isEmpty ?? false, &findings) }
        judgeCount(chosen.count, choosable: known?.count ?? .max, &findings)
        guard let known else { return }
        for tag in formSorted(chosen) where !known.contains(tag) {
            findings.append(FormFinding(.unknownTag, found: tag.description))
        }
    }

    public func judgeTag(_ chosen: FormTag?, known: Set<FormTag>?, _ findings: inout [FormFinding]) {
        guard let chosen else { return judgeNoTag(isKnownEmpty: known?.isEmpty ?? false, &findings) }
        if let known, !known.contains(chosen) { findings.append(FormFinding(.unknownTag, found: chosen.text)) }
    }

    public func judgeIntegerTag(_ chosen: Int?, known: Set<Int>?, _ findings: inout [FormFinding]) {
        guard let chosen else { return judgeNoTag(isKnownEmpty: known?.isEmpty ?? false, &findings) }
        if let known, !known.contains(chosen) {
            findings.append(FormFinding(.unknownTag, found: chosen.description))
        }
    }

    /// Where nothing is offered, nothing is required.
    private func judgeNoTag(isKnownEmpty: Bool, _ findings: inout [FormFinding]) {
        if isRequired, !isKnownEmpty { findings.append(FormFinding(.required)) }
    }

    /// `min` never asks for more than can be chosen.
    private func judgeCount(_ count: Int, choosable: Int, _ findings: inout [FormFinding]) {
        let bounds: FormBounds<Int>
        switch limits {
        case .selection(let counts), .tags(_, let counts): bounds = counts
        case .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .choice, .tag: return
        }
        let least = min(bounds.min ?? 0, choosable)
        if count < least {
            findings.append(FormFinding(.tooFew, found: count.description, allowed: least.description))
        }
        if let most = bounds.max, count > most {
            findings.append(FormFinding(.tooMany, found: count.description, allowed: most.description))
        }
    }
}
