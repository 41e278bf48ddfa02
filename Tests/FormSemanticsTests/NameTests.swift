import FormTestSupport
import Testing

/// Ids, former and reserved ids, and the names that they have in Swift.
@Suite struct NameTests {
    @Test(arguments: [
        #"""
          - { id: 1st, type: text, label: 1 }
                  ^^^ error id-spelling: `1st` is no id of a field
        """#,
        #"""
          - { id: näme, type: text, label: N }
                  ^^^^^ error id-spelling
        """#,
        #"""
          - { id: na me, type: text, label: N }
                  ^^^^^ error id-spelling
        """#,
        #"""
          - { id: _x, type: text, label: _ }
                  ^^ error id-spelling
        """#,
        #"""
          - { id: count, type: text, label: C }
                  ^^^^^ error keyword-id: `count` is a word of conditions, so it is no id of a field
        """#,
        #"""
          - { id: answered, type: text, label: A }
                  ^^^^^^^^ error keyword-id
        """#,
        #"""
          - { id: a-b_C9, type: text, label: A }
        """#,
    ])
    func ids(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
          - { id: name, type: text, label: N }
          - { id: name, type: text, label: N }
                  ^^^^ error duplicate-field-id: field id `name` is already used
        """#,
        #"""
          - { id: first-name, type: text, label: F }
          - { id: first_name, type: text, label: F }
                  ^^^^^^^^^^ error duplicate-field-id: field ids `first_name` and `first-name` are too much alike
        """#,
        #"""
          - { id: name, type: text, label: N }
          - { id: Name, type: text, label: N }
                  ^^^^ error duplicate-field-id
        """#,
        #"""
          - { id: name, type: text, label: N }
          - { id: other, type: text, label: O }
          - { id: name, type: text, label: N }
                  ^^^^ error duplicate-field-id
          - { id: name, type: text, label: N }
                  ^^^^ error duplicate-field-id
        """#,
        #"""
        formc: 1
        form: Order
        sections:
          - id: one
            fields: [{ id: a, type: text, label: A }]
          - id: One
                ^^^ error duplicate-section-id: section id `One` is already used
            fields: [{ id: b, type: text, label: B }]
        """#,
    ])
    func duplicateIDs(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        form: Order
        reserved: { fields: [old, older] }
        sections:
        - fields:
          - { id: old, type: text, label: O }
                  ^^^ error reserved-id: `old` was the id of a removed field; choose another
        """#,
        #"""
        formc: 1
        form: Order
        reserved: { fields: [old, older] }
        sections:
        - fields:
          - { id: a, type: text, label: A, formerly: older }
                                                     ^^^^^ error reserved-id
        """#,
        #"""
          - { id: a, type: text, label: A, formerly: b }
                                                     ^ error formerly-current: `b` is the id of a field now, so
          - { id: b, type: text, label: B }
        """#,
        #"""
          - { id: a, type: text, label: A, formerly: [x, y] }
          - { id: b, type: text, label: B, formerly: y }
                                                     ^ error formerly-twice: the former name `y` is claimed twice
        """#,
        #"""
          - { id: a, type: text, label: A, formerly: a }
                                                     ^ error formerly-current
        """#,
        #"""
          - { id: a, type: text, label: A, formerly: [1x] }
                                                      ^^ error id-spelling
        """#,
    ])
    func reservedIDs(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
          - { id: a, type: text, label: A, swift-name: class }
        """#,
        #"""
          - { id: a, type: text, label: A, swift-name: '`class`' }
        """#,
        #"""
          - { id: a, type: text, label: A, swift-name: 1st }
                                                       ^^^ error swift-name: `1st` is no name in Swift
        """#,
        #"""
          - { id: a, type: text, label: A, swift-name: a b }
                                                       ^^^ error swift-name
        """#,
        #"""
          - { id: a, type: text, label: A, swift-name: _ }
                                                       ^ error swift-name
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - { tag: a, swift-name: b-c }
                                    ^^^ error swift-name
        """#,
    ])
    func swiftNames(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
          - { id: fooBar, type: text, label: F }
          - { id: foo-bar, type: text, label: F }
                  ^^^^^^^ error same-name: `fooBar` and `foo-bar` are both `fooBar` in Swift
        """#,
        #"""
          - { id: a, type: text, label: A, swift-name: b }
          - { id: b, type: text, label: B }
                  ^ error same-name
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - foo bar
            - foo-bar
              ^^^^^^^ error same-name
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - "+"
            - plus
              ^^^^ error same-name
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - { tag: a, swift-name: b }
            - b
              ^ error same-name
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - e\#u{301}a
            - éa
              ^^^ error same-name: two things called `e\#u{301}a` are `éa` in Swift
        """#,
        #"""
        formc: 1
        form: Order
        choices:
          fruit: [a]
        sections:
        - fields:
          - { id: fruit, type: picker, label: Fruit, options: fruit }
        """#,
        #"""
        formc: 1
        form: fruit
        choices:
          Fruit: [a]
          ^^^^^ error same-name
        sections:
        - fields:
          - { id: x, type: picker, label: X, options: Fruit }
        """#,
        #"""
        formc: 1
        form: Order
        choices:
          Fruit: [b]
        sections:
        - fields:
          - { id: fruit, type: picker, label: Fruit, options: [a] }
                  ^^^^^ error same-name: `Fruit` and `fruit` are both `Fruit` in Swift
          - { id: other, type: picker, label: Fruit, options: Fruit }
        """#,
        #"""
        formc: 1
        form: Order
        choices:
          OrderLists: [b]
          ^^^^^^^^^^ error same-name: `Order` and `OrderLists` are both `OrderLists` in Swift
        sections:
        - fields:
          - { id: other, type: picker, label: Fruit, options: OrderLists }
        """#,
        #"""
        formc: 1
        choices:
          fruit: [a]
          Fruit: [b]
          ^^^^^ error same-name
        """#,
    ])
    func sameNames(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
          - { id: violations, type: text, label: V }
                  ^^^^^^^^^^ error reserved-name: its Swift name, `violations`, would hide one that the generated
        """#,
        #"""
          - { id: hash-value, type: text, label: H }
                  ^^^^^^^^^^ error reserved-name
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - all-cases
              ^^^^^^^^^ error reserved-name
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - allCases
              ^^^^^^^^ error reserved-name
            - choice table
              ^^^^^^^^^^^^ error reserved-name
        """#,
        #"""
        formc: 1
        choices:
          string: [a]
          ^^^^^^ error reserved-name
          form-field: [b]
          ^^^^^^^^^^ error reserved-name
        """#,
        #"""
        formc: 1
        form: set
              ^^^ error reserved-name
        sections:
        - fields:
          - { id: x, type: text, label: X }
        """#,
        #"""
          - { id: field, type: picker, label: Fruit, options: [a] }
                  ^^^^^ error keyword-id
                  ^^^^^ error reserved-name
        """#,
    ])
    func reservedNames(_ marked: String) { #expect(found(marked) == []) }
}
