/// Hands a value to the judge of its kind: here, for generated code and for everybody who has read a form from a spec.
nonisolated extension FormRule {
    /// - Parameters:
    ///   - options: what is known of the options, of a field that chooses from a list.
    ///   - known: what is known of the tags, of a field that chooses from a source.
    ///   - tag: the tag of an option by its position, asked for only to report.
    public func judge(
        _ value: FormValue, of options: FormOptionRules? = nil, known: FormKnownTags? = nil,
        _ findings: inout [FormFinding], tag: (Int) -> String
    ) {
        switch value {
        case .unanswered: judgeUnanswered(options, known, &findings, tag: tag)
        case .text(let text): judgeText(text, &findings)
        case .integer(let value):
            if case .tag = limits {
                judgeIntegerTag(value, known: known?.integers, &findings)
            } else {
                judgeInteger(value, &findings)
            }
        case .decimal(let value): judgeDecimal(value, &findings)
        case .date(let value): judgeDate(value, &findings)
        case .time(let value): judgeTime(value, &findings)
        case .dateTime(let value): judgeDateTime(value, &findings)
        case .toggle(let value): judgeToggle(value, &findings)
        case .option(let option): if let options { judgeChoice(option, of: options, &findings, tag: tag) }
        case .options(let chosen): if let options { judgeSelection(chosen, of: options, &findings, tag: tag) }
        case .tag(let tag): judgeTag(tag, known: known?.tags, &findings)
        case .tags(let tags): judgeTags(tags, known: known?.tags, &findings)
        case .integerTags(let tags): judgeIntegerTags(tags, known: known?.integers, &findings)
        }
    }

    private func judgeUnanswered(
        _ options: FormOptionRules?, _ known: FormKnownTags?, _ findings: inout [FormFinding], tag: (Int) -> String
    ) {
        switch limits {
        case .choice: if let options { judgeChoice(nil, of: options, &findings, tag: tag) }
        case .selection: if let options { judgeSelection(FormWideBits(), of: options, &findings, tag: tag) }
        case .tag(.string): judgeTag(nil, known: known?.tags, &findings)
        case .tag(.integer): judgeIntegerTag(nil, known: known?.integers, &findings)
        case .tags(.string, _): judgeTags([], known: known?.tags, &findings)
        case .tags(.integer, _): judgeIntegerTags([], known: known?.integers, &findings)
        case .toggle: judgeToggle(false, &findings)
        case .text, .integer, .decimal, .date, .time, .dateTime: judgeText("", &findings)
        }
    }
}

/// The tags of one source as far as they are known.
nonisolated public struct FormKnownTags: Sendable {
    let tags: Set<FormTag>?
    let integers: Set<Int>?

    public init(_ source: String, _ sources: FormSources) {
        tags = sources.tags[source]
        integers = sources.integerTags[source]
    }
}
