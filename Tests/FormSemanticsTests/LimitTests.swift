import FormTestSupport
import Testing

/// Limits, patterns, and keys that do not go together.
@Suite struct LimitTests {
    @Test(arguments: [
        #"""
          - { id: name, type: text, label: Name, min-length: 5, max-length: 4 }
                                                             ^ error min-above-max: `min-length` (5) is above
        """#,
        #"""
          - { id: name, type: text, label: Name, min-length: -1 }
                                                             ^^ error count-too-small: `min-length` must be at
        """#,
        #"""
          - { id: name, type: text, label: Name, max-length: 0 }
                                                             ^ error count-too-small: `max-length` must be at
        """#,
        #"""
          - { id: n, type: integer, label: N, min: 5, max: -5 }
                                                   ^ error min-above-max: `min` (5) is above `max` (-5)
        """#,
        #"""
          - { id: n, type: decimal, label: N, min: 1.50, max: 1.5 }
        """#,
        #"""
          - { id: n, type: decimal, label: N, min: 1.6, max: 1.5 }
                                                   ^^^ error min-above-max: `min` (1.6) is above `max` (1.5)
        """#,
    ])
    func order(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
          - { id: n, type: integer, label: N, step: 0 }
                                                    ^ error step-not-positive: `step` must be above 0, found 0
        """#,
        #"""
          - { id: n, type: decimal, label: N, step: -0.5 }
                                                    ^^^^ error step-not-positive: `step` must be above 0, found -0.5
        """#,
    ])
    func steps(_ marked: String) { #expect(found(marked) == []) }

    /// Exclusive and retired options do not count.
    @Test(arguments: [
        #"""
          - { id: fruit, type: multi-selector, label: Fruit, min: 3, options: [a, b] }
                                                                  ^ error min-unreachable: `min` is 3, but only 2
        """#,
        #"""
          - { id: fruit, type: multi-selector, label: Fruit, max: 3, options: [a, b] }
                                                                  ^ warning max-unreachable: `max` is 3, but only
        """#,
        #"""
          - id: fruit
            type: multi-selector
            label: Fruit
            min: 3
                 ^ error min-unreachable
            options: [a, b, { tag: c, exclusive: true }]
        """#,
        #"""
          - id: fruit
            type: multi-selector
            label: Fruit
            max: 3
                 ^ warning max-unreachable
            options: [a, b, { tag: c, retired: true }]
        """#,
        #"""
          - { id: fruit, type: multi-selector, label: Fruit, min: 3, max: 2, options: [a, b, c] }
                                                                  ^ error min-above-max: `min` (3) is above `max` (2)
        """#,
        #"""
          - { id: fruit, type: multi-selector, label: Fruit, min: 0, max: 0, options: [a, b, c] }
                                                                          ^ error count-too-small
        """#,
        #"""
          - id: fruit
            type: multi-selector
            label: Fruit
            max: 1
                 ^ error max-below-required: `max` is 1, but 2 options are `required`
            options: [{ tag: a, required: true }, { tag: b, required: true }, c]
        """#,
        #"""
        formc: 1
        form: Order
        choices:
          fruit: [a, b, c]
        sections:
        - fields:
          - { id: fruit, type: multi-selector, label: Fruit, min: 4, options: fruit }
                                                                  ^ error min-unreachable: `min` is 4, but only 3
        """#,
        #"""
          - { id: fruit, type: multi-selector, label: Fruit, min: 2, max: 2, options: [a, b] }
        """#,
    ])
    func counts(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
          - { id: fruit, type: multi-selector, label: Fruit, select-all: true, max: 2, options: [a, b, c] }
                                                             ^^^^^^^^^^ warning select-all-with-max: all cannot
        """#,
        #"""
          - { id: fruit, type: multi-selector, label: Fruit, select-all: true, max: 3, options: [a, b, c] }
        """#,
        #"""
        formc: 1
        form: Order
        sources:
          goal:
        sections:
        - fields:
          - id: fruit
            type: multi-selector
            label: Fruit
            select-all: true
            ^^^^^^^^^^ warning select-all-with-max: all cannot be selected, since `max` is 3
            max: 3
            options: { source: goal }
        """#,
    ])
    func selectAll(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
          - { id: fruit, type: picker, label: Fruit, axis: vertical, options: [a, b] }
                                                     ^^^^ error axis-without-radio: only `style: radio` of a
        """#,
        #"""
          - { id: fruit, type: picker, label: Fruit, style: radio, axis: horizontal, options: [a, b] }
        """#,
        #"""
          - { id: fruit, type: checkboxes, label: Fruit, columns: 0, options: [a, b] }
                                                                  ^ error count-too-small
        """#,
        #"""
          - { id: fruit, type: multi-selector, label: Fruit, axis: vertical, options: [a, b] }
                                                             ^^^^ error unknown-key: `axis` is no key of a field
        """#,
        #"""
          - { id: n, type: integer, label: N, style: slider, min: 1 }
                                                     ^^^^^^ error slider-bounds: a slider needs `min` and `max`
        """#,
        #"""
          - { id: name, type: text, label: Name, multiline: true, secure: true }
                                                                  ^^^^^^ error secure-lines: a text of several
        """#,
    ])
    func layout(_ marked: String) { #expect(found(marked) == []) }

    /// Marked at the characters at fault, inside quotes and blocks too.
    @Test(arguments: [
        #"""
          - id: name
            type: text
            label: Name
            pattern: a(b
                      ^ error bad-pattern: outside the patterns of the language: `(` is never closed
        """#,
        #"""
          - { id: name, type: text, label: Name, pattern: '[a-z' }
                                                           ^ error bad-pattern
        """#,
        #"""
          - { id: name, type: text, label: Name, pattern: "\\d{3,2}" }
                                                              ^^^^^ error bad-pattern: outside the patterns of
        """#,
        #"""
          - { id: name, type: text, label: Name, pattern: "é\u00E9(?=x)" }
                                                                   ^^^ error bad-pattern: outside the patterns of
        """#,
        #"""
          - id: name
            type: text
            label: Name
            pattern: |
              ab*+
                ^^ error bad-pattern: outside the patterns of the language: possessive quantifiers are not supported
        """#,
        #"""
          - { id: name, type: text, label: Name, pattern: '[a-z]{2,5}(-\d+)?' }
        """#,
    ])
    func patterns(_ marked: String) { #expect(found(marked) == []) }
}
