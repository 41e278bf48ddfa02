#if canImport(SwiftUI)
public import FormRuntime
public import SwiftUI

/// How a number is entered.
public enum FormNumberStyle: Sendable {
    case field, stepper, slider
}

/// A row in which a number is entered.
public struct FormNumberRow<Model: FormModel, Number: FormNumber>: View {
    private let page: FormPage<Model>
    private let field: Model.Field
    private let number: Binding<Number?>
    private let style: FormNumberStyle

    public init(
        _ page: FormPage<Model>, _ field: Model.Field, _ path: FormAnswerPath<Model, Number?>,
        style: FormNumberStyle = .field
    ) {
        self.page = page
        self.field = field
        number = page.answer(field, path)
        self.style = style
    }

    public var body: some View {
        switch style {
        case .field: entry
        case .stepper:
            #if os(tvOS)
            entry
            #else
            FormRow(page: page, field: field, isControlFocused: true) {
                FormNumberStepper(page: page, field: field, number: number)
            }
            #endif
        case .slider:
            #if os(tvOS)
            entry
            #else
            FormRow(page: page, field: field, isControlFocused: true) {
                FormNumberSlider(page: page, field: field, number: number)
            }
            #endif
        }
    }

    private var entry: some View {
        let (texts, words) = (FormNumberText(page.locale), FormRowTexts(page.locale))
        return FormTypedEntry(
            page: page, field: field, value: number,
            reading: FormReading(
                text: { texts.text($0) }, value: { texts.number($0) },
                complaint: { texts.problem($0, Number.self).map(words.text) }),
            keyboard: Number.self == Int.self ? .integer : .decimal)
    }
}

#if !os(tvOS)
/// A number with buttons for the next and the one before.
private struct FormNumberStepper<Model: FormModel, Number: FormNumber>: View {
    let page: FormPage<Model>
    let field: Model.Field
    @Binding var number: Number?

    var body: some View {
        HStack {
            Stepper {
                FormNumberLabel(page: page, field: field, number: number)
            } onIncrement: {
                step(isUp: true)
            } onDecrement: {
                step(isUp: false)
            }
            .accessibilityLabel(page.spokenLabel(field))
            .accessibilityValue(Text(verbatim: page.text(number, of: field)))
            .accessibilityHint(page.hint(field))
            .accessibilityFocused(page.spokenFocus, equals: field)
            FormNumberClearButton(page: page, field: field, number: $number)
        }
    }

    private func step(isUp: Bool) {
        let range = Number.formRange(field.rule.limits)
        let next = range.next(after: number?.formDecimal, isUp: isUp)
        if let next = next.flatMap({ Number(formDecimal: $0) }) { number = next }
    }
}

/// A number on a line from the least to the greatest; a stepper where there is no way from one to the other.
private struct FormNumberSlider<Model: FormModel, Number: FormNumber>: View {
    let page: FormPage<Model>
    let field: Model.Field
    @Binding var number: Number?

    var body: some View {
        let range = Number.formRange(field.rule.limits)
        if let slide = range.slide {
            VStack(alignment: .leading) {
                FormNumberLabel(page: page, field: field, number: number).accessibilityHidden(true)
                HStack {
                    Slider(value: position(range, slide.bounds), in: slide.bounds, step: slide.step) {
                        Text(verbatim: page.label(field))
                    }
                    .formSpoken(page, field)
                    .accessibilityValue(Text(verbatim: page.text(number, of: field)))
                    .accessibilityFocused(page.spokenFocus, equals: field)
                    FormNumberClearButton(page: page, field: field, number: $number)
                }
            }
        } else {
            FormNumberStepper(page: page, field: field, number: $number)
        }
    }

    private func position(_ range: FormNumberRange, _ bounds: ClosedRange<Double>) -> Binding<Double> {
        let number = $number
        return Binding(
            get: { @MainActor in
                let decimal = number.wrappedValue?.formDecimal
                let position = decimal.map { ($0 as NSDecimalNumber).doubleValue } ?? bounds.lowerBound
                return min(max(position, bounds.lowerBound), bounds.upperBound)
            },
            set: { @MainActor position in
                let found = range.number(at: position)
                if let found = found.flatMap({ Number(formDecimal: $0) }) { number.wrappedValue = found }
            })
    }
}

/// Takes a number back where there is one and none need be.
private struct FormNumberClearButton<Model: FormModel, Number: FormNumber>: View {
    let page: FormPage<Model>
    let field: Model.Field
    @Binding var number: Number?

    var body: some View {
        if number != nil, !page.isRequired(field) {
            FormClearButton(page: page, field: field) { number = nil }
        }
    }
}

/// The label with the number and its unit.
private struct FormNumberLabel<Model: FormModel, Number: FormNumber>: View {
    let page: FormPage<Model>
    let field: Model.Field
    let number: Number?

    var body: some View {
        LabeledContent {
            Text(verbatim: page.text(number, of: field))
        } label: {
            page.labelText(field)
        }
    }
}

extension FormPage {
    /// A number with its unit, or what stands for none.
    fileprivate func text(_ number: (some FormNumber)?, of field: Model.Field) -> String {
        let text = FormNumberText(locale).text(number)
        guard !text.isEmpty else { return FormRowTexts(locale).none }
        return field.text("unit", in: language).map { "\(text) \($0)" } ?? text
    }
}
#endif
#endif
