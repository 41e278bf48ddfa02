import FormReference
import Testing

/// How stored answers are read: “As JSON …”, “Renamed”, “Unknown tag”; and what limits say of single values.
@Suite struct ReadingTests {
    // “text and dates as strings, integers and decimals as numbers …, toggles as booleans, a picker as its tag, a
    // selection as an array of tags”
    @Test func wrongTypes() {
        let all = form(
            [
                text("t"), integer("i"), field("d", .decimal(ReferenceNumberLimits(places: 1))), toggle("b"),
                field("day", .moment(.date, min: nil, max: nil)), picker("p"), checkboxes("s"),
            ], lists: [fruit])
        let wrong = ["b", "d", "day", "i", "p", "s", "t"].map { "\($0) wrong-type" }
        #expect(
            violations(all, ["t": 1, "i": "1", "d": true, "b": 1, "day": "2023-02-29", "p": 1, "s": "apple"]) == wrong)
        #expect(
            violations(all, ["t": [], "i": .number("1.5"), "d": [], "b": "true", "day": 1, "p": [], "s": true])
                == wrong)
        #expect(violations(all, ["s": ["apple", 1, .null, "banana"]]) == ["s wrong-type"])
        #expect(
            violations(all, ["t": "x", "i": .number("5.0"), "d": .number("1e-1"), "b": true, "day": "2024-02-29"])
                == [])
        #expect(violations(all, ["i": .number("9223372036854775808")]) == ["i wrong-type"])
    }

    // “A value of wrong type counts as unanswered”; unknown tags are left out, then `required` is judged.
    @Test func whatCannotBeReadIsUnanswered() {
        let required: (inout ReferenceField) -> Void = { $0.isRequired = true }
        let all = form([picker("p", required), checkboxes("s", required)], lists: [fruit])
        #expect(
            violations(all, ["p": "pizza", "s": ["pizza"]])
                == ["p required", "p unknown-tag pizza", "s required", "s unknown-tag pizza"])
        #expect(violations(all, ["p": "apple", "s": ["pizza", "apple"]]) == ["s unknown-tag pizza"])
    }

    // “former ids and tags are read wherever answers are read; the current id wins where both stand, two tags that
    // became one are one”
    @Test func renames() {
        let options = [option("banana") { $0.formerly = ["plantain", "musa"] }, ReferenceOption("apple")]
        var now = checkboxes("now", options, max: 1)
        now.formerly = ["then", "once"]
        let all = form([now])
        #expect(violations(all, ["then": ["plantain", "musa"]]) == [])
        #expect(violations(all, ["then": ["plantain", "banana"]]) == [])
        #expect(violations(all, ["once": ["plantain", "apple"]]) == ["now too-many"])
        #expect(violations(all, ["now": ["apple"], "then": ["pizza"]]) == [])
        #expect(violations(all, ["then": ["musa", "musa"]]) == ["now duplicate-tag musa"])
        #expect(judge(all, ["then": ["musa"]]).truth(.has("now", .one(.word("banana")))) == .yes)
    }

    @Test func duplicatesAndUnknownFields() {
        let all = form([checkboxes("s"), field("n", .note("Read."))], lists: [fruit])
        #expect(violations(all, ["s": ["apple", "apple", "banana"]]) == ["s duplicate-tag apple"])
        #expect(violations(all, ["s": ["pizza", "pizza"]]) == ["s duplicate-tag pizza", "s unknown-tag pizza"])
        #expect(
            violations(all, ["S": [], "n": "x", "": 1]) == [" unknown-field", "S unknown-field", "n unknown-field"])
        #expect(violations(all, ["s": [], "s": ["apple"]]) == ["s duplicate-field"])
    }

    // “tags as strings or, with `tag-type: integer`, as integers”
    @Test func integerTags() {
        let list = ReferenceList(isInteger: true, ["1", "20"].map { ReferenceOption($0) })
        let all = form([field("p", .picker(.own(list), other: nil))])
        #expect(violations(all, ["p": 20]) == [])
        #expect(violations(all, ["p": .number("1.0")]) == [])
        #expect(violations(all, ["p": "20"]) == ["p wrong-type"])
        #expect(violations(all, ["p": .number("1.5")]) == ["p wrong-type"])
        #expect(violations(all, ["p": 2]) == ["p unknown-tag 2"])
    }

    // “membership is judged where the options are supplied …, and only there.”
    @Test func sources() {
        var all = form([field("s", .selection(ReferenceSelection(.source("goal"), min: 2)))])
        all.sources = [ReferenceSource(name: "goal", isInteger: false)]
        #expect(violations(all, ["s": ["anything", "else"]]) == [])
        #expect(violations(all, ["s": ["one"]]) == ["s too-few"])
        #expect(violations(all, ["s": ["one", "one", 1]]) == ["s duplicate-tag one", "s too-few", "s wrong-type"])
    }

    // “`min-length`, `max-length` (Unicode code points …), `pattern` (whole match …), `format`”
    @Test func texts() {
        let limits = ReferenceTextLimits(minLength: 2, maxLength: 3)
        #expect(limits.codes("e\u{301}") == [] && limits.codes("é") == ["too-short"])
        #expect(limits.codes("\u{1F468}\u{200D}\u{1F469}") == [] && limits.codes("abcd") == ["too-long"])
        let pattern = ReferencePattern([
            .init("[ab]", "ab", 1, 2), .init("b", "b"), .init("[^a-z]", "1", 0, 1, lacks: "a"..."z"),
        ])
        #expect(pattern.description == "[ab]{1,2}b[^a-z]?")
        #expect(["ab", "bb", "abb", "ab1", "abÉ"].allSatisfy { pattern.matches($0) })
        #expect(["", "b", "a", "abbb", "abx", "ab11", " ab"].allSatisfy { !pattern.matches($0) })
        for format in ReferenceFormat.allCases {
            for text in format.examples { #expect(format.matches(text), "\(text)") }
            for text in format.nearMisses { #expect(!format.matches(text), "\(text)") }
        }
    }

    // “Numbers are judged by value”; “`step` counts from `min`, or from 0.”
    @Test func numbers() {
        let quarter = ReferenceNumberLimits(min: -50, max: 100, step: 25, places: 2)
        let codes = { (text: String) in ReferenceNumber(text).map { quarter.codes($0) } }
        #expect(codes("-0.5") == [] && codes("-0.50e0") == [] && codes("0.25") == [] && codes("1") == [])
        #expect(codes("0.3") == ["step"] && codes("-0.75") == ["too-small"] && codes("1.1") == ["too-large", "step"])
        let three = ReferenceNumberLimits(step: 3)
        for (number, isStepped) in [(-6, true), (-1, false), (0, true), (4, false), (9, true)] {
            #expect(three.codes(three.number(number)).isEmpty == isStepped, "\(number)")
        }
        for text in ["", "+1", "01", "1.", ".5", "1e", "1e+", "0x1", "-", "1 "] {
            #expect(ReferenceNumber(text) == nil, "\(text)")
        }
        #expect(ReferenceNumber("-1.50e3")?.int == -1500 && ReferenceNumber("15e-1")?.int == nil)
        #expect(ReferenceNumber("-9223372036854775808")?.int == .min && ReferenceNumber("1e30")?.int == nil)
        let ordered = ["-10", "-9.5", "-0.1", "0", "0.09", "0.1", "1", "9", "10", "1e2"].compactMap {
            ReferenceNumber($0)
        }
        #expect(zip(ordered, ordered.dropFirst()).allSatisfy { $0 < $1 && !($1 < $0) } && ordered.count == 10)
        #expect(ReferenceNumber(units: -5, places: 3).description == "-0.005")
    }

    // “local, without zone or fraction …, real calendar days only”
    @Test func moments() {
        #expect(ReferenceMoment.time.read("09:30") == "09:30:00")
        #expect(ReferenceMoment.dateTime.read("2000-02-29T23:59:59") == "2000-02-29T23:59:59")
        #expect(ReferenceMoment.date.read("2024-02-29") == "2024-02-29")
        for (moment, texts) in [
            (
                ReferenceMoment.date,
                ["1900-02-29", "2024-04-31", "0000-01-01", "2024-1-01", "2024-13-01", "２０24-01-01"]
            ),
            (.time, ["24:00", "9:30", "09:60", "09:30:60", "09:30Z", "", "09:30:1"]),
            (.dateTime, ["2024-01-01", "2024-01-01T", "2024-01-01 09:30", "2024-01-01T09:30Z"]),
        ] {
            for text in texts { #expect(moment.read(text) == nil, "\(text)") }
        }
        #expect(ReferenceMoment.time.codes("09:30:00", min: "09:30", max: "09:30") == [])
        #expect(ReferenceMoment.time.codes("09:30:01", min: "10:00", max: "09:30") == ["too-small", "too-large"])
    }
}
