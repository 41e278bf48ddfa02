#if canImport(SwiftUI)
import SwiftUI

/// A toggle as a row of a list: the label, and a checkmark at its end while the toggle is on. The whole row is tapped.
struct FormListRowToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { FormListRow(configuration: configuration) }
}

private struct FormListRow: View {
    let configuration: ToggleStyleConfiguration

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        FormToggleButton(configuration) {
            HStack {
                // A color and not a level of the current style, which in a list's button is the tint.
                configuration.label
                    .foregroundStyle(Color.primary)
                    .multilineTextAlignment(.leading)
                    .frame(maxWidth: .infinity, alignment: .leading)
                Image(systemName: configuration.isMixed ? "minus" : "checkmark")
                    .font(.body.weight(.semibold))
                    .foregroundStyle(.tint)
                    .opacity(FormCheck(configuration) == .unchecked ? 0 : 1)
                    .accessibilityHidden(true)
            }
            .opacity(isEnabled ? 1 : 0.4)
            .contentShape(Rectangle())
        }
        .formRowButton()
    }
}

extension View {
    /// A button whose target is its whole row; a list gives that to its automatic style, but for the Mac.
    fileprivate func formRowButton() -> some View {
        #if !os(macOS)
        self
        #else
        buttonStyle(.plain)
        #endif
    }
}
#endif
