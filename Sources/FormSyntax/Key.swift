/// Every key of the language. A key is written in kebab case: `minLength` is `min-length`.
public enum Key: UInt8, CaseIterable, Sendable {
    // The form.
    case formc, form, title, description, version, language, languages, imports, choices, sources, sections, rules
    case messages, reserved
    // Sections, rules and sources.
    case id, fields, visibleWhen, require, message, at, when, tagType
    // Every field.
    case type, label, help, placeholder, required, requiredWhen, readOnly, `default`, formerly, swiftName
    // Texts, numbers and dates.
    case multiline, minLength, maxLength, pattern, format, secure, min, max, step, unit, style
    // Toggles and notes.
    case onLabel, offLabel, image, mustBe, text
    // Selections.
    case options, source, axis, columns, selectAll, other
    // Options.
    case tag, group, exclusive, retired, disabledWhen, symbol, asset, url, alt

    public var name: String { Key.names[Int(rawValue)] }

    private static let names: [String] = allCases.map { key in
        String(describing: key).reduce(into: "") { name, letter in
            name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
        }
    }
}
