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
            FormRow(page: page, field: field) { FormNumberStepper(page: page, field: field, number: number) }
            #endif
        case .slider:
            #if os(tvOS)
            entry
            #else
            FormRow(page: page, field: field) { FormNumberSlider(page: page, field: field, number: number) }
            #endif
        }
    }

    private var entry: some View { FormNumberEntry(page: page, field: field, number: number) }
}

/// A field in which a number is typed. What is no number stays as it is typed, with a word about it.
private struct FormNumberEntry<Model: FormModel, Number: FormNumber>: View {
    let page: FormPage<Model>
    let field: Model.Field
    @Binding var number: Number?

    @State private var text: String

    init(page: FormPage<Model>, field: Model.Field, number: Binding<Number?>) {
        self.page = page
        self.field = field
        _number = number
        _text = State(initialValue: FormNumberText(page.locale).text(number.wrappedValue))
    }

    var body: some View {
        FormRow(page: page, field: field, complaint: complaint) {
            LabeledContent {
                HStack {
                    TextField(text: $text, prompt: prompt) { Text(verbatim: page.label(field)) }
                        .multilineTextAlignment(.trailing)
                        .focused(page.focus, equals: field)
                        .formKeyboard(Number.self == Int.self ? .integer : .decimal)
                    if let unit = field.text("unit", in: page.language) {
                        Text(verbatim: unit).foregroundStyle(Color.secondary)
                    }
                }
            } label: {
                page.labelText(field)
            }
        }
        .onChange(of: text) { text in
            let typed = typed(text)
            if typed != number { number = typed }
        }
        .onChange(of: number) { number in
            if typed(text) != number { text = FormNumberText(page.locale).text(number) }
        }
    }

    private func typed(_ text: String) -> Number? { FormNumberText(page.locale).number(text) }

    private var prompt: Text? { field.text("placeholder", in: page.language).map { Text(verbatim: $0) } }

    private var complaint: String? {
        let isNone = number == nil && !text.allSatisfy(\.isWhitespace)
        return isNone ? FormRowTexts(page.locale).noNumber : nil
    }
}

#if !os(tvOS)
/// A number with buttons for the next and the one before.
private struct FormNumberStepper<Model: FormModel, Number: FormNumber>: View {
    let page: FormPage<Model>
    let field: Model.Field
    @Binding var number: Number?

    var body: some View {
        Stepper {
            FormNumberLabel(page: page, field: field, number: number)
        } onIncrement: {
            step(isUp: true)
        } onDecrement: {
            step(isUp: false)
        }
        .accessibilityValue(Text(verbatim: page.text(number, of: field)))
    }

    private func step(isUp: Bool) {
        let range = Number.formRange(field.rule.limits)
        guard let next = range.next(after: number?.formDecimal, isUp: isUp) else { return }
        number = Number(formDecimal: next)
    }
}

/// A number on a line from the least to the greatest.
private struct FormNumberSlider<Model: FormModel, Number: FormNumber>: View {
    let page: FormPage<Model>
    let field: Model.Field
    @Binding var number: Number?

    var body: some View {
        let range = Number.formRange(field.rule.limits)
        VStack(alignment: .leading) {
            FormNumberLabel(page: page, field: field, number: number)
            Slider(
                value: position(range), in: bounds(range), step: (range.grid as NSDecimalNumber).doubleValue
            ) {
                Text(verbatim: page.label(field))
            }
            .accessibilityValue(Text(verbatim: page.text(number, of: field)))
        }
    }

    private func bounds(_ range: FormNumberRange) -> ClosedRange<Double> {
        let min = ((range.min ?? 0) as NSDecimalNumber).doubleValue
        let max = ((range.max ?? 100) as NSDecimalNumber).doubleValue
        return min...Swift.max(min, max)
    }

    private func position(_ range: FormNumberRange) -> Binding<Double> {
        let (number, bounds) = ($number, bounds(range))
        return Binding(
            get: { @MainActor in
                let decimal = number.wrappedValue?.formDecimal
                return decimal.map { ($0 as NSDecimalNumber).doubleValue } ?? bounds.lowerBound
            },
            set: { @MainActor position in
                number.wrappedValue = Number(formDecimal: range.number(at: position))
            })
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
