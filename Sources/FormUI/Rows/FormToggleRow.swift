#if canImport(SwiftUI)
public import FormRuntime
public import SwiftUI

/// How a toggle looks.
public enum FormToggleStyle: Sendable {
    case automatic, `switch`, checkbox, button
}

/// A row with a toggle. One with an image shows that.
public struct FormToggleRow<Model: FormModel>: View {
    private let page: FormPage<Model>
    private let field: Model.Field
    private let isOn: Binding<Bool>
    private let style: FormToggleStyle

    public init(
        _ page: FormPage<Model>, _ field: Model.Field, _ path: FormAnswerPath<Model, Bool>,
        style: FormToggleStyle = .automatic
    ) {
        self.page = page
        self.field = field
        isOn = page.answer(field, path)
        self.style = style
    }

    public var body: some View {
        FormRow(page: page, field: field) {
            if let image = field.image(in: page.language) {
                toggle.toggleStyle(ImageToggleStyle(image: image, caption: page.label(field)))
                    .accessibilityHint(page.hint(field))
            } else {
                styled.accessibilityHint(page.hint(field))
            }
        }
    }

    @ViewBuilder private var styled: some View {
        switch style {
        case .automatic: toggle
        case .switch:
            #if os(tvOS)
            toggle
            #else
            toggle.toggleStyle(.switch)
            #endif
        case .checkbox: toggle.toggleStyle(.formCheckbox)
        case .button:
            #if os(tvOS)
            toggle
            #else
            toggle.toggleStyle(.button)
            #endif
        }
    }

    private var toggle: some View {
        Toggle(isOn: isOn) {
            VStack(alignment: .leading, spacing: 2) {
                page.labelText(field)
                if let state { Text(verbatim: state).formSecondary() }
            }
        }
    }

    /// What the spec says of the state that it is in.
    private var state: String? { field.text(isOn.wrappedValue ? "on-label" : "off-label", in: page.language) }
}
#endif
