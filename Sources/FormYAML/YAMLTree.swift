public import FormSource

/// The position of a node in its tree.
public struct NodeID: Hashable, Sendable {
    public var index: Int32

    @inlinable public init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
    @inlinable public var position: Int { Int(index) }
}

/// A scalar, sequence or mapping. 16 bytes, since a large spec has millions; the children of a collection follow it in
/// the tree, keys and values in turn.
public struct YAMLNode: Sendable {
    public enum Kind: UInt8, Sendable {
        case scalar, sequence, mapping
    }

    public struct Flags: OptionSet, Sendable {
        public let rawValue: UInt8
        @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A fault was reported here; whoever reads the node says no more about it.
        public static let broken = Flags(rawValue: 1)
        /// The file had a syntax error before the collection ended: what is missing in it may have stood there.
        public static let truncated = Flags(rawValue: 2)
        /// A collection in brackets.
        public static let flow = Flags(rawValue: 4)
    }

    public var kind: Kind
    public var style: ScalarStyle
    public var flags: Flags
    /// Left by who reads the tree: what the node is to the language.
    public var role: UInt8 = 0
    public var start: UInt32
    public var end: UInt32
    /// Of a collection, the position after the last node below it; of a scalar, the position of its text among those of
    /// the tree, or -1 where the text stands in the source as it is.
    public var link: Int32

    @usableFromInline init(
        _ kind: Kind, _ style: ScalarStyle, _ flags: Flags, start: UInt32, end: UInt32, link: Int32
    ) {
        (self.kind, self.style, self.flags, self.link) = (kind, style, flags, link)
        (self.start, self.end) = (start, end)
    }

    /// What stands between the quotes of a scalar, or the whole of it.
    @inlinable var writtenText: Text {
        let quote: UInt32 = style == .singleQuoted || style == .doubleQuoted ? 1 : 0
        return Text(start &+ quote, end &- start &- 2 &* quote)
    }

    /// Whether nothing is written there.
    @inlinable public var isNull: Bool { start == end && kind == .scalar && style == .plain }
}

/// A document as it was written: nodes in the order of the source, in one flat array over one buffer of text.
public struct YAMLTree: Sendable {
    public let file: FileID
    public var nodes: [YAMLNode] = []
    public var buffer: TextBuffer
    /// The texts of scalars that are other than they were written.
    public var texts: [Text] = []
    /// Whether a syntax error cut the document.
    public var isTruncated = false

    public init(file: FileID, buffer: TextBuffer) {
        self.file = file
        self.buffer = buffer
    }

    public var root: NodeID? { nodes.isEmpty ? nil : NodeID(0) }

    @inlinable public subscript(_ id: NodeID) -> YAMLNode { nodes[id.position] }

    @inlinable public func range(_ id: NodeID) -> SourceRange {
        let node = self[id]
        return SourceRange(Int(node.start), Int(node.end), in: file)
    }

    /// The value of a scalar; empty for a collection.
    @inlinable @inline(__always) public func text(_ id: NodeID) -> Text { text(nodes[id.position]) }

    @inlinable @inline(__always) public func text(_ node: YAMLNode) -> Text {
        if node.link < 0 { return node.writtenText }
        return node.kind == .scalar ? texts[Int(node.link)] : .empty
    }

    public func string(_ id: NodeID) -> String { buffer.string(text(id)) }
    @inlinable public func isBroken(_ id: NodeID) -> Bool { nodes[id.position].flags.contains(.broken) }

    /// The first child, which for an empty collection is `end(of:)`.
    @inlinable public func firstChild(of id: NodeID) -> NodeID { NodeID(id.position + 1) }
    @inlinable @inline(__always) public func next(after id: NodeID) -> NodeID {
        let node = nodes[id.position]
        return node.kind == .scalar ? NodeID(id.position + 1) : NodeID(Int(node.link))
    }
    @inlinable @inline(__always) public func end(of id: NodeID) -> NodeID { next(after: id) }

    /// The children of a sequence, or the keys and values in turn of a mapping.
    public func children(of id: NodeID) -> Children { Children(tree: self, at: firstChild(of: id), end: end(of: id)) }

    public struct Children: Sequence, IteratorProtocol {
        let tree: YAMLTree
        var at: NodeID
        let end: NodeID

        public mutating func next() -> NodeID? {
            guard at.index < end.index else { return nil }
            defer { at = tree.next(after: at) }
            return at
        }
    }
}
