public struct Toggle<Label: View>: View, RenderedView {
    let isOn: Binding<Bool>
    let isMixed: Bool
    let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        isMixed = false
        self.label = label()
    }

    /// On if all are on, mixed if some are.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let count = bindings.count { $0.wrappedValue }
        self.isOn = .unchecked(
            read: { bindings.allSatisfy { $0.wrappedValue } },
            write: { new in bindings.forEach { $0.wrappedValue = new } })
        isMixed = count > 0 && count < bindings.count
        self.label = label()
    }

    package func items(in context: RenderContext) -> [ScreenItem] {
        context.restyled(ToggleStyleKey.self, { apply($0, in: $1) }) { context in
            ToggleElement(isOn: isOn, isMixed: isMixed, label: label, kind: nil).items(in: context)
        }
    }

    private func apply<S: ToggleStyle>(_ style: S, in context: RenderContext) -> [ScreenItem] {
        let configuration = ToggleStyleConfiguration(label: .init(view: label), isOn: isOn, isMixed: isMixed)
        return context.styled(style) { $0.makeBody(configuration: configuration) }.map { item in
            item.changing { element, _ in element.toggled = isOn.wrappedValue }
        }
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    public init(_ configuration: ToggleStyleConfiguration) {
        isOn = configuration.$isOn
        isMixed = configuration.isMixed
        label = configuration.label
    }
}

struct ToggleElement<Label: View>: ElementView {
    var isOn: Binding<Bool>
    var isMixed: Bool
    var label: Label
    var kind: String?

    func element(in context: RenderContext) -> ScreenElement {
        var element = ScreenElement(.toggle, in: context)
        element.detail = kind
        element.label = label.elements(in: context.appending(.name("label")))
        element.value = isMixed ? "mixed" : isOn.wrappedValue ? "on" : "off"
        element.isSelected = isOn.wrappedValue
        element.isMixed = isMixed
        let turned = isMixed || !isOn.wrappedValue
        element.actions.flip = { isOn.wrappedValue = turned }
        return element
    }
}

@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
    public struct Label: View, StyledPart { package let view: any View }

    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

public struct DefaultToggleStyle: ToggleStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

public struct SwitchToggleStyle: ToggleStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ToggleElement(
            isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label, kind: "switch")
    }
}

public struct ButtonToggleStyle: ToggleStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ToggleElement(
            isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label, kind: "button")
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: [any ToggleStyle] { [] }
}

extension View {
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        EnvironmentChange(content: self) { $0[ToggleStyleKey.self].append(style) }
    }
}
