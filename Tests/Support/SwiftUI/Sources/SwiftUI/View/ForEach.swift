/// Views made of the elements of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    var onDelete: (@MainActor (IndexSet) -> Void)?
    var onMove: (@MainActor (IndexSet, Int) -> Void)?

    init(_ data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.id = id
        self.content = content
    }
}

extension ForEach: View, _PrimitiveView where Content: View {
    public typealias Body = Never
}

extension ForEach where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data, id: { $0[keyPath: id] }, content: content)
    }

    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        self.init(
            data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0][keyPath: id]) }, id: { $0.1 },
            content: { content(data[$0.0]) })
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: { $0.id }, content: content)
    }
}

extension ForEach where Content: View {
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
        C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// For a range that never changes.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: { $0 }, content: content)
    }
}

extension ForEach: RenderedView where Content: View {
    package func items(in context: RenderContext) -> [ScreenItem] {
        var seen: Set<ID> = []
        var elements = Array(data)
        if let deferred = data as? any DeferredData {
            elements = deferred.elements(in: context).compactMap { $0 as? Data.Element }
        }
        return elements.enumerated().flatMap { position, element -> [ScreenItem] in
            let id = id(element)
            var inner = context.appending(.id(AnyHashable(id)))
            if !seen.insert(id).inserted {
                context.host.note("ForEach has the id \(id) twice")
                inner = inner.appending(.position(position))
            }
            return content(element).screenItems(in: inner).map { item in
                var item = item
                if item.traits.tag(as: ID.self) == nil { item.traits.addTag(id, isImplied: true) }
                if let onDelete { item.traits.onDelete = { _ in onDelete(IndexSet(integer: position)) } }
                if let onMove { item.traits.onMove = onMove }
                return item
            }
        }
    }
}

/// Data that are not known before the view is evaluated.
@MainActor protocol DeferredData {
    func elements(in context: RenderContext) -> [Any]
}

public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {
    @MainActor public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        var result = self
        if let action { result.onDelete = { action($0) } } else { result.onDelete = nil }
        return result
    }

    @MainActor public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        var result = self
        if let action { result.onMove = { action($0, $1) } } else { result.onMove = nil }
        return result
    }
}
