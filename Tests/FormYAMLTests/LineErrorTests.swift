import FormTestSupport
import Testing

/// Slips with colons, dashes and indentation: one message each, where the author must act, and none about what
/// was not read.
@Suite struct LineErrorTests {
    @Test(arguments: [
        #"""
        formc: 1
        title: Name: in full
                   ^ error colon-in-plain-value: a plain value cannot hold `: `; quote the whole value
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - apple: Apple: red
                          ^ error colon-in-plain-value
        """#,
        #"""
        formc: 1
        title: :smile:
                     ^ error colon-in-plain-value
        """#,
        #"""
        formc: 1
        title: Name, description: More
                                ^ error colon-in-plain-value
        """#,
    ])
    func colons(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        title:Name
             ^ error colon-without-blank: a blank is missing after this `:`
        """#,
        #"""
        formc: 1
        title:Name
             ^ error colon-without-blank
        description: More
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - tag:apple
                 ^ error colon-without-blank
              label: Apple
        """#,
        #"""
        formc:1
             ^ error colon-without-blank
        title: Name
        """#,
        #"""
        formc: 1
        choices:
          fruit: [{ tag:apple, label:Apple }]
                       ^ error colon-without-blank
                                    ^ error colon-without-blank
        """#,
    ])
    func colonsWithoutBlank(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        title Name
        ^^^^^^^^^^ error missing-colon: expected `key: value`; there is no `: ` here
        """#,
        #"""
        formc: 1
        title Name
        ^^^^^^^^^^ error missing-colon
        description: More
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - tag apple
              ^^^^^^^^^ error missing-colon
              label: Apple
        """#,
        #"""
        formc: 1
        title = Name
        ^^^^^^^^^^^^ error missing-colon
        """#,
        #"""
        formc: 1
        title：Name
        ^^^^^^^^^^^^ error missing-colon
        description: More
        """#,
        #"""
        formc: 1
        // the title
        ^^^^^^^^^^^^ error missing-colon: expected `key: value`; a comment starts with `# `
        title: Name
        """#,
        #"""
        formc: 1
        /* the title */
        ^^^^^^^^^^^^^^^ error missing-colon
        title: Name
        """#,
        #"""
        formc: 1
        <<<<<<< HEAD
        ^^^^^^^^^^^^ error missing-colon
        title: Name
        """#,
        #"""
        formc: 1
        "title" Name
        ^^^^^^^^^^^^ error missing-colon
        """#,
        #"""
        formc: 1
        titl
        ^^^^ error missing-colon
        """#,
    ])
    func missingColons(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        title: Name
          description: More
          ^^^^^^^^^^^ error indentation: indented by 2, its siblings by 0
        """#,
        #"""
        formc: 1
          title: Name
          ^^^^^ error indentation
        """#,
        #"""
        formc: 1
        title: "Name"
          description: More
          ^^^^^^^^^^^^^^^^^ error indentation
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - tag: apple
             label: Apple
             ^^^^^^^^^^^^ error indentation: indented by 5, its siblings by 6
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - tag: apple
            label: Apple
            ^^^^^^^^^^^^ error indentation: indented by 4, its siblings by 6
        """#,
    ])
    func keyIndentation(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        choices:
          fruit:
            - tag: apple
             - tag: pear
             ^^^^^^^^^^^ error indentation: indented by 5, its siblings by 4
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - tag: apple
           - tag: pear
           ^^^^^^^^^^^ error indentation: indented by 3, its siblings by 4
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - "apple"
              - "pear"
              ^^^^^^^^ error indentation: indented by 6, its siblings by 4
        """#,
    ])
    func itemIndentation(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        choices:
          fruit:
            - apple
            -pear
            ^ error dash-without-blank: a blank is missing after this `-`; a list item starts with `- `
        """#,
        #"""
        formc: 1
        x-fruit:
          -tag: apple
          ^ error dash-without-blank
           label: Apple
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            -apple
            ^ error dash-without-blank
            - pear
        """#,
    ])
    func dashesWithoutBlank(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        choices:
          fruit: - apple
                 ^ error misplaced-item: a list cannot start on the line of its key
                 - pear
        """#,
        #"""
        formc: 1
        title: - none
               ^ error misplaced-item
        """#,
        #"""
        formc: 1
        choices:
          fruit: [apple]
          - pear
          ^^^^^^ error misplaced-item: a list item among the keys of a mapping; expected `key: value`
        """#,
        #"""
        formc: 1
        title: "Name"
          - apple
          ^^^^^^^ error misplaced-item: a list item under a key that has a value
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - apple
            pear: Pear
            ^^^^^^^^^^ error misplaced-item: expected a list item; items start with `- `
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - apple
            pear
            ^^^^ error misplaced-item
            - plum
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            * apple
            ^ error misplaced-item
            * pear
        """#,
    ])
    func itemsAndKeys(_ marked: String) { #expect(differences(marked) == []) }

    /// What stands before the error is checked as ever.
    @Test(arguments: [
        #"""
        formc: 1
        titel: Name
        ^^^^^ error unknown-key: `titel` is no key of a spec; did you mean `title`?
        choices:
          fruit: [apple, apple]
                         ^^^^^ error duplicate-tag: tag `apple` is already in the list
          herbs: mint: sage
                     ^ error colon-in-plain-value
          trees: []
        """#
    ])
    func onlyWhatFollowsIsUnread(_ marked: String) { #expect(differences(marked) == []) }
}
