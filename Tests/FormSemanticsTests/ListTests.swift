import FormTestSupport
import Testing

/// Lists and sources by name, and the former tags of options.
@Suite struct ListTests {
    @Test(arguments: [
        #"""
        formc: 1
        choices:
          fruit:
            - { tag: a, formerly: b }
                                  ^ error formerly-current: `b` is the tag of an option now, so it is no former name
            - b
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - { tag: a, formerly: [x, y] }
            - { tag: b, formerly: [y] }
                                   ^ error formerly-twice: the former name `y` is claimed twice
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - { tag: a, formerly: a }
                                  ^ error formerly-current
        """#,
    ])
    func formerTags(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        form: Order
        choices:
          fruit: [apple]
        sections:
        - fields:
          - { id: fruit, type: picker, label: Fruit, options: fruits }
                                                              ^^^^^^ error unknown-list: there is no list
        """#,
        #"""
        formc: 1
        form: Order
        choices:
          fruit: [apple]
          ^^^^^ warning unused-list: no field uses the list `fruit`
        sections:
        - fields:
          - { id: fruit, type: picker, label: Fruit, options: vegetables }
                                                              ^^^^^^^^^^ error unknown-list: there is no list
        """#,
        #"""
        formc: 1
        form: Order
        sources:
          goal:
        sections:
        - fields:
          - { id: fruit, type: picker, label: Fruit, options: goal }
                                                              ^^^^ error unknown-list: there is no list `goal`
        """#,
        #"""
        formc: 1
        form: Order
        sources:
          goal:
        sections:
        - fields:
          - { id: fruit, type: picker, label: Fruit, options: { source: gaol } }
                                                                        ^^^^ error unknown-source: there is no
        """#,
        #"""
        formc: 1
        form: Order
        sources:
          goal:
        sections:
        - fields:
          - { id: fruit, type: picker, label: Fruit, options: { source: goal, options: [a] } }
                                                                              ^^^^^^^ error source-and-options
        """#,
        #"""
        formc: 1
        form: Order
        choices:
          fruit: [apple]
          ^^^^^ warning unused-list
        sources:
          goal: { tag-type: integer }
          ^^^^ warning unused-source: no field uses the source `goal`
        sections:
        - fields:
          - { id: name, type: text, label: Name }
        """#,
        #"""
        formc: 1
        choices:
          fruit: [apple]
        """#,
    ])
    func lists(_ marked: String) { #expect(found(marked) == []) }

    /// Where a field's options could not be read, no list is called unused.
    @Test(arguments: [
        #"""
        formc: 1
        form: Order
        choices:
          fruit: [apple]
        sections:
        - fields:
          - { id: a, type: pickr, label: A }
                           ^^^^^ error unknown-type: `pickr` is no type of field; did you mean `picker`?
        """#,
        #"""
        formc: 1
        form: Order
        choices:
          fruit: [apple]
        sections:
        - fields:
          - { id: a, type: picker, label: A, optons: fruit }
                                             ^^^^^^ error unknown-key: `optons` is no key of a field of type `picker`
        """#,
    ])
    func unusedUnlessUnclear(_ marked: String) { #expect(found(marked) == []) }
}
