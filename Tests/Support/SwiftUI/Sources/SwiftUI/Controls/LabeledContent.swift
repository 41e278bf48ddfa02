public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View, _PrimitiveView where Label: View, Content: View {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
}

extension LabeledContent where Label == Text, Content: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
    }

    @_disfavoredOverload public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    public init(_ configuration: LabeledContentStyleConfiguration) {
        label = configuration.label
        content = configuration.content
    }
}

extension LabeledContent: RenderedView where Label: View, Content: View {
    package func items(in context: RenderContext) -> [ScreenItem] {
        context.restyled(LabeledContentStyleKey.self, { apply($0, in: $1) }) { context in
            LabeledElement(label: label, content: content).items(in: context)
        }
    }

    @MainActor private func apply<S: LabeledContentStyle>(_ style: S, in context: RenderContext) -> [ScreenItem] {
        let configuration = LabeledContentStyleConfiguration(label: .init(view: label), content: .init(view: content))
        return context.styled(style) { $0.makeBody(configuration: configuration) }
    }
}

private struct LabeledElement<Label: View, Content: View>: ElementView {
    var label: Label
    var content: Content

    func element(in context: RenderContext) -> ScreenElement {
        var element = ScreenElement(.labeled, in: context)
        element.label = label.elements(in: context.appending(.name("label")))
        element.children = content.elements(in: context.appending(.name("content")))
        return element
    }
}

@MainActor @preconcurrency public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabeledContentStyleConfiguration {
    public struct Label: View, StyledPart { package let view: any View }
    public struct Content: View, StyledPart { package let view: any View }

    public let label: Label
    public let content: Content
}

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

struct LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: [any LabeledContentStyle] { [] }
}

extension View {
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        EnvironmentChange(content: self) { $0[LabeledContentStyleKey.self].append(style) }
    }
}
