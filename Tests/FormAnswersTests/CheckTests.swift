import FormRuntime
import Testing

@testable import FormAnswers

/// What is found in answers, and where.
@Suite struct CheckTests {
    private func codes(_ fields: [String], _ json: String, _ head: String = "") throws -> [String] {
        var checked = try Checked(fields, head)
        return try checked.codes(json)
    }

    private static let fruit = "options: [apple, banana, cherry, { tag: none, exclusive: true }]"

    @Test func noMillionViolationsOfARecord() throws {
        let most = AnswerFinding.mostOfARecord
        let fields = [
            "{ id: s, type: checkboxes, label: S, \(Self.fruit) }", "{ id: n, type: integer, label: N, max: 3 }",
        ]
        func count(_ json: String, _ code: FormViolationCode) throws -> Int {
            var checked = try Checked(fields)
            return try checked.findings(json).count { $0.finding.code == code }
        }
        let numbers = 0..<most + 5
        let tags = numbers.map { _ in #""apple""# }.joined(separator: ",")
        #expect(try count(#"{"s":["apple",\#(tags)]}"#, .duplicateTag) == most)
        let others = numbers.map { #""t\#($0)""# }.joined(separator: ",")
        #expect(try count(#"{"s":[\#(others)]}"#, .unknownTag) == most)
        let keys = numbers.map { #""k\#($0)":1"# }.joined(separator: ",")
        #expect(try count("{\(keys)}", .unknownField) == most)
        let again = numbers.map { _ in #""n":4"# }.joined(separator: ",")
        #expect(try count(#"{"n":4,\#(again)}"#, .duplicateField) == most)
        // What the form bounds is found nevertheless.
        #expect(try count(#"{"n":4,\#(again)}"#, .tooLarge) == 1)
    }

    // MARK: Each code

    @Test func required() throws {
        let fields = [
            "{ id: a, type: text, label: A, required: true }",
            "{ id: b, type: checkboxes, label: B, required: true, options: [x, y] }",
            "{ id: c, type: picker, label: C, required: true, options: [x, y] }",
            "{ id: d, type: integer, label: D, required: true }",
        ]
        let all = ["a required", "b required", "c required", "d required"]
        #expect(try codes(fields, "{}") == all)
        #expect(try codes(fields, #"{"a":null,"b":null,"c":null,"d":null}"#) == all)
        #expect(try codes(fields, #"{"a":"","b":[]}"#) == all)
        #expect(try codes(fields, #"{"d":0,"c":"x","b":["y"],"a":" "}"#) == [])
    }

    @Test func selections() throws {
        let fields = ["{ id: s, type: checkboxes, label: S, min: 2, max: 2, \(Self.fruit) }"]
        #expect(try codes(fields, #"{"s":["apple","banana"]}"#) == [])
        #expect(try codes(fields, #"{"s":["none"]}"#) == [])
        #expect(try codes(fields, #"{"s":["apple"]}"#) == ["s too-few 1"])
        #expect(try codes(fields, #"{"s":["apple","banana","cherry"]}"#) == ["s too-many 3"])
        #expect(try codes(fields, #"{"s":["apple","none"]}"#) == ["s exclusive-conflict none"])
        #expect(try codes(fields, #"{"s":["apple","apple","banana"]}"#) == ["s duplicate-tag apple"])
        #expect(
            try codes(fields, #"{"s":["fig","apple","fig",5]}"#)
                == ["s duplicate-tag fig", "s wrong-type 5", "s unknown-tag fig", "s too-few 1"])
        #expect(try codes(fields, #"{"s":"apple"}"#) == ["s wrong-type apple"])
        #expect(try codes(fields, #"{"s":{"apple":true}}"#) == ["s wrong-type {…}"])
        #expect(try codes(fields, #"{"s":["\u0061pple","banana"]}"#) == [])
        #expect(try codes(fields, #"{"s":["\u0061pple","apple"]}"#) == ["s duplicate-tag apple", "s too-few 1"])
    }

    @Test func requiredOptions() throws {
        let fields = ["{ id: s, type: checkboxes, label: S, options: [{ tag: terms, required: true }, news] }"]
        #expect(try codes(fields, #"{"s":["terms"]}"#) == [])
        #expect(try codes(fields, #"{"s":["news"]}"#) == ["s required-option"])
        #expect(try codes(fields, "{}") == ["s required-option"])
    }

    @Test func pickers() throws {
        let fields = [
            "{ id: p, type: picker, label: P, options: [apple, strawberry-and-cream, strawberry-with-cream] }"
        ]
        #expect(try codes(fields, #"{"p":"apple"}"#) == [])
        // Equal in length and at both ends.
        #expect(try codes(fields, #"{"p":"strawberry-and-cream"}"#) == [])
        #expect(try codes(fields, #"{"p":"strawberry-with-cream"}"#) == [])
        #expect(try codes(fields, #"{"p":"strawberry-xnd-cream"}"#) == ["p unknown-tag strawberry-xnd-cream"])
        #expect(try codes(fields, #"{"p":"Apple"}"#) == ["p unknown-tag Apple"])
        #expect(try codes(fields, #"{"p":""}"#) == ["p unknown-tag"])
        #expect(try codes(fields, #"{"p":["apple"]}"#) == ["p wrong-type […]"])
    }

    @Test func integerTags() throws {
        let list = "options: { tag-type: integer, options: [{ tag: 1, label: One }, { tag: -2, label: Two }] }"
        let fields = ["{ id: p, type: picker, label: P, \(list) }", "{ id: s, type: checkboxes, label: S, \(list) }"]
        #expect(try codes(fields, #"{"p":1,"s":[-2,1]}"#) == [])
        #expect(try codes(fields, #"{"p":1.0,"s":[-2e0,1]}"#) == [])
        #expect(
            try codes(fields, #"{"p":3,"s":[3,1,1.0]}"#) == ["p unknown-tag 3", "s duplicate-tag 1", "s unknown-tag 3"])
        #expect(try codes(fields, #"{"p":"1","s":["1"]}"#) == ["p wrong-type 1", "s wrong-type 1"])
        #expect(try codes(fields, #"{"p":1.5}"#) == ["p wrong-type 1.5"])
    }

    @Test func texts() throws {
        let fields = [
            "{ id: t, type: text, label: T, min-length: 3, max-length: 5 }",
            "{ id: p, type: text, label: P, pattern: 'a+' }", "{ id: f, type: text, label: F, format: email }",
        ]
        for text in ["abc", "abcde", "日本語", "😀😀😀😀😀", #"\u0061\u0062\u0063"#, #"\ud83d\ude00ab"#, #"\n\n\n\n\n"#] {
            #expect(try codes(fields, #"{"t":"\#(text)"}"#) == [], "\(text)")
        }
        #expect(try codes(fields, #"{"t":"ab"}"#) == ["t too-short 2"])
        #expect(try codes(fields, #"{"t":"😀😀"}"#) == ["t too-short 2"])
        #expect(try codes(fields, #"{"t":"\u0061\u0062"}"#) == ["t too-short 2"])
        #expect(try codes(fields, #"{"t":"abcdef"}"#) == ["t too-long 6"])
        #expect(try codes(fields, #"{"p":"aab","f":"x"}"#) == ["p pattern aab", "f format x"])
        #expect(try codes(fields, #"{"p":"aa","f":"a@b"}"#) == [])
        #expect(try codes(fields, #"{"t":5,"p":true}"#) == ["t wrong-type 5", "p wrong-type true"])
    }

    @Test func numbersAndDates() throws {
        let fields = [
            "{ id: i, type: integer, label: I, min: 1, max: 9, step: 2 }", "{ id: n, type: integer, label: N, max: 9 }",
            "{ id: d, type: date, label: D, min: 2024-01-01 }", "{ id: t, type: time, label: T, max: 12:00 }",
            "{ id: m, type: date-time, label: M }", "{ id: g, type: toggle, label: G, must-be: true }",
        ]
        let good = #"{"i":3,"n":9,"d":"2024-02-29","t":"12:00:00","m":"2024-02-29T10:00","g":true}"#
        #expect(try codes(fields, good) == [])
        #expect(
            try codes(fields, #"{"i":0,"n":10,"d":"2023-12-31","t":"12:00:01","g":false}"#) == [
                "i too-small 0", "i step 0", "n too-large 10", "d too-small 2023-12-31", "t too-large 12:00:01",
                "g must-be false",
            ])
        #expect(try codes(fields, "{}") == ["g must-be false"])
        #expect(
            try codes(fields, #"{"d":"2023-02-29","t":"24:00","m":"2024-02-29","g":"true"}"#) == [
                "d wrong-type 2023-02-29", "t wrong-type 24:00", "m wrong-type 2024-02-29", "g wrong-type true",
                "g must-be false",
            ])
    }

    @Test func rulesAndConditions() throws {
        let fields = [
            "{ id: a, type: integer, label: A }", "{ id: b, type: integer, label: B, required-when: a > 5 }",
            "{ id: c, type: text, label: C, visible-when: a > 3, required: true }",
            "{ id: p, type: picker, label: P, options: [x, { tag: y, visible-when: a > 7 }] }",
        ]
        let head = "rules:\n  - { require: a < b, message: Too much, at: b }\n"
        #expect(try codes(fields, "{}", head) == [])
        #expect(try codes(fields, #"{"a":4}"#, head) == ["c required"])
        #expect(try codes(fields, #"{"a":6,"c":"x"}"#, head) == ["b required"])
        #expect(try codes(fields, #"{"a":6,"b":6,"c":"x"}"#, head) == ["b rule"])
        #expect(try codes(fields, #"{"a":6,"b":7,"c":"x","p":"y"}"#, head) == ["p not-offered y"])
        #expect(try codes(fields, #"{"a":8,"b":9,"c":"x","p":"y"}"#, head) == [])
        // What is answered to a hidden field is ignored, but for what it cannot hold.
        #expect(try codes(fields, #"{"a":1,"c":"x"}"#, head) == [])
        #expect(try codes(fields, #"{"a":1,"c":5}"#, head) == ["c wrong-type 5"])
    }

    @Test func hiddenAnswersAreReportedWhenAskedFor() throws {
        let fields = [
            "{ id: a, type: toggle, label: A }", "{ id: t, type: text, label: T, visible-when: a }",
            "{ id: s, type: checkboxes, label: S, visible-when: a, options: [x, y], max: 1 }",
            "{ id: g, type: toggle, label: G, visible-when: a }",
        ]
        var options = AnswerPlan.Options()
        options.reportsHidden = true
        var checked = try Checked(fields, "", options)
        #expect(try checked.codes(#"{"t":"x","s":["x","y"],"g":false}"#) == ["t hidden", "s hidden", "g hidden"])
        #expect(try checked.codes(#"{"t":"","s":[],"g":null}"#) == [])
        #expect(try checked.codes(#"{"a":true,"t":"x","s":["x"],"g":false}"#) == [])
        #expect(try checked.codes(#"{"t":5,"g":1}"#) == ["t wrong-type 5", "g wrong-type 1"])
    }

    // MARK: Keys

    @Test func unknownFields() throws {
        let fields = ["{ id: a, type: text, label: A, formerly: [old] }", "{ type: note, id: n, text: Note }"]
        #expect(
            try codes(fields, #"{"z":1,"b":[{"a":2}],"A":"","n":1,"b":2,"\u007a":3,"":4}"#) == [
                "- unknown-field", "- unknown-field A", "- unknown-field b", "- unknown-field n", "- unknown-field z",
            ])
        #expect(try codes(fields, #"{"\u0061":"x"}"#) == [])
    }

    @Test func duplicateFields() throws {
        let fields = ["{ id: a, type: integer, label: A, max: 5, required: true }", "{ id: b, type: text, label: B }"]
        #expect(try codes(fields, #"{"a":1,"a":2}"#) == ["a duplicate-field"])
        // The last one counts.
        #expect(try codes(fields, #"{"a":9,"a":2}"#) == ["a duplicate-field"])
        #expect(try codes(fields, #"{"a":2,"a":9}"#) == ["a duplicate-field", "a too-large 9"])
        #expect(try codes(fields, #"{"a":2,"a":null}"#) == ["a duplicate-field", "a required"])
        #expect(try codes(fields, #"{"a":"x","b":"","\u0061":1,"a":3}"#) == ["a duplicate-field", "a duplicate-field"])
        #expect(try codes(fields, #"{"b":5,"a":1,"b":"x"}"#) == ["b duplicate-field"])
    }

    @Test func formerNames() throws {
        let fields = [
            """
            { id: a, type: integer, label: A, max: 5, formerly: [old, older], required: true }
            """, "{ id: s, type: checkboxes, label: S, options: [{ tag: x, formerly: [w, v] }, y], max: 1 }",
        ]
        #expect(try codes(fields, #"{"old":9}"#) == ["a too-large 9"])
        #expect(try codes(fields, #"{"older":9}"#) == ["a too-large 9"])
        // The current id wins, then the first former one, wherever they stand and whatever they hold.
        for order in [#"{"a":1,"old":9,"older":"x"}"#, #"{"older":"x","old":9,"a":1}"#, #"{"older":9,"old":1}"#] {
            #expect(try codes(fields, order) == [], "\(order)")
        }
        #expect(try codes(fields, #"{"old":1,"a":null}"#) == ["a required"])
        #expect(try codes(fields, #"{"old":1,"old":2}"#) == ["a duplicate-field"])
        // Two tags that became one are one.
        #expect(try codes(fields, #"{"a":1,"s":["w","x","v"]}"#) == [])
        #expect(try codes(fields, #"{"a":1,"s":["w","w"]}"#) == ["s duplicate-tag w"])
    }

    // MARK: Places

    @Test func placesAreTheSmallest() throws {
        let fields = [
            "{ id: a, type: integer, label: A, max: 5, formerly: [old] }",
            "{ id: s, type: checkboxes, label: S, max: 2, \(Self.fruit) }",
            "{ id: r, type: text, label: R, required: true }",
        ]
        var checked = try Checked(fields)
        #expect(
            try checked.places(#"{"old": 9, "s": ["apple", "fig", "apple", 5], "x/y~": 1, "r": ""}"#)
                == [
                    "duplicate-tag /s/2 33", "wrong-type /s/3 42", "unknown-tag /s/1 26", "unknown-field /x~1y~0 46",
                    "too-large /old 8", "required /r 62",
                ])
        #expect(
            try checked.places(#"{"s":["apple","none","cherry"]}"#) == [
                "exclusive-conflict /s/1 14", "too-many /s 5", "required /r 0",
            ])
        #expect(try checked.places(#"{"r":"x","a":1,"a":2}"#) == ["duplicate-field /a 15"])
    }

    @Test func manyOptionsOfOneSelectionArePlaced() throws {
        let tags = (0..<60).map { "{ tag: o\($0), visible-when: a }" }
        var checked = try Checked([
            "{ id: a, type: toggle, label: A }",
            "{ id: s, type: checkboxes, label: S, options: [\(tags.joined(separator: ", "))] }",
        ])
        let chosen = (0..<60).reversed().map { "\"o\($0)\"" }
        let places = try checked.places(#"{"s":[\#(chosen.joined(separator: ","))]}"#)
        #expect(places.count == 60)
        #expect(places.first == "not-offered /s/59 \(6 + 50 * 6 + 9 * 5)" && places.last == "not-offered /s/0 6")
    }

    // MARK: Many

    @Test func manyFieldsAndOptions() throws {
        let tags = (0..<300).map { "option-number-\($0)" }
        let fields =
            (0..<150).map { "{ id: field-\($0), type: picker, label: F, options: many }" } + [
                "{ id: s, type: multi-selector, label: S, options: many, max: 100 }"
            ]
        let head = "choices:\n  many: [\(tags.joined(separator: ", "))]\n"
        var checked = try Checked(fields, head)
        let members = (0..<150).map { #""field-\#($0)":"option-number-\#($0 * 2)""# }
        #expect(try checked.codes("{" + members.joined(separator: ",") + "}") == [])
        #expect(try checked.codes("{" + members.reversed().joined(separator: ",") + "}") == [])
        let chosen = tags[150..<250].map { "\"\($0)\"" }
        #expect(try checked.codes(#"{"s":[\#(chosen.joined(separator: ","))]}"#) == [])
        #expect(
            try checked.codes(#"{"s":[\#((chosen + ["\"option-number-0\""]).joined(separator: ","))]}"#) == [
                "s too-many 101"
            ])
        #expect(
            try checked.codes(#"{"s":["option-number-250","option-number-250"]}"#) == [
                "s duplicate-tag option-number-250"
            ])
        #expect(try checked.codes(#"{"field-149":"option-number-300"}"#) == ["field-149 unknown-tag option-number-300"])
    }

    @Test func oneRecordLeavesNothingForTheNext() throws {
        var checked = try Checked([
            "{ id: a, type: integer, label: A, required: true }", "{ id: b, type: text, label: B }",
        ])
        #expect(try checked.codes(#"{"a":1,"b":5}"#) == ["b wrong-type 5"])
        #expect(try checked.codes("{}") == ["a required"])
        #expect(checked.fault(#"{"a":1,"b":"#) == "expectedValue 11")
        #expect(try checked.codes("{}") == ["a required"])
        #expect(try checked.codes(#"{"a":1}"#) == [])
    }

    // MARK: Sources

    @Test func sourcesAreJudgedWhereTheyAreKnown() throws {
        let head = "sources:\n  team: { tag-type: string }\n  doctor: { tag-type: integer }\n"
        let fields = [
            "{ id: t, type: picker, label: T, options: { source: team }, required: true }",
            "{ id: s, type: multi-selector, label: S, options: { source: team }, max: 2 }",
            "{ id: d, type: picker, label: D, options: { source: doctor } }",
            "{ id: e, type: multi-selector, label: E, options: { source: doctor } }",
        ]
        var open = try Checked(fields, head)
        #expect(try open.codes(#"{"t":"x","s":["a","b"],"d":7,"e":[1,2]}"#) == [])
        #expect(
            try open.codes(#"{"t":5,"s":["a","a","b","c"],"d":"7","e":[1,1.0,1.5]}"#) == [
                "t wrong-type 5", "s duplicate-tag a", "d wrong-type 7", "e duplicate-tag 1", "e wrong-type 1.5",
                "t required",
                "s too-many 3",
            ])
        var options = AnswerPlan.Options()
        func add(_ text: String, _ source: String, isInteger: Bool) throws -> Int? {
            try options.sources.add(readTags(Array(text.utf8)), ofSource: source, isInteger: isInteger)?.offset
        }
        #expect(try add("a\nb", "team", isInteger: false) == nil)
        #expect(try add("1\n2", "doctor", isInteger: true) == nil)
        #expect(try add("1\nx", "doctor", isInteger: true) == 2)
        #expect(try add("1\n 2", "doctor", isInteger: true) == 2)
        #expect(try add(#"[1, "2", "y"]"#, "doctor", isInteger: true) == 9)
        #expect(try add("1\n2", "doctor", isInteger: true) == nil)
        var known = try Checked(fields, head, options)
        #expect(try known.codes(#"{"t":"a","s":["a","b"],"d":1,"e":[1,2]}"#) == [])
        #expect(
            try known.codes(#"{"t":"x","s":["z","y"],"d":7,"e":[1,9]}"#) == [
                "t unknown-tag x", "s unknown-tag y", "s unknown-tag z", "d unknown-tag 7", "e unknown-tag 9",
            ])
    }

    @Test func sourceFiles() throws {
        func tags(_ text: String) throws -> [String] { try readTags(Array(text.utf8)).map(\.text) }
        #expect(try tags("") == [])
        // A tag is every byte of its line.
        #expect(try tags("a\n\n b c \r\n \t\nd\r\r\n\u{1}\n") == ["a", " b c ", "d\r", "\u{1}"])
        #expect(try tags(" a\n{\n") == [" a", "{"])
        #expect(throws: AnswerFault(.expectedTags, at: 1)) { try tags("\n{\"a\":1}") }
        #expect(try tags("\u{FEFF}a\n") == ["a"])
        #expect(try tags(#" ["a", "b\u0020c", 5, 6.0] "#) == ["a", "b c", "5", "6"])
        #expect(try tags("[]") == [])
        #expect(throws: AnswerFault(.expectedTag, at: 1)) { try tags("[null]") }
        #expect(throws: AnswerFault(.expectedTag, at: 1)) { try tags("[1.5]") }
        #expect(throws: AnswerFault(.expectedCommaOrBracket, at: 5)) { try tags(#"["a" "b"]"#) }
        #expect(throws: AnswerFault(.expectedEnd, at: 3)) { try tags("[] x") }
        #expect(throws: AnswerFault(.notUTF8, at: 3)) { try readTags([0x61, 0x0A, 0x62, 0xFF]) }
    }
}
