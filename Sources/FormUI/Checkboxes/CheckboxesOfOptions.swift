#if canImport(SwiftUI)
public import SwiftUI

extension Checkboxes {
    /// A box for each of the options.
    ///
    /// - Parameters:
    ///   - columns: in how many columns they stand, downwards along a vertical axis; nil for a column, or a line that
    ///     wraps. Large type has them one under another.
    ///   - style: how they look.
    public init<Chosen: FormChosenTags>(
        axis: Axis = .vertical, columns: Int? = nil, style: FormCheckboxesStyle = .checkbox,
        options: FormOptions<Chosen.Element>, selection: Binding<Chosen>, @ViewBuilder label: () -> Label
    ) where Content == FormOptionCheckboxes<Chosen> {
        let boxes = FormOptionCheckboxes(
            axis: axis, columns: columns, style: style, options: options, selection: selection)
        self.init(axis: axis, limits: (options.min, options.max), content: boxes, label: label())
    }
}

extension Checkboxes where Label == Text {
    /// A box for each of the options, under a label that is looked up in the app's translations.
    public init<Chosen: FormChosenTags>(
        _ titleKey: LocalizedStringKey, axis: Axis = .vertical, columns: Int? = nil,
        style: FormCheckboxesStyle = .checkbox, options: FormOptions<Chosen.Element>, selection: Binding<Chosen>
    ) where Content == FormOptionCheckboxes<Chosen> {
        self.init(axis: axis, columns: columns, style: style, options: options, selection: selection) {
            Text(titleKey)
        }
    }

    /// A box for each of the options, under a label that is shown as it is.
    @_disfavoredOverload
    public init<Chosen: FormChosenTags>(
        _ title: some StringProtocol, axis: Axis = .vertical, columns: Int? = nil,
        style: FormCheckboxesStyle = .checkbox, options: FormOptions<Chosen.Element>, selection: Binding<Chosen>
    ) where Content == FormOptionCheckboxes<Chosen> {
        self.init(axis: axis, columns: columns, style: style, options: options, selection: selection) {
            Text(title)
        }
    }
}

/// The boxes of `Checkboxes` for options.
public struct FormOptionCheckboxes<Chosen: FormChosenTags>: View {
    let axis: Axis
    let columns: Int?
    let style: FormCheckboxesStyle
    let options: FormOptions<Chosen.Element>
    @Binding var selection: Chosen

    @State private var refusal: FormRefusal<Chosen.Element>?
    @Environment(\.locale) private var locale

    init(
        axis: Axis, columns: Int?, style: FormCheckboxesStyle, options: FormOptions<Chosen.Element>,
        selection: Binding<Chosen>
    ) {
        self.axis = axis
        self.columns = columns
        self.style = style
        self.options = options
        _selection = selection
    }

    public var body: some View {
        let ticks = FormTicks(options: options, selection: $selection, refusal: $refusal)
        let hint = FormControlTexts(locale).limits(min: options.min, max: options.max)
        VStack(alignment: .leading, spacing: 4) {
            if options.offersSelectAll {
                FormAllToggle(options: options, ticks: ticks).toggleStyle(.formCheckbox)
                if let refusal, refusal.tag == nil { FormRefusalNote(refusal: refusal) }
            }
            ForEach(options.shown(selection)) { run in
                if let heading = run.heading {
                    Text(verbatim: heading)
                        .font(.subheadline.weight(.semibold))
                        .padding(.top, 4)
                        .accessibilityAddTraits(.isHeader)
                }
                FormBoxes(axis: axis, columns: columns) {
                    ForEach(run.options) { option in
                        FormStyledOption(style: style, option: option, ticks: ticks, hint: hint)
                    }
                }
                // What was refused stands where it was tapped.
                if let refusal = ticks.shownRefusal, run.options.contains(where: { $0.tag == refusal.tag }) {
                    FormRefusalNote(refusal: refusal)
                }
            }
        }
    }
}

/// An option's toggle in a style of `Checkboxes`.
private struct FormStyledOption<Chosen: FormChosenTags>: View {
    let style: FormCheckboxesStyle
    let option: FormOptions<Chosen.Element>.Option
    let ticks: FormTicks<Chosen>
    let hint: String?

    var body: some View {
        switch style {
        case .checkbox: toggle().toggleStyle(.formCheckbox)
        case .chips: toggle().toggleStyle(.formChip)
        case .image:
            if let image = option.image {
                toggle(showsImage: false).toggleStyle(ImageToggleStyle(image: image, caption: option.label))
            } else {
                toggle().toggleStyle(.formChip)
            }
        }
    }

    private func toggle(showsImage: Bool = true) -> some View {
        FormOptionToggle(option: option, ticks: ticks, hint: hint, showsImage: showsImage)
    }
}
#endif
