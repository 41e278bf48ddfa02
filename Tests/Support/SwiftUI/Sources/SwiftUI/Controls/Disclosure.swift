public struct DisclosureGroup<Label: View, Content: View>: View, ElementView {
    private let label: Label
    private let content: () -> Content
    private let isExpanded: Binding<Bool>?

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content
        self.label = label()
        isExpanded = nil
    }

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.content = content
        self.label = label()
        self.isExpanded = isExpanded
    }

    package func element(in context: RenderContext) -> ScreenElement {
        var element = ScreenElement(.disclosure, in: context)
        element.label = label.elements(in: context.appending(.name("label")))
        let own = context.host.location("isExpanded", of: context.identity, initial: false)
        let isOpen = isExpanded ?? Binding(own)
        element.value = isOpen.wrappedValue ? "expanded" : "collapsed"
        if isOpen.wrappedValue { element.children = content().elements(in: context.appending(.name("content"))) }
        element.actions.press = { isOpen.wrappedValue.toggle() }
        return element
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}

public struct GroupBox<Label: View, Content: View>: View, ElementView {
    private let label: Label
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    package func element(in context: RenderContext) -> ScreenElement {
        var element = ScreenElement(.group, in: context)
        element.label = label.elements(in: context.appending(.name("label")))
        element.children = content.elements(in: context.appending(.name("content")))
        return element
    }
}

extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
