import SwiftUI

extension Screen: @preconcurrency CustomStringConvertible {
    /// The outline of what is to be seen, a line each, indented by what it stands in. A line says what the thing is,
    /// what it is called, its state, and in brackets what else is said of it; `!` leads what was found to be wrong.
    public var description: String { outline(layout: false) }

    /// The outline with the stacks and shapes that the description leaves out.
    public var layout: String { outline(layout: true) }

    private func outline(layout: Bool) -> String {
        var lines: [String] = []
        for node in OutlineNode.nodes(of: front, layout: layout) { node.describe(into: &lines, depth: 0) }
        return lines.joined(separator: "\n")
    }

    /// What VoiceOver says of the screen, a thing each, in its order.
    public var spoken: [String] { front.flatMap(\.announcements) }

    /// Every text that is to be seen, in reading order.
    public var texts: [String] { front.flatMap { $0.onTopTexts } }
}

extension OutlineNode {
    func describe(into lines: inout [String], depth: Int) {
        let margin = String(repeating: "  ", count: depth)
        lines.append(margin + line)
        for note in notes { lines.append("\(margin)  ! \(note)") }
        for child in children { child.describe(into: &lines, depth: depth + 1) }
    }

    private var line: String {
        var line = kind.name
        if !name.isEmpty { line += " \"\(name)\"" }
        if let detail = element.detail { line += " (\(detail))" }
        if let value { line += ": \(value)" }
        let words = remarks
        if !words.isEmpty { line += " [\(words.joined(separator: ", "))]" }
        if !symbols.isEmpty { line += " {\(symbols.joined(separator: ", "))}" }
        return line
    }

    /// The state: what is on or off, what is written, what is chosen.
    private var value: String? {
        if element.isMixed { return "mixed" }
        if let isOn { return isOn ? "on" : "off" }
        if Kind.fields.contains(kind) || kind == .picker || kind == .datePicker {
            return element.value.map { "\"\($0)\"" }
        }
        return element.value
    }

    private var remarks: [String] {
        let accessibility = element.accessibility
        var words: [String] = []
        if let prompt = element.prompt { words.append("prompt \"\(prompt)\"") }
        if element.isSelected, isOn == nil { words.append("selected") }
        if !element.isEnabled, Kind.named.contains(kind) || kind == .option || element.isPressable {
            words.append("disabled")
        }
        if element.isLabelHidden, Kind.named.contains(kind), kind != .button, kind != .link {
            words.append("label hidden")
        }
        words += element.tags.map { "tag \($0)" }
        if let badge = element.badge { words.append("badge \"\(badge)\"") }
        if element.actions.tap != nil, kind == .area { words.append("tap") }
        if let value = accessibility.value { words.append("value \"\(value)\"") }
        if let hint = accessibility.hint, !hint.isEmpty { words.append("hint \"\(hint)\"") }
        if let help = element.help { words.append("help \"\(help)\"") }
        words += accessibility.added.names.sorted()
        if accessibility.isHidden { words.append("not spoken") }
        if let identifier = accessibility.identifier { words.append("identifier \(identifier)") }
        if let representation = accessibility.representation {
            words.append("spoken as \(representation.flatMap(\.announcements).joined(separator: "; "))")
        }
        if focus?.isFocused() == true, element.takesFocus { words.append("focused") }
        if element.isVoiceOverFocused?() == true { words.append("VoiceOver here") }
        return words
    }

    /// What was found to be wrong with it.
    var notes: [String] {
        guard name.isEmpty, Kind.named.contains(kind) else { return element.notes }
        return element.notes + ["a \(kind) without a label"]
    }

    func collectNotes(into collected: inout [String]) {
        for note in notes where !collected.contains(note) { collected.append(note) }
        for child in children { child.collectNotes(into: &collected) }
    }
}

extension ScreenElement {
    var onTopTexts: [String] {
        if isHidden { return [] }
        return (role == .text ? [text] : []) + onTop.flatMap(\.onTopTexts)
    }
}
