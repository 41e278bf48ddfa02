import FormEmit
import Foundation
import Testing

/// That integers have 64 bits, as a schema says it.
@Suite struct IntegerRangeTests {
    @Test func theRangeIsSaidWhereNothingElseKeepsIt() throws {
        let spec = """
            formc: 1
            form: Numbers
            sources:
              room: { tag-type: integer }
              name: { tag-type: string }
            sections:
              - fields:
                  - { id: free, type: integer, label: A }
                  - { id: least, type: integer, label: B, min: 1 }
                  - { id: both, type: integer, label: C, min: 1, max: 9 }
                  - { id: hidden, type: integer, label: D, min: 1, max: 9, visible-when: free is answered }
                  - { id: room, type: picker, label: E, options: { source: room } }
                  - { id: rooms, type: multi-selector, label: F, options: { source: room } }
                  - { id: names, type: multi-selector, label: G, options: { source: name } }

            """
        let file = try #require(answerSchema(spec))
        let schema = try #require(try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any])
        let properties = try #require(schema["properties"] as? [String: [String: Any]])
        let range = "#/$defs/value.integer"
        for id in ["free", "least", "hidden", "room"] { #expect(properties[id]?["$ref"] as? String == range, "\(id)") }
        for id in ["both", "rooms", "names"] { #expect(properties[id]?["$ref"] == nil, "\(id)") }
        #expect((properties["rooms"]?["items"] as? [String: Any])?["$ref"] as? String == range)
        #expect((properties["names"]?["items"] as? [String: Any])?["$ref"] == nil)
        let text = String(decoding: file.bytes, as: UTF8.self)
        #expect(text.contains("\"minimum\": -9223372036854775808"))
        #expect(text.contains("\"maximum\": 9223372036854775807"))
    }

    @Test func nothingIsSaidWithoutNeed() throws {
        let spec = """
            formc: 1
            form: Small
            sections:
              - fields:
                  - { id: both, type: integer, label: C, min: 1, max: 9 }
                  - { id: pick, type: picker, label: P, options: { tag-type: integer, options: [{ tag: 1, label: One }] } }

            """
        let text = String(decoding: try #require(answerSchema(spec)).bytes, as: UTF8.self)
        #expect(!text.contains("value.integer"))
    }
}
