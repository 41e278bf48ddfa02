#if canImport(SwiftUI)
import FormRuntime
import SwiftUI

/// What every row of a field has: it is there while the field is shown, its control can be replaced, and under it stand
/// the field's help and what is wrong.
struct FormRow<Model: FormModel, Control: View>: View {
    let page: FormPage<Model>
    let field: Model.Field
    /// Whether the control makes several rows of the form, which a stack would squeeze into one.
    var isSpread = false
    /// What is wrong with what is typed, where it is no value at all.
    var complaint: String?
    @ViewBuilder let control: Control

    @Environment(\.formControls) private var replacements

    var body: some View {
        if page.standing.isVisible(field) {
            if isSpread, replacement == nil {
                control.disabled(field.isReadOnly).id(field)
                notes
            } else {
                VStack(alignment: .leading, spacing: 4) {
                    shown.disabled(field.isReadOnly)
                    notes
                }
                .id(field)
                .accessibilityFocused(page.spokenFocus, equals: field)
            }
        }
    }

    private var replacement: (@MainActor (AnyView) -> AnyView)? { replacements[AnyHashable(field)] }

    @ViewBuilder private var shown: some View {
        if let replacement { replacement(AnyView(control)) } else { control }
    }

    @ViewBuilder private var notes: some View {
        if let help = field.text("help", in: page.language) { Text(formMarkdown: help).formSecondary() }
        if let complaint {
            FormComplaint(text: complaint)
        } else {
            ForEach(page.violations(of: field), id: \.self) { violation in
                FormComplaint(text: violation.message(in: page.language))
            }
        }
    }
}

/// What is wrong with an answer.
struct FormComplaint: View {
    let text: String

    var body: some View {
        Label {
            Text(verbatim: text).foregroundStyle(Color.primary)
        } icon: {
            Image(systemName: "exclamationmark.circle.fill").foregroundStyle(.red)
        }
        .font(.footnote)
        .accessibilityElement(children: .combine)
    }
}

extension FormPage {
    /// The label as VoiceOver says it.
    func spokenLabel(_ field: Model.Field) -> Text {
        let label = label(field)
        return Text(verbatim: standing.isRequired(field) ? "\(label), \(FormRowTexts(locale).required)" : label)
    }

    /// A field's label, with a mark where it must be answered.
    func labelText(_ field: Model.Field) -> Text {
        let label = Text(verbatim: label(field))
        guard standing.isRequired(field) else { return label }
        return (label + Text(verbatim: " *").foregroundColor(.red)).accessibilityLabel(spokenLabel(field))
    }
}
#endif
