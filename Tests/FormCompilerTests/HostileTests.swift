import FormTestSupport
import Testing

/// Texts and tags that would break a careless emitter pass through all of them; what comes out compiles and gives back,
/// code point for code point, what the spec said.
@Suite struct HostileTests {
    static let texts: [String] = [
        "two\nlines", "tab\there", "line\u{2028}separator", "paragraph\u{2029}separator", "next\u{85}line", "*/ /* //",
        "\\(name) \\u{41} \\", "\"\"\"# \"\"\" \"", "ends with a quote\"", "#\"raw\"#", "</script><!--",
        "\u{202E}right to left\u{202C}",
        "\u{200F}mark\u{200E}\u{61C}\u{2066}x\u{2069}", "e\u{301} and \u{E9}",
        "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "日本語 한국어 العربية",
        "no\u{A0}break", "bom\u{FEFF}inside", "retired", "exclusive", "label@ja=x", "formerly=a", "=",
        "message:required=x", "{label}",
        "$PATH `tick` %@", String(repeating: "long ", count: 2000) + ".", "\u{10FFFF}\u{E000}", "zero\u{200B}width",
        "///", "#if false",
    ]

    static let tags: [String] = [
        "no", "1.10", "017", "12:30", "5319E7", "~", "\u{1F600}", "日本", "c++", "default", "self", "Type", "none",
        "init", "Any",
        String(repeating: "x", count: 200), "quote\"and\\backslash", "true", "null", "0x1F", "1e3", "-", "+1", "- dash",
        "colon: b", "[list]", "{map}",
        "&anchor", "*alias", "!yaml", "%directive", "@at", "`tick`", "e\u{301}clair", "\u{E9}clair plus", "A B",
        "under_score", "HTTPServer", "key=value", "label@ja=b",
        "class", "some", "is", "Protocol", "_", "join\u{200D}er", "x y z",
    ]

    @Test func textsComeBack() {
        let options = Self.texts.enumerated().map {
            "          - { tag: t\($0), label: \(yamlQuoted($1)), description: \(yamlQuoted($1)) }"
        }
        let spec = """
            formc: 1
            form: Hostile
            title: \(yamlQuoted(Self.texts.joined(separator: " ")))
            sections:
              - fields:
                  - id: list
                    type: checkboxes
                    label: \(yamlQuoted(Self.texts.joined(separator: " ")))
                    help: \(yamlQuoted(Self.texts.joined(separator: "\n")))
                    options:
            \(options.joined(separator: "\n"))
                  - id: text
                    type: text
                    label: Text
                    default: \(yamlQuoted(Self.texts.joined(separator: " ")))
            """
        let main = """
            func hex(_ text: String) -> String { text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ") }
            for option in Hostile.List.allCases { print(hex(option.label)); print(hex(option.description ?? "")) }
            print(hex(Hostile.title))
            print(hex(Hostile.Field.list.label))
            print(hex(Hostile().text))
            """
        let joined = Self.texts.joined(separator: " ")
        let expected = Self.texts.flatMap { [hex($0), hex($0)] } + [hex(joined), hex(joined), hex(joined)]
        let program = CompiledProgram(spec: spec, main: main)
        #expect(program.complaint == "")
        #expect(program.output.split(separator: "\n").map(String.init) == expected)
    }

    @Test func tagsComeBack() {
        let options = Self.tags.enumerated().map { "          - { tag: \(yamlQuoted($1)), label: Option \($0) }" }
        let ids = [
            "label", "id", "raw-value", "description", "hash-value2", "title", "help", "ordinal", "class",
            "self",
            "init", "none", "visitor", "filler", "form",
        ]
        let fields = ids.map { "      - { id: \($0), type: text, label: \($0) }" }
        let spec = """
            formc: 1
            form: Hostile
            sections:
              - fields:
                  - id: list
                    type: checkboxes
                    label: List
                    options:
            \(options.joined(separator: "\n"))
            \(fields.joined(separator: "\n"))
            """
        let main = """
            func hex(_ text: String) -> String { text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ") }
            for option in Hostile.List.allCases {
                print(hex(option.rawValue), Hostile.List(rawValue: option.rawValue) == option)
            }
            print(Hostile.Field.allCases.map(\\.rawValue).joined(separator: " "))
            """
        let program = CompiledProgram(spec: spec, main: main)
        #expect(program.complaint == "")
        let expected = Self.tags.map { hex($0) + " true" } + [(["list"] + ids).joined(separator: " ")]
        #expect(program.output.split(separator: "\n").map(String.init) == expected)
    }

    /// The first field stands in a call of the initializer, where Swift warns of back-ticks.
    @Test func aKeywordComesFirst() {
        let fields = ["default", "inout", "class"].map { "      - { id: \($0), type: toggle, label: L }" }
        for order in [fields, Array(fields.reversed())] {
            let spec = "formc: 1\nform: Hostile\nsections:\n  - fields:\n" + order.joined(separator: "\n") + "\n"
            let program = CompiledProgram(spec: spec, main: "print(Hostile().`default`)")
            #expect(program.complaint == "")
            #expect(program.output == "false\n")
        }
    }

    private func hex(_ text: String) -> String {
        text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    }
}
