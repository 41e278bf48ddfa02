import FormCompiler
import FormSource
import FormTestSupport
import Testing

/// `# formc: allow[id] reason`: what it reaches, and what is none.
@Suite struct AllowanceTests {
    private func expectNone(_ marked: String, _ location: SourceLocation = #_sourceLocation) {
        let differences = differences(marked)
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))", sourceLocation: location)
    }

    private typealias SourceLocation = Testing.SourceLocation

    private func form(choices: String = "", fields: String = "- { id: a, type: text, label: A }") -> String {
        let lines = fields.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
        return "formc: 1\nform: F\n" + choices + "sections:\n- fields:\n" + lines.joined(separator: "\n") + "\n"
    }

    @Test func theEntryThatBeginsOnTheNextLine() {
        expectNone(
            form(
                choices: """
                    choices:
                      # formc: allow[unused-list] the next form has it
                      one: [a, b]
                      two: [a, b]
                      ^^^ warning unused-list

                    """))
        // The whole of it, but not its siblings.
        expectNone(
            form(
                fields: """
                    # formc: allow[stray-blanks] as on paper
                    - id: a
                      type: picker
                      label: "A "
                      options:
                        - { tag: x, label: "X " }
                    - id: b
                      type: text
                      label: "B "
                               ^ warning stray-blanks
                    """))
        // The first item is not the list, nor the first key the mapping.
        expectNone(
            form(
                fields: """
                    - id: a
                      type: picker
                      # formc: allow[stray-blanks] as on paper
                      label: "A "
                      options:
                        # formc: allow[stray-blanks] as on paper
                        - { tag: x, label: "X " }
                        - { tag: y, label: "Y " }
                                             ^ warning stray-blanks
                    """))
        expectNone("# formc: allow[stray-blanks] no\n               ^^^^^^^^^^^^ warning unused-allow\n" + form())
    }

    @Test func theLineThatItEnds() {
        expectNone(
            form(
                choices: """
                    choices:
                      one: [a, b]  # formc: allow[unused-list] the next form has it
                      two: [a, b]
                      ^^^ warning unused-list
                      # as above
                      three:  # formc: allow[unused-list] and here
                        - a

                    """))
        expectNone(
            form(
                fields: """
                    - id: a  # formc: allow[stray-blanks] it reaches no further
                                            ^^^^^^^^^^^^ warning unused-allow
                      type: text
                      label: "A "
                               ^ warning stray-blanks
                    """))
    }

    @Test func severalIDsAndSeveralComments() {
        expectNone(
            form(
                choices: """
                    choices:
                      # Two lines about it.
                      # formc: allow[unused-list, stray-blanks] the next form has it
                      one: [a, { tag: b, label: "B " }]
                      # formc: allow[unused-list] the next form has it
                      # and something else
                      # formc: allow[stray-blanks] as on paper
                      two: [a, { tag: b, label: "B " }]
                      # formc: allow[unused-list] a blank line is between
                                     ^^^^^^^^^^^ warning unused-allow

                      three: [a]
                      ^^^^^ warning unused-list

                    """))
    }

    /// The innermost allows; the outer one is then unused.
    @Test func nested() {
        expectNone(
            form(
                fields: """
                    # formc: allow[stray-blanks] outer
                                   ^^^^^^^^^^^^ warning unused-allow
                    - id: a
                      type: text
                      # formc: allow[stray-blanks] inner
                      label: "A "
                    """))
        expectNone(
            form(
                fields: """
                    # formc: allow[stray-blanks] outer
                    - id: a
                      type: text
                      # formc: allow[stray-blanks] inner
                      label: "A "
                      help: "A "
                    """))
    }

    @Test func errorsAreNotAllowed() {
        expectNone(
            form(
                fields: """
                    # formc: allow[unknown-type] it is new
                    - { id: a, type: txt, label: A }
                                     ^^^ error unknown-type
                    """))
        // Where there are errors, nobody knows what would have been found.
        expectNone(
            form(
                fields: """
                    # formc: allow[stray-blanks] perhaps
                    - { id: a, type: text, lable: "A " }
                                           ^^^^^ error unknown-key
                    """))
    }

    @Test func wordsThatAreWrong() {
        expectNone(
            form(
                fields: """
                    # formc: allow[stray-blank] as on paper
                                   ^^^^^^^^^^^ warning unused-allow: did you mean `stray-blanks`?
                    # formc: allow[stray-blanks]
                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning malformed-allow: without a reason
                    - { id: a, type: text, label: "A " }
                    # formc: allow stray-blanks
                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning malformed-allow: expected `[`
                    # formc: allow[] why
                    ^^^^^^^^^^^^^^^^^^^^ warning malformed-allow: expected the id
                    # formc: allow[a why
                    ^^^^^^^^^^^^^^^^^^^^ warning malformed-allow: expected the id
                    # formc: disable[a] why
                             ^^^^^^^ warning malformed-allow: write `allow[id] reason`
                    # formc: allows[a] why
                             ^^^^^^ warning malformed-allow
                    # formc: ignore
                             ^^^^^^ warning malformed-allow
                    """))
    }

    /// Comments about other things, keys that were commented out among them.
    @Test func otherComments() {
        expectNone("# formc: 1\n#formc:\n# formc: 2 is not there yet\n# formc allow[x] y\n" + form() + "# formc:")
    }

    /// A `#` in text is none, and neither is one in a comment.
    @Test func textIsNoComment() {
        expectNone(
            form(
                fields: """
                    - id: a
                      type: text
                      label: "# formc: allow[stray-blanks] in text "
                                                                  ^ warning stray-blanks
                      help: |
                        One
                        # formc: allow[x] in a block
                        # formc: allow

                        # formc: allow[x] at its end
                    - id: b
                      type: text
                      label: 'B

                        # formc: allow[x] in quotes'
                      placeholder: a#formc:allow
                    - id: c  # see # formc: allow[stray-blanks] in a comment
                      type: text
                      label: C
                    """))
    }

    /// Where comments may stand: behind a block's header, in brackets, behind quotes, without blanks, with a byte order
    /// mark before them or a carriage return behind them.
    @Test func placesOfComments() {
        expectNone(
            form(
                fields: """
                    - id: a
                      type: text
                      label: A
                      help: |  # formc: allow[stray-blanks] nothing here
                                              ^^^^^^^^^^^^ warning unused-allow
                        One
                      # formc: allow[stray-blanks] behind a block
                      placeholder: "x "
                    - {
                        id: b, type: text, label: "B ",
                                                    ^ warning stray-blanks
                        #formc:allow[stray-blanks] in braces
                        help: "H ",
                        placeholder: "P " #\tformc: allow[stray-blanks] behind quotes
                      }
                    """))
        let spec =
            "choices:\r\n  a: [b] # formc: allow[unused-list] why\r\n"
            + form().split(separator: "\n").dropFirst().joined(separator: "\r\n")
        #expect(check(SourceFile(name: "a", "\u{FEFF}formc: 1\r\n" + spec)).diagnostics.isEmpty)
        let first = "\u{FEFF}# formc: allow[stray-blanks] why\nformc: 1\nchoices: { a: [b] }\n"
        #expect(check(SourceFile(name: "a", first)).diagnostics.map(\.id.name) == ["unused-allow"])
    }

    /// The comments of an imported file are for that file.
    @Test func imports() {
        expectNone(
            """
            formc: 1
            form: F
            imports: [shared.form.yaml]
            sections:
            - fields:
              - { id: a, type: picker, label: A, options: one }
            === shared.form.yaml
            formc: 1
            choices:
              # formc: allow[stray-blanks] as on paper
              one: [{ tag: a, label: "A " }]
              two: [{ tag: a, label: "A " }]
                                       ^ warning stray-blanks

            """)
    }

    /// Many of them, one in the other or one after the other, take no more than linear time.
    @Test func many() {
        var spec = "formc: 1\nchoices:\n  a:\n"
        for number in 0..<20_000 {
            spec += "    # formc: allow[stray-blanks] why\n    - { tag: t\(number), label: \"x\(number) \" }\n"
        }
        let clock = ContinuousClock()
        var count = 0
        let time = clock.measure { count = check(SourceFile(name: "a", spec)).diagnostics.count }
        #expect(count == 0)
        #expect(time < .seconds(30))
        let stacked = "formc: 1\nchoices:\n" + String(repeating: "  # formc: allow[unused-list] why\n", count: 20_000)
        #expect(
            clock.measure { count = check(SourceFile(name: "a", stacked + "  a: [b]\n")).diagnostics.count }
                < .seconds(30))
        #expect(count > 1)
    }
}
