import FormCompiler
import FormSemantics
import FormSource
import Foundation
import Testing

/// The schema for editors, under a validator that knows nothing of formc.
@Suite struct EditorSchemaTests {
    /// Diagnostics about the shape of a spec, which a schema can tell.
    private static let shapes = [
        "unknown-key", "missing-key", "unknown-word", "wrong-kind", "not-boolean", "not-number", "unknown-type",
        "reserved-type", "language-version", "sections-without-form", "no-fields", "no-options",
        "image-place",
        "source-and-options", "shorthand-with-keys", "unknown-violation", "id-spelling", "comma-in-flow",
    ]

    @Test(.enabled(if: hasValidator, "python3 with jsonschema and PyYAML over libyaml is needed"))
    func theSchemaAcceptsSpecsAndRefusesFaultsOfShape() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("formc-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var accepted = try exampleSpecs() + [try write(guessed, "guessed", folder)]
        for type in FieldType.catalogue {
            let lines = type.example.split(separator: "\n").map { "      " + $0 + "\n" }.joined()
            let spec = "formc: 1\nform: Example\nsections:\n  - fields:\n" + lines
            accepted.append(try write(spec, "type-" + type.name, folder))
        }
        var refused: [String] = []
        for explanation in Explanation.all {
            let id = explanation.id.name
            accepted.append(try write(explanation.mended, "mended-" + id, folder))
            if Self.shapes.contains(id) { refused.append(try write(explanation.failing, "failing-" + id, folder)) }
        }
        #expect(refused.count == Self.shapes.count)
        for (position, spec) in badShapes.enumerated() { refused.append(try write(spec, "bad-\(position)", folder)) }
        let schema = try write(editorSchema(), "schema", folder)
        let (status, output) = try python([checker, schema, "--accept"] + accepted + ["--refuse"] + refused)
        #expect(status == 0, "\(output)")
    }

    /// The schema must not refuse what formc reads, nor be asked to refuse it.
    @Test func formcIsOfTheSameOpinion() {
        #expect(check(SourceFile(name: "form.yaml", guessed)).diagnostics.map(\.message) == [])
        for spec in badShapes { #expect(check(SourceFile(name: "form.yaml", spec)).hasErrors, "\(spec)") }
    }

    private func exampleSpecs() throws -> [String] {
        let examples = packageFolder.appendingPathComponent("Examples")
        let names = FileManager.default.enumerator(atPath: examples.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".form.yaml") }.sorted().map { examples.appendingPathComponent($0).path }
    }

    private func write(_ text: String, _ name: String, _ folder: URL) throws -> String {
        let file = folder.appendingPathComponent(name + ".form.yaml")
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
    }
}

/// Where an editor guesses a type, formc reads text, and the schema lets it pass.
private let guessed = """
    formc: "1"
    form: true
    version: 1.10
    x-mine: [a, { b: c }]
    choices:
      odd: [no, 1.10, 017, 12:30, 1e3, ~, true, 0x1F, .5, yes: No, 1: One, null: { en: Null }]
      headed:
        tag-type: integer
        options: [1, 2: Two, { tag: 3, label: 3, x-mine: true }]
    sources:
      goal:
      other: { tag-type: integer }
    sections:
      - id: true
        title: 2026
        x-mine: 1
        fields:
          - { id: a, type: picker, label: 1, options: odd, default: 1.10, formerly: no }
          - { id: b, type: checkboxes, label: ~, options: headed, default: [1], read-only: "true" }
          - { id: c, type: multi-selector, label: null, options: { source: goal }, min: "1" }
          - { id: d, type: multi-selector, label: 1.5, options: { source: other } }
          - { id: e, type: time, label: { en: 1 }, min: 08:00, max: "18:00:30" }
          - { id: f, type: toggle, label: f, must-be: true, image: { symbol: 1 }, default: true }
          - { id: g, type: toggle, label: g, must-be: "true", messages: { must-be: 1 } }
    reserved: { fields: [null, x] }
    """

private let badShapes = [
    "", "formc: 1\nform: A\n", "formc: 1\nlanguage: en_GB\n", "formc: 1\nchoices: { a: [[b]] }\n",
    "formc: 1\nchoices: { a: { options: b } }\n", "formc: 1\nchoices: { a: { options: { options: [b] } } }\n",
    "formc: 1\nchoices: { a: [{}] }\n", "formc: 1\nchoices: { a: [{ label: b }] }\n",
    "formc: 1\nsources: { a: { tag-type: text } }\n", "formc: 1\nmessages: { x-mine: a }\n",
]

// MARK: Python

private let checker = packageFolder.appendingPathComponent("Tests/schema_check.py").path

private let hasValidator = (try? python(["-c", "import jsonschema; from yaml import CSafeLoader"]).status) == 0

func python(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
}
