import FormTestSupport
import Testing

/// Values: booleans, numbers, words, dates, texts.
@Suite struct ValueTests {
    @Test(arguments: [
        #"""
          - { id: name, type: text, label: Name, required: yes }
                                                           ^^^ error not-boolean: expected `true` or `false`,
        """#,
        #"""
          - { id: name, type: text, label: Name, required: Off }
                                                           ^^^ error not-boolean
        """#,
        #"""
          - { id: name, type: text, label: Name, required: TRUE }
                                                           ^^^^ error not-boolean
        """#,
        #"""
          - { id: name, type: text, label: Name, required: maybe }
                                                           ^^^^^ error not-boolean: expected `true` or `false`,
        """#,
        #"""
          - { id: name, type: text, label: Name, required: 1 }
                                                           ^ error not-boolean
        """#,
        #"""
          - { id: a, type: toggle, label: A, must-be: false }
                                                      ^^^^^ error unknown-word: `false` is no value of `must-be`
        """#,
    ])
    func booleans(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
          - { id: name, type: text, label: Name, max-length: ten }
                                                             ^^^ error not-number: expected a whole number, found `ten`
        """#,
        #"""
          - { id: name, type: text, label: Name, max-length: 010 }
                                                             ^^^ error not-number: expected a whole number, found `010`
        """#,
        #"""
          - { id: name, type: text, label: Name, max-length: +1 }
                                                             ^^ error not-number
        """#,
        #"""
          - { id: name, type: text, label: Name, max-length: 1_000 }
                                                             ^^^^^ error not-number
        """#,
        #"""
          - { id: name, type: text, label: Name, max-length: 1.0 }
                                                             ^^^ error not-number: expected a whole number, found `1.0`
        """#,
        #"""
          - { id: name, type: text, label: Name, max-length: 0x10 }
                                                             ^^^^ error not-number
        """#,
        #"""
          - { id: name, type: text, label: Name, max-length: 9223372036854775808 }
                                                             ^^^^^^^^^^^^^^^^^^^ error not-number: expected a
        """#,
        #"""
          - { id: name, type: text, label: Name, max-length: 9223372036854775807 }
        """#,
    ])
    func integers(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
          - id: w
            type: decimal
            label: W
            min: 1,5
                 ^^^ error not-number: expected a number, found `1,5`; write decimal digits, with a point if need be
        """#,
        #"""
          - { id: w, type: decimal, label: W, min: .5 }
                                                   ^^ error not-number
        """#,
        #"""
          - { id: w, type: decimal, label: W, min: 1e3 }
                                                   ^^^ error not-number
        """#,
        #"""
          - { id: w, type: decimal, label: W, min: 1.0000000000000001 }
                                                   ^^^^^^^^^^^^^^^^^^ error not-number: expected a number, found
        """#,
        #"""
          - { id: w, type: decimal, label: W, min: -0.123456789012345, max: 100000000000000000001 }
                                                                            ^^^^^^^^^^^^^^^^^^^^^ error not-number
        """#,
    ])
    func decimals(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
          - { id: fruit, type: picker, label: Fruit, style: inlin, options: [a] }
                                                            ^^^^^ error unknown-word: `inlin` is no value of `style`
        """#,
        #"""
          - { id: fruit, type: picker, label: Fruit, style: fancy, options: [a] }
                                                            ^^^^^ error unknown-word
        """#,
        #"""
          - { id: n, type: integer, label: N, style: slider }
                                                     ^^^^^^ error slider-bounds: a slider needs `min` and `max`
        """#,
        #"""
          - { id: fruit, type: picker, label: Fruit, style: radio, axis: diagonal, options: [a] }
                                                                         ^^^^^^^^ error unknown-word
        """#,
        #"""
          - { id: name, type: text, label: Name, format: mail }
                                                         ^^^^ error unknown-word
        """#,
    ])
    func words(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
          - { id: a, type: txt, label: A }
                           ^^^ error unknown-type: `txt` is no type of field; did you mean `text`?
        """#,
        #"""
          - { id: a, type: Boolean, label: A }
                           ^^^^^^^ error unknown-type
        """#,
        #"""
          - { id: a, type: hologram, label: A }
                           ^^^^^^^^ error unknown-type: `hologram` is no type of field
        """#,
        #"""
          - { id: a, type: ranking, label: A }
                           ^^^^^^^ error reserved-type: `ranking` is kept for a later version of the language
        """#,
    ])
    func types(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
          - { id: d, type: date, label: D, min: 2026-02-30 }
                                                ^^^^^^^^^^ error not-a-value: expected a date `YYYY-MM-DD`, found
        """#,
        #"""
          - { id: d, type: date, label: D, min: 30.11.2026 }
                                                ^^^^^^^^^^ error not-a-value
        """#,
        #"""
          - { id: d, type: time, label: D, max: 24:00 }
                                                ^^^^^ error not-a-value: expected a time `HH:MM` or `HH:MM:SS`,
        """#,
        #"""
          - { id: d, type: date-time, label: D, max: 2026-01-01 08:00 }
                                                     ^^^^^^^^^^^^^^^^ error not-a-value: expected a date and time
        """#,
        #"""
          - { id: d, type: date, label: D, min: 2026-02-02, max: 2026-02-01 }
                                                ^^^^^^^^^^ error min-above-max: `min` (2026-02-02) is above `max`
        """#,
    ])
    func dates(_ marked: String) { #expect(found(marked) == []) }

    /// Names and ids are in one line; a text may have several.
    @Test(arguments: [
        #"""
          - { id: "na\nme", type: text, label: "Na\nme" }
                     ^^ error line-break: an id holds no line break or tab
        """#,
        #"""
          - id: name
            type: text
            label: Name
            help: |
              one
              two
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - "app\tle"
                  ^^ error line-break: a tag holds no line break or tab
        """#,
    ])
    func oneLine(_ marked: String) { #expect(found(marked) == []) }
}
