#if canImport(SwiftUI)
public import SwiftUI

/// A single checkbox that shows a state and says when it is tapped, for where the state is not a `Bool` of one's own.
/// Where it is, `Toggle` with the style `formCheckbox` does the same.
///
/// ```swift
/// CheckBox(checked: done.contains(step)) { done.formSymmetricDifference([step]) }
///     .accessibilityLabel(step.name)
/// ```
public struct CheckBox<Label: View>: View {
    let isChecked: Bool
    let onTapped: () -> Void
    let label: Label

    /// A checkbox with a label.
    public init(checked: Bool, onTapped: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        isChecked = checked
        self.onTapped = onTapped
        self.label = label()
    }

    public var body: some View {
        let isOn = Binding(
            get: { @MainActor [isChecked] in isChecked }, set: { @MainActor [onTapped] _ in onTapped() })
        let isBare = Label.self == EmptyView.self
        Toggle(isOn: isOn) { label }
            .toggleStyle(.formCheckbox)
            .fixedSize(horizontal: isBare, vertical: false)
            .frame(minWidth: isBare ? FormBareBox.width : nil)
    }
}

extension CheckBox where Label == EmptyView {
    /// A checkbox alone. Give it an `accessibilityLabel`, since nothing else says what it is about.
    public init(checked: Bool, onTapped: @escaping () -> Void) {
        self.init(checked: checked, onTapped: onTapped) { EmptyView() }
    }
}

private enum FormBareBox {
    /// As wide as a finger needs, where fingers are used.
    static var width: CGFloat? {
        #if !os(macOS) && !os(tvOS)
        44
        #else
        nil
        #endif
    }
}
#endif
