import FormRuntime
import Foundation

/// A value as JSON, its keys in order.
func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}

func read<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
}

/// The same answers, written and read again.
func stored<Form: FormModel>(_ form: Form) throws -> Form { try read(Form.self, json(form)) }

/// Each violation as `field code`.
func codes<Field>(_ violations: [FormViolation<Field>]) -> [String] {
    violations.map { "\($0.fieldID) \($0.code.rawValue)" }
}

func texts<Field>(_ violations: [FormViolation<Field>], in language: String? = nil) -> [String] {
    violations.map { violation in language.map { violation.message(in: $0) } ?? violation.message }
}
