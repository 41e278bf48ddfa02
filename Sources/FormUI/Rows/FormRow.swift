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
    /// Whether VoiceOver is sent to the control when it is wrong, and not to what is said of it.
    var isControlFocused = false
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
            }
        }
    }

    private var replacement: (@MainActor (AnyView) -> AnyView)? { replacements[AnyHashable(field)] }

    @ViewBuilder private var shown: some View {
        if let replacement { replacement(AnyView(control)) } else { control }
    }

    @ViewBuilder private var notes: some View {
        if let help = field.text("help", in: page.language) { Text(formMarkdown: help).formSecondary() }
        let complaints = page.complaints(field, complaint)
        ForEach(Array(complaints.enumerated()), id: \.offset) { position, text in
            if position == 0, !isControlFocused || replacement != nil {
                FormComplaint(text: text)
                    .accessibilityLabel(Text(verbatim: "\(page.label(field)): \(text)"))
                    .accessibilityFocused(page.spokenFocus, equals: field)
            } else {
                FormComplaint(text: text)
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

/// A button that takes an answer back.
struct FormClearButton<Model: FormModel>: View {
    let page: FormPage<Model>
    let field: Model.Field
    let clear: @MainActor () -> Void

    var body: some View {
        Button {
            clear()
        } label: {
            Image(systemName: "xmark.circle.fill").foregroundStyle(Color.secondary)
        }
        .formBorderless()
        .accessibilityLabel(Text(verbatim: "\(FormRowTexts(page.locale).clear): \(page.label(field))"))
    }
}

extension View {
    /// Buttons that share a row's touches with others. tvOS 16 has no such style.
    @ViewBuilder func formBorderless() -> some View {
        #if os(tvOS)
        buttonStyle(.plain)
        #else
        buttonStyle(.borderless)
        #endif
    }

    /// A field whose label stands beside it: not shown again, and spoken with all there is to say.
    func formSpoken<Model: FormModel>(
        _ page: FormPage<Model>, _ field: Model.Field, _ complaint: String? = nil
    ) -> some View {
        labelsHidden()
            .accessibilityLabel(page.spokenLabel(field))
            .accessibilityHint(page.hint(field, complaint))
    }
}

extension FormPage {
    /// What is said to be wrong with a field: that it is no value, or what the judge found.
    func complaints(_ field: Model.Field, _ complaint: String? = nil) -> [String] {
        complaint.map { [$0] } ?? violations(of: field).map { $0.message(in: locale) }
    }

    /// What VoiceOver says after a control: what is wrong with it, and its help.
    func hint(_ field: Model.Field, _ complaint: String? = nil) -> Text {
        var parts = complaints(field, complaint).map { Text(verbatim: $0) }
        if let help = field.text("help", in: language) { parts.append(Text(formMarkdown: help)) }
        guard let first = parts.first else { return Text(verbatim: "") }
        return parts.dropFirst().reduce(first) { $0 + Text(verbatim: " ") + $1 }
    }

    /// The label as VoiceOver says it.
    func spokenLabel(_ field: Model.Field) -> Text {
        let label = label(field)
        return Text(verbatim: isRequired(field) ? "\(label), \(FormRowTexts(locale).required)" : label)
    }

    /// A field's label, with a mark where it must be answered.
    func labelText(_ field: Model.Field) -> Text {
        let label = Text(verbatim: label(field))
        guard isRequired(field) else { return label }
        return (label + Text(verbatim: " *").foregroundColor(.red)).accessibilityLabel(spokenLabel(field))
    }
}
#endif
