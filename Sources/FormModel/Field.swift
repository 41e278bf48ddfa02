package import FormRuntime
package import FormSource

/// One question of a form.
package struct Field: Sendable {
    /// What its answer is stored under; nil for a note.
    package var id: Text?
    package var swiftName: Text = .empty
    package var label: LocalizedText?
    package var shape: FieldShape
    package var isRequired = false
    package var isReadOnly = false
    /// What few fields have, at most one: a large form has a hundred thousand fields.
    private var details: [FieldDetails] = []

    package init(shape: FieldShape) { self.shape = shape }
}

private struct FieldDetails: Sendable {
    var help: LocalizedText?
    var placeholder: LocalizedText?
    var requiredWhen: FormCondition?
    var visibleWhen: FormCondition?
    var defaultAnswer: Answer?
    var formerly: [Text] = []
    var messages: [Message] = []
}

extension Field {
    package var help: LocalizedText? {
        get { details.isEmpty ? nil : details[0].help }
        set { if newValue != nil || !details.isEmpty { edit { $0.help = newValue } } }
    }
    package var placeholder: LocalizedText? {
        get { details.isEmpty ? nil : details[0].placeholder }
        set { if newValue != nil || !details.isEmpty { edit { $0.placeholder = newValue } } }
    }
    package var requiredWhen: FormCondition? {
        get { details.isEmpty ? nil : details[0].requiredWhen }
        set { if newValue != nil || !details.isEmpty { edit { $0.requiredWhen = newValue } } }
    }
    package var visibleWhen: FormCondition? {
        get { details.isEmpty ? nil : details[0].visibleWhen }
        set { if newValue != nil || !details.isEmpty { edit { $0.visibleWhen = newValue } } }
    }
    package var defaultAnswer: Answer? {
        get { details.isEmpty ? nil : details[0].defaultAnswer }
        set { if newValue != nil || !details.isEmpty { edit { $0.defaultAnswer = newValue } } }
    }
    package var formerly: [Text] {
        get { details.isEmpty ? [] : details[0].formerly }
        set { if !newValue.isEmpty || !details.isEmpty { edit { $0.formerly = newValue } } }
    }
    package var messages: [Message] {
        get { details.isEmpty ? [] : details[0].messages }
        set { if !newValue.isEmpty || !details.isEmpty { edit { $0.messages = newValue } } }
    }

    private mutating func edit(_ change: (inout FieldDetails) -> Void) {
        if details.isEmpty { details.append(FieldDetails()) }
        change(&details[0])
    }
}

/// What a field type lowers to: the value that is stored, the control that asks for it, and what bounds it.
/// Emitters, schema and checks switch on these, never on field types.
package struct FieldShape: Sendable {
    package var value: ValueType
    package var control: Control
    package var constraints: [Constraint]

    package init(value: ValueType, control: Control, constraints: [Constraint] = []) {
        self.value = value
        self.control = control
        self.constraints = constraints
    }
}

package enum ValueType: Sendable {
    /// A note: nothing is answered.
    case none
    case text, integer, decimal, date, time, dateTime, toggle
    /// One tag, or a set of tags, of a list: a position in the form's lists.
    case choice(list: Int)
    case selection(list: Int)
    /// The same of options that the app supplies: a position in the form's sources.
    case sourceChoice(source: Int)
    case sourceSelection(source: Int)
}

extension ValueType {
    /// The list that an answer is chosen from: a position in the form's lists.
    package var list: Int? {
        switch self {
        case .choice(let list), .selection(let list): list
        case .none, .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .sourceChoice, .sourceSelection: nil
        }
    }

    /// The source that an answer is chosen from: a position in the form's sources.
    package var source: Int? {
        switch self {
        case .sourceChoice(let source), .sourceSelection(let source): source
        case .none, .text, .integer, .decimal, .date, .time, .dateTime, .toggle, .choice, .selection: nil
        }
    }
}

package enum Constraint: Sendable {
    /// How many may be chosen.
    case count(min: Int?, max: Int?)
    /// How long a text may be, in Unicode code points.
    case length(min: Int?, max: Int?)
    case pattern(Text)
    case format(FormFormat)
    case numbers(min: FormDecimal?, max: FormDecimal?)
    case step(FormDecimal)
    case integers(min: Int?, max: Int?)
    case integerStep(Int)
    case dates(min: FormDate?, max: FormDate?)
    case times(min: FormTime?, max: FormTime?)
    case dateTimes(min: FormDateTime?, max: FormDateTime?)
    case mustBeTrue
}

/// A legal answer of a field, as `default` gives it.
package enum Answer: Sendable {
    case text(Text)
    case number(FormDecimal)
    case integer(Int)
    case date(FormDate)
    case time(FormTime)
    case dateTime(FormDateTime)
    case toggle(Bool)
    /// Positions in the form's options, in the order of the list.
    case options([Int])
}
