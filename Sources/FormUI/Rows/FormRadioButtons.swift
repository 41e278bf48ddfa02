#if canImport(SwiftUI)
import FormRuntime
import SwiftUI

/// Radio buttons, which only macOS has.
struct FormRadioButtons<Tag: Hashable & Sendable>: View {
    let options: [FormOptions<Tag>.Run]
    @Binding var tag: Tag?
    /// What stands for no answer; nil where there must be one.
    let none: String?
    let axis: Axis
    let label: Text
    let spokenLabel: Text
    let spokenHint: Text

    @Environment(\.locale) private var locale

    var body: some View {
        VStack(alignment: .leading) {
            label.accessibilityHidden(true)
            ForEach(options) { run in
                if let heading = run.heading {
                    Text(verbatim: heading).font(.subheadline.weight(.semibold)).accessibilityAddTraits(.isHeader)
                }
                FormBoxes(axis: axis, columns: nil) {
                    ForEach(run.options) { option in
                        button(FormPickerTexts(locale).label(option), option.tag)
                            .disabled(!option.canBeChosen && tag != option.tag)
                    }
                    if run.id == options.last?.id, let none { button(none, nil) }
                }
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(spokenLabel)
        .accessibilityHint(spokenHint)
    }

    private func button(_ title: String, _ value: Tag?) -> some View {
        let tag = $tag
        let isOn = Binding(
            get: { @MainActor in tag.wrappedValue == value },
            set: { @MainActor isOn in if isOn { tag.wrappedValue = value } })
        return Toggle(isOn: isOn) { Text(verbatim: title) }.toggleStyle(FormRadioToggleStyle())
    }
}

/// A circle that is filled while the option is chosen, and the label. Pressing a chosen one changes nothing.
private struct FormRadioToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn = true
        } label: {
            HStack(alignment: .firstTextBaseline) {
                Image(systemName: configuration.isOn ? "largecircle.fill.circle" : "circle")
                    .foregroundStyle(.tint)
                configuration.label.foregroundStyle(Color.primary)
            }
            .contentShape(Rectangle())
        }
        .formBorderless()
        .accessibilityRemoveTraits(.isButton)
        .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
    }
}
#endif
