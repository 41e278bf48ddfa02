import Testing

/// Conditions as people write them who think of another language, or of plain English: what is said leads on.
@Suite struct ConditionHintTests {
    private static let fields = """
        formc: 1
        form: Order
        choices:
          letter: [u, v, w, { tag: x, label: Ex }]
          kind: [in, not, any, field, green apple, { tag: pear, label: Green pear }, backup-kind]
        sources:
          device:
          room: { tag-type: integer }
        sections:
        - fields:
          - { id: p, type: picker, label: P, options: letter }
          - { id: q, type: picker, label: Q, options: letter }
          - { id: m, type: checkboxes, label: M, options: letter }
          - { id: m2, type: checkboxes, label: M2, options: letter }
          - { id: kind, type: picker, label: Kind, options: kind }
          - { id: kinds, type: checkboxes, label: Kinds, options: kind }
          - { id: device, type: picker, label: Device, options: { source: device } }
          - { id: backup, type: picker, label: Backup, options: { source: device } }
          - { id: devices, type: checkboxes, label: Devices, options: { source: device } }
          - { id: room, type: picker, label: Room, options: { source: room } }
          - { id: next-room, type: picker, label: Next, options: { source: room } }
          - { id: t1, type: text, label: T }
          - { id: n, type: integer, label: N }
          - { id: day, type: date, label: Day }
          - { id: "on", type: toggle, label: Switch }

        """

    /// The condition, what is marked in it, and how what is said of it ends.
    @Test(arguments: [
        ("p is not u", "     ^^^", "write `p != u`"), ("p is u", "     ^", "write `p == u`"),
        ("m is not u", "     ^^^", "write `not m has u`"), ("m is u", "     ^", "write `m has u`"),
        ("t1 is not \"x\"", "      ^^^", "a value is compared with `!=`"),
        ("t1 is not", "      ^^^", "write `is unanswered`"),
        ("t1 is not answered", "      ^^^", "write `is unanswered`"),
        ("t1 is not empty", "      ^^^", "write `is answered`"), ("t1 is not null", "      ^^^", "write `is answered`"),
        ("on is true", "      ^^^^", "write `on`"), ("on is not true", "      ^^^", "write `not on`"),
        ("on is off", "      ^^^", "write `not on`"), ("kind is in", "        ^^", "write `kind == \"in\"`"),
    ])
    func states(_ condition: String, _ carets: String, _ end: String) { check(condition, carets, end) }

    @Test(arguments: [
        ("p == u or v", "          ^", "write `p in (u, v)`"),
        ("p == u or v or w", "          ^^^^^^", "write `p in (u, v, w)`"),
        ("p == u and v", "           ^", "write `p in (u, v)`"),
        ("p != u and v", "           ^", "write `not p in (u, v)`"),
        ("on and p == u or v", "                 ^", "write `p in (u, v)`"),
        ("(p == u or v) and on", "           ^", "write `p in (u, v)`"),
        ("m has u or v", "           ^", "write `m has any (u, v)`"),
        ("m has u and v", "            ^", "write `m has all (u, v)`"),
        ("n == 5 or 6", "          ^", "repeat the field: `n == 6`"),
        ("n >= 5 and 6", "           ^", "repeat the field: `n >= 6`"),
        ("t1 == \"a\" or \"b\"", "             ^^^", "repeat the field: `t1 == \"b\"`"),
        ("device == \"a\" or \"b\"", "                 ^^^", "write `device in (\"a\", \"b\")`"),
        ("p == u, v", "      ^", "write `p in (u, v)`"), ("p != u, v", "      ^", "write `not p in (u, v)`"),
        ("p in u, v", "      ^", "write `p in (u, v)`"),
        ("m has u, v", "       ^", "write `has any (u, v)` or `has all (u, v)`"),
        ("device == \"a\", \"b\"", "             ^", "write `device in (\"a\", \"b\")`"),
        ("p in u", "     ^", "write `p == u` or `in (u)`"),
        ("p in [u, v]", "     ^", "a list stands in parentheses: `(a, b)`"),
        ("m has any [u, v]", "          ^", "a list stands in parentheses: `(a, b)`"),
        ("p == (u, v)", "     ^", "write `in (…)`"), ("p in \"u\"", "     ^^^", "write `== \"u\"` or `in (\"u\")`"),
    ])
    func severalValues(_ condition: String, _ carets: String, _ end: String) { check(condition, carets, end) }

