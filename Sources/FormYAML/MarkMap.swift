/// Turns libyaml's marks into byte offsets. A mark counts code points and leaves the byte order mark out; events come
/// nearly in order, so a cursor that walks both ways costs no more than the file is long.
struct MarkMap {
    private let bytes: [UInt8]
    private let isASCII: Bool
    private let start: Int
    private var index = 0
    private var offset: Int

    init(_ checked: CheckedBytes) {
        bytes = checked.bytes
        isASCII = checked.isASCII
        start = checked.start
        offset = checked.start
    }

    @inline(__always) mutating func offset(ofCodePoint wanted: Int) -> Int {
        isASCII ? min(start + wanted, bytes.count) : walk(to: wanted)
    }

    private mutating func walk(to wanted: Int) -> Int {
        while index < wanted, offset < bytes.count {
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            index += 1
        }
        while index > wanted, offset > start {
            offset -= 1
            while offset > start, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
            index -= 1
        }
        return offset
    }
}
