import FormRuntime
import FormSemantics
import FormSyntax

/// The words of the language, as libFuzzer reads them: what mutations put in.
package func fuzzDictionary() -> String {
    let types = FieldType.catalogue
    let tables: [KeyTable] =
        [.form, .section, .source, .reserved, .rule, .option, .other, .image, .list, .fieldOptions]
        + types.map { KeyTable($0.name, $0.keys) }
    var words = Key.allCases.flatMap { [$0.name, $0.name + ": "] } + types.map(\.name)
    for table in tables {
        for spec in table.specs {
            if case .words(let taken) = spec.value { words += taken.map(\.name) }
        }
    }
    words += FormViolationCode.allCases.map(\.rawValue)
    words += [
        " == ", " != ", " < ", " <= ", " > ", " >= ", " and ", " or ", "not ", " in ", " has ", " any (", " all (",
        " is answered", " is unanswered", "count(", "field(", "true", "false", "null", "\n- ", "\n  ", ": ", " #", "{ ",
        " }", "[", "]", "\": ", "{\"", "\\u00", "2026-01-01", "12:30", "T", "1e3", "# formc: allow[", "<<", "&a ", "*a",
        "!x ",
        "|-\n", ">\n", "? ", "---\n", "...\n", "%YAML 1.1\n",
    ]
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }.map { "\"\(escaped($0))\"\n" }.joined()
}

private func escaped(_ word: String) -> String {
    word.utf8.map { byte in
        switch byte {
        case 0x22: "\\\""
        case 0x5C: "\\\\"
        case 0x20..<0x7F: String(UnicodeScalar(byte))
        default: "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }.joined()
}
