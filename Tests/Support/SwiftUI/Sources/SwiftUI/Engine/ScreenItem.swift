/// What evaluation hands down: who keeps the state, where we are, and the environment here.
package struct RenderContext {
    package let host: ViewHost
    package var identity: ViewIdentity
    package var environment: EnvironmentValues

    package func appending(_ step: ViewIdentity.Step) -> RenderContext {
        var context = self
        context.identity = identity.appending(step)
        return context
    }

    package func with(_ environment: EnvironmentValues) -> RenderContext {
        var context = self
        context.environment = environment
        return context
    }
}

/// One of the views that a view stands for in its container: a `Group` of two is two items, an `if` that is false none.
/// What it shows is asked for later, with the environment that its container gives it.
package struct ScreenItem {
    package var identity: ViewIdentity
    package var traits: ViewTraits
    package var render: @MainActor (EnvironmentValues) -> ScreenElement

    /// The item, with something done to what it shows.
    package func changing(_ change: @escaping @MainActor (inout ScreenElement, EnvironmentValues) -> Void) -> ScreenItem
    {
        var item = self
        let render = render
        item.render = { environment in
            var element = render(environment)
            change(&element, environment)
            return element
        }
        return item
    }
}

/// What a view was given to do, as something that is done on the main actor.
@MainActor func onMainActor(_ action: (() -> Void)?) -> (@MainActor () -> Void)? {
    guard let action else { return nil }
    return { action() }
}

/// A view without a body: it says itself which items it is.
package protocol RenderedView: _PrimitiveView {
    @MainActor func items(in context: RenderContext) -> [ScreenItem]
}

/// A view that is one item.
package protocol ElementView: RenderedView {
    @MainActor func element(in context: RenderContext) -> ScreenElement
}

extension ElementView {
    package func items(in context: RenderContext) -> [ScreenItem] {
        let context = context.appending(.type(ObjectIdentifier(Self.self)))
        return [
            ScreenItem(identity: context.identity, traits: ViewTraits()) { environment in
                element(in: context.with(environment))
            }
        ]
    }
}

extension View {
    /// What the view stands for in its container.
    package func screenItems(in context: RenderContext) -> [ScreenItem] {
        if let view = self as? any RenderedView { return view.items(in: context) }
        return context.appending(.type(ObjectIdentifier(Self.self))).composed { context in
            evaluatedBody(in: context).screenItems(in: context)
        }
    }

    private func evaluatedBody(in context: RenderContext) -> Body {
        var view = self
        context.host.install(&view, in: context)
        return context.host.evaluating { view.body }
    }

    /// What the view shows, item after item.
    package func elements(in context: RenderContext) -> [ScreenElement] {
        screenItems(in: context).map { $0.render(context.environment) }
    }
}
