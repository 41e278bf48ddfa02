#if canImport(SwiftUI)
import SwiftUI

/// A button that looks like its label, dimmed while it is pressed and where it is disabled. Unlike the automatic style
/// it leaves other buttons in the same row of a list alone.
struct FormTapButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        FormTapButtonLabel(label: configuration.label, isPressed: configuration.isPressed)
    }
}

private struct FormTapButtonLabel<Label: View>: View {
    let label: Label
    let isPressed: Bool

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        label
            .opacity(isEnabled ? (isPressed ? 0.6 : 1) : 0.4)
            .contentShape(Rectangle())
    }
}

extension View {
    /// Gives the buttons within the look of their labels; where people move a focus about, the system's look, which
    /// shows it.
    @ViewBuilder func formTapButtons() -> some View {
        #if !os(tvOS) && !os(watchOS)
        buttonStyle(FormTapButtonStyle())
        #else
        buttonStyle(.plain)
        #endif
    }

    /// Makes the view at least as high as a finger needs, where fingers are used.
    func formTapHeight() -> some View {
        #if !os(macOS) && !os(tvOS)
        frame(minHeight: 44)
        #else
        self
        #endif
    }
}
#endif
