#if canImport(SwiftUI)
import SwiftUI

/// A toggle before each view that has a tag.
struct FormTaggedViews<Chosen: FormChosenTags, Views: View>: View {
    let views: Views
    let ticks: FormTicks<Chosen>
    let hint: String?

    var body: some View {
        #if !SWIFTUI_16
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            FormPublicSubviews(views: views, ticks: ticks, hint: hint)
        } else {
            underscored
        }
        #else
        underscored
        #endif
    }

    /// Before iOS 18 there is this way alone to a view's children.
    private var underscored: some View {
        _VariadicView.Tree(FormVariadicRoot(ticks: ticks, hint: hint)) { views }
    }
}

private struct FormVariadicRoot<Chosen: FormChosenTags>: _VariadicView_MultiViewRoot {
    let ticks: FormTicks<Chosen>
    let hint: String?

    func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in
            FormTaggedView(tag: FormSubviewTag(of: child), view: child, ticks: ticks, hint: hint)
        }
    }
}

/// What a view is tagged with, for a selection of tags of one type.
enum FormSubviewTag<Tag: Hashable> {
    case tag(Tag)
    case ofType(String)
    case missing
}

extension FormSubviewTag {
    /// The tag of a child of a variadic view. The key under which it is kept is not public; the value is seen by
    /// reflection.
    init(of child: _VariadicView.Children.Element) {
        let tags = FormReflectedTags(Mirror(reflecting: child).descendant("traits") ?? ()).tags
        if let tag = tags.lazy.compactMap({ $0 as? Tag }).first {
            self = .tag(tag)
        } else {
            self = tags.first.map { .ofType(String(reflecting: type(of: $0))) } ?? .missing
        }
    }
}

/// One view with its toggle.
struct FormTaggedView<Chosen: FormChosenTags, Content: View>: View {
    let tag: FormSubviewTag<Chosen.Element>
    let view: Content
    let ticks: FormTicks<Chosen>
    let hint: String?

    var body: some View {
        switch tag {
        case .tag(let tag):
            Toggle(isOn: ticks.isOn(tag)) { view }.accessibilityHint(Text(verbatim: hint ?? ""))
        case .ofType(let type):
            #if DEBUG
            FormWrongTag(found: type, wanted: String(reflecting: Chosen.Element.self), view: view)
            #else
            view
            #endif
        case .missing: view
        }
    }
}
#endif
