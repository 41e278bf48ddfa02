import FormTestSupport
import Testing

/// Specs in which a hasty reading finds something that can never be, and nothing is wrong.
@Suite struct FalseAlarmTests {
    private static let many = "[" + (0..<20).map { "o\($0)" }.joined(separator: ", ") + "]"

    private func said(_ fields: String) -> [String] {
        differences("formc: 1\nform: Order\nsections:\n- fields:\n  - { id: t, type: toggle, label: T }\n" + fields)
    }

    @Test(arguments: [
        // `min` asks for no more than is offered.
        """
          - { id: dinner, type: checkboxes, label: D, min: 2, options: [{ tag: meat, visible-when: t }, veg] }
          - { id: more, type: text, label: M, visible-when: count(dinner) == 1 }
        """,
        // A required option need not be chosen while it is not offered.
        """
          - id: days
            type: checkboxes
            label: D
            default: [Mo]
            options: [Mo, { tag: We, required: true, visible-when: t }]
        """,
        """
          - id: days
            type: checkboxes
            label: D
            options: [Mo, { tag: We, required: true, visible-when: t }, { tag: no, exclusive: true }]
        """,
        """
          - id: days
            type: checkboxes
            label: D
            max: 1
            options:
              - { tag: We, required: true, visible-when: t }
              - { tag: Th, required: true, visible-when: not t }
        """,
        // Two options that are never offered together may read alike.
        """
          - id: city
            type: picker
            label: C
            options:
              - { tag: a, label: Other, visible-when: t }
              - { tag: b, label: Other, visible-when: not t }
        """,
    ])
    func whatConditionsOfferIsNotAlwaysThere(_ fields: String) {
        #expect(said(fields) == [])
    }

    @Test(arguments: [
        "many has o1", "not many has o1", "many is answered and t", "count(many) == 5.0",
        "count(many) > 5.5 and count(many) < 6.5", "age == 5.0", "age != 5.0", "age >= 3.5 and age <= 4",
    ])
    func numbersAndCountsCanBe(_ condition: String) {
        #expect(
            said(
                """
                  - { id: many, type: checkboxes, label: Many, min: 5, max: 10, options: \(Self.many) }
                  - { id: age, type: integer, label: Age, min: 1, max: 5 }
                  - { id: x, type: text, label: X, visible-when: \(condition) }
                """) == [])
    }
}

/// What a hasty reading lets pass.
@Suite struct OversightTests {
    @Test func aTagIsMissingAfterTheLastComma() {
        #expect(
            differences(
                """
                formc: 1
                form: Order
                sections:
                - fields:
                  - { id: k, type: checkboxes, label: K, options: [apple, pear] }
                  - { id: x, type: text, label: X, visible-when: "k has any (apple,)" }
                                                                                   ^ error condition-syntax
                """) == [])
    }

    @Test func otherHasNoBuiltInLabelInTheFormsOwnLanguage() {
        #expect(
            differences(
                """
                formc: 1
                form: Order
                language: nl
                sections:
                - fields:
                  - { id: k, type: picker, label: K, options: [appel, peer], other: true }
                                                                                    ^^^^ warning missing-translation
                """) == [])
    }

    /// Zeros at the end are no digits that must be kept.
    @Test func longNumbersOfFewDigitsAreNumbers() {
        #expect(
            differences(
                """
                formc: 1
                form: Order
                sections:
                - fields:
                  - { id: w, type: decimal, label: W, max: 1000000000000000000000 }
                  - { id: x, type: text, label: X, visible-when: w > 100000000000000000000 }
                """) == [])
    }
}
