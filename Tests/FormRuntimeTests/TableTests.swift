import FormRuntime
import Testing

@Suite struct TableTests {
    @Test(arguments: [
        "", "\n", "\n\n\n", "\t", "\t\t\t\t", "a", "a\t", "a\tb\tc", "a\tb\t=\t@=\t=x\tx=", "a\nb\n", "\u{1A}",
        "a\u{1A}",
        "a\t\u{1A}q\t\u{1A}\u{1A}", "x\tX\tform\nf\tF\tnonsense\tmin=x\tmax=99999999999999999999999\tstep=0",
        "x\tX\tform\nf\tF\ttext\tpattern=(((\tmin-length=-1\tformat=none", "x\tX\tform\nf\tF\tdate\tmin=2001-02-29",
        "x\tX\tform\nf\tF\tinteger\tmin=5\tmax=1\tstep=-9223372036854775808",
        "x\tX\tform\nf\tF\tdecimal\tstep=0\tmin=1e999", "x\tX\tform\nf\nf\nf\tF\tselection\tformerly=f\tformerly=",
        "x\tX\tform\nf\tF\ttoggle\tmust-be=perhaps", "\0\0", "a\tb\texclusive\texclusive\tretired",
    ])
    func malformedTablesDoNotTrap(_ text: String) {
        for bytes in [Array(text.utf8), Array(text.utf8) + [0xFF, 0xC3], Array(text.utf8).reversed()] {
            let choices = FormChoiceTable(utf8: bytes)
            let fields = FormFieldTable(utf8: bytes)
            for row in -1...(max(choices.count, fields.count) + 1) {
                _ = (choices.tag(row), choices.label(row, language: "x-y"), fields.id(row), fields.label(row))
                _ = (fields.attribute("help", row, language: "de"), fields.rule(row))
                var findings: [FormFinding] = []
                fields.rule(row).judgeText("x", &findings)
                fields.rule(row).judgeInteger(7, &findings)
                fields.rule(row).judgeDecimal(7, &findings)
            }
            _ = (choices.ordinal(ofTag: "a"), fields.field(ofID: "f"))
        }
    }

    @Test func randomTablesDoNotTrap() {
        var random = Numbers(seed: 3)
        let pieces = [
            "a", "\t", "\n", "=", "@", "ja", ":", "\u{1A}", "n", "exclusive", "retired", "text", "min=1", "é",
        ]
        for _ in 0..<2_000 {
            let count = Int.random(in: 0..<30, using: &random)
            let text = (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
            let table = FormChoiceTable(utf8: Array(text.utf8))
            #expect(
                table.count
                    == (text.isEmpty
                        ? 0
                        : text.split(separator: "\n", omittingEmptySubsequences: false).count
                            - (text.hasSuffix("\n") ? 1 : 0)))
            let fields = FormFieldTable(utf8: Array(text.utf8))
            for row in 0..<fields.count { _ = (fields.rule(row), fields.id(row)) }
        }
    }

    @Test func escapesAreResolved() {
        let table = FormChoiceTable("a\tline one\u{1A}nline two\u{1A}tend\tdescription=\u{1A}n")
        #expect(table.label(0) == "line one\nline two\tend")
    }

    @Test func rulesAreRead() {
        let table = FormFieldTable(
            """
            x\tX\tform
            t\tT\ttext\trequired\tmin-length=1\tmax-length=9\tpattern=a=b\tformat=url\tmin-length@de=5
            n\tN\tinteger\tmin=-5\tmax=7\tstep=3
            d\tD\tdecimal\tmin=0.5
            g\tG\ttoggle\tmust-be=true
            s\tS\ttags\tmin=1\tmax=2\tsource=q
            i\tI\tinteger-tag
            w\tW\tdate-time\tmax=2024-01-01T10:00
            u\tU\tunheard-of\trequired
            """)
        func told(_ field: Int) -> String {
            let rule = table.rule(field)
            let (min, max) = rule.limits.boundTexts
            return "\(rule.limits.kind) \(min)...\(max)" + (rule.isRequired ? " required" : "")
        }
        #expect(
            (0..<8).map(told) == [
                "text 1...9 required", "integer -5...7", "decimal 0.5...", "toggle ...", "tags 1...2",
                "integer-tag ...", "date-time ...2024-01-01T10:00", "toggle ... required",
            ])
        guard case .text(let text) = table.rule(0).limits, case .integer(let integer) = table.rule(1).limits,
            case .toggle(let mustBe) = table.rule(3).limits
        else {
            Issue.record("other kinds")
            return
        }
        #expect(text.pattern == FormPattern("a=b") && text.format == .url)
        #expect(integer.step == 3 && mustBe == true)
        #expect(table.count == 8 && table.field(ofID: "s") == 4 && table.field(ofID: "x") == nil)
    }

    @Test func languagesAreLookedUpFromLongToShort() {
        let table = FormChoiceTable("z\tOwn\tlabel@zh-Hant=H\tlabel@zh=Z\tlabel@x=X")
        for (language, label) in [
            ("zh-Hant-TW", "H"), ("zh-HANT", "H"), ("zh-Hans", "Z"), ("ZH", "Z"), ("zh_Hant_HK", "H"), ("de", "Own"),
            ("", "Own"), ("zh-x-priv", "Z"), ("z", "Own"),
        ] {
            #expect(table.label(0, language: language) == label, "\(language)")
        }
    }
}
