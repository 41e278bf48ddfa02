#if canImport(SwiftUI)
public import FormRuntime
public import SwiftUI

/// A row in which a text is typed.
public struct FormTextRow<Model: FormModel>: View {
    private let page: FormPage<Model>
    private let field: Model.Field
    private let text: Binding<String>
    private let isMultiline: Bool
    private let isSecure: Bool

    public init(
        _ page: FormPage<Model>, _ field: Model.Field, _ path: FormAnswerPath<Model, String>,
        isMultiline: Bool = false, isSecure: Bool = false
    ) {
        self.page = page
        self.field = field
        text = page.answer(field, path)
        self.isMultiline = isMultiline
        self.isSecure = isSecure
    }

    public var body: some View {
        FormRow(page: page, field: field, isControlFocused: true) {
            if isMultiline {
                VStack(alignment: .leading) {
                    page.labelText(field).accessibilityHidden(true)
                    entry.lineLimit(3...8)
                }
            } else {
                LabeledContent {
                    entry.multilineTextAlignment(.trailing)
                } label: {
                    page.labelText(field).accessibilityHidden(true)
                }
            }
        }
    }

    @ViewBuilder private var entry: some View {
        // Without a prompt a field shows its label once more.
        let prompt = Text(verbatim: field.text("placeholder", in: page.language) ?? "")
        Group {
            if isSecure {
                SecureField(text: text, prompt: prompt) { Text(verbatim: page.label(field)) }
            } else {
                TextField(text: text, prompt: prompt, axis: isMultiline ? .vertical : .horizontal) {
                    Text(verbatim: page.label(field))
                }
            }
        }
        .focused(page.focus, equals: field)
        .accessibilityFocused(page.spokenFocus, equals: field)
        .formSpoken(page, field)
        .formKeyboard(format)
    }

    private var format: FormFormat? {
        if case .text(let limits) = field.rule.limits { limits.format } else { nil }
    }
}

extension View {
    /// What helps to type an address or a number: no corrections, and on a telephone the keyboard for it.
    @ViewBuilder fileprivate func formKeyboard(_ format: FormFormat?) -> some View {
        switch format {
        case .email: plain.formKeyboard(.address)
        case .url: plain.formKeyboard(.webAddress)
        case .phone: plain.formKeyboard(.telephone)
        case nil: self
        }
    }

    private var plain: some View {
        #if os(macOS)
        autocorrectionDisabled()
        #else
        autocorrectionDisabled().textInputAutocapitalization(.never)
        #endif
    }
}
#endif
