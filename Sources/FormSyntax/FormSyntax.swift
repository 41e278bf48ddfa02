public import FormSource
public import FormYAML

/// A spec as it was written, complete or not. Leaves are nodes of the tree, which know their range; what was found
/// wrong is broken there and reads as absent.
public struct FormSyntax: Sendable {
    public var tree: YAMLTree
    public var root: NodeID?
    /// Whether `form` stands there, or what was taken for it.
    public var isFormMeant = false
    /// The same of `imports`.
    public var areImportsMeant = false
    public var lists: [ListSyntax] = []
    public var options: [OptionSyntax] = []
    /// The keys of the options that are written with some.
    public var keySets: [KeySet] = []
    public var sources: [SourceSyntax] = []
    public var sections: [SectionSyntax] = []
    public var fields: [FieldSyntax] = []

    public init(tree: consuming YAMLTree) {
        root = tree.root
        self.tree = tree
    }
}

public struct SectionSyntax: Sendable {
    public let node: NodeID
    public var fields: Range<Int>
}

public struct FieldSyntax: Sendable {
    public let node: NodeID
    /// The position of its type among the field types; nil where that is missing or unknown.
    public var type: Int?
    public var options: OptionsSyntax?
    /// The field whose last option asks for this text: `node` is what stands behind its `other`.
    public var otherOf: Int?
    /// The keys that it has. One that is not here is not worth looking for.
    public var keys = KeySet.all
}

/// What stands behind `options` of a field.
public enum OptionsSyntax: Sendable {
    /// A list of the field's own: a position in `lists`.
    case own(Int)
    case shared(NodeID)
    case source(NodeID)
}

/// A list of options, shared or a field's own.
public struct ListSyntax: Sendable {
    /// The name of a shared list.
    public let name: NodeID?
    /// What holds the options; a mapping where the list has a head.
    public let node: NodeID
    public var options: Range<Int>
}

/// 16 bytes, since a large spec has a million.
public struct OptionSyntax: Sendable {
    /// The scalar or mapping that it is.
    public let node: NodeID
    private let tagPosition: Int32
    private let labelPosition: Int32
    /// The position of its keys among the sets of the form, or -1 where it is written without.
    let keySet: Int32

    init(node: NodeID, tag: NodeID?, label: NodeID?, keySet: Int32 = -1) {
        (self.node, self.keySet) = (node, keySet)
        tagPosition = tag?.index ?? -1
        labelPosition = label?.index ?? -1
    }

    public var tag: NodeID? { tagPosition < 0 ? nil : NodeID(Int(tagPosition)) }
    public var label: NodeID? { labelPosition < 0 ? nil : NodeID(Int(labelPosition)) }
    /// Whether it is a mapping of keys, and not only a tag, with a label or without.
    public var hasKeys: Bool { keySet >= 0 }
}

public struct SourceSyntax: Sendable {
    public let name: NodeID
    public let node: NodeID
}

// MARK: Reading

extension FormSyntax {
    /// The key node of `key` in a mapping.
    public func keyNode(_ key: Key, in mapping: NodeID) -> NodeID? {
        guard tree[mapping].kind == .mapping else { return nil }
        var at = tree.firstChild(of: mapping)
        let end = tree.end(of: mapping)
        while at.index < end.index {
            if tree[at].role == key.role { return at }
            at = tree.next(after: tree.next(after: at))
        }
        return nil
    }

    /// The value of `key` in a mapping, unless it is absent or broken.
    public func value(_ key: Key, in mapping: NodeID?) -> NodeID? {
        guard let mapping, let node = keyNode(key, in: mapping) else { return nil }
        let value = tree.next(after: node)
        return tree.isBroken(value) ? nil : value
    }

    public func has(_ key: Key, in mapping: NodeID?) -> Bool {
        mapping.flatMap { keyNode(key, in: $0) } != nil
    }

    public func boolean(_ key: Key, in mapping: NodeID?) -> Located<Bool>? {
        value(key, in: mapping).map { Located(tree.buffer.equal(tree.text($0), "true"), at: tree.range($0)) }
    }

    public func integer(_ key: Key, in mapping: NodeID?) -> Located<Int>? {
        guard let node = value(key, in: mapping),
            let number = tree.buffer.smallNumber(tree.text(node)) ?? Int(tree.string(node))
        else { return nil }
        return Located(number, at: tree.range(node))
    }

    public func string(_ key: Key, in mapping: NodeID?) -> Located<String>? {
        value(key, in: mapping).map { Located(tree.string($0), at: tree.range($0)) }
    }

    /// The entries of a sequence of scalars; a single scalar is a list of one.
    public func lines(_ key: Key, in mapping: NodeID?) -> [NodeID] {
        guard let node = value(key, in: mapping) else { return [] }
        if tree[node].kind == .scalar { return [node] }
        return tree.children(of: node).filter { tree[$0].kind == .scalar && !tree.isBroken($0) }
    }

    /// The keys that an option is written with. A key that is not here is not worth looking for.
    public func keys(of option: OptionSyntax) -> KeySet { option.hasKeys ? keySets[Int(option.keySet)] : KeySet() }

    /// Whether an option is offered by condition.
    public func isConditional(_ option: OptionSyntax) -> Bool {
        option.hasKeys && (keys(of: option).contains(.visibleWhen) || keys(of: option).contains(.disabledWhen))
    }

    // MARK: Keys of a field

    public func keyNode(_ key: Key, of field: FieldSyntax) -> NodeID? {
        field.keys.contains(key) ? keyNode(key, in: field.node) : nil
    }

    public func value(_ key: Key, of field: FieldSyntax) -> NodeID? {
        field.keys.contains(key) ? value(key, in: field.node) : nil
    }

    public func has(_ key: Key, of field: FieldSyntax) -> Bool { keyNode(key, of: field) != nil }

    public func boolean(_ key: Key, of field: FieldSyntax) -> Located<Bool>? {
        field.keys.contains(key) ? boolean(key, in: field.node) : nil
    }

    public func integer(_ key: Key, of field: FieldSyntax) -> Located<Int>? {
        field.keys.contains(key) ? integer(key, in: field.node) : nil
    }

    public func string(_ key: Key, of field: FieldSyntax) -> Located<String>? {
        field.keys.contains(key) ? string(key, in: field.node) : nil
    }

    public func lines(_ key: Key, of field: FieldSyntax) -> [NodeID] {
        field.keys.contains(key) ? lines(key, in: field.node) : []
    }

    // MARK: Mappings

    /// Whether a mapping has a key that is not one of its kind.
    public func hasUnknownKey(in mapping: NodeID) -> Bool {
        var at = tree.firstChild(of: mapping)
        while at.index < tree.end(of: mapping).index {
            if tree[at].role == 0 { return true }
            at = tree.next(after: tree.next(after: at))
        }
        return false
    }

    public func isEmpty(_ collection: NodeID) -> Bool { tree.firstChild(of: collection) == tree.end(of: collection) }

    /// Whether a piece of the spec may be missing because a syntax error cut it off.
    public func isTruncated(_ node: NodeID) -> Bool { tree[node].flags.contains(.truncated) }
}
