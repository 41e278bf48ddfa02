import FormRuntime
import Foundation

extension FormViolation {
    /// The text to show, with numbers and dates as the locale writes them.
    func message(in locale: Locale) -> String {
        let language = locale.identifier(.bcp47)
        guard let field, code == .tooSmall || code == .tooLarge || code == .step else { return message(in: language) }
        let (limits, table) = (field.rule.limits, Field.fieldTable)
        let name = "message:" + code.rawValue
        let finding = FormFinding(
            code, field: field.ordinal, found: limits.written(found, locale), allowed: limits.written(allowed, locale))
        let bounds = limits.writtenBounds(locale)
        let own = field.text(name, in: language) ?? table.formAttribute(name, language: language)
        return FormMessages.text(
            finding, rule: field.rule, label: field.label(in: language), language: language,
            template: own.map {
                $0.replacingOccurrences(of: "{min}", with: bounds.min).replacingOccurrences(
                    of: "{max}", with: bounds.max)
            })
    }
}

extension FormLimits {
    /// A value as people write it, from what is stored; as it is where it is of another kind.
    fileprivate func written(_ value: String, _ locale: Locale) -> String {
        switch self {
        case .integer: FormNumberText(locale).text(Int(value)).filled ?? value
        case .decimal: FormNumberText(locale).text(FormDecimal(value)).filled ?? value
        case .date: FormDate(value)?.written(locale) ?? value
        case .time: FormTime(value)?.written(locale) ?? value
        case .dateTime: FormDateTime(value)?.written(locale) ?? value
        case .text, .toggle, .choice, .selection, .tag, .tags: value
        }
    }

    fileprivate func writtenBounds(_ locale: Locale) -> (min: String, max: String) {
        func pair<Value: CustomStringConvertible>(_ bounds: FormBounds<Value>) -> (min: String, max: String) {
            (
                bounds.min.map { written($0.description, locale) } ?? "",
                bounds.max.map { written($0.description, locale) } ?? ""
            )
        }
        switch self {
        case .integer(let limits): return pair(limits.bounds)
        case .decimal(let limits): return pair(limits.bounds)
        case .date(let bounds): return pair(bounds)
        case .time(let bounds): return pair(bounds)
        case .dateTime(let bounds): return pair(bounds)
        case .text, .toggle, .choice, .selection, .tag, .tags: return ("", "")
        }
    }
}

extension String {
    fileprivate var filled: String? { isEmpty ? nil : self }
}

extension FormMoment {
    /// As people write it: seconds where there are any.
    fileprivate func written(_ locale: Locale) -> String? {
        var style: Date.FormatStyle
        let time: Date.FormatStyle.TimeStyle = components.second ?? 0 == 0 ? .shortened : .standard
        switch Self.formParts {
        case .date: style = Date.FormatStyle(date: .abbreviated, time: .omitted)
        case .time: style = Date.FormatStyle(date: .omitted, time: time)
        case .dateAndTime: style = Date.FormatStyle(date: .abbreviated, time: time)
        }
        style.calendar = .formPicker
        style.timeZone = .gmt
        return pickerDate.map { style.locale(locale).format($0) }
    }
}