    @Test(arguments: [
        ("device == backup", "          ^^^^^^", "another field is `field(backup)`"),
        ("device in (\"a\", backup)", "                ^^^^^^", "another field is `field(backup)`"),
        ("devices has backup", "            ^^^^^^", "another field is `field(backup)`"),
        ("room == next-room", "        ^^^^^^^^^", "another field is `field(next-room)`"),
        ("device == devices", "          ^^^^^^^", "a selection stands after `in`"),
        ("p in (u, q)", "         ^", "another field is `field(q)`"),
        ("m has q", "      ^", "another field is `field(q)`"),
        ("m has m2", "      ^^", "`has` asks for tags and pickers"),
        ("m == field(p)", "^^^^^^^^^^^^^", "write `m has field(p)`"),
        ("m != p", "^^^^^^", "write `not m has field(p)`"),
        ("m == m2", "^^^^^^^", "ask how many it holds: `count(m) == …`"),
        ("count m > 2", "      ^", "write `count(m)`"),
    ])
    func otherFields(_ condition: String, _ carets: String, _ end: String) { check(condition, carets, end) }

    @Test(arguments: [
        ("t1 contains \"x\"", "   ^^^^^^^^", "a text has only `==`, `!=` and `is answered`"),
        ("t1 starts-with \"x\"", "   ^^^^^^^^^^^", "a text has only `==`, `!=` and `is answered`"),
        ("m contains u", "  ^^^^^^^^", "write `has`"), ("p contains u", "  ^^^^^^^^", "write `==` or `in (…)`"),
        ("m has not u", "      ^^^", "write `not m has u`"), ("m not has u", "  ^^^", "`not m has …`"),
        ("p == not u", "     ^^^", "write `p != u`"), ("t1 \"x\"", "   ^^^", "write `t1 == \"x\"`"),
        ("kind == in", "        ^^", "as a tag it stands in quotes: `\"in\"`"),
        ("kind == not", "        ^^^", "as a tag it stands in quotes: `\"not\"`"),
        ("kind != any", "        ^^^", "as a tag it stands in quotes: `\"any\"`"),
        ("kind == field", "             ^", "as a tag it stands in quotes: `\"field\"`"),
        ("kinds has any", "             ^", "as a tag it stands in quotes: `\"any\"`"),
        ("kinds has not", "          ^^^", "as a tag it stands in quotes: `\"not\"`"),
        ("kind in (pear, in)", "               ^^", "as a tag it stands in quotes: `\"in\"`"),
        ("kinds has any (pear, in)", "                     ^^", "as a tag it stands in quotes: `\"in\"`"),
        ("kind == green apple", "              ^^^^^", "a tag of several words stands in quotes: `\"green apple\"`"),
        ("kind == Green pear and on", "              ^^^^", "that is a label; its tag is `pear`"),
        (
            "kinds has green apple", "                ^^^^^",
            "a tag of several words stands in quotes: `\"green apple\"`"
        ),
        ("kind in (green apple)", "               ^^^^^", "a tag of several words stands in quotes: `\"green apple\"`"),
        ("device == my phone", "             ^^^^^", "a tag of several words stands in quotes: `\"my phone\"`"),
        ("t1 == Ada Lovelace", "          ^^^^^^^^", "a text stands in quotes: `\"Ada Lovelace\"`"),
        ("on implies n > 3", "   ^^^^^^^", "`a implies b` is `not a or b`"),
        ("n 18", "  ^^", "expected `and`, `or` or the end, found `18`"),
    ])
    func words(_ condition: String, _ carets: String, _ end: String) { check(condition, carets, end) }

