public struct Grid<Content: View>: View, ElementView {
    private let content: Content

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    package func element(in context: RenderContext) -> ScreenElement {
        GroupElement(content: content, role: .grid).element(in: context)
    }
}

public struct GridRow<Content: View>: View, ElementView {
    private let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    package func element(in context: RenderContext) -> ScreenElement {
        GroupElement(content: content, role: .row).element(in: context)
    }
}

public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

public struct LazyVGrid<Content: View>: View, ElementView {
    private let columns: [GridItem]
    private let content: Content

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.content = content()
    }

    package func element(in context: RenderContext) -> ScreenElement {
        GroupElement(content: content, role: .grid, detail: "\(columns.count) columns").element(in: context)
    }
}

public struct LazyHGrid<Content: View>: View, ElementView {
    private let rows: [GridItem]
    private let content: Content

    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.content = content()
    }

    package func element(in context: RenderContext) -> ScreenElement {
        GroupElement(content: content, role: .grid, detail: "\(rows.count) rows").element(in: context)
    }
}

extension View {
    public func gridCellColumns(_ count: Int) -> some View { self }
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}
