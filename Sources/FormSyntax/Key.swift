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

    /// What a node that is this key has as its role; no key has 0.
    var role: UInt8 { rawValue + 1 }

    public var name: String { Key.names[Int(rawValue)] }

    /// In the order of the cases. Written out, since to ask Swift for the names of cases takes a third of the time that a
    /// small spec takes.
    private static let names: [String] = """
        formc form title description version language languages imports choices sources sections rules
        messages reserved
        id fields visible-when require message at when tag-type
        type label help placeholder required required-when read-only default formerly swift-name
        multiline min-length max-length pattern format secure min max step unit style
        on-label off-label image must-be text
        options source axis columns select-all other
        tag group exclusive retired disabled-when symbol asset url alt
        """.utf8.split { $0 <= 0x20 }.map { String(decoding: $0, as: UTF8.self) }
}
