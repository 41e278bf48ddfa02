import FormCompiler
import FormEmit
import FormSource
import Testing

/// What conditions, rules and `other` become in the tables of the generated code.
@Suite struct GeneratedConditionTests {
    @Test func rulesStandAtAField() {
        let lines = tables(
            of: """
                  - { id: start, type: date, label: Start }
                  - { id: end, type: date, label: End }
                  - { id: member, type: toggle, label: Member }
                rules:
                - { require: end >= start, message: { en: a, de: b }, when: member }
                - { require: end >= start, message: c, at: start, id: late }
                - { require: not (member and end is unanswered), message: d }
                - { require: end is answered, message: e, when: member, at: member }
                """)
        #expect(
            lines.filter { $0.hasPrefix("rule") } == [
                #"rule\ta\trequire=end >= start\twhen=member\tat=end\tlabel@de=b"#,
                #"rule\tc\trequire=end >= start\tat=start\tid=late"#,
                #"rule\td\trequire=not (member and end is unanswered)\tat=member"#,
                #"rule\te\trequire=end is answered\twhen=member\tat=member"#,
            ])
    }

    @Test func otherIsAnOptionAndAField() {
        let lines = tables(
            of: """
                  - { id: fruit, type: picker, label: Fruit, options: fruit, other: true, formerly: food }
                  - { id: second, type: picker, label: Second, options: fruit }
                  - id: sizes
                    type: checkboxes
                    label: Sizes
                    options: { tag-type: integer, options: [1] }
                    other: { tag: 99, max-length: 20, required: false, label: { en: Another, de: Andere Größe } }
                choices:
                  fruit: [apple]
                """)
        for line in [
            "enum FruitOrOther: FormChoice {", "enum Fruit: FormChoice {", "enum Sizes: FormChoice {",
            "var fruit: FruitOrOther?", #"var fruitOther: String = """#, "var second: Fruit?", "case other", "case _99",
            #"other\tOther\tlabel@de=Andere"#, #"99\tAnother\tlabel@de=Andere Größe"#,
            #"fruit-other\tOther\ttext\trequired\tlabel@de=Andere\tformerly=food-other"#,
            #"sizes-other\tAnother\ttext\tmax-length=20\tlabel@de=Andere Größe"#,
            #"visible-when\tfruit == other\tfield=fruit-other"#, #"visible-when\tsizes has 99\tfield=sizes-other"#,
        ] { #expect(lines.contains(line), "\(line)") }
        // The shared list stays as it is.
        #expect(lines.filter { $0 == "case other" }.count == 1)
    }

    /// The lines of the generated code, without their margins. Texts are left untranslated.
    private func tables(of spec: String) -> [String] {
        let head = "formc: 1\nform: Order\nlanguages: [de]\nsections:\n- fields:\n"
        let compilation = compile(SourceFile(name: "Order.form.yaml", head + spec), CompilerOptions())
        #expect(compilation.diagnostics.map(\.id.name).filter { $0 != "missing-translation" } == [])
        let text = compilation.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        return text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    }
}
