import Foundation

// Decodes JSON Lines into the generated type with Foundation's JSONDecoder and asks for all violations; prints the CPU
// seconds of that and how many answers are invalid.
func decodeAnswers<Form: FormModel>(_ form: Form.Type) throws {
    let file = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
    let lines = file.split(separator: 0x0A).map { Data($0) }
    let decoder = JSONDecoder()
    var invalid = 0
    let start = clock()
    for line in lines {
        let decoded = try decoder.decode(FormDecoded<Form>.self, from: line)
        if !decoded.violations.isEmpty || !decoded.value.violations().isEmpty { invalid += 1 }
    }
    print(Double(clock() - start) / Double(CLOCKS_PER_SEC), invalid)
}
