#if canImport(SwiftUI)
public import SwiftUI

/// A toggle as a checkbox, on every platform: a box and the label after it, both to be tapped. On the Mac it is the
/// system's own.
///
/// ```swift
/// Toggle("Send me news", isOn: $wantsNews).toggleStyle(.formCheckbox)
/// ```
public struct FormCheckboxToggleStyle: ToggleStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        #if !os(macOS)
        FormCheckboxToggle(configuration: configuration)
        #else
        Toggle(configuration).toggleStyle(.checkbox)
        #endif
    }
}

extension ToggleStyle where Self == FormCheckboxToggleStyle {
    /// A box and the label after it, on every platform.
    public static var formCheckbox: FormCheckboxToggleStyle { FormCheckboxToggleStyle() }
}

private struct FormCheckboxToggle: View {
    let configuration: ToggleStyleConfiguration

    @ScaledMetric private var spacing: CGFloat = 8

    var body: some View {
        FormToggleButton(configuration) {
            HStack(alignment: .firstTextBaseline, spacing: spacing) {
                FormBox(FormCheck(configuration))
                configuration.label.multilineTextAlignment(.leading)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .formTapHeight()
        }
        .formTapButtons()
    }
}
#endif
