public struct Menu<Label: View, Content: View>: View, ElementView {
    private let label: Label
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// Its content is shown as if the menu were open.
    package func element(in context: RenderContext) -> ScreenElement {
        var element = ScreenElement(.menu, in: context)
        element.label = label.elements(in: context.appending(.name("label")))
        element.children = content.elements(in: context.appending(.name("content")))
        return element
    }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

public struct ProgressView<Label: View>: View, ElementView {
    private let label: Label
    private let fraction: Double?

    public init() where Label == EmptyView {
        label = EmptyView()
        fraction = nil
    }

    public init(@ViewBuilder label: () -> Label) {
        self.label = label()
        fraction = nil
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
        label = EmptyView()
        fraction = value.map { Double($0 / total) }
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.label = label()
        fraction = value.map { Double($0 / total) }
    }

    package func element(in context: RenderContext) -> ScreenElement {
        var element = ScreenElement(.progress, in: context)
        element.label = label.elements(in: context.appending(.name("label")))
        element.value = fraction.map { $0.formatted(.percent.locale(context.environment.locale)) }
        return element
    }
}

extension ProgressView where Label == Text {
    public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }
}

public struct Link<Label: View>: View, ElementView {
    private let destination: URL
    private let label: Label

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    package func element(in context: RenderContext) -> ScreenElement {
        var element = ScreenElement(.link, in: context)
        element.label = label.elements(in: context.appending(.name("label")))
        let open = context.environment.openURL
        element.actions.press = { open(destination) }
        return element
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
