import FormTestSupport
import Testing

/// Imported lists beside the form's own: names, texts, and whether they are used.
@Suite struct ImportedListTests {
    @Test(arguments: [
        #"""
        formc: 1
        form: Order
        imports: [fruit.form.yaml]
                  ^^^^^^^^^^^^^^^ error duplicate-list: there are two lists `fruit`, one of them from `fruit.form.yaml`
        choices:
          fruit: [apple]
          ^^^^^ note: the other stands here
        sections:
        - fields:
          - { id: fruit, type: picker, label: Fruit, options: fruit }
        === fruit.form.yaml
        formc: 1
        choices:
          fruit: [pear]
          ^^^^^ note: `fruit.form.yaml` has it
        """#,
        #"""
        formc: 1
        form: Order
        imports: [a.form.yaml, b.form.yaml]
                               ^^^^^^^^^^^ error duplicate-list: there are two lists `fruit`, one of them from `b.form
        sections:
        - fields:
          - { id: fruit, type: picker, label: Fruit, options: fruit }
        === a.form.yaml
        formc: 1
        choices:
          fruit: [pear]
          ^^^^^ note: the other stands here
        === b.form.yaml
        formc: 1
        choices:
          fruit: [apple]
          ^^^^^ note: `b.form.yaml` has it
        """#,
        // What an import imports is not passed on.
        #"""
        formc: 1
        form: Order
        imports: [a.form.yaml]
        sections:
        - fields:
          - { id: one, type: picker, label: One, options: fruit }
                                                          ^^^^^ error unavailable-list: the list `fruit` is of `b.form.
          - { id: two, type: picker, label: Two, options: fruit }
          - { id: three, type: picker, label: Three, options: dish }
        === a.form.yaml
        formc: 1
        form: A
        imports: [b.form.yaml]
        choices:
          dish: [soup]
        sections:
        - fields:
          - { id: one, type: picker, label: One, options: fruit }
          - { id: two, type: picker, label: Two, options: dish }
        === b.form.yaml
        formc: 1
        choices:
          fruit: [apple]
          ^^^^^ note: the list stands here
        """#,
        #"""
        formc: 1
        form: Order
        imports: [fruit.form.yaml]
        choices:
          fish: [cod]
          ^^^^ warning unused-list
        sections:
        - fields:
          - { id: one, type: picker, label: One, options: friut }
                                                          ^^^^^ error unknown-list: in the imports; did you mean `fruit`?
        === fruit.form.yaml
        formc: 1
        choices:
          fruit: [apple]
        """#,
        #"""
        formc: 1
        form: Order
        imports: [fruit.form.yaml]
        sections:
        - fields:
          - { id: one, type: picker, label: One, options: fruit, default: old }
                                                                          ^^^ error illegal-default: `old` is retired
          - { id: two, type: checkboxes, label: Two, options: fruit, max: 1, default: [apple, pear] }
                                                                                      ^^^^^^^^^^^^^ error illegal-default
        === fruit.form.yaml
        formc: 1
        choices:
          fruit: [apple, pear, { tag: old, retired: true }]
                                      ^^^ note: the option stands here
        """#,
    ])
    func lists(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        form: Order
        imports: [fruit.form.yaml, empty.form.yaml]
                  ^^^^^^^^^^^^^^^ warning unused-import: no field uses a list of `fruit.form.yaml`
                                   ^^^^^^^^^^^^^^^ warning unused-import: `empty.form.yaml` has no list under `choices`
        sections:
        - fields:
          - { id: one, type: text, label: One }
        === fruit.form.yaml
        formc: 1
        choices:
          fruit: [apple]
        === empty.form.yaml
        formc: 1
        """#,
        #"""
        formc: 1
        imports: fruit.form.yaml
                 ^^^^^^^^^^^^^^^ warning unused-import
        choices:
          nuts: [hazel]
        === fruit.form.yaml
        formc: 1
        choices:
          fruit: [apple]
        """#,
        // A field whose options could not be read may have meant it.
        #"""
        formc: 1
        form: Order
        imports: [fruit.form.yaml]
        sections:
        - fields:
          - { id: a, type: picker, label: A, optons: fruit }
                                             ^^^^^^ error unknown-key
        === fruit.form.yaml
        formc: 1
        choices:
          fruit: [apple]
        """#,
    ])
    func use(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        // The other file's languages are more, and in another order.
        #"""
        formc: 1
        form: Order
        language: de
        languages: [ja]
        imports: [fruit.form.yaml]
        sections:
        - fields:
          - { id: one, type: picker, label: { de: Eins, ja: 一 }, options: fruit }
        === fruit.form.yaml
        formc: 1
        languages: [JA, fr, DE]
        choices:
          fruit:
            - apple: { en: Apple, JA: りんご, fr: Pomme, DE: Apfel }
            - { tag: four, label: "4" }
        """#,
        // Of lists that are used; once for a file.
        #"""
        formc: 1
        form: Order
        language: de
        languages: [ja, en]
        imports: [fruit.form.yaml]
                  ^^^^^^^^^^^^^^^ warning missing-translation: options of `fruit.form.yaml` have no text in `de`, `ja`
        sections:
        - fields:
          - { id: one, type: picker, label: { de: Eins, ja: 一, en: One }, options: fruit }
        === fruit.form.yaml
        formc: 1
        choices:
          nuts: [hazel]
          fruit: [{ tag: "1", label: "1" }, apple, pear]
                                            ^^^^^ note: the first of them stands here
        """#,
    ])
    func languages(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        form: Order
        imports: [fruit.form.yaml]
        choices:
          obst: { swift-name: Fruit, options: [apfel] }
                              ^^^^^ error same-name: `Fruit` and a type of `fruit.form.yaml` are both `Fruit` in Swift
        sections:
        - fields:
          - { id: one, type: picker, label: One, options: fruit }
          - { id: two, type: picker, label: Two, options: obst }
        === fruit.form.yaml
        formc: 1
        choices:
          fruit: [apple]
          ^^^^^ note: the other stands here
        """#,
        #"""
        formc: 1
        form: Fruit
              ^^^^^ error same-name
        imports: [fruit.form.yaml]
        sections:
        - fields:
          - { id: one, type: picker, label: One, options: fruit }
        === fruit.form.yaml
        formc: 1
        choices:
          fruit: [apple]
        """#,
        // A list of another form is called by that form's name.
        #"""
        formc: 1
        form: Order
        imports: [menu.form.yaml]
        choices:
          obst: { swift-name: Fruit, options: [apfel] }
          menu: [a]
          ^^^^ error same-name: `menu` and a type of `menu.form.yaml` are both `Menu` in Swift
        sections:
        - fields:
          - { id: one, type: picker, label: One, options: fruit }
          - { id: two, type: picker, label: Two, options: obst }
          - { id: three, type: picker, label: Three, options: menu }
        === menu.form.yaml
        formc: 1
        form: Menu
        choices:
          fruit: [apple]
        sections:
        - fields:
          - { id: one, type: picker, label: One, options: fruit }
        """#,
        #"""
        formc: 1
        form: Order
        imports: [a.form.yaml, b.form.yaml]
                               ^^^^^^^^^^^ error same-name: a type of `b.form.yaml` and one of another import are both
        sections:
        - fields:
          - { id: one, type: picker, label: One, options: fruit }
          - { id: two, type: picker, label: Two, options: obst }
        === a.form.yaml
        formc: 1
        choices:
          fruit: [apple]
          ^^^^^ note: the other stands here
        === b.form.yaml
        formc: 1
        choices:
          obst: { swift-name: Fruit, options: [apfel] }
          ^^^^ note: the one stands here
        """#,
    ])
    func swiftNames(_ marked: String) { #expect(found(marked) == []) }
}
