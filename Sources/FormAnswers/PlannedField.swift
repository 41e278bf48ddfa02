import FormModel
import FormRuntime

/// A field as the first pass over a record sees it: what lets most answers pass without a closer look.
struct PlannedField: Sendable {
    enum Kind: UInt8, Sendable {
        case text, integer, toggle, choice, integerChoice, selection, integerSelection
        /// Read by the closer look alone.
        case other
    }

    /// The field's id.
    let name: NameKey
    var kind = Kind.other
    /// Whether a closer look is needed where the field is not answered.
    var isDemanding: Bool
    /// Limits of a count, a length or a number.
    var min = Int.min
    var max = Int.max
    /// The tags of its list, if it has one.
    var tags = NameTable()
    /// Options of its list, as far as 64 bits hold them.
    var exclusive: UInt64 = 0
    var required: UInt64 = 0

    init(_ name: NameKey, _ rule: FormRule, _ value: ValueType, _ lists: [PlannedList]) {
        self.name = name
        isDemanding = rule.isRequired
        switch rule.limits {
        case .text(let limits):
            guard limits.pattern == nil, limits.format == nil else { return }
            kind = .text
            bound(limits.length)
        case .integer(let limits):
            guard limits.step == nil else { return }
            kind = .integer
            bound(limits.bounds)
        case .toggle(let mustBe):
            // What must be true is looked at where it is false, and false where it is not there.
            kind = .toggle
            isDemanding = mustBe == true
            min = mustBe == true ? 1 : 0
            max = mustBe == false ? 0 : 1
        case .choice:
            list(value, lists, .choice, .integerChoice)
        case .selection(let counts):
            bound(counts)
            list(value, lists, .selection, .integerSelection)
        case .decimal, .date, .time, .dateTime, .tag, .tags: break
        }
    }

    private mutating func bound(_ bounds: FormBounds<Int>) {
        min = bounds.min ?? .min
        max = bounds.max ?? .max
    }

    private mutating func list(
        _ value: ValueType, _ lists: [PlannedList], _ strings: Kind, _ integers: Kind
    ) {
        guard let list = value.list else { return }
        let options = lists[list].options
        tags = lists[list].tags
        exclusive = options.exclusive.word
        required = options.required.intersection(options.offered).word
        if case .selection = value, !options.required.intersection(options.offered).isEmpty { isDemanding = true }
        // What is chosen from options that are offered by condition passes here, too; whether they are offered now is
        // asked when all answers are known.
        if options.required.positions.allSatisfy({ $0 < 64 }) {
            kind = lists[list].isInteger ? integers : strings
        }
    }
}
