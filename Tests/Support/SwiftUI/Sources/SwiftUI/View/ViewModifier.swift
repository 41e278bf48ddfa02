@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier modifies, as its body sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, RenderedView {
    let content: any View

    package func items(in context: RenderContext) -> [ScreenItem] { content.screenItems(in: context) }
}

public struct EmptyModifier: ViewModifier {
    public static let identity = EmptyModifier()
    public init() {}
    public func body(content: Content) -> some View { content }
}

public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: some View { Modified(content: content, modifier: modifier) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

/// Runs a modifier's body, with its own state.
struct Modified<Wrapped: View, Modifier: ViewModifier>: RenderedView {
    var content: Wrapped
    var modifier: Modifier

    func items(in context: RenderContext) -> [ScreenItem] {
        context.styled(modifier) { $0.body(content: _ViewModifier_Content<Modifier>(content: content)) }
    }
}

extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
