@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// What the toolbar's builder is made of here.
package protocol RenderedToolbarContent: ToolbarContent where Body == Never {
    @MainActor func elements(in context: RenderContext) -> [ScreenElement]
}

public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension ToolbarContent {
    @MainActor func toolbarElements(in context: RenderContext) -> [ScreenElement] {
        if let content = self as? any RenderedToolbarContent { return content.elements(in: context) }
        return body.toolbarElements(in: context)
    }
}

public struct ToolbarItemPlacement: Sendable {
    let name: String
    public static let automatic = ToolbarItemPlacement(name: "automatic")
    public static let principal = ToolbarItemPlacement(name: "principal")
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    public static let status = ToolbarItemPlacement(name: "status")
}

public struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent, RenderedToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        self.placement = placement
        self.content = content()
    }

    package func elements(in context: RenderContext) -> [ScreenElement] { content.elements(in: context) }
}

public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent, RenderedToolbarContent {
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    package func elements(in context: RenderContext) -> [ScreenElement] { content.elements(in: context) }
}

public struct _ToolbarContents: _PrimitiveToolbarContent, RenderedToolbarContent {
    let parts: [any ToolbarContent]

    package func elements(in context: RenderContext) -> [ScreenElement] {
        parts.enumerated().flatMap { $1.toolbarElements(in: context.appending(.position($0))) }
    }
}

@resultBuilder @MainActor public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }

    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> some ToolbarContent {
        var parts: [any ToolbarContent] = []
        for part in repeat each content { parts.append(part) }
        return _ToolbarContents(parts: parts)
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
        _ToolbarContents(parts: content.map { [$0] } ?? [])
    }

    public static func buildEither<Content: ToolbarContent>(first: Content) -> some ToolbarContent {
        _ToolbarContents(parts: [first])
    }

    public static func buildEither<Content: ToolbarContent>(second: Content) -> some ToolbarContent {
        _ToolbarContents(parts: [second])
    }
}

extension View {
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = content()
        return ElementChange(content: self) { element, context in
            element.toolbar += content.elements(in: context.appending(.name("toolbar")))
        }
    }

    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let content = content()
        return ElementChange(content: self) { element, context in
            element.toolbar += content.toolbarElements(in: context.appending(.name("toolbar")))
        }
    }
}
