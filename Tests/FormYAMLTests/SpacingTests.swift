import FormSource
import FormTestSupport
import Testing

/// Blanks that YAML asks for and libyaml does not: before comments, and before the lines of values in brackets, in quotes
/// and of blocks.
@Suite struct SpacingTests {
    @Test(arguments: [
        #"""
        formc: 1
        title: "Name"# of pet
                     ^ error comment-without-blank: a blank is missing before this `#`; a comment starts with ` #`
        """#,
        #"""
        formc: 1
        title: 'Name'#5
                     ^ error comment-without-blank
        """#,
        #"""
        formc: 1
        title: "Name"
        x-empty: ""#
                   ^ error comment-without-blank
        """#,
        #"""
        formc: 1
        choices:
          fruit: [apple, pear]# of trees
                              ^ error comment-without-blank
          herbs: [{ tag: mint }]#x
                                ^ error comment-without-blank
        """#,
        #"""
        formc: 1
        choices:
          fruit: [apple,# red
                        ^ error comment-without-blank
            "pear"# green
                  ^ error comment-without-blank
            ,plum]
        """#,
        #"""
        formc: 1
        choices:
          fruit: [# red
                  ^ error comment-without-blank
            apple, { tag: pear,#x
                               ^ error comment-without-blank
            "label":# Pear
                    ^ error comment-without-blank
              Pear}, {# c
                      ^ error comment-without-blank
              tag: x}# d
                     ^ error comment-without-blank
            ]
        """#,
        #"""
        formc: 1
        choices: { "fruit":# red
                           ^ error comment-without-blank
          [apple] }
        """#,
        #"""
        formc: 1
        title: |# of pet
                ^ error comment-without-blank
          Name
        description: >2-#x
                        ^ error comment-without-blank
          More
        """#,
    ])
    func commentsWithoutBlank(_ marked: String) { #expect(differences(marked) == []) }

    /// A bracket that a comment keeps open is the fault.
    @Test(arguments: [
        #"""
        formc: 1
        choices:
          colours: [#fff, #000]
                   ^ error unclosed-bracket
                    ^ note: `#` starts a comment here
        """#,
        #"""
        formc: 1
        choices:
          colours: [red,#fff, #000]
                   ^ error unclosed-bracket
                        ^ note: `#` starts a comment here
        """#,
    ])
    func commentsThatHideABracket(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        "formc: 1\ntitle: \"Name\"\t#x\ndescription: 'More' #x\n#x\n   #x\n",
        "formc: 1\nchoices:\n  fruit: [ # red\n    a#b, \"c#d\", # e\n\t# f\n    'g#' #h\n#i\n    ] # j\n",
        "formc: 1\nchoices: #x\n  fruit: [{ a#b: c#d }, e] #x\n",
        "formc: 1\ntitle: | # x\n  a# b\n  #c\ndescription: >- #x\n  \"d\"#e\n",
        "#x\nformc: 1\n",
        "\u{FEFF}#x\nformc: 1\n",
        "formc: 1\ntitle: C#\ndescription: a\"b\"#c [d]#e\n",
    ])
    func commentsWithBlank(_ spec: String) { #expect(differences(spec) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        choices:
          fruit: [apple,
          pear,
          ^^^^^ error indentation: each line in brackets is indented deeper than its key; indent it by 2 more spaces
         plum]
        """#,
        #"""
        formc: 1
        choices:
          fruit: [
                 ^ note: the value starts here
        apple # red
        ^^^^^^^^^^^ error indentation: each line in brackets is indented deeper than its key; indent it by 4 more spaces
           , pear]
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - {
        tag: apple, label: Apple
        ^^^^^^^^^^^^^^^^^^^^^^^^ error indentation: deeper than the `-` of its item; indent it by 6 more spaces
              }
        """#,
        #"""
        formc: 1
        choices:
          fruit: [red
          apple]
          ^^^^^^ error indentation
        """#,
        #"""
        formc: 1
        choices:
          fruit: [apple,
         ]
         ^ error indentation
        """#,
        #"""
        formc: 1
        choices: { fruit: [apple,
        pear]
        ^^^^^ error indentation
        }
        """#,
        #"""
        \#u{FEFF}x-fruit: [apple,
        pear]
        ^^^^^ error indentation
        formc: 1
        """#,
    ])
    func linesInBrackets(_ marked: String) {
        #expect(differences(marked) == [])
    }

    /// Blank lines and comments stand where they like, and a closing bracket in the column of its key.
    @Test(arguments: [
        "formc: 1\nchoices:\n  fruit: [\n   apple,\n\n    pear,\n \n# plum\n   \"fig\nleaf\"\n  ]\n"
            .replacing("\nleaf", with: "\n   leaf"),
        "formc: 1\nchoices: {\n fruit: [\n  apple\n ], herbs: [ mint\n]\n}\n",
        "formc: 1\nchoices:\n  fruit:\n  - {\n   tag: apple\n  }\n  - tag: pear\n    label: {\n     en: Pear\n    }\n",
        "{\n\"formc\": 1,\n\"choices\": {\n\"fruit\": [\n\"apple\"\n]\n}\n}\n",
        "formc: 1\r\nchoices:\r\n  fruit: [\r\n    apple,\r\n\r\n    pear\r\n  ]\r\n",
        "\u{FEFF}choices: { fruit: [apple,\n pear] }\nformc: 1\n",
    ])
    func linesInBracketsElsewhere(_ spec: String) { #expect(differences(spec) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        title: "Name
               ^ note: the value starts here
        of pet
        ^^^^^^ error indentation: each line in quotes is indented deeper than its key; indent it by 2 more spaces
         or child"
        x-more: 'a
          b'
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - tag: apple
              label: 'An

              apple'
              ^^^^^^ error indentation
            - "a
            pear"
            ^^^^^ error indentation: deeper than the `-` of its item
        """#,
        #"""
        formc: 1
        title: "Name
        #\#u{20}of pet"
        ^^^^^^^^^ error indentation
        """#,
        #"""
        formc: 1
        title: "Name
        "
        ^ error indentation
        """#,
        #"""
        formc: 1
        title: "Name
        \#u{9}of pet"
        ^ error tab-in-indentation
        """#,
        #"""
        formc: 1
        x-fruit: [["apple
        \#u{9}pie"]]
        ^ error tab-in-indentation
        """#,
    ])
    func linesInQuotes(_ marked: String) {
        #expect(differences(marked) == [])
    }

    /// The keys that a quote has swallowed are not missed.
    @Test func swallowedKeys() {
        let marked = #"""
            formc: 1
            form: Picnic
            sections:
              - fields:
                  - id: name
                    label: "Name
                           ^ note: the value starts here
                    type: text
                    ^^^^^^^^^^ error indentation
                    help: Yours"
            """#
        #expect(differences(marked) == [])
    }

    @Test(arguments: [
        "formc: 1\ntitle: \"Name\n of pet\"\ndescription: 'a\n\n \tb\n\t\n\n  c'\n",
        "formc: 1\nchoices:\n  fruit:\n  - \"a\n   b\"\n  - tag: c\n    label: 'd\n     e'\n",
        "\"formc\": 1\n\"title\": \"a\\\n  b\"\n",
    ])
    func linesInQuotesElsewhere(_ spec: String) { #expect(differences(spec) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        title:
        |
        ^ error indentation: a block is indented deeper than its key; indent it by 2 more spaces
          Name
        """#,
        #"""
        formc: 1
        title: >
        \#u{20}  \#u{20}
        ^^^^ error indentation: this blank line is indented deeper than the text of the block; empty it
        \#u{20}
          # Name
        description: More
        """#,
    ])
    func blocks(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        "formc: 1\ntitle:\n  |\n  Name\ndescription:\n  # x\n >\n More\n",
        "formc: 1\ntitle: |\n  Name\n \n\n  # of pet\ndescription: a\n",
        "formc: 1\nx-title: |\n     \n# Name\ndescription: a\n",
        "formc: 1\nx-title: |\n  \n  # Name\ndescription: a\n",
    ])
    func blocksElsewhere(_ spec: String) { #expect(differences(spec) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        choices:
          fruit: [-, apple]
                  ^ error reserved-character: inside brackets a plain value cannot be a `-` alone; quote the value
          herbs: [mint, -]
                        ^ error reserved-character
        """#,
        #"""
        formc: 1
        choices:
          fruit: [{ tag: -}, apple]
                         ^ error reserved-character
        """#,
        #"""
        formc: 1
        choices:
          fruit: [{ ?tag: apple }]
                    ^ error reserved-character: inside brackets a plain value cannot start with `?`; quote the value
        """#,
        #"""
        formc: 1
        choices:
          fruit: [?apple: Apple]
                  ^ error reserved-character
        """#,
    ])
    func indicators(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        "formc: 1\nchoices:\n  fruit: [-1, --x, \"-y\", '?z', why?, a?b, c-, { ? tag : apple }]\n",
        "formc: 1\nchoices:\n  fruit: { tag-type: string, options: [a, b-, -?] }\n",
    ])
    func noIndicators(_ spec: String) { #expect(differences(spec) == []) }

    /// However many lines there are and however far to the right they begin, each is looked at once, and the fix is small.
    @Test(arguments: [1, 20_000])
    func manyLines(column: Int) {
        let lines = String(repeating: "a,#x\n\"b\nc\",\n", count: 5_000)
        let spec = "x:\n" + String(repeating: " ", count: column) + "y: [\n" + lines + "]\n"
        var found: [Diagnostic] = []
        let time = ContinuousClock().measure { found = read(spec).found }
        #expect(found.count { $0.id == "comment-without-blank" } == 5_000)
        let fixes = found.filter { $0.id == "indentation" }.compactMap(\.fix)
        #expect(fixes.map(\.edits.count) == (column == 1 ? [1_000] : []))
        // Well under a second; if each line walked the column or made it anew, minutes.
        #expect(time < .seconds(20))
    }

    /// The line with the directive, not the document after it.
    @Test func directivesAfterADocument() {
        let marked = #"""
            formc: 1
            choices: { fruit: [apple] }
            %YAML 1.2
            ^^^^^^^^^ error directive
            ---
            formc: 1
            """#
        #expect(differences(marked) == [])
    }
}
