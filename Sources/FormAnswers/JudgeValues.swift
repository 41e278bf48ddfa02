import FormRuntime

/// Hands a value to the judge of its kind.
extension FormRule {
    /// Any value but those that are chosen from a list.
    func judge(_ value: FormValue, _ known: KnownTags?, _ findings: inout [FormFinding]) {
        switch value {
        case .unanswered: judgeUnanswered(known, &findings)
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
        case .tag(let tag): judgeTag(tag, known: known?.tags, &findings)
        case .tags(let tags): judgeTags(tags, known: known?.tags, &findings)
        case .integerTags(let tags): judgeIntegerTags(tags, known: known?.integers, &findings)
        case .option, .options: break
        }
    }

    private func judgeUnanswered(_ known: KnownTags?, _ findings: inout [FormFinding]) {
        switch limits {
        case .text: judgeText("", &findings)
        case .integer: judgeInteger(nil, &findings)
        case .decimal: judgeDecimal(nil, &findings)
        case .date: judgeDate(nil, &findings)
        case .time: judgeTime(nil, &findings)
        case .dateTime: judgeDateTime(nil, &findings)
        case .toggle: judgeToggle(false, &findings)
        case .tag(.string): judgeTag(nil, known: known?.tags, &findings)
        case .tag(.integer): judgeIntegerTag(nil, known: known?.integers, &findings)
        case .tags(.string, _): judgeTags([], known: known?.tags, &findings)
        case .tags(.integer, _): judgeIntegerTags([], known: known?.integers, &findings)
        case .choice, .selection: break
        }
    }

    /// A value that is chosen from a list.
    func judge(
        _ value: FormValue, of options: FormOptionRules, _ findings: inout [FormFinding], tag: (Int) -> String
    ) {
        switch value {
        case .option(let option): judgeChoice(option, of: options, &findings, tag: tag)
        case .options(let chosen): judgeSelection(chosen, of: options, &findings, tag: tag)
        case .unanswered: judgeChoice(nil, of: options, &findings, tag: tag)
        case .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .tag, .tags, .integerTags: break
        }
    }
}
