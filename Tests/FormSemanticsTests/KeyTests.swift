import FormTestSupport
import Testing

/// Keys: unknown, misspelt, missing, kept for later, and what stands behind them.
@Suite struct KeyTests {
    /// A misspelt key is one message, not also a missing one.
    @Test(arguments: [
        #"""
        formc: 1
        colour: red
        ^^^^^^ error unknown-key: `colour` is no key of a spec
        """#,
        #"""
          - { id: name, type: text, lable: Name }
                                    ^^^^^ error unknown-key: `lable` is no key of a field of type `text`
        """#,
        #"""
          - { id: name, type: text, label: Name, min: 3 }
                                                 ^^^ error unknown-key: `min` is no key of a field of type `text`
        """#,
        #"""
          - { id: name, type: text, label: Name, secret: true }
                                                 ^^^^^^ error unknown-key
        """#,
        #"""
        formc: 1
        form: Order
        sections:
          - titel: One
            ^^^^^ error unknown-key: `titel` is no key of a section; did you mean `title`?
            feilds:
            ^^^^^^ error unknown-key
              - { id: a, type: text, label: A }
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - { tag: apple, lable: Apple }
                            ^^^^^ error unknown-key: `lable` is no key of an option; did you mean `label`?
        """#,
        #"""
        formc: 1
        choices:
          fruit: { tagtype: integer, options: [1] }
                   ^^^^^^^ error unknown-key: `tagtype` is no key of a list of options; did you mean `tag-type`?
        """#,
        #"""
          - { id: n, type: note, text: Hello, required: true }
                                              ^^^^^^^^ error unknown-key: `required` is no key of a field of type `note`
        """#,
        #"""
        formc: 1
        form: Order
        section:
        ^^^^^^^ error unknown-key: `section` is no key of a spec; did you mean `sections`?
          - fields:
              - { id: a, type: text, label: A }
        """#,
    ])
    func unknownKeys(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
        form: Order
        ^^^^ error missing-key: a spec needs the key `formc`
        sections:
        - fields:
          - { id: a, type: text, label: A }
        """#,
        #"""
        formc: 1
        ^^^^^ error missing-key
        form: Order
        """#,
        #"""
          - { type: text, label: Name }
              ^^^^ error missing-key: a field of type `text` needs the key `id`
        """#,
        #"""
          - { id: name, label: Name }
              ^^ error missing-key: a field needs the key `type`
        """#,
        #"""
          - { id: name, type: text }
              ^^ error missing-key
        """#,
        #"""
          - { type: note }
              ^^^^ error missing-key
        """#,
        #"""
          - { id: fruit, type: picker, label: Fruit }
              ^^ error missing-key
        """#,
        #"""
        formc: 1
        form: Order
        sections:
          - title: One
            ^^^^^ error missing-key: a section needs the key `fields`
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - label: Apple
              ^^^^^ error missing-key: an option needs the key `tag`
              exclusive: true
        """#,
        #"""
        formc: 1
        choices:
          fruit: { swift-name: Fruit }
                   ^^^^^^^^^^ error missing-key: a list of options needs the key `options`
        """#,
    ])
    func missingKeys(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        title:
        ^^^^^ error empty-value: `title` has no value; write one, or remove the key
        """#,
        #"""
          - id:
            ^^ error empty-value
            type: text
            label: Name
        """#,
        #"""
          - id: name
            type:
            ^^^^ error empty-value
            label: Name
        """#,
        #"""
          - { id: name, type: text, label: Name, required: ~ }
                                                           ^ error not-boolean: expected `true` or `false`, found `~`
        """#,
        #"""
        formc: 1
        choices:
          fruit:
          ^^^^^ error empty-value
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - apple:
              ^^^^^ error empty-value
            - pear
        """#,
        #"""
        formc: 1
        form: Order
        sources:
        ^^^^^^^ error empty-value
        sections:
        - fields:
          - { id: name, type: text, label: Name }
        """#,
    ])
    func emptyValues(_ marked: String) { #expect(found(marked) == []) }

    /// Keys that begin with `x-` are anybody's.
    @Test(arguments: [
        #"""
        formc: 1
        x-note: [anything, { at: all }]
        choices:
          fruit:
            - { tag: apple, x-stock: 12 }
        """#
    ])
    func otherKeys(_ marked: String) { #expect(found(marked) == []) }
}
