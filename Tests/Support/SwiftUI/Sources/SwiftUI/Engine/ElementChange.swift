/// A view each of whose elements is changed: what most modifiers are.
struct ElementChange<Content: View>: RenderedView {
    var content: Content
    var change: @MainActor (inout ScreenElement, RenderContext) -> Void

    func items(in context: RenderContext) -> [ScreenItem] {
        let context = context.appending(.name("modifier"))
        return content.screenItems(in: context).enumerated().map { position, item in
            let own = context.appending(.position(position))
            return item.changing { element, environment in change(&element, own.with(environment)) }
        }
    }
}

/// A view that is changed as one: several items stand in a group first.
struct WholeChange<Content: View>: RenderedView {
    var content: Content
    var change: @MainActor (inout ScreenElement, RenderContext) -> Void

    func items(in context: RenderContext) -> [ScreenItem] {
        let context = context.appending(.name("modifier"))
        let items = content.screenItems(in: context)
        let item = items.count == 1 ? items[0] : whole(items, in: context)
        return [item.changing { element, environment in change(&element, context.with(environment)) }]
    }

    private func whole(_ items: [ScreenItem], in context: RenderContext) -> ScreenItem {
        ScreenItem(identity: context.identity, traits: ViewTraits()) { environment in
            var element = ScreenElement(.custom, in: context.with(environment))
            element.children = items.map { $0.render(environment) }
            return element
        }
    }
}

/// A view whose items tell their container something more.
struct TraitChange<Content: View>: RenderedView {
    var content: Content
    var change: @MainActor (inout ViewTraits) -> Void

    func items(in context: RenderContext) -> [ScreenItem] {
        content.screenItems(in: context).map { item in
            var item = item
            change(&item.traits)
            return item
        }
    }
}
