import FormCompiler
import FormSource
import Testing

/// Fixes: applied, the finding is gone; applied again, nothing changes.
@Suite struct FixTests {
    private static let specs = [
        "  - { id: a, type: text, label: A, required: yes }", "  - { id: a, type: text, label: A, required: NO }",
        "  - { id: a, type: txt, label: A }", "  - { id: a, type: Boolean, label: A }",
        "  - { id: a, type: text, lable: A }",
        "  - { id: a, type: text, label: A, format: emial }", "  - { id: a, type: text, label: ' A  ' }",
        "  - { id: a, type: checkboxes, label: A, options: [x, y], default: x }",
        "  - { id: a, type: checkboxes, label: A, options: [xx, yy], default: [xx, yz] }",
        "formc: 1\nchoices:\n  c:\n    - a: A\n      exclusive: true\n    - b\n",
        "formc: 1\nchoices:\n  c: [{ a: A, exclusive: true }, b]\n",
        "formc: 1\nform: F\nchoices:\n  fruit: [a]\nsections:\n- fields:\n  - { id: a, type: picker, label: A, options: fruits }\n",
        "formc: 1\ntitle:Name\n", "formc: 1\ntitle:\u{A0}Name\n", "formc: 1\nchoices:\n  c:\n    - a\n    -b\n",
        "formc: 1\nchoices:\n  c: [{ tag:a, label:A }]\n",
        "formc: 1\nchoices:\n  c:\n    -\u{A0}a\n    - b\n    -\u{A0}c: C\n",
        "formc: 1\nchoices:\n\t\tc: [a]\n", "formc: 1\nchoices:\n  c:\n  \t \t- a\n",
        "formc: 1\nchoices:\n\u{A0} \u{A0}c: [a]\n",
        "formc: 1\ntitle: |\n      \n  Name\n", "formc: 1\ntitle: \"a\u{2028}b\u{85}\"\n",
        "formc: 1\ndescription: |\n  a\n  b  \n",
    ]

    @Test(arguments: specs)
    func fixes(_ text: String) {
        let bytes = Array(whole(text).utf8)
        let findings = diagnostics(bytes).filter { $0.fix != nil }
        #expect(!findings.isEmpty)
        for finding in findings {
            guard let fix = finding.fix else { continue }
            let fixed = applied([fix], to: bytes)
            #expect(fixed != bytes)
            let same = diagnostics(fixed).filter { $0.id == finding.id && $0.range.start == finding.range.start }
            #expect(same.isEmpty, "\(String(decoding: fixed, as: UTF8.self)): \(same.map(\.message))")
        }
    }

    @Test(arguments: specs)
    func fixedTwice(_ text: String) {
        var bytes = Array(whole(text).utf8)
        // A syntax error hides what stands behind it, so there may be a next one, but not for ever.
        for _ in 0..<3 { bytes = applied(diagnostics(bytes).compactMap(\.fix), to: bytes) }
        let rest = diagnostics(bytes).filter { $0.fix != nil }
        #expect(rest.isEmpty, "\(String(decoding: bytes, as: UTF8.self)): \(rest.map(\.message))")
    }
}
