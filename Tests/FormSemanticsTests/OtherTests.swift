import Testing

/// `other`: a last option, and the text that it asks for.
@Suite struct OtherTests {
    @Test(arguments: [
        """
          - { id: fruit, type: picker, label: Fruit, options: [apple], other: true }
          - { id: fruits, type: checkboxes, label: Fruits, options: [apple, pear], other: { label: Another } }
          - { id: none, type: multi-selector, label: None, options: [apple, pear], other: false }
        """,
        """
          - { id: fruit, type: picker, label: Fruit, options: [apple], other: { tag: another, max-length: 9, required: false } }
          - { id: more, type: text, label: More, visible-when: fruit == another and fruit-other is answered }
        """,
        // Where there is no `other`, there is no such tag and no such field.
        """
          - { id: fruit, type: picker, label: Fruit, options: [apple], other: false }
          - { id: more, type: text, label: More, visible-when: fruit == other }
                                                                        ^^^^^ error unknown-tag: `other` is no tag
          - { id: most, type: text, label: Most, visible-when: fruit-other is answered }
                                                               ^^^^^^^^^^^ error unknown-field
        """,
        """
          - { id: fruit, type: picker, label: Fruit, options: [apple], other: yes }
                                                                              ^^^ error not-boolean: expected `true` or `false`, found `yes`; write `true`
          - { id: name, type: text, label: Name, other: true }
                                                 ^^^^^ error unknown-key
        """,
        """
          - id: fruit
            type: picker
            label: Fruit
            options: [apple]
            other: { lable: Another }
                     ^^^^^ error unknown-key: `lable` is no key of `other`; did you mean `label`?
        """,
    ])
    func shapes(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        """
          - { id: size, type: picker, label: Size, options: { tag-type: integer, options: [1] }, other: true }
                                                                                                        ^^^^ error other-without-tag: the list has integer tags, and `other` is none
        """,
        """
          - { id: size, type: picker, label: S, options: { tag-type: integer, options: [1] }, other: { tag: x } }
                                                                                                            ^ error integer-tag
        """,
        """
          - { id: size, type: picker, label: S, options: { tag-type: integer, options: [1] }, other: { tag: 99 } }
          - { id: more, type: text, label: More, visible-when: size == 99 or size > 98 }
        """,
        """
          - { id: fruit, type: picker, label: Fruit, options: [apple, other], other: true }
                                                                                     ^^^^ error duplicate-tag: tag `other` is already in the list; name one with `other: { tag: … }`
        """,
        """
          - { id: fruit, type: picker, label: Fruit, options: [apple, other], other: { tag: another } }
        """,
        """
          - id: fruit
            type: picker
            label: Fruit
            options: [{ tag: apple, formerly: other }]
            other: true
                   ^^^^ error duplicate-tag: tag `other` is already in the list
        """,
        """
          - { id: fruit, type: picker, label: Fruit, options: [apple], other: { tag: apple } }
                                                                                     ^^^^^ error duplicate-tag
        """,
        """
        formc: 1
        form: Order
        sources:
          goal:
        sections:
        - fields:
          - id: goals
            type: checkboxes
            label: Goals
            options: { source: goal }
            other: true
            ^^^^^ error other-of-source: a field over a source has no `other`; its options are known only when the
        """,
    ])
    func tags(_ marked: String) { #expect(found(marked) == []) }

    /// The text's id is made of the field's: another field may have it already, before or after.
    @Test(arguments: [
        """
          - { id: fruit-other, type: text, label: Mine }
          - { id: fruit, type: picker, label: Fruit, options: [apple], other: true }
                                                                       ^^^^^ error duplicate-field-id
        """,
        """
          - { id: fruit, type: picker, label: Fruit, options: [apple], other: true }
          - { id: fruit_other, type: text, label: Mine }
                  ^^^^^^^^^^^ error duplicate-field-id
        """,
        """
          - { id: fruit, type: picker, label: Fruit, options: [apple], other: true }
          - { id: name, type: text, label: Mine, formerly: fruit-other }
                                                           ^^^^^^^^^^^ error formerly-current
        """,
        """
        formc: 1
        form: Order
        reserved: { fields: fruit-other }
        sections:
        - fields:
          - { id: fruit, type: picker, label: Fruit, options: [apple], other: true }
                                                                       ^^^^^ error reserved-id
        """,
    ])
    func ids(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        """
          - { id: fruit, type: picker, label: Fruit, options: [apple], other: { max-length: 0 } }
                                                                                            ^ error count-too-small
        """,
        """
          - { id: fruit, type: picker, label: Fruit, options: [apple], other: { max-length: ten } }
                                                                                            ^^^ error not-number
        """,
        """
          - { id: fruit, type: picker, label: Fruit, options: [apple], other: { max-length: 3 } }
          - { id: more, type: text, label: More, visible-when: fruit-other == "long" }
                                                               ^^^^^^^^^^^^^^^^^^^^^ error never-true
        """,
        """
          - { id: fruit, type: picker, label: Fruit, options: [apple], other: true, default: other }
        """,
        """
          - { id: fruit, type: picker, label: Fruit, options: [apple], other: true, default: pear }
                                                                                             ^^^^ error illegal-default
        """,
        // The field's list is comparable with the one that it is made of.
        """
        formc: 1
        form: Order
        choices: { fruit: [apple, pear] }
        sections:
        - fields:
          - { id: one, type: picker, label: One, options: fruit, other: true }
          - { id: two, type: picker, label: Two, options: fruit }
          - { id: some, type: checkboxes, label: Some, options: fruit, other: true }
          - { id: a, type: text, label: A, visible-when: one == field(two) or one in some or some has field(two) }
          - { id: b, type: text, label: B, visible-when: two == other }
                                                                ^^^^^ error unknown-tag
        """,
        // Its option has a Swift name like any other.
        """
          - { id: fruit, type: picker, label: Fruit, options: [apple, { tag: x, swift-name: other }], other: true }
                                                                                                             ^^^^ error same-name
        """,
        """
          - { id: fruit, type: picker, label: Fruit, options: [a-b], other: { tag: a b } }
                                                                                   ^^^ error same-name
        """,
    ])
    func uses(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        """
        formc: 1
        form: Order
        languages: [de, fr, es, ja]
        sections:
        - fields:
          - id: fruit
            type: picker
            label: { en: A, de: A, fr: A, es: A, ja: A }
            options: [{ tag: a, label: { en: A, de: A, fr: A, es: A, ja: A } }]
            other: true
        """,
        """
        formc: 1
        form: Order
        languages: [it]
        sections:
        - fields:
          - id: fruit
            type: picker
            label: { en: A, it: A }
            options: [{ tag: a, label: { en: A, it: A } }]
            other: true
                   ^^^^ warning missing-translation
          - id: fruits
            type: checkboxes
            label: { en: A, it: A }
            options: [{ tag: a, label: { en: A, it: A } }]
            other: { label: { en: Other, it: Altro } }
          - id: more
            type: checkboxes
            label: { en: A, it: A }
            options: [{ tag: a, label: { en: A, it: A } }]
            other: { label: Other }
                            ^^^^^ warning missing-translation
        """,
    ])
    func languages(_ marked: String) { #expect(found(marked) == []) }
}
