extension View {
    public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: id) }

    #if SWIFTUI_16
    public func tag<V: Hashable>(_ tag: V) -> some View {
        TraitChange(content: self) { $0.addTag(tag) }
    }
    #else
    /// Counts as a tag of the optional type too, unless told otherwise.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        TraitChange(content: self) { traits in
            traits.addTag(tag)
            if includeOptional { traits.addTag(Optional(tag), isImplied: true) }
        }
    }
    #endif
}

/// A view with an identity of its own: another id is another view, with new state.
struct Identified<Content: View, ID: Hashable>: RenderedView {
    var content: Content
    var id: ID

    func items(in context: RenderContext) -> [ScreenItem] {
        content.screenItems(in: context.appending(.id(AnyHashable(id))))
    }
}
