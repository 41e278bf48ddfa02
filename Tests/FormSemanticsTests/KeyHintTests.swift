import FormTestSupport
import Testing

/// Keys that are called otherwise elsewhere, stand in another place, or take another kind of value.
@Suite struct KeyHintTests {
    @Test(arguments: [
        #"""
          - { id: a, type: text, label: A, disabled-when: b }
                                           ^^^^^^^^^^^^^ error unknown-key: `text`; only options have `disabled-when`
          - { id: b, type: toggle, label: B, enabled-if: a }
                                             ^^^^^^^^^^ error unknown-key: only options have `disabled-when`
          - { id: c, type: text, label: C, visible-if: b }
                                           ^^^^^^^^^^ error unknown-key: did you mean `visible-when`?
          - { id: d, type: text, label: D, show-when: b }
                                           ^^^^^^^^^ error unknown-key: did you mean `visible-when`?
          - { id: e, type: text, label: E, hidden-when: b }
                                           ^^^^^^^^^^^ error unknown-key: write `visible-when: not …`
          - { id: f, type: text, label: F, hide-when: b }
                                           ^^^^^^^^^ error unknown-key: write `visible-when: not …`
          - { id: g, type: text, label: G, required-if: b }
                                           ^^^^^^^^^^^ error unknown-key: did you mean `required-when`?
          - { id: h, type: text, label: H, mandatory-when: b }
                                           ^^^^^^^^^^^^^^ error unknown-key: did you mean `required-when`?
          - { id: i, type: text, label: I, optional-when: b }
                                           ^^^^^^^^^^^^^ error unknown-key: write `required-when: not …`
          - { id: j, type: text, label: J, optional: true }
                                           ^^^^^^^^ error unknown-key: a field is optional unless it is `required`
          - { id: k, type: text, label: K, retired: true }
                                           ^^^^^^^ error unknown-key: remove the field, and list its id under `reserved: fields`
          - { id: l, type: text, label: L, exclusive: true }
                                           ^^^^^^^^^ error unknown-key: only options have it
          - { id: m, type: toggle, label: M, required-when: b }
                                             ^^^^^^^^^^^^^ error unknown-key: a rule can require that it is on
        """#,
        #"""
        formc: 1
        form: Order
        sections:
        - visible-if: b
          ^^^^^^^^^^ error unknown-key: did you mean `visible-when`?
          name: One
          ^^^^ error unknown-key: did you mean `title`?
          fields:
          - id: a
            type: picker
            label: A
            options:
            - { tag: x, shown-when: b }
                        ^^^^^^^^^^ error unknown-key: did you mean `visible-when`?
            - { tag: y, hide-if: b }
                        ^^^^^^^ error unknown-key: write `visible-when: not …`
            - { tag: z, disable-if: b }
                        ^^^^^^^^^^ error unknown-key: did you mean `disabled-when`?
            - { tag: w, enabled-when: b }
                        ^^^^^^^^^^^^ error unknown-key: write `disabled-when: not …`
            - { tag: v, required-if: b }
                        ^^^^^^^^^^^ error unknown-key: `required` takes no condition here
            - { tag: u, text: You }
                        ^^^^ error unknown-key: did you mean `label`?
          - { id: b, type: toggle, label: B }
        """#,
        #"""
          - { id: a, type: picker, label: A, options: [x], other: { max: 3 } }
                                                                    ^^^ error unknown-key: did you mean `max-length`?
          - { id: b, type: picker, label: B, options: [x], other: { label: Else, hint: What } }
                                                                                 ^^^^ error unknown-key
        """#,
    ])
    func keys(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
          - { id: b, type: toggle, label: B }
          - { id: a, type: text, label: A, required: b and not b }
                                                     ^^^^^^^^^^^ error not-boolean: a condition stands behind `required-when`
          - { id: c, type: text, label: C, required: b }
                                                     ^ error not-boolean: a condition stands behind `required-when`
          - { id: d, type: text, label: D, required: a == "x" && b }
                                                     ^^^^^^^^^^^^^ error not-boolean: a condition stands behind `required-when`
          - { id: e, type: text, label: E, required: yes }
                                                     ^^^ error not-boolean: write `true`
          - { id: f, type: text, label: F, required: ture }
                                                     ^^^^ error not-boolean: expected `true` or `false`, found `ture`
          - { id: g, type: text, label: G, required: sometimes or so }
                                                     ^^^^^^^^^^^^^^^ error not-boolean: `required-when`
          - { id: h, type: text, label: H, required: yes please }
                                                     ^^^^^^^^^^ error not-boolean: expected `true` or `false`, found `yes please`
        """#,
        #"""
        formc: 1
        form: Order
        reserved: [old]
                  ^^^^^ error wrong-kind: expected a mapping, found a list; write `fields` and a colon before it
        sections:
        - fields:
          - { id: a, type: text, label: A, visible-when: [b, c] }
                                                         ^^^^^^ error wrong-kind: expected a condition, found a list; a condition is one text
          - id: b
            type: text
            label: B
            visible-when:
              - a is answered
              ^^^^^^^^^^^^^^^ error wrong-kind: expected a condition, found a list; a condition is one text
          - { id: c, type: text, label: C, visible-when: { field: a } }
                                                         ^^^^^^^^^^^^ error wrong-kind: found a mapping; a condition is one text
        """#,
        #"""
          - { id: email, type: text, label: A }
          - { id: b, type: text, label: B, visible-when: !email }
                                                         ^^^^^^ error yaml-tag: in a condition write `not email`, or `email is unanswered`
          - { id: c, type: text, label: C, required-when: !b and email is answered }
                                                          ^^ error yaml-tag: in a condition write `not b`, or `b is unanswered`
          - { id: d, type: text, label: D, visible-when: !(b) }
                                                         ^^^^ error yaml-tag: in a condition `!` is written `not`
          - { id: e, type: text, label: !email }
                                        ^^^^^^ error yaml-tag: remove it, or quote the value if it is text
        """#,
        #"""
          - { id: a, type: checkbox, label: A, options: [x, y] }
                           ^^^^^^^^ error unknown-type: did you mean `checkboxes`?
          - { id: b, type: checkbox, label: B }
                           ^^^^^^^^ error unknown-type: did you mean `toggle`?
          - { id: c, type: number, label: C }
                           ^^^^^^ error unknown-type: did you mean `integer` or `decimal`?
        """#,
        #"""
          - { id: happened, type: date, label: A, max: today }
                                                       ^^^^^ error not-a-value: dates are fixed here: the form asks no clock
          - { id: settled, type: date, label: B, min: happened }
                                                      ^^^^^^^^ error not-a-value: write a rule: `require: settled >= happened`
          - { id: begun, type: date, label: C, max: happened, default: today }
                                                    ^^^^^^^^ error not-a-value: write a rule: `require: begun <= happened`
                                                                       ^^^^^ error not-a-value: the form asks no clock
          - { id: low, type: integer, label: D }
          - { id: high, type: integer, label: E, min: low }
                                                      ^^^ error not-number: a field is compared with another by a rule
        """#,
    ])
    func values(_ marked: String) { #expect(found(marked) == []) }

    /// The option of which one thing is wrong is there all the same.
    @Test(arguments: [
        #"""
          - id: kind
            type: picker
            label: Kind
            options:
              - mail
              - phone: Phone
                ^^^^^ error shorthand-with-keys
                disabled-when: name is unanswered
          - { id: name, type: text, label: Name, visible-when: kind == phone }
        """#,
        #"""
          - id: kind
            type: picker
            label: Kind
            options:
              - value: mail
                ^^^^^ error unknown-key
                text: Mail
              - phone
          - { id: name, type: text, label: Name, visible-when: kind == mail }
        """#,
    ])
    func optionsThatAreReadAllTheSame(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        form: Order
        reserved: { fields: [old, gone, cause-other] }
                             ^^^ note: reserved here
        sections:
        - fields:
          - { id: a, type: text, label: A, formerly: old }
                                                     ^^^ error reserved-id: no former id; remove it from `reserved` if the field was renamed
          - { id: gone, type: text, label: B }
                  ^^^^ error reserved-id: `gone` was the id of a removed field; choose another
          - { id: cause, type: picker, label: Cause, options: [x, y], other: true }
                                                                      ^^^^^ error reserved-id: `cause-other` was the id of a removed field; `other` makes a field of that id
        """#,
        #"""
          - { id: cause-other, type: text, label: A }
                  ^^^^^^^^^^^ note: first used here
          - { id: cause, type: picker, label: Cause, options: [x, y], other: true }
                                                                      ^^^^^ error duplicate-field-id: `cause-other` is already used; `other` makes a field of that id
        """#,
        #"""
          - { id: cause, type: picker, label: Cause, options: [x, y], other: true }
                                                                      ^^^^^ note: `other` makes that field here
          - { id: cause-other, type: text, label: A }
                  ^^^^^^^^^^^ error duplicate-field-id: field id `cause-other` is already used
          - { id: b, type: text, label: B, formerly: cause-other }
                                                     ^^^^^^^^^^^ error formerly-current: `cause-other` is the id of the field that `other` makes now
        """#,
        #"""
        formc: 1
        form: Order
        language: en
        languages: [pt]
        sections:
        - fields:
          - id: cause
            type: picker
            label: { en: C, pt: C }
            options: [x: { en: X, pt: X }]
            other: true
                   ^^^^ warning missing-translation: no text in `pt`; give it a text in each language: `other: { label: … }`
        """#,
    ])
    func ids(_ marked: String) { #expect(found(marked) == []) }

    @Test func neverFalseAsksForAnAnswer() {
        let fields = "  - { id: lunch, type: picker, label: Lunch, options: [soup, stew] }\n"
        let marked =
            fields + """
                  - { id: n, type: integer, label: N, min: 1, visible-when: "lunch in (soup, stew)" }
                                                                             ^^^^^^^^^^^^^^^^^^^^^ warning never-false: to ask for one, write `lunch is answered`
                  - { id: b, type: text, label: B, visible-when: n > 0 }
                                                                 ^^^^^ warning never-false: to ask for one, write `n is answered`
                rules:
                - { require: n > 0, message: No }
                             ^^^^^ warning never-false: this can never be false; every legal answer makes it true
                """
        #expect(found(marked) == [])
    }
}
