public struct ScrollView<Content: View>: View, ElementView {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    package func element(in context: RenderContext) -> ScreenElement {
        let detail = axes == .horizontal ? "horizontal" : nil
        return GroupElement(content: content, role: .scroll, detail: detail).element(in: context)
    }
}

public struct ScrollViewReader<Content: View>: View, RenderedView {
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    package func items(in context: RenderContext) -> [ScreenItem] {
        let host = context.host
        return content(ScrollViewProxy { host.scrolledTo = $0 }).screenItems(in: context)
    }
}

public struct ScrollViewProxy {
    let scroll: @MainActor (AnyHashable) -> Void

    @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { scroll(AnyHashable(id)) }
}

public enum ScrollDismissesKeyboardMode: Sendable { case automatic, immediately, interactively, never }
public enum ScrollIndicatorVisibility: Sendable { case automatic, visible, hidden, never }

extension View {
    public func scrollDisabled(_ disabled: Bool) -> some View { self }
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> some View
    { self }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}
