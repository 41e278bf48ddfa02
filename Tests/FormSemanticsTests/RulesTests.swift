import Testing

/// Rules across fields.
@Suite struct RulesTests {
    private static let fields = """
        sections:
        - fields:
          - { id: start, type: date, label: Start }
          - { id: end, type: date, label: End }
          - { id: member, type: toggle, label: Member }
          - { id: age, type: integer, label: Age, max: 120 }

        """

    @Test(arguments: [
        """
        rules:
        - require: end >= start
          message: Too early
        - { require: age > 17 or not member, message: Too young, at: age, when: member, id: adults }
        - { require: member, message: { en: Not a member }, at: age, when: age is answered }
        """,
        """
        rules:
        - require: member
          ^^^^^^^ error missing-key: a rule needs the key `message`
        - message: No
          ^^^^^^^ error missing-key: a rule needs the key `require`
        """,
        """
        rules:
        - { require: end >= strat, message: No }
                            ^^^^^ error unknown-field: `strat` is no field of this form; did you mean `start`?
        - { require: member, message: No, when: nobody }
                                                ^^^^^^ error unknown-field: `nobody` is no field of this form
        - { require: member, message: No, at: mebmer }
                                              ^^^^^^ error unknown-field: `mebmer` is no field of this form; did you mean `member`?
        """,
        """
        rules:
        - { require: end >= start, message: No, at: member }
                                                    ^^^^^^ error rule-at: the rule says nothing of `member`, at which it is shown; it names `end`, `start`
        - { require: end >= start, message: No, when: member, at: age }
                                                                  ^^^ error rule-at: it names `end`, `start`, `member`
        """,
        """
        rules:
        - { id: one-two, require: member, message: No }
        - { id: One_Two, require: member, message: No }
                ^^^^^^^ error duplicate-rule-id: rule id `One_Two` is already used
        - { id: 3rd, require: member, message: No }
                ^^^ error id-spelling
        """,
        """
        rules:
        - { require: age > 200, message: No }
                     ^^^^^^^^^ error never-true
        - { require: age <= 120, message: No }
                     ^^^^^^^^^^ warning never-false
        - { require: age, message: No }
                     ^^^ error condition-type
        - { require: age => 3, message: No }
                         ^^ error foreign-operator
        """,
        """
        rules:
        - { require: member, message: "{label} is needed" }
        - { require: member, message: "{name} must be a member" }
                                       ^^^^^^ error unknown-placeholder
        """,
        """
        rules:
        - { require: member, message: No, messages: No }
                                          ^^^^^^^^ error unknown-key: `messages` is no key of a rule; did you mean `message`?
        - member
          ^^^^^^ error wrong-kind
        """,
    ])
    func rules(_ marked: String) { #expect(found("formc: 1\nform: Order\n" + Self.fields + marked) == []) }

    @Test func messagesAreInEveryLanguage() {
        let head = "formc: 1\nform: Order\nlanguages: [de]\nsections:\n- fields:\n"
        let field = "  - { id: a, type: toggle, label: { en: A, de: A } }\n"
        #expect(
            found(
                head + field + """
                    rules:
                    - { require: a, message: { en: "Yes, {label}", de: "Ja, {label}" } }
                    - { require: a, message: Yes }
                                             ^^^ warning missing-translation
                    - { require: a, message: { de: Ja } }
                                             ^^^^^^^^^^ error no-own-language
                    - { require: a, message: { en: "Yes", de: "Ja {wer}" } }
                                                                  ^^^^^ error unknown-placeholder
                    """) == [])
    }
}
