#if canImport(SwiftUI)
import FormRuntime
import SwiftUI

/// How a field's value is written and read.
struct FormReading<Value> {
    let text: (Value?) -> String
    let value: (String) -> Value?
    /// Why a text is no value; nil where it is one, or blank.
    let complaint: (String) -> String?
}

/// A row in which a value is typed that is no text. What cannot be read stays as it is typed, and keeps the form from
/// being finished; a word about it comes once the field has been left, as about everything.
struct FormTypedEntry<Model: FormModel, Value: Equatable>: View {
    let page: FormPage<Model>
    let field: Model.Field
    @Binding var value: Value?
    let reading: FormReading<Value>
    var keyboard: FormKeyboard?

    @State private var text: String

    init(
        page: FormPage<Model>, field: Model.Field, value: Binding<Value?>, reading: FormReading<Value>,
        keyboard: FormKeyboard? = nil
    ) {
        self.page = page
        self.field = field
        _value = value
        self.reading = reading
        self.keyboard = keyboard
        let unreadable = page.progress.wrappedValue.unreadable[field]
        _text = State(initialValue: unreadable ?? reading.text(value.wrappedValue))
    }

    var body: some View {
        let complaint = page.progress.wrappedValue.shows(field) ? reading.complaint(text) : nil
        FormRow(page: page, field: field, complaint: complaint, isControlFocused: true) {
            LabeledContent {
                HStack {
                    entry(complaint)
                    if let unit = field.text("unit", in: page.language) {
                        Text(verbatim: unit).foregroundStyle(Color.secondary)
                    }
                }
            } label: {
                page.labelText(field).accessibilityHidden(true)
            }
        }
        .onChange(of: text) { text in
            let typed = reading.value(text)
            page.progress.wrappedValue.setUnreadable(reading.complaint(text) == nil ? nil : text, in: field)
            if typed != value { value = typed }
        }
        .onChange(of: value) { value in
            if reading.value(text) != value { text = reading.text(value) }
        }
        .onChange(of: page.progress.wrappedValue.unreadable[field]) { unreadable in
            // Forgotten from elsewhere: with the whole form, or because it was hidden.
            if unreadable == nil, reading.complaint(text) != nil { text = reading.text(value) }
        }
    }

    private func entry(_ complaint: String?) -> some View {
        // Without a prompt a field shows its label once more.
        let prompt = Text(verbatim: field.text("placeholder", in: page.language) ?? "")
        return TextField(text: $text, prompt: prompt) { Text(verbatim: page.label(field)) }
            .multilineTextAlignment(.trailing)
            .focused(page.focus, equals: field)
            .accessibilityFocused(page.spokenFocus, equals: field)
            .formSpoken(page, field, complaint)
            .formKeyboard(keyboard)
    }
}
#endif
