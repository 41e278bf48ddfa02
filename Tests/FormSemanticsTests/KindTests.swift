import FormTestSupport
import Testing

/// Values of a kind that their key does not take; the version; what is empty.
@Suite struct KindTests {
    @Test(arguments: [
        #"""
        - formc: 1
        ^^^^^^^^^^ error wrong-kind: expected a mapping of keys such as `formc: 1`, found a list
        """#,
        #"""
        hello
        ^^^^^ error wrong-kind: expected a mapping of keys such as `formc: 1`, found a text
        """#,
        #"""
        formc: [1]
               ^^^ error wrong-kind: expected the version, found a list
        """#,
        #"""
        formc: 1
        title: [a]
               ^^^ error wrong-kind: expected a text, or a mapping from language to text, found a list
        """#,
        #"""
        formc: 1
        choices: [apple]
                 ^^^^^^^ error wrong-kind: expected a mapping of names, found a list
        """#,
        #"""
        formc: 1
        form: Order
        sections: One
                  ^^^ error wrong-kind: expected a list of sections, found a text
        """#,
        #"""
        formc: 1
        form: Order
        sections:
          - One
            ^^^ error wrong-kind: expected a section with `fields`, found a text
        """#,
        #"""
        formc: 1
        form: Order
        sections:
          - fields: name
                    ^^^^ error wrong-kind: expected a list of fields, found a text
        """#,
        #"""
        formc: 1
        form: Order
        sections:
          - fields: { name: text }
                    ^^^^^^^^^^^^^^ error wrong-kind: expected a list of fields, found a mapping
        """#,
        #"""
          - { id: [a], type: text, label: Name }
                  ^^^ error wrong-kind: expected an id, found a list
        """#,
        #"""
          - { id: name, type: [text], label: Name }
                              ^^^^^^ error wrong-kind: expected a type, found a list
        """#,
        #"""
          - { id: name, type: text, label: Name, required: [true] }
                                                           ^^^^^^ error wrong-kind: expected `true` or `false`,
        """#,
        #"""
          - { id: name, type: text, label: Name, max-length: {} }
                                                             ^^ error wrong-kind: expected a whole number, found
        """#,
        #"""
        formc: 1
        choices:
          fruit: apple
                 ^^^^^ error wrong-kind: expected a list of options, found a text
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - [apple]
              ^^^^^^^ error wrong-kind: expected an option: a tag, `tag: label`, or a mapping with `tag`, found a list
            - pear
        """#,
        #"""
          - { id: name, type: text, label: Name, default: { a: b } }
                                                          ^^^^^^^^ error wrong-kind: expected an answer: a
        """#,
        #"""
          - { id: name, type: text, label: Name, formerly: { a: b } }
                                                           ^^^^^^^^ error wrong-kind: expected a list of ids,
        """#,
        #"""
          - { id: name, type: text, label: Name, messages: [a] }
                                                           ^^^ error wrong-kind
        """#,
        #"""
          - { id: name, type: text, label: Name, messages: { required: [a] } }
                                                                       ^^^ error wrong-kind
        """#,
        #"""
        formc: 1
        reserved: [a]
                  ^^^ error wrong-kind: expected a mapping, found a list
        """#,
    ])
    func wrongKinds(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 2
               ^ error language-version: this formc reads version 1 of the language, not `2`; a newer formc is needed
        """#,
        #"""
        formc: one
               ^^^ error language-version: `one` is no version of the language; write `1`
        """#,
        #"""
        formc: 1.0
               ^^^ error language-version
        """#,
    ])
    func versions(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        form: Order
        sections: []
                  ^^ error no-sections: a form without sections; a section holds `fields`
        """#,
        #"""
        formc: 1
        form: Order
        sections:
          - fields: []
                    ^^ error no-fields: a section without fields
        """#,
        #"""
        formc: 1
        sections:
        ^^^^^^^^ error sections-without-form: sections in a spec that names no form
        - fields:
          - { id: a, type: text, label: A }
        """#,
    ])
    func emptySpecs(_ marked: String) { #expect(found(marked) == []) }
}
