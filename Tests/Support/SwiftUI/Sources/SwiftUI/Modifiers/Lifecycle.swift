extension View {
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        ElementChange(content: self) { element, context in
            guard let action else { return }
            element.effects.append(ScreenEffect(identity: context.identity, kind: .appear { action() }))
        }
    }

    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        ElementChange(content: self) { element, context in
            guard let action else { return }
            element.effects.append(ScreenEffect(identity: context.identity, kind: .disappear { action() }))
        }
    }

    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        ElementChange(content: self) { element, context in
            element.effects.append(
                ScreenEffect(identity: context.identity, kind: .task(id: nil, action: action)))
        }
    }

    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        ElementChange(content: self) { element, context in
            element.effects.append(ScreenEffect(identity: context.identity, kind: .task(id: value, action: action)))
        }
    }

    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        WholeChange(content: self) { _, context in
            context.host.watch(value, at: context.identity, initial: false) { _, new in action(new) }
        }
    }
}
