/// Tables of what is decided by condition.
extension AnswerTable {
    static let conditions = [
        AnswerTable(
            "hidden",
            """
            sections:
              - fields:
                  - { id: on, type: toggle, label: L }
                  - { id: text, type: text, label: L, visible-when: on, required: true, min-length: 2 }
                  - { id: pick, type: picker, label: L, options: [a, b], visible-when: not on, required: true }
                  - { id: next, type: integer, label: L, visible-when: pick == a, min: 3, required-when: on is answered }
                  - { id: last, type: toggle, label: L, visible-when: next is unanswered, must-be: true }
              - visible-when: pick == b
                fields:
                  - { id: many, type: checkboxes, label: L, options: many, min: 2, max: 2, required: true }
                  - { id: deep, type: text, label: L, visible-when: many has x, required: true }
            """,
            head: "choices:\n  many: [x, y, z, { tag: none, exclusive: true }]\n",
            accepted: [
                // A hidden field's answer is ignored: in conditions, and by all that would be judged of it.
                #"{"on": true, "text": "ab", "last": true}"#,
                #"{"on": true, "text": "ab", "last": true, "pick": null}"#,
                #"{"on": true, "text": "ab", "pick": "a", "next": 1, "last": true}"#,
                #"{"on": true, "text": "ab", "pick": "b", "many": ["x", "none", "y"], "last": true}"#,
                #"{"pick": "a", "next": 3}"#, #"{"on": false, "text": "x", "pick": "a", "next": 3, "last": false}"#,
                #"{"pick": "a", "next": 3, "many": ["x"], "deep": ""}"#,
                #"{"pick": "b", "next": 1, "many": ["x", "y"], "deep": "d", "last": true}"#,
                #"{"pick": "b", "many": ["none"], "last": true}"#,
            ],
            refused: [
                "{}", #"{"on": true, "text": "a", "last": true}"#, #"{"on": true, "last": true}"#,
                #"{"on": true, "text": null, "last": true}"#, #"{"on": true, "text": "ab"}"#,
                #"{"on": true, "text": "ab", "last": false}"#,
                // Of hidden fields too, types and tags are read.
                #"{"on": true, "text": "ab", "last": true, "pick": "c"}"#,
                #"{"on": true, "text": "ab", "last": true, "next": "x"}"#,
                #"{"on": true, "text": "ab", "last": true, "many": ["x", "x"]}"#,
                #"{"pick": "a"}"#, #"{"pick": "a", "next": 2}"#, #"{"pick": "a", "next": null, "last": true}"#,
                #"{"pick": "b", "last": true}"#, #"{"pick": "b", "many": ["x"], "deep": "d", "last": true}"#,
                #"{"pick": "b", "many": ["x", "y"], "last": true}"#,
                #"{"pick": "b", "many": ["y", "none"], "last": true}"#,
            ]),
        AnswerTable(
            "unknown",
            """
            sections:
              - fields:
                  - { id: age, type: integer, label: L }
                  - { id: on, type: toggle, label: L, visible-when: age >= 0 }
                  - { id: name, type: text, label: L }
                  - { id: many, type: checkboxes, label: L, options: [a, b, c], visible-when: age is answered }
                  - { id: one, type: text, label: L, required-when: not age < 18 }
                  - { id: two, type: text, label: L, required-when: not on }
                  - { id: three, type: text, label: L, required-when: name != "x" or age == 5 }
                  - { id: four, type: text, label: L, required-when: not many has a }
                  - { id: five, type: text, label: L, required-when: count(many) <= 1 and not (age > 3 and on) }
            """,
            accepted: [
                #"{"four": "x"}"#, #"{"four": "x", "many": ["a"]}"#, #"{"four": "x", "name": "x"}"#,
                #"{"age": 17, "on": true, "many": ["a", "b"]}"#, #"{"age": 20, "on": true, "one": "x", "many": ["a"]}"#,
                #"{"age": -1, "on": false, "many": ["a", "c"]}"#, #"{"age": -1, "five": "x", "four": "x"}"#,
                #"{"age": 5, "two": "x", "three": "x", "many": ["a", "b"]}"#,
            ],
            refused: [
                "{}", #"{"many": ["a"]}"#, #"{"age": 18, "on": true, "many": ["a"]}"#,
                #"{"age": 1, "many": ["a", "b"]}"#, #"{"age": 1, "on": null, "many": ["a", "b"]}"#,
                #"{"four": "x", "name": "y"}"#, #"{"age": 5, "on": true, "many": ["a"]}"#,
                #"{"age": 1, "on": true, "many": ["b", "c"]}"#, #"{"age": 1, "on": true, "many": ["a"]}"#,
                #"{"age": -1, "four": "x"}"#,
            ]),
        AnswerTable(
            "comparisons",
            """
            sections:
              - fields:
                  - { id: number, type: decimal, label: L }
                  - { id: day, type: date, label: L }
                  - { id: time, type: time, label: L }
                  - { id: both, type: date-time, label: L }
                  - { id: pick, type: picker, label: L, options: level }
                  - { id: more, type: picker, label: L, options: level }
                  - { id: many, type: checkboxes, label: L, options: level }
            rules:
              - { require: number != 2.5, message: M }
              - { require: day < 2024-03-10, message: M }
              - { require: time != 09:00, message: M }
              - { require: both > 2024-03-10T09:00:05, message: M }
              - { require: pick <= field(more), message: M }
              - { require: more in many or number == 7, message: M }
              - { require: count(many) == number, message: M, when: number == 1, at: many }
            """,
            head: """
                choices:
                  level:
                    tag-type: integer
                    options:
                      - { tag: 1, label: L1, swift-name: one }
                      - { tag: 2, label: L2, swift-name: two }
                      - { tag: 3, label: L3, swift-name: three }

                """,
            accepted: [
                "{}", #"{"number": 2}"#, #"{"day": "2024-03-09", "time": "09:01"}"#, #"{"day": "1999-12-31"}"#,
                #"{"both": "2024-03-10T09:01"}"#, #"{"both": "2024-03-10T09:00:06"}"#, #"{"pick": 3}"#,
                #"{"pick": 2, "more": 2, "many": [2, 1]}"#, #"{"more": 1, "number": 7}"#, #"{"more": 1, "many": [1]}"#,
                #"{"number": 1, "many": [3]}"#, #"{"more": 1}"#, #"{"number": 2, "many": [3]}"#,
            ],
            refused: [
                #"{"number": 2.5}"#, #"{"number": 2.50}"#, #"{"day": "2024-03-10"}"#, #"{"day": "2025-01-01"}"#,
                #"{"time": "09:00"}"#, #"{"time": "09:00:00"}"#, #"{"both": "2024-03-10T09:00:05"}"#,
                #"{"both": "2024-03-10T09:00"}"#, #"{"both": "2024-03-09T23:59:59"}"#,
                #"{"pick": 3, "more": 2, "number": 7}"#, #"{"more": 1, "many": [2], "number": 3}"#,
                #"{"number": 1}"#, #"{"number": 1, "many": [1, 2]}"#,
            ],
            omissions: ["that `number` has at most 15 significant digits, the first of them between 10⁻³⁰⁷ and 10³⁰⁷"]),
        AnswerTable(
            "offered",
            """
            sections:
              - fields:
                  - { id: country, type: picker, label: L, options: [de, jp] }
                  - { id: city, type: picker, label: L, options: city, required: true }
                  - { id: been, type: checkboxes, label: L, options: city, min: 2, visible-when: city is answered }
                  - { id: terms, type: checkboxes, label: L, options: terms }
            """,
            head: """
                choices:
                  city:
                    - { tag: berlin, visible-when: country == de }
                    - { tag: ulm, visible-when: country == de, disabled-when: terms has closed }
                    - { tag: tokyo, visible-when: country == jp }
                    - { tag: edo, visible-when: country == jp, retired: true }
                  terms:
                    - closed
                    - { tag: read, required: true, visible-when: country == jp }

                """,
            accepted: [
                "{}", #"{"country": "de", "city": "ulm"}"#, #"{"country": "de", "city": "edo"}"#,
                #"{"country": "jp", "city": "tokyo", "terms": ["read"]}"#,
                #"{"country": "de", "city": "berlin", "terms": ["closed"], "been": ["edo", "berlin"]}"#,
                #"{"been": ["ulm", "tokyo"]}"#, #"{"country": "de", "city": "ulm", "been": ["berlin", "ulm"]}"#,
                #"{"country": "jp", "city": "tokyo", "been": ["tokyo"], "terms": ["read", "closed"]}"#,
            ],
            refused: [
                #"{"country": "de"}"#, #"{"city": "berlin"}"#, #"{"country": "jp", "city": "ulm", "terms": ["read"]}"#,
                #"{"country": "de", "city": "ulm", "terms": ["closed"]}"#, #"{"country": "jp", "city": "tokyo"}"#,
                #"{"country": "jp", "city": "tokyo", "terms": ["closed"]}"#,
                #"{"country": "de", "city": "ulm", "been": ["berlin", "tokyo"]}"#,
                #"{"country": "de", "city": "ulm", "terms": ["read"]}"#,
            ],
            // formc asks for as many as are offered.
            unsaid: [#"{"country": "de", "city": "ulm", "been": ["berlin"]}"#],
            omissions: ["`min` of `been` beyond 0, since not all options are offered at all times"]),
        AnswerTable(
            "sets",
            """
            sections:
              - fields:
                  - { id: a, type: picker, label: L, options: list }
                  - { id: b, type: picker, label: L, options: list, other: true }
                  - { id: c, type: checkboxes, label: L, options: list, visible-when: a != z }
                  - { id: d, type: checkboxes, label: L, options: { source: s }, max: 5 }
                  - { id: e, type: picker, label: L, options: { source: s } }
            rules:
              - { id: one, require: "a in (x, field(b))", message: M, at: a }
              - { id: two, require: "not c has all (x, y)", message: M }
              - { id: three, require: "c has any (field(a), z)", message: M, when: b is answered, at: a }
              - { id: four, require: 'not d has any ("p", "q") and not e in ("p", "q")', message: M, at: d }
              - { id: five, require: "a != field(b)", message: M, at: b }
              - { id: six, require: count(c) <= count(d), message: M }
            """,
            head: "choices:\n  list: [x, y, z]\nsources:\n  s:\n",
            accepted: [
                "{}", #"{"a": "x"}"#, #"{"a": "x", "c": ["y", "z"], "d": ["r", "s"]}"#, #"{"d": ["r"], "e": "t"}"#,
                #"{"a": "x", "b": "y", "c": ["x"], "d": ["r"]}"#, #"{"a": null, "c": ["x", "y"]}"#,
                #"{"a": "x", "b": "other", "b-other": "o", "c": ["z"], "d": ["r"]}"#,
            ],
            refused: [
                #"{"a": "y"}"#, #"{"a": "z"}"#, #"{"b": "x", "a": null, "c": ["x", "z"]}"#,
                #"{"a": "y", "b": "x", "c": ["y"], "d": ["r"]}"#, #"{"a": "y", "b": "y", "c": ["y"], "d": ["r"]}"#,
                #"{"a": "x", "c": ["x", "y"], "d": ["r", "s"]}"#, #"{"a": "x", "b": "y", "c": ["y"], "d": ["r"]}"#,
                #"{"d": ["p"]}"#, #"{"d": ["r"], "e": "q"}"#, #"{"a": "x", "b": "x", "c": ["x"], "d": ["r"]}"#,
                #"{"a": "x", "c": ["z"]}"#, #"{"a": "x", "c": ["y", "z"], "d": ["r"]}"#,
            ],
            omissions: ["which tags there are in the source `s`"]),
    ]
    /// What is known in part only: nothing that formc accepts is refused, and what can be said still is.
    static let approximations = [
        AnswerTable(
            "fields",
            """
            sections:
              - fields:
                  - { id: a, type: integer, label: L }
                  - { id: b, type: integer, label: L }
                  - { id: t, type: text, label: L, visible-when: a < b, required: true }
                  - { id: u, type: text, label: L, visible-when: not t == "x", required-when: a < b or a == 1 }
                  - { id: v, type: picker, label: L, options: list, required: true }
            rules:
              - { id: order, require: a != b or a == 3, message: M }
              - { id: known, require: a == 2 or b == 2, message: M, when: t is answered }
            """,
            head: "choices:\n  list: [{ tag: x, visible-when: a < b and a > 0 }, y]\n",
            accepted: [
                #"{"v": "y"}"#, #"{"v": "y", "a": 3, "b": 3}"#, #"{"v": "y", "a": 2, "b": 1, "t": "x"}"#,
                #"{"v": "x", "a": 1, "b": 2, "t": "y", "u": "u"}"#, #"{"v": "y", "a": 5, "b": 1, "t": "x"}"#,
            ],
            refused: ["{}", #"{"v": "x"}"#, #"{"v": "x", "a": -1, "b": 2, "t": "x"}"#, #"{"v": "x", "b": 2}"#],
            unsaid: [
                #"{"v": "x", "a": 2, "b": 1}"#, #"{"v": "y", "a": 1, "b": 2}"#, #"{"v": "y", "a": 1, "b": 1}"#,
                #"{"v": "y", "a": 0, "b": 5, "t": "y", "u": "u"}"#, #"{"v": "y", "a": 0, "b": 2, "t": "y"}"#,
            ],
            omissions: [
                "`visible-when` of `t`, as far as it compares `a` with `b`",
                "`required-when` of `u`, as far as it compares `a` with `b`",
                "which options `v` offers, as far as it compares `a` with `b`",
                "rule `order`, as far as it compares `a` with `b`",
            ]),
        AnswerTable(
            "sources",
            """
            sections:
              - fields:
                  - { id: a, type: picker, label: L, options: { source: s } }
                  - { id: b, type: picker, label: L, options: { source: s } }
                  - { id: c, type: multi-selector, label: L, options: { source: s } }
                  - { id: d, type: multi-selector, label: L, options: { source: s } }
            rules:
              - { require: a in c, message: M }
              - { require: a == field(b), message: M }
              - { require: count(c) < count(d) or d is unanswered, message: M }
            """,
            head: "sources:\n  s:\n",
            accepted: ["{}", #"{"a": "x", "b": "x", "c": ["x"]}"#, #"{"c": ["x"], "d": ["x", "y"]}"#],
            refused: [#"{"a": "x"}"#, #"{"a": "x", "b": "x"}"#, #"{"a": "x", "b": "x", "c": [], "d": []}"#],
            unsaid: [
                #"{"a": "x", "c": ["y"]}"#, #"{"a": "x", "b": "y", "c": ["x"]}"#, #"{"c": ["x", "y"], "d": ["x"]}"#,
            ],
            omissions: [
                "which tags there are in the source `s`", "rule 1, as far as it looks for `a` in `c`",
                "rule 2, as far as it compares `a` with `b`", "rule 3, as far as it compares the count of `c` with `d`",
            ]),
    ]
}
