package import FormSource
package import FormYAML

/// A spec as it was written, complete or not. Leaves are nodes of the tree, which know their range; what was found
/// wrong is broken there and reads as absent.
package struct FormSyntax: Sendable {
    package var tree: YAMLTree
    /// For each node that is a known key, which one it is, plus one; else 0.
    package var roles: [UInt8]
    package var root: NodeID?
    /// Whether `form` stands there, or what was taken for it.
    package var isFormMeant = false
    /// The same of `imports`.
    package var areImportsMeant = false
    package var lists: [ListSyntax] = []
    package var options: [OptionSyntax] = []
    package var sources: [SourceSyntax] = []
    package var sections: [SectionSyntax] = []
    package var fields: [FieldSyntax] = []

    package init(tree: YAMLTree) {
        self.tree = tree
        roles = [UInt8](repeating: 0, count: tree.nodes.count)
        root = tree.root
    }
}

package struct SectionSyntax: Sendable {
    package let node: NodeID
    package var fields: Range<Int>
}

package struct FieldSyntax: Sendable {
    package let node: NodeID
    /// The position of its type among the field types; nil where that is missing or unknown.
    package var type: Int?
    package var options: OptionsSyntax?
    /// The field whose last option asks for this text: `node` is what stands behind its `other`.
    package var otherOf: Int?
}

/// What stands behind `options` of a field.
package enum OptionsSyntax: Sendable {
    /// A list of the field's own: a position in `lists`.
    case own(Int)
    case shared(NodeID)
    case source(NodeID)
}

/// A list of options, shared or a field's own.
package struct ListSyntax: Sendable {
    /// The name of a shared list.
    package let name: NodeID?
    /// What holds the options; a mapping where the list has a head.
    package let node: NodeID
    package var options: Range<Int>
}

package struct OptionSyntax: Sendable {
    /// The scalar or mapping that it is.
    package let node: NodeID
    package let tag: NodeID?
    package let label: NodeID?
    /// The keys that it is written with, if it is, for most options have none but tag and label. A key that is not here is
    /// not worth looking for.
    package let keys: KeySet
}

package struct SourceSyntax: Sendable {
    package let name: NodeID
    package let node: NodeID
}

// MARK: Reading

extension FormSyntax {
    /// The key node of `key` in a mapping.
    package func keyNode(_ key: Key, in mapping: NodeID) -> NodeID? {
        guard tree[mapping].kind == .mapping else { return nil }
        let role = key.rawValue + 1
        let nodes = tree.nodes
        var at = mapping.position + 1
        let end = Int(nodes[mapping.position].next)
        while at < end {
            if roles[at] == role { return NodeID(at) }
            at = Int(nodes[Int(nodes[at].next)].next)
        }
        return nil
    }

    /// The value of `key` in a mapping, unless it is absent or broken.
    package func value(_ key: Key, in mapping: NodeID?) -> NodeID? {
        guard let mapping, let node = keyNode(key, in: mapping) else { return nil }
        let value = tree.next(after: node)
        return tree.isBroken(value) ? nil : value
    }

    package func has(_ key: Key, in mapping: NodeID?) -> Bool {
        mapping.flatMap { keyNode(key, in: $0) } != nil
    }

    package func boolean(_ key: Key, in mapping: NodeID?) -> Located<Bool>? {
        value(key, in: mapping).map { Located(tree.buffer.equal(tree.text($0), "true"), at: tree.range($0)) }
    }

    package func integer(_ key: Key, in mapping: NodeID?) -> Located<Int>? {
        guard let node = value(key, in: mapping), let number = Int(tree.string(node)) else { return nil }
        return Located(number, at: tree.range(node))
    }

    package func string(_ key: Key, in mapping: NodeID?) -> Located<String>? {
        value(key, in: mapping).map { Located(tree.string($0), at: tree.range($0)) }
    }

    /// The entries of a sequence of scalars; a single scalar is a list of one.
    package func lines(_ key: Key, in mapping: NodeID?) -> [NodeID] {
        guard let node = value(key, in: mapping) else { return [] }
        if tree[node].kind == .scalar { return [node] }
        return tree.children(of: node).filter { tree[$0].kind == .scalar && !tree.isBroken($0) }
    }

    /// Whether a mapping has a key that is not one of its kind.
    package func hasUnknownKey(in mapping: NodeID) -> Bool {
        var at = tree.firstChild(of: mapping)
        while at.index < tree.end(of: mapping).index {
            if roles[at.position] == 0 { return true }
            at = tree.next(after: tree.next(after: at))
        }
        return false
    }

    package func isEmpty(_ collection: NodeID) -> Bool { tree.firstChild(of: collection) == tree.end(of: collection) }

    /// Whether a piece of the spec may be missing because a syntax error cut it off.
    package func isTruncated(_ node: NodeID) -> Bool { tree[node].flags.contains(.truncated) }
}
