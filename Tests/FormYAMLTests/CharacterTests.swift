import FormTestSupport
import Testing

/// Characters that are refused, raw and by escape. What they stand in is not judged, and nothing is missing for it.
@Suite struct CharacterTests {
    @Test(arguments: [
        #"""
        formc: 1
        title: Na\#u{1}me
                 ^ error control-character: control character U+0001 is not allowed; remove it
        """#,
        #"""
        formc: 1
        title: Na\#u{0}me
                 ^ error control-character: control character U+0000 is not allowed; remove it
        description: \#u{7F}
                     ^ error control-character: control character U+007F is not allowed; remove it
        """#,
        #"""
        formc: 1
        title: Na\#u{99}me
                 ^^ error control-character: control character U+0099 is not allowed; remove it
        """#,
        #"""
        formc: 1
        ti\#u{1}tle: Name
          ^ error control-character
        """#,
        #"""
        formc: 1
        title: Na\#u{FEFF}me
                 ^^^ error control-character: character U+FEFF is not allowed; remove it
        """#,
        #"""
        formc: 1
        title: Na\#u{FFFF}me
                 ^^^ error control-character: character U+FFFF is not allowed; remove it
        """#,
    ])
    func raw(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        title: "Na\x01me"
                  ^^^^ error control-character
        """#,
        #"""
        formc: 1
        title: "a \0 é \a \e \x7f \u0080 \U00000099"
                  ^^ error control-character
                        ^^ error control-character: control character U+0007 is not allowed; remove it
                           ^^ error control-character: control character U+001B is not allowed; remove it
                              ^^^^ error control-character
                                   ^^^^^^ error control-character: control character U+0080 is not allowed; remove it
                                          ^^^^^^^^^^ error control-character
        """#,
    ])
    func byEscape(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        title: "a\tb\n\N\L\P\_c"
        """#
    ])
    func allowedByEscape(_ marked: String) { #expect(differences(marked) == []) }

    /// Line ends of YAML that no editor shows as such.
    @Test(arguments: [
        #"""
        formc: 1
        title: Na\#u{85}me
                 ^^ error exotic-line-end: YAML takes the character U+0085 for a line end
        """#,
        #"""
        formc: 1
        title: Na\#u{2028}me
                 ^^^ error exotic-line-end: YAML takes the character U+2028 for a line end
        """#,
        #"""
        formc: 1
        title: "Na\#u{2029}me"
                  ^^^ error exotic-line-end: YAML takes the character U+2029 for a line end
        """#,
    ])
    func lineEnds(_ marked: String) { #expect(differences(marked) == []) }

    /// A lone one ends a line of old files: it is said once, and the file is read all the same.
    @Test(arguments: [
        #"""
        formc: 1
        title: One\#u{D}description: Two
                  ^ error carriage-return: a carriage return without a line feed; end lines with LF or CRLF
        """#
    ])
    func carriageReturns(_ marked: String) { #expect(differences(marked) == []) }

    @Test func carriageReturnsBeforeLineFeeds() {
        #expect(differences("formc: 1\r\ntitle: One\r\ndescription: |\r\n  a\r\n  b\r\n") == [])
    }

    /// The key that was meant is not missing, and a value is not judged.
    @Test(arguments: [
        #"""
        formc: 1
        fo\#u{1}rm: F
          ^ error control-character
        sections:
          - fields:
              - { id: a, type: te\#u{1}xt, label: A }
                                 ^ error control-character
        """#,
        #"""
        \#u{FEFF}\#u{FEFF}formc: 1
        ^^^ error control-character
        """#,
    ])
    func brokenPlaces(_ marked: String) { #expect(differences(marked) == []) }
}
