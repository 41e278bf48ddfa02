import FormTestSupport
import Testing

/// Text that YAML accepts and that means something else than its author thinks; and what only looks like it.
@Suite struct SilentLossTests {
    @Test(arguments: [
        #"""
        formc: 1
        title: Item #5
                    ^^ warning comment-in-value: ` #` starts a comment, so this is not part of the value
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - apple #1
                    ^^ warning comment-in-value
            - pear
        """#,
        #"""
        formc: 1
        choices:
          fruit: [apple #1
                        ^^ warning comment-in-value
            , pear]
        """#,
        #"""
        formc: 1
        title: #fff
               ^^^^ error comment-for-value: the value is empty, since ` #` starts a comment
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - apple
            - #pear
              ^^^^^ error comment-for-value
        """#,
    ])
    func hashes(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        title: say "a #5" twice
                      ^^^^^^^^^ error quotes-in-plain-value: ` #` starts a comment here: quotes inside a plain
        """#,
        #"""
        formc: 1
        title: say "a # 5" twice
                      ^^^^^^^^^^ error quotes-in-plain-value
        """#,
    ])
    func quotesInPlainValues(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        # first
        title: Name # the name
        #second
        description: More   ## loud
        choices: # lists
          fruit: # of trees
            - apple # red
            - pear # green
            #- plum
            - "plum" #blue
        """#,
        #"""
        formc: 1
        title: C#
        description: a#b
        """#,
        #"""
        formc: 1
        title: a 5" pipe # inches
        """#,
        #"""
        formc: 1
        title: what's new # it's new
        """#,
    ])
    func ordinaryComments(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        choices:
          fruit:
            - apple
              - pear
              ^^^^^^ error swallowed-item: this item is part of the text above it
            - plum
        """#,
        #"""
        formc: 1
        title: Name
          - pear
          ^^^^^^ error swallowed-item
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            apple
            - tag: pear
            ^^^^^ error swallowed-item
        """#,
        #"""
        formc: 1
        choices:
          fruit: [apple
            - pear]
            ^^^^^^ error swallowed-item
        """#,
        #"""
        formc: 1
        title: one
          -two
          - 3
          ^^^ error swallowed-item
        """#,
    ])
    func swallowedItems(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        title: "one
          - two"
        description: |
          - one
          - two
        """#
    ])
    func dashesInTexts(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        choices:
          fruit: [{ tag: apple, label: red, round }]
                                            ^^^^^ error comma-in-flow: `round` stands alone: inside `{ }` a co
        """#,
        #"""
        formc: 1
        choices:
          times: [{ tag: noon, label: at, 12:30 }]
                                          ^^^^^ error comma-in-flow
        """#,
    ])
    func commasInBraces(_ marked: String) { #expect(differences(marked) == []) }
}
