import FormCompiler
import FormSource

/// A form with fields of every kind, for conditions to ask.
let askedFields = """
    formc: 1
    form: Order
    choices:
      fruit: [apple, banana, { tag: cherry, label: Black cherry, formerly: morello }, { tag: none, exclusive: true }]
      drink: [tea, coffee]
      size: { tag-type: integer, options: [1: Small, 2: Medium, 3: Large] }
    sources:
      goal:
      room: { tag-type: integer }
    sections:
    - fields:
      - { id: name, type: text, label: Name, max-length: 10, formerly: full-name }
      - { id: email, type: text, label: Address }
      - { id: age, type: integer, label: Age, min: 0, max: 120 }
      - { id: weight, type: decimal, label: Weight, min: 0.5 }
      - { id: start, type: date, label: Start, min: 2020-01-01 }
      - { id: end, type: date, label: End }
      - { id: opens, type: time, label: Opens }
      - { id: arrival, type: date-time, label: Arrival }
      - { id: member, type: toggle, label: Member }
      - { id: vegan, type: toggle, label: Vegan }
      - { id: favourite, type: picker, label: Favourite, options: fruit }
      - { id: second, type: picker, label: Second, options: fruit }
      - { id: drink, type: picker, label: Drink, options: drink }
      - { id: size, type: picker, label: Size, options: size }
      - { id: goal, type: picker, label: Goal, options: { source: goal } }
      - { id: room, type: picker, label: Room, options: { source: room } }
      - { id: fruits, type: checkboxes, label: Fruits, options: fruit }
      - { id: drinks, type: multi-selector, label: Drinks, options: drink }
      - { id: goals, type: checkboxes, label: Goals, options: { source: goal } }
      - { id: hint, type: note, text: Well done }

    """

/// The spec of a form, and a field whose `visible-when` is written as `scalar` after the key.
func conditionSpec(_ scalar: String, after fields: String = askedFields) -> String {
    fields + "  - id: target\n    type: text\n    label: Target\n    visible-when: " + scalar + "\n"
}

/// What is said of a condition that stands in a block by itself: a line of carets under what is marked in it, in
/// characters, and all that is said. Empty if nothing is; each finding otherwise on a line of its own.
func said(of condition: String, after fields: String = askedFields) -> String {
    let spec = conditionSpec("|\n      " + condition, after: fields)
    let lead = spec.utf8.count - condition.utf8.count - 1
    return diagnostics(Array(spec.utf8)).map { finding in
        let bytes = Array(spec.utf8)
        let start = finding.range.lowerBound
        guard start >= lead else { return "elsewhere: \(finding.message)" }
        let before = String(decoding: bytes[lead..<start], as: UTF8.self).count
        let marked = String(decoding: bytes[start..<finding.range.upperBound], as: UTF8.self).count
        let words = [finding.message, finding.label].compactMap { $0 } + finding.notes.map(\.message)
        let carets = String(repeating: " ", count: before) + String(repeating: "^", count: max(1, marked))
        return "\(carets) \(finding.severity.rawValue) \(finding.id): \(words.joined(separator: "; "))"
    }.joined(separator: "\n")
}
