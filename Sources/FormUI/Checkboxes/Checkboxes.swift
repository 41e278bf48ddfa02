#if canImport(SwiftUI)
public import SwiftUI

/// A picker for several values: a box for each, with the interface of `Picker`.
///
/// ```swift
/// Checkboxes("Toppings", axis: .horizontal, selection: $toppings) {
///     Text("Basil").tag("basil")
///     Text("Capers").tag("capers")
/// }
/// ```
///
/// The selection is a `Set` or a `FormSelection` of the tags' type. A view without a tag is shown and does nothing; one
/// whose tag is of another type is marked in debug builds. Options that are data need no views: `FormOptions` has
/// groups, limits, exclusive options and “select all”.
public struct Checkboxes<Label: View, Content: View>: View {
    let axis: Axis
    let limits: (min: Int?, max: Int?)
    let content: Content
    let label: Label
    /// What VoiceOver says of the group, where the label has more in it than words.
    var spokenLabel: Text?
    var spokenHint: Text?

    @Environment(\.locale) private var locale
    @Namespace private var namespace

    init(axis: Axis, limits: (min: Int?, max: Int?), content: Content, label: Label) {
        self.axis = axis
        self.limits = limits
        self.content = content
        self.label = label
    }

    public var body: some View {
        LabeledContent {
            group
        } label: {
            label.accessibilityLabeledPair(role: .label, id: 0, in: namespace)
            if let hint = FormControlTexts(locale).limits(min: limits.min, max: limits.max) {
                Text(verbatim: hint).formSecondary()
            }
        }
        .labeledContentStyle(FormBoxesLabelStyle(axis: axis))
    }

    /// The boxes as a group that bears the label.
    @ViewBuilder private var group: some View {
        let group = content.accessibilityElement(children: .contain)
        if let text = spokenLabel ?? label as? Text {
            group.accessibilityLabel(text).accessibilityHint(spokenHint ?? Text(verbatim: ""))
        } else {
            group.accessibilityLabeledPair(role: .content, id: 0, in: namespace)
        }
    }
}
#endif
