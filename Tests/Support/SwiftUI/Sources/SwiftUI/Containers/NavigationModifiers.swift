extension View {
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        ElementChange(content: self) { _, context in
            context.environment[NavigationKey.self]?.byType[ObjectIdentifier(data)] = { value in
                (value.base as? D).map(destination)
            }
        }
    }

    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        ElementChange(content: self) { _, context in
            guard let collector = context.environment[NavigationKey.self] else { return }
            let entry = PageState.Entry.presented(context.identity)
            collector.destinations[entry] = { destination() }
            if isPresented.wrappedValue {
                collector.pages.present(entry) { isPresented.wrappedValue = false }
            } else {
                collector.pages.retract(entry)
            }
        }
    }

    public func navigationTitle(_ title: Text) -> some View {
        ElementChange(content: self) { element, context in element.title = title.shown(in: context.environment) }
    }

    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
}

public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
