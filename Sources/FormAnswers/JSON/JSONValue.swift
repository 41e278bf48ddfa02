import FormRuntime

/// A value that is known to be sound, as far as one look tells.
enum JSONValue {
    case null
    case boolean(Bool)
    case text(JSONText)
    case number(JSONNumber)
    case array, object

    /// What stands there, in words for a finding: the same for stored answers whoever reads them.
    func description(_ bytes: Span<UInt8>) -> String {
        switch self {
        case .null: return "null"
        case .boolean(let value): return value.description
        case .text(let text): return text.string(bytes)
        case .number(let number):
            if let value = number.integer(bytes) { return value.description }
            let text = number.string(bytes)
            guard let double = Double(text), double.isFinite else { return text }
            return double.description
        case .array: return "[…]"
        case .object: return "{…}"
        }
    }

    var isNull: Bool {
        if case .null = self { true } else { false }
    }
}

extension JSONScanner {
    /// Passes a value that has been passed before.
    mutating func value(_ bytes: Span<UInt8>) -> JSONValue {
        let first = peek(bytes)
        if first == UInt8(ascii: "\""), let text = try? text(bytes) { return .text(text) }
        if isNumber(first), let number = try? number(bytes) { return .number(number) }
        let isArray = first == UInt8(ascii: "[")
        if isArray || first == UInt8(ascii: "{") {
            try? skipValue(bytes, depth: 0)
            return isArray ? .array : .object
        }
        switch try? word(bytes) {
        case .yes: return .boolean(true)
        case .no: return .boolean(false)
        case .null, nil: return .null
        }
    }
}

/// The elements of an array that has been passed before.
struct JSONElements {
    private var scanner: JSONScanner
    private var position = -1

    struct Element {
        let position: Int
        let offset: Int
        let value: JSONValue
    }

    /// - Parameter start: where its bracket stands.
    init(_ bytes: Span<UInt8>, at start: Int, before end: Int) {
        scanner = JSONScanner(from: start, before: end, isLine: false)
    }

    mutating func next(_ bytes: Span<UInt8>) -> Element? {
        if position >= 0, (try? scanner.comma(bytes, orEnd: UInt8(ascii: "]"), else: .expectedValue)) != true {
            return nil
        }
        if position < 0 {
            scanner.at += 1
            scanner.skipBlanks(bytes)
            if scanner.peek(bytes) == UInt8(ascii: "]") { return nil }
        }
        position += 1
        let offset = scanner.at
        return Element(position: position, offset: offset, value: scanner.value(bytes))
    }
}
