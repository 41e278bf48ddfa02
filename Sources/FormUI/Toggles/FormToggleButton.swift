#if canImport(SwiftUI)
import SwiftUI

/// What FormUI's toggle styles have in common: a button that flips the toggle, and that people who do not see it hear
/// as a toggle with its state.
struct FormToggleButton<Content: View>: View {
    let configuration: ToggleStyleConfiguration
    let content: Content

    @Environment(\.locale) private var locale

    init(_ configuration: ToggleStyleConfiguration, @ViewBuilder content: () -> Content) {
        self.configuration = configuration
        self.content = content()
    }

    var body: some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            content
        }
        .accessibilityValue(Text(verbatim: FormControlTexts(locale).value(FormCheck(configuration))))
        .formIsToggle()
    }
}
#endif
