import FormSource

/// A path, or any other word of the command line, as the system hands it over: bytes without a NUL, of whatever
/// encoding.
struct Path: Hashable, Sendable, ExpressibleByStringLiteral {
    let bytes: [UInt8]

    init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }
    init(_ text: String) { bytes = Array(text.utf8) }
    init(stringLiteral text: String) { self.init(text) }

    /// For people and for the compiler; what is not UTF-8 is repaired.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// For lists.
    var printed: String { printable(text) }

    /// For messages.
    var quoted: String { "'" + printable(text, atMost: 300) + "'" }

    /// For system calls.
    var terminated: [CChar] { bytes.map(CChar.init(bitPattern:)) + [0] }

    /// What follows the last slash.
    var name: Path { Path(bytes[nameStart...]) }

    /// What precedes the name, without a slash at its end: nothing for a bare name, `/` for one in the root.
    var folder: Path {
        var end = nameStart
        while end > 1, bytes[end - 1] == slash { end -= 1 }
        return Path(bytes[..<end])
    }

    /// A name in this folder.
    func appending(_ name: Path) -> Path {
        if bytes.isEmpty { return name }
        return Path(bytes + (bytes.last == slash ? [] : [slash]) + name.bytes)
    }

    /// Itself, or the current folder if it is empty.
    var orHere: Path { bytes.isEmpty ? "." : self }

    func hasSuffix(_ ending: String) -> Bool { bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8) }

    var isAbsolute: Bool { bytes.first == slash }

    /// Its steps, but for those that lead nowhere.
    var steps: [ArraySlice<UInt8>] { bytes.split(separator: slash).filter { !$0.elementsEqual(".".utf8) } }

    /// Whether its steps lead out of the folder where it starts.
    var climbs: Bool {
        var depth = 0
        for step in steps {
            depth += step.elementsEqual("..".utf8) ? -1 : 1
            if depth < 0 { return true }
        }
        return false
    }

    /// Whether it is that of a folder, or of something in it, however deep. Both are whole and without links.
    func lies(in folder: Path) -> Bool {
        folder == "/" || self == folder || bytes.starts(with: folder.bytes + [slash])
    }

    private var nameStart: Int { bytes.lastIndex(of: slash).map { $0 + 1 } ?? 0 }
}

private let slash = UInt8(ascii: "/")
