import FormTestSupport
import Testing

/// Slips of people who know another form language, or YAML a little: one message each, which says what is meant here.
@Suite struct TeachingTests {
    private static func form(_ field: String, head: String = "") -> String {
        "formc: 1\nform: Trial\n" + head + "sections:\n  - fields:\n"
            + field.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n")
    }

    @Test(arguments: [
        "- { name: a, type: text, label: A }\n    ^^^^ error unknown-key: `id`",
        "- { id: a, type: text, title: A }\n                       ^^^^^ error unknown-key: `label`",
        "- { id: a, type: text, label: A, description: B }\n                                 ^^^^^^^^^^^ error unknown-key: `help`",
        "- { id: a, type: text, label: A, if: b }\n                                 ^^ error unknown-key: `visible-when`",
        "- { id: a, type: text, label: A, max: 3 }\n                                 ^^^ error unknown-key: `max-length`",
        "- { id: a, type: toggle, label: A, required: true }\n                                   ^^^^^^^^ error unknown-key: `must-be: true`",
        "- { id: a, type: email, label: A }\n                 ^^^^^ error unknown-type: `format: email`",
        "- { id: a, type: dropdwn, label: A }\n                 ^^^^^^^ error unknown-type: `picker`",
        "- { id: a, tpye: text, label: A }\n           ^^^^ error unknown-key: `type`",
        "- { id: a, type: date, label: A, max: 2026-02-29 }\n                                      ^^^^^^^^^^ error not-a-value: no such day",
        "- { id: a, type: time, label: A, max: 8:00 }\n                                      ^^^^ error not-a-value: two digits",
        "- { id: a, type: toggle, label: A, default: yes }\n                                            ^^^ error not-boolean: `true`",
        "- { id: a, type: picker, label: A, style: dropdown, options: [x, y] }\n"
            + "                                          ^^^^^^^^ error unknown-word: `menu`",
        "- id: a\n  type: picker\n  label: A\n  options:\n    x: X\n    ^ error wrong-kind: `- `\n    y: Y",
        "- id: a\n  type: picker\n  label: A\n  options:\n    - value: x\n      ^^^^^ error unknown-key: `tag`\n      label: X",
        "- id: a\n  type: picker\n  label: A\n  options:\n    -x: X\n    ^ error dash-without-blank",
        "- id: a\n  type: picker\n  label: A\n  options: x, y\n           ^^^^ error unknown-list: `[x, y]`",
        "- id: a\n  type: checkboxes\n  label: A\n  options:\n    - { tag: x, exclusive: true }\n"
            + "             ^ error contradictory-option: never\n    - { tag: y, required: true }",
        "- { id: a, type: date, label: A, swift-name: FormDate }\n                                             ^^^^^^^^ error reserved-name",
        "- { id: a, type: text, label: A, messages: { required: {label} } }\n"
            + "                                                       ^^^^^^^ error braces-in-text",
    ])
    func saysWhatIsMeant(_ field: String) {
        #expect(differences(Self.form(field)) == [])
    }

    @Test(arguments: [
        "choices: { x: 1 }", "choices: [x]", "choices:\n  x:\n    source: s",
    ])
    func aListThatCouldNotBeReadIsNotAlsoUnknown(_ head: String) {
        let found = differences(Self.form("- { id: a, type: picker, label: A, options: x }", head: head + "\n"))
        #expect(found.count == 1, "\(found)")
    }

    /// A value is no key, whatever it says.
    @Test func valuesAreNotTakenForKeys() {
        let head =
            "choices:\n  x:\n    swift-name: source\n    options:\n      - apple: tag\n"
            + "        ^^^^^ error shorthand-with-keys\n        exclusive: true\n      - pear\n"
        #expect(differences(Self.form("- { id: a, type: picker, label: A, options: x }", head: head)) == [])
    }

    @Test func namesOfTheOutputAreReserved() {
        let spec =
            "formc: 1\nform: FormcMatches\n      ^^^^^^^^^^^^ error reserved-name\nsections:\n"
            + "  - fields:\n      - { id: a, type: text, label: A }\n"
        #expect(differences(spec) == [])
    }

    @Test func aTextWithoutLettersNeedsNoTranslation() {
        let spec = Self.form("- { id: a, type: integer, label: { en: A, de: B }, unit: € }", head: "languages: [de]\n")
        #expect(differences(spec) == [])
    }
}
