import FormRuntime
import Foundation

/// Why something typed is no answer.
enum FormNumberProblem {
    case noNumber, noWhole, tooLong
}

/// How people write numbers: with their locale's separators, and with any digits.
struct FormNumberText: Sendable {
    private let decimalSeparator: String
    private let groupingSeparator: String

    init(_ locale: Locale) {
        decimalSeparator = locale.decimalSeparator ?? "."
        groupingSeparator = locale.groupingSeparator ?? ","
    }

    /// The number as it is written in a field: without groups.
    func text(_ number: (some FormNumber)?) -> String {
        guard let number else { return "" }
        return number.description.replacingOccurrences(of: ".", with: decimalSeparator)
    }

    /// The number that is meant; nil where it is none.
    func number<Number: FormNumber>(_ text: String) -> Number? { plain(text).flatMap { Number($0) } }

    /// Why a text is no number of the kind; nil where it is one, or blank.
    func problem<Number: FormNumber>(_ text: String, _ kind: Number.Type) -> FormNumberProblem? {
        if text.allSatisfy(\.isWhitespace) { return nil }
        guard let plain = plain(text) else { return .noNumber }
        if Number(plain) != nil { return nil }
        return Number.self == Int.self && plain.contains(".") ? .noWhole : .tooLong
    }

    /// The number as code writes it; nil where it is none.
    private func plain(_ text: String) -> String? {
        var plain = ""
        var written = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if let first = written.first, "-−+".contains(first) {
            if first != "+" { plain = "-" }
            written.removeFirst()
        }
        let parts = written.components(separatedBy: decimalSeparator)
        if parts.count == 2 { return number(ungrouped(parts[0]), parts[0], parts[1]).map { plain + $0 } }
        if parts.count == 1, let whole = ungrouped(written) { return plain + Self.number(whole, "") }
        // A point that separates no groups is a decimal point in any language.
        let others = written.components(separatedBy: ".")
        if others.count == 2 { return number(digits(others[0]), others[0], others[1]).map { plain + $0 } }
        // Where keyboards have a comma for the Arabic separators: it separates groups if it can.
        guard decimalSeparator == "٫", others.count == 1 else { return nil }
        let commas = written.components(separatedBy: ",")
        if commas.count == 2, commas[1].count != 3 || digits(commas[0]) == "0" {
            return number(digits(commas[0]), commas[0], commas[1]).map { plain + $0 }
        }
        return commas.count > 2 ? ungrouped(written, by: ",").map { plain + Self.number($0, "") } : nil
    }

    /// What stands before and after the separator, of which one may be missing.
    private func number(_ whole: String?, _ before: String, _ after: String) -> String? {
        if after.isEmpty { return whole.map { Self.number($0, "") } }
        guard let fraction = digits(after), let whole = before.isEmpty ? "" : whole else { return nil }
        return Self.number(whole, fraction)
    }

    /// Without leading and trailing zeros, which say nothing.
    private static func number(_ whole: String, _ fraction: String) -> String {
        let whole = whole.drop { $0 == "0" }
        var fraction = fraction[...]
        while fraction.last == "0" { fraction.removeLast() }
        return (whole.isEmpty ? "0" : String(whole)) + (fraction.isEmpty ? "" : "." + fraction)
    }

    /// The digits without separators of groups; nil if they do not stand where groups of three (or, as in India, of two
    /// before the last) begin.
    private func ungrouped(_ text: String) -> String? { ungrouped(text, by: groupingSeparator) }

    private func ungrouped(_ text: String, by groupingSeparator: String) -> String? {
        // A no-break space or apostrophe, which some languages have, is typed as a plain one.
        let text = groupingSeparator == "’" ? text.replacingOccurrences(of: "'", with: "’") : text
        let blank = groupingSeparator.allSatisfy(\.isWhitespace)
        let groups =
            blank
            ? text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace).map(String.init)
            : text.components(separatedBy: groupingSeparator)
        guard groups.count > 1 else { return digits(text) }
        guard let last = groups.last, last.count == 3, let first = groups.first, (1...3).contains(first.count),
            groups.dropFirst().dropLast().allSatisfy({ (2...3).contains($0.count) })
        else { return nil }
        return digits(groups.joined())
    }

    /// The digits as ASCII; nil if something else is there, or nothing.
    private func digits(_ text: String) -> String? {
        var digits = ""
        for character in text {
            guard let value = character.wholeNumberValue, (0...9).contains(value) else { return nil }
            digits += String(value)
        }
        return digits.isEmpty ? nil : digits
    }
}
