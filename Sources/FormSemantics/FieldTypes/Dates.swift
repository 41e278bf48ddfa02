import FormModel
import FormRuntime
import FormSource
import FormSyntax
import FormYAML

extension FieldType {
    static let date = FieldType(
        "date", "A calendar day, without a time zone: `2026-11-30`.", keys: dateKeys(.date),
        example: """
            - id: birthday
              type: date
              label: Date of birth
              min: 1900-01-01
            """,
        lower: { field, analysis in
            let (min, max) = analysis.valueBounds(of: field, "a date `YYYY-MM-DD`") { FormDate($0) }
            let bounds: [Constraint] = min == nil && max == nil ? [] : [.dates(min: min, max: max)]
            return FieldShape(value: .date, control: .datePicker(.date), constraints: bounds)
        })

    static let time = FieldType(
        "time", "A time of day, without a time zone: `09:30` or `09:30:15`.", keys: dateKeys(.time),
        example: """
            - id: pick-up
              type: time
              label: Pick-up time
              min: 08:00
              max: 18:00
            """,
        lower: { field, analysis in
            let (min, max) = analysis.valueBounds(of: field, "a time `HH:MM` or `HH:MM:SS`") { FormTime($0) }
            let bounds: [Constraint] = min == nil && max == nil ? [] : [.times(min: min, max: max)]
            return FieldShape(value: .time, control: .datePicker(.time), constraints: bounds)
        })

    static let dateTime = FieldType(
        "date-time", "A day and a time, without a time zone: `2026-11-30T09:30`.", keys: dateKeys(.dateTime),
        example: """
            - id: appointment
              type: date-time
              label: Appointment
              min: 2026-01-01T08:00
            """,
        lower: { field, analysis in
            let (min, max) = analysis.valueBounds(of: field, "a date and time `YYYY-MM-DDTHH:MM`") { FormDateTime($0) }
            let bounds: [Constraint] = min == nil && max == nil ? [] : [.dateTimes(min: min, max: max)]
            return FieldShape(value: .dateTime, control: .datePicker(.dateAndTime), constraints: bounds)
        })

    private static func dateKeys(_ form: ValueForm) -> [KeySpec] {
        [KeySpec(.min, form, "The earliest answer."), KeySpec(.max, form, "The latest answer.")]
    }
}

/// Words for a day or a time that each day says anew.
let clockWords: Set<String> = ["today", "now", "tomorrow", "yesterday", "today()", "now()", "$today", "$now"]

extension Analysis {
    /// What to write where another field stands as a limit: nothing if there is none of that id.
    func comparison(of field: FieldSyntax, _ key: Key, with name: String) -> String? {
        guard mayTeach(.notAValue), let own = syntax.string(.id, of: field)?.value else { return nil }
        let isField = syntax.fields.contains { $0.otherOf == nil && syntax.string(.id, in: $0.node)?.value == name }
        return isField ? "write a rule: `require: \(own) \(key == .min ? ">=" : "<=") \(name)`" : nil
    }
}
