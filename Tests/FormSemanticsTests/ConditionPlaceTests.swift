import FormSource
import Testing

/// Faults are marked at the very characters, however YAML holds the condition.
@Suite struct ConditionPlaceTests {
    /// The scalar, what of it is marked (the last of such texts in it), and the id.
    @Test(arguments: [
        ("age > 18 and nmae == email", "nmae", "unknown-field"),
        (#"name == "日本語 👩‍👩‍👧" and nmae is answered"#, "nmae", "unknown-field"),
        (#"name != "🍎🍎" or favourite == appel"#, "appel", "unknown-tag"),
        (#"'name == "x" and nmae is answered'"#, "nmae", "unknown-field"),
        (#"'name == "it''s ''so''" and favourite == appel'"#, "appel", "unknown-tag"),
        (#"'favourite == "app''el"'"#, #""app''el""#, "unknown-tag"),
        (#""name == \"x\" and nmae is answered""#, "nmae", "unknown-field"),
        (#""name == 'caf\u00e9 \\' and favourite == appel""#, "appel", "unknown-tag"),
        (#""favourite == \"appe\x6c-pie\"""#, #"\"appe\x6c-pie\""#, "unknown-tag"),
        (#""age == \"18\" or member""#, #"\"18\""#, "condition-type"),
        (#""member \u0026\u0026 vegan""#, #"\u0026\u0026"#, "foreign-operator"),
        ("member and\n      favourite == appel", "appel", "unknown-tag"),
        ("\"member and\n\n      favourite == appel\"", "appel", "unknown-tag"),
        ("\"member \\\n      and favourite == appel\"", "appel", "unknown-tag"),
        (">\n      member and\n      favourite == appel", "appel", "unknown-tag"),
        (">-\n\n          member\n\n          and age => 3", "=>", "foreign-operator"),
        ("|\n        member and\n          favourite == appel", "appel", "unknown-tag"),
        ("|2\n        member\n      and nmae is answered", "nmae", "unknown-field"),
        ("|\n      member # not a comment\n      and vegan", "# not a comment", "condition-comment"),
        ("|\n      name == \"日本\" #5", "#5", "condition-comment"),
        ("|\n      name == \"é\" and\n      age > 200", "age > 200", "never-true"),
        (
            "'favourite == apple and\n      favourite == banana'",
            "favourite == apple and\n      favourite == banana", "never-true"
        ),
    ])
    func marks(_ scalar: String, _ marked: String, _ id: String) {
        let bytes = Array(conditionSpec(scalar).utf8)
        let found = diagnostics(bytes)
        #expect(found.map(\.id.name) == [id])
        for finding in found {
            let range = finding.range.lowerBound..<finding.range.upperBound
            #expect(String(decoding: bytes[range], as: UTF8.self) == marked)
        }
    }

    /// Fixes, applied where the condition stands, leave a spec without a finding.
    @Test(arguments: [
        "age => 18", "age>18&&member", "member||vegan", "'!member'", "'member and !(vegan)'", "age ≥ 18",
        #"age == "18""#, #""age == \"18\"""#, "favourite == appel", #""favourite == 'Black cherry'""#,
        #"'favourite == "Black cherry"'"#, "favourite == morello", "nmae is answered", "full-name is answered",
        "favourite == null", "'name != null'", "\"age == none\"", "favourite == second",
        "'favourite in (apple, second)'",
        "goal == swim", #""goal == swim""#, "'goal == swim'", "member == true", "member != true", "\"member == false\"",
    ])
    func fixesFit(_ scalar: String) {
        let bytes = Array(conditionSpec(scalar).utf8)
        let fixes = diagnostics(bytes).compactMap(\.fix)
        #expect(fixes.count == 1)
        let mended = applied(fixes, to: bytes)
        #expect(diagnostics(mended).map(\.message) == [], "\(String(decoding: mended.suffix(60), as: UTF8.self))")
    }

    /// What YAML itself cuts or takes for something else is its own fault, told once.
    @Test(arguments: [
        #"""
          - { id: fruits, type: checkboxes, label: Fruits, options: [apple, banana] }
          - { id: name, type: text, label: Name, visible-when: fruits has any (apple, banana) }
                                                                                      ^^^^^^^ error comma-in-flow
        """#,
        #"""
          - { id: name, type: text, label: Name }
          - { id: more, type: text, label: More, visible-when: 'name == "a, b"' }
          - { id: most, type: text, label: Most, visible-when: 'nmae == "a, b"' }
                                                                ^^^^ error unknown-field: `nmae` is no field of this
        """#,
    ])
    func flowMappings(_ marked: String) { #expect(found(marked) == []) }
}
