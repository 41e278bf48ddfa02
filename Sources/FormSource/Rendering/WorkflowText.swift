/// Appends a text to a workflow command of GitHub Actions, with what would end the command, or a property of it,
/// escaped.
package func appendWorkflow(_ text: String, isProperty: Bool, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "%"): bytes += "%25".utf8
        case 0x0A: bytes += "%0A".utf8
        case 0x0D: bytes += "%0D".utf8
        case UInt8(ascii: ":") where isProperty: bytes += "%3A".utf8
        case UInt8(ascii: ",") where isProperty: bytes += "%2C".utf8
        case _: bytes.append(byte)
        }
    }
}
