import FormTestSupport
import Testing

/// Choice lists of other specs: what can be used, and what is wrong.
@Suite struct ImportTests {
    @Test(arguments: [
        // A file that only shares, and a form.
        #"""
        formc: 1
        form: Order
        imports: [fruit.form.yaml, menus/menu.form.yaml]
        sections:
        - fields:
          - { id: fruit, type: picker, label: Fruit, options: fruit, default: apple }
          - { id: dishes, type: checkboxes, label: Dishes, options: dish, default: [soup] }
        === fruit.form.yaml
        formc: 1
        choices:
          fruit: [apple, pear]
          nuts: [hazel]
        === menus/menu.form.yaml
        formc: 1
        form: Menu
        choices:
          dish: [soup, salad]
        sections:
        - fields:
          - { id: dish, type: picker, label: Dish, options: dish }
        """#,
        // Two files import a third.
        #"""
        formc: 1
        form: Order
        imports: [a.form.yaml, b/b.form.yaml]
        sections:
        - fields:
          - { id: a, type: picker, label: A, options: a }
          - { id: b, type: picker, label: B, options: b }
        === a.form.yaml
        formc: 1
        form: First
        imports: b/c.form.yaml
        choices:
          a: [x]
        sections:
        - fields:
          - { id: one, type: picker, label: One, options: a }
          - { id: two, type: picker, label: Two, options: c }
        === b/b.form.yaml
        formc: 1
        form: Second
        imports: ./c.form.yaml
        choices:
          b: [x]
        sections:
        - fields:
          - { id: one, type: picker, label: One, options: b }
          - { id: two, type: picker, label: Two, options: c }
        === b/c.form.yaml
        formc: 1
        choices:
          c: [x]
        """#,
    ])
    func nothingIsFound(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        form: Order
        imports: [gone.form.yaml, sub, ../fruit.form.yaml, /fruit.form.yaml, sub/../../x.form.yaml]
                  ^^^^^^^^^^^^^^ error unreadable-import: there is no file `gone.form.yaml`
                                  ^^^ error unreadable-import: `sub` is a folder, not a spec
                                       ^^^^^^^^^^^^^^^^^^ error import-outside: `../fruit.form.yaml` leads out of
                                                           ^^^^^^^^^^^^^^^^ error import-outside: is an absolute path
                                                                             ^^^^^^^^^^^^^^^^^^^^^ error import-outside
        sections:
        - fields:
          - { id: fruit, type: picker, label: Fruit, options: fruit, default: apple }
        === sub/x.form.yaml
        formc: 1
        """#,
        #"""
        formc: 1
        form: Order
        imports: [lists/Common, lists/More.yaml, lists/None]
                  ^^^^^^^^^^^^ error unreadable-import: there is no file `lists/Common`; did you mean `lists/Common.form.yaml`?
                                ^^^^^^^^^^^^^^^ error unreadable-import: did you mean `lists/More.form.yaml`?
                                                 ^^^^^^^^^^ error unreadable-import: a path is relative to the folder of this spec
        sections:
        - fields:
          - { id: fruit, type: picker, label: Fruit, options: fruit }
        === lists/Common.form.yaml
        formc: 1
        choices:
          fruit: [apple]
        === lists/More.form.yaml
        formc: 1
        choices:
          nuts: [hazel]
        """#,
        // A list of what could not be read is not missed.
        #"""
        formc: 1
        form: Order
        imports: { fruit: fruit.form.yaml }
                 ^^^^^^^^^^^^^^^^^^^^^^^^^^ error wrong-kind
        sections:
        - fields:
          - { id: fruit, type: picker, label: Fruit, options: fruit }
        """#,
        #"""
        formc: 1
        form: Order
        import: fruit.form.yaml
        ^^^^^^ error unknown-key: `import` is no key of a spec; did you mean `imports`?
        sections:
        - fields:
          - { id: fruit, type: picker, label: Fruit, options: fruit }
        """#,
        #"""
        formc: 1
        form: Order
        imports: [fruit.form.yaml, ./fruit.form.yaml]
                                   ^^^^^^^^^^^^^^^^^ error duplicate-import: `fruit.form.yaml` is imported already
                  ^^^^^^^^^^^^^^^ note: first imported here
        sections:
        - fields:
          - { id: fruit, type: picker, label: Fruit, options: fruit }
        === fruit.form.yaml
        formc: 1
        choices:
          fruit: [apple]
        """#,
    ])
    func paths(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        form: Order
        imports: [test.form.yaml]
                  ^^^^^^^^^^^^^^ error import-cycle: a spec cannot import itself
        choices:
          fruit: [apple]
        sections:
        - fields:
          - { id: fruit, type: picker, label: Fruit, options: fruit }
        """#,
        #"""
        formc: 1
        form: Order
        imports: [a.form.yaml]
                  ^^^^^^^^^^^ error import-cycle: circle: `test.form.yaml → a.form.yaml → b.form.yaml → test.form.yaml`
                  ^^^^^^^^^^^ note: `test.form.yaml` imports `a.form.yaml`
        sections:
        - fields:
          - { id: a, type: picker, label: A, options: a }
        === a.form.yaml
        formc: 1
        form: First
        imports: [b.form.yaml]
                  ^^^^^^^^^^^ note: `a.form.yaml` imports `b.form.yaml`
        choices:
          a: [x]
        sections:
        - fields:
          - { id: a, type: picker, label: A, options: a }
          - { id: b, type: picker, label: B, options: b }
        === b.form.yaml
        formc: 1
        form: Second
        imports: [test.form.yaml]
                  ^^^^^^^^^^^^^^ note: `b.form.yaml` imports `test.form.yaml`
        choices:
          b: [x]
        sections:
        - fields:
          - { id: a, type: picker, label: A, options: from-test }
          - { id: b, type: picker, label: B, options: b }
        """#,
        // The circle is none of the spec's own.
        #"""
        formc: 1
        form: Order
        imports: [a.form.yaml]
        sections:
        - fields:
          - { id: a, type: picker, label: A, options: a }
        === a.form.yaml
        formc: 1
        imports: b.form.yaml
                 ^^^^^^^^^^^ error import-cycle: `a.form.yaml → b.form.yaml → a.form.yaml`
        === b.form.yaml
        formc: 1
        imports: a.form.yaml
                 ^^^^^^^^^^^ note: `b.form.yaml` imports `a.form.yaml`
        """#,
    ])
    func circles(_ marked: String) { #expect(found(marked) == []) }

    /// What is wrong in an imported file is said there, and nothing that follows from it.
    @Test(arguments: [
        #"""
        formc: 1
        form: Order
        imports: [fruit.form.yaml]
        sections:
        - fields:
          - { id: fruit, type: picker, label: Fruit, options: fruit, default: pear }
        === fruit.form.yaml
        formc: 1
        choices:
          fruit: [apple, { tag: pear, labl: Pear }]
                                      ^^^^ error unknown-key
        """#,
        #"""
        formc: 1
        form: Order
        imports: [fruit.form.yaml]
        sections:
        - fields:
          - { id: fruit, type: picker, label: Fruit, options: fruit }
        === fruit.form.yaml
        choices:
        ^^^^^^^ error missing-key: a spec needs the key `formc`
          fruit: [apple]
        """#,
        #"""
        formc: 1
        form: Order
        imports: [fruit.form.yaml]
        sections:
        - fields:
          - { id: fruit, type: picker, label: Fruit, options: fruit }
        === fruit.form.yaml
        formc: 1
        imports: gone.form.yaml
                 ^^^^^^^^^^^^^^ error unreadable-import
        """#,
    ])
    func faultsInside(_ marked: String) { #expect(found(marked) == []) }
}
