import FormRuntime
import Foundation
import Testing

@Suite struct CodingTests {
    private static let stored =
        #"{"age":7,"agreed":true,"born":"2000-02-29","favourite":"banana","fruits":["apple","banana"],"#
        + #""goals":["a","b"],"mail":"ann@example.com","main-goal":"a","meets":"2024-02-29T12:00:01","name":"Ann","#
        + #""room":12,"rooms":[20,100],"severities":[1,10],"severity":10,"terms":["privacy"],"wakes":"09:30","#
        + #""weight":0.7}"#

    @Test func everyKindGoesThereAndBack() throws {
        #expect(try json(Everything.valid) == Self.stored)
        #expect(try json(Everything.valid.validated()) == Self.stored)
        #expect(try decode(Everything.self, Self.stored) == Everything.valid)
        let decoded = try decode(FormDecoded<Everything>.self, Self.stored)
        #expect(decoded.value == Everything.valid && decoded.violations == [])
    }

    @Test func anErrorSaysWhereTheFormStands() throws {
        struct Envelope: Decodable { var answers: [Everything] }
        let text = #"{"answers":[{},{"fruits":["pizza"]}]}"#
        #expect {
            try JSONDecoder().decode(Envelope.self, from: Data(text.utf8))
        } throws: { error in
            "\(error)" == "answers[1].fruits: selection cannot be `pizza` [unknown-tag]"
        }
    }

    @Test func anotherCoderDoesAsWell() throws {
        let data = try PropertyListEncoder().encode(Everything.valid)
        #expect(try PropertyListDecoder().decode(Everything.self, from: data) == Everything.valid)
    }

    @Test func theOrderIsThatOfTheSpec() throws {
        let recorder = KeyOrder()
        try Everything.valid.encode(to: recorder)
        #expect(recorder.keys == Everything.Field.allCases.map(\.rawValue))
    }

    @Test func whatIsUnansweredIsLeftOutAndTogglesAreNot() throws {
        var form = Everything()
        form.favourite = nil
        #expect(try json(form) == #"{"agreed":false}"#)
    }

    @Test func absentAndNullAreUnansweredAndNeverTheDefault() throws {
        #expect(Everything().favourite == .apple)
        for text in ["{}", #"{"favourite":null,"name":null,"fruits":null,"agreed":null,"age":null}"#] {
            let form = try decode(Everything.self, text)
            #expect(form.favourite == nil && form.name == "" && form.fruits == [] && !form.agreed && form.age == nil)
            #expect(try decode(FormDecoded<Everything>.self, text).violations == [])
        }
    }

    @Test func formerNamesAreRead() throws {
        let form = try decode(
            Everything.self, #"{"serving-goals":["x"],"fruit":["plantain","musa","stinky"],"severity":9}"#)
        #expect(form.goals == ["x"] && form.fruits.description == "[banana, durian]" && form.severity == .high)
        // The current id wins where both stand.
        #expect(try decode(Everything.self, #"{"goals":["y"],"serving-goals":["x"]}"#).goals == ["y"])
        let decoded = try decode(FormDecoded<Everything>.self, #"{"fruit":["plantain","musa","banana"]}"#)
        #expect(decoded.value.fruits == [.banana] && decoded.violations == [])
    }

    @Test func numbersAreJudgedByValue() throws {
        let form = try decode(Everything.self, #"{"age":5.0,"severity":1.0,"rooms":[1.0,2],"room":1e2,"weight":12}"#)
        #expect(form.age == 5 && form.severity == .low && form.rooms == [1, 2] && form.room == 100)
        #expect(form.weight == 12)
        #expect(try decode(Everything.self, #"{"age":9223372036854775807}"#).age == .max)
        #expect(try decode(FormDecoded<Everything>.self, #"{"age":5.5}"#).violations.map(\.code) == [.wrongType])
        #expect(try decode(FormDecoded<Everything>.self, #"{"age":1e30}"#).violations.map(\.code) == [.wrongType])
    }

    @Test func strictDecodingNamesFieldAndValue() {
        func message(_ text: String) -> String? {
            do {
                _ = try decode(Everything.self, text)
                return nil
            } catch {
                return (error as? FormDecodingError)?.description ?? "\(error)"
            }
        }
        #expect(message(#"{"fruits":["apple","kiwi"]}"#) == "fruits: selection cannot be `kiwi` [unknown-tag]")
        #expect(message(#"{"favourite":"kiwi"}"#) == "favourite: choice cannot be `kiwi` [unknown-tag]")
        #expect(message(#"{"age":"7"}"#) == "age: integer cannot be `7` [wrong-type]")
        #expect(message(#"{"born":"2001-02-29"}"#) == "born: date cannot be `2001-02-29` [wrong-type]")
        #expect(message(#"{"agreed":1}"#) == "agreed: toggle cannot be `1` [wrong-type]")
        #expect(message(#"{"fruits":{"apple":true}}"#) == "fruits: selection cannot be `{…}` [wrong-type]")
        #expect(message(#"{"fruits":["apple","apple"],"x":1}"#) == nil)
    }

    @Test func lenientDecodingKeepsTheRestAndReportsAll() throws {
        let text =
            #"{"zz":1,"aa":2,"name":5,"fruits":["kiwi","apple","apple",3,null,["x"]],"favourite":true,"age":"x","#
            + #""weight":"1","born":"1.1.2000","agreed":"yes","rooms":[1,1,"a",2.5],"goals":"a","severity":"1"}"#
        let decoded = try decode(FormDecoded<Everything>.self, text)
        #expect(decoded.value.fruits == [.apple] && decoded.value.rooms == [1] && decoded.value.name == "")
        #expect(
            decoded.violations.map { "\($0.fieldID) \($0.code.rawValue) \($0.found)" } == [
                "name wrong-type 5", "goals wrong-type a", "fruits duplicate-tag apple", "fruits wrong-type 3",
                "fruits wrong-type null", "fruits wrong-type […]", "fruits unknown-tag kiwi",
                "favourite wrong-type true", "severity wrong-type 1", "age wrong-type x", "weight wrong-type 1",
                "born wrong-type 1.1.2000", "agreed wrong-type yes", "rooms duplicate-tag 1", "rooms wrong-type a",
                "rooms wrong-type 2.5", "aa unknown-field aa", "zz unknown-field zz",
            ])
        #expect(decoded.violations.last?.description == "zz: The form has no field “zz”. [unknown-field]")
        #expect(throws: (any Error).self) { try decode(FormDecoded<Everything>.self, "[]") }
    }

    @Test func tagsAreSortedByTheirBytes() throws {
        var form = Conditional2()
        form.tags = ["b", "a", "é", "e\u{301}", "Z", "😀", "ﬀ"]
        #expect(form.tags.count == 7)
        #expect(try json(form) == #"{"tags":["Z","a","b","é","é","ﬀ","😀"]}"#)
        #expect(try decode(Conditional2.self, try json(form)) == form)
        form.numbers = [10, 9, -1]
        #expect(try json(form).hasPrefix(#"{"numbers":[-1,9,10],"#))
    }

    @Test func decimalsAreExact() throws {
        var random = Numbers(seed: 1)
        for _ in 0..<2_000 {
            let digits = Int64.random(in: -999_999_999_999_999...999_999_999_999_999, using: &random)
            let value = FormDecimal(significand: digits, exponent: Int.random(in: -200...200, using: &random))
            #expect(try decode([FormDecimal].self, json([value])) == [value])
        }
        #expect(try json([FormDecimal("0.1")]) == "[0.1]" && json([FormDecimal("1e3")]) == "[1000]")
    }

    @Test func equalityAndHashSeeEveryField() throws {
        let text = try json(Everything.valid)
        let fields = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        for key in fields.keys {
            var less = fields
            less[key] = nil
            let form = try JSONDecoder().decode(
                Everything.self, from: JSONSerialization.data(withJSONObject: less))
            #expect(form != Everything.valid && form == form, "\(key)")
            #expect(form.hashValue != Everything.valid.hashValue, "\(key)")
        }
        #expect(try decode(Everything.self, text).hashValue == Everything.valid.hashValue)
        #expect(Everything(name: "é") == Everything(name: "e\u{301}"))
    }
}

/// Tags of a source, strings and integers.
private struct Conditional2: FormModel {
    var tags: Set<FormTag> = []
    var numbers: Set<Int> = []

    enum Field: FormField {
        case tags, numbers
        static let fieldTable = FormFieldTable("T\tT\tform\ntags\tTags\ttags\nnumbers\tNumbers\tinteger-tags")
    }

    func visit(_ visitor: inout FormVisitor) {
        visitor.tags(tags)
        visitor.integerTags(numbers)
    }

    mutating func fill(_ filler: inout FormFiller) {
        filler.tags(&tags)
        filler.integerTags(&numbers)
    }
}
