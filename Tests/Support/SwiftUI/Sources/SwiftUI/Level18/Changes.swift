// What iOS 17 and 18 added to modifiers.
extension View {
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View {
        WholeChange(content: self) { _, context in
            context.host.watch(value, at: context.identity, initial: initial) { action($0, $1) }
        }
    }

    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        WholeChange(content: self) { _, context in
            context.host.watch(value, at: context.identity, initial: initial) { _, _ in action() }
        }
    }

    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        TraitChange(content: self) { $0.isSelectionDisabled = isDisabled }
    }

    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
    public func fontDesign(_ design: Font.Design?) -> some View { self }
    public func focusable(_ isFocusable: Bool = true) -> some View { self }
    public func contentMargins(_ length: CGFloat) -> some View { self }
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        environmentValue(LabelsHiddenKey.self, visibility == .hidden)
    }

    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let isPresented = Binding<Bool>.unchecked(
            read: { item.wrappedValue != nil }, write: { if !$0 { item.wrappedValue = nil } })
        return navigationDestination(isPresented: isPresented) { item.wrappedValue.map(destination) }
    }

    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (Self) -> V
    ) -> some View { body(self) }
}

public struct SensoryFeedback: Equatable, Sendable {
    let name: String
    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
}

extension AccessibilityTraits {
    public static let isToggle = AccessibilityTraits(names: ["toggle"])
    public static let isTabBar = AccessibilityTraits(names: ["tab bar"])
}

extension Animation {
    public static let smooth = Animation(name: "smooth")
    public static let snappy = Animation(name: "snappy")
    public static let bouncy = Animation(name: "bouncy")
}

extension Shape where Self == Rectangle {
    nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension ButtonBorderShape {
    public static let circle = ButtonBorderShape(name: "circle")
}

nonisolated extension Text {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
    public func fontDesign(_ design: Font.Design?) -> Text { self }
    public func monospaced(_ isActive: Bool = true) -> Text { self }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
        self.isExpanded = isExpanded
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) })
    }

    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
    }
}

public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public var body: some View {
        VStack {
            label
            description
            actions
        }
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description }, actions: {})
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil)
    {
        self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description }, actions: {})
    }
}
