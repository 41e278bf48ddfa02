import FormSource
import Testing

/// Cycles, and conditions beside other keys.
@Suite struct VisibilityTests {
    @Test(arguments: [
        #"""
          - { id: a, type: toggle, label: A, visible-when: not a }
                                                               ^ error visibility-cycle: whether `a` is shown depends on itself: a → a
        """#,
        #"""
          - { id: a, type: toggle, label: A, visible-when: b }
                                                           ^ error visibility-cycle: whether `a` is shown depends on itself: a → b → a
          - { id: b, type: toggle, label: B, visible-when: not a }
        """#,
        #"""
          - { id: z, type: toggle, label: Z, visible-when: b > 1 }
          - { id: a, type: toggle, label: A, visible-when: b > 1 }
          - { id: b, type: integer, label: B, visible-when: c is answered }
                                                            ^ error visibility-cycle: whether `b` is shown depends on itself: b → c → a → b
          - { id: c, type: text, label: C, visible-when: not a }
        """#,
        #"""
        formc: 1
        form: Order
        sections:
        - id: one
          title: One
          visible-when: b
                        ^ error visibility-cycle: whether `section one` is shown depends on itself: section one → b → section one
          fields:
          - { id: a, type: toggle, label: A }
          - { id: b, type: toggle, label: B }
        """#,
        #"""
        formc: 1
        form: Order
        sections:
        - title: First things
          visible-when: b
                        ^ error visibility-cycle: whether `section First things` is shown depends on itself: section First things → b → section 2 → a → section First things
          fields:
          - { id: a, type: toggle, label: A }
        - visible-when: a
          fields:
          - { id: b, type: toggle, label: B }
        """#,
        #"""
          - { id: a, type: toggle, label: A, visible-when: a or b }
                                                           ^ error visibility-cycle: a → a
          - { id: b, type: toggle, label: B, visible-when: b }
                                                           ^ error visibility-cycle: b → b
        """#,
        // Options' conditions, and those of requirements, make none.
        #"""
          - id: a
            type: picker
            label: A
            options: [x, { tag: y, visible-when: b == v }]
          - id: b
            type: picker
            label: B
            options: [u, { tag: v, disabled-when: a == y }]
            required-when: b is unanswered
        """#,
    ])
    func cycles(_ marked: String) { #expect(found(marked) == []) }

    /// A note at each arrow after the first, which the finding itself marks.
    @Test func theNotesShowTheWay() {
        let spec = whole(
            """
              - { id: a, type: toggle, label: A, visible-when: not b }
              - { id: b, type: toggle, label: B, visible-when: c }
              - { id: c, type: toggle, label: C, visible-when: a }
            """)
        let bytes = Array(spec.utf8)
        let found = diagnostics(bytes)
        #expect(found.map(\.id.name) == ["visibility-cycle"])
        let notes = found.flatMap(\.notes)
        #expect(notes.map(\.message) == ["`b` depends on `c` here", "`c` depends on `a` here"])
        let places = notes.compactMap(\.range).map { range in
            String(decoding: bytes[range.lowerBound..<min(range.upperBound + 3, bytes.count)], as: UTF8.self)
        }
        #expect(places == ["c }\n", "a }"])
    }

    @Test(arguments: [
        #"""
        formc: 1
        choices:
          fruit:
            - { tag: apple, visible-when: a == 1 }
                            ^^^^^^^^^^^^ error condition-without-form: a file that only shares choices has no fields
            - { tag: pear, disabled-when: b }
                           ^^^^^^^^^^^^^ error condition-without-form
        """#,
        #"""
          - { id: a, type: toggle, label: A }
          - { id: n, type: text, label: N, required: true, required-when: a }
                                           ^^^^^^^^ error required-twice: `required` next to `required-when`; keep one of them
          - { id: m, type: text, label: M, required: false, required-when: a }
                                           ^^^^^^^^ error required-twice
        """#,
        #"""
          - { id: a, type: toggle, label: A }
          - id: fruit
            type: picker
            label: Fruit
            default: apple
                     ^^^^^ error illegal-default: the default is no legal answer: `apple` is not offered in a new form; its `visible-when` is not true then
            options: [{ tag: apple, visible-when: a }, pear]
        """#,
        #"""
          - { id: a, type: toggle, label: A }
          - id: fruits
            type: checkboxes
            label: Fruit
            default: [pear, apple]
                     ^^^^^^^^^^^^^ error illegal-default: `apple` is not offered in a new form; its `disabled-when` is true then
            options: [{ tag: apple, disabled-when: not a }, pear]
        """#,
        #"""
          - { id: a, type: toggle, label: A, default: true }
          - id: fruit
            type: picker
            label: Fruit
            default: apple
            options: [{ tag: apple, visible-when: a }, pear]
        """#,
        #"""
          - { id: a, type: toggle, label: A, visible-when: [b] }
                                                           ^^^ error wrong-kind
          - { id: b, type: toggle, label: B, visible-when: "" }
                                                           ^^ error wrong-kind
          - { id: c, type: toggle, label: C, visible-when: }
                                             ^^^^^^^^^^^^ error empty-value
        """#,
        // Of a field that could not be read nothing more is said.
        #"""
          - { id: all, type: checkboxes, label: A, options: [x, y] }
                  ^^^ error keyword-id
          - { id: b, type: toggle, label: B, visible-when: all has x }
        """#,
        #"""
          - { id: c, type: tggle, label: C }
                           ^^^^^ error unknown-type
          - id: d
            type: toggle
            label: D
            visible-when: c == "x" or c in (a, b) or c has d or c > 3 or c
        """#,
    ])
    func beside(_ marked: String) { #expect(found(marked) == []) }
}
