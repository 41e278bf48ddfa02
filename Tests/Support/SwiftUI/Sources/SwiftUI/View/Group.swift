/// Views that are treated as one, and stand in their container as several.
public struct Group<Content> {
    let content: Content
}

extension Group: View, _PrimitiveView where Content: View {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: RenderedView where Content: View {
    package func items(in context: RenderContext) -> [ScreenItem] { content.screenItems(in: context) }
}
