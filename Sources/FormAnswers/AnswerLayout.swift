/// How records stand in a file.
package enum AnswerLayout: Sendable {
    /// JSON Lines: a record a line.
    case lines
    /// One JSON document: a record, or an array of records.
    case document
}

/// Tells the layout of a file by its beginning: it is JSON Lines if its first line that is not blank begins with `{` and
/// ends with `}`, and the next one that is not blank begins with `{` again.
///
/// The bytes may come in pieces of any size, and are looked at once: how they come changes nothing.
package struct LayoutGuess: Sendable {
    private enum Place {
        case start, firstLine, afterFirstLine
    }

    /// Nil as long as more bytes are needed.
    package private(set) var layout: AnswerLayout?
    /// Whether two lines begin with `{`, so that somebody may have meant JSON Lines.
    package private(set) var resemblesLines = false
    private var place = Place.start
    /// How many bytes of a byte order mark have come; as many as have come at all.
    private var marked = 0
    private var isMark = true
    /// The last byte of the first line that is not blank.
    private var last: UInt8 = 0

    package init() {}

    /// Whether nothing has come but blank lines and a byte order mark.
    package var isBlank: Bool { place == .start && layout == nil }

    /// Looks at the bytes that have come.
    package mutating func take(_ bytes: [UInt8], from start: Int, before end: Int) {
        var position = start
        while position < end, layout == nil {
            take(bytes[position])
            position += 1
        }
    }

    private mutating func take(_ byte: UInt8) {
        if isMark {
            isMark = marked < Self.mark.count && byte == Self.mark[marked]
            marked += 1
            if isMark { return }
        }
        let isBlank = byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A
        switch place {
        case .start where isBlank: break
        case .start:
            if byte == UInt8(ascii: "{") { place = .firstLine } else { layout = .document }
        case .firstLine where byte == 0x0A: place = .afterFirstLine
        case .firstLine: if !isBlank { last = byte }
        case .afterFirstLine where isBlank: break
        case .afterFirstLine:
            resemblesLines = byte == UInt8(ascii: "{")
            layout = resemblesLines && last == UInt8(ascii: "}") ? .lines : .document
        }
    }

    /// Decides when no more bytes come.
    package mutating func end() { if layout == nil { layout = .document } }

    /// Decides when no more bytes may be waited for. What is longer than any record is not read as a document either, so
    /// that lines lose nothing: after a line that is too long they can go on.
    package mutating func giveUp() {
        guard layout == nil else { return }
        switch place {
        case .afterFirstLine where last != UInt8(ascii: "}"): layout = .document
        case .start, .firstLine, .afterFirstLine: layout = .lines
        }
    }

    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

/// Where the text begins: after a byte order mark, if there is one.
package func startOfText(_ bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
