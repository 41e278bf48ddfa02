extension View {
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        WholeChange(content: self) { element, context in
            guard isPresented.wrappedValue else { return }
            let dismiss: @MainActor () -> Void = {
                isPresented.wrappedValue = false
                onDismiss?()
            }
            element.presented.append(presentation(.sheet, of: content(), dismiss: dismiss, in: context))
        }
    }

    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        WholeChange(content: self) { element, context in
            guard let shown = item.wrappedValue else { return }
            let dismiss: @MainActor () -> Void = {
                item.wrappedValue = nil
                onDismiss?()
            }
            let inner = context.appending(.id(AnyHashable(shown.id)))
            element.presented.append(presentation(.sheet, of: content(shown), dismiss: dismiss, in: inner))
        }
    }

    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        WholeChange(content: self) { element, context in
            guard isPresented.wrappedValue else { return }
            let dismiss: @MainActor () -> Void = { isPresented.wrappedValue = false }
            element.presented.append(presentation(.popover, of: content(), dismiss: dismiss, in: context))
        }
    }

    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        asking(title, isPresented: isPresented, actions: actions(), message: message())
    }

    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        asking(Text(titleKey), isPresented: isPresented, actions: actions(), message: message())
    }

    @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        asking(Text(title), isPresented: isPresented, actions: actions(), message: message())
    }

    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        asking(Text(titleKey), isPresented: isPresented, actions: actions(), message: EmptyView())
    }

    @_disfavoredOverload public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        asking(Text(title), isPresented: isPresented, actions: actions(), message: EmptyView())
    }

    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        asking(Text(titleKey), isPresented: isPresented, actions: actions(), message: EmptyView())
    }

    @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        asking(Text(title), isPresented: isPresented, actions: actions(), message: EmptyView())
    }

    /// A question over the screen; whatever button is pressed takes it away.
    private func asking<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, actions: A, message: M
    ) -> some View {
        WholeChange(content: self) { element, context in
            guard isPresented.wrappedValue else { return }
            var alert = ScreenElement(.alert, in: context)
            alert.title = title.shown(in: context.environment)
            alert.isEnabled = true
            alert.label = message.elements(in: context.appending(.name("message")))
            alert.children = actions.elements(in: context.appending(.name("actions"))).map { button in
                var button = button
                let press = button.actions.press
                button.actions.press = {
                    isPresented.wrappedValue = false
                    press?()
                }
                return button
            }
            element.presented.append(alert)
        }
    }

    private func presentation(
        _ role: ScreenElement.Role, of content: some View, dismiss: @escaping @MainActor () -> Void,
        in context: RenderContext
    ) -> ScreenElement {
        var context = context.appending(.name("presented"))
        context.environment[DismissKey.self] = DismissAction(action: dismiss)
        context.environment[IsPresentedKey.self] = true
        context.environment[NavigationKey.self] = nil
        var element = ScreenElement(role, in: context)
        element.children = content.elements(in: context)
        element.title = element.children.lazy.compactMap(\.foundTitle).first
        element.toolbar = element.children.flatMap(\.foundToolbar)
        element.actions.dismiss = dismiss
        return element
    }
}

public enum PopoverAttachmentAnchor {
    public struct Source: Sendable { public static let bounds = Source() }
    case rect(Source)
    case point(UnitPoint)
}

public struct PresentationDetent: Hashable, Sendable {
    let name: String
    public static let medium = PresentationDetent(name: "medium")
    public static let large = PresentationDetent(name: "large")
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "\(height)") }
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(name: "\(fraction)") }
}
