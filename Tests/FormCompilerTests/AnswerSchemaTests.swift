import FormCompiler
import FormEmit
import FormSource
import FormTestSupport
import Foundation
import Testing

/// The JSON Schema of answers.
@Suite struct AnswerSchemaTests {
    /// Examples whose schema is committed. Stale ones are rewritten as other derived files are.
    @Test(arguments: ["FruitCheckboxes", "Intake", "Onboarding"])
    func isAsCommitted(_ name: String) throws {
        let spec = packageFile("Examples/\(name)/\(name).form.yaml")
        let file = try #require(answerSchema(spec, named: "\(name).form.yaml"))
        let path = "Examples/\(name)/\(name).schema.json"
        #expect(file.name == "\(name).schema.json")
        let complaint = staleness(of: path, file.bytes, refresh: "swift test --filter AnswerSchemaTests")
        #expect(complaint == nil)
    }

    @Test(.enabled(if: hasJSONSchema, "python3 with jsonschema is needed"))
    func answersAreJudgedAsTheSpecSays() throws {
        let folder = try SchemaFolder()
        for table in AnswerTable.all {
            let file = try #require(answerSchema(table.spec), "\(table.name)")
            try folder.write(
                file, as: table.name, accepted: table.accepted + table.unsaid, refused: table.refused)
        }
        for name in ["Agreement", "BugReport", "FamilyPhotos", "Intake", "Onboarding", "Survey2026", "TaskEdit"] {
            let file = try #require(answerSchema(packageFile("Examples/\(name)/\(name).form.yaml")))
            try folder.write(file, as: name, accepted: [], refused: ["[]", "null", #"{"no such field": 1}"#])
        }
        let (status, output) = try folder.check()
        #expect(status == 0, "\(output)")
    }

    /// A table that speaks of what a schema cannot express says so in the omissions, and the others have none.
    @Test(arguments: AnswerTable.all) func omissionsAreTold(_ table: AnswerTable) throws {
        let file = try #require(answerSchema(table.spec))
        #expect(file.omissions == table.omissions)
        let text = String(decoding: file.bytes, as: UTF8.self)
        for omission in table.omissions { #expect(text.contains(omission.replacing("\"", with: "\\\""))) }
        #expect(text.contains("Not expressed") == !table.omissions.isEmpty)
    }

    @Test func aSchemaReadsLikeTheForm() throws {
        let spec = """
            formc: 1
            form: Lunch
            title: Lunch "order"
            description: What you eat.
            choices:
              dish:
                - soup: Soup
                - { tag: stew, label: Stew, description: With meat, retired: true }
                - { tag: none, label: Nothing, exclusive: true }
            sections:
              - fields:
                  - { id: name, type: text, label: Name, help: Yours., required: true, max-length: 40 }
                  - { id: dishes, type: checkboxes, label: Dishes, options: dish, max: 2, default: [soup] }
                  - { id: spoon, type: toggle, label: Spoon, visible-when: dishes has soup, must-be: true }
            """
        let file = try #require(answerSchema(spec, named: "a/Lunch.form.yaml"))
        #expect(String(decoding: file.bytes, as: UTF8.self) == lunch)
    }

    @Test func aFileThatSharesListsDefinesThem() throws {
        let spec = """
            formc: 1
            choices:
              a/b~c é:
                - x: X
              level:
                tag-type: integer
                options:
                  - { tag: 1, label: Low, swift-name: low }
            """
        let file = try #require(answerSchema(spec, named: "shared.yaml"))
        #expect(file.name == "shared.schema.json")
        #expect(String(decoding: file.bytes, as: UTF8.self) == shared)
        #expect(file.omissions == [])
    }

    /// A list may be called as a definition of the compiler's own, or hold what a reference must escape.
    @Test func definitionsDoNotCollide() throws {
        let spec = """
            formc: 1
            form: Names
            choices:
              shown.b: [x]
              .value.date: [y]
              a/b~c é%: [z]
            sections:
              - fields:
                  - { id: a, type: picker, label: A, options: shown.b }
                  - { id: b, type: date, label: B, visible-when: a is answered, required: true }
                  - { id: c, type: picker, label: C, options: .value.date }
                  - { id: d, type: picker, label: D, options: a/b~c é%, required: true }
            """
        let file = try #require(answerSchema(spec))
        let schema = try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any]
        let names = Set((schema?["$defs"] as? [String: Any] ?? [:]).keys)
        #expect(names == ["shown.b", ".value.date", "a/b~c é%", "..shown.b", "..value.date"])
        let text = String(decoding: file.bytes, as: UTF8.self)
        for pointer in ["shown.b", ".value.date", "a~1b~0c%20%C3%A9%25", "..shown.b", "..value.date"] {
            #expect(text.contains("\"#/$defs/\(pointer)\""), "\(pointer)")
        }
    }

    /// Texts and tags that would break a careless writer of JSON come back code point for code point.
    @Test func hostileTextsComeBack() throws {
        let options = HostileTests.tags.map { "      - { tag: \(yamlQuoted($0)), label: \(yamlQuoted($0)) }" }
        let fields = HostileTests.texts.enumerated().map { position, text in
            "      - { id: f\(position), type: text, label: \(yamlQuoted(text)), default: \(yamlQuoted(text)) }"
        }
        let spec = """
            formc: 1
            form: Hostile
            sections:
              - fields:
                  - id: list
                    type: checkboxes
                    label: L
                    options:
            \(options.map { "      " + $0 }.joined(separator: "\n"))
            \(fields.joined(separator: "\n"))
            """
        let file = try #require(answerSchema(spec))
        let schema = try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any]
        let properties = try #require(schema?["properties"] as? [String: [String: Any]])
        for (position, text) in HostileTests.texts.enumerated() {
            #expect((properties["f\(position)"]?["title"] as? String).map(hex) == hex(text))
            #expect((properties["f\(position)"]?["default"] as? String).map(hex) == hex(text))
        }
        let items = properties["list"]?["items"] as? [String: Any]
        let tags = (items?["oneOf"] as? [[String: Any]])?.compactMap { $0["const"] as? String }
        #expect(tags?.map(hex) == HostileTests.tags.map(hex))
    }

    @Test func outputsAreNamedAfterTheSpecAlone() {
        for (spec, name) in [
            ("a/T.form.yaml", "T.schema.json"), ("t.yml", "t.schema.json"), ("spec", "spec.schema.json"),
        ] {
            #expect(outputName(ofSpec: spec, .jsonSchema) == name)
        }
    }
}

/// The schema of a spec; nil if the spec has an error.
func answerSchema(_ spec: String, named name: String = "Test.form.yaml") -> EmittedFile? {
    var options = CompilerOptions()
    options.kinds = [.jsonSchema]
    let compilation = compile(SourceFile(name: name, spec), options)
    return compilation.hasErrors || compilation.files.count > 1 ? nil : compilation.files.first
}

/// A text by its code points, which `String` would take for others.
private func hex(_ text: String) -> String {
    text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
}

private let shared = #"""
    {
      "$comment": "Generated by formc from shared.yaml. Do not edit.",
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$defs": {
        "a/b~c é": {
          "type": "string",
          "oneOf": [
            {
              "const": "x",
              "title": "X"
            }
          ]
        },
        "level": {
          "type": "integer",
          "oneOf": [
            {
              "const": 1,
              "title": "Low"
            }
          ]
        }
      }
    }

    """#

private let lunch = #"""
    {
      "$comment": "Generated by formc from Lunch.form.yaml. Do not edit.",
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Lunch \"order\"",
      "description": "What you eat.",
      "type": "object",
      "properties": {
        "name": {
          "title": "Name",
          "description": "Yours.",
          "type": "string",
          "minLength": 1,
          "maxLength": 40
        },
        "dishes": {
          "title": "Dishes",
          "default": ["soup"],
          "type": ["array", "null"],
          "items": {
            "$ref": "#/$defs/dish"
          },
          "uniqueItems": true,
          "maxItems": 2,
          "anyOf": [
            {
              "maxItems": 1
            },
            {
              "not": {
                "contains": {
                  "const": "none"
                }
              }
            }
          ]
        },
        "spoon": {
          "title": "Spoon",
          "type": ["boolean", "null"]
        }
      },
      "required": ["name"],
      "additionalProperties": false,
      "allOf": [
        {
          "if": {
            "$ref": "#/$defs/shown.spoon"
          },
          "then": {
            "properties": {
              "spoon": {
                "type": "boolean",
                "const": true
              }
            },
            "required": ["spoon"]
          }
        }
      ],
      "$defs": {
        "dish": {
          "type": "string",
          "oneOf": [
            {
              "const": "soup",
              "title": "Soup"
            },
            {
              "const": "stew",
              "title": "Stew",
              "description": "With meat",
              "deprecated": true
            },
            {
              "const": "none",
              "title": "Nothing"
            }
          ]
        },
        "shown.spoon": {
          "properties": {
            "dishes": {
              "type": "array",
              "contains": {
                "const": "soup"
              }
            }
          },
          "required": ["dishes"]
        }
      }
    }

    """#
