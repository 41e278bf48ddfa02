public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    var isExpanded: Binding<Bool>?
}

extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

extension Section: RenderedView where Parent: View, Content: View, Footer: View {
    package func items(in context: RenderContext) -> [ScreenItem] {
        SectionElement(section: self).items(in: context).map { item in
            var item = item
            item.traits.isSection = true
            return item
        }
    }
}

private struct SectionElement<Parent: View, Content: View, Footer: View>: ElementView {
    var section: Section<Parent, Content, Footer>

    func element(in context: RenderContext) -> ScreenElement {
        let make = context.host.rowMaker
        context.host.rowMaker = nil
        var element = ScreenElement(.section, in: context)
        element.label = section.header.elements(in: context.appending(.name("header")))
        if section.isExpanded?.wrappedValue != false {
            let inner = context.appending(.name("content"))
            element.children = inner.rows(of: section.content.screenItems(in: inner), make)
        }
        element.footer = section.footer.elements(in: context.appending(.name("footer")))
        return element
    }
}
