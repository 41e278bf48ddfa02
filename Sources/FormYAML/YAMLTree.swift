package import FormSource

/// The position of a node in its tree.
package struct NodeID: Hashable, Sendable {
    package var index: Int32

    @inlinable package init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
    @inlinable package var position: Int { Int(index) }
}

/// A scalar, sequence or mapping. 24 bytes; the children of a collection follow it in the tree, keys and values in
/// turn.
package struct YAMLNode: Sendable {
    package enum Kind: UInt8, Sendable {
        case scalar, sequence, mapping
    }

    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A fault was reported here; whoever reads the node says no more about it.
        package static let broken = Flags(rawValue: 1)
        /// The file had a syntax error before the collection ended: what is missing in it may have stood there.
        package static let truncated = Flags(rawValue: 2)
        /// A collection in brackets.
        package static let flow = Flags(rawValue: 4)
    }

    package var kind: Kind
    package var style: ScalarStyle
    package var flags: Flags
    package var start: UInt32
    package var end: UInt32
    package var text: Text
    /// The position after the last node below this one.
    package var next: Int32

    package var isNull: Bool { kind == .scalar && style == .plain && start == end }
}

/// A document as it was written: nodes in the order of the source, in one flat array over one buffer of text.
package struct YAMLTree: Sendable {
    package let file: FileID
    package var nodes: [YAMLNode] = []
    package var buffer: TextBuffer
    /// Whether a syntax error cut the document.
    package var isTruncated = false

    package init(file: FileID, buffer: TextBuffer) {
        self.file = file
        self.buffer = buffer
    }

    package var root: NodeID? { nodes.isEmpty ? nil : NodeID(0) }

    @inlinable package subscript(_ id: NodeID) -> YAMLNode { nodes[id.position] }

    package func range(_ id: NodeID) -> SourceRange {
        let node = self[id]
        return SourceRange(Int(node.start), Int(node.end), in: file)
    }

    package func text(_ id: NodeID) -> Text { self[id].text }
    package func string(_ id: NodeID) -> String { buffer.string(self[id].text) }
    package func isBroken(_ id: NodeID) -> Bool { self[id].flags.contains(.broken) }

    /// The first child, which for an empty collection is `end(of:)`.
    @inlinable package func firstChild(of id: NodeID) -> NodeID { NodeID(id.position + 1) }
    @inlinable package func next(after id: NodeID) -> NodeID { NodeID(Int(nodes[id.position].next)) }
    @inlinable package func end(of id: NodeID) -> NodeID { next(after: id) }

    /// The children of a sequence, or the keys and values in turn of a mapping.
    package func children(of id: NodeID) -> Children { Children(tree: self, at: firstChild(of: id), end: end(of: id)) }

    package struct Children: Sequence, IteratorProtocol {
        let tree: YAMLTree
        var at: NodeID
        let end: NodeID

        package mutating func next() -> NodeID? {
            guard at.index < end.index else { return nil }
            defer { at = tree.next(after: at) }
            return at
        }
    }
}
