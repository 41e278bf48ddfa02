#if canImport(SwiftUI)
public import SwiftUI

extension Checkboxes {
    /// Boxes before views with tags.
    ///
    /// - Parameter max: how many may be chosen; one more is refused.
    public init<Chosen: FormChosenTags, Views: View>(
        axis: Axis = .vertical, max: Int? = nil, selection: Binding<Chosen>, @ViewBuilder content: () -> Views,
        @ViewBuilder label: () -> Label
    ) where Content == FormTaggedCheckboxes<Chosen, Views> {
        let boxes = FormTaggedCheckboxes(axis: axis, max: max, selection: selection, views: content())
        self.init(axis: axis, limits: (nil, max), content: boxes, label: label())
    }
}

extension Checkboxes where Label == Text {
    /// Boxes before views with tags, under a label that is looked up in the app's translations.
    public init<Chosen: FormChosenTags, Views: View>(
        _ titleKey: LocalizedStringKey, axis: Axis = .vertical, max: Int? = nil, selection: Binding<Chosen>,
        @ViewBuilder content: () -> Views
    ) where Content == FormTaggedCheckboxes<Chosen, Views> {
        self.init(axis: axis, max: max, selection: selection, content: content) { Text(titleKey) }
    }

    /// Boxes before views with tags, under a label that is shown as it is.
    @_disfavoredOverload
    public init<Chosen: FormChosenTags, Views: View>(
        _ title: some StringProtocol, axis: Axis = .vertical, max: Int? = nil, selection: Binding<Chosen>,
        @ViewBuilder content: () -> Views
    ) where Content == FormTaggedCheckboxes<Chosen, Views> {
        self.init(axis: axis, max: max, selection: selection, content: content) { Text(title) }
    }
}

/// The boxes of `Checkboxes` before views with tags.
public struct FormTaggedCheckboxes<Chosen: FormChosenTags, Views: View>: View {
    let axis: Axis
    let max: Int?
    @Binding var selection: Chosen
    let views: Views

    @State private var refusal: FormRefusal<Chosen.Element>?
    @Environment(\.locale) private var locale

    init(axis: Axis, max: Int?, selection: Binding<Chosen>, views: Views) {
        self.axis = axis
        self.max = max
        _selection = selection
        self.views = views
    }

    public var body: some View {
        let ticks = FormTicks(selection: $selection, refusal: $refusal) { $1.formToggle($0, max: max) }
        VStack(alignment: .leading, spacing: 4) {
            FormBoxes(axis: axis) {
                FormTaggedViews(
                    views: views, ticks: ticks, hint: FormControlTexts(locale).limits(min: nil, max: max))
            }
            .toggleStyle(.formCheckbox)
            if let refusal = ticks.shownRefusal { FormRefusalNote(refusal: refusal) }
        }
    }
}
#endif
