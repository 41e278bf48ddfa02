#if canImport(SwiftUI)
public import SwiftUI

/// A toggle as a chip: the label in a capsule, which is filled and has a checkmark while the toggle is on.
public struct FormChipToggleStyle: ToggleStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { FormChip(configuration: configuration) }
}

extension ToggleStyle where Self == FormChipToggleStyle {
    /// The label in a capsule, which is filled while the toggle is on.
    public static var formChip: FormChipToggleStyle { FormChipToggleStyle() }
}

private struct FormChip: View {
    let configuration: ToggleStyleConfiguration

    @ScaledMetric private var spacing: CGFloat = 4
    @ScaledMetric private var margin: CGFloat = 12
    @ScaledMetric private var verticalMargin: CGFloat = 6
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        FormToggleButton(configuration) {
            label
                .padding(.horizontal, margin)
                .padding(.vertical, verticalMargin)
                .background { Capsule().fill(.tint).opacity(isOff ? 0 : 0.2) }
                .overlay { Capsule().strokeBorder(isOff ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint)) }
                .formTapHeight()
        }
        .formTapButtons()
        .animation(reducesMotion ? nil : .easeOut(duration: 0.15), value: isOff)
    }

    private var isOff: Bool { FormCheck(configuration) == .unchecked }

    private var label: some View {
        HStack(alignment: .firstTextBaseline, spacing: spacing) {
            if !isOff {
                Image(systemName: configuration.isMixed ? "minus" : "checkmark")
                    .imageScale(.small)
                    .accessibilityHidden(true)
            }
            configuration.label
        }
    }
}
#endif
