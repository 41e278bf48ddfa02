import FormRuntime
import Foundation

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
    func number<Number: FormNumber>(_ text: String) -> Number? {
        var plain = ""
        var written = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if let first = written.first, "-−+".contains(first) {
            if first != "+" { plain = "-" }
            written.removeFirst()
        }
        let parts = written.components(separatedBy: decimalSeparator)
        if let whole = parts.first.flatMap(ungrouped), parts.count == 2, let fraction = digits(parts[1]) {
            return Number(plain + Self.number(whole, fraction))
        }
        if parts.count == 1, let whole = ungrouped(written) { return Number(plain + Self.number(whole, "")) }
        // A point that separates no groups is a decimal point in any language.
        let others = written.components(separatedBy: ".")
        guard others.count == 2, let whole = digits(others[0]), let fraction = digits(others[1]) else { return nil }
        return Number(plain + Self.number(whole, fraction))
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
    private func ungrouped(_ text: String) -> String? {
        // A no-break space, which some languages have, is typed as a plain one.
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
