/// A view as one element that holds the view's items: what containers are made of.
struct GroupElement<Content: View>: ElementView {
    var content: Content
    var role = ScreenElement.Role.custom
    var detail: String?

    func element(in context: RenderContext) -> ScreenElement {
        var element = ScreenElement(role, in: context)
        element.detail = detail
        element.children = content.elements(in: context)
        return element
    }
}
