/// What is wrong: the field's id or the unknown key, the code, and the tag where one option is meant.
package struct ReferenceViolation: Hashable, Sendable {
    package var field: String
    package var code: String
    package var option: String

    package init(_ field: String, _ code: String, _ option: String = "") {
        self.field = field
        self.code = code
        self.option = option
    }
}

extension ReferenceViolation: Comparable, CustomStringConvertible {
    package static func < (one: ReferenceViolation, other: ReferenceViolation) -> Bool {
        (one.field, one.code, one.option) < (other.field, other.code, other.option)
    }

    package var description: String { "\(field) \(code) \(option)" }
}

/// Whether two texts are the same, code point for code point: “compared by code points, never folded or normalised”.
/// (`==` of `String` takes é and e with an accent for one; what it tells apart is never the same.)
func same(_ one: String, _ other: String) -> Bool {
    one == other && one.unicodeScalars.elementsEqual(other.unicodeScalars)
}

extension [String] {
    func has(_ text: String) -> Bool { contains { same($0, text) } }
}
