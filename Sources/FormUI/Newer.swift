#if canImport(SwiftUI)
import SwiftUI

// What FormUI uses of systems later than iOS 16, each behind `if #available` and with something in its place.

extension View {
    /// Says of the view that it is a toggle, from iOS 17 on. Before, it is a button whose value says its state.
    @ViewBuilder func formIsToggle() -> some View {
        #if !SWIFTUI_16
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
            accessibilityAddTraits(.isToggle)
        } else {
            self
        }
        #else
        self
        #endif
    }
}

#if !SWIFTUI_16
/// A toggle before each view that has a tag, by the public way to a view's children.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct FormPublicSubviews<Chosen: FormChosenTags, Views: View>: View {
    let views: Views
    let ticks: FormTicks<Chosen>
    let hint: String?

    var body: some View {
        ForEach(subviews: views) { subview in
            FormTaggedView(tag: tag(subview.containerValues), view: subview, ticks: ticks, hint: hint)
        }
    }

    private func tag(_ values: ContainerValues) -> FormSubviewTag<Chosen.Element> {
        if let tag = values.tag(for: Chosen.Element.self) { return .tag(tag) }
        if let tag = values.tag(for: Chosen.Element?.self) ?? nil { return .tag(tag) }
        #if DEBUG
        // A tag is asked for by its type. These are the likeliest, and reflection may tell the others.
        if values.tag(for: String.self) != nil { return .ofType("Swift.String") }
        if values.tag(for: Int.self) != nil { return .ofType("Swift.Int") }
        if let other = FormReflectedTags(values).tags.first {
            return .ofType(String(reflecting: type(of: other)))
        }
        #endif
        return .missing
    }
}
#endif
#endif
