package import FormReference

/// A form of one section.
func form(
    _ fields: [ReferenceField], rules: [ReferenceRule] = [], lists: [ReferenceList] = []
) -> ReferenceForm {
    var form = ReferenceForm(name: "Sample", sections: [ReferenceSection(fields: fields)])
    form.rules = rules
    form.lists = lists
    return form
}

func field(_ id: String, _ type: ReferenceType, _ change: (inout ReferenceField) -> Void = { _ in }) -> ReferenceField {
    var field = ReferenceField(id, type)
    change(&field)
    return field
}

func option(_ tag: String, _ change: (inout ReferenceOption) -> Void = { _ in }) -> ReferenceOption {
    var option = ReferenceOption(tag)
    change(&option)
    return option
}

let fruit = ReferenceList(name: "fruit", ["apple", "banana", "cherry"].map { ReferenceOption($0) })

func picker(_ id: String, _ change: (inout ReferenceField) -> Void = { _ in }) -> ReferenceField {
    field(id, .picker(.shared("fruit"), other: nil), change)
}

func checkboxes(_ id: String, _ change: (inout ReferenceField) -> Void = { _ in }) -> ReferenceField {
    field(id, .selection(ReferenceSelection(.shared("fruit"))), change)
}

/// A field of its own list.
func checkboxes(_ id: String, _ options: [ReferenceOption], min: Int? = nil, max: Int? = nil) -> ReferenceField {
    field(id, .selection(ReferenceSelection(.own(ReferenceList(options)), min: min, max: max)))
}

func text(_ id: String, _ limits: ReferenceTextLimits = ReferenceTextLimits()) -> ReferenceField {
    field(id, .text(limits))
}

func integer(_ id: String, _ limits: ReferenceNumberLimits = ReferenceNumberLimits()) -> ReferenceField {
    field(id, .integer(limits))
}

func toggle(_ id: String) -> ReferenceField { field(id, .toggle(mustBe: false)) }

extension ReferenceValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
    package init(stringLiteral text: String) { self = .string(text) }
    package init(integerLiteral number: Int) { self = .number(String(number)) }
    package init(booleanLiteral isTrue: Bool) { self = .bool(isTrue) }
    package init(arrayLiteral values: ReferenceValue...) { self = .array(values) }
}

/// What the reference says of answers: `field code option`, or `field code`.
func violations(_ form: ReferenceForm, _ answers: KeyValuePairs<String, ReferenceValue>) -> [String] {
    judge(form, answers).violations.sorted().map { $0.option.isEmpty ? "\($0.field) \($0.code)" : $0.description }
}

func judge(_ form: ReferenceForm, _ answers: KeyValuePairs<String, ReferenceValue>) -> ReferenceJudge {
    ReferenceJudge(ReferencePlainForm(form), ReferenceAnswers(answers.map { ReferenceEntry($0.key, $0.value) }))
}
