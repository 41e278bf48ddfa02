public struct HStack<Content: View>: View, ElementView {
    private let alignment: VerticalAlignment
    private let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.content = content()
    }

    package func element(in context: RenderContext) -> ScreenElement {
        GroupElement(content: content, role: .row, detail: alignment.shownName).element(in: context)
    }
}

public struct LazyHStack<Content: View>: View, ElementView {
    private let alignment: VerticalAlignment
    private let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.content = content()
    }

    package func element(in context: RenderContext) -> ScreenElement {
        GroupElement(content: content, role: .row, detail: alignment.shownName).element(in: context)
    }
}

public struct VStack<Content: View>: View, ElementView {
    private let alignment: HorizontalAlignment
    private let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.content = content()
    }

    package func element(in context: RenderContext) -> ScreenElement {
        GroupElement(content: content, role: .column, detail: alignment.shownName).element(in: context)
    }
}

public struct LazyVStack<Content: View>: View, ElementView {
    private let alignment: HorizontalAlignment
    private let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.content = content()
    }

    package func element(in context: RenderContext) -> ScreenElement {
        GroupElement(content: content, role: .column, detail: alignment.shownName).element(in: context)
    }
}

public struct ZStack<Content: View>: View, ElementView {
    private let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }

    package func element(in context: RenderContext) -> ScreenElement {
        GroupElement(content: content, role: .layers).element(in: context)
    }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

public struct Spacer: View, RenderedView {
    nonisolated public init(minLength: CGFloat? = nil) {}
    package func items(in context: RenderContext) -> [ScreenItem] { [] }
}

public struct Divider: View, ElementView {
    nonisolated public init() {}
    package func element(in context: RenderContext) -> ScreenElement { ScreenElement(.divider, in: context) }
}

/// Shows its first view: on the screen of the outline everything fits.
public struct ViewThatFits<Content: View>: View, RenderedView {
    private let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    package func items(in context: RenderContext) -> [ScreenItem] {
        Array(content.screenItems(in: context.appending(.name("fitting"))).prefix(1))
    }
}
