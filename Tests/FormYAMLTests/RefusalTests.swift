import FormTestSupport
import Testing

/// What YAML has and the language does not take: each is refused once, at the smallest place.
@Suite struct RefusalTests {
    @Test(arguments: [
        #"""
        formc: 1
        title: *name
               ^^^^^ error alias: YAML aliases are not used in forms
        """#,
        #"""
        formc: 1
        choices:
          fruit: [apple, *pear]
                         ^^^^^ error alias
        """#,
        #"""
        formc: 1
        *name : a
        ^^^^^ error alias
        title: Fruit
        """#,
        #"""
        formc: 1
        title: **Name**
               ^^^^^^^^ error alias
        """#,
    ])
    func aliases(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        title: &name Name
               ^^^^^ error anchor: YAML anchors are not used in forms
        """#,
        #"""
        formc: 1
        title: &Name
               ^^^^^ error anchor
        description: Fruit
        """#,
        #"""
        formc: 1
        choices: &all
                 ^^^^ error anchor
          fruit: [apple]
        """#,
        #"""
        formc: 1
        title: & more
               ^ error anchor
        """#,
        #"""
        formc: 1
        title: !!str Name
               ^^^^^ error yaml-tag: YAML tags are not used in forms
        """#,
        #"""
        formc: 1
        title: !Name
               ^^^^^ error yaml-tag
        """#,
        #"""
        formc: 1
        title: &a !b Name
               ^^ error anchor
                  ^^ error yaml-tag
        """#,
    ])
    func anchorsAndTags(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        choices:
          fruit:
            - tag: apple
              <<: { label: Apple }
              ^^ error merge-key: merge keys are not used in forms
        """#,
        #"""
        formc: 1
        choices:
          "<<": [apple]
        """#,
    ])
    func mergeKeys(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        ? [a, b]
          ^^^^^^ error complex-key: a key is a single word here, not a list or mapping; quote it if it is text
        : c
        """#,
        #"""
        formc: 1
        title: {{ name }}
                ^^^^^^^^ error complex-key
        """#,
    ])
    func complexKeys(_ marked: String) { #expect(differences(marked) == []) }

    /// The first counts; each other one is marked, also beyond the few that are compared one by one.
    @Test(arguments: [
        #"""
        formc: 1
        title: One
        choices:
          fruit: [apple]
        title: Two
        ^^^^^ error duplicate-key: key `title` stands twice in one mapping
        """#,
        #"""
        formc: 1
        title: One
        "title": Two
        ^^^^^^^ error duplicate-key
        """#,
        #"""
        formc: 1
        choices:
          fruit: [apple]
          fruit: [pear]
          ^^^^^ error duplicate-key
          fruit: [plum]
          ^^^^^ error duplicate-key
        """#,
        #"""
        formc: 1
        choices:
          list0: [a]
          list1: [a]
          list2: [a]
          list3: [a]
          list4: [a]
          list5: [a]
          list6: [a]
          list7: [a]
          list8: [a]
          list9: [a]
          list10: [a]
          list11: [a]
          list12: [a]
          list13: [a]
          list14: [a]
          list15: [a]
          list16: [a]
          list17: [a]
          list18: [a]
          list19: [a]
          list3: [b]
          ^^^^^ error duplicate-key
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - { tag: apple, label: Apple }
            - { tag: pear, label: Pear }
        """#,
    ])
    func duplicateKeys(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        %YAML 1.2
        ^^^^^^^^^ error directive: YAML directives are not used in forms; remove the line
        ---
        formc: 1
        """#,
        #"""
        %YAML 1.2
        ^^^^^^^^^ error directive
        formc: 1
        """#,
        #"""
        %FOO bar
        ^^^^^^^^ error directive
        ---
        formc: 1
        """#,
        #"""
        %YAML 2.0
        ^^^^^^^^^ error directive
        ---
        formc: 1
        """#,
        #"""
        %TAG ! tag:example.org,2026:
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error directive
        ---
        formc: 1
        """#,
        #"""
        formc: 1
        %YAML 1.2
        ^^^^^^^^^ error directive
        title: Name
        """#,
    ])
    func directives(_ marked: String) { #expect(differences(marked) == []) }

    @Test(arguments: [
        #"""
        ---
        formc: 1
        ...
        """#,
        #"""
        formc: 1
        ---
        ^^^ error second-document: a spec is one YAML document; another starts here; move it into a file of its own
        formc: 1
        """#,
        #"""
        formc: 1
        ...
        ---
        ^^^ error second-document
        formc: 1
        """#,
        #"""
        formc: 1
        ---
        ^^^ error second-document
        """#,
        #"""
        formc: 1
        ...
        title: Name
        ^^^^^^^^^^^ error text-after-value: the document ended before this; remove the `...` above it
        """#,
        #"""
        { "formc": "1" }
        title: Name
        ^^^^^^^^^^^ error text-after-value: the document ended before this; is it indented like what it belongs to?
        """#,
    ])
    func documents(_ marked: String) { #expect(differences(marked) == []) }
}
