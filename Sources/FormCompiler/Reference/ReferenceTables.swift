import FormRuntime
import FormSyntax

/// Tables of the reference, made of the tables that the compiler reads.

func table(of table: KeyTable) -> String { FormCompiler.table(of: table.specs) }

func table(of specs: [KeySpec]) -> String {
    if specs.isEmpty { return "" }
    let rows = specs.map { spec in
        let requirement = spec.isRequired ? "required" : ""
        return ["`\(spec.key.name)`", value(spec.value), requirement, cell(spec.summary)]
    }
    return markdownTable(["key", "value", "", ""], rows)
}

/// The words that keys take, a table for each key that takes some.
func words(of specs: [KeySpec]) -> String {
    specs.compactMap { spec -> String? in
        guard case .words(let words) = spec.value, words.count > 1 else { return nil }
        let rows = words.map { ["`\($0.name)`", cell($0.summary)] }
        return markdownTable(["`\(spec.key.name)`", ""], rows)
    }.joined(separator: "\n\n")
}

/// What stands behind a key.
func value(_ form: ValueForm) -> String {
    switch form {
    case .text: "[text](#texts-and-languages)"
    case .line: "line"
    case .scalar("a pattern"): "[pattern](#patterns)"
    case .scalar(let what): withoutArticle(what)
    case .lines(let what): "\(withoutArticle(what)), or a list of them"
    case .boolean: "boolean"
    case .integer: "whole number"
    case .decimal: "number"
    case .words(let words): words.count > 1 ? "word" : words.map { "`\($0.name)`" }.joined()
    case .condition: "[condition](#conditions)"
    case .switchOrMapping: "boolean or [mapping](#other)"
    case .mapping(let table): withoutArticle(table.owner).contains("`") ? "mapping" : withoutArticle(table.owner)
    case .list(let table): "list, each \(table.owner)"
    case .names(.sharedOptions): "mapping of names to [lists](#options)"
    case .names(.mapping(let table)): "mapping of names, each \(table.owner)"
    case .names: "mapping of names"
    case .sections: "list of [sections](#sections)"
    case .fields: "list of [fields](#fields)"
    case .options: "[options](#options)"
    case .sharedOptions: "[list](#options)"
    case .messages: "mapping of [codes](#violations) to texts"
    case .answer: "[answer](#defaults)"
    }
}

func withoutArticle(_ what: String) -> String {
    for article in ["an ", "a ", "the "] where what.hasPrefix(article) { return String(what.dropFirst(article.count)) }
    return what
}

// MARK: Formats and violations

func formatPatterns() -> String {
    FormFormat.allCases.map { "`\($0.rawValue)`:\n\n" + fence("text", $0.pattern) }.joined(separator: "\n\n")
}

func violationTable() -> String {
    let rows = FormViolationCode.allCases.map { ["`\($0.rawValue)`", cell($0.summary), cell($0.exampleText)] }
    return markdownTable(["code", "when", "text"], rows)
}

// MARK: Markdown

func markdownTable(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
}

/// A bar ends a cell, even inside of code.
func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
