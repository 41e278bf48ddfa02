/// One of the views that another stands for in its container.
nonisolated public struct Subview: View, RenderedView, Identifiable {
    public struct ID: Hashable {
        let identity: ViewIdentity
    }

    let item: ScreenItem

    public var id: ID { ID(identity: item.identity) }
    public var containerValues: ContainerValues { ContainerValues(traits: item.traits) }

    @MainActor package func items(in context: RenderContext) -> [ScreenItem] { [item] }
}

public struct SubviewsCollection: View, RenderedView {
    let list: [ScreenItem]

    package func items(in context: RenderContext) -> [ScreenItem] { list }
}

extension SubviewsCollection: @preconcurrency RandomAccessCollection {
    public typealias SubSequence = SubviewsCollectionSlice

    public var startIndex: Int { list.startIndex }
    public var endIndex: Int { list.endIndex }
    public subscript(index: Int) -> Subview { Subview(item: list[index]) }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(list: list[bounds]) }
}

public struct SubviewsCollectionSlice: View, RenderedView {
    let list: ArraySlice<ScreenItem>

    package func items(in context: RenderContext) -> [ScreenItem] { Array(list) }
}

extension SubviewsCollectionSlice: @preconcurrency RandomAccessCollection {
    public typealias SubSequence = SubviewsCollectionSlice

    public var startIndex: Int { list.startIndex }
    public var endIndex: Int { list.endIndex }
    public subscript(index: Int) -> Subview { Subview(item: list[index]) }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(list: list[bounds]) }
}

public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What a view tells its container.
public struct ContainerValues {
    var traits: ViewTraits
    /// Of no use but to reflection.
    var reflected: ReflectedTags

    init(traits: ViewTraits) {
        self.traits = traits
        reflected = ReflectedTags(traits)
    }

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { traits.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { traits.values[ObjectIdentifier(key)] = newValue }
    }

    public func tag<V: Hashable>(for type: V.Type) -> V? { traits.tag(as: type) }
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { traits.tag(as: V.self) == tag }
}

extension View {
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        TraitChange(content: self) { traits in
            var values = ContainerValues(traits: traits)
            values[keyPath: keyPath] = value
            traits = values.traits
        }
    }
}

extension Group where Content: View {
    @MainActor public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(base: view, transform: transform)
    }
}

public struct GroupElementsOfContent<Base: View, Result: View>: View, RenderedView {
    let base: Base
    let transform: (SubviewsCollection) -> Result

    package func items(in context: RenderContext) -> [ScreenItem] {
        let list = base.screenItems(in: context.appending(.name("subviews")))
        return transform(SubviewsCollection(list: list)).screenItems(in: context.appending(.name("transformed")))
    }
}

extension ForEach where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    @MainActor public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
        self.init(ForEachSubviewCollection(view: view), id: { $0.id }, content: content)
    }
}

/// The subviews of a view, which are not known before it is evaluated.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    let view: any View

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Subview { preconditionFailure("subviews are known in evaluation alone") }
}

extension ForEachSubviewCollection: DeferredData {
    @MainActor func elements(in context: RenderContext) -> [Any] {
        view.screenItems(in: context.appending(.name("subviews"))).map { Subview(item: $0) }
    }
}
