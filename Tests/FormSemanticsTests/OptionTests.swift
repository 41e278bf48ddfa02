import FormTestSupport
import Testing

/// Options: tags, labels, images, lists and sources.
@Suite struct OptionTests {
    @Test(arguments: [
        #"""
        formc: 1
        choices:
          fruit:
            - apple
            - pear: Pear
            - tag: plum
              label: Plum
            - "true"
            - 1.10
            - no
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - {}
              ^^ error empty-option: an option without a tag; write `tag: label`
            - pear
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - apple: Apple
              ^^^^^ error shorthand-with-keys: `apple: …` has no room for other keys
              exclusive: true
            - pear
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - { apple: Apple, exclusive: true }
                ^^^^^ error shorthand-with-keys
            - pear
        """#,
        #"""
        formc: 1
        choices:
          fruit: []
                 ^^ error no-options: a list without options
        """#,
        #"""
        formc: 1
        choices:
          fruit: { options: [] }
                            ^^ error no-options
        """#,
    ])
    func shapes(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        choices:
          fruit:
            - apple
            - pear
            - apple
              ^^^^^ error duplicate-tag: tag `apple` is already in the list
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - apple: Apple
            - tag: apple
                   ^^^^^ error duplicate-tag
              label: Other
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - apple
            - Apple
              ^^^^^ error same-name: `apple` and `Apple` are both `apple` in Swift
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - tag: apple
            - APPLE: Great
              ^^^^^ error same-name
            - Éa
            - éa
              ^^^ error same-name
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - apple
            - { tag: Apple, swift-name: bigApple }
                     ^^^^^ warning tags-differ-by-case: tag `Apple` differs from `apple` only by case
        """#,
    ])
    func tags(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        choices:
          fruit:
            - a: Apple
            - b: Apple
                 ^^^^^ warning same-label: two options of the list read `Apple`
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - a: Apple
            - { tag: b, label: Apple, retired: true }
        """#,
    ])
    func labels(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        choices:
          n: { tag-type: integer, options: [1, two, 03, -0, 1.5] }
                                               ^^^ error integer-tag: the tag `two` is no whole number
                                                    ^^ error integer-tag: the tag `03` is no whole number
                                                        ^^ error integer-tag: the tag `-0` is no whole number; write `0`
                                                            ^^^ error integer-tag: the tag `1.5` is no whole number
        """#,
        #"""
        formc: 1
        choices:
          n:
            tag-type: integer
            options:
              - 1: One
              - { tag: 2, formerly: [x, 3] }
                                     ^ error integer-tag
        """#,
        #"""
        formc: 1
        choices:
          n: { tag-type: number, options: [1] }
                         ^^^^^^ error unknown-word: `number` is no value of `tag-type`
        """#,
    ])
    func integerTags(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        choices:
          fruit:
            - { tag: a, exclusive: true, required: true }
                                         ^^^^^^^^ error contradictory-option: an option cannot be `exclusive` and
            - b
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - { tag: a, retired: true, required: true }
                                       ^^^^^^^^ error contradictory-option
            - b
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - { tag: a, retired: true }
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error all-retired: all options of the
            - { tag: b, retired: true }
        """#,
    ])
    func contradictions(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        choices:
          fruit:
            - { tag: a, image: { symbol: star, asset: Star } }
                                               ^^^^^ error image-place: an image has `symbol` and `asset`; one is enough
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - { tag: a, image: { alt: A star } }
                               ^^^^^^^^^^^^^^^ error image-place: an image needs one of `symbol`, `asset` and `url`
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - { tag: a, image: star }
                               ^^^^ error wrong-kind: expected a mapping, found a text
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - { tag: a, image: { symbol: star, alt: A star } }
        """#,
        #"""
          - { id: a, type: toggle, label: A, image: { url: x, symbol: y } }
                                                      ^^^ error image-place
        """#,
    ])
    func images(_ marked: String) { #expect(found(marked) == []) }
}
