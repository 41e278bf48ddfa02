/// What is wrong with the way a number is written; nil if it is one. Decimals have at most 15 significant digits, so
/// that JSON carries them unharmed.
package func numberFault(_ text: String, isInteger: Bool) -> String? {
    var digits = Substring(text)
    if digits.first == "-" { digits = digits.dropFirst() }
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let isDigits = { (part: Substring) in !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    guard let whole = parts.first, parts.allSatisfy(isDigits) else {
        return "write decimal digits\(isInteger ? "" : ", with a point if need be")"
    }
    if whole.count > 1, whole.first == "0" { return "leave out the leading zeros" }
    if isInteger {
        if parts.count > 1 { return "a whole number has no fraction" }
        return Int(text) == nil ? "it does not fit 64 bits" : nil
    }
    let fraction = parts.count > 1 ? parts[1] : ""
    let significant = (String(whole) + fraction).drop { $0 == "0" }
    let trailing = significant.reversed().prefix { $0 == "0" }.count
    return significant.count - trailing > 15 ? "at most 15 digits are kept exactly" : nil
}
