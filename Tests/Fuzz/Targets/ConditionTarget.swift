/// A spec with a condition in it. The first byte of the input chooses where the condition stands and how it is written;
/// the rest is its text.
package func conditionSpec(_ input: [UInt8]) -> [UInt8] {
    let choice = Int(input.first ?? 0)
    let text = Array(input.dropFirst())
    let key =
        switch choice % 6 {
        case 0: "  - id: target\n    type: text\n    label: Target\n    visible-when: "
        case 1: "  - id: target\n    type: text\n    label: Target\n    required-when: "
        case 2:
            "  - id: target\n    type: picker\n    label: Target\n    options:\n    - tag: a\n    - tag: b\n      visible-when: "
        case 3: "- fields:\n  - {id: target, type: toggle, label: T}\n  visible-when: "
        case 4: "rules:\n- message: No\n  at: name\n  when: member\n  require: "
        default: "rules:\n- message: No\n  require: "
        }
    let written: [UInt8] =
        switch choice / 6 % 4 {
        // Every text is one in quotes.
        case 0: quoted(text)
        case 1: Array("|-\n        ".utf8) + text
        case 2: Array("'".utf8) + text + Array("'".utf8)
        default: text
        }
    return Array((askedFields + key).utf8) + written + [0x0A]
}

/// A text in double quotes. What is no UTF-8 stays that.
private func quoted(_ text: [UInt8]) -> [UInt8] {
    var written: [UInt8] = [0x22]
    for byte in text {
        switch byte {
        case 0x22, 0x5C: written += [0x5C, byte]
        case 0x00..<0x20, 0x7F:
            let digits = String(byte, radix: 16)
            written += Array("\\x\(digits.utf8.count == 1 ? "0" : "")\(digits)".utf8)
        default: written.append(byte)
        }
    }
    return written + [0x22]
}

/// Fields of every kind, for conditions to ask.
private let askedFields = """
    formc: 1
    form: Asked
    choices:
      fruit: [apple, banana, { tag: cherry, formerly: morello }, { tag: none, exclusive: true }]
      drink: [tea, coffee, "a b", 日本]
      size: { tag-type: integer, options: [1: Small, 2: Medium, 3: Large] }
    sources:
      goal:
      room: { tag-type: integer }
    sections:
    - fields:
      - { id: name, type: text, label: N, max-length: 10, formerly: full-name }
      - { id: code, type: text, label: C, pattern: "[a-z]{2}" }
      - { id: email, type: text, label: E, format: email }
      - { id: age, type: integer, label: A, min: 0, max: 120, step: 2 }
      - { id: weight, type: decimal, label: W, min: 0.5, max: 99.5, step: 0.5 }
      - { id: start, type: date, label: S, min: 2020-01-01 }
      - { id: end, type: date, label: E, max: 2030-01-01 }
      - { id: opens, type: time, label: O }
      - { id: arrival, type: date-time, label: A }
      - { id: member, type: toggle, label: M }
      - { id: agreed, type: toggle, label: A, must-be: true }
      - { id: favourite, type: picker, label: F, options: fruit, other: true }
      - { id: second, type: picker, label: S, options: fruit, required: true }
      - { id: drink, type: picker, label: D, options: drink }
      - { id: size, type: picker, label: S, options: size }
      - { id: goal, type: picker, label: G, options: { source: goal } }
      - { id: room, type: picker, label: R, options: { source: room } }
      - { id: fruits, type: checkboxes, label: F, options: fruit, min: 1, max: 2 }
      - { id: drinks, type: multi-selector, label: D, options: drink, visible-when: member }
      - { id: sizes, type: multi-selector, label: S, options: size }
      - { id: goals, type: checkboxes, label: G, options: { source: goal } }
      - { id: hint, type: note, text: Well done }

    """
