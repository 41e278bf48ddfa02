import FormSource
import FormYAML

/// A comment that speaks to formc: `# formc: allow[id] reason`.
struct AllowComment {
    /// From the `#` to the last word.
    let range: Range<Int>
    /// Whether nothing but blanks stands before it on its line.
    let standsAlone: Bool
}

/// Finds the comments of a file that speak to formc, in order.
///
/// libyaml tells nothing of comments, so they are found in the bytes: a `#` after a blank or at the start of a line,
/// outside of all scalars but for the headers of blocks. Linear; a file without such a comment costs one look at its
/// bytes.
func allowComments(in tree: YAMLTree, _ bytes: [UInt8], before end: Int) -> [AllowComment] {
    let candidates = candidates(in: bytes, before: end)
    if candidates.isEmpty { return [] }
    let scalars = tree.nodes.lazy.filter { $0.kind == .scalar && $0.start < $0.end }.map { node in
        let start = Int(node.start)
        return start..<Int(node.end)
    }
    let blocks = Set(tree.nodes.lazy.filter { $0.kind == .scalar && $0.style.isBlock }.map { Int($0.start) })
    return comments(candidates, outside: Array(scalars), blocks, bytes)
}

/// The places of `#` that `formc:` follows.
private func candidates(in bytes: [UInt8], before end: Int) -> [Int] {
    var found: [Int] = []
    let word = Array("formc:".utf8)
    var start = 0
    while let at = firstByte(UInt8(ascii: "#"), in: bytes, from: start), at < end {
        start = at + 1
        var next = at + 1
        while next < end, isBlank(bytes[next]) { next += 1 }
        if next + word.count <= end, bytes[next] == word[0], bytes[next..<next + word.count].elementsEqual(word) {
            found.append(at)
        }
    }
    return found
}

private func comments(
    _ candidates: [Int], outside scalars: [Range<Int>], _ blocks: Set<Int>, _ bytes: [UInt8]
) -> [AllowComment] {
    var comments: [AllowComment] = []
    // The scalars that start before the candidate.
    var position = 0
    var lastEnd = 0
    for hash in candidates where hash >= lastEnd {
        while position < scalars.count, scalars[position].lowerBound < hash { position += 1 }
        let lineStart = lineStart(before: hash, bytes)
        var clear = lineStart
        if position > 0 {
            let scalar = scalars[position - 1]
            if hash < scalar.upperBound {
                // In a scalar; only on the line of a block's `|` it can be a comment.
                guard blocks.contains(scalar.lowerBound), scalar.lowerBound >= lineStart else { continue }
                clear = scalar.lowerBound + 1
            } else {
                clear = max(lineStart, scalar.upperBound)
            }
        }
        guard startsComment(hash, from: clear, lineStart, bytes) else { continue }
        var end = bytes[hash...].firstIndex { $0 == 0x0A } ?? bytes.count
        lastEnd = end
        while end > hash, bytes[end - 1] <= 0x20 { end -= 1 }
        let standsAlone = bytes[lineStart..<hash].allSatisfy(isBlank)
        comments.append(AllowComment(range: hash..<end, standsAlone: standsAlone))
    }
    return comments
}

/// Whether a comment starts at `hash`, and not before it on its line. `clear` is where the last scalar has ended.
private func startsComment(_ hash: Int, from clear: Int, _ lineStart: Int, _ bytes: [UInt8]) -> Bool {
    for at in clear...hash where bytes[at] == UInt8(ascii: "#") {
        let startsOne = at == lineStart || at > 0 && isBlank(bytes[at - 1])
        if startsOne { return at == hash }
    }
    return false
}

/// A byte order mark is not part of the first line.
private func lineStart(before offset: Int, _ bytes: [UInt8]) -> Int {
    if let feed = bytes[..<offset].lastIndex(of: 0x0A) { return feed + 1 }
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