    @Test(arguments: [
        ("p == null", "     ^^^^", "`null` is no answer; write `p is unanswered`"),
        ("p != nil", "     ^^^", "`nil` is no answer; write `p is answered`"),
        ("p == none", "     ^^^^", "`none` is no answer; write `p is unanswered`"),
        ("p == \"\"", "     ^^", "an empty text is no answer; write `p is unanswered`"),
        ("m == null", "     ^^^^", "`null` is no answer; write `m is unanswered`"),
        ("m has nothing", "      ^^^^^^^", "`nothing` is no answer; write `m is unanswered`"),
        ("n == none", "     ^^^^", "`none` is no answer; write `n is unanswered`"),
        ("day != null", "       ^^^^", "`null` is no answer; write `day is answered`"),
        ("t1 == null", "      ^^^^", "`null` is no answer; write `t1 is unanswered`"),
        ("device == null", "          ^^^^", "`null` is no answer; write `device is unanswered`"),
        ("t1 == none", "      ^^^^", "a text stands in quotes: `\"none\"`"),
        ("device == none", "          ^^^^", "write `\"none\"`"),
        ("n > null", "    ^^^^", "`null` is no field of this form"),
        ("day > now", "      ^^^", "dates are fixed here: the form asks no clock"),
    ])
    func nothings(_ condition: String, _ carets: String, _ end: String) { check(condition, carets, end) }

    /// Of a letter or two any other may be meant.
    @Test(arguments: [
        ("r is answered", "^", "`r` is no field of this form"),
        ("t2 is answered", "^^", "`t2` is no field of this form"),
        ("p == y", "     ^", "its tags are `u`, `v`, `w`, `x`"), ("p == Ex", "     ^^", "its tag is `x`"),
        ("dya is answered", "^^^", "did you mean `day`?"),
    ])
    func shortNames(_ condition: String, _ carets: String, _ end: String) { check(condition, carets, end) }

    /// What follows one such slip is no second fault.
    @Test func joinedValuesAreToldOfInTheirPlaces() {
        let found = said(of: "p == u or v or on or m has u or w", after: Self.fields)
        #expect(found.split(separator: "\n").count == 2, "\(found)")
        #expect(found.contains("write `p in (u, v)`") && found.contains("write `m has any (u, w)`"))
    }

    @Test(arguments: [
        """
        rules:
        - { require: n > 3 when on, message: No }
                           ^^^^ error condition-syntax: the rule's key `when` says that
        - { require: n > 3 if on, message: No }
                           ^^ error condition-syntax: the rule's key `when` says that
        - { require: on implies n > 3, message: No }
                        ^^^^^^^ error condition-syntax: the rule's key `when` says that
        - { require: if on then n > 3, message: No }
                        ^^ error condition-syntax: the rule's key `when` says that
        """,
        """
        rules:
        - { require: n > 3, if: on, message: No }
                            ^^ error unknown-key: `if` is no key of a rule; did you mean `when`?
        - { then: n > 3, message: No }
            ^^^^ error unknown-key: did you mean `require`?
        - { assert: n > 3, message: No }
            ^^^^^^ error unknown-key: did you mean `require`?
        - { check: n > 3, message: No }
            ^^^^^ error unknown-key: did you mean `require`?
        - { must: n > 3, error: No }
            ^^^^ error unknown-key: did you mean `require`?
                         ^^^^^ error unknown-key: did you mean `message`?
        - { require: n > 3, unless: on, message: No }
                            ^^^^^^ error unknown-key: write `when: not …`
        """,
    ])
    func rules(_ marked: String) { #expect(found(Self.fields + marked) == []) }

    private func check(_ condition: String, _ carets: String, _ end: String) {
        let found = said(of: condition, after: Self.fields)
        #expect(found.hasPrefix(carets + " ") && found.hasSuffix(end) && !found.contains("\n"), "\(found)")
    }
}
