import FormEmit
import FormTestSupport
import Foundation

/// A folder of schemas with answers that they must accept and refuse, for validators written in Python. It goes with the
/// value.
final class SchemaFolder {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("formc-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ schema: EmittedFile, as name: String, accepted: [String], refused: [String]) throws {
        try write(String(decoding: schema.bytes, as: UTF8.self), name + ".schema.json")
        try write(accepted.joined(separator: "\n"), name + ".accept.jsonl")
        try write(refused.joined(separator: "\n"), name + ".refuse.jsonl")
    }

    private func write(_ text: String, _ name: String) throws {
        try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }

    /// What the validators make of it.
    func check() throws -> (status: Int32, output: String) {
        try python([packageFolder.appendingPathComponent("Tests/answer_schema_check.py").path, folder.path])
    }
}

let hasJSONSchema = (try? python(["-c", "import jsonschema"]).status) == 0
