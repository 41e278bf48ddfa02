import FormSource

/// Ids of fields and sections, and the form as a whole.
extension Explanation {
    static let fieldIDs: [Explanation] = [
        Explanation(
            "id-spelling",
            """
            An id is an ASCII letter, then ASCII letters, digits, `-` and `_`. Answers are stored under the
            ids of fields, and conditions name fields by them, so that they must go through JSON keys, URLs
            and column names unharmed. What people read is the `label`, in any script.
            """,
            fields: """
                - id: first name
                  type: text
                  label: First name
                """, mend: ("id: first name", "id: first-name")),
        Explanation(
            "keyword-id",
            """
            The word has a meaning in conditions (`and`, `or`, `not`, `in`, `has`, `any`, `all`, `is`,
            `answered`, `unanswered`, `count`, `field`), so that a condition could not name a field that
            is called so. Choose a more telling id.
            """,
            fields: """
                - id: count
                  type: integer
                  label: Guests
                """, mend: ("count", "guest-count")),
        Explanation(
            "duplicate-field-id",
            """
            An answer is stored under the id of its field, so that two fields with one id would overwrite
            each other. Ids that differ only by case, or by `-` against `_`, are refused as well: people mix
            them up, and some databases do not tell them apart.
            """,
            fields: """
                - id: name
                  type: text
                  label: First name
                - id: name
                  type: text
                  label: Last name
                """, mend: ("id: name", "id: first-name"), ("id: name", "id: last-name")),
        Explanation(
            "duplicate-section-id",
            """
            Each section has an id of its own, if it has one, so that a condition or a later version of
            the form can name it. Case, and `-` against `_`, make no difference.
            """,
            spec: """
                formc: 1
                form: Picnic
                sections:
                  - id: food
                    fields:
                      - { id: bread, type: toggle, label: Bread }
                  - id: food
                    fields:
                      - { id: water, type: toggle, label: Water }

                """, mend: ("- id: food\n    fields:\n      - { id: w", "- id: drinks\n    fields:\n      - { id: w")),
        Explanation(
            "reserved-id",
            """
            `reserved` lists ids of fields that were removed. Stored answers may still hold values under
            them, which would be taken for answers to this field, though they answer another question.
            Choose another id; if it is the same question again, remove the id from `reserved`.
            """,
            head: "reserved:\n  fields: [name]",
            fields: """
                - id: name
                  type: text
                  label: Name
                """, mend: ("id: name", "id: full-name")),
        Explanation(
            "formerly-current",
            """
            `formerly` lists earlier names, so that stored answers that use them are still read. A name that
            is in use now cannot be an earlier one as well: what is stored under it would belong in two
            places.
            """,
            fields: """
                - id: name
                  type: text
                  label: Name
                - id: full-name
                  type: text
                  label: Full name
                  formerly: name
                """, mend: ("        formerly: name\n", "")),
        Explanation(
            "formerly-twice",
            """
            A stored value belongs in one place, so that an earlier name can be claimed only once. Decide
            which of the two took its place.
            """,
            fields: """
                - id: first-name
                  type: text
                  label: First name
                  formerly: name
                - id: last-name
                  type: text
                  label: Last name
                  formerly: name
                """, mend: ("        formerly: name\n", "")),
    ]

    static let structure: [Explanation] = [
        Explanation(
            "no-sections",
            """
            A form asks something: it has at least one section with at least one field. A section need not
            have a title.
            """,
            spec: """
                formc: 1
                form: Picnic
                sections: []

                """,
            mend: ("sections: []", "sections:\n  - fields:\n      - { id: name, type: text, label: Name }")),
        Explanation(
            "misplaced-field",
            """
            Fields stand in sections, even where there is only one: a list of `sections`, each with a list of
            `fields`. A section without a title is shown as a plain group.
            """,
            spec: """
                formc: 1
                form: Picnic
                sections:
                  - id: name
                    type: text
                    label: Name

                """,
            mend: (
                "  - id: name\n    type: text\n    label: Name",
                "  - fields:\n      - id: name\n        type: text\n        label: Name"
            )),
        Explanation(
            "sections-without-form",
            """
            A spec that asks something names its form: `form: Picnic` is what its Swift type is called after.
            A file without `form` only shares choice lists with others and asks nothing.
            """,
            spec: "formc: 1\nsections:\n  - fields:\n      - { id: name, type: text, label: Name }\n",
            mend: ("sections", "form: Picnic\nsections")),
        Explanation(
            "no-fields",
            """
            A section is there for its fields; an empty one would be shown as a heading over nothing. Remove
            it, or give it a field. A section that only explains has one of type `note`.
            """,
            spec: "formc: 1\nform: Picnic\nsections:\n  - title: Before you start\n    fields: []\n",
            mend: (" []", "\n      - { type: note, text: Bring a cup. }")),
    ]
}
