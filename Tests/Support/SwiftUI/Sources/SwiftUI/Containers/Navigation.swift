public struct NavigationStack<Data, Root: View>: View, ElementView {
    let root: Root
    /// The values of a path that somebody else keeps.
    let path: (@MainActor () -> [AnyHashable])?
    let setPath: (@MainActor ([AnyHashable]) -> Void)?

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
        setPath = nil
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = { path.wrappedValue.values }
        setPath = { path.wrappedValue.values = $0 }
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        self.path = { path.wrappedValue.map { AnyHashable($0) } }
        setPath = { values in path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element }) }
    }

    package func element(in context: RenderContext) -> ScreenElement {
        let pages = context.host.object("pages", of: context.identity) { PageState() }
        if let path { pages.values = path() }
        pages.setPath = setPath
        let collector = NavigationCollector(pages: pages)
        var inner = context
        inner.environment[NavigationKey.self] = collector
        var element = ScreenElement(.navigation, in: context)
        element.children = [page(root, at: 0, of: pages, in: inner.appending(.name("root")))]
        var depth = 0
        while let (entry, view) = collector.view(at: depth) {
            depth += 1
            let context = inner.appending(.position(depth)).appending(.id(AnyHashable(entry)))
            element.children.append(page(view, at: depth, of: pages, in: context))
        }
        pages.forget(from: depth)
        return element
    }

    private func page(
        _ view: any View, at depth: Int, of pages: PageState, in context: RenderContext
    ) -> ScreenElement {
        var context = context
        if depth > 0 {
            context.environment[DismissKey.self] = DismissAction { pages.pop(to: depth - 1) }
            context.environment[IsPresentedKey.self] = true
        }
        var page = ScreenElement(.page, in: context)
        page.children = view.elements(in: context)
        page.title = page.children.lazy.compactMap(\.foundTitle).first
        page.toolbar = page.children.flatMap(\.foundToolbar)
        if depth > 0 { page.actions.dismiss = { pages.pop(to: depth - 1) } }
        return page
    }
}

/// Which values a stack has been sent to.
public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []

    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

public struct NavigationLink<Label: View, Destination: View>: View, ElementView {
    let label: Label
    let destination: (() -> Destination)?
    let value: AnyHashable?

    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination
        value = nil
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = { destination }
        value = nil
    }

    package func element(in context: RenderContext) -> ScreenElement {
        var element = ScreenElement(.link, in: context)
        element.label = label.elements(in: context.appending(.name("label")))
        guard let collector = context.environment[NavigationKey.self] else {
            element.isEnabled = false
            element.notes.append("a link outside of any navigation leads nowhere")
            return element
        }
        let pages = collector.pages
        let depth = collector.depth
        if let destination {
            collector.destinations[.link(context.identity)] = { destination() }
            element.actions.press = { pages.push(.link(context.identity), at: depth) }
        } else if let value {
            element.actions.press = { pages.push(.value(value), at: depth) }
        } else {
            element.isEnabled = false
        }
        return element
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.label = label()
        destination = nil
        self.value = value.map { AnyHashable($0) }
    }

    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }
}
