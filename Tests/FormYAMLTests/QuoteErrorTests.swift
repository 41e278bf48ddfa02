import FormTestSupport
import Testing

/// Slips with quotes, brackets and blocks: one message each, where the author must act.
@Suite struct QuoteErrorTests {
    @Test(arguments: [
        #"""
        formc: 1
        title: "Name
               ^ error unclosed-quote: unclosed `"`; opened here
        """#,
        #"""
        formc: 1
        title: 'Name
               ^ error unclosed-quote
        description: More
        """#,
        #"""
        formc: 1
        title: "Name
               ^ error unclosed-quote
        description: "More"
        """#,
    ])
    func unclosedQuotes(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        title: "Name" of pet
                      ^^^^^^ error text-after-value: the value before this has ended; quote the whole value
        """#,
        #"""
        formc: 1
        title: "Say "hello" now"
                     ^^^^^^^^^^^ error text-after-value: the value before this has ended
        """#,
        #"""
        formc: 1
        title: 'What's your name?'
                     ^^^^^^^^^^^^^ error text-after-value: the value before this has ended
        """#,
        #"""
        formc: 1
        title: [Name] of pet
                      ^^^^^^ error text-after-value
        """#,
        #"""
        formc: 1
        title: {name} of pet
                      ^^^^^^ error text-after-value
        """#,
    ])
    func textAfterQuotes(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        choices:
          fruit: [apple, pear
                 ^ error unclosed-bracket: unclosed `[`; opened here
          herbs: [mint]
        """#,
        #"""
        formc: 1
        choices:
          fruit: [apple, pear
                 ^ error unclosed-bracket
          herbs:
            - mint
            - sage
        """#,
        #"""
        formc: 1
        choices: { fruit: [apple]
                 ^ error unclosed-bracket
        """#,
        #"""
        formc: 1
        choices: [
                 ^ error unclosed-bracket
        """#,
        #"""
        formc: 1
        choices:
          fruit: [apple,
                 ^ error unclosed-bracket
        """#,
        #"""
        formc: 1
        choices:
          fruit: [apple #1, pear]
                 ^ error unclosed-bracket
        """#,
    ])
    func unclosedBrackets(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        choices:
          fruit: ["apple" "pear"]
                          ^ error missing-comma: expected `,` or `]`
        """#,
        #"""
        formc: 1
        choices:
          fruit: [{ tag: apple label: Apple }]
                                    ^ error missing-comma
        """#,
        #"""
        {
          "formc": "1"
          "title": "Name"
          ^ error missing-comma
        }
        """#,
        #"""
        formc: 1
        choices:
          fruit: [apple,, pear]
                        ^ error reserved-character: expected a value before this `,`
        """#,
    ])
    func commas(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        choices:
          fruit: [apple, pear}
                             ^ error missing-comma
        """#,
        #"""
        formc: 1
        choices:
          fruit: [apple, pear]]
                              ^ error text-after-value: this `]` closes nothing; remove it, or quote the whole value
        """#,
        #"""
        { "formc": "1", "choices": [ }
                                     ^ error reserved-character: expected a value before this `}`
        """#,
    ])
    func wrongBrackets(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        title: "C:\dir"
                  ^^ error bad-escape: `\d` is no escape
        """#,
        #"""
        formc: 1
        title: "\d+"
                ^^ error bad-escape
        """#,
        #"""
        formc: 1
        title: "a\é"
                 ^^^ error bad-escape
        """#,
        #"""
        formc: 1
        title: "\x4"
                ^^^ error bad-escape: `\x4` is no escape
        """#,
        #"""
        formc: 1
        title: "\u12 a"
                ^^^^ error bad-escape: `\u12` is no escape
        """#,
        #"""
        formc: 1
        title: "\uD83D\uDE00"
                ^^^^^^ error bad-escape: `\uD83D` is no character
        """#,
        #"""
        formc: 1
        title: "\U00110000"
                ^^^^^^^^^^ error bad-escape
        """#,
        #"""
        formc: 1
        title: "\
                ^ error bad-escape
        """#,
    ])
    func escapes(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        title: | Name
               ^^^^^^ error block-header: the text of a block starts on the line after `|` or `>`
        """#,
        #"""
        formc: 1
        title: > 5 years
               ^^^^^^^^^ error block-header
        """#,
        #"""
        formc: 1
        title: |0
               ^^ error block-header
          Name
        """#,
        #"""
        formc: 1
        title: |
        Name of it
        ^^^^^^^^^^ error indentation: the text of a block is indented deeper than its key; indent it by two more spaces
        """#,
        #"""
        formc: 1
        title: |
            \#u{20}
        ^^^^^ error indentation: this blank line is indented deeper than the text of the block; empty it
          Name
        """#,
        #"""
        formc: 1
        title: |
            Name
           of it
           ^^^^^ error indentation: indented by 3, its siblings by 4
        """#,
    ])
    func blocks(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        title: @home
               ^ error reserved-character: a plain value cannot start with `@`; quote the value
        """#,
        #"""
        formc: 1
        title: `code`
               ^ error reserved-character: a plain value cannot start with a back-tick; quote the value
        """#,
        #"""
        formc: 1
        title: %done
               ^ error reserved-character
        """#,
        #"""
        formc: 1
        title: ? why
               ^ error reserved-character
        """#,
        #"""
        formc: 1
        choices:
          fruit: [apple, @pear]
                         ^ error reserved-character
        """#,
        #"""
        formc: 1
        title: 5% (what?) -none :-) ~ =x
        """#,
    ])
    func firstCharacters(_ marked: String) { #expect(differences(marked) == []) }
}
