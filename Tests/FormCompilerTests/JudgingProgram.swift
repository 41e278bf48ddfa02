/// Reads lines of a form's position, a tab and answers; prints for each the violations with tabs between them.
func judgingProgram(_ types: [String]) -> String {
    let judges = types.map { "    { try judge(\($0).self, $0) }," }
    return """
        import Foundation

        func judge<Form: FormModel>(_ form: Form.Type, _ json: Data) throws -> [String] {
            let decoded = try JSONDecoder().decode(FormDecoded<Form>.self, from: json)
            return (decoded.violations + decoded.value.violations()).map { violation in
                let option =
                    switch violation.code {
                    case .notOffered, .unknownTag, .duplicateTag: violation.found
                    case .requiredOption: violation.allowed
                    default: ""
                    }
                return "\\(violation.fieldID) \\(violation.code.rawValue) \\(option)"
            }
        }

        let judges: [@Sendable (Data) throws -> [String]] = [
        \(judges.joined(separator: "\n"))
        ]
        let input = try Data(contentsOf: URL(fileURLWithPath: "input"))
        for line in input.split(separator: UInt8(ascii: "\\n")) {
            let parts = line.split(separator: UInt8(ascii: "\\t"), maxSplits: 1)
            let position = Int(String(decoding: parts[0], as: UTF8.self)) ?? 0
            do {
                print(try judges[position](Data(parts[1])).joined(separator: "\\t"))
            } catch {
                print("not read: \\(error)")
            }
        }
        """
}
