import FormTestSupport
import Testing

/// Blanks that are none: tabs in an indentation, and characters that only look like a space.
@Suite struct BlankTests {
    @Test(arguments: [
        #"""
        formc: 1
        choices:
        \#u{9}fruit: [apple]
        ^ error tab-in-indentation: a tab in the indentation; indent with spaces
        """#,
        #"""
        formc: 1
        choices:
          fruit:
         \#u{9} \#u{9}- apple
         ^^^ error tab-in-indentation
        """#,
        #"""
        formc: 1
        choices:
          fruit:
          \#u{9}- apple
          ^ error tab-in-indentation
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            -\#u{9}apple
             ^ error tab-in-indentation
        """#,
        #"""
        {
        \#u{9}"formc": "1",
        ^ error tab-in-indentation
        \#u{9}"title": "T"
        ^ error tab-in-indentation
        }
        """#,
    ])
    func tabs(_ marked: String) { #expect(differences(marked) == []) }

    /// Tabs after a key, at the end of a line and in texts are no fault.
    @Test(arguments: [
        #"""
        formc: 1
        title:\#u{9}Name\#u{9}
        description: |
          a\#u{9}b
          \#u{9}c
        """#
    ])
    func tabsElsewhere(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        choices:
        \#u{A0}\#u{A0}fruit: [apple]
        ^^^^ error no-break-space-in-indentation: a non-breaking space (U+00A0) in the indentation
        """#,
        #"""
        formc: 1
        choices:
          fruit:
           \#u{A0} - apple
           ^^ error no-break-space-in-indentation
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - tag: apple
             \#u{A0} label: Apple
             ^^ error no-break-space-in-indentation
        """#,
        #"""
        formc: 1
        title: Name
        \#u{A0}
        ^^ error no-break-space-in-indentation
        description: More
        """#,
    ])
    func noBreakSpaces(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        choices:
        \#u{3000}\#u{3000}fruit: [apple]
        ^^^^^^ error no-break-space-in-indentation: a space U+3000 in the indentation
        """#,
        #"""
        formc: 1
        choices:
        \#u{200B}  fruit: [apple]
        ^^^ error no-break-space-in-indentation: a space U+200B in the indentation
        """#,
    ])
    func otherSpaces(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        title:\#u{A0}Name
              ^^ error colon-without-blank: a non-breaking space (U+00A0) after `:`, where YAML needs a plain one
        """#,
        #"""
        formc: 1
        x-fruit:
          -\#u{A0}tag: apple
           ^^ error dash-without-blank: a non-breaking space (U+00A0) after `-`, where YAML needs a plain one
           label: Apple
        """#,
        #"""
        formc: 1
        title:\#u{3000}Name
              ^^^ error colon-without-blank: a space U+3000 after `:`, where YAML needs a plain one
        """#,
    ])
    func afterIndicators(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        title: "a
          \#u{A0}b"
        description: |
          \#u{A0}c
        """#
    ])
    func inTexts(_ marked: String) { #expect(differences(marked) == []) }
}
