extension RenderContext {
    /// The items of what is made with the environment of here, and made again for one that is given another.
    @MainActor func composed(_ make: @escaping @MainActor (RenderContext) -> [ScreenItem]) -> [ScreenItem] {
        make(self).enumerated().map { position, item in
            var item = item
            let render = item.render
            let stamp = environment.stamp
            item.render = { environment in
                if environment.stamp == stamp { return render(environment) }
                let items = make(with(environment))
                return (position < items.count ? items[position].render : render)(environment)
            }
            return item
        }
    }

    /// The items of what is made by the style that the environment holds last, for which the styles before it are left;
    /// or else of what stands without one.
    @MainActor func restyled<Key: EnvironmentKey, Style>(
        _ key: Key.Type, _ make: @escaping @MainActor (Style, RenderContext) -> [ScreenItem],
        plain: @escaping @MainActor (RenderContext) -> [ScreenItem]
    ) -> [ScreenItem] where Key.Value == [Style] {
        composed { context in
            guard let style = context.environment[key].last else { return plain(context) }
            let made = MadeItems { make(style, $0) }
            return EnvironmentChange(content: made) { _ = $0[key].popLast() }.items(in: context)
        }
    }

    /// The items of what a style makes, with the style's own dynamic properties.
    @MainActor func styled<Style, Made: View>(_ style: Style, _ make: @escaping @MainActor (Style) -> Made)
        -> [ScreenItem]
    {
        appending(.type(ObjectIdentifier(Style.self))).composed { context in
            var style = style
            context.host.install(&style, in: context)
            return context.host.evaluating { make(style) }.screenItems(in: context)
        }
    }
}

/// Items as a view.
private struct MadeItems: RenderedView {
    let make: @MainActor (RenderContext) -> [ScreenItem]

    func items(in context: RenderContext) -> [ScreenItem] { make(context) }
}

/// A part of a control that is handed to its style.
package protocol StyledPart: RenderedView {
    var view: any View { get }
}

extension StyledPart {
    package func items(in context: RenderContext) -> [ScreenItem] { view.screenItems(in: context) }
}
