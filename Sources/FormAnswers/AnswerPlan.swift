package import FormModel
package import FormRuntime
import FormSource

/// What is known of a form before the first answer is read: made once, in time linear in the form, and shared by all
/// checkers. Fields are counted among those that have an answer; notes are none.
package final class AnswerPlan: Sendable {
    /// What checks need to know besides the form.
    package struct Options: Sendable {
        /// The tags of sources, as far as they are known.
        package var sources = FormSources()
        /// Whether an answer to a hidden field is reported.
        package var reportsHidden = false
        /// Whether every answer is read by the second pass, which is slower and finds the same.
        package var looksCloser = false

        package init() {}
    }

    let names: PlannedNames
    /// How many fields need a closer look where they are not answered.
    let demanding: Int
    let rules: [FormRule]
    var fields: [PlannedField] { names.fields }
    let lists: [PlannedList]
    /// The list of each field; -1 where it has none.
    let listOfField: [Int]
    /// Nil for a form that decides nothing by condition.
    let conditions: FormConditions?
    /// The fields that conditions name, with their slots.
    let slots: [(field: Int, slot: Int)]
    /// What is known of each field's source.
    let known: [FormKnownTags?]
    /// The ids of the fields.
    package let ids: [String]
    let reportsHidden: Bool

    package init(_ form: Form, _ options: Options = Options()) {
        let answered = form.fields.compactMap { field in form.rule(of: field).map { (field, $0) } }
        var names = NameIndex()
        let lists = form.lists.map { PlannedList(form, $0, &names) }
        self.lists = lists
        listOfField = answered.map { $0.0.shape.value.list ?? -1 }
        rules = answered.map(\.1)
        ids = answered.map { form.string($0.0.id ?? .empty) }
        let keys = names.add(Self.keys(of: answered.map(\.0), form))
        let conditions =
            form.hasConditions ? FormConditions(fieldCount: answered.count, form.conditionSource()) : nil
        self.conditions = conditions
        slots = rules.indices.compactMap { field in conditions?.slot(ofField: field).map { (field, $0) } }
        known = answered.map { field, _ in
            field.shape.value.source.map { FormKnownTags(form.string(form.sources[$0].name), options.sources) }
        }
        let fields = answered.map { field, rule in
            let id = Array(form.buffer.bytes(field.id ?? .empty))
            var planned = PlannedField(NameKey(id.span, from: 0, count: id.count), rule, field.shape.value, lists)
            if options.looksCloser { planned.kind = .other }
            return planned
        }
        self.names = PlannedNames(fields: fields, index: names, keys: keys)
        demanding = fields.count(where: \.isDemanding)
        reportsHidden = options.reportsHidden
    }

    /// All names that answers may stand under, current ones first: they win.
    private static func keys(of fields: [Field], _ form: Form) -> [(bytes: [UInt8], value: Int)] {
        var keys: [(bytes: [UInt8], value: Int)] = []
        for (position, field) in fields.enumerated() {
            keys.append((Array(form.buffer.bytes(field.id ?? .empty)), position << 16))
        }
        for (position, field) in fields.enumerated() {
            for (rank, former) in field.formerly.enumerated() {
                keys.append((Array(form.buffer.bytes(former)), position << 16 | (rank + 1) & 0xFFFF))
            }
        }
        return keys
    }
}

/// What the first pass over a record needs of a plan.
struct PlannedNames: Sendable {
    let fields: [PlannedField]
    let index: NameIndex
    /// The fields' ids and former ids: a field's position times 2¹⁶, plus 0 for its id, 1 for its first former one ….
    let keys: NameTable
}

/// A list of options as answers are read against it.
struct PlannedList: Sendable {
    /// Its tags and former tags; the values are positions in the list.
    let tags: NameTable
    let options: FormOptionRules
    let isInteger: Bool
    /// The tags as they are written.
    let texts: [String]

    init(_ form: Form, _ list: ChoiceList, _ names: inout NameIndex) {
        let options = form.options[list.options]
        var tags = options.enumerated().map { (bytes: Array(form.buffer.bytes($0.element.tag)), value: $0.offset) }
        for (position, option) in options.enumerated() {
            for former in form.details(of: option)?.formerly ?? [] {
                tags.append((Array(form.buffer.bytes(former)), position))
            }
        }
        self.tags = names.add(tags)
        self.options = form.optionRules(of: list)
        switch list.tagType {
        case .string: isInteger = false
        case .integer: isInteger = true
        }
        texts = options.map { form.string($0.tag) }
    }
}
