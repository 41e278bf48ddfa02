#if canImport(SwiftUI)
import SwiftUI

/// Says why a tap was refused. People who do not see it are taken to it.
struct FormRefusalNote<Tag: Hashable>: View {
    let refusal: FormRefusal<Tag>

    @Environment(\.locale) private var locale
    @AccessibilityFocusState private var isFocused: Bool

    var body: some View {
        Label {
            Text(verbatim: FormControlTexts(locale).refusal(refusal)).foregroundStyle(Color.primary)
        } icon: {
            Image(systemName: "exclamationmark.circle.fill").foregroundStyle(.red)
        }
        .font(.footnote)
        // It wraps into the width of what it stands under, and never widens it.
        .frame(idealWidth: 0, maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
        .accessibilityFocused($isFocused)
        .task(id: refusal.attempt) { isFocused = true }
    }
}
#endif
