import FormSource

/// One id that a comment allows.
struct Allowance {
    let id: String
    /// The id, where it is written.
    let idRange: SourceRange
    /// The bytes of the file to which it applies; empty where there is no such.
    let scope: Range<Int>
    /// One without a reason was reported, and nothing else is said of it.
    let hasReason: Bool
}

/// Reads what stands in a comment: the ids that it allows, none if it is malformed, which is reported. A comment in which
/// `formc:` is followed by something else than a command, such as a key that somebody commented out, is none of ours.
func readAllowance(
    _ comment: AllowComment, for scope: Range<Int>, _ bytes: [UInt8], _ file: FileID,
    _ diagnostics: inout DiagnosticBag
) -> [Allowance] {
    var reader = CommentReader(bytes: bytes, at: comment.range.lowerBound + 1, end: comment.range.upperBound)
    reader.skipBlanks()
    reader.at += "formc:".utf8.count
    reader.skipBlanks()
    let whole = SourceRange(comment.range.lowerBound, comment.range.upperBound, in: file)
    let start = reader.at
    let command = reader.word()
    if command != "allow" {
        guard meansAllow(command) || !command.isEmpty && reader.next == UInt8(ascii: "[") else { return [] }
        diagnostics.report(.unknownCommand(command, at: SourceRange(start, reader.at, in: file)))
        return []
    }
    guard reader.take(UInt8(ascii: "[")) else {
        diagnostics.report(.malformedAllow("expected `[` after `allow`", at: whole))
        return []
    }
    var ids: [(id: String, range: SourceRange)] = []
    repeat {
        reader.skipBlanks()
        let start = reader.at
        let id = reader.word()
        ids.append((id, SourceRange(start, reader.at, in: file)))
        reader.skipBlanks()
    } while reader.take(UInt8(ascii: ","))
    guard reader.take(UInt8(ascii: "]")), !ids.contains(where: { $0.id.isEmpty }) else {
        diagnostics.report(
            .malformedAllow("expected the id of a warning, or several with `,` between, and `]`", at: whole))
        return []
    }
    reader.skipBlanks()
    let hasReason = reader.at < reader.end
    if !hasReason { diagnostics.report(.allowWithoutReason(at: whole)) }
    return ids.map { Allowance(id: $0.id, idRange: $0.range, scope: scope, hasReason: hasReason) }
}

/// What other tools call it.
private func meansAllow(_ word: String) -> Bool {
    let lower = word.lowercased()
    return ["ignore", "disable", "suppress", "noqa", "expect"].contains(lower)
        || nearest(to: lower, among: ["allow"]) != nil
        || lower == "allow"
}

private struct CommentReader {
    let bytes: [UInt8]
    var at: Int
    let end: Int

    var next: UInt8? { at < end ? bytes[at] : nil }

    mutating func skipBlanks() { while at < end, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 } }

    mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        at += 1
        return true
    }

    /// Letters, digits and hyphens.
    mutating func word() -> String {
        let start = at
        while at < end, isWord(bytes[at]) { at += 1 }
        return String(decoding: bytes[start..<at], as: UTF8.self)
    }

    private func isWord(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "-")
    }
}

extension DiagnosticID {
    static let malformedAllow: Self = "malformed-allow"
}

extension Diagnostic {
    fileprivate static func malformedAllow(_ fault: String, at range: SourceRange) -> Diagnostic {
        .warning(.malformedAllow, at: range, fault, label: "write `# formc: allow[id] reason`")
    }

    fileprivate static func allowWithoutReason(at range: SourceRange) -> Diagnostic {
        .warning(
            .malformedAllow, at: range, "an allowance without a reason",
            label: "say behind the `]` why the warning does not matter here")
    }

    fileprivate static func unknownCommand(_ found: String, at range: SourceRange) -> Diagnostic {
        .warning(
            .malformedAllow, at: range, "`\(found)` is nothing that a comment can tell formc",
            label: "write `allow[id] reason`")
    }
}
