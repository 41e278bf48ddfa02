import Testing

/// Many mistakes in one spec are as many findings: none hides another, and none is said twice.
@Test func twelveMistakes() {
    #expect(
        found(
            #"""
            formc: 1
            form: Order
            language: x
                      ^ error language-code
            titel: Orders
            ^^^^^ error unknown-key
            choices:
              fruit:
                - apple
                - apple
                  ^^^^^ error duplicate-tag
                - pear: Pear #1
                             ^^ warning comment-in-value
              herbs: []
                     ^^ error no-options
            sections:
              - fields:
                  - id: name
                    type: txt
                          ^^^ error unknown-type
                    label: Name
                  - id: 1st
                        ^^^ error id-spelling
                    type: text
                    label: First
                    required: yes
                              ^^^ error not-boolean
                  - id: fruits
                    ^^ error missing-key: a field of type `checkboxes` needs the key `label`
                    type: checkboxes
                    options: fruit
                    min: 5
                         ^ error min-unreachable
                  - id: count
                        ^^^^^ error keyword-id
                    type: integer
                    label: Count
                    default: ten
                             ^^^ error not-number
            """#) == [])
}
