public struct ButtonRole: Equatable, Sendable {
    let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

public struct Button<Label: View>: View, RenderedView {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    package func items(in context: RenderContext) -> [ScreenItem] {
        context.restyled(PrimitiveButtonStyleKey.self, { applyPrimitive($0, in: $1) }) { context in
            context.restyled(ButtonStyleKey.self, { apply($0, in: $1) }) { context in
                ButtonElement(role: role, action: action, label: label).items(in: context)
            }
        }
    }

    private func apply<S: ButtonStyle>(_ style: S, in context: RenderContext) -> [ScreenItem] {
        let made = StyledButtonLabel(
            style: style,
            configuration: ButtonStyleConfiguration(role: role, label: .init(view: label), isPressed: false))
        return ButtonElement(role: role, action: action, label: made).items(in: context)
    }

    private func applyPrimitive<S: PrimitiveButtonStyle>(_ style: S, in context: RenderContext) -> [ScreenItem] {
        let configuration = PrimitiveButtonStyleConfiguration(role: role, label: .init(view: label), action: action)
        return context.styled(style) { $0.makeBody(configuration: configuration) }
    }
}

extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

struct ButtonElement<Label: View>: ElementView {
    var role: ButtonRole?
    var action: @MainActor () -> Void
    var label: Label

    func element(in context: RenderContext) -> ScreenElement {
        var element = ScreenElement(.button, in: context)
        element.detail = role?.name
        element.children = label.elements(in: context)
        element.actions.press = action
        element.isRowButton = !context.environment[HasButtonStyleKey.self]
        return element
    }
}

private struct StyledButtonLabel<Style: ButtonStyle>: RenderedView {
    var style: Style
    var configuration: ButtonStyleConfiguration

    func items(in context: RenderContext) -> [ScreenItem] {
        context.styled(style) { $0.makeBody(configuration: configuration) }
    }
}
