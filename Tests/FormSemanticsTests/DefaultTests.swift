import FormTestSupport
import Testing

/// Defaults are judged as answers are.
@Suite struct DefaultTests {
    @Test(arguments: [
        #"""
          - { id: name, type: text, label: Name, default: Apple }
        """#,
        #"""
          - { id: name, type: text, label: Name, max-length: 3, default: Apple }
                                                                         ^^^^^ error illegal-default: the default
        """#,
        #"""
          - { id: name, type: text, label: Name, format: email, default: nobody }
                                                                         ^^^^^^ error illegal-default: the
        """#,
        #"""
          - { id: name, type: text, label: Name, pattern: '[a-z]+', default: Apple }
                                                                             ^^^^^ error illegal-default: the
        """#,
        #"""
          - { id: name, type: text, label: Name, default: [a] }
                                                          ^^^ error illegal-default: the default is no legal
        """#,
        #"""
          - { id: name, type: text, label: Name, default: '' }
                                                          ^^ error empty-text: an empty text; write one, or remove it
        """#,
    ])
    func texts(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
          - { id: n, type: integer, label: N, min: 2, default: 1 }
                                                               ^ error illegal-default: the default is no legal
        """#,
        #"""
          - { id: n, type: integer, label: N, step: 5, default: 12 }
                                                                ^^ error illegal-default: the default is no legal
        """#,
        #"""
          - { id: n, type: integer, label: N, default: ten }
                                                       ^^^ error not-number: expected a whole number, found `ten`
        """#,
        #"""
          - { id: n, type: decimal, label: N, max: 1.5, default: 1.50 }
        """#,
        #"""
          - { id: n, type: decimal, label: N, default: 1e3 }
                                                       ^^^ error not-number: expected a number, found `1e3`
        """#,
    ])
    func numbers(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
          - { id: d, type: date, label: D, min: 2026-01-01, default: 2025-12-31 }
                                                                     ^^^^^^^^^^ error illegal-default: the
        """#,
        #"""
          - { id: d, type: date, label: D, default: today }
                                                    ^^^^^ error not-a-value: expected a date `YYYY-MM-DD`, found `today`
        """#,
        #"""
          - { id: d, type: time, label: D, default: 9:30 }
                                                    ^^^^ error not-a-value: expected a time `HH:MM` or
        """#,
    ])
    func dates(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
          - { id: a, type: toggle, label: A, default: yes }
                                                      ^^^ error not-boolean: expected `true` or `false`, found `yes`
        """#,
        #"""
          - { id: a, type: toggle, label: A, must-be: true, default: false }
                                                                     ^^^^^ error illegal-default: the default is
        """#,
        #"""
          - { id: a, type: toggle, label: A, default: true }
        """#,
    ])
    func toggles(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
          - { id: fruit, type: picker, label: Fruit, default: aple, options: [apple, pear] }
                                                              ^^^^ error illegal-default: the default is no legal
        """#,
        #"""
          - { id: fruit, type: picker, label: Fruit, default: [apple], options: [apple, pear] }
                                                              ^^^^^^^ error illegal-default
        """#,
        #"""
          - id: fruit
            type: picker
            label: Fruit
            default: pear
                     ^^^^ error illegal-default: the default is no legal answer: `pear` is retired
            options: [apple, { tag: pear, retired: true }]
        """#,
        #"""
        formc: 1
        form: Order
        sources:
          goal:
        sections:
        - fields:
          - { id: fruit, type: picker, label: Fruit, default: x, options: { source: goal } }
                                                              ^ error default-of-source: a field over a source
        """#,
    ])
    func pickers(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
          - { id: fruit, type: multi-selector, label: Fruit, default: apple, options: [apple, pear] }
                                                                      ^^^^^ error illegal-default: the default is
        """#,
        #"""
          - id: fruit
            type: multi-selector
            label: Fruit
            default: [apple, plum]
                             ^^^^ error illegal-default: the default is no legal answer: `plum` is no tag of the list
            options: [apple, pear]
        """#,
        #"""
          - id: fruit
            type: multi-selector
            label: Fruit
            default: [apple, apple]
                             ^^^^^ error illegal-default: the default is no legal answer: `apple` stands twice
            options: [apple, pear]
        """#,
        #"""
          - id: fruit
            type: multi-selector
            label: Fruit
            default: [apple, none]
                     ^^^^^^^^^^^^^ error illegal-default: the default is no legal answer: it violates
            options: [apple, { tag: none, exclusive: true }]
        """#,
        #"""
          - id: fruit
            type: multi-selector
            label: Fruit
            max: 2
            default: [apple, pear, plum]
                     ^^^^^^^^^^^^^^^^^^^ error illegal-default: the default is no legal answer: it violates `too-many`
            options: [apple, pear, plum]
        """#,
        #"""
          - id: fruit
            type: multi-selector
            label: Fruit
            min: 2
            default: [apple]
                     ^^^^^^^ error illegal-default: the default is no legal answer: it violates `too-few`
            options: [apple, pear]
        """#,
        #"""
          - { id: fruit, type: multi-selector, label: Fruit, default: [], options: [apple, pear] }
        """#,
        #"""
          - id: fruit
            type: multi-selector
            label: Fruit
            default: [apple]
                     ^^^^^^^ error illegal-default: the default is no legal answer: it violates `required-option`
            options: [apple, { tag: pear, required: true }]
        """#,
    ])
    func selections(_ marked: String) { #expect(found(marked) == []) }
}
