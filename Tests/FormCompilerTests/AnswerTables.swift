import Testing

/// Answers to a form, and which of them its JSON Schema must accept and refuse.
struct AnswerTable: Sendable, CustomTestStringConvertible {
    let name: String
    let spec: String
    let accepted: [String]
    let refused: [String]
    /// Accepted, though formc refuses them: what a schema cannot express.
    let unsaid: [String]
    let omissions: [String]

    var testDescription: String { name }

    /// A table of a form with these sections; what stands before them is `head`.
    init(
        _ name: String, _ sections: String, head: String = "", accepted: [String], refused: [String],
        unsaid: [String] = [], omissions: [String] = []
    ) {
        self.name = name
        spec = "formc: 1\nform: Test\n\(head)\(sections)\n"
        self.accepted = accepted
        self.refused = refused
        self.unsaid = unsaid
        self.omissions = omissions
    }

    static let all = values + selections + conditions + approximations

    // MARK: Values

    private static let values = [
        AnswerTable(
            "types",
            """
            sections:
              - fields:
                  - { id: text, type: text, label: L }
                  - { id: whole, type: integer, label: L }
                  - { id: number, type: decimal, label: L }
                  - { id: flag, type: toggle, label: L }
                  - { id: pick, type: picker, label: L, options: [a, b], read-only: true }
                  - { id: many, type: checkboxes, label: L, options: [a, b] }
                  - { id: seen, type: note, text: T }
            """,
            accepted: [
                "{}", #"{"text": null, "whole": null, "number": null, "flag": null, "pick": null, "many": null}"#,
                #"{"text": "", "many": []}"#,
                #"{"text": "x\n", "whole": 5.0, "number": 5, "flag": false, "pick": "a", "many": ["b", "a"]}"#,
                #"{"whole": -9223372036854775808, "number": 1.5e-3}"#, #"{"whole": 9223372036854775807}"#,
            ],
            refused: [
                #"{"text": 1}"#, #"{"whole": 5.5}"#, #"{"whole": "5"}"#, #"{"number": "1"}"#, #"{"flag": 0}"#,
                #"{"flag": "true"}"#, #"{"pick": ""}"#, #"{"pick": "c"}"#, #"{"pick": ["a"]}"#, #"{"many": "a"}"#,
                #"{"many": ["c"]}"#, #"{"many": ["a", "a"]}"#, #"{"many": [null]}"#, #"{"many": {"a": true}}"#,
                #"{"seen": null}"#, #"{"other": 1}"#, "[]", "null",
                // Numbers of which also a binary double is beyond 64 bits.
                #"{"whole": 9223372036854777856}"#, #"{"whole": -9223372036854777856}"#, #"{"whole": 1e300}"#,
            ],
            unsaid: [#"{"number": 0.1234567890123456}"#, #"{"number": 1e-320}"#],
            omissions: ["that `number` has at most 15 significant digits, the first of them between 10⁻³⁰⁷ and 10³⁰⁷"]),
        AnswerTable(
            "required",
            """
            sections:
              - fields:
                  - { id: text, type: text, label: L, required: true }
                  - { id: whole, type: integer, label: L, required: true }
                  - { id: day, type: date, label: L, required: true }
                  - { id: pick, type: picker, label: L, options: [a, b], required: true }
                  - { id: many, type: checkboxes, label: L, options: [a, b], required: true }
                  - { id: terms, type: toggle, label: L, must-be: true }
            """,
            accepted: [
                #"{"text": " ", "whole": 0, "day": "2024-02-29", "pick": "a", "many": ["a"], "terms": true}"#
            ],
            refused: [
                "{}", #"{"text": "", "whole": 0, "day": "2024-02-29", "pick": "a", "many": ["a"], "terms": true}"#,
                #"{"text": null, "whole": 0, "day": "2024-02-29", "pick": "a", "many": ["a"], "terms": true}"#,
                #"{"text": "x", "whole": null, "day": "2024-02-29", "pick": "a", "many": ["a"], "terms": true}"#,
                #"{"text": "x", "whole": 0, "day": null, "pick": "a", "many": ["a"], "terms": true}"#,
                #"{"text": "x", "whole": 0, "day": "2024-02-29", "pick": null, "many": ["a"], "terms": true}"#,
                #"{"text": "x", "whole": 0, "day": "2024-02-29", "many": ["a"], "terms": true}"#,
                #"{"text": "x", "whole": 0, "day": "2024-02-29", "pick": "a", "many": [], "terms": true}"#,
                #"{"text": "x", "whole": 0, "day": "2024-02-29", "pick": "a", "many": null, "terms": true}"#,
                #"{"text": "x", "whole": 0, "day": "2024-02-29", "pick": "a", "many": ["a"], "terms": false}"#,
                #"{"text": "x", "whole": 0, "day": "2024-02-29", "pick": "a", "many": ["a"], "terms": null}"#,
                #"{"text": "x", "whole": 0, "day": "2024-02-29", "pick": "a", "many": ["a"]}"#,
            ]),
        AnswerTable(
            "texts",
            """
            sections:
              - fields:
                  - { id: short, type: text, label: L, min-length: 2, max-length: 3 }
                  - { id: code, type: text, label: L, pattern: '[A-Z]{2}-\\d+|.', max-length: 6 }
                  - { id: mail, type: text, label: L, format: email, required: true }
            """,
            accepted: [
                #"{"mail": "a@b.de"}"#, #"{"mail": "a@b", "short": "", "code": ""}"#,
                #"{"mail": "a@b", "short": null, "code": null}"#, #"{"mail": "a@b", "short": "😀😀", "code": "AB-12"}"#,
                #"{"mail": "a@b", "short": "äöü", "code": "é"}"#, #"{"mail": "a..b@b"}"#,
            ],
            refused: [
                #"{"mail": ""}"#, #"{"mail": "a"}"#, #"{"mail": "a@b", "short": "x"}"#,
                #"{"mail": "a@b", "short": "😀😀😀😀"}"#, #"{"mail": "a@b", "code": "AB-"}"#,
                #"{"mail": "a@b", "code": "xAB-1"}"#, #"{"mail": "a@b", "code": "AB-1234"}"#,
                #"{"mail": "a@b", "code": "AB-1\nx"}"#, #"{"mail": "a@b", "code": "\u2028"}"#,
            ]),
        AnswerTable(
            "numbers",
            """
            sections:
              - fields:
                  - { id: even, type: integer, label: L, min: -4, max: 4, step: 2 }
                  - { id: odd, type: integer, label: L, min: 3, step: 6 }
                  - { id: half, type: decimal, label: L, min: -0.5, max: 2, step: 0.5 }
                  - { id: tenth, type: decimal, label: L, min: 0.1, max: 0.7, step: 0.1 }
                  - { id: sevens, type: decimal, label: L, step: 7 }
            """,
            accepted: [
                "{}", #"{"even": -4, "odd": 9, "half": 1.5, "tenth": 0.3, "sevens": 35}"#,
                #"{"even": 4.0, "odd": 3, "half": -0.5, "tenth": 0.7, "sevens": -7e300}"#,
                #"{"even": 0, "odd": 15.0, "half": 0, "tenth": 0.1, "sevens": 7e17}"#,
            ],
            refused: [
                #"{"even": -5}"#, #"{"even": 6}"#, #"{"even": 3}"#, #"{"odd": 4}"#, #"{"odd": 2}"#, #"{"half": 0.25}"#,
                #"{"half": 2.5}"#, #"{"half": -1}"#, #"{"tenth": 0.05}"#, #"{"tenth": 0.8}"#, #"{"sevens": 12}"#,
                #"{"sevens": 0.5}"#,
            ],
            unsaid: [#"{"tenth": 0.35}"#, #"{"odd": 6}"#, #"{"sevens": 1e300}"#],
            omissions: [
                "that `half`, `tenth`, `sevens` has at most 15 significant digits, the first of them between 10⁻³⁰⁷ and 10³⁰⁷",
                "`step` of `odd`, 6",
                "`step` of `tenth`, 0.1", "`step` of `sevens`, 7, beyond ±9007199254740990",
            ]),
        AnswerTable(
            "moments",
            """
            sections:
              - fields:
                  - { id: day, type: date, label: L, min: 1900-03-15, max: 2024-02-29 }
                  - { id: time, type: time, label: L, min: 08:00:30, max: 17:30 }
                  - { id: both, type: date-time, label: L, min: 2020-01-01T00:00 }
                  - { id: free, type: date, label: L }
            """,
            accepted: [
                "{}", #"{"day": "1900-03-15", "time": "08:00:30", "both": "2020-01-01T00:00", "free": "0001-01-01"}"#,
                #"{"day": "2024-02-29", "time": "17:30:00", "both": "2020-01-01T00:00:00", "free": "9999-12-31"}"#,
                #"{"day": "1999-12-31", "time": "08:01", "both": "2031-10-09T23:59:59", "free": "2000-02-29"}"#,
                #"{"day": null, "time": "12:00", "both": null, "free": "0400-02-29"}"#,
            ],
            refused: [
                #"{"day": ""}"#, #"{"day": "1900-03-14"}"#, #"{"day": "1899-12-31"}"#, #"{"day": "2024-03-01"}"#,
                #"{"day": "2023-02-29"}"#, #"{"day": "2023-04-31"}"#, #"{"day": "2023-4-01"}"#,
                #"{"day": "2023-04-01T00:00"}"#, #"{"time": "08:00"}"#, #"{"time": "08:00:29"}"#,
                #"{"time": "17:30:01"}"#, #"{"time": "24:00"}"#, #"{"time": "09:60"}"#, #"{"time": "9:00"}"#,
                #"{"time": "09:00Z"}"#, #"{"both": "2019-12-31T23:59:59"}"#, #"{"both": "2023-02-30T10:00"}"#,
                #"{"both": "2023-02-20 10:00"}"#, #"{"both": "2023-02-20"}"#, #"{"free": "0000-01-01"}"#,
                #"{"free": "1900-02-29"}"#, #"{"free": "2023-13-01"}"#, #"{"free": "2023-00-01"}"#,
                #"{"free": "2023-01-00"}"#, #"{"free": "0000-02-29"}"#,
            ]),
    ]

    // MARK: Selections

    private static let selections = [
        AnswerTable(
            "counts",
            """
            sections:
              - fields:
                  - { id: some, type: checkboxes, label: L, options: list, min: 2, max: 3 }
                  - { id: must, type: multi-selector, label: L, options: list, min: 2, required: true }
                  - { id: plain, type: checkboxes, label: L, options: [p, q, r], min: 2 }
                  - { id: both, type: checkboxes, label: L, options: agreed }
            """,
            head: """
                choices:
                  list:
                    - a
                    - b
                    - c
                    - d
                    - { tag: old, retired: true }
                    - { tag: none, exclusive: true }
                  agreed:
                    - x
                    - { tag: terms, required: true }

                """,
            accepted: [
                #"{"must": ["a", "b"], "both": ["terms"]}"#, #"{"must": ["none"], "both": ["x", "terms"]}"#,
                #"{"must": ["old", "a"], "some": [], "both": ["terms"]}"#,
                #"{"must": ["a", "b", "c", "d", "old"], "some": ["none"], "both": ["terms"], "plain": []}"#,
                #"{"must": ["b", "a"], "some": ["a", "old"], "plain": ["p", "q"], "both": ["terms"]}"#,
            ],
            refused: [
                #"{"must": ["a", "b"]}"#, #"{"must": ["a", "b"], "both": []}"#, #"{"must": ["a", "b"], "both": null}"#,
                #"{"must": ["a", "b"], "both": ["x"]}"#, #"{"both": ["terms"]}"#, #"{"must": [], "both": ["terms"]}"#,
                #"{"must": ["a"], "both": ["terms"]}"#, #"{"must": ["a", "none"], "both": ["terms"]}"#,
                #"{"must": ["none"], "some": ["a"], "both": ["terms"]}"#,
                #"{"must": ["none"], "some": ["a", "b", "c", "d"], "both": ["terms"]}"#,
                #"{"must": ["none"], "some": ["a", "none"], "both": ["terms"]}"#,
                #"{"must": ["none"], "plain": ["p"], "both": ["terms"]}"#,
            ]),
        AnswerTable(
            "tags",
            """
            sections:
              - fields:
                  - { id: level, type: picker, label: L, options: level }
                  - { id: levels, type: checkboxes, label: L, options: level }
                  - { id: goal, type: picker, label: L, options: { source: goal } }
                  - { id: goals, type: multi-selector, label: L, options: { source: goal }, min: 2, max: 3 }
                  - { id: number, type: picker, label: L, options: { source: number }, required: true }
                  - { id: own, type: checkboxes, label: L, options: ['"', '\\', { tag: 'é', swift-name: e }, 'e\u{301}'], other: true }
            """,
            head: """
                choices:
                  level:
                    tag-type: integer
                    options:
                      - { tag: 1, label: L1, swift-name: one }
                      - { tag: -2, label: L2, swift-name: two, retired: true }
                sources:
                  goal:
                  number: { tag-type: integer }

                """,
            accepted: [
                #"{"number": 7}"#, #"{"number": 7.0, "level": 1.0, "levels": [-2, 1]}"#,
                #"{"number": 7, "goal": "", "goals": ["a", "b"], "own": ["\"", "\\"]}"#,
                "{\"number\": 7, \"goals\": [], \"own\": [\"\u{E9}\", \"e\u{301}\"]}",
                #"{"number": 7, "own": ["other"], "own-other": "x"}"#, #"{"number": 7, "own-other": "x"}"#,
            ],
            refused: [
                "{}", #"{"number": null}"#, #"{"number": "7"}"#, #"{"number": 7.5}"#, #"{"number": 7, "level": "1"}"#,
                #"{"number": 7, "level": 2}"#, #"{"number": 7, "levels": [1, 1.0]}"#, #"{"number": 7, "goal": 1}"#,
                #"{"number": 7, "goals": ["a"]}"#, #"{"number": 7, "goals": ["a", "b", "c", "d"]}"#,
                #"{"number": 7, "goals": ["a", 1]}"#, #"{"number": 7, "own": ["E"]}"#,
                #"{"number": 7, "own": ["other"]}"#, #"{"number": 7, "own": ["other"], "own-other": ""}"#,
            ],
            omissions: [
                "which tags there are in the source `goal`", "which tags there are in the source `number`",
            ]),
    ]
}
