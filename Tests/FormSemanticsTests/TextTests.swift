import FormTestSupport
import Testing

/// Texts for people: blanks, languages, and what messages stand for.
@Suite struct TextTests {
    @Test(arguments: [
        #"""
        formc: 1
        title: ""
               ^^ error empty-text: an empty text; write one, or remove it
        """#,
        #"""
        formc: 1
        title: "  "
               ^^^^ error empty-text
        """#,
        #"""
        formc: 1
        title: " Name"
                ^ warning stray-blanks: leading blanks belong to the value; remove them
        """#,
        #"""
        formc: 1
        title: "Name \t"
                    ^^^ warning stray-blanks: trailing blanks belong to the value; remove them
        """#,
        #"""
        formc: 1
        title: ' Name '
                ^ warning stray-blanks
                     ^ warning stray-blanks
        """#,
        #"""
        formc: 1
        description: |
          one
          two \#u{20}
             ^^ warning stray-blanks
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - ""
              ^^ error wrong-kind: expected a tag, found nothing
            - pear
        """#,
        #"""
        formc: 1
        choices:
          fruit:
            - " apple"
               ^ warning stray-blanks
        """#,
    ])
    func texts(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        language: english language
                  ^^^^^^^^^^^^^^^^ error language-code: `english language` is no language code
        """#,
        #"""
        formc: 1
        language: x
                  ^ error language-code
        """#,
        #"""
        formc: 1
        languages: [ja, en]
                        ^^ error language-twice: `en` is a language of this form already
        title: { en: Name, ja: 名前 }
        """#,
        #"""
        formc: 1
        languages: [ja, ja]
                        ^^ error language-twice
        """#,
        #"""
        formc: 1
        languages: [pt-BR, zh-Hans-CN]
        """#,
    ])
    func languages(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
        formc: 1
        languages: [ja]
        title: Name
               ^^^^ warning missing-translation: no text in `ja`
        """#,
        #"""
        formc: 1
        languages: [ja, de]
        title: { en: Name, ja: 名前 }
               ^^^^^^^^^^^^^^^^^^^^^^^^ warning missing-translation
        """#,
        #"""
        formc: 1
        title: { en: Name, ja: 名前 }
                           ^^ error unlisted-language: `ja` is no language of this form; list it under `languages`
        """#,
        #"""
        formc: 1
        languages: [ja]
        title: { ja: 名前 }
               ^^^^^^^^^^^^^^ error no-own-language: the text in the form's own language, `en`, is missing
        """#,
        #"""
        formc: 1
        language: de
        title: { de: Name }
        """#,
        #"""
        formc: 1
        languages: [ja]
        choices:
          fruit:
            - apple
              ^^^^^ warning missing-translation
            - pear: { en: Pear, ja: 梨 }
        """#,
        #"""
        formc: 1
        languages: [ja]
        title: { en: Name, ja: }
                           ^^ error empty-value: `ja` has no value; write one, or remove the key
        """#,
        #"""
        formc: 1
        languages: [ja]
        title: { en: Name, jp: 名前 }
                           ^^ error unlisted-language: `jp` is no language of this form; did you mean `ja`?
        """#,
    ])
    func translations(_ marked: String) { #expect(found(marked) == []) }

    @Test(arguments: [
        #"""
          - { id: name, type: text, label: Name, messages: { requried: Please } }
                                                             ^^^^^^^^ error unknown-violation: `requried` is no
        """#,
        #"""
          - { id: name, type: text, label: Name, messages: { nonsense: Please } }
                                                             ^^^^^^^^ error unknown-violation: `nonsense` is no
        """#,
        #"""
          - id: name
            type: text
            label: Name
            messages: { too-long: "{label} has {mx} at most, {max} really" }
                                               ^^^^ error unknown-placeholder: `{mx}` stands for nothing
        """#,
        #"""
          - id: name
            type: text
            label: Name
            messages:
              too-long: |
                At most
                {count} of {found}
                ^^^^^^^ error unknown-placeholder: `{count}` stands for nothing
        """#,
        #"""
        formc: 1
        messages: { required: 'It''s {labl} that is missing' }
                                     ^^^^^^ error unknown-placeholder
        """#,
        #"""
          - { id: name, type: text, label: Name, messages: { required: 'A {} or {Label}' } }
        """#,
    ])
    func messages(_ marked: String) { #expect(found(marked) == []) }
}
