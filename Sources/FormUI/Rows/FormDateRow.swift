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
        #if os(tvOS) || os(watchOS)
        FormTypedEntry(page: page, field: field, value: moment, reading: reading)
        #else
        FormRow(page: page, field: field) {
            LabeledContent {
                chosen
            } label: {
                page.labelText(field).accessibilityHidden(true)
            }
        }
        #endif
    }

    #if os(tvOS) || os(watchOS)
    /// Where there is no date picker, it is typed as it is stored: `2026-12-31`, `12:30`.
    private var reading: FormReading<Moment> {
        let example = Moment.now(Date(), in: timeZone, Moment.formBounds(field.rule.limits))?.description ?? ""
        let complaint = FormRowTexts(page.locale).noMoment.replacingOccurrences(of: "{example}", with: example)
        return FormReading(
            text: { $0?.description ?? "" },
            value: { Moment($0.trimmingCharacters(in: .whitespaces)) },
            complaint: { $0.allSatisfy(\.isWhitespace) || Moment($0) != nil ? nil : complaint })
    }
    #endif

    #if !os(tvOS) && !os(watchOS)
    @ViewBuilder private var chosen: some View {
        if let date = moment.wrappedValue?.pickerDate {
            HStack {
                picker(picked(else: date))
                    .environment(\.timeZone, .gmt)
                    .formSpoken(page, field)
                if !page.isRequired(field) {
                    FormClearButton(page: page, field: field) { moment.wrappedValue = nil }
                }
            }
        } else {
            Button {
                moment.wrappedValue = Moment.now(Date(), in: timeZone, Moment.formBounds(field.rule.limits))
            } label: {
                Text(verbatim: FormRowTexts(page.locale).choose)
            }
            .accessibilityLabel(
                Text(verbatim: "\(FormRowTexts(page.locale).choose): ") + page.spokenLabel(field)
            )
            .accessibilityHint(page.hint(field))
        }
    }

    private func picked(else date: Date) -> Binding<Date> {
        let (moment, bounds) = (moment, Moment.formBounds(field.rule.limits))
        return Binding(
            get: { @MainActor in moment.wrappedValue?.pickerDate ?? date },
            set: { @MainActor date in
                // A day that no form has leaves the answer as it is.
                if let picked = Moment(pickerDate: date, bounds) { moment.wrappedValue = picked }
            })
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
