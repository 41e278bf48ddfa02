/// The way to a view's children before iOS 18, underscored and yet in use by many.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias Children = _VariadicView_Children

    public struct Tree<Root, Content> {
        public var root: Root
        public var content: Content
    }
}

extension _VariadicView.Tree where Root: _VariadicView_ViewRoot, Content: View {
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
        self.root = root
        self.content = content()
    }
}

extension _VariadicView.Tree: View, _PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
    public typealias Body = Never
}

extension _VariadicView.Tree: RenderedView where Root: _VariadicView_ViewRoot, Content: View {
    package func items(in context: RenderContext) -> [ScreenItem] {
        let children = content.screenItems(in: context.appending(.name("children")))
        let inner = context.appending(.name("tree"))
        let body = context.host.evaluating {
            root.body(children: _VariadicView_Children(items: children))
        }
        if Root.self is any _VariadicView_UnaryViewRoot.Type {
            return GroupElement(content: body).items(in: inner)
        }
        return body.screenItems(in: inner)
    }
}

public protocol _VariadicView_Root {}

@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

public struct _VariadicView_Children: View, RenderedView {
    let items: [ScreenItem]

    package func items(in context: RenderContext) -> [ScreenItem] { items }
}

extension _VariadicView_Children: @preconcurrency RandomAccessCollection {
    public struct Element: View, RenderedView, @preconcurrency Identifiable {
        let item: ScreenItem
        let traits: ReflectedTags

        init(_ item: ScreenItem) {
            self.item = item
            traits = ReflectedTags(item.traits)
        }

        public var id: AnyHashable { AnyHashable(item.identity) }
        public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { item.traits.tag(as: ID.self) }

        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            item.traits.values[ObjectIdentifier(key)] as? Trait.Value ?? Trait.defaultValue
        }

        package func items(in context: RenderContext) -> [ScreenItem] { [item] }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { items.count }
    public subscript(index: Int) -> Element { Element(items[index]) }
}

/// What a child's tags look like to reflection, the one way to them here: `traits`, `storage`, `value`, `tagged`.
struct ReflectedTags {
    struct Entry<Value> { let value: Value }
    enum TagValue<V> { case untagged, tagged(V) }

    let storage: [Any]

    init(_ traits: ViewTraits) {
        storage = traits.tags.map { tag in
            func open<V>(_ value: V) -> Any { Entry(value: TagValue.tagged(value)) }
            return _openExistential(tag.value, do: open)
        }
    }
}

public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension View {
    public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        TraitChange(content: self) { $0.values[ObjectIdentifier(key)] = value }
    }
}
