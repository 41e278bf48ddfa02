public struct GeometryReader<Content: View>: View, ElementView {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    package func element(in context: RenderContext) -> ScreenElement {
        GroupElement(content: content(GeometryProxy())).element(in: context)
    }
}

/// Says of every view that it is as large as a telephone's screen.
public struct GeometryProxy {
    public var size: CGSize { CGSize(width: 390, height: 844) }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

public struct Anchor<Value> {
    let value: Value
}

public enum CoordinateSpace {
    case global
    case local
    case named(AnyHashable)
}

extension View {
    public func coordinateSpace<T: Hashable>(name: T) -> some View { self }

    /// Comes once, when the view appears: nothing moves here.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View {
        onAppear { action(transform(GeometryProxy())) }
    }
}
