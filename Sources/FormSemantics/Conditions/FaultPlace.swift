import FormModel
import FormSource
import FormSyntax

/// The place where a condition goes wrong, and the tokens around it, from which it can be told what was meant.
struct FaultPlace {
    let text: ConditionText
    /// What was expected, as the message says it.
    let expected: String
    /// What stands there: the text behind the range.
    let at: Range<Int>
    let found: String
    private let before: ArraySlice<Range<Int>>
    private let after: ArraySlice<Range<Int>>

    init(_ expected: String, _ at: Range<Int>, _ found: String, in text: ConditionText, _ bytes: [UInt8]) {
        (self.text, self.expected, self.at, self.found) = (text, expected, at, found)
        let pieces = conditionPieces(bytes)
        before = pieces.prefix { $0.upperBound <= at.lowerBound }
        after = pieces.drop { $0.lowerBound < at.upperBound }
    }

    /// The token so many places before the fault, 1 for the one just before it; empty if there is none.
    func before(_ distance: Int) -> Range<Int> {
        distance <= before.count ? before[before.endIndex - distance] : 0..<0
    }

    /// The token so many places after it.
    func after(_ distance: Int) -> Range<Int> {
        distance <= after.count ? after[after.startIndex + distance - 1] : 0..<0
    }

    var countBefore: Int { before.count }
}

/// What a place means for the fields of the form.
extension Analysis {
    func spelling(before distance: Int, _ place: FaultPlace) -> String {
        spelling(place.before(distance), in: place.text)
    }

    func spelling(after distance: Int, _ place: FaultPlace) -> String {
        spelling(place.after(distance), in: place.text)
    }

    /// The field that a token names.
    func field(before distance: Int, _ place: FaultPlace) -> Int? {
        fieldsByID.find(place.text.piece(place.before(distance)), in: form.buffer)
    }

    /// What kind of value a token before the fault has, if it is a field.
    func kind(before distance: Int, _ place: FaultPlace) -> ValueKinds? {
        field(before: distance, place).map { ValueKinds(form.fields[$0].shape.value, form) }
    }

    /// Whether a piece of a condition, quoted or not, is a tag of the list that a field chooses from.
    func isTag(_ range: Range<Int>, of field: Int?, in text: ConditionText) -> Bool {
        let first = spelling(range, in: text).first
        return isTag(text.piece(first == "\"" || first == "'" ? range.inner : range), of: field)
    }
}
