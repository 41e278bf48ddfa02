/// A rule of Make that tells a build system which files the outputs are made from: `out1 out2: spec1 …`.
/// Nothing if a name cannot be written there: Make has no way to spell a line feed.
func depfile(outputs: [Path], inputs: [Path]) -> [UInt8]? {
    let names = outputs + inputs
    if names.contains(where: { $0.bytes.contains(UInt8(ascii: "\n")) }) { return nil }
    var rule: [UInt8] = []
    for (position, output) in outputs.enumerated() {
        if position > 0 { rule.append(UInt8(ascii: " ")) }
        rule += escapedForMake(output)
    }
    rule.append(UInt8(ascii: ":"))
    for input in inputs { rule += [UInt8(ascii: " ")] + escapedForMake(input) }
    rule.append(UInt8(ascii: "\n"))
    return rule
}

/// A backslash is itself, unless it stands before a character that takes one: then all of them are doubled. A dollar
/// is doubled.
private func escapedForMake(_ path: Path) -> [UInt8] {
    var escaped: [UInt8] = []
    var backslashes = 0
    for byte in path.bytes {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "#"), UInt8(ascii: ":"):
            escaped += [UInt8](repeating: UInt8(ascii: "\\"), count: backslashes + 1)
        case UInt8(ascii: "$"): escaped.append(byte)
        default: break
        }
        escaped.append(byte)
        backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
    }
    return escaped
}
