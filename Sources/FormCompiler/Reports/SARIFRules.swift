import FormEmit
import FormSource

struct SARIFRule {
    let id: String
    let json: JSON
}

/// The rules of which a report has findings, by id, each with what `formc explain` says.
func sarifRules(of report: CheckReport) -> [SARIFRule] {
    var levels: [String: Severity] = [:]
    for finding in report.findings {
        let known = levels[finding.id.name]
        if known == nil || finding.severity == .error { levels[finding.id.name] = finding.severity }
    }
    return Explanation.all.compactMap { explanation in
        levels[explanation.id.name].map { SARIFRule(id: explanation.id.name, json: rule(explanation, $0)) }
    }
}

private func rule(_ explanation: Explanation, _ level: Severity) -> JSON {
    let text = explanation.text.split(separator: "\n\n").map { paragraph in
        paragraph.split(separator: "\n").joined(separator: " ")
    }.joined(separator: "\n\n")
    let markdown = """
        \(text)

        This spec has it:

        \(fence("yaml", explanation.shownFailing))

        Mended:

        \(fence("yaml", explanation.mended))
        """
    return [
        "id": .string(explanation.id.name),
        "shortDescription": ["text": .string(firstSentence(text))],
        "fullDescription": ["text": .string(text)],
        "help": ["text": .string(text), "markdown": .string(markdown)],
        "defaultConfiguration": ["level": .string(level.rawValue)],
    ]
}

/// Up to the first full stop that a blank follows, but not within back-ticks.
func firstSentence(_ text: String) -> String {
    var isCode = false
    var sentence = ""
    for character in text {
        if character == "`" { isCode.toggle() }
        if character.isWhitespace, !isCode, sentence.last == "." || sentence.last == ":" || character == "\n" { break }
        sentence.append(character)
    }
    if sentence.last == ":" { sentence = sentence.dropLast() + "." }
    return sentence
}
