#if canImport(SwiftUI)
public import FormRuntime
public import SwiftUI

/// A row in which a date, a time or both are chosen. While there is none, a button begins with now.
public struct FormDateRow<Model: FormModel, Moment: FormMoment & LosslessStringConvertible>: View {
    private let page: FormPage<Model>
    private let field: Model.Field
    private let moment: Binding<Moment?>

    @Environment(\.timeZone) private var timeZone

    public init(
        _ page: FormPage<Model>, _ field: Model.Field, _ path: FormAnswerPath<Model, Moment?>
    ) {
        self.page = page
        self.field = field
        moment = page.answer(field, path)
    }

    public var body: some View {
        FormRow(page: page, field: field) {
            LabeledContent {
                #if os(tvOS) || os(watchOS)
                typed
                #else
                chosen
                #endif
            } label: {
                page.labelText(field)
            }
        }
    }

    #if os(tvOS) || os(watchOS)
    /// Where there is no date picker, it is typed as it is stored: `2026-12-31`, `12:30`.
    private var typed: some View {
        TextField(text: text) { Text(verbatim: page.label(field)) }.focused(page.focus, equals: field)
    }

    private var text: Binding<String> {
        let moment = moment
        return Binding(
            get: { @MainActor in moment.wrappedValue?.description ?? "" },
            set: { @MainActor in moment.wrappedValue = Moment($0) })
    }
    #else
    @ViewBuilder private var chosen: some View {
        let words = FormRowTexts(page.locale)
        if let date = moment.wrappedValue?.pickerDate {
            HStack {
                picker(picked(else: date)).labelsHidden()
                    .environment(\.timeZone, .gmt)
                if !page.standing.isRequired(field) { clearButton(words.clear) }
            }
        } else {
            Button {
                moment.wrappedValue = Moment.now(Date(), in: timeZone, Moment.formBounds(field.rule.limits))
            } label: {
                Text(verbatim: words.choose)
            }
            .accessibilityLabel(Text(verbatim: "\(words.choose): \(page.label(field))"))
        }
    }

    private func clearButton(_ words: String) -> some View {
        Button {
            moment.wrappedValue = nil
        } label: {
            Image(systemName: "xmark.circle.fill").foregroundStyle(Color.secondary)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(Text(verbatim: "\(words): \(page.label(field))"))
    }

    private func picked(else date: Date) -> Binding<Date> {
        let moment = moment
        return Binding(
            get: { @MainActor in moment.wrappedValue?.pickerDate ?? date },
            set: { @MainActor in moment.wrappedValue = Moment(pickerDate: $0) })
    }

    @ViewBuilder private func picker(_ picked: Binding<Date>) -> some View {
        let label = Text(verbatim: page.label(field))
        let bounds = Moment.formBounds(field.rule.limits)
        switch (bounds.min?.pickerDate, bounds.max?.pickerDate) {
        case (let min?, let max?):
            DatePicker(selection: picked, in: min...Swift.max(min, max), displayedComponents: parts) { label }
        case (let min?, nil): DatePicker(selection: picked, in: min..., displayedComponents: parts) { label }
        case (nil, let max?): DatePicker(selection: picked, in: ...max, displayedComponents: parts) { label }
        case (nil, nil): DatePicker(selection: picked, displayedComponents: parts) { label }
        }
    }

    private var parts: DatePickerComponents {
        switch Moment.formParts {
        case .date: .date
        case .time: .hourAndMinute
        case .dateAndTime: [.date, .hourAndMinute]
        }
    }
    #endif
}
#endif
