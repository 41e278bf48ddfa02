/// Views that stand below each other, in blocks of at most ten: a function a block, so that no expression grows with the
/// form. Of more than ten blocks further blocks are made.
struct ViewBlocks {
    struct Block {
        let name: String
        let lines: [SwiftCode]
    }

    /// What stands in the body: at most ten lines.
    private(set) var body: [SwiftCode]
    private(set) var blocks: [Block] = []

    private static let size = 10

    /// - Parameter name: what the blocks are called, with a number each: `rows1`, `rows2`; blocks of blocks are
    ///   `rows1Of2` and so on.
    init(_ lines: [SwiftCode], name: String, argument: SwiftCode = "page: page") {
        body = lines
        var level = 1
        while body.count > Self.size {
            var calls: [SwiftCode] = []
            for start in stride(from: 0, to: body.count, by: Self.size) {
                let block = name + String(calls.count + 1) + (level > 1 ? "Of\(level)" : "")
                blocks.append(Block(name: block, lines: Array(body[start..<min(start + Self.size, body.count)])))
                calls.append("\(name: block.utf8)(\(argument))")
            }
            body = calls
            level += 1
        }
    }
}
