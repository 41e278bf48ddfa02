import FormModel
import FormRuntime
import FormSource
import FormSyntax
import FormYAML

extension FieldType {
    static let integer = FieldType(
        "integer", "A whole number of 64 bits.", keys: numberKeys(.integer),
        example: """
            - id: guests
              type: integer
              label: Guests
              min: 1
              max: 12
              style: stepper
            """,
        lower: { field, analysis in
            var constraints: [Constraint] = []
            let (min, max) = analysis.valueBounds(of: field, "a whole number") { Int($0) }
            if min != nil || max != nil { constraints.append(.integers(min: min, max: max)) }
            if let step = analysis.step(of: field, { Int($0) }) { constraints.append(.integerStep(step)) }
            return number(.integer, constraints, field, &analysis)
        })

    static let decimal = FieldType(
        "decimal", "A decimal number, exact, of at most 15 digits.", keys: numberKeys(.decimal),
        example: """
            - id: weight
              type: decimal
              label: Weight
              min: 0.5
              step: 0.1
              unit: kg
            """,
        lower: { field, analysis in
            var constraints: [Constraint] = []
            let (min, max) = analysis.valueBounds(of: field, "a number") { FormDecimal($0) }
            if min != nil || max != nil { constraints.append(.numbers(min: min, max: max)) }
            if let step = analysis.step(of: field, { FormDecimal($0) }) { constraints.append(.step(step)) }
            return number(.decimal, constraints, field, &analysis)
        })

    private static func numberKeys(_ form: ValueForm) -> [KeySpec] {
        [
            KeySpec(.min, form, "The smallest answer."),
            KeySpec(.max, form, "The largest answer."),
            KeySpec(.step, form, "Answers lie this far apart, counted from `min`, or from 0."),
            KeySpec(.unit, .text, "What is counted, shown beside the number."),
            KeySpec(
                .style,
                .words([
                    Word("field", "A text field for numbers. The default."),
                    Word("stepper", "Two buttons, one up and one down."),
                    Word("slider", "A slider from `min` to `max`, which it needs."),
                ]), "How it is asked."),
        ]
    }

    private static func number(
        _ value: ValueType, _ constraints: [Constraint], _ field: FieldSyntax, _ analysis: inout Analysis
    ) -> FieldShape {
        let style = analysis.word(.style, of: field, NumberStyle.self) ?? .field
        if style == .slider, !analysis.syntax.has(.min, of: field) || !analysis.syntax.has(.max, of: field) {
            analysis.report(.sliderBounds(at: analysis.valueRange(.style, of: field)))
        }
        return FieldShape(
            value: value, control: .number(style, unit: analysis.text(.unit, of: field)), constraints: constraints)
    }
}
